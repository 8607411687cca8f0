"""Who is ahead, for the spectators of a running game: found only while somebody watches, and told a round late.

It is made of what an onlooker knows, so a player who watches in another window learns no secret.  No choice before the
position it is about can be taken back any more (``Fold.undo_needs``), so it cannot be used to try choices out, either.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from westbound.engine.game import NoWorld
from westbound.engine.match import Match, Moment
from westbound.engine.names import CHANCE
from westbound.server.bots.pool import Asker, BotPool, OutlookQuestion
from westbound.server.computing import Computing
from westbound.server.protocol.socket import Outlook
from westbound.server.state.table_state import TableState
from westbound.server.state.turns import Turns

AT_ONCE = 2  # that a process looks for; other tables wait
SEED = 1  # the same for all: it must not depend on anything that an onlooker does not know
NOBODY = -1

log = logging.getLogger("westbound.server")
Tell = Callable[[Outlook], None]


class Behind(NamedTuple):
    """A position that lies a whole round behind."""

    table: str
    match: Match
    past: list[Moment]  # the actions before it
    told: int  # those before its turn
    seq: int  # the event that came next


class OutlookRoom:
    """What the tables of a process share: how many of them look ahead at a time, and how far."""

    def __init__(self, pool: BotPool, computing: Computing, simulations: int) -> None:
        """Without *simulations*, there are no outlooks."""
        self.pool = pool
        self.computing = computing
        self.simulations = simulations
        self.free = asyncio.Semaphore(AT_ONCE)


class Outlooks:
    """The outlooks of one table, one at a time; those that the game has left behind are dropped."""

    def __init__(self, room: OutlookRoom) -> None:
        self._room = room
        self._asked = 0  # the number of actions before the latest position that was looked at
        self._task: asyncio.Task[None] | None = None
        self._found: tuple[int, Outlook] | None = None

    def latest(self, state: TableState) -> Outlook | None:
        """The outlook that spectators know; None if the game has left it behind."""
        return self._found[1] if self._found and self._found[0] in state.turns.recent else None

    def look(self, state: TableState, addresses: Sequence[str], tell: Tell) -> None:
        """Find out what spectators may know now, unless that is done already; they watch from *addresses*."""
        told, match = state.turns.told, state.match
        if not self._room.simulations or self._task or told <= self._asked or match is None:
            return
        self._asked = told
        at = next((at for at in range(told, len(match.past)) if match.past[at].seat != CHANCE), None)
        if at is not None:
            behind = Behind(state.table, match, match.past[:at], told, state.event_of(at))
            self._task = asyncio.create_task(self._find(behind, state.turns, addresses, tell))

    def stop(self) -> None:
        """Nobody watches any more."""
        if self._task:
            self._task.cancel()
            self._asked = 0  # so that it is found for those who come next

    async def _find(self, behind: Behind, turns: Turns, addresses: Sequence[str], tell: Tell) -> None:
        """Tell who was ahead, unless the game has left that behind in the meantime."""
        try:
            async with self._room.free:
                wins = await self._wins(behind, Asker(f"outlook {behind.table}", addresses))
            if wins and behind.told in turns.recent:
                outlook = Outlook(wins, behind.seq)
                self._found = behind.told, outlook
                tell(outlook)
        except Exception as error:
            expected = isinstance(error, NoWorld)
            extra = {"table": behind.table, "reason": str(error)}
            log.warning("no outlook was found", exc_info=None if expected else error, extra=extra)
        finally:
            self._task = None

    async def _wins(self, behind: Behind, asker: Asker) -> list[float]:
        """Each seat's chance to win; none, if the workers fail.

        :raises NoWorld: if no world agrees with what an onlooker knows.
        """
        room, asking = self._room, partial(question, behind.match, behind.past, self._room.simulations)
        found = await room.pool.look_ahead(await room.computing.reviews.run(behind.table, asking), asker)
        if found is None or found.failed:
            log.warning("no outlook was found", extra={"table": behind.table, "reason": found.failed if found else ""})
            return []
        return [round(win, 3) for win in found.wins]


def question(match: Match, past: Sequence[Moment], simulations: int) -> OutlookQuestion:
    """What the pool is asked about the position after *past*: a table that an onlooker imagines.

    :raises NoWorld: if no world agrees with what an onlooker knows.
    """
    header, table = match.record.header, match.game.deal(match.box)
    for moment in past:
        table.apply(moment.seat, moment.action)
    return OutlookQuestion(
        game=header.game,
        players=header.players,
        options=dict(header.options),
        edition=header.edition,
        content=msgspec.Raw(b"null"),
        seat=NOBODY,
        snapshot=match.game.dump(match.game.imagine(table, None, random.Random(SEED))),
        seed=SEED,
        simulations=simulations,
    )
