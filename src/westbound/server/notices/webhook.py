"""Webhooks: signed notices for programs."""

from __future__ import annotations

import hashlib
import hmac
import time

import msgspec

from westbound.server.notices.outbound import BlockedAddress, Gone, Outbound, Undelivered
from westbound.server.notices.signing import Signer
from westbound.server.notices.triggers import Notice, What
from westbound.server.notices.wording import title
from westbound.server.storage.subscriptions import Subscription

SIGNATURE = "x-westbound-signature"


class Body(msgspec.Struct, frozen=True):
    """What a program gets: docs/notices.md explains it in prose."""

    what: What
    wish: str
    table: str
    game: str
    title: str
    seat: int
    people: list[str]
    since: int
    at: int
    url: str


class Webhook:
    """Notices for programs."""

    def __init__(self, outbound: Outbound, signer: Signer, origin: str) -> None:
        self._outbound = outbound
        self._signer = signer
        self._origin = origin

    async def tell(self, subscription: Subscription, notice: Notice) -> None:
        """:raises Undelivered: if it fails.  :raises Gone: if it always will."""
        body = msgspec.json.encode(
            Body(
                what=notice.what,
                wish=subscription.id,
                table=notice.table,
                game=notice.game,
                title=title(notice.game, notice.language),
                seat=subscription.seat,
                people=notice.people,
                since=notice.since,
                at=time.time_ns() // 1_000_000,
                url=f"{self._origin}/table/{notice.table}",
            )
        )
        secret = self._signer.hook_secret(subscription.id, subscription.at)
        headers = {"content-type": "application/json", SIGNATURE: f"sha256={sign(body, secret)}"}
        try:
            status = await self._outbound.post(subscription.target, body, headers)
        except BlockedAddress as refused:
            raise Undelivered(str(refused)) from None
        if status == 410:
            raise Gone("the webhook is gone")
        if status not in range(200, 300):
            raise Undelivered(f"the webhook says {status}")


def sign(body: bytes, secret: str) -> str:
    return hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
