"""Measures what minds are made of: simulations, rows, nets and imagined tables; part of ``python -m bench``."""

from random import Random
from time import process_time
from typing import Any, Final

from bench.installed import installed
from bench.ours import CHANCE, moves, westbound
from bench.timing import Effort, microseconds

Figures = dict[str, Any]

GAMES: Final = ("pioneers", "pioneer_days", "colorado")
PLAYERS: Final = (2, 4)
POSITIONS: Final = 40
OF_A_GAME: Final = 10
SIMULATIONS: Final = 600
BARS: Final = {"pioneers_2_players": 30_000, "colorado_2_players": 50_000}  # simulations per second and core
COLUMNS: Final = ("simulations_per_s", "observe_us", "judge_us", "imagine_us")


def measure(effort: Effort) -> Figures:
    """Return the figures of every game with two and four players."""
    found = {f"{game}_{players}_players": of(game, players, effort) for game in GAMES for players in PLAYERS}
    return {**found, "ok": all(found[name]["simulations_per_s"] >= bar for name, bar in BARS.items())}


def of(name: str, players: int, effort: Effort) -> Figures:
    """Return the figures of decisions that strong players had to make."""
    game, minds, learned = (
        westbound().game(name),
        installed("westbound.bots.minds"),
        installed("westbound.bots.learned"),
    )
    judge, ahead = learned.judge_of(game, players)
    decisions, rng, spent = positions(game, players), Random(1), 0.0
    for table, seat in decisions:
        tree, known = minds.tree_of(game, judge, table, max(0, ahead - 1)), game.imagine(table, seat, rng)
        start = process_time()
        tree.search(known, seat, SIMULATIONS, 1)
        spent += process_time() - start
    table, seat = decisions[0]
    return {
        "simulations_per_s": len(decisions) * SIMULATIONS / spent,
        "observe_us": microseconds(lambda: table.sight(seat), effort),
        "judge_us": microseconds(lambda: judge.worths(table, seat), effort),
        "imagine_us": microseconds(lambda: game.imagine(table, seat, rng), effort),
    }


def positions(game: Any, players: int) -> list[tuple[Any, int]]:
    """Return decisions from games that scouts play, with the seat that decides."""
    rng = Random(1)
    found: list[tuple[Any, int]] = []
    while len(found) < POSITIONS:
        table, decisions = game.deal(game.box(players, {})), []
        for seat in moves(game, table, "scout", rng):
            if seat != CHANCE and len(table.legal(seat)) > 1:
                decisions.append((table.copy(), seat))
        found += rng.sample(decisions, min(OF_A_GAME, len(decisions)))
    return found


def report(found: Figures) -> None:
    """Print one line for each game, and whether a bar is met."""
    heads = ("simulations/s", "observe µs", "judge µs", "imagine µs")
    print(f"\n{'minds, one core':44}" + "".join(f"{head:>14}" for head in heads))
    for name, figures in found.items():
        if name == "ok":
            continue
        verdict = f"{'PASS' if figures[COLUMNS[0]] >= BARS[name] else 'FAIL':>12}" if name in BARS else ""
        rate, *times = (figures[column] for column in COLUMNS)
        print(f"{name:44}{rate:14,.0f}" + "".join(f"{time:14.2f}" for time in times) + verdict)
