"""``westbound games``: the list of games."""

from __future__ import annotations

import typer

import westbound
from westbound import bots
from westbound.engine.game import Game


def games() -> None:
    """List the games, how many can play, and their options."""
    for name in westbound.games():
        for line in described(westbound.game(name)):
            typer.echo(line)
    typer.echo(f"bots: {', '.join(bots.names())}")


def described(game: Game) -> list[str]:
    lines = [f"{game.name}: {game.title}, for {game.players[0]} to {game.players[-1]} players"]
    lines.append(f"  editions: {', '.join(game.editions)}, or --edition FILE")
    for players in game.players:
        for key, values in game.choices(players).items():
            usual, *others = values
            lines.append(f"  with {players} players: --option {key}={'|'.join(others)} (default: {usual})")
    return lines
