"""Puzzles for people: the next one, hints, and answers; those of claimed names count, the first time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from westbound.api import games
from westbound.coach.puzzles import Puzzle
from westbound.server.presenting.presenter import names_in
from westbound.server.protocol.puzzles import (
    HintOrder,
    OwnAnswer,
    OwnPuzzles,
    PuzzleAnswer,
    PuzzleGame,
    PuzzleHint,
    PuzzleJudged,
    PuzzleOrder,
    PuzzleSeen,
)
from westbound.server.protocol.socket import Foresight
from westbound.server.puzzles import rows, telling
from westbound.server.puzzles.collection import Collection, check_game
from westbound.server.puzzles.rating import NEWCOMER, untried
from westbound.server.puzzles.rows import OwnStanding, Standing
from westbound.server.refusal import Refusal
from westbound.server.storage.accounts import Person
from westbound.server.storage.store import Conflict
from westbound.server.tables.tables import Tables

NEAR = 5  # puzzles with a rating near one's own, of which one comes next
TRIES = 2  # to count an answer, if another one of the same person is counted at the same moment


class Puzzles:
    """The puzzles of this server, for people who are signed in and for others."""

    def __init__(self, tables: Tables) -> None:
        """:raises WrongSettings: if the operator's file of puzzles cannot be read."""
        self._all = Collection(tables.settings.puzzle_file)
        self._tables = tables
        self._store = tables.store

    async def look(self, person: Person | None, address: str) -> list[PuzzleGame]:
        """The games, and how many puzzles each has."""
        own = await self.own(person) if person else {}
        counts = await self._tables.computing.replays.pay(address, self._all.count_all)
        return [PuzzleGame(name, counts[name], own.get(name)) for name in games()]

    async def next(self, name: str, order: PuzzleOrder, person: Person | None, address: str) -> PuzzleSeen:
        """A puzzle that is new to them and about as strong as they are; if none is left, the one seen longest ago.

        Whoever is signed in gets the same one again until they have answered it, or ratings have changed much.

        :raises Refusal: if the game has no puzzles.
        """
        check_game(name)
        there = await self._tables.computing.replays.pay(address, partial(self._all.puzzles_of, name))
        if not there:
            raise Refusal("not-now", "there are no puzzles for this game yet")
        if person:
            done = [row.puzzle for row in await self._store.look_up(rows.answers(person.id, name))]
            chance = random.Random(f"{person.id} {name} {len(done)}")
            mean = (await self._own_standing(person, name)).rated.mean
        else:
            done, chance, mean = [*order.seen], random.Random(), NEWCOMER.mean
        left = there.keys() - set(done)
        if left:
            near = await self._nearest(name, [there[each] for each in sorted(left)], mean, bool(person))
            chosen = chance.choice(near)
        else:
            chosen = there[next(each for each in done if each in there)]
        return await self._show(chosen, person, address)

    async def show(self, name: str, puzzle: str, person: Person | None, address: str) -> PuzzleSeen:
        """:raises Refusal: if there is no such puzzle."""
        return await self._show(await self._find(name, puzzle, address), person, address)

    async def foresee(self, name: str, puzzle: str, words: str, address: str) -> Foresight:
        """What a choice would set off.  :raises Refusal: if there is no such puzzle, or no such choice."""
        found = await self._find(name, puzzle, address)

        def look() -> Foresight:
            return telling.foreseen(self._all.on_table(name, puzzle), found.seat, words)

        return await self._tables.computing.replays.pay(address, look)

    async def hint(self, name: str, puzzle: str, order: HintOrder, person: Person | None, address: str) -> PuzzleHint:
        """A hint; with it, whoever is signed in has not solved the puzzle.

        :raises Refusal: if there is no such puzzle.
        """
        found = await self._find(name, puzzle, address)

        def tell(own: OwnPuzzles | None) -> PuzzleHint:
            said = telling.hint(found, self._all.on_table(name, puzzle), order.step)
            return PuzzleHint(said.step, said.verb, said.words, said.win, said.next_win, said.reasons, own)

        if person:
            await self._count(found, person, False)
        own = (await self.own(person)).get(name) if person else None
        return await self._tables.computing.replays.pay(address, partial(tell, own))

    async def answer(
        self, name: str, puzzle: str, order: PuzzleAnswer, person: Person | None, address: str
    ) -> PuzzleJudged:
        """Judge an answer; without words, it is given up.

        :raises Refusal: if there is no such puzzle, or no such choice.
        """
        found = await self._find(name, puzzle, address)
        lies = await self._tables.computing.replays.pay(address, partial(self._all.on_table, name, puzzle))
        if order.words:
            telling.check_offered(lies, found.seat, order.words)
        right = order.words == found.solution
        counted = await self._count(found, person, right) if person else False
        now = await self._standing(found)
        return PuzzleJudged(
            right=right,
            counted=counted,
            solution=found.solution,
            obvious=found.obvious,
            options=telling.options(found, lies),
            loss=found.loss,
            loss_error=found.loss_error,
            reasons=[telling.reason(each) for each in found.reasons],
            rating=now.rated.points,
            played=now.played,
            solved=now.solved,
            own=(await self.own(person)).get(name) if person else None,
        )

    async def own(self, person: Person) -> dict[str, OwnPuzzles]:
        """How a person has solved the puzzles of each game, where they have tried any."""
        found = await self._store.look_up(rows.standings(person.id))
        return {row.game: told(row.game, rows.own_standing(row)) for row in found}

    async def answers(self, person: Person) -> list[OwnAnswer]:
        """The first answers of a person, the latest first."""
        found = await self._store.look_up(rows.all_answers(person.id))
        return [OwnAnswer(row.game, row.puzzle, row.at, row.solved) for row in found]

    # Inside

    async def _find(self, name: str, puzzle: str, address: str) -> Puzzle:
        return await self._tables.computing.replays.pay(address, partial(self._all.find, name, puzzle))

    async def _show(self, puzzle: Puzzle, person: Person | None, address: str) -> PuzzleSeen:
        counts = person is not None and not await self._store.look_up(rows.answer_of(person.id, puzzle.id))
        now, own = await self._standing(puzzle), (await self.own(person)).get(puzzle.game) if person else None

        def look() -> PuzzleSeen:
            lies = self._all.on_table(puzzle.game, puzzle.id)
            return PuzzleSeen(
                id=puzzle.id,
                game=puzzle.game,
                rating=now.rated.points,
                played=now.played,
                solved=now.solved,
                colors=[*lies.game.seats[: puzzle.players]],
                seat=puzzle.seat,
                names=names_in(lies.game, lies.box),
                seen=telling.seen(lies, puzzle.seat),
                counts=counts,
                own=own,
            )

        return await self._tables.computing.replays.pay(address, look)

    async def _nearest(self, name: str, among: Sequence[Puzzle], mean: int, narrow: bool) -> Sequence[Puzzle]:
        """Those whose ratings are nearest; all, for people without a rating."""
        if not narrow:
            return among
        known = {row.id: rows.standing(row).rated.mean for row in await self._store.look_up(rows.answered(name))}
        return sorted(among, key=lambda each: abs(known.get(each.id, untried(each.rating).mean) - mean))[:NEAR]

    async def _standing(self, puzzle: Puzzle) -> Standing:
        found = await self._store.look_up(rows.one(puzzle.id))
        return rows.standing(found[0]) if found else Standing(untried(puzzle.rating))

    async def _own_standing(self, person: Person, name: str) -> OwnStanding:
        found = [row for row in await self._store.look_up(rows.standings(person.id)) if row.game == name]
        return rows.own_standing(found[0]) if found else rows.BEGINNER

    async def _count(self, puzzle: Puzzle, person: Person, solved: bool) -> bool:
        """Count an answer, if it is the first; return whether it was."""
        for _ in range(TRIES):
            if await self._store.look_up(rows.answer_of(person.id, puzzle.id)):
                return False
            with suppress(Conflict):
                await self._store.carry_out(
                    partial(rows.know, puzzle=puzzle.id, game=puzzle.game, rating=puzzle.rating)
                )
            with suppress(Conflict):
                counting = partial(rows.count, puzzle=puzzle.id, person=person.id, solved=solved, at=self._tables.now())
                await self._store.carry_out(counting)
                return True
        return False


def told(name: str, found: OwnStanding) -> OwnPuzzles:
    """What a person has done, as it is sent."""
    rated = found.rated
    return OwnPuzzles(name, rated.points, rated.give_or_take, found.played, found.solved, found.streak, found.best)
