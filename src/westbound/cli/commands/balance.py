"""``westbound balance``: how the edition of a game plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import westbound
from westbound.balance import as_json, chart, play_all, report, yardstick
from westbound.cli.desk import UserError
from westbound.engine.game import Game
from westbound.kit.figures import Chapter


def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="Games to play for each number of players.")] = 400,
    players: Annotated[str, typer.Option(help="Numbers of players, separated by commas; default: all.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The random seed of chance and bots.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write figures (JSON) and charts (SVG) into this folder.")] = None,
) -> None:
    """Let the bot greedy play many games against itself, and compare the figures with their targets."""
    entry = westbound.game(game)
    counts = parse_counts(entry, players)
    if out:
        out.mkdir(parents=True, exist_ok=True)  # fail now rather than after all the games
    chapters = yardstick(entry).chapters(list(play_all(game, counts, games, seed)))
    for line in report(chapters):
        typer.echo(line)
    if out:
        write(chapters, out)


def parse_counts(game: Game, words: str) -> list[int]:
    """Parse ``2,3,4``: numbers of players."""
    counts = [word.strip() for word in words.split(",")] if words else [str(count) for count in game.players]
    for word in counts:
        if not word.isdecimal() or int(word) not in game.players:
            raise UserError(f"{game.title} is for {game.players[0]} to {game.players[-1]} players, not {word!r}")
    return [int(word) for word in counts]


def write(chapters: list[Chapter], folder: Path) -> None:
    figures = msgspec.json.format(msgspec.json.encode(as_json(chapters)), indent=2)
    (folder / "figures.json").write_bytes(figures + b"\n")
    for number, chapter in enumerate(chapters, 1):
        name = re.sub(r"[^a-z0-9]+", "-", re.split("[,:]", chapter.title.lower())[0]).strip("-")
        (folder / f"{number:02}-{name}.svg").write_text(chart(chapter), encoding="utf-8")
