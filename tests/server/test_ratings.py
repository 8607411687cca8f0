"""Rated games on both databases: what counts, what it changes, and what nobody learns."""

from __future__ import annotations

import itertools
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from tests.server.databases import told
from tests.server.serving import Caller, Json, Server, serving
from westbound.api import game
from westbound.bots.ratings import ratings_of
from westbound.server.accounts import profiles, rated_games
from westbound.server.accounts.rated_games import COUNTS, DAY, MOST_ALONE, MOST_TOGETHER, TOO_OFTEN, VOID
from westbound.server.accounts.ratings import NEWCOMER, UNIT, Strength, rated, strength_of
from westbound.server.refusal import Refusal
from westbound.server.state.events import Clock, Opened, SeatSetup
from westbound.server.state.rated import Standing, standings
from westbound.server.state.table_state import TableState
from westbound.server.storage import schema
from westbound.server.storage.accounts import Person
from westbound.server.storage.store import Store
from westbound.server.tables.rated import Ladder

PASSPHRASE = "many a mile westbound"
QUICKLY = "tests.server.quick_hashes"
TWO = Ladder("pioneers", 2)
CLOCK = {"turn": 3600, "bank": 0}
PATIENCE = 30.0

addresses = itertools.count(1)


# The numbers


def test_the_numbers_are_those_of_openskill() -> None:
    """Three people, the last two of whom tie."""
    before = [NEWCOMER, Strength(27 * UNIT, 3 * UNIT), Strength(22 * UNIT, 5 * UNIT)]
    model = PlackettLuce()
    expected = model.rate([[model.rating(25, 25 / 3)], [model.rating(27, 3)], [model.rating(22, 5)]], ranks=[0, 1, 1])
    for found, (one,) in zip(rated(before, [0, 1, 1]), expected, strict=True):
        assert (found.mean / UNIT, found.deviation / UNIT) == pytest.approx((one.mu, one.sigma), abs=1e-5)


def test_people_and_bots_are_on_one_scale() -> None:
    measured = ratings_of(game("pioneers"))
    assert {bot: strength_of("pioneers", bot).rating.points for bot in measured} == {
        bot: rating.points for bot, rating in measured.items()
    }
    assert NEWCOMER.rating.points == 1500
    assert abs(strength_of("pioneers", "scout").rating.give_or_take - measured["scout"].give_or_take) <= 1


# What counts


def table(*seats: str) -> TableState:
    """A rated table with free seats, and with bots."""
    state = TableState("t")
    setup = [SeatSetup() if who == "open" else SeatSetup(who, f"Bot {number}") for number, who in enumerate(seats)]
    state.take(
        Opened(
            game="pioneers",
            edition="westbound",
            options=game("pioneers").usual(len(seats), {}),
            seats=setup,
            clock=Clock(60, 0),
            standin="scout",
            rated=True,
            v=5,
        ),
        1000,
    )
    return state


def couple() -> TableState:
    state = table("open", "open")
    state.sit("Anna", account="anna", place="hill")
    state.sit("Ben", account="ben", place="valley")
    return state


def ranks(state: TableState) -> dict[str, int]:
    return {each.player: each.rank for each in standings(state)}


def test_only_people_with_an_account_sit_down() -> None:
    state = table("open", "open")
    with pytest.raises(Refusal, match="claim a name"):
        state.sit("Anna")


@pytest.mark.parametrize(("account", "place"), [("anna", "valley"), ("ben", "hill")])
def test_nobody_plays_against_themself(account: str, place: str) -> None:
    """Neither with one account, nor from one address."""
    state = table("open", "open")
    state.sit("Anna", account="anna", place="hill")
    with pytest.raises(Refusal):
        state.sit("Ben", account=account, place=place)


def test_whoever_resigns_is_last() -> None:
    state = table("open", "open", "legend")
    state.sit("Anna", account="anna", place="hill")
    state.sit("Ben", account="ben", place="valley")
    assert standings(state) == []
    state.resign(0)
    state.abandon(1)
    assert ranks(state) == {"legend": 0, "ben": 1, "anna": 2}


def test_a_game_that_the_operator_closes_does_not_count() -> None:
    state = couple()
    state.close()
    assert state.phase == "over"
    assert standings(state) == []


