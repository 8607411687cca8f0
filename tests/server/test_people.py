"""Claimed names on both databases, from the first device to deletion."""

from __future__ import annotations

import doctest
import json
import random
import re
from collections.abc import Iterator

import pytest

from tests.server.serving import Caller, Client, Json, Server, serving
from westbound.server.accounts import passphrases, people
from westbound.server.accounts.statistics import Result, results, tally

PASSPHRASE = "many a mile westbound"
OTHER = "and never once eastbound"
QUICKLY = "tests.server.quick_hashes"


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000, log_level="debug") as server:
        yield server


def claim(server: Server, name: str, passphrase: str = PASSPHRASE) -> tuple[Caller, Json]:
    """Somebody with a name, signed in."""
    caller = server.caller()
    signed_in: Json = caller.post("/api/me", {"name": name, "passphrase": passphrase})
    caller.key = signed_in["token"]
    return caller, signed_in


def sign_in(server: Server, name: str, passphrase: str = PASSPHRASE) -> Caller:
    caller = server.caller()
    caller.key = caller.post("/api/me/devices", {"name": name, "passphrase": passphrase})["token"]
    return caller


def own(seated: Json, seen: int = 0) -> Json:
    return {"table": seated["table"], "key": seated["key"], "seen": seen}


def finished(server: Server, name: str = "Anna", *others: str) -> Json:
    """A game of somebody against bots, played to its end."""
    caller = server.caller()
    seated = caller.open("me", *(others or ("random",)), name=name)
    with Client(server.url, seated["table"], seated["key"]) as client:
        client.do("chat", text=f"{name} was here")
        client.do("phrase", phrase="thanks")
        client.play_to_the_end(random.Random(1))
    return seated


