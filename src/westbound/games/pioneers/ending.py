"""Pioneers: how near the end is, for views."""

from __future__ import annotations

from typing import TypedDict

from westbound.games.pioneers.names import (
    REMOVED_OF_FOUR,
    REMOVED_OF_THREE,
    REMOVED_OF_TWO,
    ROADS_EACH,
    SLOTS,
    STARTERS,
)

REMOVED_COACHES = {2: REMOVED_OF_TWO, 3: REMOVED_OF_THREE, 4: REMOVED_OF_FOUR}  # by number of players


class EndingView(TypedDict):
    """The round in which the stack runs out, or somebody runs out of roads, is the last one."""

    coaches: int  # left in the stack, ...
    most_coaches: int  # ... and after the setup
    roads: int  # left to whoever has the fewest, ...
    most_roads: int  # ... and at first
    builders: list[int]  # the seats with so few roads left; none before the first road
    last_player: int  # whose turn ends the round


def ending(stack_size: int, stock: tuple[int, ...], first: int) -> EndingView:
    """What ends the game, and how much of it is left; *stock* are the roads of each player."""
    players, fewest = len(stock), min(stock)
    most_coaches = STARTERS - REMOVED_COACHES[players] - SLOTS
    return {
        "coaches": min(stack_size, most_coaches),
        "most_coaches": most_coaches,
        "roads": fewest,
        "most_roads": ROADS_EACH,
        "builders": [seat for seat, roads in enumerate(stock) if roads == fewest < ROADS_EACH],
        "last_player": (first - 1) % players,
    }
