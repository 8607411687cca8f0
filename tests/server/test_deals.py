"""Deals of the day and of groups of tables: the same for everybody, known before nobody may, compared afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import westbound
from tests.server.deal_tables import SECRET, Player, today, wait_for_a_day_that_lasts
from tests.server.serving import Caller, Client, Json, Server, serving
from westbound.api import games
from westbound.engine.record import read_record
from westbound.server.deals.days import DAY, OVERTIME, closing_of, day_at, end_of
from westbound.server.deals.dealing import BOT, deal_of, opened
from westbound.server.deals.field import rank_in, ranked, result, spread
from westbound.server.refusal import Refusal
from westbound.server.state.events import AnyEvent
from westbound.server.state.table_state import TableState

GAME = "pioneers"
MASTER = b"master"
THURSDAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def _day() -> None:
    wait_for_a_day_that_lasts()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("deals"), deal_secret=SECRET, log_level="debug") as server:
        yield server


def record_of(caller: Caller, table: str) -> str:
    return caller.ask("GET", f"/api/tables/{table}/record").raise_for_status().text


def before(day: str, days: int) -> str:
    return str(date.fromisoformat(day) - timedelta(days))


def code(answer: Any) -> str:
    return "" if answer.is_success else str(answer.json()["code"])


def is_over(state: TableState) -> bool:
    return state.phase == "over"


# The deal


def test_everything_follows_from_the_secret_the_day_and_the_game() -> None:
    one = deal_of(MASTER, THURSDAY, GAME)
    assert one == deal_of(MASTER, THURSDAY, GAME)
    others = [
        deal_of(b"another", THURSDAY, GAME),
        deal_of(MASTER, THURSDAY + timedelta(1), GAME),
        deal_of(MASTER, THURSDAY, "colorado"),
    ]
    assert len({each.secret for each in [one, *others]}) == 4
    assert opened(one, counted=True).seats == opened(deal_of(MASTER, THURSDAY, GAME), counted=False).seats


def test_there_are_more_players_at_the_weekend() -> None:
    week = [deal_of(MASTER, THURSDAY + timedelta(days), GAME).players for days in range(7)]
    assert week == [2, 2, 3, 4, 2, 2, 2]
    for name in games():
        for days in range(7):
            deal = deal_of(MASTER, THURSDAY + timedelta(days), name)
            first = opened(deal, counted=True)
            assert [seat.bot for seat in first.seats].count(BOT) == deal.players - 1
            assert first.seats[deal.seat].bot == ""


def test_a_day_begins_and_ends_at_midnight_utc() -> None:
    end = end_of(THURSDAY)
    assert (day_at(end - DAY), day_at(end - 1), day_at(end)) == (THURSDAY, THURSDAY, THURSDAY + timedelta(1))
    assert closing_of(THURSDAY) == end + OVERTIME


def laid(game: str, players: int = 0) -> TableState:
    """A table with a deal, at the first decision."""
    day = THURSDAY + timedelta({0: 0, 2: 0, 3: 2, 4: 3}[players])
    deal = deal_of(MASTER, day, game)
    state = TableState("t")
    state.take(opened(deal, counted=True))
    state.sit("Anna", deal.seat)
    return state


def played(state: TableState, person: random.Random, late: random.Random) -> list[AnyEvent]:
    """Play to the end: the person anything; bots with the randomness that they get, in any order they may."""
    seat, events = state.host, []
    while not is_over(state):
        match = state.match
        assert match
        assert seat is not None
        ready = [other for other in state.actors() if other == seat or other in state.thinking()]
        mover = late.choice(ready)
        chance = person if mover == seat else state.rng_of_bot(mover)
        events += state.play(mover, chance.choice(match.legal(mover)), match.version)
    return events


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_choices_make_the_same_game_whoever_is_faster(game: str, players: int) -> None:
    one, two = laid(game, players), laid(game, players)
    assert played(one, random.Random(1), random.Random(2)) == played(two, random.Random(1), random.Random(3))


def test_bots_wait_for_people_and_for_each_other() -> None:
    state = laid("pioneer_days", 4)
    waited = False
    person = random.Random(1)
    for _ in range(300):
        match = state.match
        assert match
        actors, thinking = state.actors(), state.thinking()
        assert thinking == ([] if state.host in actors else actors[:1])
        waited |= len(actors) > 1
        mover = state.host if state.host in actors else thinking[0]
        assert mover is not None
        if is_over(state):
            break
        state.play(mover, person.choice(match.legal(mover)), match.version)
        if is_over(state):
            break
    assert waited


def test_only_what_nobody_has_learned_from_can_be_undone() -> None:
    state, rng, freely = laid(GAME), random.Random(5), 0
    seat = state.host
    assert seat is not None
    while not is_over(state):
        match = state.match
        assert match
        if seat in state.actors():
            drawn = match.draws
            state.play(seat, rng.choice(match.legal(seat)), match.version)
            if is_over(state):
                break
            if match.draws > drawn:
                point = match.last_act(seat)
                assert point is not None
                assert state.undo_needs(seat) is None
                with pytest.raises(Refusal, match="that nobody has learned anything from"):
                    state.undo(seat, match.version)
            freely += state.undo_needs(seat) == []
        else:
            (bot,) = state.thinking()
            state.play(bot, rng.choice(match.legal(bot)), match.version)
    assert freely


def test_nobody_else_gets_a_seat_and_the_bots_stay() -> None:
    state = laid(GAME)
    bot = next(seat for seat in range(2) if seat != state.host)
    with pytest.raises(Refusal, match="nobody can take over a seat"):
        state.sit("Ben", bot)
    with pytest.raises(Refusal, match="against the same bots"):
        state.replace(bot, "greedy")


# The field


def test_equal_results_share_a_rank() -> None:
    scores = [[40, 30], [50, 40], [45, 30], [40, 30], [20, 60]]
    order = ranked(result(f"t{number}", each, 0, "") for number, each in enumerate(scores))
    assert [(each.rank, each.table) for each in order] == [(1, "t2"), (2, "t1"), (3, "t0"), (3, "t3"), (5, "t4")]
    assert spread(order) == [(-40, 1), (10, 3), (15, 1)]
    assert rank_in(order, result("mine", [41, 31], 0, "")) == 3
    assert rank_in(order, order[3]) == 3


def test_points_are_compared_with_the_best_bot() -> None:
    found = result("t", [10, 35, 20, 30], 1, "Anna")
    assert (found.points, found.best) == (35, 30)


# On a server


def test_a_deal_is_the_same_on_two_servers(server: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("another"), deal_secret=SECRET) as another:
        games = []
        for each in (server, another):
            anna = Player(each, "anna")
            seated = anna.deal(today(anna), GAME)
            anna.finish(seated, seed=7)
            anna.key = seated["key"]
            games.append(read_record(record_of(anna, seated["table"])))
    one, two = games
    assert len(one.log) > 50
    assert one.log == two.log
    assert one.header == two.header


def test_servers_without_the_setting_have_deals_of_their_own(server: Server, tmp_path: Any) -> None:
    with serving(tmp_path) as another:
        first = another.caller().get("/api/deals")
        another.stop()
        another.start()
        assert another.caller().get("/api/deals") == first
    ours = server.caller().get("/api/deals")
    assert not {deal["promise"] for deal in first["deals"]} & {deal["promise"] for deal in ours["deals"]}


def test_no_deal_can_be_played_or_seen_before_its_day(server: Server) -> None:
    anna = Player(server, "anna")
    listed = anna.get("/api/deals")
    day, tomorrow = listed["deals"][0]["day"], listed["tomorrow"][0]["day"]
    assert tomorrow == before(day, -1)
    for later in (tomorrow, before(day, -2), "2999-01-01"):
        path = f"/api/deals/{later}/{GAME}"
        answers = [
            anna.ask("GET", path),
            anna.ask("GET", f"{path}/field"),
            anna.ask("POST", path, {"device": anna.device}),
        ]
        assert [(answer.status_code, code(answer)) for answer in answers] == [(409, "not-now")] * 3
    assert {*listed["tomorrow"][0]} == {"day", "game", "promise"}
    assert [deal["secret"] for deal in listed["deals"]] == [""] * len(listed["deals"])
    assert SECRET not in server.logged()


@pytest.mark.parametrize(
    ("day", "game", "expected"),
    [
        ("yesterday", GAME, "malformed"),
        ("20261119", GAME, "malformed"),
        ("2026-13-01", GAME, "malformed"),
        ("2020-01-01", GAME, "not-now"),
        ("", "chess", "no-table"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(server: Server, day: str, game: str, expected: str) -> None:
    anna = Player(server, "anna")
    answer = anna.ask("GET", f"/api/deals/{day or today(anna)}/{game}")
    assert code(answer) == expected


def test_somebody_has_to_say_who_plays(server: Server) -> None:
    anna = Player(server, "anna")
    path = f"/api/deals/{today(anna)}/{GAME}"
    for body in ({}, {"device": ""}, {"device": "short"}, {"device": 7}):
        assert code(anna.ask("POST", path, body)) == "malformed"


def test_promises_are_kept_and_secrets_told_once_the_deal_is_closed(server: Server) -> None:
    ben = Player(server, "ben")
    day = today(ben)
    then = before(day, 3)
    past = ben.get(f"/api/deals/{then}/{GAME}")
    expected = deal_of(SECRET.encode(), date.fromisoformat(then), GAME)
    assert (past["promise"], past["secret"]) == (expected.promise, expected.secret)
    seated = ben.deal(then, GAME)
    assert not seated["counted"]
    client = ben.finish(seated)
    assert client.table["dice"]["secret"] == past["secret"]
    assert westbound.verify(record_of(ben, seated["table"]), promise=past["promise"]).holds
    assert ben.get(f"/api/deals/{then}/{GAME}/field")["count"] == 0


def test_the_first_table_counts_and_is_found_again(server: Server) -> None:
    clara = Player(server, "clara")
    day = today(clara)
    first = clara.deal(day, GAME)
    assert first["counted"]
    clara.finish(first, most=5)
    assert clara.deal(day, GAME) == first
    clara.finish(first)
    again = clara.deal(day, GAME)
    assert (again["counted"], again["table"] == first["table"]) == (False, False)
    clara.finish(again, seed=2)
    clara.key = again["key"]
    second = clara.get(f"/api/deals/{day}/{GAME}/field")
    clara.key = first["key"]
    field = clara.get(f"/api/deals/{day}/{GAME}/field")
    assert (field["counted"], second["counted"]) == (True, False)
    tables = [each["table"] for each in field["results"]]
    assert first["table"] in tables
    assert again["table"] not in tables
    assert field["mine"] == next(each for each in field["results"] if each["table"] == first["table"])


def test_an_account_has_one_attempt_in_all_browsers(server: Server) -> None:
    one, two = Player(server, "dora"), Player(server, "ben")
    day = today(one)
    token = one.post("/api/me", {"name": "Dora", "passphrase": "a long passphrase"})["token"]
    one.key = two.key = token
    first = one.deal(day, "colorado", shown=True)
    assert two.deal(day, "colorado") == first
    one.key = ""
    assert one.get(f"/api/tables/{first['table']}")["seats"][first["seat"]]["name"] == "Dora"
    one.finish(first)
    one.key = first["key"]
    mine = one.get(f"/api/deals/{day}/colorado/field")["mine"]
    assert mine["name"] == "Dora"
    one.key = token
    one.ask("DELETE", "/api/me", {"passphrase": "a long passphrase", "redact": True}).raise_for_status()
    one.key = first["key"]
    assert one.get(f"/api/deals/{day}/colorado/field")["mine"]["name"] == ""


def looks(caller: Caller, table: str) -> list[str]:
    """The codes of everything that somebody may try to see a table."""
    path = f"/api/tables/{table}"
    tried = [
        caller.ask("GET", f"{path}/replay"),
        caller.ask("GET", f"{path}/replay?eyes=all"),
        caller.ask("GET", f"{path}/picture"),
        caller.ask("GET", f"{path}/record"),
        caller.ask("GET", f"{path}/luck"),
        caller.ask("GET", f"{path}/review"),
        caller.ask("POST", f"{path}/review?who=eve"),
        caller.ask("GET", f"{path}/review/foresight?at=1&seat=0&words=pass"),
        caller.ask("POST", f"{path}/fork", {"at": 0, "seats": [{"who": "me"}, {"who": "open"}], "name": "Spy"}),
    ]
    with Client(str(caller.http.base_url), table, caller.key, hello=False) as client:
        client.say("hello", key=caller.key, seq=None)
        heard = client.hear()
    return [*map(code, tried), heard.get("code", "") if heard["say"] == "refused" else "seen"]


def test_nobody_sees_a_deal_before_having_played_it(server: Server) -> None:
    anna, ben = Player(server, "anna"), Player(server, "ben")
    day = today(anna)
    theirs, mine = anna.deal(day, "pioneer_days"), ben.deal(day, "pioneer_days")
    anna.finish(theirs, most=3)
    ben.finish(mine, most=3)
    for key in ("", mine["key"]):
        ben.key = key
        assert set(looks(ben, theirs["table"])) == {"spoiler"}
        assert code(ben.ask("GET", f"/api/deals/{day}/pioneer_days/field")) == "spoiler"
    anna.finish(theirs)
    for key in ("", mine["key"]):
        ben.key = key
        assert set(looks(ben, theirs["table"])) == {"spoiler"}
        told = ben.get(f"/api/tables/{theirs['table']}")
        assert (told["scores"], told["winners"], told["dice"]["secret"]) == ([], [], "")
    assert theirs["table"] not in ben.ask("GET", "/api/tables").text
    ben.finish(mine)
    ben.key = mine["key"]
    assert looks(ben, theirs["table"])[:7] == [""] * 7
    assert looks(ben, theirs["table"])[7:] == ["illegal", "spoiler", "seen"]  # others could watch a game that goes on
    assert ben.get(f"/api/tables/{theirs['table']}")["scores"]
    record = read_record(record_of(ben, theirs["table"])).header.dice
    assert record
    assert record.secret == ""
    assert {each["table"] for each in ben.get(f"/api/deals/{day}/pioneer_days/field")["results"]} == {
        theirs["table"],
        mine["table"],
    }


def test_a_game_that_was_given_up_is_the_attempt_and_shows_nothing(server: Server) -> None:
    dora = Player(server, "dora")
    day = today(dora)
    seated = dora.deal(day, GAME)
    with dora.look(seated["table"], seated["key"]) as client:
        assert client.do("abandon")["say"] == "done"
        assert client.do("hurry")["say"] == "refused"
    dora.key = seated["key"]
    assert code(dora.ask("GET", f"/api/deals/{day}/{GAME}/field")) == "spoiler"
    dora.key = ""
    assert not dora.deal(day, GAME)["counted"]


def test_bots_cannot_be_hurried(server: Server) -> None:
    ben = Player(server, "ben")
    seated = ben.deal(before(today(ben), 2), GAME)
    with ben.look(seated["table"], seated["key"]) as client:
        refused = client.do("hurry")
    assert (refused["say"], refused["code"]) == ("refused", "not-now")


def test_a_record_of_a_deal_is_not_imported_before_it_is_closed(server: Server) -> None:
    anna = Player(server, "anna")
    seated = anna.deal(today(anna), "colorado")
    anna.finish(seated)
    anna.key = seated["key"]
    record = record_of(anna, seated["table"])
    headers = {"x-csrftoken": anna.http.cookies["csrftoken"]}
    assert code(anna.http.post("/api/records", content=record, headers=headers)) == "spoiler"


def test_a_killed_server_goes_on_with_the_same_deal(server: Server, tmp_path: Any) -> None:
    with serving(tmp_path, deal_secret=SECRET) as another:
        anna = Player(another, "anna")
        seated = anna.deal(today(anna), GAME)
        rng = random.Random(7)
        for _ in range(3):
            with anna.look(seated["table"], seated["key"]) as client:
                client.play_to_the_end(rng, 8)
            another.kill()
            another.start()
            anna = Player(another, "anna")
            assert anna.deal(today(anna), GAME) == seated
        with anna.look(seated["table"], seated["key"]) as client:
            client.play_to_the_end(rng)
        anna.key = seated["key"]
        interrupted = read_record(record_of(anna, seated["table"]))
    ben = Player(server, "ben")
    whole = ben.deal(today(ben), GAME)
    ben.finish(whole, seed=7)
    ben.key = whole["key"]
    assert read_record(record_of(ben, whole["table"])).log == interrupted.log


def test_two_processes_have_one_attempt_and_one_field(postgres_database: str) -> None:
    with serving(postgres_database) as one, serving(postgres_database) as two:
        here, there = Player(one, "anna"), Player(two, "anna")
        assert here.get("/api/deals") == there.get("/api/deals")
        day = today(here)
        seated = here.deal(day, GAME)
        assert there.deal(day, GAME) == seated
        here.finish(seated)
        here.key = there.key = seated["key"]
        assert here.get(f"/api/deals/{day}/{GAME}/field") == there.get(f"/api/deals/{day}/{GAME}/field")


# Groups of tables


ORDER = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "bot": "greedy"}], "name": "Anna"}


def test_tables_of_a_group_are_dealt_alike_and_compared(server: Server) -> None:
    anna, ben = server.caller(), server.caller()
    first, second = anna.post("/api/groups", {"table": ORDER, "tables": 2})
    assert (first["seat"], second["seat"]) == (0, None)
    with ben.look(second["table"]) as waiting:
        assert waiting.view == {}
        theirs: Json = ben.sit(second["table"], "Ben")
    sides = []
    for caller, seated in ((anna, first), (ben, theirs)):
        caller.key = seated["key"]
        other = second if seated is first else first
        if seated is first:
            assert set(looks(caller, other["table"])[:5]) == {"spoiler"}
        with caller.look(seated["table"], seated["key"]) as client:
            client.play_to_the_end(random.Random(3))
        group = caller.get(f"/api/tables/{other['table']}/group")
        sides.append([each["scores"] is not None for each in group["tables"]])
        assert bool(group["secret"]) == all(sides[-1])
    assert sides == [[True, False], [True, True]]
    records = [read_record(record_of(ben, each["table"])) for each in (first, theirs)]
    assert records[0].log == [*records[1].log] or records[0].header.dice == records[1].header.dice
    assert westbound.verify(record_of(ben, theirs["table"])).holds


def test_whoever_waits_at_a_table_of_a_group_does_not_watch_the_game(server: Server) -> None:
    anna = server.caller()
    table = anna.post("/api/groups", {"table": ORDER, "tables": 2})[1]["table"]
    with anna.look(table) as watcher:
        anna.sit(table, "Ben")
        until_closed(watcher)
    assert watcher.table["state"] == "gathering"
    assert not any(message.get("game") or "version" in message for message in watcher.heard)
    assert set(looks(anna, table)[:5]) == {"spoiler"}


def until_closed(client: Client) -> None:
    """Hear on until the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            client.hear()


