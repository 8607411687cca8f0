"""Messages over the socket of a table, in both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1
LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_WORD = 40

Code = Literal[
    "malformed",  # not a message of this protocol
    "too-large",
    "too-fast",
    "no-table",
    "no-watchers",
    "wrong-key",
    "not-yours",  # only the host, or only somebody with a seat, may do that
    "not-now",
    "stale",  # meant for another version
    "illegal",
    "unavailable",  # the table cannot be reached; try again
]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Until = Literal["turn", "mine", "ever"]  # the end of this turn, the beginning of my own, or that I say otherwise
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]  # mixed into the dice; empty: none


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag=str.lower):
    """Anything said over a socket."""


# From a viewer


class Hello(Message, frozen=True):
    """The first message: who is there, and what it has seen."""

    key: Annotated[str, Meta(max_length=300)] = ""  # of a seat; none for a watcher
    seq: Annotated[int, Meta(ge=0, le=2**53)] | None = None  # how much of the log it has


class Act(Message, frozen=True):
    """Do what *words* say."""

    id: Id
    version: Id
    words: Annotated[str, Meta(max_length=100)]


class Undo(Message, frozen=True):
    """Take back my last action; where others must consent, ask them."""

    id: Id
    version: Id


class Answer(Message, frozen=True):
    """Let the one who asks take back (or stop the clocks), or not."""

    id: Id
    version: Id
    agrees: bool


class Chat(Message, frozen=True):
    """Say something to all."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Leave(Message, frozen=True):
    """Leave the seat; before the game it becomes free, in a game one may come back."""

    id: Id


class Resign(Message, frozen=True):
    """Give up for good: a bot plays my seat to the end, for the others."""

    id: Id


class Abandon(Message, frozen=True):
    """End a game that I play against bots alone, for good and without a result."""

    id: Id


class Pause(Message, frozen=True):
    """Stop the clocks, which all others have to consent to; or, with *on* false, let them go on."""

    id: Id
    on: bool


class Plan(Message, frozen=True):
    """Pass at a step whenever I am asked, until then; without a step, ask me again."""

    id: Id
    step: Annotated[str, Meta(max_length=40)] = ""
    until: Until = "turn"


class Back(Message, frozen=True):
    """I am here again: the stand-in need not play for me any more."""

    id: Id


class Here(Message, frozen=True):
    """The page has come into sight, or gone out of it: then notices are wanted.  There is no answer."""

    on: bool


class Ping(Message, frozen=True):
    """Asks whether the server is still there; the answer is a pong."""


ToServer = Hello | Act | Undo | Answer | Chat | Leave | Resign | Abandon | Pause | Plan | Back | Here | Ping