def test_whoever_runs_out_of_time_is_last_unless_they_come_back() -> None:
    state = couple()
    state.left_at.clear()
    state.leave(0)
    assert state.left_at == {0: state.seq - 1}
    state.come_back(0)
    assert state.left_at == {}


def test_nobody_joins_or_is_replaced_in_the_middle_of_a_game() -> None:
    state = table("open", "scout")
    state.sit("Anna", account="anna", place="hill")
    with pytest.raises(Refusal, match="those who began it"):
        state.sit("Ben", 1, account="ben", place="valley")
    with pytest.raises(Refusal, match="those who began it"):
        state.replace(0, "scout", "Ada")
    with pytest.raises(Refusal, match="only they"):
        state.rekey(0, by=None)


def test_a_player_alone_cannot_pause_and_never_undoes_what_they_have_seen() -> None:
    state = table("open", "scout")
    state.sit("Anna", account="anna", place="hill")
    with pytest.raises(Refusal, match="together"):
        state.pause(0)
    match = state.match
    assert match
    for _ in range(60):
        (seat, *_) = state.actors()
        state.play(seat, match.legal(seat)[0], match.version)
        point = match.last_act(0)
        if point is not None and point >= state._set_up and match.told_since(point):
            assert state.undo_needs(0) is None
            return
    pytest.fail("nothing was ever drawn")


def test_the_log_says_who_played() -> None:
    state, again = couple(), TableState("t")
    events = [state.opened, *table("open", "open").sit("Anna", account="anna", place="hill")]
    for event in events:
        again.take(event)
    assert again.seats[0].account == "anna"


# Counting


def person(number: int) -> Person:
    return Person(f"p{number}", f"person {number}", f"Person {number}", "", "", 0)


async def play(
    store: Store, table: str, ended: int, order: str, public: bool = True, points: tuple[int | None, ...] = (9, 5, 3, 1)
) -> bool:
    """A game of people (digits) and bots (letters: l is the legend), the best first, is opened and counted."""
    players = [f"p{each}" if each.isdigit() else "legend" for each in order]
    ladder = Ladder("pioneers", len(order))
    found = [Standing(seat, who, who == "legend", seat, points[seat]) for seat, who in enumerate(players)]
    row = {"table_id": table, **ladder._asdict(), "public": public, "opened": 0}

    async def note() -> None:
        there = select(schema.rated_games.c.table_id).where(schema.rated_games.c.table_id == table)
        if not await store.look_up(there):
            await store.carry_out(lambda connection: connection.execute(insert(schema.rated_games).values(**row)))

    await note()
    return await store.carry_out(lambda connection: rated_games.count(connection, table, ladder, ended, found))


async def enrol(store: Store, count: int) -> None:
    rows = [person(number)._asdict() for number in range(1, count + 1)]
    await store.carry_out(lambda connection: connection.execute(insert(schema.people), rows))


async def everything(store: Store) -> list[tuple[object, ...]]:
    """All that was computed."""
    seats, kept, games = schema.rated_seats, schema.ratings, schema.rated_games
    return [
        tuple(row)
        for asked in (
            select(seats).order_by(seats.c.table_id, seats.c.seat),
            select(kept).order_by(kept.c.game, kept.c.players, kept.c.person),
            select(games).order_by(games.c.table_id),
        )
        for row in await store.look_up(asked)
    ]


async def rulings(store: Store) -> dict[str, str]:
    games = schema.rated_games
    return {row.table_id: row.ruling for row in await store.look_up(select(games.c.table_id, games.c.ruling))}


def test_a_game_counts_once(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 2)
        assert await play(store, "a", 1000, "12")
        before = await everything(store)
        assert not await play(store, "a", 1000, "12")
        assert not await play(store, "a", 2000, "21")
        assert await everything(store) == before

    told(database, story)


def test_bots_count_with_their_measured_strength_which_never_changes(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 1)
        await play(store, "a", 1000, "1l")
        legend = strength_of("pioneers", "legend")
        expected = rated([NEWCOMER, legend], [0, 1])[0]
        rows = await store.look_up(select(schema.rated_seats).order_by(schema.rated_seats.c.seat))
        assert Strength(rows[0].mean, rows[0].deviation) == expected
        assert Strength(rows[1].mean, rows[1].deviation) == legend
        assert (rows[0].before, rows[0].against) == (NEWCOMER.mean, legend.mean)

    told(database, story)


