"""The write-ahead log of SQLite: a lost or shortened one is noticed at the next start, and it stays small."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import Connection, insert

from tests.server.appending import CARD
from tests.server.databases import opened, said, told
from tests.server.serving import serving
from westbound.server.storage.backups.backup import backup
from westbound.server.storage.database import WrongDatabase
from westbound.server.storage.removal import remove
from westbound.server.storage.schema import letters
from westbound.server.storage.sqlite import wal
from westbound.server.storage.sqlite.wal import WalKeeper
from westbound.server.storage.store import Card, Store


def big() -> Card:
    """A card of half a megabyte; SQLite writes only pages that differ."""
    return Card("playing", True, False, token_hex(250_000).encode())


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/westbound.db"


async def write_letter(store: Store, address: str) -> None:
    def put(connection: Connection) -> None:
        connection.execute(insert(letters).values(address=address, at=1))

    await store.carry_out(put)


def crashed(folder: Path, last: str = "append") -> Path:
    """The files of a server that died in the middle of a story: a copy, made while it was running."""
    left = folder / "left"
    left.mkdir()

    async def live(store: Store) -> None:
        for seq in range(3):
            await store.append("eins", seq, said("hello"), 1, CARD)
            await write_letter(store, f"{seq}@example")
        if last == "append":
            await store.append("eins", 3, said("last"), 1, CARD)
        for name in ("westbound.db", "westbound.db-wal", "westbound.db.lock"):
            shutil.copy(folder / name, left / name)

    told(url(folder), live)
    return left


def start(folder: Path) -> int:
    """Start a store there; return the number of events."""
    return len(told(url(folder), lambda store: store.read("eins")))


def test_after_a_crash_everything_is_there(tmp_path: Path) -> None:
    left = crashed(tmp_path)
    assert start(left) == 4
    assert not (left / "westbound.db-wal").exists()
    assert start(left) == 4, "and again after a clean end, which leaves no write-ahead log"


@pytest.mark.parametrize("last", ["append", "change"])
def test_a_missing_wal_is_noticed_and_can_be_put_back(tmp_path: Path, last: str) -> None:
    left = crashed(tmp_path, last=last)
    log = left / "westbound.db-wal"
    content = log.read_bytes()
    log.unlink()
    for _ in range(2):
        with pytest.raises(
            WrongDatabase, match=r"what was saved last is missing .*: westbound\.db-wal is missing; put"
        ):
            start(left)
        log.unlink(missing_ok=True)
    log.write_bytes(content)
    assert start(left) == (4 if last == "append" else 3)


@pytest.mark.parametrize("last", ["append", "change"])
def test_a_shortened_wal_is_noticed_and_left_as_it_is(tmp_path: Path, last: str) -> None:
    left = crashed(tmp_path, last=last)
    log = left / "westbound.db-wal"
    content = log.read_bytes()
    flipped = bytes([*content[:-1], content[-1] ^ 1])
    for spoiled in (content[:-1], content[: len(content) // 2], b"", flipped):
        log.write_bytes(spoiled)
        with pytest.raises(WrongDatabase, match=r"westbound\.db-wal \(\d+ bytes\) was shortened or damaged"):
            start(left)
        assert log.read_bytes() == spoiled, "somebody may want to look at it"
    log.write_bytes(content)
    assert start(left) == (4 if last == "append" else 3)


def test_an_older_copy_of_the_file_is_noticed(tmp_path: Path) -> None:
    left = crashed(tmp_path)
    for name in ("westbound.db", "westbound.db-wal"):
        (left / name).unlink()
    with pytest.raises(WrongDatabase, match=r"there is no westbound\.db; put the missing file back, or restore"):
        start(left)
    (left / "westbound.db.lock").unlink()
    assert start(left) == 0, "as the message says"


def test_after_a_clean_end_the_file_may_be_replaced(tmp_path: Path) -> None:
    left = crashed(tmp_path)
    start(left)
    (left / "westbound.db").unlink()
    assert start(left) == 0


def test_no_false_alarm_if_others_have_moved_it_into_the_file(tmp_path: Path) -> None:
    """SQLite does so whenever the last program that has it open ends."""
    left = crashed(tmp_path)
    asyncio.run(backup(url(left), tmp_path / "all.backup"))
    assert not (left / "westbound.db-wal").exists()
    assert start(left) == 4


def test_no_false_alarm_after_a_checkpoint(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append("eins", 0, said("hello"), 1, CARD)
        await store.database.writing.run(wal.empty)
        for name in ("westbound.db", "westbound.db-wal", "westbound.db.lock"):
            shutil.copy(tmp_path / name, left / name)

    left = tmp_path / "left"
    left.mkdir()
    told(url(tmp_path), story)
    assert (left / "westbound.db-wal").read_bytes() == b""
    assert start(left) == 1


def test_no_false_alarm_after_a_removal(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.append("eins", 0, said("hello"), 1, CARD)
        await store.carry_out(partial(remove, table="eins", seq=1))
        for name in ("westbound.db", "westbound.db-wal", "westbound.db.lock"):
            shutil.copy(tmp_path / name, left / name)

    left = tmp_path / "left"
    left.mkdir()
    told(url(tmp_path), story)
    assert start(left) == 0


def test_a_killed_server_does_not_start_without_its_wal(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = server.caller().open("me", "open")["table"]
        server.kill()
        log, aside = tmp_path / "westbound.db-wal", tmp_path / "aside"
        log.rename(aside)
        refused = subprocess.run(
            [str(Path(sys.executable).with_name("westbound")), "serve", "--database", server.database, "--port", "0"],
            capture_output=True,
            text=True,
        )
        assert refused.returncode == 2
        assert "cannot be opened: what was saved last is missing" in refused.stderr
        assert "westbound.db-wal is missing; put the missing file back, or restore a backup." in refused.stderr
        assert f"To go on without it, delete {tmp_path}/westbound.db.lock" in refused.stderr
        aside.rename(log)
        server.start()
        assert server.caller().get(f"/api/tables/{table}")["id"] == table


def test_a_reader_that_stays_is_reported_once_and_then_it_is_emptied(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "westbound.db"

    async def story() -> None:
        async with opened(url(tmp_path)) as store:
            await store.append("eins", 0, said("hello"), 1, big())
            keeper = WalKeeper(file, store.database.writing)
            with closing(sqlite3.connect(file)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT * FROM events").fetchall()
                for seq in range(1, 20):
                    await store.append("eins", seq, said("hello"), 1, big())
                    await keeper.go()
                assert wal.size(file) > 19 * 500_000
            await keeper.go()
            assert wal.size(file) == 0
            await store.append("eins", 20, said("on we go"), 1, big())
            await keeper.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert [record.message for record in caplog.records].count(
        "the write-ahead log cannot be emptied, because a program keeps reading the database"
    ) == 1


@pytest.mark.soak
def test_what_a_reader_let_grow_is_cut_off_by_itself(tmp_path: Path) -> None:
    """Without anybody's help: SQLite does it at the next checkpoint after the reader has gone."""
    file = tmp_path / "westbound.db"

    async def story(store: Store) -> None:
        await store.append("eins", 0, said("hello"), 1, big())
        with closing(sqlite3.connect(file)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM events").fetchall()
            seq = 0
            while wal.size(file) < 2 * wal.LARGEST:
                seq += 1
                await store.append("eins", seq, said("hello"), 1, big())
        for _ in range(2):  # one moves it into the file, the next begins it anew
            seq += 1
            await store.append("eins", seq, said("hello"), 1, big())
        assert wal.size(file) <= wal.LARGEST

    told(url(tmp_path), story)


def test_unreadable_notes_are_ignored(tmp_path: Path) -> None:
    """Such as those of an older program, which has only its process there."""
    start(tmp_path)
    for note in (b"123\n", b"\xff" * 200, b"123\n".ljust(32) + b"x y z w"):
        (tmp_path / "westbound.db.lock").write_bytes(note)
        assert start(tmp_path) == 0
