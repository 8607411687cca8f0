"""Measures what the review of a game costs; part of ``python -m bench``."""

from random import Random
from time import process_time
from typing import Any, Final

from bench.installed import installed
from bench.ours import westbound

Figures = dict[str, Any]

GAMES: Final = ("pioneers", "pioneer_days", "colorado")
PLAYERS: Final = (2, 3, 4)
SIMULATIONS: Final = 3000  # a decision
BAR: Final = 10.0  # CPU seconds for a whole game


def measure(simulations: int = SIMULATIONS) -> Figures:
    """Return the CPU seconds of one review for each game and number of players."""
    return {f"{game}_{players}_players": of(game, players, simulations) for game in GAMES for players in PLAYERS}


def of(name: str, players: int, simulations: int) -> Figures:
    """Return what it costs to review a game that scouts played."""
    coach, match = installed("westbound.coach"), played(name, players)
    start = process_time()
    review = coach.review(match, simulations=simulations, seed=1)
    return {"cpu_s": process_time() - start, "decisions": len(review.choices), "simulations": simulations}


def played(name: str, players: int) -> Any:
    """Return a match that scouts played to the end."""
    bots, rng = installed("westbound.bots"), Random(1)
    match, scout = westbound().new(name, players=players, seed=1), bots.find("scout")
    while not match.over:
        seat = match.actors()[0]
        situation = bots.Situation(match.game, match.imagine(seat, rng), seat, rng)
        match.play(seat, match.space.text(scout.choose(situation)))
    return match


def report(found: Figures) -> None:
    """Print one line for each review."""
    simulations = next(iter(found.values()))["simulations"]
    print(f"\n{f'reviews, {simulations:,} simulations a decision':44}{'CPU seconds':>14}{'decisions':>14}")
    for name, figures in found.items():
        verdict = "within" if figures["cpu_s"] <= BAR else "beyond"
        print(f"{name:44}{figures['cpu_s']:14.1f}{figures['decisions']:14}{f'{verdict} {BAR:.0f} s':>16}")