def test_ratings_depend_on_the_order_of_the_ends_and_not_on_that_of_counting(database: str) -> None:
    """One game is found late, because the process where it ended was down."""
    games = [("a", 1000, "12"), ("b", 2000, "21"), ("c", 2000, "13"), ("d", 3000, "231"), ("e", 4000, "32")]

    async def story(store: Store) -> list[tuple[object, ...]]:
        await enrol(store, 3)
        for each in order:
            await play(store, *each)
        computed = await everything(store)
        counted = await store.carry_out(rated_games.rebuild)
        assert counted == [(TWO, 4), (Ladder("pioneers", 3), 1)]
        assert await everything(store) == computed
        for row in schema.rated_seats, schema.rated_games, schema.ratings:
            await store.carry_out(lambda connection, row=row: connection.execute(row.delete()))  # type: ignore[misc]
        return computed

    order = games
    in_order = told(database, story)
    order = [games[each] for each in (4, 1, 0, 3, 2)]

    async def again(store: Store) -> list[tuple[object, ...]]:
        for each in order:
            await play(store, *each)
        return await everything(store)

    assert told(database, again) == in_order


def test_a_damaged_rating_is_rebuilt_by_the_operator(sqlite_database: str) -> None:
    async def story(store: Store) -> list[tuple[object, ...]]:
        await enrol(store, 2)
        await play(store, "a", 1000, "12")
        computed = await everything(store)
        await store.carry_out(lambda connection: connection.execute(update(schema.ratings).values(mean=0, played=7)))
        await store.carry_out(lambda connection: connection.execute(update(schema.rated_seats).values(mean=0)))
        return computed

    computed = told(sqlite_database, story)
    command = [str(Path(sys.executable).with_name("westbound")), "ratings", "rebuild", "--database", sqlite_database]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert said == "pioneers with 2 players: 1 games\nAll ratings were computed again.\n"
    assert told(sqlite_database, everything) == computed


# Farming


def test_the_same_two_people_count_five_times_a_day(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 3)
        for number in range(MOST_TOGETHER + 1):
            await play(store, f"a{number}", 1000 + number, "12")
        await play(store, "b", 5000, "123")  # at another number of players: another ladder
        await play(store, "c", 6000, "13")
        await play(store, "d", 1000 + DAY, "12")  # the first is a day ago
        found = await rulings(store)
        assert [found[f"a{number}"] for number in range(MOST_TOGETHER + 1)] == [COUNTS] * MOST_TOGETHER + [TOO_OFTEN]
        assert (found["b"], found["c"], found["d"]) == (COUNTS, COUNTS, COUNTS)
        kept = await store.look_up(select(schema.ratings).where(schema.ratings.c.players == 2))
        assert {row.person: row.played for row in kept} == {"p1": 7, "p2": 6, "p3": 1}

    told(database, story)


def test_a_person_alone_against_bots_counts_ten_times_a_day(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 1)
        for number in range(MOST_ALONE + 2):
            await play(store, f"a{number:02}", 1000 + number, "1l")
        assert [*(await rulings(store)).values()].count(TOO_OFTEN) == 2

    told(database, story)


def test_a_game_without_a_result_changes_nothing(database: str) -> None:
    async def story(store: Store) -> None:
        await store.carry_out(
            lambda connection: connection.execute(
                insert(schema.rated_games).values(table_id="a", **TWO._asdict(), public=True, opened=0)
            )
        )
        await store.carry_out(lambda connection: rated_games.count(connection, "a", TWO, 1000, []))
        assert await rulings(store) == {"a": VOID}
        assert not await store.look_up(select(schema.ratings))

    told(database, story)


# Leaderboard and profile


