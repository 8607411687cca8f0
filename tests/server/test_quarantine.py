"""A table that cannot be read is set aside; bots, clocks, lists, accounts and health go on around it."""

from __future__ import annotations

import json
import random
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.databases import Postgres
from tests.server.serving import PATIENCE, Caller, Server, serving
from westbound.server.refusal import Quarantined
from westbound.server.state.events import VERSION, NewerEvent, Sat, read_event, write_event
from westbound.server.tables.isolation import FIRST_PAUSE, LONGEST_PAUSE, Quarantine

PERSON = {"name": "Anna", "passphrase": "over the hills and far away"}
DAMAGE = {
    "an unknown event": 'UPDATE events SET event = \'{"event":"flew","seat":0}\' WHERE table_id = ? AND seq = 1',
    "bad JSON": "UPDATE events SET event = '{\"event\":' WHERE table_id = ? AND seq = 1",
    "no first event": "DELETE FROM events WHERE table_id = ? AND seq = 0",
    "a newer event": 'UPDATE events SET event = \'{"event":"sat","v":99,"by":7}\' WHERE table_id = ? AND seq = 1',
    "nonsense on the card": "UPDATE tables SET info = '{' WHERE id = ?",
}
NO_MATTER = ["nonsense on the card"]  # the log is the truth


class House:
    """A server with a table that cannot be read, and others."""

    def __init__(self, server: Server, me: Caller, bad: dict[str, Any], good: dict[str, Any], bots: str) -> None:
        self.server, self.me, self.bad, self.good, self.bots = server, me, bad, good, bots


@pytest.fixture(params=DAMAGE, scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("quarantine")
    with serving(folder, grace=0) as server:
        me = server.caller()
        token = me.post("/api/me", PERSON)["token"]
        clock = {"turn": 3, "bank": 2}
        bad = me.open("me", "open", public=True, clock=clock)
        good = me.open("me", "open", public=True, clock=clock)
        for seated in (bad, good):
            me.sit(seated["table"], "Ben")
        bots = me.open("random", "random")["table"]
        me.key = token
        seats = [{"table": each["table"], "key": each["key"], "seen": 0} for each in (bad, good)]
        me.put("/api/me/games", {"seats": seats})
        server.kill()
        with closing(sqlite3.connect(folder / "westbound.db")) as database, database:
            database.execute(DAMAGE[request.param], (bad["table"],))
            database.execute("UPDATE tables SET bots = 1 WHERE id = ?", (bad["table"],))
        server.start()
        me = server.caller(token)
        yield House(server, me, bad, good, bots)


def wait_for(asked: Any) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := asked()) and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


def is_readable(house: House) -> bool:
    return house.me.ask("GET", f"/api/tables/{house.bad['table']}").status_code == 200


def test_bots_and_clocks_of_other_tables_go_on(house: House) -> None:
    with house.me.look(house.bots) as watcher:
        watcher.wait(lambda _: watcher.over)
    with house.me.look(house.good["table"], house.good["key"]) as mine:
        mine.wait(lambda _: any(line["key"] == "table-timed-out" for line in mine.lines))
    assert "a round failed" not in house.server.logged()


def test_lists_and_accounts_go_on(house: House) -> None:
    seats = [{"table": each["table"], "key": each["key"], "seen": 0} for each in (house.bad, house.good)]
    mine = house.me.post("/api/mine", {"seats": seats})
    listed = {each["table"]["id"] for each in mine["games"]}
    assert house.good["table"] in listed
    assert house.bad["table"] in listed | {*mine["later"]}
    assert house.good["table"] in [each["id"] for each in house.me.get("/api/tables")]
    assert {each["table"] for each in house.me.get("/api/me")["games"]} == {house.good["table"], house.bad["table"]}
    kept = house.me.get("/api/me/export")
    told = [each["table"] for each in [*kept["games"], *kept["unread"]]]
    assert sorted(told) == sorted([house.good["table"], house.bad["table"]]), "nothing is left out silently"


def test_people_are_told_in_plain_words(house: House, request: pytest.FixtureRequest) -> None:
    damage = request.node.callspec.params["house"]
    assert is_readable(house) == (damage in NO_MATTER)
    if damage in NO_MATTER:
        return
    answer = house.me.ask("GET", f"/api/tables/{house.bad['table']}")
    assert (answer.status_code, answer.json()["code"]) == (503, "quarantined")
    drawn = house.me.ask("GET", f"/api/tables/{house.bad['table']}/picture")
    assert (drawn.status_code, drawn.json()["code"]) == (503, "quarantined")
    is_newer = "newer" in damage
    assert ("newer version of the server" if is_newer else "cannot read this table") in answer.json()["reason"]
    with house.me.look(house.bad["table"], house.bad["key"]) as mine:
        assert mine.heard[-1]["code"] == "quarantined"
    lines = [line for line in house.server.logged().splitlines() if "a table is in quarantine" in line]
    assert len(lines) == 1
    assert f"table={house.bad['table']}" in lines[0]


