"""``westbound game``: start your own game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westbound.game_skeleton.copying import copy_skeleton

game = typer.Typer(no_args_is_help=True, help="Make your own game: new.")


@game.callback()
def game_command() -> None:
    """Make your own game."""


@game.command()
def new(
    name: Annotated[str, typer.Argument(help="Its name: lower case letters, digits and _.")],
    folder: Annotated[
        Path | None, typer.Option(help="Write a Python package into this folder instead of the checkout.")
    ] = None,
) -> None:
    """Write a small playable game to start from: rules, edition, texts, pictures, board and tests."""
    places = copy_skeleton(name, folder)
    typer.echo(f"{name} is a game you can play and change:")
    for place in places:
        typer.echo(f"  {place}")
    if folder:
        typer.echo(f"Register it with: from westbound.games import add; from {name}.game import GAME; add(GAME)")
    else:
        typer.echo(f"Play it: WESTBOUND_SOURCE=1 westbound play {name}")
