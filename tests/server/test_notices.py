"""Notices over Web Push and webhooks: an absent player is notified once that it is their turn, of nothing else."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from tests.server.databases import Postgres, opened
from tests.server.databases import name_of as shared_name
from tests.server.receiving import (
    A_WHILE,
    Device,
    Receiver,
    free_port,
    links_in,
    post_office,
    receiving,
    text_of,
    vouched,
    wait_for,
)
from tests.server.serving import Caller, Client, Json, Server, play_out, serving
from tests.server.twins import BEGINNING, twins
from westbound.server.presenting.presenter import table_status
from westbound.server.presenting.viewer import encode
from westbound.server.state.events import AnyEvent
from westbound.server.state.table_state import TableState
from westbound.server.storage.store import Card
from westbound.server.storage.subscriptions import name_of
from westbound.server.tables.keys import Keys

SOON = 0.5  # seconds before an absent player is notified


@pytest.fixture(scope="module")
def service() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("notices"), notice_after=SOON, notices_private=True) as server:
        yield server


def two_seats(server: Server) -> tuple[Json, Json]:
    """Anna and Ben play, and nobody looks."""
    mine = server.caller().open("me", "open")
    return mine, server.caller().sit(mine["table"], "Ben")


def wish(server: Server, seated: Json, order: Json) -> Json:
    made: Json = server.caller(seated["key"]).put(f"/api/tables/{seated['table']}/wishes", order)
    return made


def look(server: Server, seated: Json) -> Client:
    return server.caller().look(seated["table"], seated["key"])


def who_is_asked(server: Server, *seats: Json) -> tuple[Json, Json]:
    """Who has to choose, and who has not."""
    with look(server, seats[0]) as anna:
        return (seats[0], seats[1]) if anna.asked else (seats[1], seats[0])


def actor(server: Server, seats: list[Json]) -> int:
    with look(server, seats[0]) as anna:
        (seat,) = anna.ask["actors"]
        return int(seat)


def act(server: Server, seated: Json) -> None:
    """Do something, so that it is the other's turn."""
    with look(server, seated) as client:
        while client.asked:
            client.act(client.choices()[-1])


# Over Web Push


def test_who_is_away_is_told_once(server: Server, service: Receiver) -> None:
    asked, other = who_is_asked(server, *two_seats(server))
    phone, idle = Device(service, "phone"), Device(service, "idle")
    made = wish(server, asked, phone.wish())
    wish(server, other, idle.wish())
    assert made == {"id": made["id"], "kind": "push", "target": phone.endpoint, "confirmed": True, "secret": ""}
    (call,) = service.expect(phone.path)
    said = phone.read(call)
    other_name = "Ben" if other["seat"] else "Anna"
    assert said == {
        "title": "Your turn: Pioneers",
        "body": f"With {other_name}",
        "path": f"/table/{asked['table']}",
        "since": said["since"],
    }
    assert abs(said["since"] - 1000 * time.time()) < 60_000
    assert not service.to(idle.path)


