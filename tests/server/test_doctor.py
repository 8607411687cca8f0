"""The check-up: it finds what was broken on purpose, and nothing where nothing was."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text
from typer.testing import CliRunner, Result

from tests.server.databases import Postgres, opened, said, told
from tests.server.serving import Server, play_out, serving
from tests.server.test_editions import says
from tests.server.test_wal import crashed, url
from westbound.cli.main import app
from westbound.server.operators.surroundings import check_settings
from westbound.server.operators.visits import visiting
from westbound.server.settings import Settings
from westbound.server.storage.schema import editions
from westbound.server.storage.store import Card


def doctor(database: str, *flags: str) -> Result:
    return CliRunner().invoke(app, ["doctor", "--database", database, *flags])


NO_SYNC = "wrong: PostgreSQL's fsync is off: a power cut can destroy the database"  # true for the one of the tests


def lines(result: Result, level: str) -> list[str]:
    """The findings of a level, apart from the one about the PostgreSQL of the tests."""
    return [line for line in result.stdout.splitlines() if line.startswith(f"{level}: ") and line != NO_SYNC]


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database) as server:
        yield server


def finished(server: Server, **more: str) -> str:
    """A table whose game is over."""
    anna = server.caller()
    mine = anna.open("me", "open", word="saddle", **more)
    theirs = anna.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as one, anna.look(mine["table"], theirs["key"]) as two:
        play_out([one, two], random.Random(7))
    table: str = mine["table"]
    return table


def damage(database: str, command: str) -> None:
    def work(connection: Connection) -> None:
        assert connection.execute(text(command)).rowcount

    async def write() -> None:
        async with visiting(database) as visited:
            await visited.writing.run(work)

    asyncio.run(write())


def test_nothing_is_wrong_with_a_server_that_runs(server: Server) -> None:
    anna = server.caller()
    digest = anna.post("/api/editions", {"game": "pioneers", "content": says("pioneers")})["digest"]
    finished(server)
    finished(server, edition=digest)
    anna.open("me", "random", clock={"turn": 60, "bank": 60})
    anna.open("me", "open", public=True)
    anna.open("random", "random")
    done = doctor(server.database)
    assert not lines(done, "wrong")
    assert not lines(done, "unsafe")
    is_sqlite = server.database.startswith("sqlite")
    assert (done.exit_code, NO_SYNC not in done.stdout) == (0 if is_sqlite else 1, is_sqlite)
    assert ("Nothing is wrong." if is_sqlite else "One thing is wrong.") in done.stdout
    assert "finished games replayed with their dice" in done.stdout


def test_dice_that_were_changed_afterwards_are_found(server: Server) -> None:
    table = finished(server)
    other = "0" * 64
    change = (
        "UPDATE events SET event = replace(event, '\"secret\":\"', '\"secret\":\"{}') WHERE table_id = '{}' AND seq = 0"
    )
    damage(server.database, change.format(other, table))
    done = doctor(server.database)
    assert done.exit_code == 1
    (found,) = lines(done, "wrong")
    assert found.startswith(f"wrong: table {table}: its record cannot be replayed: ")
    damage(server.database, f"UPDATE events SET event = replace(event, '{other}', '') WHERE table_id = '{table}'")
    assert not lines(doctor(server.database), "wrong")


def test_a_card_that_does_not_fit_its_log_is_found(server: Server) -> None:
    table = server.caller().open("me", "open")["table"]
    damage(server.database, f"UPDATE tables SET state = 'playing' WHERE id = '{table}'")
    done = doctor(server.database)
    assert lines(done, "wrong") == [f"wrong: table {table}: its card says state playing, and its log says gathering"]
    damage(server.database, f"UPDATE tables SET state = 'gathering' WHERE id = '{table}'")


def test_tables_and_editions_that_cannot_be_read_are_found(database: str) -> None:
    def put(connection: Connection) -> None:
        row = {"digest": "0123456789abcdef", "game": "pioneers", "name": "Ours", "at": 1}
        connection.execute(insert(editions).values(**row, content='name = "Other"\n'))

    async def story() -> None:
        async with opened(database) as store:
            await store.append("eins", 0, said("hello"), 1, Card("playing", True, False, b"{}"))
            await store.carry_out(put)

    asyncio.run(story())
    done = doctor(database)
    assert done.exit_code == 1
    assert lines(done, "wrong") == [
        "wrong: edition 0123456789abcdef: its content was changed",
        "wrong: table eins cannot be read (quarantined): its log does not begin with the event that opens it,"
        " or has a second one",
    ]


def test_time_in_the_future_is_found(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.beat(time.time_ns() // 1_000_000 + 3_600_000)

    asyncio.run(story())
    (found,) = lines(doctor(database), "unsafe")
    assert "seconds in the future: a clock was changed, or differs" in found


def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "westbound.db"
    told(url(tmp_path), lambda store: store.append("eins", 0, said("x" * 5000), 1, Card("over", True, False, b"{}")))
    content = bytearray(file.read_bytes())
    where = content.rindex(b"x" * 1000) + 900
    page = where // 4096 * 4096
    content[page : page + 8] = b"\xff" * 8
    file.write_bytes(content)
    done = doctor(url(tmp_path))
    assert done.exit_code == 1
    assert [line for line in lines(done, "wrong") if "the database is damaged: " in line]


def test_rows_without_their_table_are_found(tmp_path: Path) -> None:
    told(url(tmp_path), lambda store: store.secret())
    with closing(sqlite3.connect(tmp_path / "westbound.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO events VALUES ('none', 0, 1, '{}')")
    assert lines(doctor(url(tmp_path)), "wrong") == ["wrong: a row of events refers to a row of tables that is missing"]


def test_a_lost_wal_is_found_before_anything_is_moved(tmp_path: Path) -> None:
    left = crashed(tmp_path)
    shutil.move(left / "westbound.db-wal", tmp_path / "aside")
    found = lines(doctor(url(left)), "wrong")
    assert found[0].startswith("wrong: what was saved last is missing")
    (left / "westbound.db-wal").unlink(missing_ok=True)
    shutil.move(tmp_path / "aside", left / "westbound.db-wal")
    assert "what was saved last is missing" not in doctor(url(left)).stdout


def test_an_invalid_index_is_found(postgres: Postgres) -> None:
    database = postgres.new()
    told(database, lambda store: store.secret())
    postgres.run("UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'tables_by_due'::regclass", database)
    assert lines(doctor(database), "wrong") == ["wrong: the index tables_by_due is not valid"]


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    done = doctor(f"sqlite:///{tmp_path}/none.db")
    assert done.exit_code == 1
    assert "cannot be opened" in lines(done, "wrong")[0]
    assert not (tmp_path / "none.db").exists()


def test_a_file_that_others_can_read(tmp_path: Path) -> None:
    told(url(tmp_path), lambda store: store.secret())
    (tmp_path / "westbound.db").chmod(0o644)
    (found,) = lines(doctor(url(tmp_path)), "wrong")
    assert "other users of this machine can read" in found


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"host": "0.0.0.0"}, "any URL with a known host name will do"),
        ({"host": "::"}, "any URL with a known host name will do"),
        ({"origin": "http://table.example"}, "origin is not HTTPS"),
        ({"proxies": "127.0.0.1, 0.0.0.0/0"}, "0.0.0.0/0 is so large"),
        ({"proxies": "::/0"}, "::/0 is so large"),
        ({"metrics_open": True}, "metrics_open"),
        ({"notices_private": True}, "notices_private"),
        ({"smtp_host": "mail.example", "smtp_tls": "none"}, "smtp_tls is none"),
    ],
)
def test_unsafe_settings_are_named(settings: dict[str, object], word: str) -> None:
    (found,) = check_settings(Settings(**settings))  # type: ignore[arg-type]
    assert found.level == "unsafe"
    assert word in found.what


def test_usual_settings_are_safe() -> None:
    assert not [*check_settings(Settings())]
    assert not [*check_settings(Settings(proxies="10.0.0.0/8"))]
    assert not [*check_settings(Settings(origin="http://localhost:8300", smtp_host="localhost", smtp_tls="none"))]


def test_unsafe_settings_are_no_fault(tmp_path: Path) -> None:
    told(url(tmp_path), lambda store: store.secret())
    done = doctor(url(tmp_path), "--host", "0.0.0.0", "--metrics-open")
    assert done.exit_code == 0
    assert len(lines(done, "unsafe")) == 2