def test_the_leaderboard_has_people_and_bots_in_one_order(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 3)
        for number, order in enumerate(("12", "13", "23", "1l")):
            await play(store, f"a{number}", 1000 + number, order)
        board = await store.carry_out(lambda connection: profiles.leaderboard(connection, TWO))
        surely = [each.points - each.give_or_take for each in board.ranked]
        assert surely == sorted(surely, reverse=True)
        assert [each.name for each in board.ranked if each.name] == ["Person 1", "Person 2", "Person 3"]
        assert {each.bot for each in board.ranked if each.bot} == {*ratings_of(game("pioneers"))}
        assert board.ranked[[each.name for each in board.ranked].index("Person 1")].won == 3

    told(database, story)


def test_a_profile_names_no_private_table_to_strangers(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 3)
        row = {"seq": 1, "state": "over", "bots": False, "at": 0, "info": "{}"}
        for table, public in (("hidden", False), ("listed", True)):
            values = {"id": table, "public": public, **row}
            await store.carry_out(
                lambda connection, values=values: connection.execute(  # type: ignore[misc]
                    insert(schema.tables).values(**values)
                )
            )
        await play(store, "hidden", 1000, "12", public=False)
        await play(store, "listed", 2000, "12")
        await play(store, "removed", 3000, "12")

        async def shown(viewer: str) -> list[str]:
            found = await store.carry_out(lambda connection: profiles.profile(connection, person(1), viewer))
            assert found
            assert [each.others[0].name for each in found.results] == ["Person 2"] * 3
            return [each.table for each in found.results]

        assert await shown("") == await shown("p3") == ["", "listed", ""]
        assert await shown("p1") == await shown("p2") == ["", "listed", "hidden"]
        assert await store.carry_out(lambda connection: profiles.profile(connection, person(3), "")) is None

    told(database, story)


def test_the_best_games_are_won_against_the_strongest(database: str) -> None:
    async def story(store: Store) -> None:
        await enrol(store, 3)
        for number, order in enumerate(("23", "23", "13", "12", "21")):
            await play(store, f"a{number}", 1000 + number, order)
        found = await store.carry_out(lambda connection: profiles.profile(connection, person(1), ""))
        assert found
        assert [(each.rank, each.others[0].name) for each in found.best] == [(0, "Person 2"), (0, "Person 3")]
        (rating,) = found.ratings
        assert [each.points for each in rating.course][-1] == rating.points
        assert (rating.played, rating.won) == (3, 2)

    told(database, story)


# At a real server


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000, proxies="127.0.0.1") as server:
        yield server


def newcomer(server: Server, name: str, address: str = "") -> tuple[Caller, str]:
    """Somebody at an address of their own who has claimed a name, and their token."""
    caller = server.caller()
    caller.http.headers["x-forwarded-for"] = address or f"10.1.0.{next(addresses)}"
    return caller, caller.post("/api/me", {"name": name, "passphrase": PASSPHRASE})["token"]


def sit(caller: Caller, table: str, token: str) -> Json:
    seated: Json = caller.post(f"/api/tables/{table}/seats", {"name": "ignored", "account": token})
    return seated


def refused(caller: Caller, path: str, body: Json) -> tuple[int, str]:
    answer = caller.ask("POST", path, body)
    return answer.status_code, answer.json()["code"]


def counted(caller: Caller, table: str) -> Json:
    """What a game has changed, as soon as it has been counted."""
    end = time.monotonic() + PATIENCE
    while (found := caller.get(f"/api/tables/{table}/rating"))["ruling"] == "pending":
        assert time.monotonic() < end, "it is never counted"
        time.sleep(0.1)
    return dict(found)


