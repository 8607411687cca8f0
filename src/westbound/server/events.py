"""What the log of a table can say: everything that ever happened at it, the first line first."""

from __future__ import annotations

from typing import Literal

import msgspec

from westbound.engine.record import Header, Played


class Event(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="event", tag=str.lower
):
    """One line of the log."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the table is opened: a bot's, kept for somebody, or free."""

    bot: str = ""
    name: str = ""  # of the bot, or for whom it is kept
    kept: bool = False


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long everybody may think, in seconds: in every turn, and besides in the whole game."""

    turn: int
    bank: int


class Opened(Event, frozen=True, kw_only=True):
    """Somebody opened a table; always the first line."""

    game: str
    edition: str
    options: dict[str, str]
    chairs: list[Chair]
    public: bool = False  # listed in the lobby
    watchers: bool = True  # may be there
    host: int | None = None  # the seat of who opened it, if it has one
    clock: Clock | None = None
    standin: str = ""  # the bot that plays for who is away
    secret: str = ""  # of the dice, until the game is over
    lesson: str = ""  # of the game's course, if it is one
    archive: bool = False  # only to be looked at: a record that was brought along
    origin: str = ""  # the table, and the moment of its game, at which this one begins
    played: list[Played] = []  # what had been played there until then


class Sat(Event, frozen=True):
    """A person sat down, or came back."""

    seat: int
    name: str
    word: str = ""  # mixed into the dice


class Left(Event, frozen=True):
    """A person left the seat: for good before the game, until further notice during it."""

    seat: int


class Resigned(Event, frozen=True):
    """A person gave up: this bot plays the seat to the end of the game."""

    seat: int
    bot: str


class Abandoned(Event, frozen=True):
    """The only person left ended a game against bots: it has no result, and nobody plays on."""

    seat: int


class Rekeyed(Event, frozen=True):
    """The host made a new link for a seat; the old one opens nothing any more."""

    seat: int


class Replaced(Event, frozen=True):
    """The host gave a seat to a bot or, without one, to whoever comes next."""

    seat: int
    bot: str = ""
    name: str = ""


class Began(Event, frozen=True):
    """The game began; chance has set it up."""

    header: Header
    lines: list[Played]


class Moved(Event, frozen=True):
    """A seat acted, or took back, and chance answered."""

    lines: list[Played]


class Asked(Event, frozen=True):
    """A seat asks everybody to let it take back its last action, or to stop the clocks."""

    seat: int
    what: Literal["undo", "pause"] = "undo"


class Answered(Event, frozen=True):
    """A seat lets another take back, or does not."""

    seat: int
    agrees: bool


class Paused(Event, frozen=True):
    """Everybody agreed to stop the clocks."""

    seat: int


class Resumed(Event, frozen=True):
    """A seat lets the clocks go on."""

    seat: int


class TimedOut(Event, frozen=True):
    """A seat's time is up: the stand-in plays for it."""

    seat: int


class Stood(Event, frozen=True):
    """No server was there to see the clocks: for so many milliseconds they stood still."""

    time: int


class Planned(Event, frozen=True):
    """A seat says in advance that it will pass at a step, until then; without a step it plans nothing more."""

    seat: int
    step: str = ""
    until: Literal["turn", "mine", "ever"] = "turn"


class Said(Event, frozen=True):
    """A seat said something to all."""

    seat: int
    text: str


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
    | Rekeyed
    | Replaced
    | Began
    | Moved
    | Asked
    | Answered
    | Paused
    | Resumed
    | TimedOut
    | Stood
    | Planned
    | Said
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write_event(event: AnyEvent) -> str:
    return _encoder.encode(event).decode()


def read_event(text: str) -> AnyEvent:
    """:raises msgspec.DecodeError: if it is none."""
    return _decoder.decode(text)
