"""Who plays which seat: people at this terminal, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from westbound import bots
from westbound.cli.desk import UserError
from westbound.engine.space import closest

ME = "me"
LONGEST_NAME = 20


@dataclass(frozen=True)
class Seat:
    """A seat at the table: a bot's, or a person's, who may have a name."""

    bot: str = ""
    name: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def label(self) -> str:
        """Return its name in a record."""
        return self.bot or self.name or ME


def parse_seats(text: str) -> list[Seat]:
    """Parse ``me,me:Anna,greedy``.  :raises UserError: if one is neither a person nor a bot."""
    seats = [parse_seat(word.strip()) for word in text.split(",")]
    named = [seat.name.casefold() for seat in seats if seat.name]
    for name in named:
        if named.count(name) > 1:
            raise UserError(f"two people are called {name!r} in --seats {text}; give them different names")
    return seats


def parse_seat(word: str) -> Seat:
    kind, colon, name = word.partition(":")
    if kind == ME:
        return Seat(name=checked_name(name.strip()) if colon else "")
    if word in bots.names():
        return Seat(bot=word)
    kinds = [ME, *bots.names()]
    raise UserError(
        f"a seat is 'me', 'me:NAME' or a bot ({', '.join(bots.names())}), not {word!r}{closest(word, kinds)}"
    )


def checked_name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise UserError(f"a name has 1 to {LONGEST_NAME} letters, not {name!r}")
    if name in (ME, *bots.names()):
        raise UserError(f"{name!r} can't be a name: in a record it means a bot, or a person without a name")
    return name


def seats_of(labels: list[str], colors: tuple[str, ...]) -> list[Seat]:
    """Return the seats of a record: bots by their names; everybody else is at this terminal."""
    return [
        Seat(bot=label) if label in bots.names() else Seat(name="" if label in (ME, *colors) else label)
        for label in labels
    ]
