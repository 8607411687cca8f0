"""The command ``westbound``."""

from __future__ import annotations

from typing import Annotated

import typer

import westbound
from westbound.cli.commands.backup import backup, restore
from westbound.cli.commands.bots.arena import arena
from westbound.cli.commands.bots.balance import balance
from westbound.cli.commands.bots.train import train
from westbound.cli.commands.check import check
from westbound.cli.commands.coach.calibrate import calibrate
from westbound.cli.commands.coach.puzzles import puzzles
from westbound.cli.commands.coach.review import review
from westbound.cli.commands.doctor import doctor
from westbound.cli.commands.draw import draw
from westbound.cli.commands.edition import edition
from westbound.cli.commands.game import game
from westbound.cli.commands.luck import luck
from westbound.cli.commands.play import play
from westbound.cli.commands.ratings import ratings
from westbound.cli.commands.replay import replay
from westbound.cli.commands.serve import serve
from westbound.cli.commands.shelf import games
from westbound.cli.commands.tables import tables
from westbound.cli.commands.verify import verify
from westbound.cli.desk import Desk

app = typer.Typer(cls=Desk, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
for command in (play, serve, replay, check, verify, luck, review, puzzles, draw, games):
    app.command()(command)
for tool in (calibrate, balance, train, backup, restore, doctor):
    app.command()(tool)
app.add_typer(arena, name="arena")
app.add_typer(edition, name="edition")
app.add_typer(game, name="game")
app.add_typer(ratings, name="ratings")
app.add_typer(tables, name="tables")


def tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"westbound {westbound.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def westbound_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """One table for three pioneer board games.  Try: westbound play"""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run() -> None:
    """Run the installed command."""
    app()
