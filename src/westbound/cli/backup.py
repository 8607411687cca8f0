"""``westbound backup`` and ``westbound restore``: all tables of a server in one file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.desk import Complaint

Where = Annotated[
    str,
    typer.Option(metavar="URL", help="The database; without it, the one that the settings of the server name."),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; a backup that is there is replaced.")],
    database: Where = "",
) -> None:
    """Write all tables of a server to a file, also while it runs.

    The file holds every secret of the games and the one that signs the players' keys: only its owner can read it,
    and should keep it so.
    """
    from westbound.server.storage.backup import backup as write  # only who needs a database waits for its drivers
    from westbound.server.storage.connections import Unwritable

    try:
        written = asyncio.run(write(url(database), file))
    except Unwritable as error:
        raise Complaint(f"{error}; try again") from None
    typer.echo(f"{file}: {written.tables} tables, {written.events} events. It holds secrets; keep it safe.")


def restore(
    file: Annotated[Path, typer.Argument(help="The file that westbound backup has written.")],
    database: Where = "",
) -> None:
    """Fill an empty database with all that is in a backup, or leave it empty if anything in it is wrong.

    A backup of SQLite can be restored into PostgreSQL, and the other way round.  The players' links stay good.
    """
    from westbound.server.storage.connections import Conflict, Unwritable
    from westbound.server.storage.restore import restore as read

    try:
        restored = asyncio.run(read(url(database), file))
    except (Conflict, Unwritable) as error:
        raise Complaint(f"{error}; nothing has been restored") from None
    typer.echo(f"{file}: {restored.tables} tables, {restored.events} events are restored.")


def url(database: str) -> str:
    """The database that is meant.  :raises WrongSettings: if it can be none."""
    from westbound.server.settings import read_settings

    return read_settings({"database": database or None}, os.environ, None).database
