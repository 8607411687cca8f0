"""What the texts may mention of a table."""

from __future__ import annotations

from westbound.games.pioneers.view import LineView
from westbound.games.pioneers.wording import NAMES, named


def line(name: str) -> LineView:
    return {"name": name, "ends": [], "roads": [], "covered": False}


def test_a_name_is_found_on_every_map() -> None:
    near, far = [line("a-b"), line("b-c")], [line("c-d"), line("b-c"), line("a-b")]
    for things in (near, far, near):
        for thing in things:
            assert named(things, thing["name"]) is thing


def test_a_name_is_found_however_many_there_were_before() -> None:
    for number in range(NAMES + 2):
        thing = line(f"line {number}")
        assert named([line("another"), thing], thing["name"]) is thing
