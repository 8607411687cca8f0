"""Replays: as any viewer, from any moment, and of uploaded records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import westbound
from tests.cli.desk import told
from tests.server.serving import Caller, Json, Server, applied, play_out, serving
from tests.stories.matches import finished, play_on
from westbound.engine.record import Record
from westbound.server.refusal import Refusal
from westbound.server.tables import archive
from westbound.server.tables.archive import LARGEST, MOST_TAKEN_BACK

every_game = pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("replays")) as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def played_out(caller: Caller, seed: int = 1, watchers: bool = True, game: str = "pioneers") -> Json:
    """A game of Anna against a bot that is over; and her key to it."""
    mine = caller.open("me", "random", watchers=watchers, game=game)
    with caller.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(seed))
    return mine


def bring(caller: Caller, record: str | bytes) -> httpx.Response:
    body = record.encode() if isinstance(record, str) else record
    return caller.http.post("/api/records", content=body, headers=caller._headers())


def replayed(caller: Caller, table: str, eyes: str = "") -> Json:
    replay: Json = caller.get(f"/api/tables/{table}/replay" + (f"?eyes={eyes}" if eyes else ""))
    return replay


def views(replay: Json) -> list[Any]:
    """What was seen, moment by moment."""
    view = replay["game"]["view"]
    return [view, *(view := applied(view, frame["changes"]) for frame in replay["frames"])]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Eyes


@every_game
def test_when_a_game_is_over_it_can_be_seen_with_any_eyes(anna: Caller, game: str) -> None:
    for _ in range(5):  # hardly a game is without secrets: in Pioneers, nobody may dig for gold
        mine = anna.open("random", "random", "random", game=game)
        with anna.look(mine["table"]) as table:
            table.play_to_the_end(random.Random(1))
        lines = [len(line_keys(replayed(anna, mine["table"], eyes))) for eyes in ("none", "0", "all")]
        assert lines[0] <= lines[1] <= lines[2]
        if lines[0] < lines[2]:
            break
    assert lines[0] < lines[2], "somebody saw what a watcher did not"
    everything = replayed(anna, mine["table"], "all")
    whole = views(everything)
    assert everything["all"]
    assert everything["seat"] is None
    assert whole[-1]["over"]
    for seat in range(3):
        own = replayed(anna, mine["table"], str(seat))
        assert (own["seat"], own["mine"], own["all"]) == (seat, None, False)
        seen = views(own)
        assert [view["players"][seat] for view in seen] == [view["players"][seat] for view in whole]
        assert [frame["seq"] for frame in own["frames"]] == [frame["seq"] for frame in everything["frames"]]
    watcher = views(replayed(anna, mine["table"], "none"))
    assert any(seen != open_seen for seen, open_seen in zip(watcher, whole, strict=True))


def line_keys(replay: Json) -> list[str]:
    return [line["key"] for frame in [replay, *replay["frames"]] for line in frame["lines"]]


def test_while_it_is_played_everybody_has_their_own_eyes_only(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        while not table.asked:  # a bot may begin
            table.hear()
    path = f"/api/tables/{mine['table']}/replay"
    for key, own in ((mine["key"], "0"), ("", "none")):
        anna.key = key
        assert anna.get(path) == anna.get(f"{path}?eyes={own}")
        for eyes in {"0", "1", "none", "all"} - {own}:
            assert refusal(anna.ask("GET", f"{path}?eyes={eyes}")) == (409, "not-now")
    assert refusal(anna.ask("GET", f"{path}?eyes=2")) == (400, "malformed")
    assert refusal(anna.ask("GET", f"{path}?eyes=%00")) == (400, "malformed")


def test_who_has_seen_everything_cannot_take_the_end_back(anna: Caller) -> None:
    mine = played_out(anna, seed=3)
    anna.key = mine["key"]
    assert replayed(anna, mine["table"], "all")["all"]
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.ask["undo"] is None
        assert table.do("undo")["code"] == "not-now"  # though a bot would consent
        assert table.table["state"] == "over"


def test_without_watchers_only_who_has_a_seat_looks_again(anna: Caller) -> None:
    mine = played_out(anna, watchers=False)
    path = f"/api/tables/{mine['table']}"
    order = {"at": 5, "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna"}
    ways = [
        ("GET", "replay?eyes=all", None),
        ("GET", "replay", None),
        ("POST", "fork", order),
        ("GET", "record", None),
        ("GET", "luck", None),
    ]
    for method, way, body in ways:
        assert refusal(anna.ask(method, f"{path}/{way}", body)) == (403, "no-watchers"), way
    other = anna.open("me", "open")
    anna.key = other["key"]
    for method, way, body in ways:
        assert refusal(anna.ask(method, f"{path}/{way}", body)) == (401, "wrong-key"), way
    anna.key = mine["key"]
    for method, way, body in ways:
        assert anna.ask(method, f"{path}/{way}", body).is_success, way
    assert replayed(anna, mine["table"], "1")["mine"] == 0


def test_a_fork_does_not_lead_others_to_where_nobody_may_watch(anna: Caller) -> None:
    mine = played_out(anna, watchers=False)
    anna.key = mine["key"]
    order = {"at": 5, "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "public": True}
    forked = anna.post(f"/api/tables/{mine['table']}/fork", order)
    assert anna.get(f"/api/tables/{forked['table']}")["origin"] == "@5"
    with anna.look(forked["table"]) as watcher:
        assert watcher.table["origin"] == "@5"
    assert mine["table"] not in str(anna.get("/api/tables"))


def test_a_replay_is_packed_for_who_can_unpack(anna: Caller) -> None:
    mine = played_out(anna)
    path = f"/api/tables/{mine['table']}/replay"
    packed = anna.http.get(path)
    plain = anna.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert packed.num_bytes_downloaded < plain.num_bytes_downloaded / 4


# Playing on


@every_game
def test_a_moment_is_played_on_from_against_a_bot(anna: Caller, game: str) -> None:
    mine = played_out(anna, game=game)
    moments = views(replayed(anna, mine["table"], "1"))
    at = len(moments) // 2
    seats = [{"who": "bot", "bot": "random"}, {"who": "me"}]
    forked = anna.post(f"/api/tables/{mine['table']}/fork", {"at": at, "seats": seats, "name": "Ben"})
    assert forked["seat"] == 1
    anna.key = forked["key"]
    first = replayed(anna, forked["table"])
    assert first["game"]["view"] == moments[at]
    assert first["table"]["origin"] == f"{mine['table']}@{at}"
    with anna.look(forked["table"], forked["key"]) as table:
        assert table.table["seats"][1]["name"] == "Ben"
        assert table.ask["undo"] is None  # what was played before was played at another table
        table.play_to_the_end(random.Random(2))
        assert table.over
        since = table.table["dice"]["since"]
    record = anna.ask("GET", f"/api/tables/{forked['table']}/record").text
    assert since > at
    assert westbound.verify(record, since=since).holds
    assert westbound.verify(record).line == 1
    match = westbound.load(record)
    assert match.over
    assert match.record.header.seats[1] == "Ben"


@every_game
def test_whoever_plays_on_sees_what_their_seat_knew(anna: Caller, game: str) -> None:
    """Whatever they saw in the replay, with all eyes, the table itself shows nobody another's hand."""
    table = anna.open("random", "random", "random", game=game)["table"]
    with anna.look(table) as client:
        client.play_to_the_end(random.Random(1))
    everything = views(replayed(anna, table, "all"))
    knew = [views(replayed(anna, table, eyes)) for eyes in ("0", "1", "2", "none")]
    hides = [
        sum(seen[at]["players"] != all_of_it["players"] for seen in knew) for at, all_of_it in enumerate(everything)
    ]
    at = max(range(len(hides) - 1), key=hides.__getitem__)
    assert hides[at] > 1, "some have secrets from one another, then"
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    mine = anna.post(f"/api/tables/{table}/fork", {"at": at, "seats": seats, "name": "Anna"})
    keys = [mine["key"], *(anna.sit(mine["table"], name)["key"] for name in ("Ben", "Clara")), ""]
    for key, seen in zip(keys, knew, strict=True):
        anna.key = key
        path = f"/api/tables/{mine['table']}/replay"
        assert anna.get(path)["game"]["view"] == seen[at]
        assert refusal(anna.ask("GET", f"{path}?eyes=all")) == (409, "not-now")
        with anna.look(mine["table"], key) as client:
            assert client.view == seen[at]


