"""People and bots at an online table, through a real server."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westbound
from tests.server.serving import Caller, Server, applied, play_out, serving


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


@pytest.fixture
def ben(server: Server) -> Caller:
    return server.caller()


def test_a_game_against_bots_begins_at_once_and_ends(anna: Caller) -> None:
    seated = anna.open("me", "greedy", "random")
    with anna.look(seated["table"], seated["key"]) as table:
        assert table.table["state"] == "playing"
        assert [seat["who"] for seat in table.table["seats"]] == ["person", "bot", "bot"]
        table.play_to_the_end(random.Random(1))
        assert table.view["winners"]
        assert table.lines[-1]["key"] == "game-over"


def test_friends_meet_by_a_link(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.table["state"] == "gathering"
        theirs = ben.sit(mine["table"], "Ben")
        assert theirs["seat"] == 1
        while table.table["state"] != "playing":
            table.hear()
        keys = [line["key"] for line in table.lines]
        assert keys[:3] == ["table-sat", "table-sat", "table-begun"]
        assert [seat["name"] for seat in table.table["seats"]] == ["Anna", "Ben"]


def test_whoever_comes_late_finds_no_seat(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "greedy")
    answer = ben.ask("POST", f"/api/tables/{mine['table']}/seats", {"name": "Ben"})
    assert answer.status_code == 409
    assert answer.json() == {"code": "not-now", "reason": "all seats are taken"}


def test_the_lobby_lists_public_tables_only(anna: Caller, ben: Caller) -> None:
    public = anna.open("me", "open", public=True)["table"]
    private = anna.open("me", "open")["table"]
    tables = [table["id"] for table in ben.get("/api/tables")]
    assert public in tables
    assert private not in tables


def test_a_stale_or_illegal_action_changes_nothing(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        while not table.asked:
            table.hear()
        before = table.view
        assert table.do("act", words="travel nowhere")["code"] == "illegal"
        assert table.do("act", words=table.choices()[0], version=0)["code"] == "stale"
        with anna.look(mine["table"], mine["key"]) as again:
            assert again.view == before


def test_resuming_brings_what_was_missed(anna: Caller) -> None:
    mine = anna.open("me", "random")
    rng = random.Random(2)
    with anna.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(rng, most=3)
        with anna.look(mine["table"], mine["key"]) as other:
            other.play_to_the_end(rng, most=3)
            with anna.look(mine["table"], mine["key"], seq=table.seq) as resumed:
                lines = table.lines + resumed.lines
        with anna.look(mine["table"], mine["key"]) as whole:
            assert whole.lines[: len(lines)] == lines


def test_watchers_see_what_watchers_may(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table, ben.look(mine["table"]) as watching:
        table.play_to_the_end(random.Random(4), most=5)
        assert watching.seat is None
        assert watching.ask["choices"] == []
        assert watching.do("act", words="pass")["code"] == "not-yours"
        assert watching.do("chat", text="hello")["code"] == "not-yours"
        assert watching.do("phrase", phrase="hello")["code"] == "not-yours"


def test_a_table_without_watchers(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "random", watchers=False)
    with ben.look(mine["table"]) as watching:
        assert watching.heard[0]["code"] == "no-watchers"
    assert ben.ask("GET", f"/api/tables/{mine['table']}/replay").status_code == 403


def test_chat_is_kept_with_the_game(anna: Caller) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.do("chat", text="  <b>Well\n driven!</b> ")["say"] == "done"
    with anna.look(mine["table"]) as later:
        assert later.lines[-1]["text"] == "<b>Well driven!</b>"


def test_a_quick_phrase_is_kept_by_its_key(anna: Caller) -> None:
    """So that everyone reads it in their own language."""
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        assert table.do("phrase", phrase="well-played")["say"] == "done"
    with anna.look(mine["table"]) as later:
        line = later.lines[-1]
    assert (line["key"], line["name"]) == ("table-phrase", "Anna")
    assert line["parts"] == [["player", "player", "red"], ["phrase", "phrase", "well-played"]]
    assert "text" not in line


@pytest.mark.parametrize("phrase", ["boo", "", "Thanks", "phrase-thanks", "x" * 600])
def test_there_are_no_other_quick_phrases(anna: Caller, phrase: str) -> None:
    mine = anna.open("me", "open")
    with anna.look(mine["table"], mine["key"]) as table:
        before = table.seq
        table.say("phrase", id=7, phrase=phrase)
        refused = table.wait(lambda message: message["say"] == "refused")
        assert refused["code"] == "malformed"
        assert "$.phrase" in refused["reason"]
        assert table.do("phrase", phrase="thanks")["say"] == "done"
        assert table.seq == before + 1


def test_undo_inside_the_frontier_is_free(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = ben.sit(mine["table"], "Ben")
    seats = {mine["seat"]: mine["key"], theirs["seat"]: theirs["key"]}
    with anna.look(mine["table"]) as watching:
        first = watching.ask["actors"][0]
    with anna.look(mine["table"], seats[first]) as table:
        before = table.view
        road = next(words for words in table.choices() if words.startswith("road"))
        table.act(road)
        assert table.ask["undo"] == {"needs": []}
        table.do("undo")
        assert table.view == before
        assert table.lines[-1]["key"] == "table-took-back"


def test_undo_beyond_the_frontier_needs_everybody(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = ben.sit(mine["table"], "Ben")
    keys = {mine["seat"]: mine["key"], theirs["seat"]: theirs["key"]}
    with anna.look(mine["table"], keys[0]) as one, ben.look(mine["table"], keys[1]) as two:
        first, second = (one, two) if one.asked else (two, one)
        while first.asked:  # the whole first turn
            first.act(first.choices()[-1])
        while second.version != first.version:
            second.hear()
        second.act(second.choices()[-1])
        while first.version != second.version:
            first.hear()
        assert first.ask["undo"] == {"needs": [second.seat]}
        first.do("undo")
        while not second.table["asked"]:
            second.hear()
        assert second.table["asked"] == {"seat": first.seat, "open": [second.seat], "what": "undo"}
        second.do("answer", agrees=False)
        while first.table["asked"]:
            first.hear()
        first.do("undo")
        while not second.table["asked"]:
            second.hear()
        version = second.version
        assert version is not None
        second.do("answer", agrees=True)
        assert second.version == version + 1
        assert not second.asked


def test_the_host_gives_a_seat_to_a_bot_and_a_new_key(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open", "open")
    theirs = ben.sit(mine["table"], "Ben")
    path = f"/api/tables/{mine['table']}/seats"
    assert ben.ask("PUT", f"{path}/2", {"bot": "greedy"}).status_code == 403
    anna.key = mine["key"]
    anna.put(f"{path}/2", {"bot": "greedy"})
    with ben.look(mine["table"], theirs["key"]) as table:
        assert table.table["state"] == "playing"
        reason = anna.ask("POST", f"{path}/1/key").json()["reason"]
        assert reason == "they are at the table: only they can give up their seat"
    with anna.look(mine["table"], mine["key"]) as table:
        while table.table["seats"][1]["here"]:
            table.hear()
    assert "they have been away for 0 of 600 seconds" in anna.ask("POST", f"{path}/1/key").json()["reason"]
    fresh = Caller(str(ben.http.base_url), theirs["key"]).post(f"{path}/1/key")
    with ben.look(mine["table"], theirs["key"]) as table:
        assert table.heard[0]["code"] == "wrong-key"
    with ben.look(mine["table"], fresh["key"]) as table:
        assert table.seat == 1


def test_a_bot_on_a_seat_consents(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = ben.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as one, ben.look(mine["table"], theirs["key"]) as two:
        rng = random.Random(10)
        while one.ask["undo"] != {"needs": [1]}:
            mover = one if one.asked else two
            mover.act(rng.choice(mover.choices()))
            for table in (one, two):
                while table.version != mover.version:
                    table.hear()
        two.do("resign")
        one.wait(lambda _: one.ask["undo"] == {"needs": []})


def test_leaving_a_game_and_coming_back(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        table.do("leave")
    with anna.look(mine["table"], mine["key"]) as table:
        keys = [line["key"] for line in table.lines if line["key"].startswith("table-")]
        assert keys[-2:] == ["table-left", "table-came-back"]
        assert table.table["seats"][0]["name"] == "Anna"


def test_a_rematch_keeps_the_seats(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open")
    theirs = ben.sit(mine["table"], "Ben")
    anna.key, ben.key = mine["key"], theirs["key"]
    path = f"/api/tables/{mine['table']}/rematch"
    assert anna.ask("POST", path).json()["code"] == "not-now"
    with anna.look(mine["table"], mine["key"]) as one, ben.look(mine["table"], theirs["key"]) as two:
        play_out([one, two], random.Random(5))
        again = anna.post(path)
        two.wait(lambda _: two.table["rematch"])
    assert ben.post(path)["table"] == again["table"]
    stolen = anna.ask("POST", f"/api/tables/{mine['table']}/seats/1/key")  # it would open Ben's seat at the next table
    assert stolen.json()["code"] == "not-now"
    with anna.look(again["table"], again["key"]) as table:
        assert table.table["state"] == "playing"
        assert [seat["name"] for seat in table.table["seats"]] == ["Anna", "Ben"]


def test_the_record_can_be_had_when_the_game_is_over(anna: Caller) -> None:
    mine = anna.open("me", "random")
    path = f"/api/tables/{mine['table']}/record"
    assert anna.ask("GET", path).json()["code"] == "not-now"
    with anna.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(6))
        match = westbound.load(anna.ask("GET", path).raise_for_status().text)
        assert match.view(0) == table.view


def test_a_replay_is_what_the_viewer_saw(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(7), most=8)
        seen = table.view
        lines = table.lines
    anna.key = mine["key"]
    replay = anna.get(f"/api/tables/{mine['table']}/replay")
    view = replay["game"]["view"]
    told = replay["lines"]
    for frame in replay["frames"]:
        view = applied(view, frame["changes"])
        told = told + frame["lines"]
    assert told[: len(lines)] == lines
    assert replay["game"]["ask"]["choices"] == []
    assert view["viewer"] == seen["viewer"] == 0


def test_names_are_made_unique_and_harmless(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open", "open", name="Anna")
    assert ben.ask("POST", f"/api/tables/{mine['table']}/seats", {"name": "\u202e \n"}).json()["code"] == "malformed"
    ben.sit(mine["table"], " An\u202ena ")
    table = ben.get(f"/api/tables/{mine['table']}")
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna 2", ""]


def test_the_page_is_served_at_every_address(anna: Caller) -> None:
    for path in ("/", "/table/whatever", "/new"):
        answer = anna.ask("GET", path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert anna.ask("GET", "/api/nothing").status_code == 404


def test_health_and_figures(anna: Caller) -> None:
    assert anna.get("/health")["ok"]
    assert "westbound_tables_opened_total" in anna.ask("GET", "/metrics").text


def test_a_stopped_server_resumes_every_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caller = server.caller()
        mine = caller.open("me", "random")
        with caller.look(mine["table"], mine["key"]) as table:
            table.play_to_the_end(random.Random(8), most=6)
        bots = caller.open("random", "random")
        server.stop()
        server.start()
        caller = server.caller()
        with caller.look(mine["table"], mine["key"], seq=table.seq) as resumed:
            while resumed.view != table.view and not resumed.asked:
                resumed.hear()
            resumed.play_to_the_end(random.Random(9))
        with caller.look(bots["table"]) as watching:
            while not watching.over:
                watching.hear()
