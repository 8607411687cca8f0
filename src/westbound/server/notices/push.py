"""Web Push (RFC 8030): notices that only the subscribed browser can read (RFC 8291)."""

from __future__ import annotations

import hashlib
import time
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]  # it has no types
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from westbound.server.notices.outbound import BlockedAddress, Gone, Outbound, Undelivered
from westbound.server.notices.signing import DAYS, Signer
from westbound.server.notices.triggers import Notice
from westbound.server.notices.wording import company, headline
from westbound.server.storage.subscriptions import Subscription

KEPT = 2 * DAYS  # seconds that a push service keeps a notice for a browser that is offline
VOUCHED = DAYS // 2  # seconds that a signature is valid


class PushSubscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, and its keys."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes]:
        """:raises ValueError: if they are invalid."""
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

    def __init__(self, outbound: Outbound, signer: Signer, contact: str) -> None:
        self._outbound = outbound
        self._signer = signer
        self._contact = contact

    async def tell(self, subscription: Subscription, notice: Notice) -> None:
        """:raises Undelivered: if the push service does not take it.  :raises Gone: if it never will."""
        browser = msgspec.json.decode(subscription.target, type=PushSubscription)
        shown = Shown(headline(notice), company(notice), f"/table/{notice.table}", notice.since)
        parts = urlsplit(browser.endpoint)
        headers = {
            "authorization": self._signer.vouch(
                f"{parts.scheme}://{parts.netloc}", self._contact, int(time.time()) + VOUCHED
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": hashlib.sha256(notice.table.encode()).hexdigest()[:32],  # a newer notice replaces it
            "urgency": "normal",
        }
        body = encrypt(msgspec.json.encode(shown), browser)
        try:
            status = await self._outbound.post(browser.endpoint, body, headers)
        except BlockedAddress as refused:
            raise Gone(str(refused)) from None
        if status in (404, 410):
            raise Gone("the browser has ended it")
        if status not in range(200, 300):
            raise Undelivered(f"the push service says {status}")


def encrypt(content: bytes, browser: PushSubscription) -> bytes:
    """*content*, encrypted for one browser."""
    theirs, auth = browser.keys()
    once = ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(content, private_key=once, dh=theirs, auth_secret=auth, version="aes128gcm")
    return encrypted
