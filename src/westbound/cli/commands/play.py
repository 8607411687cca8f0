"""``westbound play``: a game at this terminal."""

from __future__ import annotations

import os
import random
import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer

import westbound
from westbound.cli.desk import UserError
from westbound.cli.play.greeting import greet
from westbound.cli.play.leaving import saved
from westbound.cli.play.screen import Screen
from westbound.cli.play.seats import Seat, parse_seats, seats_of
from westbound.cli.play.sitting import Sitting
from westbound.cli.records import open_match, replay_line
from westbound.cli.saving import new_name, open_file
from westbound.cli.texts import Texts, usual_language
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.speech import Speech

USUAL_PLAYERS = 3
USUAL_BOT = "greedy"  # level 2


def play(
    game: Annotated[str, typer.Argument(help="Which game; default: the first one.")] = "",
    players: Annotated[int | None, typer.Option(help="Number of players; default: one per seat.")] = None,
    seats: Annotated[
        str, typer.Option(help="Who plays: me, me:NAME or bots, with commas; 'westbound games' lists them.")
    ] = "",
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="The random seed of chance and bots.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE; 'westbound games' lists them.")] = None,
    edition: Annotated[str, typer.Option(help="A file with your own edition.")] = "",
    load: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file, move by move.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="If only bots play, print just the scores.")] = False,
) -> None:
    """Play a game in the terminal, against bots or with others at the same screen."""
    texts = Texts(lang or usual_language())
    screen = Screen()
    if load:
        match, taken = resumed(load, game, players, seats, seed, edition, option or [])
    else:
        match, taken = begun(game, players, seats, seed, edition, parse_options(option or []))
    speech = Speech(match.game, match.box, texts.language, [seat.name for seat in taken])
    sitting = Sitting(match, taken, speech, texts, screen, bot_rng(seed))
    if file := save or load:
        sitting.write_into(file)  # fail now rather than at the end of the game
    sitting.quiet = quiet
    repeated = {"--lang": lang, "--edition": edition, "--seats": seats if load else ""}
    flags = [part for flag, value in repeated.items() if value for part in (flag, value)]
    with saved(sitting, Path(new_name(match.game.name)), shlex.join([command(), "play", *flags, "--load"])):
        if load:
            tell_loaded(load, sitting)
        elif sitting.people:
            greet(sitting, wait=not (seats or players))
        sitting.play()


def begun(
    game: str, players: int | None, seats: str, seed: int | None, edition: str, options: dict[str, str]
) -> tuple[Match, list[Seat]]:
    """Return a new game and who plays it."""
    entry = westbound.game(game or westbound.games()[0])
    taken = parse_seats(seats) if seats else usual_seats(entry, players)
    count = len(taken) if players is None else players
    if seats and count != len(taken):
        raise UserError(f"{count} players cannot take {len(taken)} seats (--seats {seats})")
    labels = [seat.label for seat in taken]
    return westbound.new(entry.name, count, seed, options, edition, labels), taken


def resumed(
    file: Path, game: str, players: int | None, seats: str, seed: int | None, edition: str, options: list[str]
) -> tuple[Match, list[Seat]]:
    """Return the game in a file and who plays it: those who did before, unless others are named."""
    record = open_file(file)
    header = record.header
    if game and game != header.game:
        raise UserError(f"{file} is a game of {header.game}, not of {game}")
    if players not in (None, header.players):
        raise UserError(f"{file} is a game of {header.players} players, not of {players}")
    if options:
        raise UserError(f"{file} has its options already; leave out --option {options[0]}")
    match = open_match(record, file, edition)
    taken = parse_seats(seats) if seats else seats_of(header.seats, match.game.seats)
    if len(taken) != header.players:
        raise UserError(f"{file} is a game of {header.players} players, not of {len(taken)} seats")
    for number, line in enumerate(record.log, 2):
        replay_line(match, line, number, file)
    match.go_on_with(random.Random(seed))
    match.record.recovered = record.recovered
    return match, taken


def usual_seats(game: Game, players: int | None) -> list[Seat]:
    """Return the default seats: you against sensible bots."""
    count = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1]) if players is None else players
    return [Seat(), *[Seat(bot=USUAL_BOT)] * (count - 1)]


def parse_options(pairs: list[str]) -> dict[str, str]:
    for pair in pairs:
        if "=" not in pair:
            raise UserError(f"an option is written KEY=VALUE, such as covered=random, not {pair!r}")
    return {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def bot_rng(seed: int | None) -> random.Random:
    """Return a generator for the bots, which must reveal nothing about the one for chance."""
    return random.Random() if seed is None else random.Random(f"bots {seed}")


def tell_loaded(file: Path, sitting: Sitting) -> None:
    count = len(sitting.match.record.actions())
    sitting.screen.show(sitting.texts.say("loaded", file=str(file), count=count))
    if sitting.match.record.recovered:
        sitting.screen.show(sitting.texts.say("cut-off", file=str(file)))


def command() -> str:
    """Return the command that started this program."""
    called = Path(sys.argv[0])
    if shutil.which("westbound") or called.name != "westbound":
        return "westbound"
    return os.path.relpath(called)
