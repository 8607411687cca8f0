"""What is never lost, game by game: asserted after every action."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tests.colorado.conserved import Followed
from westbound.game_skeleton.tests.conserved import skeleton

Conserved = Callable[[Any], None]


def connect_four(t: Any) -> None:
    red, yellow = t.stones
    assert not red & yellow, "two stones in one place"
    assert red.bit_count() + yellow.bit_count() == sum(t.height) == t.count_dropped, "stones"
    assert red.bit_count() - yellow.bit_count() in (0, 1), "turns"
    assert t.open == sum(1 << column for column, height in enumerate(t.height) if height < 6), "open columns"


def rails(t: Any) -> None:
    assert sum(t.pile) + sum(t.hands) == 45, "cards"
    assert min(t.pile + t.hands) >= 0, "cards"


ELSEWHERE: dict[str, Conserved] = {"connect_four": connect_four, "rails": rails, "skeleton": skeleton}


def conserved(name: str) -> Conserved:
    """What to assert for a game: the function of its name in ``tests.<name>.conserved``.  A game without it fails."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    found: Conserved = getattr(import_module(f"tests.{name}.conserved"), name)
    return found


def followed(name: str) -> Conserved:
    """The same for one game that is played from its beginning, where that is less work."""
    return Followed() if name == "colorado" else conserved(name)
