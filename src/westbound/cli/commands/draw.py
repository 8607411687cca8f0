"""``westbound draw``: a picture of the board."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated

import typer

import westbound
from westbound.cli.commands.play import USUAL_PLAYERS, parse_options
from westbound.cli.desk import UserError
from westbound.cli.records import open_match, parse_seat, replay_line
from westbound.cli.saving import open_file
from westbound.cli.texts import usual_language
from westbound.drawings import drawing
from westbound.engine.match import Match
from westbound.speech import Speech


def draw(
    game: Annotated[str, typer.Argument(help="Which game.")] = "",
    players: Annotated[int, typer.Option(help="Number of players.")] = USUAL_PLAYERS,
    seed: Annotated[int | None, typer.Option(min=0, help="The random seed of chance.")] = None,
    seat: Annotated[str, typer.Option(help="View as: a seat's number or color, or none for a spectator.")] = "none",
    after: Annotated[int | None, typer.Option(min=0, help="Stop after this many choices by players.")] = None,
    record: Annotated[Path | None, typer.Option(help="Take the position from this record.")] = None,
    at_random: Annotated[bool, typer.Option("--random", help="Play at random up to that point.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE; 'westbound games' lists them.")] = None,
    edition: Annotated[str, typer.Option(help="A file with your own edition.")] = "",
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
) -> None:
    """Print a picture of a position (SVG): westbound draw pioneers > board.svg"""
    language = lang or usual_language()
    if record:
        match = recorded(record, after, edition, game)
    else:
        match = westbound.new(game or westbound.games()[0], players, seed, parse_options(option or []), edition)
        play_at_random(match, after, at_random, seed)
    picture = drawing(match.game, "picture")
    if picture is None:
        raise UserError(f"{match.game.title} has no picture")
    view = match.view(parse_seat(seat, match.game, len(match.record.header.seats)))
    svg: str = picture.draw(view, Speech(match.game, match.box, language).say)
    typer.echo(svg.encode())


def recorded(file: Path, after: int | None, edition: str, game: str) -> Match:
    """Return the position of a record, after that many choices by players or at its end."""
    record = open_file(file)
    if game and game != record.header.game:
        raise UserError(f"{file} is a game of {record.header.game}, not of {game}")
    match = open_match(record, file, edition)
    made = 0
    for number, line in enumerate(record.log, 2):
        if line.seat is not None:
            made += 1
        if after is not None and made > after:
            return match
        replay_line(match, line, number, file)
    if after is not None and made < after:
        raise UserError(f"{file} has only {made} choices by players, not {after}")
    return match


def play_at_random(match: Match, after: int | None, at_random: bool, seed: int | None) -> None:
    """Make that many random choices; without a number, play to the end."""
    if not at_random:
        if after:
            raise UserError("--after needs --random or --record FILE")
        return
    rng = random.Random(f"choices {seed}")  # not the dice of the game
    made = 0
    while not match.over and made != after:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        made += 1