# To a viewer


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as everybody may know it."""

    color: str
    name: str
    who: Literal["free", "kept", "person", "bot"]
    bot: str  # that plays there: its own, or that of who is away or has resigned; none: the game waits for the person
    here: bool  # somebody looks at the table from it
    gone: bool = False  # the person has left, or was out of time, and can come back
    resigned: bool = False  # the person has given up: the bot plays to the end
    stood_in: bool = False  # somebody else has made a decision for the seat: the game does not count for the person


class ConsentAsked(msgspec.Struct, frozen=True):
    """Somebody asks to take back, or to stop the clocks."""

    seat: int
    open: list[int]  # who has not agreed yet
    what: Literal["undo", "pause"] = "undo"


class ClockTimes(msgspec.Struct, frozen=True):
    """How long everybody may still think; in seconds, what is left in milliseconds."""

    turn: int  # for everybody, in every turn
    bank: int  # besides, for everybody in the whole game
    paused: bool
    running: list[int]  # for whom time runs
    left: list[tuple[int, int]]  # by seat: of the turn, and of the bank
    at: int  # when that was so, in milliseconds since 1970


class LessonInfo(msgspec.Struct, frozen=True):
    """What is learned at a table."""

    name: str
    done: int  # parts of the goal that are reached
    goal: int  # all of them
    points: list[tuple[str, str]]  # kind and word of what to look at
    rule: str  # the section of the rules that it is about
    lessons: list[str]  # of the whole course


class DiceInfo(msgspec.Struct, frozen=True):
    """The dice of a table, as everybody may know them."""

    promise: str  # the digest of the secret
    words: list[str]  # by seat
    since: int  # so many lines of the record were played before, at another table, with other dice
    secret: str  # empty until the game is over


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as everybody may know it."""

    id: str
    game: str
    edition: str  # its name
    digest: str  # by which it can be had; none, if it is ours
    options: dict[str, str]
    state: Literal["gathering", "playing", "over"]
    public: bool
    watchers: bool
    host: int | None
    seats: list[SeatInfo]
    watching: int  # how many look on
    asked: ConsentAsked | None
    rematch: str  # the table where they play again, if they do
    scores: list[int]  # by seat, when the game is over
    winners: list[int]  # then, too
    archive: bool  # a record that was brought along: nobody plays here
    abandoned: bool  # over, without a result
    origin: str  # ``ID@MOMENT`` of the game that is played on from there, if it is one; no ID: it is private
    standin: str  # the bot that plays for who is away
    lesson: LessonInfo | None
    clock: ClockTimes | None
    dice: DiceInfo | None  # none: nothing was promised


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log: a text by its key, and what it is about, as (role, kind, word)."""

    seq: int
    at: int  # milliseconds since 1970
    key: str
    parts: list[tuple[str, str, str]] = []
    quiet: bool = False  # to be seen, too small to be told
    name: str = ""  # of the person it is about, at that time
    text: str = ""  # what somebody said
    back: int | None = None  # everything in the game from this seq on is taken back


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something the viewer may do: its words, their parts, and what its text mentions beyond the facts of ``Ask``."""

    words: str
    verb: str
    kind: str = ""
    word: str = ""
    facts: dict[str, Any] = {}
    now: bool = False  # the text of this moment, ``action-… .now``, can be said


class TakeBack(msgspec.Struct, frozen=True):
    """The viewer's last action can be taken back; *needs* are the seats that have to consent."""

    needs: list[int]


class Planning(msgspec.Struct, frozen=True):
    """The viewer passes at this step in advance."""

    step: str
    until: Until


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked, of whom; and of the viewer, what it may answer."""

    actors: list[int]
    step: str
    facts: dict[str, Any]  # that the prompt and the texts of this moment mention
    choices: list[Choice]
    undo: TakeBack | None
    plan: Planning | None = None


Scores = dict[str, int | None]  # points by source; null is not for the viewer to know


class GameSeen(msgspec.Struct, frozen=True):
    """What the viewer sees of the game."""

    version: int
    view: dict[str, Any]
    ask: Ask
    scores: list[Scores]


class Welcome(Message, frozen=True):
    """The answer to ``Hello``: the table as it is, and the lines of the log the viewer has not seen."""

    protocol: int
    seq: int
    seat: int | None
    hosts: bool  # the viewer is the host
    table: TableInfo
    names: dict[str, dict[str, str]]  # proper names, by kind and word
    lines: list[Line]
    game: GameSeen | None
    now: int  # the server's time, in milliseconds since 1970


Path = tuple[str | int, ...]  # into a view
Change = tuple[Path, Any]  # what is there now


class News(Message, frozen=True, omit_defaults=True):
    """Something happened: the log grows, and what has changed of table and game."""

    since: int  # the length of the log that the viewer knows by now
    seq: int  # and with this
    lines: list[Line] = []
    table: TableInfo | None = None
    version: int | None = None
    changes: list[Change] | None = None
    view: dict[str, Any] | None = None  # instead of changes, where there was none before
    ask: Ask | None = None
    scores: list[Scores] | None = None


class Done(Message, frozen=True):
    """What was said with this *id* is done, and will never be lost."""

    id: int
    seq: int


class Refused(Message, frozen=True):
    """What was said (with this *id*, if it could be read) was refused; nothing has changed."""

    code: Code
    reason: str
    id: int | None = None


class Pong(Message, frozen=True):
    """The server is still there."""


ToViewer = Welcome | News | Done | Refused | Pong
