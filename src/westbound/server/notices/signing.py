"""Signs notices and links, with keys that are all derived from one secret."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from itsdangerous import BadData, URLSafeTimedSerializer
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
DAYS = 24 * 60 * 60
TO_CONFIRM = 3 * DAYS  # seconds


class Signer:
    """Signs tokens, and reads those it has signed.

    >>> signer = Signer(b"secret")
    >>> signer.read_link(signer.link("end", "a@b.example", "en"), "end")
    ['a@b.example', 'en']
    >>> signer.read_link(signer.link("end", "a@b.example", "en"), "confirm")
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        number = int.from_bytes(self._derive("push")) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._vapid = Vapid02(self._key, conf={"no-strict": True})
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = urlsafe_b64encode(point).rstrip(b"=").decode()  # in the form browsers expect

    def vouch(self, audience: str, contact: str, expires: int) -> str:
        """The header that identifies us to a push service (RFC 8292)."""
        header: str = self._vapid.sign({"aud": audience, "sub": contact, "exp": expires})["Authorization"]
        return header

    def hook_secret(self, subscription: str, at: int) -> str:
        """The secret that signs the notices of a webhook."""
        return self._derive(f"hook {subscription} {at}").hex()

    def link(self, purpose: str, *claims: str) -> str:
        """A token for a link or a cookie."""
        return str(self._signer(purpose).dumps(claims))

    def read_link(self, token: str, purpose: str, seconds: int | None = None) -> list[str] | None:
        """The claims of a token, if it is ours, for that purpose, and not too old."""
        try:
            claims: list[str] = self._signer(purpose).loads(token, max_age=seconds)
        except BadData:
            return None
        return claims

    def _signer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(
            self._derive("links"), salt=purpose, signer_kwargs={"digest_method": hashlib.sha256}
        )

    def _derive(self, purpose: str) -> bytes:
        return hmac.digest(self._secret, purpose.encode(), "sha256")
