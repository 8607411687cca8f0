"""A map with more ways than anybody can list: ten squares in a row, each with three sides to choose from."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, cast

from tests.pioneers.story import Story, story
from westbound.engine.edition import Content
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.printed import FOLDER

SQUARES = "abcdefghij"
END = "end"
LAST = f"joint_{SQUARES[-1]}"


def lines() -> list[str]:
    """From the start over all squares to the end, with a loop behind it."""
    ladder = ["start-first", "start-beside", "beside-first"]
    here = "first"
    for square in SQUARES:
        there = f"joint_{square}"
        for side in ("left", "middle", "right"):
            ladder += [f"{here}-{side}_{square}", f"{side}_{square}-{there}"]
        here = there
    return [*ladder, f"{LAST}-{END}", f"{END}-loop", "loop-back", f"back-{LAST}"]


@cache
def box() -> Box:
    """Our edition with this map for four."""
    content: dict[str, Any] = tomllib.loads((FOLDER / "westbound.toml").read_text())
    names = list(dict.fromkeys(city for line in lines() for city in line.split("-") if city != "start"))
    places = {name: {"label": name, "x": 20 + i % 9 * 100, "y": 20 + i // 9 * 100} for i, name in enumerate(names)}
    start = {"label": "start", "x": 980, "y": 600}
    content["side"]["four"] = {"start": start, "cities": places, "lines": lines()}
    return cast(Box, GAME.box(4, None, Content(content)))


def ladder(cash: int) -> Story:
    """Bill can drive from the start to the one tile, at the end; in every square each rival has a road."""
    s = story(box=box()).tiles(end="farmer")
    for person, side in zip(s.people[1:], ("left", "middle", "right"), strict=True):
        here = "first"
        for square in SQUARES:
            person.built(f"{here}-{side}_{square}")
            here = f"joint_{square}"
    s.bill.has(cash=cash, supply=0, stock=0).rides("farmer", "digger").has(supply=0)
    return s
