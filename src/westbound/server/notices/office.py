"""Where wishes are made, confirmed and ended."""

from __future__ import annotations

import time
from functools import partial
from typing import Self

import msgspec

from westbound.server.limits import per_hour
from westbound.server.notices.delivery import Delivery
from westbound.server.notices.door import Door, NoEntry, Undelivered
from westbound.server.notices.hook import Hook
from westbound.server.notices.letters import Letters
from westbound.server.notices.mail import Mail, check_mail, is_address
from westbound.server.notices.push import Push, PushSubscription
from westbound.server.notices.rounds import Rounds
from westbound.server.notices.seal import TO_CONFIRM, Seal
from westbound.server.notices.wording import question
from westbound.server.protocol.http import Ways, WishMade, WishOrder
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.storage import subscriptions
from westbound.server.storage.store import NOTICES
from westbound.server.storage.subscriptions import Subscription, TooMany
from westbound.server.tables.live import Live, now
from westbound.server.tables.tables import Tables

MOST_OF_A_SEAT = 8
QUESTIONS_TO_ONE, QUESTIONS_FROM_ONE = 3, 12  # mails that ask an address whether it is right, per hour


class Office:
    """Takes wishes, and sees that they are fulfilled."""

    def __init__(self, tables: Tables, secret: bytes) -> None:
        settings = tables.settings
        check_mail(settings)
        self.seal = Seal(secret)
        self._tables = tables
        self._store = tables.store
        self._door = Door(settings.notices_private)
        self._mail = Mail(settings)
        hook = Hook(self._door, self.seal, settings.origin)
        push = Push(self._door, self.seal, contact(settings))
        self._delivery = Delivery(self._store, int(1000 * settings.notice_after))
        letters = Letters(tables, self.seal, self._mail, self._delivery)
        self._rounds = Rounds(tables, self._delivery, letters, {"push": push, "hook": hook})
        self._to_one, self._from_one = per_hour(QUESTIONS_TO_ONE), per_hour(QUESTIONS_FROM_ONE)
        self.keep_going = self._rounds.keep_going

    @classmethod
    async def open(cls, tables: Tables) -> Self:
        """:raises WrongSettings: if they do not fit together."""
        return cls(tables, await tables.store.secret(NOTICES))

    async def close(self) -> None:
        await self._delivery.close()
        self._door.close()
        self._mail.close()

    @property
    def ways(self) -> Ways:
        return Ways(self.seal.public_key, self._mail.is_on, self._tables.settings.webhooks)

    # Wishes

    async def of(self, live: Live, seat: int) -> list[WishMade]:
        state = await live.settled()
        rows = await self._store.look_up(subscriptions.of_seat(state.table, seat, state.seats[seat].keys))
        return [told_back(subscriptions.read(row)) for row in rows]

    async def wish(self, live: Live, seat: int, order: WishOrder, caller: str, known: str) -> WishMade:
        """Make a wish.  *known* is the address that this browser's reader has confirmed.

        :raises Refusal: if it cannot be fulfilled.
        """
        state = await live.settled()
        target = await self._check(order)
        void, at = state.seats[seat].keys, now()
        name = subscriptions.name_of(state.table, seat, void, order.kind, order.target)
        confirmed = order.kind != "mail" or order.target == known
        wish = Subscription(
            id=name,
            table=state.table,
            seat=seat,
            void=void,
            kind=order.kind,
            target=target,
            language=order.language,
            confirmed=confirmed,
            seq=0,
            due=None,
            seen=at,
            told="",
            tries=0,
            at=at,
        )
        try:
            kept = await self._store.carry_out(partial(subscriptions.keep, wish=wish, most=MOST_OF_A_SEAT))
        except TooMany:
            raise Refusal("not-now", f"a seat has at most {MOST_OF_A_SEAT} wishes; end another one first") from None
        if not kept.confirmed:
            await self._ask(kept, state.opened.game, caller)
        is_new_hook = kept.kind == "hook" and kept.at == at
        return told_back(kept, self.seal.hook_secret(kept.id, kept.at) if is_new_hook else "")

    async def end(self, live: Live, seat: int, wish: str) -> list[WishMade]:
        """End a wish of a seat; tells those that are left."""
        if any(each.id == wish for each in await self.of(live, seat)):
            await self._store.carry_out(partial(subscriptions.forget, ids=[wish]))
        return await self.of(live, seat)

    async def _check(self, order: WishOrder) -> str:
        """What is kept as its target.  :raises Refusal: if nobody can be told there."""
        settings = self._tables.settings
        if order.kind == "mail":
            if not self._mail.is_on:
                raise Refusal("not-now", "this server sends no mail")
            if not is_address(order.target):
                raise Refusal("malformed", "target: this is no address of a mailbox")
            return order.target
        if order.kind == "hook" and not settings.webhooks:
            raise Refusal("not-now", "this server calls no webhooks")
        subscription = PushSubscription(order.target, order.p256dh, order.auth)
        try:
            if order.kind == "push":
                subscription.keys()
            await self._door.check(order.target)
        except NoEntry as refused:
            raise Refusal("malformed", f"target: {refused}") from None
        except ValueError:
            raise Refusal("malformed", "p256dh, auth: these are no keys of a browser") from None
        return msgspec.json.encode(subscription).decode() if order.kind == "push" else order.target

    # Mail

    async def _ask(self, wish: Subscription, game: str, caller: str) -> None:
        """Ask an address whether it is right.  :raises Refusal: if that cannot be."""
        moment = time.monotonic()
        if not (self._from_one.take(caller, moment) and self._to_one.take(wish.target.lower(), moment)):
            raise Refusal("too-fast", "this address was asked several times already; look into its mailbox, or wait")
        origin = self._tables.settings.origin
        link = f"{origin}/api/notices/confirm?token={self.seal.link('confirm', wish.id, wish.language, wish.target)}"
        try:
            await self._mail.write(wish.target, question(game, wish.language, link, origin))
        except Undelivered as error:
            await self._store.carry_out(partial(subscriptions.forget, ids=[wish.id]))
            raise Refusal("unavailable", f"the mail could not be sent: {error}") from None

    def read_confirmation(self, token: str) -> list[str] | None:
        """The wish, the language and the address that a link is about."""
        return self.seal.read_link(token, "confirm", TO_CONFIRM)

    async def confirm(self, wish: str) -> bool:
        """Whether it was still there to be confirmed."""
        return await self._store.carry_out(partial(subscriptions.confirm, wish=wish))

    async def end_mail(self, address: str) -> None:
        """Never write to *address* again, until it is wished anew."""
        await self._store.carry_out(partial(subscriptions.forget_address, address=address))


def contact(settings: Settings) -> str:
    """Whom a push service can turn to."""
    if settings.smtp_from:
        return f"mailto:{settings.smtp_from.rpartition('<')[2].strip('>')}"
    return settings.origin if settings.is_https else "mailto:westbound@localhost"


def told_back(wish: Subscription, secret: str = "") -> WishMade:
    target = msgspec.json.decode(wish.target, type=PushSubscription).endpoint if wish.kind == "push" else wish.target
    return WishMade(wish.id, wish.kind, target, wish.confirmed, secret)
