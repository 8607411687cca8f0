"""Bodies of requests and responses about one's own games and about accounts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.server.protocol.http import WishMade
from westbound.server.protocol.socket import LONGEST_NAME, Id, TableInfo

MOST_SEATS = 100  # in one request
SHORTEST_PASSPHRASE = 10

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
AnyName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Passphrase = Annotated[str, Meta(min_length=SHORTEST_PASSPHRASE, max_length=200)]
AnyPassphrase = Annotated[str, Meta(max_length=200)]  # that is only compared


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


# My games


class OwnSeat(Request, frozen=True):
    """A seat to which somebody has a key, and how much of the table's log they have seen."""

    table: TableId
    key: Annotated[str, Meta(max_length=300)]
    seen: Id = 0


class OwnSeats(Request, frozen=True):
    """Some of them."""

    seats: Annotated[list[OwnSeat], Meta(max_length=MOST_SEATS)]


class MyGame(msgspec.Struct, frozen=True):
    """A table at which somebody has a seat, and whether it is their turn."""

    table: TableInfo
    seat: int | None  # none: the host does not play
    seq: int  # how long the log is
    at: int  # when something happened last, in milliseconds since 1970
    asked: int | None  # since when it is my turn, if it is
    actors: list[int]  # whose turn it is
    new: int  # how many events I have not seen
    due: int | None  # when somebody's time is up, if a clock runs


class MyGames(msgspec.Struct, frozen=True):
    """What the keys open; where they open nothing, the tables are named, so that they can be forgotten."""

    games: list[MyGame]
    gone: list[str]  # there is no such table
    void: list[str]  # the key opens no seat of it any more
    later: list[str]  # it cannot be read just now


# People with a name


class Claim(Request, frozen=True):
    """Somebody claims a name."""

    name: AnyName
    passphrase: Passphrase


class SignIn(Request, frozen=True):
    """Somebody signs in on another device."""

    name: AnyName
    passphrase: AnyPassphrase


class Recover(Request, frozen=True):
    """Somebody has lost the passphrase, but not the recovery code."""

    name: AnyName
    code: Annotated[str, Meta(max_length=80)]
    passphrase: Passphrase


class NewPassphrase(Request, frozen=True):
    """Somebody wants another passphrase."""

    old: AnyPassphrase
    new: Passphrase


class SignOut(Request, frozen=True):
    """Somebody signs out: on this device, or on all."""

    everywhere: bool = False


class Farewell(Request, frozen=True):
    """Somebody wants to be forgotten; *redact*: also by name and word in the games that are over."""

    passphrase: AnyPassphrase
    redact: bool = False


class SignedIn(msgspec.Struct, frozen=True):
    """The token of this device."""

    name: str
    token: str
    code: str  # to recover the name with, shown this once; nothing if it is as before


class Device(msgspec.Struct, frozen=True):
    """Where somebody is signed in."""

    at: int  # when it was last seen
    this: bool


class Belonging(msgspec.Struct, frozen=True):
    """A seat that somebody keeps here."""

    table: str
    seat: int | None
    key: str
    seen: int
    at: int


Outcome = Literal["won", "shared", "lost", "resigned", "stood-in", "abandoned", ""]  # the last: it has none yet


class Share(msgspec.Struct, frozen=True):
    """How it went with so many players."""

    players: int
    played: int
    won: int  # shared wins included


class Tally(msgspec.Struct, frozen=True):
    """How somebody has fared in a game."""

    game: str
    played: int
    won: int  # alone
    shared: int  # won together with others
    resigned: int  # which is neither played nor lost
    average: float | None  # points; none before a game counts
    best: int | None
    by_players: list[Share]


class Me(msgspec.Struct, frozen=True):
    """Everything that the page shows to somebody with a name."""

    name: str
    since: int
    devices: list[Device]
    games: list[Belonging]  # the newest first
    tallies: list[Tally]


class Brought(msgspec.Struct, frozen=True):
    """Which seats are kept now, and which could not be."""

    kept: list[str]  # tables
    gone: list[str]
    void: list[str]
    later: list[str]


class OwnLine(msgspec.Struct, frozen=True):
    """What somebody has said at a table."""

    at: int
    text: str


class OwnGame(msgspec.Struct, frozen=True):
    """What is kept of a game for somebody."""

    table: str
    game: str
    state: Literal["gathering", "playing", "over", "abandoned"]
    at: int
    seat: int | None
    color: str
    name: str  # at that table
    key: str
    scores: list[int]
    winners: list[int]
    outcome: Outcome  # for who sits there
    record: str  # where to get it; nothing before the game is over
    said: list[OwnLine]
    wishes: list[WishMade]  # to be told of turns there, with addresses


class Everything(msgspec.Struct, frozen=True):
    """All that is kept about somebody, to be taken away."""

    name: str
    since: int
    devices: list[Device]
    games: list[OwnGame]
    tallies: list[Tally]