def test_the_dice_of_a_fork_are_promised_and_its_table_is_as_ordered(anna: Caller) -> None:
    mine = played_out(anna)
    promised = anna.post("/api/promises", {})
    order = {
        "at": 20,
        "seats": [{"who": "bot", "bot": "random"}, {"who": "me"}],
        "name": "Anna",
        "ticket": promised["ticket"],
        "word": "quiet saddle",
        "clock": {"turn": 600, "bank": 3600},
        "standin": "random",
    }
    forked = anna.post(f"/api/tables/{mine['table']}/fork", order)
    table = anna.get(f"/api/tables/{forked['table']}")
    since = table["dice"].pop("since")
    assert since > 20, "the set-up is played before, too"
    assert table["dice"] == {"promise": promised["promise"], "words": ["", "quiet saddle"], "secret": ""}
    assert (table["clock"]["turn"], table["clock"]["bank"], table["standin"]) == (600, 3600, "random")
    with anna.look(forked["table"], forked["key"]) as client:
        client.play_to_the_end(random.Random(3))
    record = anna.ask("GET", f"/api/tables/{forked['table']}/record").text
    assert westbound.verify(record, promised["promise"], {1: "quiet saddle"}, since=since).holds
    again = anna.ask("POST", f"/api/tables/{mine['table']}/fork", order)
    assert refusal(again) == (409, "not-now")
    clock = {**order, "ticket": "", "standin": ""}
    assert refusal(anna.ask("POST", f"/api/tables/{mine['table']}/fork", clock)) == (400, "malformed")