def refused(caller: Caller, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = caller.ask(method, path, body)
    return answer.status_code, answer.json()["code"]


def test_the_examples() -> None:
    assert doctest.testmod(people).failed == doctest.testmod(passphrases).failed == 0


# Names


def test_a_name_is_claimed_once(server: Server) -> None:
    _, signed_in = claim(server, "Calamity Jane")
    assert signed_in["name"] == "Calamity Jane"
    assert len(signed_in["code"]) == 23
    for same in ("calamity jane", "CALAMITY  JANE", "Ｃalamity Jane", " Calamity\u00a0Jane\u200b"):
        again = {"name": same, "passphrase": OTHER}
        assert refused(server.caller(), "POST", "/api/me", again) == (409, "not-now")


@pytest.mark.parametrize("alike", ["\u0410nnabelle", "ANNABELLE", "An na belle", "Annabe11e", "Annabelle\ufe0f"])
def test_a_name_that_looks_like_another_is_taken(server: Server, alike: str) -> None:
    """The first with a Cyrillic A."""
    if server.caller().ask("POST", "/api/me/devices", {"name": "Annabelle", "passphrase": PASSPHRASE}).is_error:
        claim(server, "Annabelle")
    order = {"name": alike, "passphrase": OTHER}
    assert refused(server.caller(), "POST", "/api/me", order) == (409, "not-now")
    if people.handle_of(alike) != people.handle_of("Annabelle"):  # it only looks like it
        order["passphrase"] = PASSPHRASE
        assert refused(server.caller(), "POST", "/api/me/devices", order) == (401, "wrong-key")


def test_names_in_all_alphabets_can_be_claimed(server: Server) -> None:
    names = ["Мария", "Νίκος", "محمد", "佐藤花子", "김민준", "दिनेश", "Zoë B", "Zoe B", "\u0410нна", "Анно", "👩‍👩‍👧 x"]
    for name in names:
        assert claim(server, name)[1]["name"] == name


@pytest.mark.parametrize(
    ("name", "passphrase"),
    [
        ("Al", PASSPHRASE),
        ("A" * 25, PASSPHRASE),
        ("\u200b\u200b\u200bAl", PASSPHRASE),
        ("   ", PASSPHRASE),
        ("Wild Bill", "short"),
    ],
)
def test_names_and_passphrases_that_cannot_be(server: Server, name: str, passphrase: str) -> None:
    answer = server.caller().ask("POST", "/api/me", {"name": name, "passphrase": passphrase})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert passphrase not in answer.text


# Devices


def test_a_second_device_and_signing_out(server: Server) -> None:
    first, _ = claim(server, "Kit")
    second = sign_in(server, "KIT")
    assert [device["this"] for device in second.get("/api/me")["devices"]].count(True) == 1
    assert len(first.get("/api/me")["devices"]) == 2
    assert second.ask("DELETE", "/api/me/devices", {}).status_code == 204
    assert refused(second, "GET", "/api/me") == (401, "wrong-key")
    third = sign_in(server, "Kit")
    assert first.ask("DELETE", "/api/me/devices", {"everywhere": True}).status_code == 204
    for caller in (first, third):
        assert refused(caller, "GET", "/api/me") == (401, "wrong-key")


def test_nobody_learns_which_names_there_are(server: Server) -> None:
    claim(server, "Annie")
    answers = [
        server.caller().ask("POST", path, {"name": name, **secret})
        for path, secret in (
            ("/api/me/devices", {"passphrase": OTHER}),
            ("/api/me/recovery", {"code": "aaaaa-bbbbb-ccccc-ddddd", "passphrase": OTHER}),
        )
        for name in ("Annie", "Nobody at all")
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert answers[0].text == answers[1].text
    assert answers[2].text == answers[3].text


def test_recovery_voids_everything_that_was(server: Server) -> None:
    first, claimed = claim(server, "Doc")
    typed = claimed["code"].upper().replace("-", " ")
    order = {"name": "doc", "code": typed, "passphrase": OTHER}
    renewed = server.caller().post("/api/me/recovery", order)
    assert renewed["code"] != claimed["code"]
    assert refused(first, "GET", "/api/me") == (401, "wrong-key")
    assert refused(server.caller(), "POST", "/api/me/recovery", order) == (401, "wrong-key")
    old = {"name": "Doc", "passphrase": PASSPHRASE}
    assert refused(server.caller(), "POST", "/api/me/devices", old) == (401, "wrong-key")
    assert sign_in(server, "Doc", OTHER).get("/api/me")["name"] == "Doc"
    assert server.caller(renewed["token"]).get("/api/me")["name"] == "Doc"


def test_another_passphrase(server: Server) -> None:
    here, _ = claim(server, "Wyatt")
    there = sign_in(server, "Wyatt")
    assert refused(here, "PUT", "/api/me/passphrase", {"old": OTHER, "new": OTHER}) == (403, "not-yours")
    assert here.ask("PUT", "/api/me/passphrase", {"old": PASSPHRASE, "new": OTHER}).status_code == 204
    assert here.get("/api/me")["name"] == "Wyatt"
    assert refused(there, "GET", "/api/me") == (401, "wrong-key")
    assert sign_in(server, "Wyatt", OTHER)


# Seats


def test_seats_are_brought_along_and_found_elsewhere(server: Server) -> None:
    desk, _ = claim(server, "Belle")
    host = server.caller()
    good, host_only = host.open("me", "open", name="Belle"), host.open("open", "open", name="")
    guest = host.sit(good["table"], "Ben")
    forged = {**guest, "table": host_only["table"]}
    missing = {"table": "abcdefghjk", "key": good["key"]}
    brought = desk.put("/api/me/games", {"seats": [own(good, 1), own(host_only), missing]})
    assert set(brought["kept"]) == {good["table"], host_only["table"]}
    assert (brought["gone"], brought["void"], brought["later"]) == (["abcdefghjk"], [], [])
    assert desk.put("/api/me/games", {"seats": [own(forged)]})["void"] == [host_only["table"]]
    phone = sign_in(server, "Belle")
    games = {game["table"]: game for game in phone.get("/api/me")["games"]}
    assert (games[good["table"]]["key"], games[good["table"]]["seat"], games[good["table"]]["seen"]) == (
        good["key"],
        0,
        1,
    )
    assert games[host_only["table"]]["seat"] is None
    with Client(server.url, good["table"], games[good["table"]]["key"]) as client:
        assert client.seat == 0
    desk.put("/api/me/games", {"seats": [own(good, 2)]})
    desk.put("/api/me/games", {"seats": [own(good, 1)]})
    assert {game["seen"] for game in phone.get("/api/me")["games"] if game["seat"] == 0} == {2}
    assert phone.ask("DELETE", f"/api/me/games/{good['table']}").status_code == 204
    assert [game["table"] for game in desk.get("/api/me")["games"]] == [host_only["table"]]


def test_a_key_that_was_replaced_is_void(server: Server) -> None:
    desk, _ = claim(server, "Cole")
    seated = server.caller().open("me", "open")
    renewed = server.caller(seated["key"]).post(f"/api/tables/{seated['table']}/seats/0/key")
    assert desk.put("/api/me/games", {"seats": [own(seated)]})["void"] == [seated["table"]]
    assert desk.get("/api/me")["games"] == []
    assert desk.put("/api/me/games", {"seats": [own(renewed)]})["kept"] == [seated["table"]]


# My games


def test_whose_turn_it_is(server: Server) -> None:
    host = server.caller()
    seats = [host.open("me", "open", name="Anna")]
    seats.append(host.sit(seats[0]["table"], "Ben"))
    gathering, over = host.open("me", "open"), finished(server)
    looks = [host.post("/api/mine", {"seats": [own(seat, 3), own(gathering), own(over)]}) for seat in seats]
    for look in looks:
        by_table = {game["table"]["id"]: game for game in look["games"]}
        assert (by_table[gathering["table"]]["asked"], by_table[gathering["table"]]["actors"]) == (None, [])
        ended = by_table[over["table"]]
        assert (ended["asked"], ended["table"]["state"]) == (None, "over")
        assert len(ended["table"]["scores"]) == 2
        assert all(
            ended["table"]["scores"][seat] == max(ended["table"]["scores"]) for seat in ended["table"]["winners"]
        )
    mine = [next(game for game in look["games"] if game["table"]["id"] == seats[0]["table"]) for look in looks]
    (actor,) = mine[0]["actors"]
    assert [game["seat"] for game in mine] == [0, 1]
    assert [game["asked"] is not None for game in mine] == [actor == 0, actor == 1]
    since = mine[actor]["asked"]
    assert mine[0]["new"] == mine[0]["seq"] - 3 == 1
    with Client(server.url, seats[0]["table"], seats[actor]["key"]) as client:
        client.do("chat", text="let me think")
        (still,) = host.post("/api/mine", {"seats": [own(seats[actor], 3)]})["games"]
        assert (still["asked"], still["new"]) == (since, 2)
        while client.asked:
            client.act(client.choices()[0])
    (after,) = host.post("/api/mine", {"seats": [own(seats[actor])]})["games"]
    assert (after["asked"], after["actors"]) == (None, [1 - actor])
    assert after["at"] >= since


def test_what_opens_nothing_is_named(server: Server) -> None:
    host = server.caller()
    seated, over = host.open("me", "open"), finished(server)
    server.caller(over["key"]).post(f"/api/tables/{over['table']}/seats/0/key")
    odd = [{"table": table, "key": seated["key"]} for table in ("abcdefghjk", "..", "\x00")]
    look = host.post("/api/mine", {"seats": [own(seated), own(over), *odd, {**own(seated), "key": "made up"}]})
    assert [game["table"]["id"] for game in look["games"]] == [seated["table"]]
    assert look["gone"] == ["abcdefghjk", "..", "\x00"]
    assert look["void"] == [over["table"], seated["table"]]
    assert look["later"] == []


def test_a_hundred_at_a_time(server: Server) -> None:
    host = server.caller()
    seated = host.open("me", "open")
    assert len(host.post("/api/mine", {"seats": [own(seated)] * 100})["games"]) == 100
    assert refused(host, "POST", "/api/mine", {"seats": [own(seated)] * 101}) == (400, "malformed")


# Statistics


def test_how_somebody_has_fared(server: Server) -> None:
    caller, _ = claim(server, "Stats")
    games = [
        finished(server, "Stats"),
        finished(server, "Stats", "random", "random"),
        server.caller().open("me", "open"),
    ]
    caller.put("/api/me/games", {"seats": [own(seated) for seated in games]})
    (tally,) = caller.get("/api/me")["tallies"]
    tables = [caller.http.get(f"/api/tables/{seated['table']}").json() for seated in games[:2]]
    points = [table["scores"][seated["seat"]] for table, seated in zip(tables, games, strict=False)]
    wins = [seated["seat"] in table["winners"] for table, seated in zip(tables, games, strict=False)]
    assert (tally["game"], tally["played"], tally["best"]) == ("pioneers", 2, max(points))
    assert tally["average"] == sum(points) / 2
    assert tally["won"] + tally["shared"] == sum(wins)
    assert [(share["players"], share["played"]) for share in tally["by_players"]] == [(2, 1), (3, 1)]


def result(game: str, winners: list[int], **more: object) -> Result:
    seats = [{"color": color, "name": color, "who": "person", "bot": "", "here": False} for color in ("red", "blue")]
    card = {"game": game, "seats": seats, "scores": [10, 20], "winners": winners, **more}
    return results.decode(json.dumps(card))


def test_wins_alone_and_shared() -> None:
    first, second = tally(
        [
            (0, result("b", [0, 1])),
            (1, result("b", [1])),
            (1, result("a", [0])),
            (0, result("b", [1])),
            (0, result("a", [0], lesson={"name": "first"})),
            (0, result("a", [0], archive=True)),
        ]
    )
    assert (first.game, first.played, first.won, first.shared, first.average, first.best) == ("b", 3, 1, 1, 13.3, 20)
    assert [(share.players, share.played, share.won) for share in first.by_players] == [(2, 3, 2)]
    assert (second.game, second.played, second.won) == ("a", 1, 0)


# Taking it away


def test_export_holds_everything_that_is_kept(server: Server) -> None:
    caller, _ = claim(server, "Exporter")
    over, waiting = finished(server, "Exporter"), server.caller().open("me", "open", name="Exporter 2")
    caller.put("/api/me/games", {"seats": [own(over), own(waiting)]})
    answer = caller.ask("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["name"] == "Exporter"
    games = {game["table"]: game for game in kept["games"]}
    mine = games[over["table"]]
    assert [line["text"] for line in mine["said"]] == ["Exporter was here", "thanks"]
    assert caller.http.get(mine["record"]).text.startswith('{"westbound"')
    assert (games[waiting["table"]]["record"], games[waiting["table"]]["name"]) == ("", "Exporter 2")
    assert kept["tallies"][0]["played"] == 1
    assert caller.key not in answer.text
    assert PASSPHRASE not in answer.text


def test_delete_needs_the_passphrase_and_leaves_the_games(server: Server) -> None:
    caller, claimed = claim(server, "Ghost")
    over = finished(server, "Ghost")
    caller.put("/api/me/games", {"seats": [own(over)]})
    assert refused(caller, "DELETE", "/api/me", {"passphrase": OTHER}) == (403, "not-yours")
    assert caller.get("/api/me")["name"] == "Ghost"
    assert caller.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE}).status_code == 204
    assert refused(caller, "GET", "/api/me") == (401, "wrong-key")
    lost = {"name": "Ghost", "code": claimed["code"], "passphrase": OTHER}
    assert refused(server.caller(), "POST", "/api/me/recovery", lost) == (401, "wrong-key")
    assert "Ghost" in [seat["name"] for seat in server.caller().get(f"/api/tables/{over['table']}")["seats"]]
    claim(server, "Ghost")


def test_delete_with_name_and_words_in_games_that_are_over(server: Server) -> None:
    caller, _ = claim(server, "Shadow")
    over, playing = finished(server, "Shadow"), server.caller().open("me", "random", name="Shadow")
    caller.put("/api/me/games", {"seats": [own(over), own(playing)]})
    before = caller.http.get(f"/api/tables/{over['table']}/record").text
    assert caller.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE, "redact": True}).status_code == 204
    for again in (False, True):
        if again:  # what is written, not only what is in memory
            server.kill()
            server.start()
        look = server.caller()
        after = look.http.get(f"/api/tables/{over['table']}/record").text
        replay = look.ask("GET", f"/api/tables/{over['table']}/replay").text
        assert "Shadow" not in after + replay
        assert unmarked(after) == unmarked(before).replace('"Shadow"', '"red"')
        status = look.get(f"/api/tables/{over['table']}")
        assert (status["seats"][0]["name"], status["state"]) == ("red", "over")
        assert look.get(f"/api/tables/{playing['table']}")["seats"][0]["name"] == "Shadow"


