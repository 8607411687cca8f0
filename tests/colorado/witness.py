"""A history of its own, against which imagined tables are checked card by card: ``python -m tests.colorado.witness``.

The witness keeps no account of who may hold what.  It writes down what everybody could see, and replays it with the
cards that were drawn at an imagined table: if one of them is not in the pile when it is drawn, not in the hand when it
leaves, or in the hand when it was said to be missing, the table is impossible.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import cast

from tests.colorado.memory import remembered
from westbound import bots
from westbound.engine.names import CHANCE
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import GIVE, GIVING, KINDS, LEFT, NOTHING, PLAYERS, VALUES
from westbound.games.colorado.rules import Colorado


def alike(kind: int) -> set[int]:
    return {other for other in range(KINDS) if other // VALUES == kind // VALUES or other % VALUES == kind % VALUES}


@dataclass(frozen=True)
class Drew:
    """A card came from the pile; *kind* is known to its owner."""

    player: int
    kind: int


@dataclass(frozen=True)
class Shown:
    """A card came from the pile, face up."""

    kind: int


@dataclass(frozen=True)
class Left:
    player: int
    kind: int


@dataclass(frozen=True)
class Lacked:
    player: int
    kinds: frozenset[int]


@dataclass(frozen=True)
class Remade:
    """The pile was made of these cards."""

    cards: tuple[int, ...]


Event = Drew | Shown | Left | Lacked | Remade


@dataclass
class Witness:
    """Plays a game, and writes down what happens."""

    t: Colorado
    rng: random.Random
    history: list[Event] = field(default_factory=list)
    remade: int = 0

    @staticmethod
    def of(players: int, seed: int) -> Witness:
        t = cast(Colorado, GAME.deal(GAME.box(players)))
        return Witness(t, random.Random(seed), [Remade(tuple(t.pile))])

    def act(self, greedy: bool = False) -> None:
        t, actors = self.t, self.t.actors()
        seats = [seat for seat in range(CHANCE + 1) if actors >> seat & 1]
        seat = CHANCE if CHANCE in seats else self.rng.choice(seats)
        legal = t.legal(seat)
        if seat == CHANCE or not greedy or len(legal) == 1:
            action = self.rng.choices(legal, t.weights(seat))[0]
        else:
            action = bots.find("greedy").choose(bots.Situation(GAME, GAME.imagine(t, seat, self.rng), seat, self.rng))
        self.apply(seat, action)

    def apply(self, seat: int, action: int) -> None:
        t = self.t
        hands, pile, discards = [*t.hands], sum(t.pile), tuple(t.discards)
        areas = [*t.areas]
        if t.step == GIVING and action == NOTHING:
            self.history.append(Lacked(seat, frozenset(alike(t.note))))
        if t.step == GIVING and action in range(GIVE, GIVE + KINDS) and action - GIVE != t.note:
            self.history.append(Lacked(seat, frozenset({t.note})))
        t.apply(seat, action)
        changes = [(at, new - old) for at, (old, new) in enumerate(zip(hands, t.hands, strict=True)) if new != old]
        drawn = [at for at, change in changes if change > 0]
        if drawn and pile == 0:
            self._remake(discards)
        self.history += [Drew(at // KINDS, at % KINDS) for at in drawn]
        self.history += [Left(at // KINDS, at % KINDS) for at, change in changes for _ in range(-change)]
        if not changes and sum(t.pile) == pile - 1:  # the set-up: a card face up
            at = next(player for player in range(PLAYERS) if t.areas[player] != areas[player])
            self.history.append(Shown((t.areas[at] ^ areas[at]).bit_length() - 1))
        elif (sum(t.pile) > pile - len(drawn) and pile > 0) or (not drawn and sum(t.pile) > pile):
            self._remake(tuple(t.pile))

    def _remake(self, cards: tuple[int, ...]) -> None:
        self.remade += 1
        self.history.append(Remade(cards))

    def contradiction(self, imagined: Colorado, viewer: int | None) -> str:
        """Why the imagined table is impossible for *viewer*; nothing if it is possible."""
        draws = [iter(drawn_at(imagined, player)) for player in range(PLAYERS)]
        pile: Counter[int] = Counter()
        hands: list[Counter[int]] = [Counter() for _ in range(PLAYERS)]
        for number, event in enumerate(self.history):
            wrong = happens(event, pile, hands, draws, viewer)
            if wrong:
                return f"event {number}, {event}: {wrong}"
        if any(next(rest, None) is not None for rest in draws):
            return "cards that nobody drew"
        if [*pile.elements()] and counted(pile) != list(imagined.pile):
            return "the pile"
        if [count for hand in hands for count in counted(hand)] != list(imagined.hands):
            return "the hands"
        return ""


def counted(cards: Counter[int]) -> list[int]:
    return [cards[kind] for kind in range(KINDS)]


def drawn_at(t: Colorado, player: int) -> list[int]:
    """What somebody drew, in order."""
    return [kind for fact, whose, kind in remembered(t) if fact < LEFT and whose == player]


def happens(event: Event, pile: Counter[int], hands: list[Counter[int]], draws: list, viewer: int | None) -> str:  # type: ignore[type-arg]
    """Let an event happen; tells what is wrong with it."""
    if isinstance(event, Remade):
        wrong = "the pile is not empty" if pile.total() else ""
        pile.update({kind: count for kind, count in enumerate(event.cards) if count})
        return wrong
    if isinstance(event, Lacked):
        return "it is in the hand" if any(hands[event.player][kind] for kind in event.kinds) else ""
    if isinstance(event, Left):
        hands[event.player][event.kind] -= 1
        return "it is not in the hand" if hands[event.player][event.kind] < 0 else ""
    kind = event.kind if isinstance(event, Shown) else next(draws[event.player], KINDS)
    pile[kind] -= 1
    if isinstance(event, Drew):
        hands[event.player][kind] += 1
        if event.player == viewer and kind != event.kind:
            return "its owner knows better"
    return "it is not in the pile" if pile[kind] < 0 else ""


def check(games: int, worlds: int, players: int, seed: int) -> tuple[int, list[str], int]:
    """Worlds that were imagined in greedy games, what was wrong with them, and how often a pile was remade at most."""
    rng, found, wrong, remade = random.Random(seed), 0, [], 0
    for game in range(games):
        witness = Witness.of(players, seed + game)
        while not witness.t.over and found < worlds:
            witness.act(greedy=True)
            if rng.random() < 0.2:
                viewer = rng.choice([*range(players), None])
                imagined = GAME.imagine(witness.t, viewer, rng)
                found += 1
                what = witness.contradiction(imagined, viewer)
                wrong += [f"{players} players, game {seed + game}, turn {witness.t.turn}: {what}"] if what else []
        remade = max(remade, witness.remade)
    return found, wrong, remade


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    failures: list[str] = []
    for players in (2, 3, 4):
        found, wrong, remade = check(args.worlds, args.worlds // 3 + 1, players, args.seed)
        print(f"colorado, {players} players: {found} imagined worlds, {len(wrong)} impossible, up to {remade} piles")
        failures += wrong
    for failure in failures:
        print(failure, file=sys.stderr)
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
