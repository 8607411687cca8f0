"""A run: plays what is not yet played, and stops asking when a question is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import westbound
from westbound.arena.playing import Play, Result
from westbound.arena.pool import Workers
from westbound.arena.results import Header, Results
from westbound.arena.schedule import Cell, Question, pairings, questions
from westbound.arena.stopping import decided
from westbound.engine.edition import Content

FIRST_LOOK = 8  # deals before a question can be decided
GROWTH = 1.25  # the factor from the deals at one look to those at the next
FAIR = "fair"  # the bar that depends on the number of players


class Plan(NamedTuple):
    """What is to be found out: who plays whom, at what."""

    form: str
    bots: Sequence[str]
    cells: Sequence[Cell]
    seed: int = 0
    bar: str = ""  # ``fair``, a share of wins such as ``0.7``, or nothing
    editions: Mapping[str, Content] = MappingProxyType({})  # those that are not ours, by digest

    def header(self) -> Header:
        return Header(
            program=westbound.__version__,
            rules={cell.game: westbound.game(cell.game).version for cell in self.cells},
            editions={digest: str(content.says.get("name", "")) for digest, content in self.editions.items()},
            form=self.form,
            bots=tuple(self.bots),
            cells=tuple(self.cells),
            seed=self.seed,
            bar=self.bar,
        )


class Progress(NamedTuple):
    """How far a run is."""

    played: int  # games
    planned: int  # games; fewer when a question is answered early
    open: int  # questions
    asked: int  # questions


def bar_of(bar: str, players: int) -> float:
    """Return the share of wins that a bar stands for."""
    return 1 / players if bar == FAIR else float(bar)


def run(
    plan: Plan,
    games: int,
    workers: Workers,
    results: Results,
    watch: Callable[[Progress], None] = lambda progress: None,
) -> None:
    """Play at least *games* games for each question, or fewer if it is decided earlier.

    What is played depends only on the plan: not on the workers, nor on what was played before a run was resumed.
    """
    work = Play(plan.seed, plan.editions)
    asked = questions(plan.form, plan.bots, plan.cells)
    waiting, played = list(asked), 0
    most = max((question.deals(games) for question in asked), default=0)
    for deals in looks(most) if plan.bar else [range(most)]:
        planned = played + sum(1 for _ in pairings(waiting, range(deals.start, most), games))
        now = list(pairings(waiting, deals, games))
        missing = [pairing for pairing in now if not results.has(pairing)]
        played += len(now) - len(missing)
        watch(Progress(played, planned, len(waiting), len(asked)))
        for _, game in workers.run(work, missing):
            results.add(game)
            played += 1
            watch(Progress(played, planned, len(waiting), len(asked)))
        if plan.bar:
            known = [game for game in results.found.values() if game.pairing.deal < deals.stop]  # a killed run has more
            waiting = [question for question in waiting if not answer(question, known, plan.bar)]
    watch(Progress(played, played, len(waiting) if plan.bar else 0, len(asked)))


def looks(deals: int) -> Iterator[range]:
    """Yield the deals between one look at the results and the next: few at first, then more and more."""
    start = 0
    while start < deals:
        end = min(deals, max(start + FIRST_LOOK, round(start * GROWTH)))
        yield range(start, end)
        start = end


def shares_by_deal(question: Question, results: Iterable[Result]) -> dict[int, float]:
    """Return the share of wins of the one among the others on each deal that was played from every seat."""
    one, players = question.duel.one, question.cell.players
    seatings = set(question.duel.seatings(players))
    found: dict[int, list[float]] = {}
    for result in results:
        pairing = result.pairing
        if pairing.cell == question.cell and pairing.seating in seatings:
            found.setdefault(pairing.deal, []).append(result.shares[pairing.seating.index(one)])
    return {deal: sum(shares) / players for deal, shares in sorted(found.items()) if len(shares) == players}


def answer(question: Question, results: Iterable[Result], bar: str) -> int:
    """Return 1 if the one wins more than the bar, -1 if less, 0 if that is open."""
    shares = shares_by_deal(question, results)
    return decided(list(shares.values()), bar_of(bar, question.cell.players))
