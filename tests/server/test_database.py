"""Databases: opened by URL, migrated, one server per file; failures to open are explained."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from tests.server.appending import appending
from tests.server.databases import Postgres, name_of, told
from westbound.server.storage import migrations
from westbound.server.storage.database import Database
from westbound.server.storage.schema import metadata
from westbound.server.storage.store import Store, WrongDatabase


async def nothing(store: Store) -> None:
    """Opening is all."""


def done(url: str, work: Callable[[Connection], Any]) -> Any:
    """What comes of some work on an open database."""

    async def do() -> Any:
        database = await Database.open(url)
        try:
            return await database.writing.run(work)
        finally:
            await database.close()

    return asyncio.run(do())


def differences(connection: Connection) -> Any:
    """Between what a database has and what the program expects."""
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_a_new_database_is_laid_out_as_the_program_expects(database: str) -> None:
    assert done(database, differences) == []


def test_migrations_lay_out_what_the_program_expects(database: str) -> None:
    def laid_out(connection: Connection) -> dict[str, Any]:
        """Everything that a database says about its tables."""
        found = inspect(connection)
        names = [*metadata.tables, "alembic_version"]
        parts = (found.get_columns, found.get_pk_constraint, found.get_foreign_keys, found.get_unique_constraints)
        tables = {name: repr([part(name) for part in parts]) for name in names}
        indexes = {name: sorted(found.get_indexes(name), key=str) for name in names}
        return {"tables": tables, "indexes": indexes, "version": migrations.version(connection)}

    new = done(database, laid_out)
    done(database, lambda connection: lay_out(connection, migrations.VERSIONS[-1]))
    assert done(database, differences) == []
    assert done(database, laid_out) == new


@pytest.mark.parametrize("version", migrations.VERSIONS[:-1])
def test_an_older_database_is_migrated(version: str, database: str) -> None:
    done(database, lambda connection: lay_out(connection, version))
    assert done(database, migrations.version) == migrations.VERSIONS[-1]
    assert done(database, differences) == []


def lay_out(connection: Connection, version: str) -> None:
    """Migrate the database from nothing to a version."""
    metadata.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")
    migrations.migrate(connection, version)


PROGRAM = """
import asyncio, sys
from westbound.server.storage.store import Store

async def open_and_close():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(open_and_close())
print(*sorted({name.split(".")[0] for name in sys.modules} & {"alembic", "asyncpg"}))
"""


def test_drivers_and_migrations_are_loaded_only_if_they_are_needed(sqlite_database: str) -> None:
    for _ in ("a new database", "one that is up to date"):
        run = subprocess.run([sys.executable, "-c", PROGRAM, sqlite_database], capture_output=True, text=True)
        assert (run.stdout.split(), run.returncode) == ([], 0), run.stderr


def test_several_open_a_fresh_database_at_once(postgres_database: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(postgres_database) for _ in range(5)))
        assert len(set(await asyncio.gather(*(store.secret() for store in stores)))) == 1
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(story())


def test_a_database_of_a_newer_program_is_left_alone(sqlite_database: str) -> None:
    told(sqlite_database, nothing)
    with sqlite3.connect(sqlite_database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(WrongDatabase, match=r"laid out for a newer Westbound .9999, this one knows .*; use that one"):
        told(sqlite_database, nothing)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "a database is sqlite:///FILE or postgresql://"),
        ("westbound.db", "a database is sqlite:///FILE or postgresql://"),
        ("mysql://localhost/x", "a database is sqlite:///FILE or postgresql://"),
        ("sqlite://", "a database is sqlite:///FILE or postgresql://"),
        ("sqlite:///:memory:", "a database is sqlite:///FILE or postgresql://"),
        ("postgresql://localhost:x/y", "a database is sqlite:///FILE or postgresql://"),
        ("sqlite:////nowhere/westbound.db", "sqlite:////nowhere/westbound.db cannot be opened: No such file"),
        ("sqlite:////tmp", "sqlite:////tmp cannot be opened: "),
        ("postgresql://anna:geheim@127.0.0.1:1/x", r"//anna:\*\*\*@127.0.0.1:1/x cannot be opened: .*[Cc]onne"),
        ("postgresql://nowhere.invalid/x", r"//nowhere.invalid/x cannot be opened: .*not known"),
    ],
)
def test_what_cannot_be_opened_is_said(url: str, reason: str) -> None:
    with pytest.raises(WrongDatabase, match=reason) as raised:
        told(url, nothing)
    assert "geheim" not in str(raised.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna,\n" * 100)
    with pytest.raises(WrongDatabase, match=r"letter\.txt cannot be opened: file is not a database"):
        told(f"sqlite:///{file}", nothing)
    assert file.read_text() == "Dear Anna,\n" * 100


def test_a_database_that_postgres_does_not_have(postgres_database: str) -> None:
    other = postgres_database.replace(f"/{name_of(postgres_database)}", "/nope")
    with pytest.raises(WrongDatabase, match='cannot be opened: database "nope" does not exist'):
        told(other, nothing)


def test_sqlite_writes_through_to_the_disk(sqlite_database: str) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    answers = done(sqlite_database, lambda c: [c.exec_driver_sql(f"PRAGMA {each}").scalar() for each in asked])
    assert answers == ["wal", 2, 1, 5000]


def test_a_new_file_is_for_its_owner_only(sqlite_database: str) -> None:
    told(sqlite_database, nothing)
    assert stat.S_IMODE(Path(sqlite_database.removeprefix("sqlite:///")).stat().st_mode) == 0o600


def test_postgres_writes_through_to_the_disk_even_if_told_otherwise(postgres: Postgres, postgres_database: str) -> None:
    postgres.run(f"ALTER DATABASE {name_of(postgres_database)} SET synchronous_commit = off")
    assert done(postgres_database, lambda c: c.exec_driver_sql("SHOW synchronous_commit").scalar()) == "on"


def test_only_one_server_has_a_file_of_sqlite(sqlite_database: str) -> None:
    with appending(sqlite_database) as process:
        assert process.stdout
        process.stdout.readline()
        told_so = f"in use by another server .process {process.pid}.; stop that one first, or use PostgreSQL"
        with pytest.raises(WrongDatabase, match=told_so):
            told(sqlite_database, nothing)
        process.kill()
    told(sqlite_database, nothing)
