"""A hash of everything that happens in many games; ``python -m tests.streams``.

Run interpreted and compiled, it must print the same.
"""

from __future__ import annotations

import argparse
import hashlib
import random

import westbound
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
        seen.update(repr((choosing, legal, weights, action, sorted(dump(t).items()), journal.news())).encode())
    for seat in (*range(case.players), None):
        seen.update(repr(case.game.view(t, seat)).encode())
    return seen.hexdigest()


def bulk(case: Case, games: int, first: int) -> str:
    """Many random games: all actions and the tables at the end; and as many more inside the rules, by their tallies."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--full", type=int, default=10, help="games of each kind with everything that happens")
    parser.add_argument("--bulk", type=int, default=100, help="games of each kind by actions and final tables")
    args = parser.parse_args()
    print("compiled" if westbound.compiled() else "interpreted")
    for case in CASES:
        for seed in range(args.full):
            print(case, "game", seed, stream(case, seed))
        for first in range(0, args.bulk, 20):
            print(case, "games", first, bulk(case, 20, first))


if __name__ == "__main__":
    main()
