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
    "no-person",
    "no-watchers",
    "spoiler",  # first finish the deal yourself
    "wrong-key",
    "not-yours",  # only the host, or only somebody with a seat, may do that
    "not-now",
    "stale",  # meant for another version
    "illegal",
    "unavailable",  # the table cannot be reached; try again
    "quarantined",  # this server cannot read or continue the table
]
Id = Annotated[int, Meta(ge=0, le=2**53)]
Until = Literal["turn", "mine", "ever"]  # the end of this turn, the beginning of my own, or until I say otherwise
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
PhraseKey = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "ouch", "one-moment", "your-turn"
]  # everyone reads the phrase in their own language
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]  # mixed into the dice; empty: none


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag=str.lower):
    """Any message over a socket."""


# From a viewer


class Hello(Message, frozen=True):
    """The first message: who is connecting, and what they have seen."""

    key: Annotated[str, Meta(max_length=300)] = ""  # of a seat; none for a watcher
    seq: Annotated[int, Meta(ge=0, le=2**53)] | None = None  # how much of the log they have


class Act(Message, frozen=True):
    """Take the action *words*."""

    id: Id
    version: Id
    words: Annotated[str, Meta(max_length=100)]


class Undo(Message, frozen=True):
    """Undo my last action; if others must agree, ask them."""

    id: Id
    version: Id


class Answer(Message, frozen=True):
    """Agree to an undo (or to stop the clocks), or refuse."""

    id: Id
    version: Id
    agrees: bool


class Admit(Message, frozen=True):
    """Agree to a new player in the middle of the game, or not."""

    id: Id
    application: Id  # as in ``Applicant``
    agrees: bool


