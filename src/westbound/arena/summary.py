"""The results of a run in figures, for the report and the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, combinations
from statistics import fmean
from typing import NamedTuple

from westbound.arena.playing import Result
from westbound.arena.ratings import Rating, can_rate, ratings
from westbound.arena.results import Header
from westbound.arena.running import bar_of, shares_by_deal
from westbound.arena.schedule import Cell, Duel, Question, questions
from westbound.arena.statistics import Interval, difference, mean_interval, wilson
from westbound.arena.stopping import confidence_sequence, decided

ANSWERS = {1: "above", 0: "open", -1: "below"}


class Score(NamedTuple):
    """How one did among the others, in one cell."""

    cell: Cell
    duel: Duel
    games: int
    share: Interval  # of wins, by Wilson, as if all games were independent
    by_deal: Interval  # the same, from the spread of deals
    sequence: Interval | None  # the same, however often one looks, if the run stops early
    answer: str  # next to the bar
    points: tuple[float, float]  # of the one, and of each of the others
    course: list[float]  # the share after each deal

    @property
    def fair(self) -> float:
        return 1 / self.cell.players


class Speed(NamedTuple):
    """How much a bot thinks, and how often it failed to."""

    bot: str
    games: int
    decisions: int
    seconds: float  # of CPU time
    lapses: int  # moves that it lost

    @property
    def each(self) -> float:
        """Milliseconds for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Paired(NamedTuple):
    """How much more one bot wins than another against the same opponents on the same deals."""

    cell: Cell
    one: str
    other: str
    against: str
    more: Interval


class Summary(NamedTuple):
    """Everything that is reported."""

    header: Header
    games: int
    scores: list[Score]
    paired: list[Paired]
    speeds: list[Speed]
    ratings: list[Rating]
    rated: bool  # whether they could be computed


def summarize(header: Header, results: Sequence[Result]) -> Summary:
    """Return the figures of a run; *results* are in the order of its schedule."""
    asked = questions(header.form, header.bots, header.cells)
    found = [score(question, results, header.bar) for question in asked]
    rated = can_rate()
    return Summary(
        header,
        len(results),
        [each for each in found if each],
        paired(asked, results),
        speeds(header, results),
        ratings(results) if rated else [],
        rated,
    )


def score(question: Question, results: Sequence[Result], bar: str) -> Score | None:
    """Return how the one did on the deals that were played from every seat; None if there are none."""
    cell, duel = question.cell, question.duel
    by_deal = shares_by_deal(question, results)
    if not by_deal:
        return None
    shares = list(by_deal.values())
    games = len(shares) * cell.players
    return Score(
        cell,
        duel,
        games,
        wilson(sum(shares) * cell.players, games),
        mean_interval(shares),
        confidence_sequence(shares) if bar else None,
        ANSWERS[decided(shares, bar_of(bar, cell.players))] if bar else "",
        points(question, results),
        [total / deals for deals, total in enumerate(accumulate(shares), 1)],
    )


def points(question: Question, results: Sequence[Result]) -> tuple[float, float]:
    """Return the mean points of the one, and of each of the others."""
    seatings = set(question.duel.seatings(question.cell.players))
    own: list[int] = []
    others: list[int] = []
    for result in results:
        if result.pairing.cell == question.cell and result.pairing.seating in seatings:
            for bot, gained in zip(result.pairing.seating, result.points, strict=True):
                (own if bot == question.duel.one else others).append(gained)
    return fmean(own), fmean(others)


def paired(asked: Sequence[Question], results: Sequence[Result]) -> list[Paired]:
    """Return the differences between all bots that met the same opponents."""
    alone: dict[tuple[Cell, str], dict[str, dict[int, float]]] = {}  # by cell and opponent: shares by bot and deal
    for question in asked:
        (cell, duel), shares = (question.cell, question.duel), shares_by_deal(question, results)
        alone.setdefault((cell, duel.others), {})[duel.one] = shares
        if cell.players == 2:
            rest = {deal: 1 - share for deal, share in shares.items()}
            alone.setdefault((cell, duel.one), {})[duel.others] = rest
    return [
        Paired(cell, one, other, against, more)
        for (cell, against), bots in alone.items()
        for one, other in combinations(bots, 2)
        if (more := difference(bots[one], bots[other]))
    ]


def speeds(header: Header, results: Sequence[Result]) -> list[Speed]:
    found = []
    for bot in header.bots:
        seats = [
            (result.decisions[seat], result.seconds[seat], result.lapses[seat])
            for result in results
            for seat, name in enumerate(result.pairing.seating)
            if name == bot
        ]
        games = sum(bot in result.pairing.seating for result in results)
        decisions, seconds, lapses = (sum(each) for each in zip((0, 0.0, 0), *seats, strict=True))
        found.append(Speed(bot, games, int(decisions), seconds, int(lapses)))
    return found
