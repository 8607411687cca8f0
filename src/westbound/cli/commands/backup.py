"""``westbound backup`` and ``westbound restore``: all tables of a server in one file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.desk import UserError

Where = Annotated[
    str,
    typer.Option(metavar="URL", help="The database; default: the one in the server's settings."),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; an existing backup is replaced.")],
    database: Where = "",
) -> None:
    """Write all tables of a server to a file, even while it runs, and read all of it back.

    Tables that no server can read are named; they are in the file, too, byte for byte.  The file contains all secrets
    of the games and the one that signs the players' keys: only its owner can read it.  Keep it that way.
    """
    from westbound.server.storage.backups.backup import backup as write  # database drivers are slow to import
    from westbound.server.storage.connections import Unwritable

    try:
        written = asyncio.run(write(url(database), file))
    except Unwritable as error:
        raise UserError(f"{error}; try again") from None
    typer.echo(f"{file}: {written.counted}, all read back. It contains secrets; keep it safe.")
    name_unreadable(written.unreadable)


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by westbound backup.")],
    database: Where = "",
    partial: Annotated[
        bool, typer.Option("--partial", help="Leave out lines that make no sense, and name them.")
    ] = False,
) -> None:
    """Restore a backup into an empty database; if anything in it is wrong, the database stays empty.

    Tables that no server can read are restored as they are, and named.  A backup from SQLite can be restored into
    PostgreSQL, and the other way round.  The players' links stay valid.  With --partial, a damaged file is restored as
    far as possible; the exit code is 1 if something had to be left out.
    """
    from westbound.server.storage.backups.restore import restore as read
    from westbound.server.storage.connections import Conflict, Unwritable

    try:
        restored = asyncio.run(read(url(database), file, partial))
    except (Conflict, Unwritable) as error:
        raise UserError(f"{error}; nothing has been restored") from None
    typer.echo(f"{file}: {restored.counted} restored{', except what is named below' * bool(restored.wrong)}.")
    name_unreadable(restored.unreadable)
    for what in restored.wrong:
        typer.echo(f"Left out: {what}")
    if restored.wrong:
        raise typer.Exit(1)


def name_unreadable(tables: dict[str, str]) -> None:
    if tables:
        typer.echo(f"{len(tables)} of the tables cannot be read by this version of Westbound (quarantined):")
    for table, reason in tables.items():
        typer.echo(f"  {table}: {reason}")


def url(database: str) -> str:
    """Return the URL of the chosen database.  :raises WrongSettings: if it is invalid."""
    from westbound.server.settings import read_settings

    return read_settings({"database": database or None}, os.environ, None).database
