"""Web Push (RFC 8030): a notice that only the browser which wished it can read (RFC 8291)."""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]  # it has no types
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from westbound.server.notices.calls import Notice
from westbound.server.notices.door import Door, Gone, NoEntry, Undelivered
from westbound.server.notices.seal import DAYS, Seal
from westbound.server.notices.wording import company, headline
from westbound.server.storage.subscriptions import Subscription

KEPT = 2 * DAYS  # seconds that a push service keeps it for a browser that sleeps
VOUCHED = DAYS // 2  # seconds


class PushSubscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, and what it reads with."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes]:
        """:raises ValueError: if they are none."""
        point, auth = (urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (self.p256dh, self.auth))
        if len(auth) != 16:
            raise ValueError("the auth secret has 16 bytes")
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), auth


class Shown(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    path: str
    since: int


class Push:
    """Notices for browsers."""

    def __init__(self, door: Door, seal: Seal, contact: str) -> None:
        self._door = door
        self._seal = seal
        self._contact = contact

    async def tell(self, wish: Subscription, notice: Notice) -> None:
        """:raises Undelivered: if the push service does not take it.  :raises Gone: if it never will."""
        subscription = msgspec.json.decode(wish.target, type=PushSubscription)
        shown = Shown(headline(notice), company(notice), f"/table/{notice.table}", notice.since)
        parts = urlsplit(subscription.endpoint)
        headers = {
            "authorization": self._seal.vouch(
                f"{parts.scheme}://{parts.netloc}", self._contact, int(time.time()) + VOUCHED
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": hashlib.sha256(notice.table.encode()).hexdigest()[:32],  # a newer one replaces it
            "urgency": "normal",
        }
        body = seal_up(msgspec.json.encode(shown), subscription)
        try:
            status = await self._door.post(subscription.endpoint, body, headers)
        except NoEntry as refused:
            raise Gone(str(refused)) from None
        if status in (404, 410):
            raise Gone("the browser has ended it")
        if status not in range(200, 300):
            raise Undelivered(f"the push service says {status}")


def seal_up(content: bytes, subscription: PushSubscription) -> bytes:
    """*content* for the eyes of one browser."""
    theirs, auth = subscription.keys()
    once = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(content, private_key=once, dh=theirs, auth_secret=auth, version="aes128gcm")
    return sealed
