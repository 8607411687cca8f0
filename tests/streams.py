"""A hash of everything that happens in many games; ``python -m tests.streams``.

Run interpreted and compiled, it must print the same: ``--compare`` runs it both ways.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys

from msgspec.json import encode

import westbound
from tests import ROOT
from tests.contract.cases import CASES, Case, seats
from westbound.engine.save import dump


def stream(case: Case, seed: int) -> str:
    """One random game: seats, options, weights, choices, positions, news."""
    rng, t = random.Random(seed), case.deal()
    journal = t.listen()
    seen = hashlib.sha256()
    while choosing := seats(t):
        seat = rng.choice(choosing)
        legal, weights = t.legal(seat), t.weights(seat)
        action = rng.choices(legal, weights)[0]
        t.apply(seat, action)
        seen.update(encode((choosing, legal, weights, action, sorted(dump(t).items()), journal.news())))
    for seat in (*range(case.players), None):
        seen.update(repr(case.game.view(t, seat)).encode())
    return seen.hexdigest()


def bulk(case: Case, games: int, first: int) -> str:
    """Hash many random games: all actions and final tables; and as many more inside the rules, by their tallies."""
    seen = hashlib.sha256()
    for seed in range(first, first + games):
        rng, t = random.Random(seed), case.deal()
        while choosing := seats(t):
            seat = choosing[0]
            legal = t.legal(seat)
            action = legal[rng.randrange(len(legal))]
            t.apply(seat, action)
            seen.update(b"%d %d " % (seat, action))
        seen.update(repr(sorted(dump(t).items())).encode())
    tallies = " ".join(str(tally) for tally in case.deal().playouts(games, first))
    return f"{seen.hexdigest()} {tallies}"


def both_ways(full: int, bulk: int) -> tuple[list[str], list[str]]:
    """Return what is printed with interpreted and with compiled rules."""
    command = [sys.executable, "-m", "tests.streams", f"--full={full}", f"--bulk={bulk}"]
    ways = [os.environ | {"WESTBOUND_SOURCE": source} for source in ("1", "")]
    runs = [subprocess.Popen(command, cwd=ROOT, env=way, stdout=subprocess.PIPE, text=True) for way in ways]
    interpreted, compiled = [run.communicate()[0].splitlines() for run in runs]
    assert [run.returncode for run in runs] == [0, 0]
    return interpreted, compiled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", type=int, default=10, help="games of each kind with everything that happens")
    parser.add_argument("--bulk", type=int, default=100, help="games of each kind by actions and final tables")
    parser.add_argument("--compare", action="store_true", help="interpreted with compiled")
    args = parser.parse_args()
    if args.compare:
        interpreted, compiled = both_ways(args.full, args.bulk)
        if compiled[0] != "compiled":
            sys.exit("NOT COMPARED: the rules are not compiled; is there a C compiler?")
        for one, other in zip(interpreted[1:], compiled[1:], strict=True):
            if one != other:
                sys.exit(f"interpreted: {one}\ncompiled:    {other}")
        print(f"{len(CASES)} kinds of games are played alike, interpreted and compiled")
        return
    print("compiled" if westbound.compiled() else "interpreted")
    for case in CASES:
        for seed in range(args.full):
            print(case, "game", seed, stream(case, seed))
        for first in range(0, args.bulk, 20):
            print(case, "games", first, bulk(case, min(20, args.bulk), first))


if __name__ == "__main__":
    main()
