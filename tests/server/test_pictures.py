"""Pictures of tables in lists: what an onlooker sees, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import httpx
import pytest

from tests.server.serving import Caller, Json, Server, play_out, serving
from tests.server.test_editions import EVERY_GAME, says
from westbound.games.colorado.picture import miniature
from westbound.games.colorado.view import ColoradoView
from westbound.server.http.security import CONTENT_SECURITY

SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


def picture_of(caller: Caller, table: str, known: str = "", accept: str = "gzip") -> httpx.Response:
    headers = {"accept-encoding": accept, **({"if-none-match": known} if known else {})}
    if caller.key:
        headers["authorization"] = f"Bearer {caller.key}"
    return caller.http.get(f"/api/tables/{table}/picture", headers=headers)


def begun(caller: Caller, game: str = "pioneers", name: str = "Anna", **more: object) -> tuple[Json, Json]:
    """A game of two people, in which nothing happens by itself."""
    mine = caller.open("me", "open", game=game, name=name, **more)
    return mine, caller.sit(mine["table"], "Ben")


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@EVERY_GAME
def test_a_picture_changes_with_the_game_and_browsers_may_keep_it(anna: Caller, game: str) -> None:
    mine, bens = begun(anna, game)
    before = picture_of(anna, mine["table"])
    assert before.headers["content-type"] == "image/svg+xml"
    assert before.headers["content-encoding"] == "gzip"
    assert before.headers["cache-control"] == "private, no-cache"
    assert before.headers["content-security-policy"] == CONTENT_SECURITY
    assert before.headers["x-content-type-options"] == "nosniff"
    assert ElementTree.fromstring(before.text).get("data-game") == game
    assert picture_of(anna, mine["table"], accept="identity").text == before.text
    again = picture_of(anna, mine["table"], known=f'W/"other", {before.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == before.headers["etag"]
    with anna.look(mine["table"], mine["key"]) as me, anna.look(mine["table"], bens["key"]) as ben:
        play_out([me, ben], random.Random(1), most=20)
    after = picture_of(anna, mine["table"], known=before.headers["etag"])
    assert after.status_code == 200
    assert after.text != before.text
    assert after.headers["etag"] != before.headers["etag"]


def test_a_player_gets_the_picture_of_an_onlooker(anna: Caller) -> None:
    mine, bens = begun(anna, "colorado")
    with anna.look(mine["table"], mine["key"]) as me, anna.look(mine["table"], bens["key"]) as ben:
        play_out([me, ben], random.Random(1), most=8)
    with anna.look(mine["table"], mine["key"]) as me, anna.look(mine["table"]) as onlooker:
        assert me.view != onlooker.view, "a hand is hidden"
        expected = miniature(cast(ColoradoView, onlooker.view))
    assert picture_of(anna, mine["table"]).text == expected
    anna.key = mine["key"]
    assert picture_of(anna, mine["table"]).text == expected


def test_a_table_that_cannot_be_watched_has_a_picture_for_its_seats(anna: Caller, server: Server) -> None:
    mine, _ = begun(anna, watchers=False)
    assert refusal(picture_of(anna, mine["table"])) == (403, "no-watchers")
    other = server.caller(anna.open("me", "random")["key"])
    assert refusal(picture_of(other, mine["table"])) == (401, "wrong-key")
    anna.key = mine["key"]
    kept = picture_of(anna, mine["table"])
    assert kept.status_code == 200
    assert "authorization" in kept.headers["vary"]
    anna.key = ""
    stranger = picture_of(anna, mine["table"], known=kept.headers["etag"])
    assert refusal(stranger) == (403, "no-watchers")
    assert stranger.headers["cache-control"] == "no-store"


def test_what_has_no_picture(anna: Caller) -> None:
    assert refusal(picture_of(anna, anna.open("me", "open")["table"])) == (409, "not-now")
    assert refusal(picture_of(anna, "nowhere")) == (404, "no-table")
    assert refusal(picture_of(anna, "x" * 60)) == (404, "no-table")
    assert refusal(picture_of(anna, "..%2f")) == (404, "no-table")


def test_nothing_that_people_write_is_in_a_picture(anna: Caller) -> None:
    content = says("pioneers")
    for side in content["side"].values():
        for city in side["cities"].values():
            city["label"] = SCRIPT
    digest = anna.post("/api/editions", {"game": "pioneers", "content": content})["digest"]
    mine, _ = begun(anna, name="<svg onload=x>", edition=digest)
    with anna.look(mine["table"], mine["key"]) as me:
        assert SCRIPT in str(me.view)
    drawn = picture_of(anna, mine["table"]).text
    assert "script" not in drawn
    assert "onload" not in drawn
    ElementTree.fromstring(drawn)


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which hardly anything can be computed, with rules that fail."""
    folder: Path = tmp_path_factory.mktemp("poor")
    with serving(folder, "tests.server.bad_rules", cpu_seconds_per_minute=1) as server:
        yield server


def test_a_game_that_draws_nothing_small(poor: Server) -> None:
    anna = poor.caller()
    mine = anna.open("me", "open", game="trapped")
    anna.sit(mine["table"], "Ben")
    assert refusal(picture_of(anna, mine["table"])) == (404, "no-table")


def test_whoever_has_used_up_their_computing_time_waits(poor: Server) -> None:
    anna = poor.caller()
    table = anna.open("me", "random")["table"]
    order = {"game": "colorado", "content": says("colorado"), "players": 4}
    while anna.ask("POST", "/api/editions/draw", order).status_code != 429:
        pass
    assert refusal(picture_of(anna, table)) == (429, "too-fast")
