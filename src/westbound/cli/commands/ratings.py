"""``westbound ratings``: the ratings of people on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from westbound.cli.commands.backup import Where, url
from westbound.cli.commands.tables import finish

if TYPE_CHECKING:
    from westbound.server.tables.rated import Ladder

ratings = typer.Typer(no_args_is_help=True, help="Compute the ratings of people again.")


@ratings.callback()
def ratings_of_people() -> None:
    """Compute the ratings of people again."""


@ratings.command()
def rebuild(database: Where = "") -> None:
    """Compute all ratings again from the results of rated games, even while the server runs.

    Nothing changes unless ratings were damaged, or this version of Westbound computes them in another way.
    """
    found = finish(_rebuild(url(database)))
    for (game, players), games in found:
        typer.echo(f"{game} with {players} players: {games} games")
    typer.echo("All ratings were computed again." if found else "There are no rated games.")


async def _rebuild(database: str) -> list[tuple[Ladder, int]]:
    from westbound.server.accounts.rated_games import rebuild as compute
    from westbound.server.operators.visits import visiting

    async with visiting(database) as visited:
        return await visited.writing.run(compute)
