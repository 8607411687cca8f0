"""Passphrases and recovery codes: hashed with argon2, in threads, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from westbound.server.refusal import Refusal
from westbound.server.tables.keys import LETTERS

AT_A_TIME = 2  # each takes 64 MB
MOST_WAITING = 32
GROUPS, IN_A_GROUP = 4, 5  # letters of a recovery code: 99 bits

T = TypeVar("T")
hasher = PasswordHasher()


class Passphrases:
    """Makes and checks hashes, a few at a time.  :raises Refusal: if too many are waiting."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_A_TIME)
        self._waiting = 0

    async def hash(self, text: str) -> str:
        return await self._take_turn(lambda: hasher.hash(plain(text)))

    async def fits(self, text: str, hashed: str | None) -> bool:
        """Whether *text* was hashed to *hashed*; takes just as long if there is no hash."""
        found = await self._take_turn(lambda: compare(text, hashed or nobodys()))
        return found and hashed is not None

    async def _take_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refusal("too-fast", "too many people are signing in just now; wait a moment")
        self._waiting += 1
        try:
            async with self._turns:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


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
