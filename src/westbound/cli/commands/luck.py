"""``westbound luck``: who was lucky in a game?"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.records import open_match, replay_line
from westbound.cli.saving import open_file
from westbound.engine.match import Match
from westbound.luck import Luck, Tally, luck_of

FEW = 12  # things of a kind that are listed one by one


def luck(
    file: Annotated[Path, typer.Argument(help="The record.")],
    edition: Annotated[str, typer.Option(help="The edition file it was played with.")] = "",
    everything: Annotated[bool, typer.Option("--all", help="List everything that could be drawn.")] = False,
) -> None:
    """Show who was lucky: what chance drew, compared with what to expect."""
    record = open_file(file)
    match = open_match(record, file, edition)
    for number, line in enumerate(record.log, 2):
        replay_line(match, line, number, file)
    for sentence in report(match, luck_of(match), everything):
        typer.echo(sentence)


def report(match: Match, found: Luck, everything: bool) -> list[str]:
    names, seats = match.game.seats, match.record.header.seats
    lines = [f"{match.game.title}: {found.draws} draws after setup could have gone differently."]
    if not found.draws:
        return lines
    lines.append("Points above or below the average of everything that could have come, by the game's own estimate:")
    wide = max(map(len, seats))
    lines += [f"  {seats[seat]:<{wide}}  {names[seat]:<8}{each:+8.1f}" for seat, each in enumerate(found.points)]
    for verb, some in groupby(found.tallies, key=lambda tally: match.space.parts(tally.action)[0]):
        tallies = list(some)
        shown = tallies if everything else farthest(tallies)
        more = f" (the {len(shown)} largest differences of {len(tallies)})" if len(shown) < len(tallies) else ""
        lines.append(f"{verb}: how often each came, and how often to expect it{more}")
        lines += [f"  {tally.words:<28}{tally.came:>4}{tally.expected:>8.1f}" for tally in shown]
    return lines


def farthest(tallies: list[Tally]) -> list[Tally]:
    """Return those that came up most unexpectedly often or rarely, in their order."""
    by_surprise = sorted(tallies, key=lambda tally: -abs(tally.came - tally.expected))
    return [tally for tally in tallies if tally in by_surprise[:FEW]]
