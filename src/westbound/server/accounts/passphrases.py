"""Passphrases and recovery codes: hashed with argon2, in threads of their own, two at a time (each takes 64 MB)."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from westbound.server.computing import ComputePool
from westbound.server.tables.keys import LETTERS

GROUPS, IN_A_GROUP = 4, 5  # letters of a recovery code: 99 bits

hasher = PasswordHasher()


class Passphrases:
    """Makes and checks hashes.  Addresses, and people who are signed in, take turns.

    :raises Refusal: if too many are waiting.
    """

    def __init__(self) -> None:
        self._pool = ComputePool("passphrases")

    async def hash(self, text: str, who: str) -> str:
        return await self._pool.run(who, lambda: hasher.hash(plain(text)))

    async def fits(self, text: str, hashed: str | None, who: str) -> bool:
        """Whether *text* was hashed to *hashed*; takes just as long if there is no hash."""
        found = await self._pool.run(who, lambda: compare(text, hashed or nobodys()))
        return found and hashed is not None


def compare(text: str, hashed: str) -> bool:
    try:
        return hasher.verify(hashed, plain(text))
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobodys() -> str:
    """A hash to compare with where there is no account."""
    return hasher.hash(secrets.token_hex())


def plain(text: str) -> str:
    """The same bytes for the same letters, whatever device they were typed on."""
    return unicodedata.normalize("NFC", text)


def new_code() -> str:
    """A recovery code that is easy to write down.

    >>> [len(group) for group in new_code().split("-")]
    [5, 5, 5, 5]
    """
    letters = [[secrets.choice(LETTERS) for _ in range(IN_A_GROUP)] for _ in range(GROUPS)]
    return "-".join("".join(group) for group in letters)


def read_code(text: str) -> str:
    """A recovery code in its original form, however it was typed.

    >>> read_code(" ABCDE fghjk")
    'abcdefghjk'
    """
    return "".join(char for char in text.lower() if char in LETTERS)
