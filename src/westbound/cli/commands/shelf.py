"""``westbound games``: the list of games."""

from __future__ import annotations

import typer

import westbound
from westbound import bots
from westbound.bots.ratings import ratings_of
from westbound.engine.game import Game
from westbound.speech import COMMON
from westbound.texts import Texts


def games() -> None:
    """List the games, how many can play, and their options."""
    for name in westbound.games():
        for line in described(westbound.game(name)):
            typer.echo(line)
    typer.echo("bots:")
    for line in bots_described():
        typer.echo(line)


def bots_described() -> list[str]:
    """Return a line for each bot: by level, then those added, then those for programs."""
    levels = bots.offered()
    others = [name for name in bots.names() if name not in levels]
    return [described_bot(name, levels.get(name, 0)) for name in [*levels, *others]]


def described_bot(name: str, level: int) -> str:
    texts = Texts("en", COMMON)
    if not texts.has(f"bot-{name}"):
        return f"  {name}"
    said = {"bot": texts.say(f"bot-{name}"), "character": texts.say(f"bot-{name}.character")}
    return f"  {name}: {texts.say('level', level=level, **said) if level else ' – '.join(said.values())}"


def described(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, for {game.players[0]} to {game.players[-1]} players"]
    lines.append(f"  editions: {', '.join(game.editions)}, or --edition FILE")
    if rated := ratings_of(game):
        lines.append(f"  ratings: {', '.join(f'{bot} {rating.points}' for bot, rating in rated.items())}")
    for players in game.players:
        for key, values in game.choices(players).items():
            usual, *others = values
            lines.append(f"  with {players} players: --option {key}={'|'.join(others)} (default: {usual})")
    return lines
