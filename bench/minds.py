"""Measures what minds are made of: simulations, rows, nets and imagined tables; part of ``python -m bench``."""

from collections.abc import Callable
from math import inf
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
RATES: Final = {"pioneers_2_players": 30_000, "colorado_2_players": 50_000}  # simulations per second and core
TIMES: Final = {"pioneer_days_2_players": 10.0}  # microseconds to imagine a table, at most
COLUMNS: Final = ("simulations_per_s", "observe_us", "judge_us", "imagine_us")


def measure(effort: Effort) -> Figures:
    """Return the figures of every game with two and four players."""
    found = {f"{game}_{players}_players": of(game, players, effort) for game in GAMES for players in PLAYERS}
    fast = all(found[name]["simulations_per_s"] >= bar for name, bar in RATES.items())
    return {**found, "ok": fast and all(found[name]["imagine_us"] <= bar for name, bar in TIMES.items())}


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

    def each(act: Callable[[Any, int], object]) -> float:
        """Return the microseconds for one of the positions."""
        return microseconds(lambda: [act(*decision) for decision in decisions], effort) / len(decisions)

    return {
        "simulations_per_s": len(decisions) * SIMULATIONS / spent,
        "observe_us": each(lambda table, seat: table.sight(seat)),
        "judge_us": each(judge.worths),
        "imagine_us": each(lambda table, seat: game.imagine(table, seat, rng)),
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
        kept = figures["simulations_per_s"] >= RATES.get(name, 0) and figures["imagine_us"] <= TIMES.get(name, inf)
        verdict = f"{'PASS' if kept else 'FAIL':>12}" if name in RATES | TIMES else ""
        rate, *times = (figures[column] for column in COLUMNS)
        print(f"{name:44}{rate:14,.0f}" + "".join(f"{time:14.2f}" for time in times) + verdict)