class Chat(Message, frozen=True):
    """Say something to everyone."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Phrase(Message, frozen=True):
    """Say a quick phrase to everyone."""

    id: Id
    phrase: PhraseKey


class Leave(Message, frozen=True):
    """Leave the seat; before the game it becomes free, during the game you may come back."""

    id: Id


class Resign(Message, frozen=True):
    """Give up for good: a bot plays my seat to the end, so that the others can finish."""

    id: Id


class Abandon(Message, frozen=True):
    """End a game that I play alone against bots, for good and without a result."""

    id: Id


class Pause(Message, frozen=True):
    """Stop the clocks, if all others agree; or, with *on* false, start them again."""

    id: Id
    on: bool


class Plan(Message, frozen=True):
    """Pass at a step in advance, until then; without a step, ask me again."""

    id: Id
    step: Annotated[str, Meta(max_length=40)] = ""
    until: Until = "turn"


class Back(Message, frozen=True):
    """I am back: the stand-in need not play for me any more."""

    id: Id


class Foresee(Message, frozen=True):
    """What would *words*, one of my choices, set off?  Nothing is played; the reply is ``foreseen``."""

    id: Id
    version: Id
    words: Annotated[str, Meta(max_length=100)]


class Hint(Message, frozen=True):
    """What should I choose, and why?  Everyone sees that I ask, once for each decision; the reply is ``hinted``."""

    id: Id
    version: Id


class Why(Message, frozen=True):
    """Why can I not choose this thing now?  The reply is ``because``."""

    id: Id
    version: Id
    kind: Annotated[str, Meta(max_length=40)]
    word: Annotated[str, Meta(max_length=100)]


class WhyNot(Message, frozen=True):
    """Why can I not choose the other things I see now?  The reply is ``reasons``."""

    id: Id
    version: Id


class Hurry(Message, frozen=True):
    """Ask the bots that are thinking to choose now.  Nothing is written to the log."""

    id: Id


class Here(Message, frozen=True):
    """The page is on screen, or hidden: then notices are sent.  There is no reply."""

    on: bool


class Ping(Message, frozen=True):
    """Is the server still there?  The reply is a pong."""


ToServer = (
    Hello
    | Act
    | Undo
    | Answer
    | Admit
    | Chat
    | Phrase
    | Leave
    | Resign
    | Abandon
    | Pause
    | Plan
    | Back
    | Foresee
    | Hint
    | Why
    | WhyNot
    | Hurry
    | Here
    | Ping
)


# To a viewer


class SeatStatus(msgspec.Struct, frozen=True):
    """What everyone may know about a seat."""

    color: str
    name: str
    who: Literal["free", "kept", "person", "bot"]
    bot: str  # that plays there: its own, or for a person who is away or resigned; empty: the game waits for the person
    here: bool  # somebody is viewing the table from it
    gone: bool = False  # the person has left, or ran out of time, and may come back
    resigned: bool = False  # the person has given up: the bot plays to the end
    stood_in: bool = False  # somebody else has made a decision for the seat: the game does not count for the person
    away: int = 0  # when the person was last here; 0: they are, or nobody knows
    claimed: bool = False  # at a rated table: the name is the person's own, and has a profile
    hints: int = 0  # that the person took in this game


class ConsentAsked(msgspec.Struct, frozen=True):
    """Somebody asks for an undo, or to stop the clocks."""

    seat: int
    open: list[int]  # the seats that have yet to agree
    what: Literal["undo", "pause"] = "undo"


class Applicant(msgspec.Struct, frozen=True):
    """Somebody asks to take over a seat from a bot, in the middle of the game."""

    application: int  # its number
    seat: int
    name: str
    open: list[int]  # the seats that have yet to agree


class ClockTimes(msgspec.Struct, frozen=True):
    """How long everyone may still think: limits in seconds, what is left in milliseconds."""

    turn: int  # for everyone, in every turn
    bank: int  # in addition, for everyone over the whole game
    paused: bool
    running: list[int]  # the seats whose time runs
    left: list[tuple[int, int]]  # by seat: for the turn, and in the bank
    at: int  # the time at which this is measured, in milliseconds since 1970


class LessonStatus(msgspec.Struct, frozen=True):
    """The lesson at a table."""

    name: str
    done: int  # parts of the goal that have been reached
    goal: int  # all of them
    points: list[tuple[str, str]]  # what to look at now, as kind and word
    rule: str  # the section of the rules
    lessons: list[str]  # of the whole course
    basics: int  # the number of lessons, from the first, that are enough to play


class DiceStatus(msgspec.Struct, frozen=True):
    """What everyone may know about the dice of a table."""

    promise: str  # the digest of the secret
    words: list[str]  # by seat
    since: int  # the number of lines of the record that were played before, at another table with other dice
    secret: str  # empty until the game is over


class DealStatus(msgspec.Struct, frozen=True):
    """The deal that other tables have, too: that of a day, or of a group of tables opened together."""

    day: str  # as in 2026-11-19; empty: of a group
    group: str
    counted: bool  # the result enters the field of the day
    closes: int  # when nothing about the deal of a day is secret any more, in milliseconds since 1970
    ended: int  # when the game was over; 0: it is not


class TableStatus(msgspec.Struct, frozen=True):
    """What everyone may know about a table."""

    id: str
    game: str
    edition: str  # its name
    digest: str  # to download it; empty, if it is ours
    options: dict[str, str]
    state: Literal["gathering", "playing", "over"]
    public: bool
    watchers: bool
    host: int | None
    seats: list[SeatStatus]
    watching: int  # the number of watchers
    asked: ConsentAsked | None
    applicant: Applicant | None  # who asks to take over a seat from a bot
    rematch: str  # the table of the rematch, if there is one
    scores: list[int]  # by seat, when the game is over
    winners: list[int]  # when the game is over
    archive: bool  # an imported record: nobody plays here
    abandoned: bool  # over, without a result
    closed: bool  # abandoned, because the operator closed the table
    origin: str  # ``ID@MOMENT`` of the game that this one continues, if it does; without ID: a private one
    standin: str  # the bot that plays for anyone who is away
    absence: int  # seconds after which the host may give away the seat of somebody who is away; 0: never
    lesson: LessonStatus | None
    clock: ClockTimes | None
    dice: DiceStatus | None  # null: nothing was promised
    opened: int = 0  # when, in milliseconds since 1970; 0: nobody knows
    rated: bool = False  # the result counts for the ratings of everybody who plays
    deal: DealStatus | None = None  # that other tables have, too
    hints: bool = False  # players may take hints
    outlook: bool = False  # spectators see who was ahead a round ago


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log: the key of its text, and what it mentions, as (role, kind, word)."""

    seq: int
    at: int  # milliseconds since 1970
    key: str
    parts: tuple[tuple[str, str, str], ...] = ()
    quiet: bool = False  # to be shown on the board, but too minor for the log
    name: str = ""  # of the person, at that time
    text: str = ""  # what somebody said
    back: int | None = None  # everything in the game from this seq on is undone


