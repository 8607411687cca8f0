"""Mail digests: one mail about all tables that wait for somebody, at most every few minutes."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from westbound.server.notices.delivery import Delivery, Outgoing, outgoing_of
from westbound.server.notices.mail import Mail
from westbound.server.notices.outbound import Undelivered
from westbound.server.notices.signing import Signer
from westbound.server.notices.triggers import Trigger, judge
from westbound.server.notices.wording import digest
from westbound.server.refusal import Refusal
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.store import Conflict
from westbound.server.storage.subscriptions import Subscription
from westbound.server.tables.isolation import Contained
from westbound.server.tables.tables import Tables


class Digests:
    """Writes a digest to everyone tables wait for, unless they got one recently."""

    def __init__(self, tables: Tables, signer: Signer, mail: Mail, delivery: Delivery) -> None:
        self._tables = tables
        self._store = tables.store
        self._signer = signer
        self._mail = mail
        self._delivery = delivery
        self._after = int(1000 * tables.settings.notice_after)
        self._pace = int(60_000 * tables.settings.mail_minutes)

    async def write(self, called: Iterable[Outgoing]) -> None:
        """Write to these addresses, or postpone it."""
        by_address: dict[str, list[Outgoing]] = {}
        for sent in called:
            by_address.setdefault(sent.subscription.target, []).append(sent)
        rows = await self._store.look_up(subscriptions.last_letters(by_address)) if by_address else []
        last = {row.address: row.at for row in rows}
        for address, outgoing in by_address.items():
            again = last.get(address, 0) + self._pace
            if again <= now():
                await self._begin(address, last.get(address))
                continue
            looked = [(subscription, seq, again, subscription.seen) for subscription, _, seq, *_ in outgoing]
            await self._store.carry_out(partial(subscriptions.put_off, looked=looked))

    async def _begin(self, address: str, last: int | None) -> None:
        """Write to *address* about all tables that wait, unless another process does."""
        rows = await self._store.look_up(subscriptions.of_address(address))
        found = [await self._look(subscriptions.read(row)) for row in rows]
        told = [each for each in found if each and each.trigger.name == each.subscription.told]
        new = [each for each in found if each and each.trigger.name != each.subscription.told]

        def claim(connection: Connection) -> list[Outgoing]:
            mine = [
                each for each in new if subscriptions.claim(connection, each.subscription, each.trigger.name, each.seq)
            ]
            if mine and not subscriptions.claim_letter(connection, address, last, now()):
                raise Conflict("another process writes to this address")
            return mine

        with suppress(Conflict):  # another process does it
            if mine := await self._store.carry_out(claim):
                self._delivery.send_out(self._send(address, told, mine, last))

    async def _look(self, subscription: Subscription) -> Outgoing | None:
        """The notice for a subscription, if its table waits for somebody who is away."""
        try:
            with Contained(subscription.table, self._tables.quarantine):
                live = await self._tables.find(subscription.table)
                state = await live.settled()
                verdict = judge(subscription, live, now(), self._after, again=True)
                return outgoing_of(subscription, verdict, state) if isinstance(verdict, Trigger) else None
        except Refusal:
            return None

    async def _send(self, address: str, told: list[Outgoing], new: list[Outgoing], last: int | None) -> None:
        origin = self._tables.settings.origin
        language = new[0].subscription.language
        end = f"{origin}/api/notices/end?token={self._signer.link('end', address, language)}"
        listed = [(sent.notice, self._link(sent)) for sent in sorted(told + new, key=urgency)]
        try:
            await self._mail.write(address, digest(language, listed, now(), end, self._pace // 60_000), end)
        except Undelivered as error:
            await self._store.carry_out(partial(subscriptions.give_letter_back, address=address, last=last))
            for sent in new:
                await self._delivery.fail(sent, error)
        else:
            for sent in new:
                await self._delivery.succeed(sent)

    def _link(self, sent: Outgoing) -> str:
        """A link to their own seat: it is their own mailbox."""
        subscription = sent.subscription
        key = self._tables.keys.make(subscription.table, subscription.seat, subscription.void, sent.since)
        return f"{self._tables.settings.origin}/table/{subscription.table}#{key}"


def urgency(sent: Outgoing) -> tuple[bool, int]:
    """Sort key: games that go on first, then by waiting time."""
    return sent.trigger.what == "over", sent.trigger.since
