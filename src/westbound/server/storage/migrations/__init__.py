"""Brings the schema of a database up to date, and checks its version.

A change of ``schema.py`` needs a new file in ``versions``; a test compares the two.  Alembic is imported only to
migrate a database that an older program has written.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from westbound.server.storage.schema import metadata

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.stem.removeprefix("v") for path in (FOLDER / "versions").glob("v*.py"))
LOCK = 0x57455354  # "WEST": nobody else's number
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))  # as Alembic has it


class WrongSchema(ValueError):
    """The schema of the database is not the one that this program needs."""


def upgrade(connection: Connection) -> None:
    """Give the database the schema that this program needs; a second process waits, and finds it done.

    :raises WrongSchema: if a newer program has written it.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    found = version(connection)
    if found is None:
        create(connection)
    elif found != VERSIONS[-1]:
        migrate(connection)


def check(connection: Connection) -> None:
    """:raises WrongSchema: if the database does not have the schema that this program needs."""
    found, needed = version(connection), VERSIONS[-1]
    if found is None:
        raise WrongSchema("nothing of Westbound is in it")
    if found != needed:
        raise WrongSchema(
            f"it is laid out for an older Westbound ({found}, now it is {needed});"
            " start the server once, which brings it up to date"
        )


def version(connection: Connection) -> str | None:
    """The version of the schema; None if there is none yet.  :raises WrongSchema: if a newer program has written it."""
    if not inspect(connection).has_table(VERSION.name):
        return None
    found = connection.scalar(select(VERSION.c.version_num))
    if found is not None and found not in VERSIONS:
        raise WrongSchema(
            f"it is laid out for a newer Westbound ({found}, this one knows {VERSIONS[-1]}); use that one"
        )
    return found


def create(connection: Connection) -> None:
    """Lay out an empty database: the same as all migrations in a row."""
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
        " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.execute(insert(VERSION).values(version_num=VERSIONS[-1]))


def migrate(connection: Connection, to: str = VERSIONS[-1]) -> None:
    """Run the migrations up to a version that the database has not seen."""
    from alembic import command
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.attributes["connection"] = connection
    command.upgrade(settings, to)
