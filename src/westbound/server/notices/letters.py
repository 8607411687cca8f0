"""Mails about all tables that call somebody: one now and then, not one a move."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from westbound.server.notices.calls import Call, judge
from westbound.server.notices.delivery import Delivery, Telling, telling_of
from westbound.server.notices.door import Undelivered
from westbound.server.notices.mail import Mail
from westbound.server.notices.seal import Seal
from westbound.server.notices.wording import digest
from westbound.server.refusal import Refusal
from westbound.server.storage import subscriptions
from westbound.server.storage.store import Conflict
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.live import now
from westbound.server.tables.tables import Tables


class Letters:
    """Writes to whom tables call, if they have not been written to for a while."""

    def __init__(self, tables: Tables, seal: Seal, mail: Mail, delivery: Delivery) -> None:
        self._tables = tables
        self._store = tables.store
        self._seal = seal
        self._mail = mail
        self._delivery = delivery
        self._after = int(1000 * tables.settings.notice_after)
        self._pace = int(60_000 * tables.settings.mail_minutes)

    async def write(self, called: Iterable[Telling]) -> None:
        """Write to who is called, or put it off."""
        by_address: dict[str, list[Telling]] = {}
        for telling in called:
            by_address.setdefault(telling.wish.target, []).append(telling)
        rows = await self._store.look_up(subscriptions.last_letters(by_address)) if by_address else []
        last = {row.address: row.at for row in rows}
        for address, tellings in by_address.items():
            again = last.get(address, 0) + self._pace
            if again <= now():
                await self._begin(address, last.get(address))
                continue
            looked = [(wish, seq, again, wish.seen) for wish, _, seq, _ in tellings]
            await self._store.carry_out(partial(subscriptions.put_off, looked=looked))

    async def _begin(self, address: str, last: int | None) -> None:
        """Write of all tables that call who reads it, unless another process does."""
        rows = await self._store.look_up(subscriptions.of_address(address))
        found = [await self._look(subscriptions.read(row)) for row in rows]
        told = [each for each in found if each and each.call.name == each.wish.told]
        new = [each for each in found if each and each.call.name != each.wish.told]

        def claim(connection: Connection) -> list[Telling]:
            mine = [each for each in new if subscriptions.claim(connection, each.wish, each.call.name, each.seq)]
            if mine and not subscriptions.claim_letter(connection, address, last, now()):
                raise Conflict("another process writes to this address")
            return mine

        with suppress(Conflict):  # all of it is left to the other process then
            if mine := await self._store.carry_out(claim):
                self._delivery.send_out(self._send(address, told, mine, last))

    async def _look(self, wish: Subscription) -> Telling | None:
        """What there is to tell of a wish, if its table calls who is away."""
        try:
            live = await self._tables.find(wish.table)
            state = await live.settled()
        except Refusal:
            return None
        verdict = judge(wish, live, now(), self._after, again=True)
        return telling_of(wish, verdict, state) if isinstance(verdict, Call) else None

    async def _send(self, address: str, told: list[Telling], new: list[Telling], last: int | None) -> None:
        origin = self._tables.settings.origin
        language = new[0].wish.language
        end = f"{origin}/api/notices/end?token={self._seal.link('end', address, language)}"
        listed = [(telling.notice, self._link(telling.wish)) for telling in sorted(told + new, key=urgency)]
        try:
            await self._mail.write(address, digest(language, listed, now(), end, self._pace // 60_000), end)
        except Undelivered as error:
            await self._store.carry_out(partial(subscriptions.give_letter_back, address=address, last=last))
            for telling in new:
                await self._delivery.fail(telling, error)
        else:
            for telling in new:
                await self._delivery.succeed(telling)

    def _link(self, wish: Subscription) -> str:
        """To their own seat: it is their own mailbox."""
        key = self._tables.keys.make(wish.table, wish.seat, wish.void)
        return f"{self._tables.settings.origin}/table/{wish.table}#{key}"


def urgency(telling: Telling) -> tuple[bool, int]:
    """Where somebody waits comes first, and where they have waited longest."""
    return telling.call.what == "over", telling.call.since
