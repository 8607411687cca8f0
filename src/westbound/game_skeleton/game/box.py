"""Skeleton Trail: what is printed, as numbers for the rules."""

from __future__ import annotations

import cython

from westbound.game_skeleton.game.printed import Edition


class Box:
    """The content of an edition for a number of players; shared by all positions and never changed."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        if not cython.compiled:
            self.players = 0
            self.miles = 0  # from the start of the trail to its end
            self.crates = 0  # in the store
        self.players = players
        self.miles = edition.miles
        self.crates = edition.crates
