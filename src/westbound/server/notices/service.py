"""The notice service: subscriptions are made, confirmed and ended here."""

from __future__ import annotations

import time
from functools import partial
from typing import Self

import msgspec

from westbound.server.limits import per_hour
from westbound.server.notices.delivery import Delivery
from westbound.server.notices.digests import Digests
from westbound.server.notices.dispatcher import Dispatcher
from westbound.server.notices.mail import Mail, check_mail, is_address
from westbound.server.notices.outbound import BlockedAddress, Outbound, Undelivered
from westbound.server.notices.push import Push, PushSubscription
from westbound.server.notices.signing import TO_CONFIRM, Signer
from westbound.server.notices.webhook import Webhook
from westbound.server.notices.wording import question
from westbound.server.protocol.http import Ways, WishMade, WishOrder
from westbound.server.refusal import Refusal
from westbound.server.settings import Settings
from westbound.server.steady_time import now
from westbound.server.storage import subscriptions
from westbound.server.storage.schema import NOTICES
from westbound.server.storage.subscriptions import Subscription, TooMany
from westbound.server.tables.live import Live
from westbound.server.tables.tables import Tables

MOST_OF_A_SEAT = 8
QUESTIONS_TO_ONE, QUESTIONS_FROM_ONE = 3, 12  # confirmation mails per hour, to one address and from one caller


class NoticeService:
    """Takes subscriptions, and runs the dispatcher."""

    def __init__(self, tables: Tables, secret: bytes) -> None:
        settings = tables.settings
        check_mail(settings)
        self.signer = Signer(secret)
        self._tables = tables
        self._store = tables.store
        self._outbound = Outbound(settings.notices_private)
        self._mail = Mail(settings)
        hook = Webhook(self._outbound, self.signer, settings.origin)
        push = Push(self._outbound, self.signer, contact(settings))
        self._delivery = Delivery(self._store, int(1000 * settings.notice_after))
        digests = Digests(tables, self.signer, self._mail, self._delivery)
        self._dispatcher = Dispatcher(tables, self._delivery, digests, {"push": push, "hook": hook})
        self._to_one, self._from_one = per_hour(QUESTIONS_TO_ONE), per_hour(QUESTIONS_FROM_ONE)
        self.keep_going = self._dispatcher.keep_going

    @classmethod
    async def open(cls, tables: Tables) -> Self:
        """:raises WrongSettings: if they contradict each other."""
        return cls(tables, await tables.store.secret(NOTICES))

    async def close(self) -> None:
        await self._delivery.close()
        self._outbound.close()
        self._mail.close()

    @property
    def ways(self) -> Ways:
        return Ways(self.signer.public_key, self._mail.is_on, self._tables.settings.webhooks)

    # Subscriptions

    async def of(self, live: Live, seat: int) -> list[WishMade]:
        state = await live.settled()
        rows = await self._store.look_up(subscriptions.of_seat(state.table, seat, state.seats[seat].keys))
        return [wish_made(subscriptions.read(row)) for row in rows]

    async def subscribe(self, live: Live, seat: int, order: WishOrder, caller: str, known: str) -> WishMade:
        """Subscribe a seat.  *known* is the mail address that was confirmed in this browser.

        :raises Refusal: if notices cannot be sent there.
        """
        state = await live.settled()
        target = await self._check(order)
        void, at = state.seats[seat].keys, now()
        name = subscriptions.name_of(state.table, seat, void, order.kind, order.target)
        confirmed = order.kind != "mail" or order.target == known
        subscription = Subscription(
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
            kept = await self._store.carry_out(
                partial(subscriptions.keep, subscription=subscription, most=MOST_OF_A_SEAT)
            )
        except TooMany:
            raise Refusal(
                "not-now", f"a seat has at most {MOST_OF_A_SEAT} subscriptions; end another one first"
            ) from None
        if not kept.confirmed:
            await self._ask(kept, state.opened.game, caller)
        is_new_hook = kept.kind == "hook" and kept.at == at
        return wish_made(kept, self.signer.hook_secret(kept.id, kept.at) if is_new_hook else "")

    async def end(self, live: Live, seat: int, subscription: str) -> list[WishMade]:
        """End a subscription of a seat; return those that are left."""
        if any(each.id == subscription for each in await self.of(live, seat)):
            await self._store.carry_out(partial(subscriptions.forget, ids=[subscription]))
        return await self.of(live, seat)

    async def _check(self, order: WishOrder) -> str:
        """The target to store.  :raises Refusal: if notices cannot be sent there."""
        settings = self._tables.settings
        if order.kind == "mail":
            if not self._mail.is_on:
                raise Refusal("not-now", "this server sends no mail")
            if not is_address(order.target):
                raise Refusal("malformed", "target: this is not a mail address")
            return order.target
        if order.kind == "hook" and not settings.webhooks:
            raise Refusal("not-now", "this server calls no webhooks")
        browser = PushSubscription(order.target, order.p256dh, order.auth)
        try:
            if order.kind == "push":
                browser.keys()
            await self._outbound.check(order.target)
        except BlockedAddress as refused:
            raise Refusal("malformed", f"target: {refused}") from None
        except ValueError:
            raise Refusal("malformed", "p256dh, auth: these are not the keys of a browser") from None
        return msgspec.json.encode(browser).decode() if order.kind == "push" else order.target

    # Mail

    async def _ask(self, subscription: Subscription, game: str, caller: str) -> None:
        """Send a confirmation mail.  :raises Refusal: if that fails."""
        moment = time.monotonic()
        if not (self._from_one.take(caller, moment) and self._to_one.take(subscription.target.lower(), moment)):
            raise Refusal("too-fast", "we have written to this address several times; check the mailbox, or wait")
        origin = self._tables.settings.origin
        token = self.signer.link("confirm", subscription.id, subscription.language, subscription.target)
        link = f"{origin}/api/notices/confirm?token={token}"
        try:
            await self._mail.write(subscription.target, question(game, subscription.language, link, origin))
        except Undelivered as error:
            await self._store.carry_out(partial(subscriptions.forget, ids=[subscription.id]))
            raise Refusal("unavailable", f"the mail could not be sent: {error}") from None

    def read_confirmation(self, token: str) -> list[str] | None:
        """The subscription, the language and the address that a link is about."""
        return self.signer.read_link(token, "confirm", TO_CONFIRM)

    async def confirm(self, subscription: str) -> bool:
        """Confirm a subscription; return whether it still exists."""
        return await self._store.carry_out(partial(subscriptions.confirm, subscription=subscription))

    async def end_mail(self, address: str) -> None:
        """Never write to *address* again, unless it is subscribed anew."""
        await self._store.carry_out(partial(subscriptions.forget_address, address=address))


def contact(settings: Settings) -> str:
    """The contact for push services."""
    if settings.smtp_from:
        return f"mailto:{settings.smtp_from.rpartition('<')[2].strip('>')}"
    return settings.origin if settings.is_https else "mailto:westbound@localhost"


def wish_made(subscription: Subscription, secret: str = "") -> WishMade:
    target = (
        msgspec.json.decode(subscription.target, type=PushSubscription).endpoint
        if subscription.kind == "push"
        else subscription.target
    )
    return WishMade(subscription.id, subscription.kind, target, subscription.confirmed, secret)
