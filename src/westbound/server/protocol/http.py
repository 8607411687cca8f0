"""Bodies of requests and responses about tables, replays and notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
    TableInfo,
    Word,
)


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: I, a bot, or whoever comes."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = ""


Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]


class WantedClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long everybody may think, in seconds: in every turn, and besides in the whole game."""

    turn: Seconds
    bank: Seconds


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # mine; needed if I sit down
    options: Annotated[dict[str, str], Meta(max_length=20)] = {}
    public: bool = False
    watchers: bool = True
    edition: Annotated[str, Meta(max_length=40)] = ""  # its digest; none: ours
    ticket: Annotated[str, Meta(max_length=300)] = ""  # of the dice that were promised
    word: Word = ""
    clock: WantedClock | None = None
    standin: Annotated[str, Meta(max_length=40)] | None = None  # a bot for who is away; "" is none, null the usual one


class Learn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to take a lesson."""

    name: Name


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down: on this seat, or on the first that is free."""

    name: Name
    seat: int | None = None
    word: Word = ""


class PromiseFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants dice to be promised: for a new table, or for that where those of another play again."""

    after: Annotated[str, Meta(max_length=40)] = ""


class Promised(msgspec.Struct, frozen=True):
    """The digest of the secret of dice, and the ticket to open a table with them."""

    promise: str
    ticket: str = ""  # none is needed to play again


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to play again."""

    word: Word = ""


class Replace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a seat to a bot or, without one, to whoever comes next."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Seated(msgspec.Struct, frozen=True):
    """A seat of one's own, and the secret key to it."""

    table: str
    seat: int | None  # none: the host does not play
    key: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    colors: list[str]
    options: dict[str, dict[str, list[str]]]  # by number of players; the first value is the usual one
    plans: list[str]  # steps at which one may pass in advance


class Shelf(msgspec.Struct, frozen=True):
    """What can be played here, and against whom."""

    games: list[GameInfo]
    bots: list[str]


class Drawn(msgspec.Struct, frozen=True):
    """Something that chance can draw: how often it came in a game, and was to be expected."""

    choice: Choice
    came: int
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """What chance has brought in a game that is over, after its set-up."""

    draws: int  # that could have come out otherwise
    points: list[float]  # by seat: how much better the draws were than all that could have come, on average
    drawn: list[Drawn]


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game that is over, to be played on from at a new table."""

    at: Annotated[int, Meta(ge=0, le=2**31)]  # the moment, as the replay counts them
    seats: Annotated[list[Wanted], Meta(min_length=1, max_length=8)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""  # mine; needed if I sit down
    public: bool = False
    watchers: bool = True
    ticket: Annotated[str, Meta(max_length=300)] = ""  # these as for a new table
    word: Word = ""
    clock: WantedClock | None = None
    standin: Annotated[str, Meta(max_length=40)] | None = None


class Frame(msgspec.Struct, frozen=True):
    """A moment of a replay: who acted, what happened, and what has changed."""

    seq: int
    seat: int | None  # chance, if nobody
    lines: list[Line]
    changes: list[Change]
    ask: Ask  # without choices
    scores: list[Scores]


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, as one viewer saw it at the time, or with all hands open."""

    table: TableInfo
    mine: int | None  # the seat of who asks
    seat: int | None  # whose eyes these are; nobody's: a watcher's
    all: bool  # nothing is hidden
    names: dict[str, dict[str, str]]
    lines: list[Line]  # of the set-up
    game: GameSeen  # as it began
    frames: list[Frame]


class WishOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there wishes to be told when it is their turn."""

    kind: Literal["push", "mail", "hook"]
    target: Annotated[str, Meta(min_length=3, max_length=1000)]  # an address of the web, or of a mailbox
    language: Literal["en", "fr", "de"] = "en"
    p256dh: Annotated[str, Meta(max_length=120)] = ""  # what a browser reads with: its public key,
    auth: Annotated[str, Meta(max_length=40)] = ""  # and the secret it shares with us


class WishMade(msgspec.Struct, frozen=True):
    """A wish as it is kept."""

    id: str
    kind: Literal["push", "mail", "hook"]
    target: str
    confirmed: bool  # else the mailbox has a letter with a link
    secret: str  # of a webhook, told once


class Ways(msgspec.Struct, frozen=True):
    """How one can be told here."""

    push: str  # the public key of this server, for browsers
    mail: bool
    hooks: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: Code
    reason: str
