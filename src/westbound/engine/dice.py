"""Provably fair dice: afterwards anyone can check that nobody chose the results (docs/dice.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from westbound.engine.record import Header, Played, Record

BYTES = 8  # of a digest that make up a number
RANGE = 256**BYTES  # number of such numbers
MARK = 8  # digits of a mark


class Chance(Protocol):
    """Anything that picks a number below a total: these dice, or any ``random.Random``."""

    def randrange(self, total: int, /) -> int: ...


class Dice:
    """Random numbers derived from a secret, one word per seat, and the number of the draw.

    What is played does not affect them, so nobody can steer them, not even someone who knows the secret.

    >>> dice = Dice("00" * 32, ["saddle", "prairie"])
    >>> [dice.randrange(6) for _ in range(5)], dice.drawn
    ([3, 4, 3, 0, 4], 5)
    """

    def __init__(self, secret: str, words: Sequence[str], drawn: int = 0) -> None:
        """*secret* is in hexadecimal digits; *words* are by seat."""
        mixed = b"".join(hashlib.sha256(word.encode()).digest() for word in words)
        self._key = hmac.digest(bytes.fromhex(secret), mixed, "sha256")
        self.drawn = drawn  # the number of the next draw

    def randrange(self, total: int, /) -> int:
        """Return a number below *total*, all equally likely."""
        fair = RANGE - RANGE % total  # beyond this, some numbers would be more likely
        lot = self._number(0)
        again = 0
        while lot >= fair:
            again += 1
            lot = self._number(again)
        self.drawn += 1
        return lot % total

    def _number(self, again: int) -> int:
        digest = hmac.digest(self._key, f"{self.drawn} {again}".encode(), "sha256")
        return int.from_bytes(digest[:BYTES])


def promise(secret: str) -> str:
    """The commitment to a secret, to be published beforehand: no other secret matches it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def marks(record: Record) -> Iterator[str]:
    """The digests of a record up to each of its lines, starting with the header; a mark is the start of one."""
    chain = b""
    for line in [bare_header(record.header), *(bare(line) for line in record.log)]:
        chain = hashlib.sha256(chain + msgspec.json.encode(line, order="sorted")).digest()
        yield chain.hex()


def bare(line: Played) -> Played:
    """A line without the fields that only a sealed record has."""
    return replace(line, mark="", lot=None)


def bare_header(header: Header) -> dict[str, Any]:
    """The header as it was when the game began; without the names, which players may have removed since."""
    bare = replace(header, dice=header.dice and replace(header.dice, secret="", mark="", seal=""))
    return {name: says for name, says in msgspec.to_builtins(bare).items() if name != "seats"}
