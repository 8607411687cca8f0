"""Skeleton Trail: the entries of the journal, and what their numbers stand for."""

from __future__ import annotations

from westbound.game_skeleton.game import names
from westbound.game_skeleton.game.actions import SEAT_NAMES
from westbound.game_skeleton.game.box import Box

KINDS = {
    names.TURN_OF: ("turn-of", "player:player"),
    names.ROLLED: ("rolled", "player:player", "pips:number"),
    names.LOADED: ("loaded", "player:player"),
    names.DROVE: ("drove", "player:player", "miles:number"),
    names.ARRIVED: ("arrived", "player:player"),
    names.GAME_OVER: ("game-over",),
}

UNSPOKEN: frozenset[int] = frozenset()


def entity(box: Box, kind: str, number: int) -> str:
    return SEAT_NAMES[number] if kind == "player" else str(number)
