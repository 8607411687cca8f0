"""``westbound balance``: how the edition of a game plays."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import westbound
from westbound import bots
from westbound.arena import Pool
from westbound.balance import SelfPlay, as_json, chart, play_all, report, try_strategies, yardstick
from westbound.cli.desk import UserError
from westbound.editions import checking
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.kit.figures import Chapter


def balance(
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="Games to play for each number of players.")] = 400,
    players: Annotated[str, typer.Option(help="Numbers of players, separated by commas; default: all.")] = "",
    seed: Annotated[int, typer.Option(min=0, help="The random seed of chance and bots.")] = 0,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    edition: Annotated[Path | None, typer.Option(help="A file with your own edition; default: ours.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; default: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write figures (JSON) and charts (SVG) into this folder.")] = None,
) -> None:
    """Let a bot play many games against itself, and compare the figures with their targets.

    Then it follows each of the game's scripted strategies, alone among copies of itself that don't.
    """
    bots.find(bot)
    entry = westbound.game(game)
    counts = parse_counts(entry, players)
    work = SelfPlay(game, seed, bot, opened(entry, edition) if edition else None)
    if out:
        out.mkdir(parents=True, exist_ok=True)  # fail now rather than after all the games
    with closing(Pool(jobs)) as workers:
        chapters = yardstick(entry).chapters(play_all(work, counts, games, workers))
        chapters += try_strategies(work, counts, games, workers)
    for line in report(chapters):
        typer.echo(line)
    if out:
        write(chapters, out)


def opened(game: Game, file: Path) -> Content:
    """Return the content of an edition of the game."""
    content = checking.read(file)
    if checking.game_of(content) is not game:
        raise UserError(f"{file} is an edition of {checking.game_of(content).title}, not of {game.title}")
    game.box(game.players[0], None, content)
    return content


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
