"""How a database comes from any earlier layout to the one of this program.

A change of ``layout.py`` needs a new file in ``versions``; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

LOCK = 0x57455354  # "WEST": nobody else's number


class OtherLayout(ValueError):
    """The database is not laid out as this program needs it."""


def upgrade(connection: Connection) -> None:
    """Lay the database out as this program needs it; who comes second waits, and finds it done.

    :raises OtherLayout: if a newer program has laid it out.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    version(connection)
    settings = _settings()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def check(connection: Connection) -> None:
    """:raises OtherLayout: if the database is not laid out as this program needs it."""
    found, needed = version(connection), _versions().get_current_head()
    if found is None:
        raise OtherLayout("nothing of Westbound is in it")
    if found != needed:
        raise OtherLayout(
            f"it is laid out for an older Westbound ({found}, now it is {needed});"
            " start the server once, which brings it up to date"
        )


def version(connection: Connection) -> str | None:
    """Of the layout; None if there is nothing yet.  :raises OtherLayout: if it is newer than this program."""
    found = MigrationContext.configure(connection).get_current_revision()
    known = [each.revision for each in _versions().walk_revisions()]
    if found is not None and found not in known:
        raise OtherLayout(f"it is laid out for a newer Westbound ({found}, this one knows {known[0]}); use that one")
    return found


def _versions() -> ScriptDirectory:
    return ScriptDirectory.from_config(_settings())


def _settings() -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return settings