@every_game
def test_nothing_from_before_the_fork_is_taken_back(anna: Caller, game: str) -> None:
    mine = played_out(anna, game=game)
    replay = replayed(anna, mine["table"], "0")
    at = next(i for i, frame in enumerate(replay["frames"], 1) if frame["seat"] == 0)
    seats = [{"who": "me"}, {"who": "open"}]
    forked = anna.post(f"/api/tables/{mine['table']}/fork", {"at": at, "seats": seats, "name": "Anna"})
    ben = anna.sit(forked["table"], "Ben")
    with anna.look(forked["table"], forked["key"]) as table, anna.look(forked["table"], ben["key"]):
        assert table.do("undo")["code"] == "not-now"


def test_a_fork_waits_for_friends_and_outlives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = server.caller()
        mine = played_out(anna)
        seats = [{"who": "open"}, {"who": "me"}]
        forked = anna.post(f"/api/tables/{mine['table']}/fork", {"at": 5, "seats": seats, "name": "Anna"})
        assert anna.get(f"/api/tables/{forked['table']}")["state"] == "gathering"
        server.kill()
        server.start()
        anna = server.caller()
        ben = anna.sit(forked["table"], "Ben")
        with anna.look(forked["table"], forked["key"]) as one, anna.look(forked["table"], ben["key"]) as two:
            assert one.table["state"] == "playing"
            play_out([one, two], random.Random(5))
        assert views(replayed(anna, forked["table"], "0"))[0] == views(replayed(anna, mine["table"], "0"))[5]