def unmarked(record: str) -> str:
    """A record without what follows from all the rest of it, names included."""
    return re.sub(r',?"(mark|seal)":"[0-9a-f]+"', "", record)


# Who is not let in


def test_tokens_open_no_seat_and_keys_no_account(server: Server) -> None:
    caller, _ = claim(server, "Locksmith")
    seated = server.caller().open("me", "open")
    assert refused(server.caller(seated["key"]), "GET", "/api/me") == (401, "wrong-key")
    for key in ("", "me.", "me." + "a" * 43, caller.key[:-1], caller.key + "a", caller.key.upper()):
        assert refused(server.caller(key), "GET", "/api/me") == (401, "wrong-key")
    assert refused(caller, "POST", f"/api/tables/{seated['table']}/seats/0/key") == (401, "wrong-key")


def test_nobody_learns_of_the_games_of_others(server: Server) -> None:
    rich, _ = claim(server, "Richie")
    poor, _ = claim(server, "Poorly")
    rich.put("/api/me/games", {"seats": [own(server.caller().open("me", "open"))]})
    for path in ("/api/me", "/api/me/export"):
        assert poor.get(path)["games"] == []
        assert "Richie" not in poor.ask("GET", path).text


def test_secrets_are_never_logged(server: Server) -> None:
    caller, claimed = claim(server, "Silent Sam")
    sign_in(server, "Silent Sam")
    refused(server.caller(), "POST", "/api/me/devices", {"name": "Silent Sam", "passphrase": OTHER})
    caller.get("/api/me")
    logged = server.logged()
    for secret in (PASSPHRASE, OTHER, claimed["code"], claimed["token"], claimed["token"][3:], "Silent Sam"):
        assert secret not in logged
    assert "path=/api/me/devices" in logged


