"""Skeleton Trail: the entries of the journal, and what their numbers stand for."""

from __future__ import annotations

from westbound.engine.modular.kinds import NUMBER, described, kind, one_of
from westbound.game_skeleton.game import names
from westbound.game_skeleton.game.actions import SEAT_NAMES
from westbound.game_skeleton.game.box import Box

NATURES = {"player": one_of(SEAT_NAMES), "number": NUMBER}

KINDS = described(
    names,
    NATURES,
    {
        names.TURN_OF: kind("turn-of", player="player"),
        names.ROLLED: kind("rolled", player="player", pips="number"),
        names.LOADED: kind("loaded", player="player"),
        names.DROVE: kind("drove", player="player", miles="number"),
        names.ARRIVED: kind("arrived", player="player"),
        names.GAME_OVER: kind("game-over"),
    },
)

UNSPOKEN: frozenset[int] = frozenset()  # kinds too small for the log
REVEALS: frozenset[int] = frozenset()  # kinds that tell what was hidden


def entity(box: Box, kind: str, number: int) -> str:
    """The word for a number of that nature."""
    return NATURES[kind].word(box, number)
