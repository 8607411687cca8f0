"""Bodies of requests and responses about tables, replays and notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.engine.game import Weight
from westbound.engine.names import MOST_PLAYERS
from westbound.server.protocol.socket import (
    LONGEST_NAME,
    Ask,
    Change,
    Choice,
    Code,
    GameSeen,
    Line,
    Name,
    Scores,
    TableStatus,
    Word,
)


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who gets a seat of a new table: I, a bot, or anyone."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""


Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]


class WantedClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long everyone may think, in seconds: in every turn, and in addition over the whole game."""

    turn: Seconds
    bank: Seconds


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=MOST_PLAYERS)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # mine; needed if I sit down
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    public: bool = False
    watchers: bool = True
    edition: Annotated[str, Meta(max_length=40)] = ""  # its digest; empty: ours
    ticket: Annotated[str, Meta(max_length=300)] = ""  # for promised dice
    word: Word = ""
    clock: WantedClock | None = None
    standin: Annotated[str, Meta(max_length=40)] | None = (
        None  # a bot for anyone who is away; "" is none, null the default
    )
    absence: Seconds | None = None  # until the host may give away the seat of somebody who is away; 0: never
    rated: bool = False  # the result counts: everybody who plays needs an account, and there has to be a clock
    account: Annotated[str, Meta(max_length=100)] = ""  # the token of this device, if the table is rated
    hints: bool | None = None  # whether they are allowed; null: while only one person plays
    outlook: bool | None = None  # whether spectators see who was ahead a round ago; null: where only bots play


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a lesson."""

    name: Name


class CourseLesson(msgspec.Struct, frozen=True):
    """A lesson in the list of a course."""

    name: str
    basic: bool  # one of the first, which are enough to play
    seconds: int  # about how long it takes


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down: at this seat, or at the first free one."""

    name: Name
    seat: int | None = None
    word: Word = ""
    account: Annotated[str, Meta(max_length=100)] = ""  # the token of this device, if the table is rated


class PromiseFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to promise dice: for a new table, or for the rematch of another."""

    after: Annotated[str, Meta(max_length=40)] = ""


class Promised(msgspec.Struct, frozen=True):
    """The digest of the dice's secret, and the ticket to open a table with them."""

    promise: str
    ticket: str = ""  # a rematch needs none


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play again."""

    word: Word = ""


class Replace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a seat to a bot or, without one, frees it for the next person."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the secret key to it."""

    table: str
    seat: int | None  # null: the host does not play
    key: str
    application: int | None = None  # its number, if everyone has yet to agree: then the key opens nothing by itself


class ShelfGame(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    colors: list[str]
    options: dict[str, dict[str, list[str]]]  # by number of players; the first value is the default
    plans: list[str]  # steps at which players may pass in advance
    minutes: tuple[int, int] | None  # from and to
    weight: Weight | None
    ratings: dict[str, int]  # of bots, measured with two players


class ShelfBot(msgspec.Struct, frozen=True):
    """A bot that people can choose."""

    name: str
    level: int  # from 1 to 5; 0: unknown, because it was added to this server


class Shelf(msgspec.Struct, frozen=True):
    """The games and bots of this server."""

    games: list[ShelfGame]
    bots: list[ShelfBot]  # by level, then those added; others are accepted, too
    standin: str  # the bot that plays for anyone who is away, unless a table has another


class Drawn(msgspec.Struct, frozen=True):
    """Something that chance can draw: how often it came up in a game, and how often it was expected."""

    choice: Choice
    came: int
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """The luck in a game that is over, without its set-up."""

    draws: int  # that could have turned out differently
    points: list[float]  # by seat: how much better the draws were than the average of all possible ones
    drawn: list[Drawn]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that is over, to continue from at a new table."""

    at: Annotated[int, Meta(ge=0, le=2**31)]  # the moment, as counted by the replay
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=MOST_PLAYERS)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # mine; needed if I sit down
    public: bool = False
    watchers: bool = True
    ticket: Annotated[str, Meta(max_length=300)] = ""  # from here on as for a new table
    word: Word = ""
    clock: WantedClock | None = None
    standin: Annotated[str, Meta(max_length=40)] | None = None
    absence: Seconds | None = None
    hints: bool | None = None
    outlook: bool | None = None


class Frame(msgspec.Struct, frozen=True):
    """A moment of a replay: who acted, what happened, and what has changed."""

    seq: int
    seat: int | None  # null: chance
    lines: list[Line]
    changes: list[Change]
    ask: Ask  # without choices
    scores: list[Scores]


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, as one viewer saw it, or with all hands open."""

    table: TableStatus
    mine: int | None  # the client's own seat
    seat: int | None  # whose point of view this is; null: a watcher's
    all: bool  # nothing is hidden
    names: dict[str, dict[str, str]]
    lines: list[Line]  # of the set-up
    game: GameSeen  # at the beginning
    frames: list[Frame]


class WishOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription to notices for a seat."""

    kind: Literal["push", "mail", "hook"]
    target: Annotated[str, Meta(min_length=3, max_length=1000)]  # a URL, or a mail address
    language: Literal["en", "fr", "de"] = "en"
    p256dh: Annotated[str, Meta(max_length=120)] = ""  # of a browser: its public key,
    auth: Annotated[str, Meta(max_length=40)] = ""  # and its shared secret


class WishMade(msgspec.Struct, frozen=True):
    """A subscription as it is stored."""

    id: str
    kind: Literal["push", "mail", "hook"]
    target: str
    confirmed: bool  # false: a mail with a link waits to be answered
    secret: str  # of a webhook, sent only once


class Ways(msgspec.Struct, frozen=True):
    """The channels for notices on this server."""

    push: str  # the public key of this server, for browsers
    mail: bool
    hooks: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: Code
    reason: str
