"""Measures how long it takes to imagine a table: ``python -m bench.imagining``, and part of ``python -m bench``."""

import sys
from random import Random
from time import perf_counter
from typing import Any, Final

from bench.ours import moves, westbound

Figures = dict[str, Any]

GAME: Final = "colorado"
PLAYERS: Final = 4
TURN: Final = 20
POSITIONS: Final = 60
TIMES: Final = 50  # per seat and position
BARS: Final = {"median_us": 50.0, "slowest_percent_us": 500.0}


def positions(count: int) -> list[Any]:
    """Return greedy games that have reached TURN; shorter ones are skipped."""
    game, tables = westbound().game(GAME), []
    for seed in range(100 * count):
        table = game.deal(game.box(players=PLAYERS, options={}))
        for _ in moves(game, table, "greedy", Random(seed)):
            if table.turn >= TURN:
                break
        if not table.over:
            tables.append(table)
        if len(tables) == count:
            break
    return tables


def measure() -> Figures:
    """Return the microseconds for one table, as a bot requests it, over all seats of all positions."""
    game, rng, spent = westbound().game(GAME), Random(1), []
    for table in positions(POSITIONS):
        for seat in range(PLAYERS):
            for _ in range(TIMES):
                start = perf_counter()
                game.imagine(table, seat, rng)
                spent.append((perf_counter() - start) * 1e6)
    spent.sort()
    figures = {"median_us": spent[len(spent) // 2], "slowest_percent_us": spent[len(spent) * 99 // 100]}
    return {**figures, "tables": len(spent), "ok": all(figures[name] <= bar for name, bar in BARS.items())}


def report(found: Figures) -> None:
    """Print one line per bar: the measured microseconds and the limit."""
    print(f"\n{f'imagining {GAME}, turn {TURN} of {PLAYERS} players':44}{'µs':>14}{'at most':>14}")
    for name, bar in BARS.items():
        print(f"{name:44}{found[name]:14.1f}{bar:14.1f}{'PASS' if found[name] <= bar else 'FAIL':>12}")


if __name__ == "__main__":
    figures = measure()
    report(figures)
    sys.exit(not figures["ok"])