class Crowd:
    """People who call a server from many addresses, through a proxy."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def caller(self, address: str, key: str = "") -> Caller:
        caller = self.server.caller(key)
        caller.http.headers["x-forwarded-for"] = address
        return caller

    def sign_in(self, name: str, address: str, passphrase: str = OTHER) -> int:
        order = {"name": name, "passphrase": passphrase}
        return self.caller(address).ask("POST", "/api/me/devices", order).status_code

    def flood(self, name: str) -> None:
        """Guess until nobody may guess any more."""
        assert [self.sign_in(name, f"10.0.0.{number}") for number in range(6)] == [401] * 4 + [429] * 2


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    throttled = {"sign_ins_per_hour": 4, "proxies": "127.0.0.1"}
    with serving(tmp_path_factory.mktemp("throttled"), QUICKLY, **throttled) as server:
        yield Crowd(server)


def test_throttled_by_name_and_by_address(crowd: Crowd) -> None:
    crowd.flood("Anna")
    assert [crowd.sign_in(f"Name {number}", "10.1.0.1") for number in range(6)] == [401] * 4 + [429] * 2
    assert crowd.server.caller().open("me", "open")["key"]  # nothing else is throttled by it


def test_a_flooded_name_stays_open_to_its_owner(crowd: Crowd) -> None:
    claimed = crowd.caller("10.2.0.1").post("/api/me", {"name": "Flooded", "passphrase": PASSPHRASE})
    for _ in range(2):
        crowd.sign_in("Flooded", "10.2.0.9")
    assert [crowd.sign_in("Flooded", f"10.3.0.{number}") for number in range(4)] == [401] * 2 + [429] * 2
    assert crowd.sign_in("Flooded", "10.2.0.1", PASSPHRASE) == 201  # where they were before
    assert crowd.sign_in("Flooded", "10.2.0.2", PASSPHRASE) == 429  # like any stranger
    crowd.caller("10.2.0.2", claimed["token"]).get("/api/me")  # from here a device of theirs calls
    assert crowd.sign_in("Flooded", "10.2.0.2", PASSPHRASE) == 201
    device = crowd.caller("10.2.0.3", claimed["token"])
    order = {"old": PASSPHRASE, "new": OTHER}
    assert device.ask("PUT", "/api/me/passphrase", order).status_code == 204
    lost = {"name": "Flooded", "code": claimed["code"], "passphrase": PASSPHRASE}
    recovered = crowd.caller("10.2.0.4").post("/api/me/recovery", lost)
    assert crowd.caller("10.2.0.5", recovered["token"]).get("/api/me")["name"] == "Flooded"


def test_a_name_can_be_claimed_although_it_was_flooded(crowd: Crowd) -> None:
    crowd.flood("Not yet")
    assert crowd.caller("10.4.0.1").post("/api/me", {"name": "Not yet", "passphrase": PASSPHRASE})["token"]


def test_who_has_stolen_a_device_cannot_guess_for_long(crowd: Crowd) -> None:
    claimed = crowd.caller("10.5.0.1").post("/api/me", {"name": "Robbed", "passphrase": PASSPHRASE})
    thefts = [crowd.caller(f"10.5.1.{number}", claimed["token"]) for number in range(6)]
    codes = [thief.ask("DELETE", "/api/me", {"passphrase": OTHER}).status_code for thief in thefts]
    assert codes == [403] * 4 + [429] * 2
