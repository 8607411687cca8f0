"""Measures what the reins cost Pioneers: ``python -m bench.reins``, and part of ``python -m bench``.

Random games are played, some with the reins taken as they come, some without ever taking them.  They are replayed
choice by choice, so that nothing but the rules is timed, and compared by games a second: what driving line by line
adds to a game counts in full.  What both kinds of games pay cannot be seen: at every movement, the rules look whether
a rival's road is within reach.  Calls from Python take part of the time, too; a playout does without them.
"""

import sys
from random import Random
from time import process_time
from typing import Any, Final

from bench.ours import CHANCE, Table, dealer, first_of, westbound

Figures = dict[str, Any]
Script = list[tuple[int, int]]  # seats and their actions

GAME: Final = "pioneers"
PLAYERS: Final = (2, 4)
GAMES: Final = 1000
TIMES: Final = 20  # the fastest counts
BAR: Final = 0.9  # of the games a second without reins


def measure() -> Figures:
    """Return games and choices a second with and without reins; both take turns, to meet the same machine."""
    game = westbound().game(GAME)
    found: Figures = {}
    for players in PLAYERS:
        start = dealer(game, players)()
        scripts = {
            name: [script(start.copy(), Random(seed), left_out) for seed in range(GAMES)]
            for name, left_out in (("with", frozenset[int]()), ("without", game.bit_by_bit))
        }
        spent = dict.fromkeys(scripts, float("inf"))
        for _ in range(TIMES):
            for name, games in scripts.items():
                spent[name] = min(spent[name], replay(start, games))
        choices = {name: sum(map(len, games)) for name, games in scripts.items()}
        found[f"{players}_players"] = {
            **{f"games_per_s_{name}": GAMES / spent[name] for name in scripts},
            **{f"choices_per_s_{name}": choices[name] / spent[name] for name in scripts},
            "games_ratio": spent["without"] / spent["with"],
            "choices_ratio": choices["with"] / choices["without"] * spent["without"] / spent["with"],
        }
    return {**found, "ok": all(found[f"{players}_players"]["games_ratio"] >= BAR for players in PLAYERS)}


def script(table: Table, rng: Random, left_out: frozenset[int]) -> Script:
    """Play to the end at random, without the actions *left_out*."""
    played = []
    while not table.over:
        seat = first_of(table.actors())
        legal = table.legal(seat)
        lots = table.weights(seat) if seat == CHANCE else [int(action not in left_out) for action in legal]
        action = rng.choices(legal, lots)[0]
        table.apply(seat, action)
        played.append((seat, action))
    return played


def replay(start: Table, scripts: list[Script]) -> float:
    """Play all of these games, listing the options before each choice as a playout does; return the CPU time."""
    began = process_time()
    for played in scripts:
        table = start.copy()
        for seat, action in played:
            table.legal(seat)
            table.apply(seat, action)
    return process_time() - began


def report(found: Figures) -> None:
    """Print the ratios for each number of players."""
    print(f"\n{f'{GAME}, with reins over without':44}{'choices/s':>14}{'games/s':>14}{'at least':>14}")
    for players in PLAYERS:
        each = found[f"{players}_players"]
        ratios = f"{each['choices_ratio']:14.2f}{each['games_ratio']:14.2f}"
        print(f"{f'{players} players':44}{ratios}{BAR:14.1f}{'PASS' if each['games_ratio'] >= BAR else 'FAIL':>12}")


if __name__ == "__main__":
    figures = measure()
    report(figures)
    sys.exit(not figures["ok"])