def test_the_server_vouches_for_itself(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone = Device(service, "phone")
    wish(server, asked, phone.wish())
    (call,) = service.expect(phone.path)
    key, claims = vouched(call)
    assert key == server.caller().get("/api/notices/key")["push"]
    assert claims["aud"] == service.url
    assert 0 < claims["exp"] - time.time() <= 24 * 60 * 60
    assert int(call.headers["ttl"]) > 0
    assert len(call.headers["topic"]) <= 32
    assert asked["table"].encode() not in call.body


def test_who_looks_is_not_told_and_who_leaves_is(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone = Device(service, "phone")
    with look(server, asked):
        wish(server, asked, phone.wish())
        time.sleep(A_WHILE)
        assert not service.to(phone.path)
    service.expect(phone.path)


def test_a_page_out_of_sight_does_not_look(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone = Device(service, "phone")
    with look(server, asked) as client:
        client.say("here", on=False)
        wish(server, asked, phone.wish())
        service.expect(phone.path)


def test_each_turn_is_told_anew(server: Server, service: Receiver) -> None:
    first, second = who_is_asked(server, *two_seats(server))
    phones = [Device(service, name) for name in ("first", "second")]
    for seated, phone in zip((first, second), phones, strict=True):
        wish(server, seated, phone.wish())
    service.expect(phones[0].path)
    act(server, first)
    service.expect(phones[1].path)
    act(server, second)
    service.expect(phones[0].path, 2)


def test_the_end_of_the_game_is_told_and_the_wish_forgotten(server: Server, service: Receiver) -> None:
    anna, ben = two_seats(server)
    phone = Device(service, "phone")
    with look(server, anna) as mine, look(server, ben) as theirs:
        play_out([mine, theirs], random.Random(1))
        wish(server, anna, phone.wish("de"))
        theirs.socket.close()
        mine.socket.close()
    (call,) = service.expect(phone.path)
    assert phone.read(call)["title"] == "Die Partie ist zu Ende: Pioneers"
    wait_for(lambda: server.caller(anna["key"]).get(f"/api/tables/{anna['table']}/wishes") == [])


def test_who_must_consent_is_told(server: Server, service: Receiver) -> None:
    mine = server.caller().open("me", "open", "open")
    seats = [mine, *(server.caller().sit(mine["table"], name) for name in ("Ben", "Clara"))]
    first = actor(server, seats)
    act(server, seats[first])
    with look(server, seats[actor(server, seats)]) as client:
        client.act(client.choices()[-1])
    idle = min({0, 1, 2} - {first, actor(server, seats)})
    phone = Device(service, "phone")
    wish(server, seats[idle], phone.wish())
    time.sleep(A_WHILE)
    assert not service.to(phone.path)
    with look(server, seats[first]) as asking:
        asking.do("undo")
        (call,) = service.expect(phone.path)
    assert phone.read(call)["title"] == "Your answer is needed: Pioneers"


def test_after_a_restart_it_is_told_all_the_same_and_once(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone, tablet = Device(service, "phone"), Device(service, "tablet")
    wish(server, asked, phone.wish())
    service.expect(phone.path)
    key = server.caller().get("/api/notices/key")
    wish(server, asked, tablet.wish())
    server.kill()
    server.start()
    service.expect(tablet.path)
    assert len(service.to(phone.path)) == 1
    assert server.caller().get("/api/notices/key") == key


def test_what_is_not_taken_is_tried_again(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone = Device(service, "phone")
    service.answers[phone.path] = [500, 503]
    wish(server, asked, phone.wish())
    calls = service.expect(phone.path, 3)
    assert len({json.dumps(phone.read(call)) for call in calls}) == 1
    assert "a notice could not be sent, and will be tried again" in server.logged()
    assert phone.endpoint not in server.logged()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_ended_it_is_forgotten(server: Server, service: Receiver, status: int) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    phone = Device(service, "phone")
    service.answers[phone.path] = [status]
    wish(server, asked, phone.wish())
    service.expect(phone.path)
    assert server.caller(asked["key"]).get(f"/api/tables/{asked['table']}/wishes") == []


def test_a_key_that_was_replaced_brings_no_more_notices(server: Server, service: Receiver) -> None:
    anna, ben = two_seats(server)
    phone = Device(service, "phone")
    with look(server, ben):
        wish(server, ben, phone.wish())
        again = server.caller(ben["key"]).post(f"/api/tables/{anna['table']}/seats/1/key")
    with look(server, anna) as mine, look(server, again) as theirs:
        for _ in range(6):
            for client in (mine, theirs):
                if client.asked:
                    client.act(client.choices()[-1])
    time.sleep(A_WHILE)
    assert not service.to(phone.path)
    assert server.caller(again["key"]).get(f"/api/tables/{anna['table']}/wishes") == []


# Wishes


def test_a_wish_is_made_once_and_can_be_ended(server: Server, service: Receiver) -> None:
    anna, ben = two_seats(server)
    path = f"/api/tables/{anna['table']}/wishes"
    caller = server.caller(anna["key"])
    phone = Device(service, "phone")
    made = [wish(server, anna, phone.wish(language)) for language in ("en", "fr")]
    assert made[0] == made[1]
    assert caller.get(path) == [made[0]]
    assert server.caller(ben["key"]).get(path) == []
    assert server.caller(ben["key"]).ask("DELETE", f"{path}/{made[0]['id']}").json() == []
    assert caller.get(path) == [made[0]]
    assert caller.ask("DELETE", f"{path}/{made[0]['id']}").json() == []
    assert caller.get(path) == []


def refused(caller: Caller, table: str, order: Json) -> str:
    answer = caller.ask("PUT", f"/api/tables/{table}/wishes", order)
    assert answer.status_code >= 400
    return f"{answer.json()['code']}: {answer.json()['reason']}"


def test_wishes_that_cannot_be(server: Server, service: Receiver) -> None:
    anna, _ = two_seats(server)
    caller, table = server.caller(anna["key"]), anna["table"]
    good = Device(service, "phone").wish()
    assert refused(server.caller(), table, good).startswith("not-yours: only players with a seat")
    assert refused(server.caller("wrong.key"), table, good).startswith("wrong-key")
    assert refused(caller, table, {**good, "p256dh": "AAAA"}).startswith(
        "malformed: p256dh, auth: these are not the keys"
    )
    assert refused(caller, table, {**good, "auth": ""}).startswith("malformed: p256dh, auth")
    assert refused(caller, table, {**good, "target": "ftp://a.example/"}).startswith("malformed: target: the URL")
    assert refused(caller, table, {**good, "kind": "smoke"}).startswith("malformed")
    assert refused(caller, table, {"kind": "mail", "target": "a@b.example"}) == "not-now: this server sends no mail"
    for number in range(8):
        wish(server, anna, Device(service, f"phone{number}").wish())
    assert refused(caller, table, good).startswith("not-now: a seat has at most 8 subscriptions")
    assert len(caller.get(f"/api/tables/{table}/wishes")) == 8


def test_a_wish_that_is_made_twice_at_once(postgres: Postgres, service: Receiver) -> None:
    """The other one, which is not committed yet, cannot be seen; when it is, this one comes too late."""
    shared = postgres.new()
    with serving(shared, notice_after=1000, notices_private=True) as server, ThreadPoolExecutor() as threads:
        anna, _ = two_seats(server)
        phone = Device(service, "phone")
        path, caller = f"/api/tables/{anna['table']}/wishes", server.caller(anna["key"])
        name = name_of(anna["table"], anna["seat"], 0, "push", phone.endpoint)

        async def overtake() -> httpx.Response:
            other = await asyncpg.connect(shared)
            async with other.transaction():
                columns = "id, table_id, seat, void, kind, target, language, confirmed, seq, seen, told, tries, at"
                values = f"'{name}', '{anna['table']}', 0, 0, 'push', '', 'en', true, 0, 0, '', 0, 0"
                await other.execute(f"INSERT INTO wishes ({columns}) VALUES ({values})")
                asked = asyncio.get_running_loop().run_in_executor(
                    threads, lambda: caller.ask("PUT", path, phone.wish())
                )
                waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = $1"
                while not await postgres_says(shared, waiting, shared_name(shared)):
                    await asyncio.sleep(0.05)
            await other.close()
            return await asked

        answer = asyncio.run(overtake())
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        assert caller.put(path, phone.wish())["id"] == name


async def postgres_says(database: str, question: str, *facts: str) -> object:
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetchval(question, *facts)
    finally:
        await connection.close()


# Webhooks


def test_a_webhook_is_called_and_can_check_who_calls(server: Server, service: Receiver) -> None:
    asked, other = who_is_asked(server, *two_seats(server))
    made = wish(server, asked, {"kind": "hook", "target": f"{service.url}/hook?for=me"})
    assert wish(server, asked, {"kind": "hook", "target": f"{service.url}/hook?for=me"})["secret"] == ""
    (call,) = service.expect("/hook?for=me")
    signature = hmac.new(made["secret"].encode(), call.body, hashlib.sha256).hexdigest()
    assert call.headers["x-westbound-signature"] == f"sha256={signature}"
    body = json.loads(call.body)
    assert body == {
        "what": "turn",
        "wish": made["id"],
        "table": asked["table"],
        "game": "pioneers",
        "title": "Pioneers",
        "seat": asked["seat"],
        "people": ["Ben" if other["seat"] else "Anna"],
        "since": body["since"],
        "at": body["at"],
        "url": f"/table/{asked['table']}",
    }
    assert asked["key"] not in call.body.decode()


def test_a_webhook_leads_nowhere_else(server: Server, service: Receiver) -> None:
    asked, _ = who_is_asked(server, *two_seats(server))
    service.answers["/hook"], service.elsewhere = [302, 307, 201], f"{service.url}/elsewhere"
    wish(server, asked, {"kind": "hook", "target": f"{service.url}/hook"})
    service.expect("/hook", 3)
    assert not service.to("/elsewhere")


def test_private_addresses_are_refused(tmp_path: Path) -> None:
    with receiving() as service, serving(tmp_path, notice_after=SOON) as server:
        anna, _ = two_seats(server)
        caller, table = server.caller(anna["key"]), anna["table"]
        for target, reason in [
            (service.url, "the URL has to begin with https://"),
            (service.url.replace("http", "https"), "there is no public host 127.0.0.1"),
            ("https://localhost/", "there is no public host localhost"),
            ("https://[::1]/", "there is no public host ::1"),
            ("https://169.254.169.254/latest", "there is no public host 169.254.169.254"),
            ("https://me:secret@93.184.216.34/", "the URL must not contain a user name or password"),
            ("https://nowhere.invalid/", "there is no public host nowhere.invalid"),
            ("https://a b.example/", "this is not a URL"),
        ]:
            assert refused(caller, table, {"kind": "hook", "target": target}) == f"malformed: target: {reason}"
            push = {**Device(service, "phone").wish(), "target": target}
            assert refused(caller, table, push) == f"malformed: target: {reason}"
        assert not service.calls


def test_webhooks_can_be_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: Receiver) -> None:
    monkeypatch.setenv("WESTBOUND_WEBHOOKS", "false")
    with serving(tmp_path) as server:
        anna, _ = two_seats(server)
        assert server.caller().get("/api/notices/key")["hooks"] is False
        order = {"kind": "hook", "target": service.url}
        said = refused(server.caller(anna["key"]), anna["table"], order)
        assert said == "not-now: this server calls no webhooks"


# Several processes


@pytest.mark.soak
def test_two_processes_tell_once_and_see_each_others_guests(postgres: Postgres, service: Receiver) -> None:
    shared = postgres.new()
    settings = {"notice_after": 3, "notices_private": True}
    with serving(shared, **settings) as west, serving(shared, **settings) as east:
        assert west.caller().get("/api/notices/key") == east.caller().get("/api/notices/key")
        phones = []
        for number in range(6):
            asked, _ = who_is_asked(west, *two_seats(west))
            phones.append(Device(service, f"phone{number}"))
            wish((west, east)[number % 2], asked, phones[-1].wish())
        asked, _ = who_is_asked(east, *two_seats(east))
        with look(east, asked):
            looking = Device(service, "looking")
            wish(west, asked, looking.wish())
            wait_for(lambda: all(service.to(phone.path) for phone in phones))
            time.sleep(4)
            assert [len(service.to(phone.path)) for phone in phones] == [1] * 6
            assert not service.to(looking.path)
        service.expect(looking.path)


# Secrets


@pytest.mark.soak
@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
def test_of_two_tables_that_cannot_be_told_apart_the_same_is_told(
    postgres: Postgres, service: Receiver, game: str
) -> None:
    """Every byte, but for names that are drawn and the time it is sent."""
    pair = twins(0, bots=False, game=game)
    heard = [told_of(log, postgres.new(), service, number) for number, log in enumerate(pair.logs)]
    assert heard[0] == heard[1]
    assert not [word for word in pair.secrets if word in heard[0]]


def told_of(log: list[AnyEvent], database: str, service: Receiver, number: int) -> str:
    """Everything that seat 0 is sent about a table with this log, over every channel."""
    state = TableState("twin")

    async def lay_out() -> str:
        async with opened(database) as store:
            for event in log:
                state.take(event, BEGINNING + 1000 * state.seq)
            card = Card(state.phase, True, False, encode(table_status(state)))
            await store.append("twin", 0, log, state.at, card)
            return Keys(await store.secret()).make("twin", 0, 0, state.at)

    key = asyncio.run(lay_out())
    phone = Device(service, f"twin{number}")
    hook = phone.path + "/hook"
    with post_office() as office:
        port = free_port()
        mail = {"smtp_host": "127.0.0.1", "smtp_port": office.port, "smtp_tls": "none", "smtp_from": "t@table.example"}
        here = {"port": port, "origin": f"http://127.0.0.1:{port}", "notice_after": 0.5, "notices_private": True}
        with serving(database, **here, **mail) as server:
            seated = {"table": "twin", "key": key}
            wish(server, seated, phone.wish())
            made = wish(server, seated, {"kind": "hook", "target": service.url + hook})
            wish(server, seated, {"kind": "mail", "target": "anna@pioneers.example"})
            asking = wait_for(lambda: office.box.mails)[0]
            Caller(server.url).http.post(next(link for link in links_in(asking) if "confirm" in link))
            calls = [*service.expect(phone.path), *service.expect(hook)]
            letter = office.box.expect("anna@pioneers.example", 2)
            said = [json.dumps(phone.read(calls[0])), calls[1].body.decode(), text_of(letter), str(letter["Subject"])]
            told = "\n".join(said).replace(server.url, "").replace(made["id"], "").replace(key, "")
            return re.sub(r'"at":\d+|token=\S+', "", told)
