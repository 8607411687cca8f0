"""``westbound verify``: were the dice of a game as promised?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westbound import proof
from westbound.api import game
from westbound.cli.commands.check import standing
from westbound.cli.desk import UserError
from westbound.cli.records import open_match, parse_seat
from westbound.cli.saving import open_file
from westbound.engine.match import Match
from westbound.engine.record import Header, Promise, Record, WrongRecord

DIFFERS, NO_DICE = 1, 3  # exit codes


def verify(
    file: Annotated[Path, typer.Argument(help="The record, as downloaded from the table.")],
    promise: Annotated[str, typer.Option(metavar="HASH", help="The promise you noted at the start.")] = "",
    word: Annotated[
        list[str] | None, typer.Option(metavar="SEAT=WORD", help="A word you noted; the seat is a number or a color.")
    ] = None,
    seal: Annotated[str, typer.Option(metavar="HASH", help="The seal you noted at the end.")] = "",
    edition: Annotated[str, typer.Option(help="The edition file it was played with.")] = "",
    since: Annotated[
        int, typer.Option(metavar="N", min=0, help="How many lines were played before, at another table.")
    ] = 0,
) -> None:
    """Check the dice of a finished game: exit code 0 if all is as promised, 1 if not, 3 if nothing was promised."""
    record = open_file(file, whole=False)
    words = dict(noted(each, record.header) for each in word or ())
    try:
        verdict = proof.verify(record, promise, words, seal, edition, since)
    except proof.NoDice as error:
        typer.echo(f"{file}: {error}", err=True)
        raise typer.Exit(NO_DICE) from None
    except WrongRecord as error:
        raise UserError(f"{file}: {error}") from None
    if not verdict.holds:
        typer.echo(f"{file}: {verdict}", err=True)
        raise typer.Exit(DIFFERS)
    for sentence in report(record, verdict, open_match(record, file, edition)):
        typer.echo(sentence)


def noted(text: str, header: Header) -> tuple[int, str]:
    """Parse ``SEAT=WORD``.  :raises UserError: if it has another form."""
    who, equals, word = text.partition("=")
    seat = parse_seat(who, game(header.game), header.players)
    if not equals or seat is None:
        raise UserError(f"--word {text!r}: give a seat and its word, such as red=saddle")
    return seat, word


def report(record: Record, verdict: proof.Verdict, match: Match) -> list[str]:
    """Return a summary of dice that are as promised."""
    header, promised = record.header, record.header.dice
    assert promised
    for number, line in enumerate(record.log, 2):
        match.replay(line, number)
    lines = [
        f"{match.game.title}, {header.players} players: {', '.join(header.seats)}",
        f"All {verdict.draws} draws follow from the secret and the words, and every move follows the rules.",
        f"Promise: {promised.promise}",
        *words_of(promised, match),
        f"Seal: {promised.seal}",
        standing(match),
    ]
    if promised.since:
        lines.insert(
            2, f"The first {promised.since} lines were played elsewhere, with other dice: those are not checked."
        )
    return lines


def words_of(promised: Promise, match: Match) -> list[str]:
    said = [f"{match.game.seats[seat]} {word!r}" for seat, word in enumerate(promised.words) if word]
    return [f"Words: {', '.join(said)}" if said else "Words: nobody mixed one in, so only the server knew the dice."]