def test_health_and_metrics_count_it(house: House, request: pytest.FixtureRequest) -> None:
    count = 0 if request.node.callspec.params["house"] in NO_MATTER else 1
    assert wait_for(lambda: house.me.get("/health")["quarantined"] == count), "found by the first round of bots"
    health = house.me.get("/health")
    assert health["ok"]
    assert health["jobs"].keys() >= {"tables", "notices", "upkeep", "connections"}
    assert all(job["failed"] == 0 and not job["late"] for job in health["jobs"].values())
    assert f"westbound_quarantined_tables {count}.0" in house.me.ask("GET", "/metrics").text


def test_an_account_with_such_a_table_can_be_deleted(house: House) -> None:
    anna = house.server.caller(house.me.key)
    answer = anna.ask("DELETE", "/api/me", {"passphrase": PERSON["passphrase"], "redact": False})
    assert answer.status_code == 204


# In a cluster


def test_a_program_leaves_a_table_to_newer_ones(postgres: Postgres, postgres_database: str) -> None:
    """An old process meets an event of a newer program; all other tables play on through it."""
    with serving(postgres_database) as old:
        caller = old.caller()
        seated, other = caller.open("me", "open"), caller.open("me", "random")
        table = seated["table"]
        with caller.look(table, seated["key"]) as mine, caller.look(other["table"], other["key"]) as playing:
            newer = json.dumps({"event": "sat", "v": VERSION + 1, "seat": 1, "name": "Ben", "mood": "fine"})
            write = f"""WITH grown AS (UPDATE tables SET seq = seq + 1 WHERE id = '{table}' RETURNING seq)
                INSERT INTO events (table_id, seq, at, event) SELECT '{table}', seq - 1, 0, '{newer}' FROM grown"""
            postgres.run(write, postgres_database)
            postgres.run(f"SELECT pg_notify('westbound', '{table} 3')", postgres_database)
            mine.wait(lambda heard: heard.get("code") == "quarantined")
            assert "newer version" in mine.heard[-1]["reason"]
            playing.play_to_the_end(random.Random(1), most=5)
        assert caller.get("/health")["quarantined"] == 1


# Its parts


def test_an_event_of_a_newer_version_is_recognized() -> None:
    assert '"v"' not in write_event(Sat(0, "Anna")), "the first version is not written"
    for text in (
        f'{{"event":"sat","v":{VERSION + 1},"seat":0,"name":"Anna"}}',
        f'{{"event":"flew","v":{VERSION + 1}}}',
        f'{{"event":"sat","v":{VERSION + 1},"seat":0,"name":"Anna","mood":"fine"}}',
    ):
        with pytest.raises(NewerEvent, match=f"version {VERSION + 1}"):
            read_event(text)


def test_a_table_is_tried_again_ever_more_rarely() -> None:
    now, isolated = [0.0], list[str]()
    quarantine = Quarantine(lambda table, _: isolated.append(table), lambda: now[0])
    quarantine.put("t", ValueError("bad"))
    assert isolated == ["t"]
    with pytest.raises(Quarantined):
        quarantine.check("t")
    now[0] = FIRST_PAUSE
    quarantine.check("t")
    for _ in range(10):
        quarantine.put("t", ValueError("bad"))
    now[0] += LONGEST_PAUSE - 1
    assert quarantine.holds("t")
    now[0] += 1
    assert not quarantine.holds("t")
    quarantine.release("t")
    assert len(quarantine) == 0


# Health


def test_a_full_disk_is_bad_health(tmp_path: Path) -> None:
    """No file of the server may grow."""
    with serving(tmp_path) as server:
        caller, none = server.caller(), resource.RLIM_INFINITY
        assert caller.get("/health")["ok"] is True
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, none))
        answer = wait_for(lambda: bad(caller.ask("GET", "/health")))
        assert answer["problems"] == ["the database cannot be written: the database cannot be used just now"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (none, none))
        assert wait_for(lambda: caller.ask("GET", "/health").status_code == 200)


def test_health_writes_once_however_many_ask(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caller = server.caller()
        pages = (tmp_path / "westbound.db-wal").stat
        caller.get("/health")
        before = pages().st_size
        for _ in range(200):
            caller.get("/health")
        assert pages().st_size - before < 100 * 4096


def bad(answer: httpx.Response) -> Any:
    return answer.json() if answer.status_code == 503 else None
