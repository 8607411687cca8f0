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
    """Write all tables of a server to a file, even while it runs.

    The file contains all secrets of the games and the one that signs the players' keys: only its owner can read it.
    Keep it that way.
    """
    from westbound.server.storage.backup import backup as write  # database drivers are slow to import
    from westbound.server.storage.connections import Unwritable

    try:
        written = asyncio.run(write(url(database), file))
    except Unwritable as error:
        raise UserError(f"{error}; try again") from None
    typer.echo(f"{file}: {written.tables} tables, {written.events} events. It contains secrets; keep it safe.")


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by westbound backup.")],
    database: Where = "",
) -> None:
    """Restore a backup into an empty database; if anything in it is wrong, the database stays empty.

    A backup from SQLite can be restored into PostgreSQL, and the other way round.  The players' links stay valid.
    """
    from westbound.server.storage.connections import Conflict, Unwritable
    from westbound.server.storage.restore import restore as read

    try:
        restored = asyncio.run(read(url(database), file))
    except (Conflict, Unwritable) as error:
        raise UserError(f"{error}; nothing has been restored") from None
    typer.echo(f"{file}: {restored.tables} tables, {restored.events} events restored.")


def url(database: str) -> str:
    """Return the URL of the chosen database.  :raises WrongSettings: if it is invalid."""
    from westbound.server.settings import read_settings

    return read_settings({"database": database or None}, os.environ, None).database
