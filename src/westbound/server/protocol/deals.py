"""Bodies of requests and responses about deals that several tables have."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.server.protocol.http import NewTable

Device = Annotated[str, Meta(pattern=r"^([0-9A-Za-z_-]{20,64})?\Z")]


class DealSeen(msgspec.Struct, frozen=True):
    """What everybody may know about the deal of a day."""

    day: str  # as in 2026-11-19, UTC
    game: str
    players: int
    seat: int  # the person's; bots have the others
    bot: str
    promise: str  # the digest of the secret from which everything is drawn
    secret: str  # when the deal is closed
    ends: int  # when no more games count that are begun, in milliseconds since 1970
    closes: int  # when nothing is secret any more


class DealPromise(msgspec.Struct, frozen=True):
    """The digest of the secret of a deal that nobody can play yet."""

    day: str
    game: str
    promise: str


class DealsSeen(msgspec.Struct, frozen=True):
    """The deals of today, and the promises of tomorrow's."""

    deals: list[DealSeen]
    tomorrow: list[DealPromise]
    days: int  # for which deals can be played afterwards


class DealOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play the deal of a day, or to go on with it."""

    device: Device = ""  # a secret of this browser; needed if nobody is signed in
    shown: bool = False  # whether the name of my account may be shown in the field


class DealSeat(msgspec.Struct, frozen=True):
    """A seat at a table with a deal, and the secret key to it."""

    table: str
    seat: int
    key: str
    counted: bool  # false: played again, or too late for the field


class FieldResult(msgspec.Struct, frozen=True):
    """A result in the field of a deal."""

    rank: int
    name: str  # empty: somebody who does not show it
    points: int
    best: int  # points of the best bot
    table: str  # to be replayed


class Field(msgspec.Struct, frozen=True):
    """How a deal was played by everybody who has finished it in time."""

    deal: DealSeen
    results: list[FieldResult]  # the best
    count: int  # of all results
    spread: list[tuple[int, int]]  # leads over the best bot, and how many have each
    mine: FieldResult | None  # of the table whose key was sent, with the rank it has, or would have
    counted: bool  # mine is in the field


class GroupOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several tables with the same deal to open; I have a seat only at the first."""

    table: NewTable
    tables: Annotated[int, Meta(ge=2, le=8)]


class GroupSeat(msgspec.Struct, frozen=True):
    """One of the tables, and the secret key of its host."""

    table: str
    seat: int | None  # null: the host does not play there
    key: str


class GroupTable(msgspec.Struct, frozen=True):
    """A table of a group."""

    table: str
    state: Literal["gathering", "playing", "over"]
    names: list[str]  # by seat
    scores: list[int] | None  # null: not over, or not to be seen yet


class Group(msgspec.Struct, frozen=True):
    """The tables that have the same deal."""

    tables: list[GroupTable]
    secret: str  # of the dice, when all games are over
