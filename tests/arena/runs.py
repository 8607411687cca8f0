"""Runs, as tests start them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from westbound.arena import Cell, InProcess, Pairing, Plan, Result, Results, Workers, run
from westbound.arena.results import read_run
from westbound.arena.schedule import ROUND_ROBIN

FOUR = Cell("connect_four", 2)
PIONEERS = Cell("pioneers", 3)


def plan(*bots: str, cells: Sequence[Cell] = (FOUR,), form: str = ROUND_ROBIN, seed: int = 1, bar: str = "") -> Plan:
    return Plan(form, bots, cells, seed, bar)


def played(plan: Plan, games: int, folder: Path, workers: Workers | None = None) -> list[Result]:
    """Play a run and return its results."""
    with Results(folder, plan.header()) as results:
        run(plan, games, workers or InProcess(), results)
    return read_run(folder)[1]


def timeless(results: Sequence[Result]) -> list[tuple[Pairing, list[float], list[int], list[int]]]:
    """What must not depend on how fast anybody was."""
    return [(result.pairing, result.shares, result.points, result.decisions) for result in results]
