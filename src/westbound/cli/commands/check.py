"""``westbound check``: is this a valid record?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.records import open_match, replay_line
from westbound.cli.saving import open_file
from westbound.engine.match import Match
from westbound.engine.record import Record


def check(
    file: Annotated[Path, typer.Argument(help="The record.")],
    force: Annotated[bool, typer.Option("--force", help="Try it even if it was played with other rules.")] = False,
    edition: Annotated[str, typer.Option(help="The edition file it was played with.")] = "",
) -> None:
    """Check a record: read it, replay it, and say where the game stands."""
    record = open_file(file)
    match = open_match(record, file, edition, force)
    for number, line in enumerate(record.log, 2):
        replay_line(match, line, number, file)
    for sentence in report(record, match):
        typer.echo(sentence)


def report(record: Record, match: Match) -> list[str]:
    """Return a summary of a valid record."""
    header = record.header
    lines = [f"{match.game.title}, {header.players} players, rules {header.rules}, edition {header.edition}"]
    if header.rules != match.game.version or (header.edition, header.digest) != match.game.edition(match.box):
        name, digest = match.game.edition(match.box)
        ours = f"rules {match.game.version}, edition {name} ({digest})"
        lines.append(f"It was played with other rules or another edition ({header.digest}); {ours} allow all of it.")
    if record.recovered:
        lines.append("Its last line was cut off and is left out.")
    taken_back = len(record.log) - len(record.actions())
    back = f" ({taken_back} lines undo something or were undone)" if taken_back else ""
    lines.append(f"{len(record.actions())} actions{back}, all legal.")
    lines.append(standing(match))
    return lines


def standing(match: Match) -> str:
    """Return where the game stands, or how it ended."""
    if match.over:
        points = ", ".join(f"{match.game.seats[seat]} {score}" for seat, score in enumerate(match.scores()))
        winners = " and ".join(match.game.seats[seat] for seat in match.winners())
        return f"The game is over: {points}; won by {winners}."
    actors = match.actors()
    if not actors:
        return "The game isn't over: chance is next."
    return f"The game isn't over: {match.where(actors[0])}."