def test_a_host_does_not_see_the_points_of_tables_where_others_play(server: Server) -> None:
    anna, ben = server.caller(), server.caller()
    _, second = anna.post("/api/groups", {"table": ORDER, "tables": 2})
    theirs = ben.sit(second["table"], "Ben")
    with ben.look(theirs["table"], theirs["key"]) as client:
        client.play_to_the_end(random.Random(4))
    (found,) = anna.post("/api/mine", {"seats": [{"table": second["table"], "key": second["key"]}]})["games"]
    assert (found["table"]["state"], found["table"]["scores"], found["table"]["winners"]) == ("over", [], [])
    anna.key = second["key"]
    assert anna.get(f"/api/tables/{second['table']}")["scores"] == []
    assert set(looks(anna, second["table"])) == {"spoiler"}


@pytest.mark.parametrize(
    "change",
    [
        {"tables": 1},
        {"tables": 9},
        {"table": ORDER | {"public": True}},
        {"table": ORDER | {"seats": [{"who": "bot", "bot": "greedy"}] * 2}},
        {"table": ORDER | {"game": "chess"}},
    ],
)
def test_a_group_that_cannot_be_is_refused(server: Server, change: Json) -> None:
    order = {"table": ORDER, "tables": 2} | change
    assert code(server.caller().ask("POST", "/api/groups", order)) == "malformed"
