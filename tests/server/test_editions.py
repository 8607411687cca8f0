"""Custom editions: checked, stored, and played to the end, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
import tomllib
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import westbound
from tests.server.serving import PATIENCE, Caller, Json, Server, serving
from westbound.complaints import sentence
from westbound.editions import checking, files
from westbound.engine.edition import Content, complaint
from westbound.engine.record import read_record
from westbound.server.http.app import LARGEST_REQUEST
from westbound.server.storage.backups.backup import backup
from westbound.server.storage.backups.restore import restore
from westbound.server.storage.store import Store
from westbound.server.tables.editions import Editions

GAMES = ["pioneers", "pioneer_days", "colorado"]
DEEP = 30_000
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def says(game: str, name: str = "Grandma’s box") -> Json:
    """Our edition under another name, with some names of its own."""
    ours = checking.ours(westbound.game(game))
    assert ours
    content: Json = deepcopy(dict(ours.says)) | {"name": name}
    if game == "pioneer_days":
        content["townsfolk"][0] |= {"name": "goat_herd", "label": "Goat herd"}
        content["towns"][0] |= {"name": "paris", "label": "Paris, Texas"}
    if game == "pioneers":
        content["side"]["four"]["cities"]["boston"]["label"] = "New Boston"
        content["side"]["three"]["cities"]["boston"]["label"] = "New Boston"
        content["coaches"][0]["label"] = "The Prairie Dog"
    if game == "colorado":
        content["regions"][0]["label"] = "Camp Collins"
    return content


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


# Checked


@EVERY_GAME
def test_our_edition_and_how_one_is_filled_in(anna: Caller, game: str) -> None:
    found = anna.get(f"/api/games/{game}/edition")
    assert found["content"]["name"] == "westbound"
    assert {section["name"] for section in found["form"]["sections"]} > {"edition"}


def test_no_edition_of_no_game(anna: Caller) -> None:
    answer = anna.ask("GET", "/api/games/chess/edition")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-table")


def test_a_wrong_edition_gets_all_complaints(anna: Caller) -> None:
    content = says("pioneers")
    content["tiles"]["banker"] = 6
    content["coaches"][2]["points"] = 99
    found = anna.post("/api/editions/check", {"game": "pioneers", "content": content})
    assert found["digest"] == ""
    assert found["complaints"] == [
        {"key": "tiles.banker", "text": "wrong-in-box", "facts": {"wanted": 7, "count": 6}},
        {"key": "coaches[3].points", "text": "wrong-coach-points", "facts": {"count": 99, "wanted": [4, 10]}},
    ]
    refused = anna.ask("POST", "/api/editions", {"game": "pioneers", "content": content})
    assert refused.status_code == 400
    assert refused.json()["reason"] == "edition: tiles.banker: there are 7 of these in the box, not 6 (and 1 more)"


@EVERY_GAME
def test_a_file_shows_which_game_it_is(anna: Caller, game: str) -> None:
    found = anna.post("/api/editions/check", {"game": "", "content": files.write(says(game))})
    assert (found["game"], found["complaints"]) == (game, [])
    assert found["content"] == says(game)
    assert found["digest"] == Content(says(game)).digest


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"game": "chess", "content": {}}, "there is no game called 'chess'"),
        ({"game": "pioneers", "content": 3}, "content"),
        ({"game": "pioneers"}, "content"),
    ],
)
def test_what_is_no_order_is_refused(anna: Caller, order: Json, reason: str) -> None:
    for path in ("/api/editions/check", "/api/editions", "/api/editions/file"):
        answer = anna.ask("POST", path, order)
        assert answer.status_code == 400, path
        assert reason in answer.json()["reason"]


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"game": "pioneers", "content": "name = = 3"}, "line 1, column 8"),
        ({"game": "", "content": 'name = "mine"'}, "doesn’t belong to a game"),
        ({"game": "pioneers", "content": "a = " + "[" * 5000}, "not a TOML file"),
        ({"game": "pioneers", "content": "a." * DEEP + "b = 1"}, "nested too deep"),
        ({"game": "pioneers", "content": f"x = 1\n[{'a.' * DEEP}b]"}, "line 2"),
    ],
)
def test_what_is_no_edition_is_refused(anna: Caller, order: Json, reason: str) -> None:
    found = anna.post("/api/editions/check", order)
    [told] = found["complaints"]
    assert (found["game"], found["digest"], found["content"]) == ("", "", {})
    assert reason in sentence(complaint("", told["text"], **told["facts"]), None)
    for path in ("/api/editions", "/api/editions/file"):
        answer = anna.ask("POST", path, order)
        assert answer.status_code == 400, path
        assert reason in answer.json()["reason"]


def test_the_server_answers_while_it_reads_a_tangle(anna: Caller, server: Server) -> None:
    """A key with that many dots takes a TOML reader many seconds."""
    tangle = {"game": "pioneers", "content": "a." * DEEP + "b = 1"}
    with ThreadPoolExecutor() as pool:
        reading = [pool.submit(server.caller().ask, "POST", "/api/editions/file", tangle) for _ in range(4)]
        assert server.caller().ask("GET", "/health").status_code == 200
        assert {answer.result(PATIENCE).status_code for answer in reading} == {400}


def test_what_is_nested_too_deep_is_no_failure(anna: Caller) -> None:
    content: Any = 1
    for _ in range(900):
        content = {"a": content}
    for path in ("/api/editions/check", "/api/editions", "/api/editions/file"):
        assert anna.ask("POST", path, {"game": "pioneers", "content": content}).status_code in (200, 400), path


ODD: list[Any] = [None, 1.5, True, [], {}, [[]], {"a": {}}, "x" * 500, 10**30, -1, "\u202e", [None], [{"at": 3}]]


@EVERY_GAME
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_odd_content_gets_complaints_and_never_fails(anna: Caller, game: str, odd: Any) -> None:
    for key in says(game):
        answer = anna.ask("POST", "/api/editions/check", {"game": game, "content": says(game) | {key: odd}})
        assert answer.status_code == 200, (key, answer.text)
        assert answer.json()["complaints"] or odd == -1


def test_a_huge_edition_is_refused(anna: Caller) -> None:
    answer = anna.ask("POST", "/api/editions", {"game": "pioneers", "content": "#" * LARGEST_REQUEST})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_draft_can_be_had_as_a_file(anna: Caller) -> None:
    draft = {"name": "half done", "coaches": [{"name": "x"}]}
    answer = anna.ask("POST", "/api/editions/file", {"game": "pioneers", "content": draft})
    assert tomllib.loads(answer.text) == draft


# Drawn


@EVERY_GAME
def test_a_picture(anna: Caller, game: str) -> None:
    answer = anna.ask(
        "POST", "/api/editions/draw", {"game": game, "content": says(game), "players": 4, "language": "de"}
    )
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    if game != "pioneer_days":  # where the first card may lie in the pile
        assert {"pioneers": "New Boston", "colorado": "Camp Collins"}[game] in answer.text


def test_labels_are_escaped_in_pictures(anna: Caller) -> None:
    content = says("pioneers")
    content["side"]["four"]["cities"]["boston"]["label"] = "<script>&"
    answer = anna.ask("POST", "/api/editions/draw", {"game": "pioneers", "content": content, "players": 4})
    assert "<script>" not in answer.text
    assert "&lt;script&gt;&amp;" in answer.text


def test_no_picture_of_what_is_wrong(anna: Caller) -> None:
    for players, content in ((4, {}), (7, says("pioneers"))):
        order = {"game": "pioneers", "content": content, "players": players}
        assert anna.ask("POST", "/api/editions/draw", order).status_code == 400


# Kept


@EVERY_GAME
def test_an_edition_is_kept_once(anna: Caller, game: str) -> None:
    order = {"game": game, "content": says(game)}
    kept = anna.post("/api/editions", order)
    assert kept == {"digest": Content(says(game)).digest, "game": game, "name": "Grandma’s box"}
    assert anna.post("/api/editions", order) == kept
    assert anna.post("/api/editions", {"game": game, "content": files.write(says(game))}) == kept
    answer = anna.ask("GET", f"/api/editions/{kept['digest']}")
    assert tomllib.loads(answer.text) == says(game)
    assert answer.headers["content-disposition"] == f'attachment; filename="westbound-{game}-{kept["digest"]}.toml"'


@pytest.mark.parametrize("digest", ["0123456789abcdef", "westbound", "..%2F..%2Fetc", "x" * 300])
def test_an_unknown_edition(anna: Caller, digest: str) -> None:
    answer = anna.ask("GET", f"/api/editions/{digest}")
    assert answer.status_code == 404
    wanted = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "edition": digest[:40]}
    if digest != "westbound":
        assert anna.ask("POST", "/api/tables", wanted).status_code == 400


def test_an_edition_of_another_game_is_refused(anna: Caller) -> None:
    digest = anna.post("/api/editions", {"game": "colorado", "content": says("colorado")})["digest"]
    wanted = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "edition": digest}
    answer = anna.ask("POST", "/api/tables", wanted)
    assert answer.status_code == 400
    assert "there is no edition" in answer.json()["reason"]


def test_too_many_are_refused(tmp_path: Path) -> None:
    """Whether there is something wrong with them or not."""
    with serving(tmp_path, editions_per_hour=2, edition_checks_per_minute=3) as server:
        caller = server.caller()
        order = {"game": "colorado", "content": says("colorado")}
        wrong = {"game": "colorado", "content": "a = = 1"}
        kept = [caller.ask("POST", "/api/editions", each).status_code for each in (wrong, order, order)]
        assert kept == [400, 201, 429]
        assert caller.ask("POST", "/api/editions/check", order).status_code == 200
        assert caller.ask("POST", "/api/editions/file", wrong).status_code == 400
        drawn = order | {"players": 4}
        codes = [caller.ask("POST", "/api/editions/draw", drawn).status_code for _ in range(2)]
        assert codes == [200, 429]
        for path in ("check", "file"):
            assert caller.ask("POST", f"/api/editions/{path}", order).status_code == 429


# Played with


def opened(anna: Caller, game: str, *seats: str) -> tuple[Json, str]:
    digest = anna.post("/api/editions", {"game": game, "content": says(game)})["digest"]
    return anna.open(*seats, game=game, edition=digest), digest


@EVERY_GAME
def test_a_table_says_with_what_it_plays(anna: Caller, game: str) -> None:
    seated, digest = opened(anna, game, "me", "open")
    table = anna.get(f"/api/tables/{seated['table']}")
    assert (table["edition"], table["digest"]) == ("Grandma’s box", digest)
    ours = anna.get(f"/api/tables/{anna.open('me', 'open', game=game)['table']}")
    assert (ours["edition"], ours["digest"]) == ("westbound", "")


@EVERY_GAME
def test_its_names_are_told(anna: Caller, game: str) -> None:
    seated, _ = opened(anna, game, "me", "open")
    with anna.look(seated["table"], seated["key"]) as table:
        names = table.heard[0]["names"]
    own = {
        "pioneers": [("city", "boston", "New Boston"), ("card", "sodbuster", "The Prairie Dog")],
        "pioneer_days": [("folk", "goat_herd", "Goat herd"), ("town", "paris", "Paris, Texas")],
        "colorado": [("region", "fort_collins", "Camp Collins")],
    }
    for kind, word, label in own[game]:
        assert names[kind][word] == label


def test_games_on_own_editions_survive_the_server(database: str, tmp_path: Path) -> None:
    """Bots play on them in their processes; killed in the middle, they go on; replay and record know them."""
    rng = random.Random(3)
    with serving(database) as server:
        anna = server.caller()
        tables = {game: opened(anna, game, "me", "greedy") for game in GAMES}
        for seated, _ in tables.values():
            with anna.look(seated["table"], seated["key"]) as table:
                table.play_to_the_end(rng, 8)
        server.kill()
        server.start()
        anna = server.caller()
        for game, (seated, digest) in tables.items():
            with anna.look(seated["table"], seated["key"]) as table:
                assert table.table["digest"] == digest
                table.play_to_the_end(rng)
                assert table.over
            replay = anna.get(f"/api/tables/{seated['table']}/replay")
            assert len(replay["frames"]) > 8
            record = anna.ask("GET", f"/api/tables/{seated['table']}/record").text
            header = read_record(record).header
            assert (header.edition, header.digest) == ("Grandma’s box", digest)
            file = tmp_path / f"{game}.toml"
            file.write_text(files.write(says(game)), encoding="utf-8")
            assert westbound.load(record, edition=file).over
        assert "a bot made no legal choice" not in server.logged()


def test_a_record_is_known_by_what_its_edition_says(tmp_path: Path) -> None:
    """Whatever that is called: one of before may bear the name of ours."""
    content = Content(says("colorado", "westbound") | {"version": 7})
    match = westbound.new("colorado", players=2, seed=1, edition=content)
    record = match.record.dumps()
    asyncio.run(keep_in(f"sqlite:///{tmp_path}/westbound.db", content))
    with serving(tmp_path) as server:
        anna = server.caller()
        brought = anna.http.post("/api/records", content=record.encode(), headers=anna._headers())
        assert brought.status_code == 201, brought.text
        assert brought.json()["digest"] == content.digest
        assert anna.get(f"/api/tables/{brought.json()['id']}/replay")["frames"] == []


def test_no_other_edition_is_kept_under_the_name_of_ours(anna: Caller) -> None:
    order = {"game": "colorado", "content": says("colorado", "westbound")}
    answer = anna.ask("POST", "/api/editions", order)
    assert answer.status_code == 400
    assert "choose another name" in answer.json()["reason"]


def test_the_same_people_play_again_on_it(anna: Caller) -> None:
    seated, digest = opened(anna, "pioneers", "me", "random")
    with anna.look(seated["table"], seated["key"]) as table:
        table.play_to_the_end(random.Random(1))
    anna.key = seated["key"]
    again = anna.post(f"/api/tables/{seated['table']}/rematch")
    assert anna.get(f"/api/tables/{again['table']}")["digest"] == digest


# Secrets: an edition is public to anyone who has its digest; nothing else leaves the server


def test_an_edition_tells_nothing_of_the_tables(anna: Caller, server: Server) -> None:
    seated, digest = opened(anna, "pioneers", "me", "greedy")
    told = [
        server.caller().ask("GET", f"/api/editions/{digest}"),
        server.caller().ask("POST", "/api/editions", {"game": "pioneers", "content": says("pioneers")}),
        server.caller().ask("POST", "/api/editions/check", {"game": "pioneers", "content": says("pioneers")}),
        server.caller().ask("GET", "/api/editions"),
    ]
    for answer in told:
        assert seated["table"] not in answer.text
        assert "Anna" not in answer.text


def test_a_backup_keeps_editions(tmp_path: Path) -> None:
    asyncio.run(keep_and_restore(tmp_path))


async def keep_in(database: str, content: Content) -> None:
    store = await Store.open(database)
    await Editions(store).keep(westbound.game("colorado"), content)
    await store.close()


async def keep_and_restore(tmp_path: Path) -> None:
    content = Content(says("colorado"))
    one, other = (f"sqlite:///{tmp_path}/{name}.db" for name in ("one", "other"))
    store = await Store.open(one)
    await Editions(store).keep(westbound.game("colorado"), content)
    await store.secret()
    await store.close()
    await backup(one, tmp_path / "backup")
    await restore(other, tmp_path / "backup")
    store = await Store.open(other)
    found = await Editions(store).find(content.digest)
    await store.close()
    assert found == ("colorado", files.write(content.says))
