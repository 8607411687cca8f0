"""Webhooks: a notice for a program, signed."""

from __future__ import annotations

import hashlib
import hmac
import time

import msgspec

from westbound.server.notices.calls import Notice, What
from westbound.server.notices.door import Door, Gone, NoEntry, Undelivered
from westbound.server.notices.seal import Seal
from westbound.server.notices.wording import title
from westbound.server.storage.subscriptions import Subscription

SIGNATURE = "x-westbound-signature"


class Body(msgspec.Struct, frozen=True):
    """What a program gets: docs/notices.md tells it in prose."""

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


class Hook:
    """Notices for programs."""

    def __init__(self, door: Door, seal: Seal, origin: str) -> None:
        self._door = door
        self._seal = seal
        self._origin = origin

    async def tell(self, wish: Subscription, notice: Notice) -> None:
        """:raises Undelivered: if nobody takes it.  :raises Gone: if nobody ever will."""
        body = msgspec.json.encode(
            Body(
                what=notice.what,
                wish=wish.id,
                table=notice.table,
                game=notice.game,
                title=title(notice.game, notice.language),
                seat=wish.seat,
                people=notice.people,
                since=notice.since,
                at=time.time_ns() // 1_000_000,
                url=f"{self._origin}/table/{notice.table}",
            )
        )
        secret = self._seal.hook_secret(wish.id, wish.at)
        headers = {"content-type": "application/json", SIGNATURE: f"sha256={sign(body, secret)}"}
        try:
            status = await self._door.post(wish.target, body, headers)
        except NoEntry as refused:
            raise Undelivered(str(refused)) from None
        if status == 410:
            raise Gone("the webhook is gone")
        if status not in range(200, 300):
            raise Undelivered(f"the webhook says {status}")


def sign(body: bytes, secret: str) -> str:
    return hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
