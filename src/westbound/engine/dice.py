"""Dice that were promised: anybody can check afterwards that nobody chose what they showed (docs/dice.md)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from westbound.engine.record import Header, Played, Record

BYTES = 8  # of a digest that make a number
RANGE = 256**BYTES  # how many such numbers there are
MARK = 8  # digits of a mark


class Chance(Protocol):
    """Whatever picks a number below a total: these dice, or any ``random.Random``."""

    def randrange(self, total: int, /) -> int: ...


class Dice:
    """Numbers that follow from a secret, from a word of every seat, and from how often was drawn before.

    What is played does not change them, so that nobody can steer them by it, not even who knows the secret.

    >>> dice = Dice("00" * 32, ["saddle", "prairie"])
    >>> [dice.randrange(6) for _ in range(5)], dice.drawn
    ([3, 4, 3, 0, 4], 5)
    """

    def __init__(self, secret: str, words: Sequence[str], drawn: int = 0) -> None:
        """*secret* in hexadecimal digits; *words* by seat."""
        mixed = b"".join(hashlib.sha256(word.encode()).digest() for word in words)
        self._key = hmac.digest(bytes.fromhex(secret), mixed, "sha256")
        self.drawn = drawn  # how often was drawn in the game, what was taken back included

    def randrange(self, total: int, /) -> int:
        """A number below *total*, each as likely as any other."""
        fair = RANGE - RANGE % total  # beyond that some would be more likely
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
    """What can be shown of a secret beforehand: nobody can find another secret that fits it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def marks(record: Record) -> Iterator[str]:
    """The digests of a record up to each of its lines, the header's first; marks are how they begin."""
    chain = b""
    for line in [bare_header(record.header), *(bare(line) for line in record.log)]:
        chain = hashlib.sha256(chain + msgspec.json.encode(line, order="sorted")).digest()
        yield chain.hex()


def bare(line: Played) -> Played:
    """A line without what only a sealed record says."""
    return replace(line, mark="", lot=None)


def bare_header(header: Header) -> dict[str, Any]:
    """The header as it was when the game began; without the names, which their owners may have taken out."""
    bare = replace(header, dice=header.dice and replace(header.dice, secret="", mark="", seal=""))
    return {name: says for name, says in msgspec.to_builtins(bare).items() if name != "seats"}
