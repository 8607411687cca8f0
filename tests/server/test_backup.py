"""Backup and restore: the same file for both databases, all or nothing, and every invalid line is named."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import typer
from sqlalchemy import Connection, insert, update
from typer.testing import CliRunner, Result

from tests.server.appending import CARD, appending
from tests.server.databases import Postgres, said, told
from tests.server.postgres_proxy import Proxy
from tests.server.test_editions import says
from westbound.api import game
from westbound.cli.commands import backup as commands
from westbound.cli.desk import Desk
from westbound.engine.edition import Content
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent, Opened, Sat, SeatSetup
from westbound.server.state.seats import HOST, Lock
from westbound.server.state.table_state import TableState
from westbound.server.storage.backups.backup import backup
from westbound.server.storage.backups.restore import restore
from westbound.server.storage.backups.rows import WrongBackup
from westbound.server.storage.database import Database, WrongDatabase
from westbound.server.storage.schema import EPOCH, metadata
from westbound.server.storage.store import Card, Store
from westbound.server.tables.editions import Editions
from westbound.server.tables.keys import Keys

Lines = list[dict[str, Any]]
app = typer.Typer(cls=Desk, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.command()(commands.backup)
app.command()(commands.restore)


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={"WESTBOUND_DATABASE": None, "COLUMNS": "80"})


def fill(database: str) -> bytes:
    """Some tables; tells the secret."""
    seats = [SeatSetup(), SeatSetup(bot="greedy", name="Clara")]
    opened = Opened(game="pioneers", edition="westbound", options={"covered": "printed"}, seats=seats, public=True)

    async def story(store: Store) -> bytes:
        await store.append("Zwei", 0, [opened, Sat(0, "Anna")], 1, Card("playing", True, True, b'{"id":"Zwei"}'))
        await store.append("eins", 0, [opened], 2, Card("gathering", False, False, b'{"name":"\xc3\xa9\\u0000"}'))
        await store.append("Zwei", 2, said("a\nb", "\x00 🚂"), 2**41, Card("over", True, False, b'{"id":"Zwei"}'))
        return await store.secret()

    return told(database, story)


def lines_of(file: Path) -> list[str]:
    """The lines in an order of ours, as databases sort letters in their own ways; without epoch and checksum."""
    first, *others, _ = file.read_text(encoding="utf-8").splitlines()
    return [first, *sorted(line for line in others if f'"id":{EPOCH}}}' not in line)]


def read_lines(file: Path) -> Lines:
    """All lines but the checksum."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()][:-1]


def write_lines(file: Path, lines: Lines) -> None:
    """These lines, with the checksum that belongs to them."""
    text = "".join(json.dumps(line) + "\n" for line in lines).encode()
    end = {"row": "end", "lines": len(lines), "sha256": sha256(text).hexdigest()}
    file.write_bytes(text + json.dumps(end).encode() + b"\n")


def log_of(database: str, table: str) -> list[tuple[AnyEvent, int]]:
    return told(database, lambda store: store.read(table))


