"""Play many random games and check after every action that nothing is lost: ``python -m tests.fuzz``.

A game that fails is saved as a record in ``build/``.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import westbound
from tests import ROOT
from tests.contract.cases import CASES, Case, fill_shelf, seats
from tests.contract.conserved import followed
from westbound.engine.flow import Flow
from westbound.engine.names import CHANCE
from westbound.engine.record import Played, Record

CHUNK = 200  # games
FOLDER = ROOT / "build"


@dataclass
class Report:
    """The results of some games."""

    games: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    longest: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.actions += other.actions
        self.longest |= other.longest
        self.failures += other.failures


class Failed(Exception):
    """Something is wrong with a game."""


def play(case: Case, t: Flow, rng: random.Random, log: list[tuple[int, int]]) -> None:
    """One game.  :raises Failed: if something is lost, nothing is legal, or it does not end."""
    check = followed(case.game.name)
    try:
        check(t)
        while choosing := seats(t):
            seat = choosing[0] if len(choosing) == 1 else rng.choice(choosing)
            legal = t.legal(seat)
            if not legal or len(log) == case.game.longest:
                raise Failed("nothing is legal" if not legal else "it does not end")
            if seat == CHANCE:
                log.append((seat, rng.choices(legal, t.weights(seat))[0]))
            else:
                log.append((seat, legal[int(rng.random() * len(legal))]))
            t.apply(*log[-1])
            check(t)
        if not t.over:
            raise Failed("nobody may act, and it is not over")
    except (AssertionError, RuntimeError) as error:
        raise Failed(str(error)) from error


def save(case: Case, seed: int, log: list[tuple[int, int]], folder: Path) -> Path:
    """Return the record of a game, including its last action."""
    fill_shelf()
    space = case.game.space(case.box)
    lines = [Played(None if seat == CHANCE else seat, space.text(action)) for seat, action in log]
    record = Record(westbound.new(case.game.name, case.players, 0, dict(case.options)).record.header, lines)
    folder.mkdir(exist_ok=True)
    path = folder / f"fuzz-{seed}.jsonl"
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def fuzz(names: list[str], first: int, games: int) -> Report:
    """Play that many games; the seed decides which kind."""
    report, cases = Report(), [case for case in CASES if case.game.name in names]
    for seed in range(first, first + games):
        case = cases[seed % len(cases)]
        log: list[tuple[int, int]] = []
        try:
            play(case, case.deal(), random.Random(seed), log)
        except Failed as failure:
            path = save(case, seed, log, FOLDER)
            report.failures.append(f"{case}, seed {seed}, action {len(log)}: {failure}; see {path}")
        report.games[str(case)] += 1
        report.actions[str(case)] += len(log)
        report.longest[str(case)] = max(report.longest[str(case)], len(log))
    return report


def chunks(first: int, games: int) -> Iterator[tuple[int, int]]:
    for start in range(0, games, CHUNK):
        yield first + start, min(CHUNK, games - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--game", action="append", choices=sorted({case.game.name for case in CASES}))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    names, report, begun = args.game or westbound.games(), Report(), time.monotonic()
    with ProcessPoolExecutor(args.jobs) as pool:
        parts = [pool.submit(fuzz, names, first, games) for first, games in chunks(args.seed, args.games)]
        for part in parts:
            report.add(part.result())
    for case, games in report.games.items():
        print(f"{case}: {games} games, {report.actions[case]} actions, the longest {report.longest[case]}")
    seconds = time.monotonic() - begun
    print(f"{sum(report.games.values())} games, {sum(report.actions.values())} actions in {seconds:.0f} s")
    for failure in report.failures:
        print(failure, file=sys.stderr)
    return bool(report.failures)


if __name__ == "__main__":
    sys.exit(main())
