"""Which games are played: the same deals for everybody, every seat equally often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, permutations

import msgspec

ROUND_ROBIN, GAUNTLET, LADDER = FORMATS = ("round-robin", "gauntlet", "ladder")


class Cell(msgspec.Struct, frozen=True, order=True):
    """What is played: a game, its number of players, its options, and the digest of its edition (ours has none)."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""

    def __str__(self) -> str:
        """``pioneers, 2 players, covered=random``."""
        chosen = [f"{key}={value}" for key, value in self.options]
        edition = [f"edition {self.edition}"] if self.edition else []
        return ", ".join([self.game, f"{self.players} players", *chosen, *edition])


class Pairing(msgspec.Struct, frozen=True, order=True):
    """One game to be played.  Two pairings with the same deal have the same luck, whoever plays."""

    cell: Cell
    deal: int
    seating: tuple[str, ...]  # the bot at each seat

    @property
    def key(self) -> str:
        """What tells it from all others of a run: ``pioneers, 2 players, deal 7: greedy, random``."""
        return f"{self.cell}, deal {self.deal}: {', '.join(self.seating)}"


class Duel(msgspec.Struct, frozen=True, order=True):
    """The question whether *one* plays better than *others*: it sits alone at a table full of them."""

    one: str
    others: str

    def seatings(self, players: int) -> list[tuple[str, ...]]:
        """Return all seatings: *one* at every seat in turn."""
        seats = range(players)
        return [tuple(self.one if seat == own else self.others for seat in seats) for own in seats]

    def pairings(self, cell: Cell, deal: int) -> list[Pairing]:
        """Return the games of one deal: it is played once from every seat."""
        return [Pairing(cell, deal, seating) for seating in self.seatings(cell.players)]


class Question(msgspec.Struct, frozen=True, order=True):
    """A duel in one cell."""

    cell: Cell
    duel: Duel

    def pairings(self, deal: int) -> list[Pairing]:
        return self.duel.pairings(self.cell, deal)

    def deals(self, games: int) -> int:
        """Return the number of deals for at least *games* games."""
        return -(-games // self.cell.players)


def duels(form: str, bots: Sequence[str], players: int) -> list[Duel]:
    """Return who sits alone among whom.

    Round robin: every bot among every other; for two players, a pair is one duel.  Gauntlet: the first bot among each
    of the others.  Ladder: every bot among the one before it in the list.
    """
    if form == ROUND_ROBIN:
        pairs = combinations(bots, 2) if players == 2 else permutations(bots, 2)
        return [Duel(one, others) for one, others in pairs]
    if form == GAUNTLET:
        return [Duel(bots[0], other) for other in bots[1:]]
    assert form == LADDER, form
    return [Duel(higher, lower) for lower, higher in pairwise(bots)]


def questions(form: str, bots: Sequence[str], cells: Sequence[Cell]) -> list[Question]:
    """Return every duel in every cell."""
    return [Question(cell, duel) for cell in cells for duel in duels(form, bots, cell.players)]


def pairings(asked: Sequence[Question], deals: range, games: int) -> Iterator[Pairing]:
    """Yield the games of these deals, up to *games* for each question; all questions get a deal before the next one."""
    for deal in deals:
        for question in asked:
            if deal < question.deals(games):
                yield from question.pairings(deal)
