"""Skeleton Trail: the actions in words."""

from __future__ import annotations

from westbound.engine.space import Block, Space
from westbound.game_skeleton.game.box import Box
from westbound.game_skeleton.game.names import DRIVE, LOAD, PIPS, ROLL

SEAT_NAMES = ("red", "blue", "green", "yellow")


def space(box: Box) -> Space:
    """Return the words: ``load``, ``drive``, ``roll 6``."""
    pips = tuple(str(pips + 1) for pips in range(PIPS))
    return Space([Block("load", LOAD), Block("drive", DRIVE), Block("roll", ROLL, "pips", pips)])
