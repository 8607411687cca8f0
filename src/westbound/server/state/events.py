"""The events in the log of a table: everything that ever happened there."""

from __future__ import annotations

from typing import Literal

import msgspec

from westbound.engine.record import Header, Played

VERSION = 5  # of the log: the highest version of an event that this program knows


ABSENCE = 600  # seconds, if the settings of a table do not say


class NewerEvent(ValueError):
    """A newer program has written an event that this one does not know."""


class Event(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="event",
    tag=str.lower,
):
    """One line of the log.  A program that finds a newer version of one leaves the table to those who know it."""

    v: int = 1  # of the log, since which there are such events


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat when the table opens: a bot's, kept for somebody, or free."""

    bot: str = ""
    name: str = ""  # of the bot, or of the person it is kept for
    kept: bool = False


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long everyone may think, in seconds: in every turn, and in addition over the whole game."""

    turn: int
    bank: int


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is dealt alike at several tables: the deal of a day, or that of tables opened together."""

    day: str = ""  # as in 2026-11-19
    group: str = ""  # of the tables opened together
    counted: bool = False  # the result enters the field of the day
    closes: int = 0  # when nothing about the deal of a day is secret any more


class Opened(Event, frozen=True, kw_only=True, rename={"seats": "chairs"}):
    """Somebody opened a table; always the first line."""

    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatSetup]  # ``chairs`` in the log
    public: bool = False  # listed in the lobby
    watchers: bool = True  # may be there
    host: int | None = None  # the seat of whoever opened it, if they have one
    clock: Clock | None = None
    standin: str = ""  # the bot that plays for anyone who is away
    absence: int = ABSENCE  # seconds after which the host may give away the seat of somebody who is away; 0: never
    secret: str = ""  # of the dice, until the game is over
    lesson: str = ""  # its name in the game's course, if this is one
    archive: bool = False  # an imported record, to be replayed only
    origin: str = ""  # the table and the moment of its game where this one begins
    played: list[Played] = []  # what had been played there by then
    rated: bool = False  # its result counts for everybody who plays
    deal: Deal | None = None  # that other tables have, too
    hints: bool | None = None  # whether they are allowed; null: while only one person plays
    outlook: bool | None = None  # whether spectators see who was ahead a round ago; null: where only bots play


class Sat(Event, frozen=True):
    """A person sat down, or came back."""

    seat: int
    name: str
    word: str = ""  # mixed into the dice
    account: str = ""  # at a rated table: the ID of the person
    place: str = ""  # and a keyed digest of their address


class Left(Event, frozen=True):
    """A person left the seat: for good before the game; during it they may come back."""

    seat: int


class Resigned(Event, frozen=True):
    """A person gave up: this bot plays the seat to the end of the game."""

    seat: int
    bot: str


class Abandoned(Event, frozen=True):
    """The only person left ended a game against bots: it has no result, and nobody plays on."""

    seat: int


class Closed(Event, frozen=True):
    """The operator closed the table: there is no result, and nobody plays on."""

    reason: str = ""


class Rekeyed(Event, frozen=True):
    """The host made a new link for a seat; the old one no longer works."""

    seat: int


class Replaced(Event, frozen=True):
    """The host gave a seat to a bot or, without one, freed it for the next person."""

    seat: int
    bot: str = ""
    name: str = ""


class Applied(Event, frozen=True):
    """A person asked to take over a seat from a bot, in the middle of the game."""

    seat: int
    name: str


class Admitted(Event, frozen=True):
    """A seat agreed to whoever applied last, or did not."""

    seat: int
    agrees: bool


class Began(Event, frozen=True):
    """The game began; chance has set it up."""

    header: Header
    lines: list[Played]


class Moved(Event, frozen=True):
    """A seat acted or undid, and chance followed."""

    lines: list[Played]


class Asked(Event, frozen=True):
    """A seat asked everyone to agree to an undo, or to stopping the clocks."""

    seat: int
    what: Literal["undo", "pause"] = "undo"


class Answered(Event, frozen=True):
    """A seat agreed to what another asked, or did not."""

    seat: int
    agrees: bool


class Paused(Event, frozen=True):
    """Everyone agreed to stop the clocks."""

    seat: int


class Resumed(Event, frozen=True):
    """A seat started the clocks again."""

    seat: int


class TimedOut(Event, frozen=True):
    """A seat ran out of time: the stand-in plays for it."""

    seat: int


class Lapsed(Event, frozen=True):
    """A bot gave no valid answer: what the seat has just played is a default."""

    seat: int
    reason: str


class Hinted(Event, frozen=True):
    """A seat took a hint for what it has to decide."""

    seat: int


class Stood(Event, frozen=True):
    """No server was running: the clocks stood still for *time* milliseconds."""

    time: int


class Planned(Event, frozen=True):
    """A seat decided to pass at a step in advance, until then; without a step, it dropped that premove."""

    seat: int
    step: str = ""
    until: Literal["turn", "mine", "ever"] = "turn"


class Said(Event, frozen=True):
    """A seat said something to everyone, in its own words or with a quick phrase."""

    seat: int
    text: str = ""
    phrase: str = ""  # its key


class Rematched(Event, frozen=True):
    """The same people play again, at another table."""

    seat: int
    table: str


AnyEvent = (
    Opened
    | Sat
    | Left
    | Resigned
    | Abandoned
    | Closed
    | Rekeyed
    | Replaced
    | Applied
    | Admitted
    | Began
    | Moved
    | Asked
    | Answered
    | Paused
    | Resumed
    | TimedOut
    | Lapsed
    | Hinted
    | Stood
    | Planned
    | Said
    | Rematched
)


class Versioned(msgspec.Struct, frozen=True):
    """The version of any event, even of an unknown one."""

    v: int = 1


_versions = msgspec.json.Decoder(Versioned)
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> str:
    return _encoder.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    """:raises NewerEvent: if a newer program has written it.  :raises msgspec.DecodeError: if *text* is no event."""
    try:
        event = _decoder.decode(text)
    except msgspec.ValidationError:
        check_version(_versions.decode(text))
        raise
    check_version(event)
    return event


def check_version(event: AnyEvent | Versioned) -> None:
    if event.v > VERSION:
        raise NewerEvent(f"an event of version {event.v}; this program knows version {VERSION}")
