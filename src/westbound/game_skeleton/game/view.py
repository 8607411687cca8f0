"""Skeleton Trail: what a seat may know."""

from __future__ import annotations

from typing import TypedDict

from westbound.engine.game import Sources
from westbound.engine.modular.looker import Sketches, TableView
from westbound.game_skeleton.game.actions import SEAT_NAMES
from westbound.game_skeleton.game.names import DECIDING
from westbound.game_skeleton.game.rules import SkeletonRules
from westbound.game_skeleton.game.steps import STEPS


class PlayerView(TypedDict):
    """Everything of a player."""

    seat: int
    color: str
    miles: int
    crates: int
    breakdown: Sources
    score: int


class SharedView(TypedDict):
    """What all see alike."""

    step: str
    player: int | None  # whose turn it is
    pips: int  # on the die
    trail: int  # miles from start to end
    store: int  # crates in it


class WholeView(TableView, SharedView):
    """The whole table."""

    players: list[PlayerView]


VIEW = WholeView


def shared(t: SkeletonRules, sketches: Sketches) -> SharedView:
    deciding = t.step == DECIDING
    return {
        "step": STEPS[t.step],
        "player": t.player if deciding else None,
        "pips": t.pips,
        "trail": t.box.miles,
        "store": t.store,
    }


def own(t: SkeletonRules, seat: int | None) -> dict[str, object]:
    """Nothing is secret."""
    return {}


def sides(t: SkeletonRules, sketches: Sketches) -> list[tuple[PlayerView, PlayerView]]:
    return [(side, side) for side in (player(t, seat) for seat in range(t.players))]


def player(t: SkeletonRules, seat: int) -> PlayerView:
    miles, crates = t.miles[seat], t.crates[seat]
    for_miles, for_crates = t.sources(seat)
    return {
        "seat": seat,
        "color": SEAT_NAMES[seat],
        "miles": miles,
        "crates": crates,
        "breakdown": {"miles": for_miles, "crates": for_crates},
        "score": for_miles + for_crates,
    }
