"""The messages between Westbound and a bot that is a program of its own (docs/bot-protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType

PROTOCOL: Final = 1
LONGEST: Final = 2**20  # bytes of a line
Name = Annotated[str, Meta(min_length=1, max_length=100)]


class Hello(msgspec.Struct, frozen=True, kw_only=True):
    """The first line to a program."""

    westbound: int  # the version of the protocol
    version: str  # of Westbound
    longest: int = LONGEST
    seconds: float  # for an answer
    requests: int  # before an answer


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Its answer."""

    name: Name


class Ask(msgspec.Struct, frozen=True, kw_only=True):
    """A decision it has to make."""

    id: int
    game: str
    rules: int  # the version of the rules
    edition: str
    options: dict[str, str]
    players: int
    seat: int
    seats: list[str]  # in words
    step: str  # the place in the rules
    view: dict[str, Any]
    legal: list[str]
    seconds: float
    seed: int


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"words": "try"}):
    """Its answer or, before that, a request: exactly one of them."""

    id: int
    choose: str | int | UnsetType = UNSET  # words, or their position in ``legal``
    imagine: bool | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET  # ``try``

    def __post_init__(self) -> None:
        """:raises ValueError: if it says nothing, or too much."""
        given = [field for field in (self.choose, self.imagine, self.words) if field is not UNSET]
        if len(given) != 1 or self.imagine is False:
            raise ValueError("exactly one of choose, imagine and try is needed")


class World(msgspec.Struct, frozen=True):
    """An imagined table: what each seat would see there."""

    id: int
    world: list[dict[str, Any]]


class Tried(msgspec.Struct, frozen=True):
    """An imagined table after some of the words were played there."""

    id: int
    played: int  # how many of them
    view: dict[str, Any]
    legal: list[str]
