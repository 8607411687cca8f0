"""What the commands for records share: parsing the viewing seat, and replaying with errors."""

from __future__ import annotations

from pathlib import Path

from westbound import api
from westbound.cli.desk import UserError
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.engine.record import OtherRules, Played, Record, WrongRecord

FEW = 6  # words shown of a long list


def parse_seat(text: str, game: Game, players: int) -> int | None:
    """Parse a seat: its number or color, or ``none`` for a spectator.  :raises UserError: if there is no such seat."""
    word = text.strip().lower()
    if word in ("", "none"):
        return None
    colors = game.seats[:players]
    if word in colors:
        return colors.index(word)
    if word.isdecimal() and int(word) < players:
        return int(word)
    seats = ", ".join(f"{seat} ({color})" for seat, color in enumerate(colors))
    raise UserError(f"there is no seat {text!r}; seats are {seats}, or none")


def open_match(record: Record, file: Path, edition: str = "", force: bool = False) -> Match:
    """Return the match of a record before its first line.

    :raises UserError: if it needs other rules or another edition.
    """
    try:
        return api.open_record(record, edition, force)
    except OtherRules as error:
        raise UserError(f"{file}: {error}; 'westbound check --force' tries it anyway") from None
    except WrongRecord as error:
        raise UserError(f"{file}: {error}") from None


def replay_line(match: Match, line: Played, number: int, file: Path) -> None:
    """Replay one line.  :raises UserError: if it is illegal, saying what would have been legal."""
    try:
        match.replay(line, number)
    except WrongRecord as error:
        raise UserError(f"{file}: {error}; {expected(match)}") from None


def expected(match: Match) -> str:
    """Return what would be legal now, and for whom."""
    table = match.table
    seats = [seat for seat in range(CHANCE + 1) if table.actors() >> seat & 1]
    if not seats:
        return "nothing more was expected: the game was over"
    who = "chance" if seats[0] == CHANCE else match.game.seats[seats[0]]
    words = [repr(match.space.text(action)) for action in table.legal(seats[0])]
    more = f" or one of {len(words) - FEW} more" if len(words) > FEW else ""
    return f"expected from {who}: {', '.join(words[:FEW])}{more}"
