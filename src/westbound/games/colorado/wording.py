"""Colorado: what the texts may mention."""

from __future__ import annotations

from westbound.engine.game import Facts
from westbound.games.colorado.view import ColoradoView


def asked(view: ColoradoView, seat: int) -> Facts:
    """The purse, the points, and what is going on."""
    own = view["players"][seat]
    facts: Facts = {"nuggets": own["nuggets"], "score": own["score"], "reserve": view["reserve"]}
    if view["asked"]:
        facts["card"] = ("card", view["asked"])
        facts["caller"] = ("player", view["players"][view["caller"]]["color"])
    if view["duo"]:
        facts["duo"] = ("duo", view["duo"])
    if view["laid"]:
        facts["laid"] = ("card", view["laid"])
    return facts


def about(view: ColoradoView, kind: str, word: str) -> Facts | None:
    """What more can be said of an action."""
    return {}


def parts(kind: str, word: str) -> Facts:
    """A call names a player and a card; a pair two cards; a step a region and a number."""
    if kind == "call":
        seat, card = word.split(" ", 1)
        return {"player": ("player", seat), "card": ("card", card)}
    if kind == "pair":
        color, one, other = word.split()
        return {"card": ("card", f"{color} {one}"), "other": ("card", f"{color} {other}")}
    if kind == "step":
        region, number = word.split()
        return {"region": ("region", region), "number": int(number)}
    return {kind: (kind, word)}
