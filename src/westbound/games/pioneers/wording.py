"""Pioneers: the facts texts can mention."""

from __future__ import annotations

from typing import TypeVar

from westbound.engine.game import Facts, Share
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.view import CityView, CoachView, LineView, PioneersView

Thing = TypeVar("Thing", CityView, LineView)
NAMES = 2**12  # whose place is cached
_found_at: dict[str, int] = {}  # by name: its place in the list


def asked(view: PioneersView, seat: int) -> Facts:
    """The player's money, the turn so far, and where the stagecoach is."""
    own = view["players"][seat]
    facts: Facts = {
        "cash": own["cash"],
        "score": own["score"],
        "bought": len(view["bought"]),
        "purchases": 1 + own["merchants"] - len(view["bought"]),
        "forced": int(view["forced"]),
        "remaining": view["remaining"],
        "stagecoach": ("city", view["stagecoach"]),
    }
    if view["player"] is not None:
        facts["player"] = ("player", SEAT_NAMES[view["player"]])
    if view["taken"] is not None:
        facts["taken"] = ("tile", view["taken"])
    if view["arrival"] is not None:
        facts["arrival"] = ("job", view["arrival"])
    if view["step"] == "routing":
        facts["goal"] = ("city", next(iter(view["ways"])))
    if view["drive"]:
        facts["lines"], facts["fare"] = len(view["drive"]["lines"]), view["drive"]["fare"]
        facts["shares"] = [Share(purse, amount) for purse, amount in view["drive"]["pays"].items()]
    return facts


def about(view: PioneersView, kind: str, word: str) -> Facts | None:
    """More facts about an action; None if nobody can choose it now."""
    if not view["actors"]:
        return None
    if kind == "line":
        return of_line(view, word)
    if kind == "city":
        return of_line_to(view, word) if view["drive"] else of_trip(view, word)
    if kind == "route":
        return of_route(view, int(word))
    if kind == "slot":
        return of_coach(view["display"], int(word))
    if kind in ("coach", "passenger"):
        (seat,) = view["actors"]
        return of_coach(view["players"][seat]["coaches"], int(word.split()[-1]))
    return {}


def of_line(view: PioneersView, name: str) -> Facts:
    """Who already has a road there."""
    owners = named(view["lines"], name)["roads"]
    return {"rivals": len(owners), "beside": [("player", SEAT_NAMES[owner]) for owner in owners]}


def of_trip(view: PioneersView, goal: str) -> Facts | None:
    """The tile in that city, and the fare."""
    tile = named(view["cities"], goal)["tile"]
    if goal not in view["ways"] or tile is None:
        return None
    fares = {way["fare"] for way in view["ways"][goal]}
    return {
        "tile": ("tile", tile),
        "fare": min(fares, default=0),
        "highest": max(fares, default=0),
        "fares": len(fares),
    }


def of_line_to(view: PioneersView, city: str) -> Facts | None:
    """The tile in the next city, if it has one, and who gets paid for the line."""
    ends = {view["stagecoach"], city}
    line = next((line for line in view["lines"] if ends == {*line["ends"]}), None)
    driver = view["player"]
    if line is None or driver is None:
        return None
    payees = [] if driver in line["roads"] else [SEAT_NAMES[owner] for owner in line["roads"]] or ["bank"]
    tile = named(view["cities"], city)["tile"]
    facts: Facts = {"fare": len(payees), "shares": [Share(payee, 1) for payee in payees], "ends": int(tile is not None)}
    return facts if tile is None else {**facts, "tile": ("tile", tile)}


def of_route(view: PioneersView, number: int) -> Facts | None:
    """Who gets how much along the way."""
    ways = [way for ways in view["ways"].values() for way in ways]
    if number > len(ways):
        return None
    way = ways[number - 1]
    return {"fare": way["fare"], "shares": [Share(purse, amount) for purse, amount in way["pays"].items()]}


def of_coach(coaches: list[CoachView] | list[CoachView | None], number: int) -> Facts | None:
    """A coach, in the display or the player's own, and who sits in it."""
    coach = coaches[number - 1] if number <= len(coaches) else None
    if coach is None:
        return None
    return {
        "card": ("card", coach["name"]),
        "jobs": [("job", seat["job"]) for seat in coach["seats"]],
        "riders": sum(seat["taken"] for seat in coach["seats"]),
        "points": coach["points"],
        "price": coach["price"],
    }


def named(things: list[Thing], name: str) -> Thing:
    """The city or line with that name."""
    place = _found_at.get(name, len(things))
    if place >= len(things) or things[place]["name"] != name:  # on another map it has another place
        if len(_found_at) == NAMES:
            _found_at.clear()
        place = _found_at[name] = [thing["name"] for thing in things].index(name)
    return things[place]


def parts(kind: str, word: str) -> Facts:
    """A passenger is a profession and the number of their coach."""
    if kind != "passenger":
        return {kind: (kind, word)}
    job, coach = word.split()
    return {"job": ("job", job), "coach": int(coach)}
