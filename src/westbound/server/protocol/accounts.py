"""Bodies of requests and responses about one's own games and about accounts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.server.protocol.http import WishMade
from westbound.server.protocol.puzzles import OwnAnswer, OwnPuzzles
from westbound.server.protocol.ratings import PlayerRating, RatedResult
from westbound.server.protocol.socket import LONGEST_NAME, Id, TableStatus

MOST_SEATS = 100  # in one request
SHORTEST_PASSPHRASE = 10

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
AnyName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Passphrase = Annotated[str, Meta(min_length=SHORTEST_PASSPHRASE, max_length=200)]
AnyPassphrase = Annotated[str, Meta(max_length=200)]  # to compare, of any length


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


# My games


class OwnSeat(Request, frozen=True):
    """A seat of the client, with its key and how much of the log they have seen."""

    table: TableId
    key: Annotated[str, Meta(max_length=300)]
    seen: Id = 0


class OwnSeats(Request, frozen=True):
    """Some seats of the client."""

    seats: Annotated[list[OwnSeat], Meta(max_length=MOST_SEATS)]


class MyGame(msgspec.Struct, frozen=True):
    """A table at which the client has a seat, and whether it is their turn."""

    table: TableStatus
    seat: int | None  # null: the host does not play
    seq: int  # the length of the log
    at: int  # the time of the latest event, in milliseconds since 1970
    asked: int | None  # since when it has been my turn, if it is
    actors: list[int]  # whose turn it is
    new: int  # the number of events I have not seen
    due: int | None  # when somebody runs out of time, if a clock runs


class MyGames(msgspec.Struct, frozen=True):
    """The games that the keys open; tables that they do not open are listed, to be forgotten."""

    games: list[MyGame]
    gone: list[str]  # there is no such table
    void: list[str]  # the key does not open a seat there any more
    later: list[str]  # it cannot be read right now


# Accounts


class Claim(Request, frozen=True):
    """Create an account."""

    name: AnyName
    passphrase: Passphrase


class SignIn(Request, frozen=True):
    """Sign in on another device."""

    name: AnyName
    passphrase: AnyPassphrase


class Recover(Request, frozen=True):
    """Set a new passphrase with the recovery code."""

    name: AnyName
    code: Annotated[str, Meta(max_length=80)]
    passphrase: Passphrase


class NewPassphrase(Request, frozen=True):
    """Change the passphrase."""

    old: AnyPassphrase
    new: Passphrase


class SignOut(Request, frozen=True):
    """Sign out: on this device, or everywhere."""

    everywhere: bool = False


class Farewell(Request, frozen=True):
    """Delete the account; *redact*: also the name and chat in games that are over."""

    passphrase: AnyPassphrase
    redact: bool = False


class SignedIn(msgspec.Struct, frozen=True):
    """The token of this device."""

    name: str
    token: str
    code: str  # the recovery code, shown only once; empty if it has not changed


class Device(msgspec.Struct, frozen=True):
    """A device that is signed in."""

    at: int  # when it was last seen
    this: bool


class Belonging(msgspec.Struct, frozen=True):
    """A seat that the account keeps."""

    table: str
    seat: int | None
    key: str
    seen: int
    at: int


Outcome = Literal["won", "shared", "lost", "resigned", "stood-in", "abandoned", ""]  # the last: not over yet


class Share(msgspec.Struct, frozen=True):
    """Results with one number of players."""

    players: int
    played: int
    won: int  # shared wins included


class Tally(msgspec.Struct, frozen=True):
    """A person's results in a game."""

    game: str
    played: int
    won: int  # alone
    shared: int  # won together with others
    resigned: int  # counts as neither played nor lost
    average: float | None  # points; null before a game counts
    best: int | None
    by_players: list[Share]
    hinted: int = 0  # games played with hints


class Me(msgspec.Struct, frozen=True):
    """Everything that the page shows about an account."""

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
    """Something the person has said at a table."""

    at: int
    text: str  # or the key of a quick phrase


class OwnGame(msgspec.Struct, frozen=True):
    """A game in the export."""

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
    outcome: Outcome  # for the person
    record: str  # its path; empty before the game is over
    said: list[OwnLine]
    wishes: list[WishMade]  # subscriptions, with addresses


class Everything(msgspec.Struct, frozen=True):
    """The export: everything that is stored about a person."""

    name: str
    since: int
    devices: list[Device]
    games: list[OwnGame]
    tallies: list[Tally]
    unread: list[Belonging] = []  # seats at tables that the server cannot read right now
    ratings: list[PlayerRating] = []
    rated: list[RatedResult] = []  # games that counted for them, the latest first
    puzzles: list[OwnPuzzles] = []
    answers: list[OwnAnswer] = []  # first answers to puzzles, the latest first