def test_what_was_taken_back_is_not_played_on_from(anna: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = anna.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as one, anna.look(mine["table"], theirs["key"]) as two:
        first = next(client for client in (one, two) if client.asked)
        while first.act(first.choices()[0]) and first.ask["undo"]["needs"]:
            pass
        first.do("undo")
        play_out([one, two], random.Random(4))
    replay = replayed(anna, mine["table"], "0")
    at = next(i for i, frame in enumerate(replay["frames"], 1) if any("back" in line for line in frame["lines"]))
    seats = [{"who": "me"}, {"who": "open"}]
    forked = anna.post(f"/api/tables/{mine['table']}/fork", {"at": at, "seats": seats, "name": "Anna"})
    anna.sit(forked["table"], "Ben")
    anna.key = forked["key"]
    assert views(replayed(anna, forked["table"]))[0] == views(replay)[at] == views(replay)[at - 2]


def test_forks_that_cannot_be(anna: Caller) -> None:
    mine = played_out(anna)
    path = f"/api/tables/{mine['table']}/fork"
    last = len(replayed(anna, mine["table"])["frames"])
    two = [{"who": "me"}, {"who": "open"}]
    before = anna.count_tables()
    for order, answer in (
        ({"at": last, "seats": two, "name": "A"}, (409, "not-now")),
        ({"at": last + 1, "seats": two, "name": "A"}, (400, "malformed")),
        ({"at": -1, "seats": two, "name": "A"}, (400, "malformed")),
        ({"at": 0, "seats": [*two, *two], "name": "A"}, (400, "malformed")),
        ({"at": 0, "seats": [two[0]] * 2, "name": "A"}, (400, "malformed")),
        ({"at": 0, "seats": two, "name": " "}, (400, "malformed")),
        ({"at": 0, "seats": [{"who": "bot", "bot": "nobody"}, two[0]], "name": "A"}, (400, "malformed")),
    ):
        assert refusal(anna.ask("POST", path, order)) == answer, order
    assert anna.count_tables() == before
    running = anna.open("me", "open")
    anna.sit(running["table"], "Ben")
    assert refusal(anna.ask("POST", f"/api/tables/{running['table']}/fork", {"at": 0, "seats": two, "name": "A"})) == (
        409,
        "not-now",
    )


# Records


def test_a_record_is_brought_looked_at_and_played_on(database: str) -> None:
    record = finished(players=2, seed=5).record
    with serving(database) as server:
        anna = server.caller()
        before = anna.count_tables()["over"]
        table = bring(anna, record.dumps()).raise_for_status().json()
        assert table["archive"]
        assert (table["state"], table["public"]) == ("over", False)
        assert bring(anna, record.dumps()).json()["id"] == table["id"]
        again = anna.ask("GET", f"/api/tables/{table['id']}/record").text
        assert bring(anna, again).json()["id"] == table["id"]
        assert anna.count_tables()["over"] == before + 1
        server.kill()
        server.start()
        anna = server.caller()
        assert bring(anna, record.dumps()).json()["id"] == table["id"]
        assert views(replayed(anna, table["id"], "all"))[-1]["over"]
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        forked = anna.post(f"/api/tables/{table['id']}/fork", {"at": 3, "seats": seats, "name": "Anna"})
        with anna.look(forked["table"], forked["key"]) as client:
            client.play_to_the_end(random.Random(1))


def test_nobody_sits_or_acts_at_an_archive(anna: Caller) -> None:
    match = westbound.new("pioneers", players=2, seed=9)
    play_on(match, 4, random.Random(1))
    table = bring(anna, match.record.dumps()).json()
    path = f"/api/tables/{table['id']}"
    assert table["state"] == "over"
    assert refusal(anna.ask("POST", f"{path}/seats", {"name": "Eve"})) == (409, "not-now")
    assert refusal(anna.ask("POST", f"{path}/seats/0/key")) == (403, "not-yours")
    assert refusal(anna.ask("PUT", f"{path}/seats/0", {"bot": "greedy"})) == (403, "not-yours")
    assert refusal(anna.ask("POST", f"{path}/rematch")) == (403, "not-yours")
    with anna.look(table["id"]) as client:
        assert client.do("act", words=match.legal(match.actors()[0])[0])["code"] == "not-yours"
    assert len(views(replayed(anna, table["id"], "all"))) == 5
    assert table["id"] not in str(anna.get("/api/tables"))


@every_game
def test_a_record_of_the_terminal_opens(anna: Caller, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    told("play", game, "--seats", "me,random,greedy", "--seed", "3", "--save", file, typed="1\n" * 12)
    table = bring(anna, file.read_text()).raise_for_status().json()
    assert [seat["name"] for seat in table["seats"]] == [table["seats"][0]["color"], "random", "greedy"]
    for eyes in ("0", "none", "all"):
        assert len(views(replayed(anna, table["id"], eyes))) > 3


def test_names_in_a_record_are_cleaned(anna: Caller) -> None:
    match = westbound.new("pioneers", 4, seed=2, seats=["A\u202enna", "x" * 90, " ", "<b>Ben</b>"])
    table = bring(anna, match.record.dumps()).json()
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "x" * 24, table["seats"][2]["color"], "<b>Ben</b>"]


def lines_of(record: Record) -> list[str]:
    return list(record.lines())


def test_records_that_cannot_be_opened(anna: Caller) -> None:
    good = finished(players=2, seed=6).record
    header, *rest = lines_of(good)
    before = anna.count_tables()
    wrong = rest[40].replace('"words":"', '"words":"never ')
    for record, code, said in (
        ("", "malformed", "line 1"),
        ("/etc/passwd", "malformed", "line 1"),
        (b"\xff\xfe\x00", "malformed", "line 1"),
        ("\n".join(["{}"] * 3), "malformed", "line 1"),
        ("[" * 100_000, "malformed", "line 1"),
        ("".join([header, "nonsense\n", *rest]), "malformed", "line 2"),
        ("".join([header, *rest[:40], wrong, *rest[41:]]), "illegal", "line 42"),
        ("".join([header, *rest[:40], *rest[41:]]), "illegal", "line"),
        ("".join([header.replace('"players":2', '"players":9'), *rest]), "illegal", "line 1"),
        (header.replace('"pioneers"', '"chess"') + rest[0], "illegal", "line 1"),
        (header.replace('"rules":', '"rules":9') + rest[0], "not-now", "version"),
        (header.replace(good.header.digest, "0" * 8) + rest[0], "not-now", "played with edition"),
    ):
        answer = bring(anna, record)
        assert answer.json()["code"] == code, (record[:80], answer.text)
        assert said in answer.json()["reason"]
    assert anna.count_tables() == before


def test_records_that_are_too_much(anna: Caller) -> None:
    assert refusal(bring(anna, b"x" * (LARGEST + 1))) == (413, "too-large")
    match = westbound.new("pioneers", players=2, seed=1)
    seat = match.actors()[0]
    for _ in range(MOST_TAKEN_BACK + 1):
        match.play(seat, match.legal(seat)[0])
        match.undo(seat, match.undo_needs(seat))
    answer = bring(anna, match.record.dumps())
    assert refusal(answer) == (400, "malformed")
    assert "undone" in answer.json()["reason"]


def test_not_all_can_be_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = westbound.new("pioneers", players=2, seed=1)
    seat = match.actors()[0]
    for _ in range(3):
        match.play(seat, match.legal(seat)[0])
        match.undo(seat, match.undo_needs(seat))
    body = match.record.dumps().encode()
    assert archive.read(body) == match.record
    monkeypatch.setattr(archive, "MOST_AGAIN", 2 * len(match.past))
    with pytest.raises(Refusal, match=f"line {1 + match.version}: too many undone moves"):
        archive.read(body)


def test_records_are_brought_no_faster_than_tables_are_opened(tmp_path: Path) -> None:
    record = finished(players=2, seed=5).record.dumps()
    with serving(tmp_path, tables_per_hour=2) as server:
        anna = server.caller()
        assert [bring(anna, record).status_code for _ in range(3)] == [201, 201, 429]