def test_a_rated_game_from_the_first_seat_to_the_profile(server: Server) -> None:
    anna, annas = newcomer(server, "Anna Oakley")
    ben, bens = newcomer(server, "Ben Wade")
    seated = anna.open("me", "open", rated=True, account=annas, clock=CLOCK, public=False)
    status = anna.get(f"/api/tables/{seated['table']}")
    assert status["rated"]
    assert [(each["name"], each["claimed"]) for each in status["seats"]] == [("Anna Oakley", True), ("", False)]
    theirs = sit(ben, seated["table"], bens)
    with ben.look(seated["table"], theirs["key"]) as client:
        client.do("resign")
    with anna.look(seated["table"], seated["key"]) as client:
        client.do("abandon")
    changed = counted(anna, seated["table"])
    assert changed["ruling"] == "counts"
    assert [each["points"] > each["before"] for each in changed["changes"]] == [True, False]
    board = anna.get("/api/ratings/pioneers/2")["ranked"]
    assert {"Anna Oakley", "Ben Wade"} <= {each["name"] for each in board}
    (result,) = server.caller().get("/api/profile?name=anna%20oakley")["results"]
    assert (result["rank"], result["table"], result["others"][0]["name"]) == (0, "", "Ben Wade")
    anna.key = annas
    assert anna.get("/api/profile?name=Anna%20Oakley")["results"][0]["table"] == seated["table"]
    export = anna.get("/api/me/export")
    assert (len(export["ratings"]), export["rated"][0]["table"]) == (1, seated["table"])
    assert anna.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE}).status_code == 204
    assert "Anna Oakley" not in {each["name"] for each in ben.get("/api/ratings/pioneers/2")["ranked"]}
    assert ben.ask("GET", "/api/profile?name=Anna%20Oakley").status_code == 404
    (result,) = ben.get("/api/profile?name=Ben%20Wade")["results"]
    assert result["others"][0]["name"] == ""


def test_who_cannot_sit_down_at_a_rated_table(server: Server) -> None:
    anna, annas = newcomer(server, "Annie", "10.2.0.1")
    seated = anna.open("me", "open", rated=True, account=annas, clock=CLOCK)
    path = f"/api/tables/{seated['table']}/seats"
    assert refused(server.caller(), path, {"name": "Ben"}) == (403, "not-yours")
    assert refused(server.caller(), path, {"name": "Ben", "account": "me.forged"}) == (401, "wrong-key")
    assert refused(anna, path, {"name": "Annie", "account": annas}) == (409, "not-now")
    neighbor, neighbors = newcomer(server, "Neighbor", "10.2.0.1")
    assert refused(neighbor, path, {"name": "Neighbor", "account": neighbors}) == (409, "not-now")


@pytest.mark.parametrize(
    "change",
    [
        {"clock": None},
        {"standin": "random"},
        {"account": ""},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]},
    ],
)
def test_tables_that_cannot_be_rated(server: Server, change: Json) -> None:
    caller, token = newcomer(server, f"Rater {next(addresses)}")
    order = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "x", "rated": True}
    status, _ = refused(caller, "/api/tables", order | {"account": token, "clock": CLOCK} | change)
    assert status in (400, 403)


def test_a_rematch_is_rated_for_the_same_people(server: Server) -> None:
    anna, annas = newcomer(server, "Anna Again")
    seated = anna.open("me", "scout", rated=True, account=annas, clock=CLOCK)
    with anna.look(seated["table"], seated["key"]) as client:
        client.do("abandon")
    counted(anna, seated["table"])
    anna.key = seated["key"]
    again = anna.post(f"/api/tables/{seated['table']}/rematch", {})
    status = anna.get(f"/api/tables/{again['table']}") if again else {}
    assert status["rated"]
    assert status["seats"][0]["claimed"]


def test_a_running_rated_game_cannot_be_removed(server: Server) -> None:
    anna, annas = newcomer(server, "Anna Stays")
    seated = anna.open("me", "scout", rated=True, account=annas, clock=CLOCK)
    anna.key = seated["key"]
    assert anna.ask("DELETE", f"/api/tables/{seated['table']}").status_code == 409


def test_games_that_ended_while_no_server_ran_are_counted_later(database: str) -> None:
    with serving(database, QUICKLY, sign_ins_per_hour=1000) as first:
        caller, token = newcomer(first, "Anna Late")
        seated = caller.open("me", "scout", rated=True, account=token, clock=CLOCK)
        with caller.look(seated["table"], seated["key"]) as client:
            client.do("abandon")
        first.kill()
        first.start()
        assert counted(first.caller(), seated["table"])["ruling"] == "counts"


def test_people_without_a_rated_game_have_no_profile(server: Server) -> None:
    newcomer(server, "Quiet Quinn")
    answer = server.caller().ask("GET", "/api/profile?name=Quiet%20Quinn")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-person")
    assert answer.json() == server.caller().ask("GET", "/api/profile?name=No%20Such%20One").json()
