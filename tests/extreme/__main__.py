"""Make editions at the limits of what each game accepts, and play on them: ``python -m tests.extreme``.

What fails is saved in ``build/``: the edition, and the record of the game.  Each edition is played in a process of
its own, so that a crash is attributed to its edition.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import westbound
from tests import ROOT
from tests.extreme.trial import trial


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--editions", type=int, default=40, help="of each game")
    parser.add_argument("--games", type=int, default=12, help="on each edition")
    parser.add_argument("--first", type=int, default=0, help="number of the first edition")
    parser.add_argument("--game", action="append", choices=westbound.games())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=0, help="begin no edition after that")
    parser.add_argument("--one", action="store_true", help="play the first edition only, in this process")
    args = parser.parse_args()
    names = args.game or westbound.games()
    if args.one:
        played, wrong = trial(westbound.game(names[0]), args.first, args.games)
        print(played, *wrong, sep="\n")
        return 0
    begun, numbers = time.monotonic(), range(args.first, args.first + args.editions)
    played = actions = failed = 0
    with ThreadPoolExecutor(args.jobs) as pool:
        asked = [
            (name, number, pool.submit(alone, name, number, args.games, begun, args.minutes))
            for number in numbers
            for name in names
        ]
        for name, number, answer in asked:
            status, lines = answer.result()
            if status is None:
                continue
            count, *failures = ["0", f"the process ended with {status}: {lines[-3:]}"] if status else lines
            played, actions, failed = played + 1, actions + int(count), failed + len(failures)
            for failure in failures:
                print(f"{name}, edition {number}: {failure}", file=sys.stderr, flush=True)
    seconds = time.monotonic() - begun
    print(f"{played} extreme editions, {actions} actions in {seconds:.0f} s, {failed} failures")
    return failed > 0


def alone(name: str, number: int, games: int, begun: float, minutes: float) -> tuple[int | None, list[str]]:
    """Status and answer of the process that plays one edition; no status if there is no time left."""
    if minutes and time.monotonic() - begun > 60 * minutes:
        return None, []
    command = [sys.executable, "-m", "tests.extreme", "--one", "--game", name, f"--first={number}", f"--games={games}"]
    run = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode, run.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())