def test_from_sqlite_to_postgres_and_back(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    secret = fill(sqlite_database)
    files = [tmp_path / f"{number}.jsonl" for number in range(3)]
    third = f"sqlite:///{tmp_path}/third.db"
    asyncio.run(backup(sqlite_database, files[0]))
    asyncio.run(restore(postgres_database, files[0]))
    asyncio.run(backup(postgres_database, files[1]))
    asyncio.run(restore(third, files[1]))
    asyncio.run(backup(third, files[2]))
    assert lines_of(files[0]) == lines_of(files[1]) == lines_of(files[2])
    assert len(lines_of(files[0])) == 1 + 1 + 2 + 5
    for database in (postgres_database, third):
        assert told(database, lambda store: store.secret()) == secret
        for table in ("eins", "Zwei"):
            assert log_of(database, table) == log_of(sqlite_database, table)
        told(database, lambda store: store.append("eins", 1, said("on we go"), 3, CARD))


def test_while_a_server_writes(database: str, tmp_path: Path) -> None:
    """Whatever is written meanwhile, the file fits together."""
    with appending(database) as process:
        assert process.stdout
        process.stdout.readline()
        for number in range(5):
            file, copy = tmp_path / f"{number}.jsonl", f"sqlite:///{tmp_path}/copy{number}.db"
            written = asyncio.run(backup(database, file))
            assert asyncio.run(restore(copy, file)) == written
            assert process.poll() is None


def test_over_a_connection_that_breaks(postgres: Postgres, tmp_path: Path) -> None:
    """Both begin again, and neither has anything twice."""
    first, second, file = postgres.new(), postgres.new(), tmp_path / "all.jsonl"
    fill(first)

    async def story() -> None:
        async with Proxy(first) as proxy:
            proxy.cut_at(b"FROM events ORDER BY")
            await backup(proxy.url, file)
            assert proxy.cuts == 1
        async with Proxy(second) as proxy:
            proxy.cut_at(b"INSERT INTO events")
            await restore(proxy.url, file)
            assert proxy.cuts == 1

    asyncio.run(story())
    assert len(lines_of(file)) == 1 + 1 + 2 + 5
    assert log_of(second, "Zwei") == log_of(first, "Zwei")


def test_only_the_owner_can_read_it_and_no_draft_is_left(sqlite_database: str, tmp_path: Path) -> None:
    fill(sqlite_database)
    folder = tmp_path / "backups"
    folder.mkdir()
    for _ in range(2):  # the second replaces the first
        asyncio.run(backup(sqlite_database, folder / "all.jsonl"))
        assert stat.S_IMODE((folder / "all.jsonl").stat().st_mode) == 0o600
        assert [file.name for file in folder.iterdir()] == ["all.jsonl"]


def test_other_files_are_not_replaced(sqlite_database: str, tmp_path: Path) -> None:
    fill(sqlite_database)
    database = Path(sqlite_database.removeprefix("sqlite:///"))
    before = database.read_bytes()
    with pytest.raises(WrongBackup, match="already exists and is not a backup; choose another name"):
        asyncio.run(backup(sqlite_database, database))
    assert database.read_bytes() == before


def test_a_backup_makes_no_database_and_changes_no_layout(tmp_path: Path) -> None:
    missing, other = tmp_path / "missing.db", tmp_path / "other.db"
    with pytest.raises(WrongDatabase, match=r"missing\.db cannot be opened: No such file"):
        asyncio.run(backup(f"sqlite:///{missing}", tmp_path / "all.jsonl"))
    assert not missing.exists()
    other.touch()
    with pytest.raises(WrongDatabase, match=r"other\.db cannot be opened: nothing of Westbound is in it"):
        asyncio.run(backup(f"sqlite:///{other}", tmp_path / "all.jsonl"))
    assert not (tmp_path / "all.jsonl").exists()


def test_only_an_empty_database_is_filled(database: str, tmp_path: Path) -> None:
    source, file = f"sqlite:///{tmp_path}/source.db", tmp_path / "all.jsonl"
    fill(source)
    asyncio.run(backup(source, file))
    secret = told(database, lambda store: store.secret())
    with pytest.raises(WrongDatabase, match="is not empty; restore into a new one"):
        asyncio.run(restore(database, file))
    assert told(database, lambda store: store.secret()) == secret
    assert sum(told(database, lambda store: store.counts()).values()) == 0


# Tables that cannot be read


EVENT = "UPDATE events SET event = {} WHERE table_id = 'Zwei' AND seq = {}"
OTHER_EDITION = """replace(event, '"westbound"', '"feedfeedfeedfeed"')"""
BAD = {  # what is done to the database, and why the table cannot be read then
    EVENT.format("""'{"event":"danced"}'""", 2): "event 2: Invalid value 'danced'",
    EVENT.format("""'{"event":\n'""", 2): "event 2: Input data was truncated",
    EVENT.format("""'"said"'""", 2): "event 2: Expected `object`, got `str`",
    EVENT.format("CAST(x'7b22ff' AS TEXT)", 2): "event 2 is not text",
    EVENT.format(OTHER_EDITION, 0): "its edition feedfeedfeedfeed is missing",
    """UPDATE tables SET info = '{"id"' WHERE id = 'Zwei'""": "its card cannot be read: Input data was truncated",
    "UPDATE tables SET state = 'dancing', info = '[]' WHERE id = 'Zwei'": "its card cannot be read: Expected `object`",
    "UPDATE tables SET seq = 5 WHERE id = 'Zwei'": "its log has 4 events, and its card says 5",
    "DELETE FROM events WHERE table_id = 'Zwei' AND seq = 0": "event 0 of its log is missing",
    "DELETE FROM events WHERE table_id = 'Zwei' AND seq = 2": "event 2 of its log is missing",
    "DELETE FROM events WHERE table_id = 'Zwei'": "its log is missing",
}


def file_of(database: str) -> str:
    return database.removeprefix("sqlite:///")


def raw_rows(database: str) -> list[tuple[Any, ...]]:
    """All cards and events as they are on the disk."""
    with closing(sqlite3.connect(file_of(database))) as connection:
        connection.text_factory = bytes
        cards = connection.execute("SELECT id, seq, state, info FROM tables ORDER BY id").fetchall()
        return [*cards, *connection.execute("SELECT table_id, seq, at, event FROM events ORDER BY table_id, seq")]


@pytest.mark.parametrize(("damage", "reason"), BAD.items(), ids=range(len(BAD)))
def test_what_cannot_be_read_is_named_and_restored_as_it_is(
    damage: str, reason: str, sqlite_database: str, tmp_path: Path
) -> None:
    file, copy = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/copy.db"
    fill(sqlite_database)
    with closing(sqlite3.connect(file_of(sqlite_database), isolation_level=None)) as connection:
        assert connection.execute(damage).rowcount
    done = run("backup", file, "--database", sqlite_database)
    assert done.exit_code == 0, done.stderr
    assert "1 of the tables cannot be read by this version of Westbound (quarantined):" in done.stdout
    assert f"  Zwei: {reason}" in done.stdout
    assert "eins" not in done.stdout
    again = run("restore", file, "--database", copy)
    assert (again.exit_code, again.stderr) == (0, "")
    assert f"  Zwei: {reason}" in again.stdout
    assert raw_rows(copy) == raw_rows(sqlite_database)
    assert log_of(copy, "eins") == log_of(sqlite_database, "eins")


def test_a_table_with_an_uploaded_edition_is_read_back(sqlite_database: str, tmp_path: Path) -> None:
    content = Content(says("pioneers"))
    opened = Opened(game="pioneers", edition=content.digest, options={}, seats=[SeatSetup(), SeatSetup()])

    async def story(store: Store) -> None:
        await Editions(store).keep(game("pioneers"), content)
        await store.append("eins", 0, [opened], 1, CARD)

    told(sqlite_database, story)
    assert asyncio.run(backup(sqlite_database, tmp_path / "all.jsonl")).unreadable == {}


# Damaged files


def test_a_changed_byte_is_noticed_before_anything_is_written(sqlite_database: str, tmp_path: Path) -> None:
    file, target = tmp_path / "all.jsonl", tmp_path / "target.db"
    fill(sqlite_database)
    asyncio.run(backup(sqlite_database, file))
    right = file.read_bytes()
    file.write_bytes(right.replace(b"Anna", b"Anne"))
    with pytest.raises(WrongBackup, match="line 10: the checksum differs: the file was changed or damaged; nothing"):
        asyncio.run(restore(f"sqlite:///{target}", file))
    file.write_bytes(b"".join(right.splitlines(keepends=True)[:-1]))
    with pytest.raises(WrongBackup, match="the last line is missing: the file was cut off"):
        asyncio.run(restore(f"sqlite:///{target}", file))
    file.write_bytes(right + b'{"row":"secret","secret":"00"}\n')
    with pytest.raises(WrongBackup, match="line 11: there is more after the end"):
        asyncio.run(restore(f"sqlite:///{target}", file))
    assert not target.exists()


def test_a_damaged_file_is_restored_in_part_only_if_asked(sqlite_database: str, tmp_path: Path) -> None:
    file, target = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/target.db"
    fill_all(sqlite_database)
    asyncio.run(backup(sqlite_database, file))
    lines = file.read_bytes().splitlines(keepends=True)
    person, *theirs = (
        next(number for number, line in enumerate(lines) if f'"to":"{to}"'.encode() in line)
        for to in ("people", "devices", "belongings", "deals", "puzzle_answers", "puzzle_ratings")
    )
    lines[person] = lines[person].replace(b'"to"', b"to")
    file.write_bytes(b"".join(lines[:-1]) + b'{"row":"eve')
    assert run("restore", file, "--database", target).exit_code == 2
    done = run("restore", file, "--database", target, "--partial")
    assert done.exit_code == 1
    assert "2 tables, 5 events restored, except what is named below" in done.stdout
    left_out = [line for line in done.stdout.splitlines() if line.startswith("Left out: ")]
    assert [line.split(":")[1].strip() for line in left_out] == [
        f"line {person + 1}",
        f"line {len(lines)}",
        "the last line is missing",
        *(f"line {number + 1}" for number in sorted(theirs)),
        "of 2 tables, 5 events and 14 other rows, it has 2, 5 and 8",
    ]
    assert log_of(target, "Zwei") == log_of(sqlite_database, "Zwei")


def test_postgres_names_what_it_cannot_keep(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    fill(sqlite_database)
    with closing(sqlite3.connect(file_of(sqlite_database), isolation_level=None)) as connection:
        connection.execute("UPDATE events SET event = CAST(x'7b22ff' AS TEXT) WHERE table_id = 'Zwei' AND seq = 3")
    asyncio.run(backup(sqlite_database, file))
    with pytest.raises(WrongBackup, match="PostgreSQL keeps text only, and this is none; nothing has been restored"):
        asyncio.run(restore(postgres_database, file))
    report = asyncio.run(restore(postgres_database, file, partial=True))
    assert len(report.wrong) == 2
    assert len(log_of(postgres_database, "Zwei")) == 3


# A new epoch


def test_a_restore_begins_a_new_epoch(database: str, tmp_path: Path) -> None:
    """What was promised after the backup is lost: nobody can know the dice of a table that is opened since."""
    file, first, third = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/first.db", f"sqlite:///{tmp_path}/third.db"
    fill(first)

    async def keys(store: Store) -> Keys:
        return Keys(await store.secret(), await store.epoch())

    asyncio.run(backup(first, file))
    asyncio.run(restore(database, file))
    asyncio.run(backup(database, file))
    asyncio.run(restore(third, file))
    before, after, later = (told(each, keys) for each in (first, database, third))
    ticket = before.tickets.make("abc")
    for one, other in ((before, after), (after, later), (before, later)):
        assert one.tickets.secret("abc") != other.tickets.secret("abc")
        assert one.following("Zwei") != other.following("Zwei"), "no key to a lost rematch opens the next one"
        with pytest.raises(Refusal, match="ask for a new promise"):
            other.tickets.table(one.tickets.make("abc"))
        assert other.lock_of(one.make("Zwei", 0, 0, 5)) == Lock("Zwei", 0, 0, 5), "links of before stay valid"
        assert one.of_record("record") == other.of_record("record")
    assert before.tickets.table(ticket) == "abc"
    assert told(database, keys).tickets.secret("abc") == after.tickets.secret("abc"), "until the next restore"


def test_keys_to_what_was_lost_open_nothing() -> None:
    """Ben sat down after the backup was made; since it was restored, Clara has that seat."""
    seats = [SeatSetup(), SeatSetup(), SeatSetup()]
    opened = Opened(game="pioneers", edition="westbound", options={"covered": "printed"}, seats=seats)
    before, after = Keys(b"secret"), Keys(b"secret", b"epoch")
    lost, restored = TableState("t"), TableState("t")
    for state in (lost, restored):
        state.take(opened, 1)
        state.take(Sat(0, "Anna"), 2)
    lost.take(Sat(1, "Ben"), 3)
    restored.take(Sat(1, "Clara"), 4)
    assert after.read(before.make_for(lost, 0), restored) == 0
    assert after.read(before.make_for(lost, None), restored) == HOST
    with pytest.raises(Refusal, match="ask the host for a new link"):
        after.read(before.make_for(lost, 1), restored)
    restored.seats[1].application = 5
    assert after.is_admitted(after.make_application("t", 1, 5), restored, 1)
    assert not after.is_admitted(before.make_application("t", 1, 5), restored, 1)


# What people keep


def fill_all(database: str) -> None:
    """Something in every table of the database."""
    rows: dict[str, dict[str, Any]] = {
        "secrets": {"id": 2, "secret": bytes(32)},
        "editions": {"digest": "d", "game": "pioneers", "name": "Ours", "content": "[box]\n", "at": 1},
        "people": {"id": "p", "handle": "anna", "name": "Anna", "passphrase": "$a", "recovery": "$b", "at": 1},
        "devices": {"token": "t", "person": "p", "at": 1},
        "belongings": {"person": "p", "table_id": "Zwei", "seat": None, "key": "k", "seen": 3, "at": 2},
        "wishes": {"id": "w", "table_id": "eins", "seat": 0, "kind": "mail", "target": "a@b.example", "language": "fr"}
        | {"void": 0, "confirmed": True, "seq": 1, "due": None, "seen": 5, "told": 0, "tries": 0, "at": 3},
        "letters": {"address": "a@b.example", "at": 2**41},
        "pulse": {"id": 1, "at": 2**41},
        "rated_games": {"table_id": "r", "game": "pioneers", "players": 2, "public": True, "opened": 1}
        | {"ended": 2, "ruling": "counts"},
        "rated_seats": {"table_id": "r", "seat": 0, "player": "p", "bot": False, "rank": 0, "points": None}
        | {"mean": -1, "deviation": 2**40, "before": 3, "against": 4},
        "deals": {"deal": "2026-11-19 pioneers", "player": "d", "table_id": "eins", "person": "p", "at": 4},
        "puzzles": {"id": "0", "game": "pioneers", "mean": 1, "deviation": 2, "played": 1, "solved": 1},
        "puzzle_answers": {"person": "p", "puzzle": "0", "at": 2**41, "solved": True},
        "puzzle_ratings": {"person": "p", "game": "pioneers", "mean": 1, "deviation": 2, "played": 1, "solved": 1}
        | {"streak": 1, "best": 1},
        "ratings": {"game": "pioneers", "players": 2, "person": "p", "mean": -1, "deviation": 2, "played": 1, "won": 1},
    }
    fill(database)

    def work(connection: Connection) -> None:
        for table in metadata.sorted_tables:
            if table.name in rows:
                connection.execute(insert(table), rows.pop(table.name))
        connection.execute(
            update(metadata.tables["tables"]).where(metadata.tables["tables"].c.id == "eins").values(due=9)
        )

    async def write() -> None:
        opened = await Database.open(database)
        await opened.writing.run(work)
        await opened.close()

    asyncio.run(write())
    assert not rows


def test_everything_goes_along(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    """Whatever the layout has: a new table that nobody carries fails here."""
    fill_all(sqlite_database)
    files = [tmp_path / f"{number}.jsonl" for number in range(2)]
    written = asyncio.run(backup(sqlite_database, files[0]))
    assert asyncio.run(restore(postgres_database, files[0])) == written
    asyncio.run(backup(postgres_database, files[1]))
    assert lines_of(files[0]) == lines_of(files[1])
    lines = [json.loads(line) for line in lines_of(files[0])]
    kept = {line.get("to", line.get("row")) for line in lines[1:]}
    caches = {"presence", "processes", "waiting", "reviews"}
    others = {*metadata.tables.keys()} - {"secrets", "tables", "events", *caches}
    assert kept == others | {"secret", "table", "event"}
    assert {line["id"] for line in lines if line.get("row") == "secret"} == {1, 2}
    assert {line["due"] for line in lines if line.get("row") == "table"} == {None, 9}


def test_a_backup_of_before_is_still_read(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    secret, file = fill(sqlite_database), tmp_path / "all.jsonl"
    asyncio.run(backup(sqlite_database, file))
    lines = read_lines(file)
    lines[0] = {"backup": 1, "tables": 2, "events": 5}
    for line in lines[1:4]:
        line.pop("due", None)
        line.pop("opener", None)
    del lines[1]["id"]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    asyncio.run(restore(postgres_database, file))
    assert told(postgres_database, lambda store: store.secret()) == secret
    assert log_of(postgres_database, "Zwei") == log_of(sqlite_database, "Zwei")


def test_a_backup_of_the_last_version_is_still_read(sqlite_database: str, tmp_path: Path) -> None:
    """It has no checksum, and does not know columns that are new."""
    file, copy = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/copy.db"
    fill_all(sqlite_database)
    asyncio.run(backup(sqlite_database, file))
    lines = read_lines(file)
    lines[0]["backup"] = 3
    for line in lines[1:]:
        line.pop("opener", None)
        line.get("values", {}).pop("likeness", None)
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    report = asyncio.run(restore(copy, file))
    assert (report.wrong, report.unreadable) == ([], {})
    for table in ("eins", "Zwei"):
        assert log_of(copy, table) == log_of(sqlite_database, table)


@pytest.mark.parametrize(
    ("to", "fields", "reason"),
    [
        ("people", {"name": None}, "name of people cannot be None"),
        ("people", {"at": "now"}, "at of people cannot be 'now'"),
        ("people", {"more": 1}, "a row of people has at, handle, id, likeness, name, passphrase, recovery"),
        ("people", {"id": "other"}, "people has anna already"),
        ("devices", {"person": "nobody"}, "there is no 'nobody' in people"),
        ("devices", {}, "devices has t already"),
        ("belongings", {"table_id": "drei"}, "there is no 'drei' in tables"),
        ("secrets", {}, "there is nowhere to put secrets"),
    ],
)
def test_a_wrong_row_is_named(
    to: str, fields: dict[str, Any], reason: str, sqlite_database: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl"
    fill_all(sqlite_database)
    asyncio.run(backup(sqlite_database, file))
    lines = read_lines(file)
    empty: dict[str, Any] = {"row": "other", "values": {}}
    row = next((line for line in lines if line.get("to") == to), empty)
    lines.append({**row, "to": to, "values": {**row["values"], **fields}})
    write_lines(file, lines)
    with pytest.raises(WrongBackup, match=f"line {len(lines)}: {reason}"):
        asyncio.run(restore(f"sqlite:///{tmp_path}/target.db", file))


# Wrong files


def without(number: int) -> Callable[[Lines], None]:
    return lambda lines: lines.__delitem__(number)


def changed(number: int, **fields: Any) -> Callable[[Lines], None]:
    return lambda lines: lines[number].update(fields)


def twice(number: int) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(number, lines[number])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (changed(0, backup=5), "has format 5, this Westbound reads 4"),
        (changed(0, more=1), "is not a backup of Westbound"),
        (
            changed(0, events=6),
            "is not whole: of 2 tables, 6 events and 0 other rows, it has 2, 5 and 0; nothing has been restored",
        ),
        (changed(1, secret="00"), "line 2: .*secret"),
        (twice(1), "line 3: there is a secret 1 already; nothing has been restored"),
        (changed(2, state="Lost"), r"line 3: .* - at `\$.state`"),
        (changed(2, row="tables"), "line 3: Invalid value 'tables'"),
        (changed(2, seq=0), "line 3: .*seq"),
        (twice(2), "line 4: table Zwei is there already"),
        (without(3), "line 8: there is no table eins"),
        (without(4), "is not whole: of 2 tables, 5 events and 0 other rows, it has 2, 4 and 0"),
        (without(8), "is not whole: of 2 tables, 5 events and 0 other rows, it has 2, 4 and 0"),
        (twice(8), "line 10: event 0 of table eins is not after 0"),
        (changed(4, event=7), "line 5: Expected `str`, got `int`"),
        (changed(4, event=["ff", "ff"]), "line 5: "),
        (changed(5, at="now"), r"line 6: Expected `int`, got `str` - at `\$.at`"),
    ],
)
def test_a_wrong_line_is_named_and_nothing_restored(
    wrong: Callable[[Lines], None], reason: str, sqlite_database: str, tmp_path: Path
) -> None:
    file, target = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/target.db"
    fill(sqlite_database)
    asyncio.run(backup(sqlite_database, file))
    right = file.read_text(encoding="utf-8")
    lines = read_lines(file)
    wrong(lines)
    write_lines(file, lines)
    with pytest.raises(WrongBackup, match=reason):
        asyncio.run(restore(target, file))
    file.write_text(right, encoding="utf-8")
    asyncio.run(restore(target, file))


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"hello", b"\xff\xfe\x00", b'{"westbound":1,"game":"pioneers"}\n', b"[]\n"]
)
def test_a_file_that_is_no_backup(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "other.txt"
    file.write_bytes(content)
    with pytest.raises(WrongBackup, match=r"other\.txt is not a backup of Westbound"):
        asyncio.run(restore(f"sqlite:///{tmp_path}/target.db", file))
    assert not (tmp_path / "target.db").exists()


@pytest.mark.parametrize("content", [b"\xff\n", b"\n", b"null\n", b'{"row":"event","table":"\xff"}\n', b'{"row"'])
def test_a_line_that_is_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_bytes(b'{"backup":1,"tables":0,"events":0}\n' + content)
    with pytest.raises(WrongBackup, match="line 2: "):
        asyncio.run(restore(f"sqlite:///{tmp_path}/target.db", file))


# The commands


def test_the_commands(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    fill(sqlite_database)
    file = tmp_path / "all.jsonl"
    done = run("backup", file, "--database", sqlite_database)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout == f"{file}: 2 tables, 5 events, all read back. It contains secrets; keep it safe.\n"
    done = run("restore", file, "--database", postgres_database)
    assert (done.exit_code, done.stdout) == (0, f"{file}: 2 tables, 5 events restored.\n")


def test_complaints_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text("hello")
    for words, part in [
        (("backup", file, "--database", f"sqlite:///{tmp_path}/none.db"), "is not a backup; choose another name"),
        (("backup", tmp_path / "x", "--database", f"sqlite:///{tmp_path}/none.db"), "no such file"),
        (("backup", tmp_path / "x", "--database", "mysql://x/y"), "allowed is sqlite:///FILE or postgresql://"),
        (("backup", tmp_path, "--database", f"sqlite:///{tmp_path}/none.db"), "is a directory"),
        (("restore", file, "--database", f"sqlite:///{tmp_path}/none.db"), "is not a backup of Westbound"),
        (("restore", tmp_path / "x", "--database", f"sqlite:///{tmp_path}/none.db"), "x: no such file"),
        (("backup", tmp_path / "x", "--database", "postgresql://anna:geheim@127.0.0.1:1/y"), "anna:***@127.0.0.1:1/y"),
    ]:
        done = run(*words)
        assert done.exit_code == 2
        assert done.stderr.startswith("westbound: ")
        assert done.stderr.count("\n") == 1
        assert part.lower() in done.stderr.lower()
        assert "geheim" not in done.output


def test_the_help_says_that_it_holds_secrets() -> None:
    assert "contains all secrets" in " ".join(run("backup", "--help").stdout.split())