class Remark(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What can be said about a choice before it is made; its text is ``remark-…``."""

    tone: Literal["good", "beware"]
    key: str
    facts: dict[str, Any] = {}


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action the viewer may take: its words, their parts, and what its text mentions beyond the facts of ``Ask``."""

    words: str
    verb: str
    kind: str = ""
    word: str = ""
    facts: dict[str, Any] = {}
    now: bool = False  # there is a text for this moment, ``action-… .now``
    remarks: list[Remark] = []
    final: bool = False  # it cannot be undone freely


class TakeBack(msgspec.Struct, frozen=True):
    """The viewer's last action can be undone; *needs* are the seats that have to agree."""

    needs: list[int]


class Planning(msgspec.Struct, frozen=True):
    """The viewer's premove: they pass at this step in advance."""

    step: str
    until: Until


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has to choose, and what the viewer may choose."""

    actors: list[int]
    step: str
    facts: dict[str, Any]  # mentioned by the prompt and the texts of this moment
    choices: list[Choice]
    undo: TakeBack | None
    plan: Planning | None = None
    forced: bool = False  # there is a single choice, and everybody knows that: it may be played without asking


Scores = dict[str, int | None]  # points by source; null is hidden from the viewer


class GameSeen(msgspec.Struct, frozen=True):
    """What the viewer sees of the game."""

    version: int
    view: dict[str, Any]
    ask: Ask
    scores: list[Scores]


class Welcome(Message, frozen=True):
    """The reply to ``Hello``: the table as it is, and the lines of the log that the viewer has not seen."""

    protocol: int
    seq: int
    seat: int | None
    hosts: bool  # the viewer is the host
    table: TableStatus
    names: dict[str, dict[str, str]]  # proper names, by kind and word
    lines: list[Line]
    game: GameSeen | None
    now: int  # the server's time, in milliseconds since 1970
    earlier: int = 0  # lines before these that were left out because there are too many


Path = tuple[str | int, ...]  # into a view
Change = tuple[Path, Any]  # what is there now


class News(Message, frozen=True, omit_defaults=True):
    """Something happened: new lines of the log, and what has changed about table and game."""

    since: int  # the length of the log that the viewer has
    seq: int  # its length with this message
    lines: list[Line] = []
    table: TableStatus | None = None
    version: int | None = None
    changes: list[Change] | None = None
    view: dict[str, Any] | None = None  # instead of changes, if there was none before
    ask: Ask | None = None
    scores: list[Scores] | None = None


class Done(Message, frozen=True):
    """The message with this *id* is done, and will never be lost."""

    id: int
    seq: int


class Foresight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer would see happen if they chose *words*, and what comes next."""

    words: str
    lines: list[Line]
    then: Literal["own", "others", "chance", "over", "secret"]  # who goes on; secret: it depends on something hidden
    actors: list[int] = []  # the seats that may choose then
    step: str = ""  # that comes then
    facts: dict[str, Any] = {}  # what the viewer is asked then
    ways: list[Foresight] = []  # if the viewer has few ways to go on, as left and right: each of them


class Foreseen(Message, frozen=True):
    """The reply to ``Foresee``."""

    id: int
    foresight: Foresight


class ArgumentSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What speaks for the best choice, or against its rival; its text is ``argument-…``."""

    key: str
    facts: dict[str, Any] = {}
    against: bool = False  # the rival


class Hinted(Message, frozen=True):
    """The reply to ``Hint``."""

    id: int
    version: int  # as in ``Hint``
    words: str  # the best choice
    win: float  # the chance to win with it ...
    rival: str  # the next best choice
    rival_win: float  # ... and with that one
    reasons: list[ArgumentSaid]  # why the best choice is better, the strongest first


class Because(Message, frozen=True, omit_defaults=True):
    """The reply to ``Why``; without a *key* there is nothing to say.  Its text is ``reason-…``."""

    id: int
    key: str = ""
    facts: dict[str, Any] = {}


class Unavailable(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a player sees and cannot choose now, and why: as in ``Because``."""

    kind: str
    word: str
    key: str
    facts: dict[str, Any] = {}
    parts: dict[str, Any] | None = None  # what its name mentions, if that is not just the thing itself


class Reasons(Message, frozen=True):
    """The reply to ``WhyNot``."""

    id: int
    reasons: list[Unavailable]


class Outlook(Message, frozen=True):
    """To spectators only: who was ahead at least a round ago, as far as an onlooker could tell."""

    wins: list[float]  # by seat: the chance to win
    seq: int  # the event of the log that came next


class Refused(Message, frozen=True):
    """The message (with this *id*, if it could be read) was refused; nothing has changed."""

    code: Code
    reason: str
    id: int | None = None


class Pong(Message, frozen=True):
    """The server is still there."""


ToViewer = Welcome | News | Done | Foreseen | Hinted | Because | Reasons | Outlook | Refused | Pong
