"""Colorado: the facts texts can mention."""

from __future__ import annotations

from typing import TypeVar

from westbound.engine.game import Facts
from westbound.games.colorado.names import DRAWN_AT_ONCE, TIPI_CENTRE
from westbound.games.colorado.printed import COLOR_NAMES, DUO_NAMES, DUO_OF
from westbound.games.colorado.view import ColoradoView, PlayerView, RegionView, StepView

UNKNOWN, HAS_IT, HAS_ALIKE, HAS_NONE = range(4)  # a player's possible answers when asked for a card

Thing = TypeVar("Thing", RegionView, StepView)


def asked(view: ColoradoView, seat: int) -> Facts:
    """The player's nuggets and points, and what is going on."""
    own = view["players"][seat]
    drawable = view["pile"] + sum(view["discards"].values())
    facts: Facts = {
        "nuggets": own["nuggets"],
        "score": own["score"],
        "reserve": view["reserve"],
        "drawable": drawable,
        "draws": min(DRAWN_AT_ONCE, drawable),
        "layable": playable(own),
    }
    if view["asked"]:
        facts["card"] = ("card", view["asked"])
        facts["caller"] = ("player", view["players"][view["caller"]]["color"])
        facts["answer"] = answer(own["hand"], view["asked"])
    if view["duo"]:
        facts["duo"] = ("duo", view["duo"])
    if view["laid"]:
        facts["laid"] = ("card", view["laid"])
    return facts


def about(view: ColoradoView, kind: str, word: str) -> Facts | None:
    """More facts about an action; None if nobody can choose it now."""
    if not view["actors"]:
        return None
    viewer, actors = view["viewer"], view["actors"]
    own = view["players"][viewer if viewer in actors and viewer is not None else actors[0]]
    if kind == "call":
        seat, card = word.split(" ", 1)
        return of_card(view, own, card) | {"held": held(view, seat)}
    if kind == "card":
        return of_card(view, own, word)
    if kind == "step":
        return of_step(view, own, word)
    if kind == "rail":
        return of_rail(view, own, word)
    if kind == "region":
        return of_flag(view, own, word)
    return of_ends(view, own)


def of_card(view: ColoradoView, own: PlayerView, card: str) -> Facts:
    """Its price and its duo, and what it would mean for the player who gets it in front of them."""
    color, value = card.split()
    area = view["players"][view["caller"]]["area"] if view["asked"] else own["area"]
    family = sum(each.startswith(color) for each in area)
    return {
        "price": int(value),
        "duo": ("duo", DUO_NAMES[DUO_OF[COLOR_NAMES.index(color)]]),
        "twice": int(card in area),
        "whole": int(card not in area and family == 2),
    }


def held(view: ColoradoView, seat: str) -> int:
    """How many cards a player has in hand."""
    return sum(player["cards"] for player in view["players"] if player["color"] == seat)


def playable(own: PlayerView) -> int:
    """How many different cards of a hand could be played, as far as the viewer knows."""
    return own["cards"] if own["hand"] is None else len({*own["hand"]} - {*own["area"]})


def answer(hand: list[str] | None, card: str) -> int:
    """What a hand has of the card asked for."""
    if hand is None:
        return UNKNOWN
    if card in hand:
        return HAS_IT
    color, value = card.split()
    return HAS_ALIKE if any(color in each or value in each for each in hand) else HAS_NONE


# The sheet


def of_step(view: ColoradoView, own: PlayerView, name: str) -> Facts:
    """The medal of the region, whether this step wins it, and what its icon triggers."""
    region = named(view["map"]["regions"], name.split()[0])
    missing = [step["name"] for step in region["steps"] if step["name"] not in own["steps"]]
    step = named(region["steps"], name)
    return {"medal": region["medal"], "last": int(missing == [name])} | of_icon(view, own, step["icon"])


def of_rail(view: ColoradoView, own: PlayerView, name: str) -> Facts:
    """The medal of the railroad, whether a branch gets closed, and what the icon triggers."""
    step = named(view["map"]["railroad"], name)
    return {
        "medal": view["map"]["railroad_medal"],
        "last": int(not step["links"]),
        "switch": int(len(own["open_rails"]) > 1),
    } | of_icon(view, own, step["icon"])


def of_flag(view: ColoradoView, own: PlayerView, name: str) -> Facts:
    """A region as printed, and what its zone gives."""
    region = named(view["map"]["regions"], name)
    zone = region["kind"]
    totals, ticked = [0, *view["map"]["zones"][zone]], own["zones"][zone]
    return {
        "zone": ("zone", zone),
        "steps": len(region["steps"]),
        "medal": region["medal"],
        "gain": totals[ticked + 1] - totals[ticked] if ticked + 1 < len(totals) else 0,
        "prize": prize(view, own, zone) if ticked + 2 == len(totals) else 0,
    }


def of_icon(view: ColoradoView, own: PlayerView, icon: str) -> Facts:
    """An icon, and for a track's icon: the next box, or the next two, and what they give for certain."""
    facts: Facts = {"icon": ("icon", icon or "none"), "boxes": 0, "box": 0, "other": 0}
    facts |= {"prize": 0, "bonus": ("icon", "none")}
    if icon not in view["map"]["tracks"]:
        return facts
    boxes = next_boxes(view, own, icon)
    icons = view["map"]["tracks"][icon]["icons"]
    facts["boxes"] = len(icons)
    if boxes:
        facts["box"] = 1 + boxes[0]
        facts["other"] = 1 + boxes[1] if len(boxes) > 1 else 0
        facts["prize"] = min(prize_at(view, own, icon, box) for box in boxes)
    if len(boxes) == 1:
        facts["bonus"] = ("icon", icons[boxes[0]] or "none")
    return facts


# The bounty board


def of_ends(view: ColoradoView, own: PlayerView) -> Facts:
    """What the next boxes of the tipi track give, on the left and on the right."""
    facts: Facts = {}
    boxes = next_boxes(view, own, "tipi") or [TIPI_CENTRE]
    for side, box in ("left", boxes[0]), ("right", boxes[-1]):
        facts[f"{side}_box"] = 1 + box
        facts[side] = ("icon", view["map"]["tracks"]["tipi"]["icons"][box] or "none")
        facts[f"{side}_medal"] = prize_at(view, own, "tipi", box)
    return facts


def next_boxes(view: ColoradoView, own: PlayerView, track: str) -> list[int]:
    """The boxes of a track that a player could tick now."""
    if track != "tipi":
        ticked = own["tracks"][track]
        return [ticked] if ticked < len(view["map"]["tracks"][track]["icons"]) else []
    boxes = own["tipi"]
    if not any(boxes):
        return [TIPI_CENTRE]
    first, last = boxes.index(True), len(boxes) - 1 - boxes[::-1].index(True)
    return [box for box in (first - 1, last + 1) if box in range(len(boxes))]


def prize_at(view: ColoradoView, own: PlayerView, track: str, box: int) -> int:
    """The points of the medal that a box wins; 0 if none."""
    return prize(view, own, track) if box + 1 in view["map"]["prizes"][track] else 0


def prize(view: ColoradoView, own: PlayerView, bounty: str) -> int:
    """The highest medal left there, less what the player has claimed this turn; 0 if none."""
    left = view["medals_left"].get(bounty, [])[own["claims"].get(bounty, 0) :]
    return left[0] if left else 0


def named(things: list[Thing], name: str) -> Thing:
    """The region or step with that name."""
    return next(thing for thing in things if thing["name"] == name)


def parts(kind: str, word: str) -> Facts:
    """A call is a player and a card; a pair is two cards; a step is a region and a number."""
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
