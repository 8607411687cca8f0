"""``westbound tables``: what operators can do with the tables of a server, even while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer

from westbound.cli.commands.backup import Where, url
from westbound.cli.desk import UserError

if TYPE_CHECKING:
    from westbound.server.operators.listing import Summary, Wanted

tables = typer.Typer(
    no_args_is_help=True, help="List, show, close, delete and move tables, even while the server runs."
)
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The table's ID, as in its link.")]
T = TypeVar("T")
COLUMNS = ("table", "state", "game", "events", "latest (UTC)", "seats")


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Do *work*.  :raises UserError: if the database cannot be used."""
    from westbound.server.storage.connections import Unwritable

    try:
        return asyncio.run(work)
    except Unwritable as error:
        raise UserError(f"{error}; try again") from None


@tables.command("list")
def list_tables(
    database: Where = "",
    state: Annotated[str, typer.Option(metavar="STATE", help="gathering, playing, over or abandoned.")] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only this game.")] = "",
    public: Annotated[bool, typer.Option("--public", help="Only tables that are listed in the lobby.")] = False,
    quarantined: Annotated[
        bool,
        typer.Option("--quarantined", help="Only tables that cannot be read; reads all of them, which takes time."),
    ] = False,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="At most this many.")] = 100,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, a line per table.")] = False,
) -> None:
    """List tables, the newest first."""
    from westbound.server.operators.listing import Wanted

    found = finish(_list(url(database), Wanted(state, game, public, quarantined, most)))
    for line in map(as_json, found) if json else aligned(found):
        typer.echo(line)


async def _list(database: str, wanted: Wanted) -> list[Summary]:
    from westbound.server.operators.listing import summaries
    from westbound.server.operators.visits import visiting

    async with visiting(database) as visited:
        return await summaries(visited, wanted)


def as_json(table: Summary) -> str:
    return msgspec.json.encode(table).decode()


def aligned(found: list[Summary]) -> list[str]:
    """The tables in columns, with a heading."""
    if not found:
        return ["No tables."]
    rows = [COLUMNS, *map(row_of, found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    lines = ["  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    reasons = [f"  {each.unreadable}" if each.unreadable else "" for each in found]
    return [lines[0], *(line + reason for line, reason in zip(lines[1:], reasons, strict=True))]


def row_of(table: Summary) -> tuple[str, ...]:
    listed = " (public)" if table.public else ""
    return table.id, table.state + listed, table.game, str(table.events), table.at, ", ".join(table.seats)


@tables.command()
def show(
    table: Table,
    database: Where = "",
    secrets: Annotated[
        bool, typer.Option("--secrets", help="Also the keys to its seats, the secret of its dice, and its whole log.")
    ] = False,
) -> None:
    """Describe a table: seats, game, and a summary of its log."""
    for line in finish(_show(url(database), table, secrets)):
        typer.echo(line)


async def _show(database: str, table: str, secrets: bool) -> list[str]:
    from westbound.server.operators.listing import describe, log_of, summed_up, when
    from westbound.server.operators.visits import keys_of, read_table, visiting
    from westbound.server.storage.folding import Unreadable

    async with visiting(database) as visited:
        keys = await keys_of(visited) if secrets else None
        log = await log_of(visited, table)
        try:
            lines = [*describe(await read_table(visited, table), log, keys)]
        except Unreadable as error:
            lines = [f"Table {table} cannot be read (quarantined): {error}", summed_up(log)]
        return [*lines, *(f"{row.seq} {when(row.at)} {row.event!s}" for row in log if secrets)]


@tables.command()
def close(
    table: Table,
    database: Where = "",
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why; everybody at the table can read it.")] = "",
) -> None:
    """End a game without a result, or the wait for players.  People can still look at the table.

    It leaves the lobby at once, and running servers show it within seconds.  It is removed like an abandoned game
    (abandoned_days).
    """
    finish(_close(url(database), table, reason))
    typer.echo(f"Table {table} is closed.")


async def _close(database: str, table: str, reason: str) -> None:
    from westbound.server.operators import closing
    from westbound.server.operators.visits import visiting

    async with visiting(database) as visited:
        await closing.close(visited, table, reason)


@tables.command()
def delete(
    table: Table,
    database: Where = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table, readable or not, with its log, notice subscriptions and saved seats.  Its ID is never reused."""
    if not yes and not typer.confirm(f"Delete table {table} for good?"):
        raise UserError("nothing was deleted")
    finish(_delete(url(database), table))
    typer.echo(f"Table {table} is deleted.")


async def _delete(database: str, table: str) -> None:
    from westbound.server.operators import closing
    from westbound.server.operators.visits import visiting

    async with visiting(database) as visited:
        await closing.delete(visited, table)


@tables.command()
def move(
    table: Table,
    to: Annotated[str, typer.Option(metavar="URL", help="The other database; a server has been started on it before.")],
    database: Where = "",
) -> None:
    """Move a table with its log and edition to another database.

    If it is interrupted, run it again: it goes on where it stopped, and nothing is lost.  Links and keys belong to a
    database, so players need new links, which are printed.  Saved seats and notice subscriptions stay behind.
    """
    for line in finish(_move(url(database), url(to), table)):
        typer.echo(line)


async def _move(database: str, to: str, table: str) -> list[str]:
    from westbound.server.operators import moving
    from westbound.server.operators.visits import keys_of, visiting

    async with visiting(database) as source, visiting(to) as target:
        keys = await keys_of(target)
        state = await moving.move(source, target, table)
    lines = [f"Table {table} has moved. The old links no longer work; give these to the players, and to nobody else:"]
    for number, seat in enumerate(state.seats):
        if seat.who in ("person", "kept"):
            lines.append(f"  {seat.name}: /table/{table}#{keys.make_for(state, number)}")
    if state.host is None and not state.opened.archive:
        lines.append(f"  host: /table/{table}#{keys.make_for(state, None)}")
    return lines
