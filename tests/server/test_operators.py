"""What operators do with tables from the command line, beside a running server."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, update
from typer.testing import CliRunner, Result

from tests.server.serving import Caller, Server, play_out, serving
from tests.server.test_editions import says
from tests.server.test_removal import rows
from westbound.cli.main import app
from westbound.server.operators import moving
from westbound.server.operators.closing import close, remove_from
from westbound.server.operators.listing import kind_of, log_of
from westbound.server.operators.visits import NotPossible, change, read_table, visiting
from westbound.server.storage.schema import events


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, log_level="debug") as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def run(server: Server, *words: str) -> Result:
    return CliRunner().invoke(app, ["tables", *words, "--database", server.database], env={"COLUMNS": "200"})


def spoil(server: Server, table: str) -> None:
    """Put an event there that nobody can read."""

    def work(connection: Connection) -> None:
        line = update(events).where(events.c.table_id == table, events.c.seq == 1)
        connection.execute(line.values(event='{"event":"danced"}'))

    async def write() -> None:
        async with visiting(server.database) as database:
            await database.writing.run(work)

    asyncio.run(write())


# Listing and showing


def test_tables_are_listed_the_newest_first(server: Server, anna: Caller) -> None:
    first = anna.open("me", "open", name="First")["table"]
    second = anna.open("me", "open", public=True, name="Second")["table"]
    third = anna.open("me", "random", name="Third")["table"]
    listed = run(server, "list").stdout.splitlines()
    assert listed[0].split() == ["table", "state", "game", "events", "latest", "(UTC)", "seats"]
    assert [line.split()[0] for line in listed[1:4]] == [third, second, first]
    assert "gathering (public)  pioneers  2" in listed[2]
    assert listed[2].endswith("Second, (free)")
    assert {line.index("pioneers") for line in listed[1:4]} == {listed[0].index("game")}
    assert [line.split()[0] for line in run(server, "list", "--public").stdout.splitlines()[1:2]] == [second]
    assert third in run(server, "list", "--state", "playing").stdout
    assert second not in run(server, "list", "--state", "playing").stdout
    assert run(server, "list", "--game", "colorado", "--state", "gathering").stdout == "No tables.\n"
    (newest,) = run(server, "list", "--json", "--most", "1").stdout.splitlines()
    found = json.loads(newest)
    assert (found["id"], found["seats"][0], found["public"]) == (third, "Third", False)


def test_tables_that_cannot_be_read_are_listed_with_the_reason(server: Server, anna: Caller) -> None:
    table = anna.open("me", "open")["table"]
    assert table not in run(server, "list", "--quarantined").stdout
    spoil(server, table)
    (line,) = [line for line in run(server, "list", "--quarantined").stdout.splitlines() if table in line]
    assert "event 1: Invalid value 'danced'" in line
    shown = run(server, "show", table).stdout.splitlines()
    assert shown[0] == f"Table {table} cannot be read (quarantined): event 1: Invalid value 'danced' - at `$.event`"
    assert shown[1].endswith(": 1 opened, 1 danced")
    refused = run(server, "close", table)
    assert refused.exit_code == 2
    assert "cannot be read, only deleted or left alone" in refused.stderr
    assert run(server, "delete", table, "--yes").exit_code == 0
    assert table not in run(server, "list", "--quarantined").stdout


def test_a_table_is_shown_without_secrets_unless_asked(server: Server, anna: Caller) -> None:
    seated = anna.open("me", "random", word="saddle")
    hosted = anna.open("random", "open")
    shown = run(server, "show", seated["table"]).stdout
    assert f"Table {seated['table']}: pioneers, edition westbound, playing" in shown
    assert "Seat 0: Anna, person, host" in shown
    assert "(bot random)" in shown
    assert "opened" in shown
    secret = told_secret(server, seated["table"])
    assert seated["key"] not in shown
    assert secret not in shown
    everything = run(server, "show", seated["table"], "--secrets").stdout
    assert f"  key: {seated['key']}" in everything
    assert f"secret {secret}" in everything
    assert '"event":"began"' in everything
    assert hosted["key"] in run(server, "show", hosted["table"], "--secrets").stdout
    assert run(server, "show", "nothing").stderr == "westbound: there is no table nothing, or it has been removed\n"


def told_secret(server: Server, table: str) -> str:
    async def ask() -> str:
        async with visiting(server.database) as database:
            return (await read_table(database, table)).opened.secret

    return asyncio.run(ask())


# Closing


def test_closing_ends_a_game_for_everybody_who_looks(server: Server, anna: Caller) -> None:
    mine = anna.open("me", "open", "random", public=True)
    theirs = anna.sit(mine["table"], "Ben")
    path = f"/api/tables/{mine['table']}"
    with anna.look(mine["table"], mine["key"]) as one, anna.look(mine["table"], theirs["key"]) as two:
        done = run(server, "close", mine["table"], "--reason", "  no \u202enames, please ")
        assert (done.exit_code, done.stdout) == (0, f"Table {mine['table']} is closed.\n")
        for client in (one, two):
            while not client.table.get("closed"):
                client.hear()
            assert (client.table["state"], client.table["abandoned"]) == ("over", True)
            assert client.ask["actors"] == []
            line = client.lines[-1]
            assert (line["key"], line["text"]) == ("table-closed-because", "no names, please")
        for what, fields in (("act", {"words": "pass"}), ("chat", {"text": "why?"}), ("undo", {})):
            refused = one.do(what, **fields)
            assert (refused["code"], refused["reason"]) == (
                "not-now",
                "the operator of this server has closed the table",
            )
    assert mine["table"] not in [table["id"] for table in anna.get("/api/tables")]
    assert anna.get(path)["closed"] is True
    assert anna.get(f"{path}/replay")["table"]["closed"] is True
    assert server.caller(mine["key"]).ask("POST", f"{path}/rematch").json()["code"] == "not-now"
    again = run(server, "close", mine["table"])
    assert (again.exit_code, again.stderr) == (2, "westbound: the operator of this server has closed the table\n")
    assert "closed" in run(server, "show", mine["table"]).stdout


def test_closing_a_table_that_waits_for_players(server: Server, anna: Caller) -> None:
    mine = anna.open("me", "open", public=True)
    with anna.look(mine["table"], mine["key"]) as client:
        assert run(server, "close", mine["table"]).exit_code == 0
        while not client.table.get("closed"):
            client.hear()
        assert client.lines[-1]["key"] == "table-closed"
    assert mine["table"] not in [table["id"] for table in anna.get("/api/tables")]
    path = f"/api/tables/{mine['table']}"
    assert anna.ask("POST", f"{path}/seats", {"name": "Ben"}).json()["code"] == "not-now"
    assert server.caller(mine["key"]).ask("PUT", f"{path}/seats/1", {"bot": "random"}).json()["code"] == "not-now"
    assert anna.get(path)["state"] == "gathering"


def test_closing_while_bots_play(server: Server, anna: Caller) -> None:
    """The log has one end, and nothing after it."""
    table = anna.open("random", "random", "random")["table"]

    async def end() -> list[str]:
        async with visiting(server.database) as database:
            await close(database, table)
            return [kind_of(row) for row in await log_of(database, table)]

    with anna.look(table) as client:
        client.hear()
        while True:
            try:
                names = asyncio.run(end())
            except NotPossible as error:
                if "over" in str(error):
                    return  # the game was faster
                continue  # the bots were
            break
        while not client.table.get("closed"):
            client.hear()
    assert names[-1] == "closed"
    assert names.count("closed") == 1


def test_a_finished_game_keeps_its_result(server: Server, anna: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = anna.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as one, anna.look(mine["table"], theirs["key"]) as two:
        play_out([one, two], random.Random(4))
    refused = run(server, "close", mine["table"])
    assert (refused.exit_code, refused.stderr) == (
        2,
        "westbound: the game is over, so there is nothing to close\n",
    )


# Deleting


def test_deleting_asks_and_tells_everybody_who_looks(server: Server, anna: Caller) -> None:
    mine = anna.open("me", "open")
    anna.sit(mine["table"], "Ben")
    kept = CliRunner().invoke(app, ["tables", "delete", mine["table"], "--database", server.database], input="n\n")
    assert kept.exit_code == 2
    with anna.look(mine["table"], mine["key"]) as client:
        assert run(server, "delete", mine["table"], "--yes").exit_code == 0
        assert client.wait(lambda message: message["say"] == "refused")["code"] == "no-table"
    assert rows(server.database, mine["table"]) == [0, 0, 0]
    assert anna.ask("GET", f"/api/tables/{mine['table']}").status_code == 404
    assert run(server, "delete", mine["table"], "--yes").exit_code == 2


# Moving


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as other:
        yield other


def moved(server: Server, other: Server, table: str) -> Result:
    return run(server, "move", table, "--to", other.database)


def test_a_game_goes_on_elsewhere(server: Server, other: Server, anna: Caller) -> None:
    edition = anna.post("/api/editions", {"game": "pioneers", "content": says("pioneers")})["digest"]
    mine = anna.open("me", "open", "random", edition=edition, word="saddle")
    theirs = anna.sit(mine["table"], "Ben")
    path = f"/api/tables/{mine['table']}"
    with anna.look(mine["table"], mine["key"]) as one, anna.look(mine["table"], theirs["key"]) as two:
        play_out([one, two], random.Random(5), most=6)
        before = one.table["dice"]["promise"]
        done = moved(server, other, mine["table"])
        assert done.exit_code == 0, done.stderr
        assert one.wait(lambda message: message["say"] == "refused")["code"] == "no-table"
    assert anna.ask("GET", path).status_code == 404
    links = dict(line.strip().split(": ") for line in done.stdout.splitlines()[1:])
    assert set(links) == {"Anna", "Ben"}
    keys = [links[name].rpartition("#")[2] for name in ("Anna", "Ben")]
    caller = other.caller()
    assert caller.ask("POST", f"{path}/rematch").status_code in (401, 403, 409)
    with caller.look(mine["table"], keys[0]) as one, caller.look(mine["table"], keys[1]) as two:
        assert one.table["dice"]["promise"] == before
        play_out([one, two], random.Random(6))
        assert one.over
    with caller.look(mine["table"], mine["key"]) as stranger:
        assert stranger.heard[0]["code"] == "wrong-key"
    back = moved(other, server, mine["table"])
    assert back.exit_code == 2
    assert "was removed from that database, and its name is never used again" in back.stderr


@pytest.mark.parametrize("stopped", [1, 2])
def test_a_move_that_was_interrupted_goes_on(server: Server, other: Server, anna: Caller, stopped: int) -> None:
    mine = anna.open("me", "open")
    table = mine["table"]

    async def begin() -> None:
        async with visiting(server.database) as source, visiting(other.database) as target:
            copy = await moving.copied(source, table)
            assert copy
            await target.writing.run(partial(moving.put, copy=copy))
            if stopped == 2:
                await change(source, table, partial(remove_from, table=table, seq=copy.card["seq"]))

    asyncio.run(begin())
    if stopped == 1:
        anna.sit(table, "Ben")  # it was still here
    done = moved(server, other, table)
    assert done.exit_code == 0, done.stderr
    seats = [seat["name"] for seat in other.caller().get(f"/api/tables/{table}")["seats"]]
    assert seats == (["Anna", "Ben"] if stopped == 1 else ["Anna", ""])
    assert rows(server.database, table) == [0, 0, 0]


def test_nothing_is_overwritten(server: Server, other: Server, anna: Caller) -> None:
    table = anna.open("me", "open")["table"]

    async def put() -> None:
        async with visiting(server.database) as source, visiting(other.database) as target:
            copy = await moving.copied(source, table)
            assert copy
            another = copy._replace(log=[{**row, "at": 1} for row in copy.log])
            await target.writing.run(partial(moving.put, copy=another))

    asyncio.run(put())
    refused = moved(server, other, table)
    assert refused.exit_code == 2
    assert f"that database has a table {table} with another log" in refused.stderr
    assert anna.get(f"/api/tables/{table}")["id"] == table
    assert moved(server, server, table).stderr == "westbound: the table is in that database already\n"
    assert "there is no table nothing" in moved(server, other, "nothing").stderr


# Without a server


def test_a_wrong_database_is_one_sentence(tmp_path: Path) -> None:
    for words in (
        ["list"],
        ["show", "t"],
        ["close", "t"],
        ["delete", "t", "--yes"],
        ["move", "t", "--to", "sqlite:///x"],
    ):
        done = CliRunner().invoke(app, ["tables", *words, "--database", f"sqlite:///{tmp_path}/none.db"])
        assert done.exit_code == 2
        assert done.stderr.startswith("westbound: the database sqlite:///")
        assert done.stderr.count("\n") == 1
