"""Provably fair dice: committed, mixed, drawn, revealed and verified on a real server."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from itsdangerous import BadSignature, URLSafeSerializer

import westbound
from tests.server.dealing import SECRET, dealing
from tests.server.serving import Caller, Client, Json, Server, play_out, serving
from westbound.api import game
from westbound.engine.dice import Dice, promise
from westbound.engine.record import Record, read_record
from westbound.luck import luck
from westbound.server.refusal import Refusal
from westbound.server.state.events import Opened, SeatSetup
from westbound.server.state.table_state import TableState
from westbound.server.tables.tickets import DAY, Tickets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("dice"), log_level="debug") as server:
        yield server


@pytest.fixture
def anna(server: Server) -> Caller:
    return server.caller()


@pytest.fixture
def ben(server: Server) -> Caller:
    return server.caller()


NOT_OURS = "this ticket is not from this server, or has expired; ask for a new promise"


class Ear(Client):
    """Somebody who keeps every message as it came."""

    def __init__(self, url: str, table: str, key: str = "") -> None:
        self.raw: list[str] = []
        super().__init__(url, table, key)

    def hear(self, timeout: float = 60.0) -> Json:
        if not self.coming:
            self.coming = str(self.socket.recv(timeout)).split("\n")
            self.raw += self.coming
        return super().hear(timeout)


def record_of(caller: Caller, table: str) -> str:
    return caller.ask("GET", f"/api/tables/{table}/record").raise_for_status().text


def told(record: str) -> str:
    """The secret that a record tells."""
    dice = read_record(record).header.dice
    assert dice
    return dice.secret


def test_the_promise_is_kept_and_everybody_can_check_it(anna: Caller, ben: Caller) -> None:
    promised = anna.post("/api/promises", {})
    mine = anna.open("me", "open", ticket=promised["ticket"], word="  quiet\u202e  saddle ")
    before = anna.get(f"/api/tables/{mine['table']}")["dice"]
    assert before == {"promise": promised["promise"], "words": ["quiet saddle", ""], "since": 0, "secret": ""}
    theirs = ben.post(f"/api/tables/{mine['table']}/seats", {"name": "Ben", "word": "prairie"})
    with anna.look(mine["table"], mine["key"]) as one, ben.look(mine["table"], theirs["key"]) as two:
        assert one.table["dice"]["words"] == ["quiet saddle", "prairie"]
        play_out([one, two], random.Random(1))
        after = one.table["dice"]
    assert promise(after["secret"]) == promised["promise"]
    record = record_of(anna, mine["table"])
    assert westbound.verify(record, promised["promise"], {0: "quiet saddle", 1: "prairie"}).holds
    assert told(record) == after["secret"]
    assert westbound.load(record).over


def test_the_secret_leaves_on_no_path_before_the_end(server: Server, anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "random", "random", public=True, word="saddle")
    path = f"/api/tables/{mine['table']}"
    heard: list[str] = []
    rng = random.Random(2)
    with Ear(server.url, mine["table"], mine["key"]) as seat, Ear(server.url, mine["table"]) as watcher:
        while not seat.over:
            asked = [("GET", path), ("GET", "/api/tables"), ("GET", f"{path}/replay"), ("GET", f"{path}/record")]
            asked += [("GET", f"{path}/luck"), ("POST", f"{path}/rematch"), ("POST", "/api/promises")]
            if rng.random() < 0.1:
                answers = [ben.ask(method, where, None if method == "GET" else {}).text for method, where in asked]
                heard += answers if ben.get(path)["state"] != "over" else []  # before the end, all of them
            seat.act("nothing of that kind")
            seat.play_to_the_end(rng, most=1)
        while not watcher.over:
            watcher.hear()
        said = [*seat.raw, *watcher.raw]
    secret = told(record_of(ben, mine["table"]))
    heard += [text for text in said if '"state":"over"' not in text]
    assert len(heard) > 50
    assert not [text for text in heard if secret[:8] in text]
    assert secret[:8] not in server.logged()
    assert any(secret in text for text in said)


def test_a_ticket_opens_one_table(anna: Caller) -> None:
    ticket = anna.post("/api/promises", {})["ticket"]
    assert anna.open("me", "open", ticket=ticket)["table"]
    order = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna"}
    again = anna.ask("POST", "/api/tables", {**order, "ticket": ticket})
    assert again.status_code == 409
    assert again.json()["reason"] == "a table was opened with this ticket already; ask for a new promise"
    wrong = anna.ask("POST", "/api/tables", {**order, "ticket": ticket[:-1]})
    assert wrong.json() == {"code": "malformed", "reason": NOT_OURS}


def test_a_ticket_expires() -> None:
    clock = [1_000_000.0]
    tickets = Tickets(b"secret", lambda: clock[0])
    ticket = tickets.make("t")
    clock[0] -= 3600  # the clock of another machine may be behind
    assert tickets.table(ticket) == "t"
    clock[0] += 3600 + DAY
    assert tickets.table(ticket) == "t"
    clock[0] += 1
    with pytest.raises(Refusal, match="more than a day old; ask for a new promise"):
        tickets.table(ticket)


def test_a_ticket_of_an_older_server_is_refused() -> None:
    signer = URLSafeSerializer(b"secret", salt="ticket", signer_kwargs={"digest_method": hashlib.sha256})
    with pytest.raises(Refusal, match=NOT_OURS):
        Tickets(b"secret").table(str(signer.dumps("t")))
    with pytest.raises(BadSignature):
        signer.loads(Tickets(b"secret").make("t"))  # and the other way round, during an upgrade


@pytest.mark.parametrize("word", ["w" * 41, "\u202e", 7])
def test_a_word_that_cannot_be_is_refused(anna: Caller, word: object) -> None:
    table = anna.open("open", "open")["table"]
    answer = anna.ask("POST", f"/api/tables/{table}/seats", {"name": "Anna", "word": word})
    assert answer.json()["code"] == "malformed"
    assert [seat["who"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == ["free", "free"]


def test_without_words_the_dice_are_still_promised(anna: Caller) -> None:
    table = anna.open("random", "random")["table"]
    with anna.look(table) as watching:
        while not watching.over:
            watching.hear()
    assert westbound.verify(record_of(anna, table), words={0: "", 1: ""}).holds


def test_whoever_gets_up_takes_the_word_along(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open", word="saddle")
    with anna.look(mine["table"], mine["key"]) as table:
        table.do("leave")
    assert ben.get(f"/api/tables/{mine['table']}")["dice"]["words"] == ["", ""]


def test_who_takes_over_in_the_game_mixes_nothing_in(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "random", word="saddle")
    with anna.look(mine["table"], mine["key"]) as table:
        ben.post(f"/api/tables/{mine['table']}/seats", {"name": "Ben", "seat": 1, "word": "late"})
        table.wait(lambda _: table.table["applicant"])
        assert table.do("admit", application=table.table["applicant"]["application"], agrees=True)["say"] == "done"
    assert ben.get(f"/api/tables/{mine['table']}")["dice"]["words"] == ["saddle", ""]


def test_nothing_is_taken_back_when_the_secret_is_told(anna: Caller) -> None:
    mine = anna.open("me", "random")
    with anna.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(3))
        assert table.ask["undo"] is None
        assert table.do("undo")["code"] == "not-now"


def test_what_is_taken_back_in_the_game_can_be_checked(anna: Caller) -> None:
    mine = anna.open("me", "random", game="pioneer_days", word="saddle")
    rng = random.Random(4)
    with anna.look(mine["table"], mine["key"]) as table:
        for _ in range(10):
            table.play_to_the_end(rng, most=3)
            if not table.over and table.ask["undo"]:
                table.do("undo")
        table.play_to_the_end(rng)
    record = record_of(anna, mine["table"])
    assert '"undo"' in record
    assert '"consent":[0,1]' in record  # the same draws came again
    assert westbound.verify(record).holds


def draws_of(state: TableState, done: int) -> list[str]:
    """What chance drew after the first *done* lines."""
    assert state.match
    return [line.words for line in state.match.record.log[done:] if line.seat is None]


def table_of(*names: str) -> TableState:
    """A table of Pioneer Days where the last seat has a bot."""
    state = TableState("t")
    seats = [SeatSetup() for _ in names] + [SeatSetup(bot="random", name="Ada")]
    options = game("pioneer_days").usual(len(seats), {})
    state.take(
        Opened(game="pioneer_days", edition="westbound", options=options, seats=seats, secret="5eed" * 16, host=0)
    )
    for name in names:
        state.sit(name)
    return state


def undone_draws(*names: str) -> tuple[int, int]:
    """In how many cases the same was drawn again after an undo, and in how many something else.

    These people play anything, and undo whatever chance has to do with.
    """
    state, rng, same, other = table_of(*names), random.Random(1), 0, 0
    match = state.match
    assert match
    for _ in range(300):
        if match.over:
            break
        seat, done = match.actors()[0], match.version
        words = rng.choice(match.legal(seat))
        state.play(seat, words, done)
        drawn = draws_of(state, done)
        if not drawn or seat == len(names) or match.over:
            continue
        state.undo(seat, match.version)
        for asked in state.consent_open():
            state.answer(asked, True, match.version)
        done = match.version
        state.play(seat, words, done)
        again = draws_of(state, done) == drawn
        same, other = same + again, other + (not again)
    return same, other


def test_against_bots_nobody_undoes_until_they_like_the_dice() -> None:
    same, other = undone_draws("Anna")
    assert same >= 5
    assert other == 0


def test_with_others_who_agree_the_dice_are_thrown_anew() -> None:
    _, other = undone_draws("Anna", "Ben")
    assert other >= 5


def test_an_undo_does_not_change_the_mind_of_a_bot() -> None:
    state, rng = table_of("Anna"), random.Random(2)
    seen: list[object] = []
    match = state.match
    assert match
    while len(seen) < 5:
        seat, done = match.actors()[0], match.version
        words = rng.choice(match.legal(seat))
        state.play(seat, words, done)
        if seat == 1 or match.actors() != [1]:
            continue
        mind = state.rng_of_bot(1).getstate()
        assert mind not in seen, "every decision has random numbers of its own"
        state.play(1, match.legal(1)[0], match.version)
        state.undo(0, match.version)
        state.play(0, words, match.version)
        assert state.rng_of_bot(1).getstate() == mind
        seen.append(mind)


def test_the_same_deal_has_the_same_bots(tmp_path: Path) -> None:
    logs = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        with dealing(folder) as server:
            caller = server.caller()
            table = caller.open("scout", "random", ticket=Tickets(SECRET).make("dealtalike"))["table"]
            with caller.look(table) as watching:
                while not watching.over:
                    watching.hear()
            logs.append([line.words for line in read_record(record_of(caller, table)).log])
    assert len(logs[0]) > 30
    assert logs[0] == logs[1]


def test_those_who_play_again_get_other_dice(anna: Caller, ben: Caller) -> None:
    mine = anna.open("me", "open", word="saddle")
    theirs = ben.sit(mine["table"], "Ben")
    with anna.look(mine["table"], mine["key"]) as one, ben.look(mine["table"], theirs["key"]) as two:
        play_out([one, two], random.Random(5))
        first = one.table["dice"]
    anna.key, ben.key = mine["key"], theirs["key"]
    next_one = anna.post("/api/promises", {"after": mine["table"]})
    assert next_one["ticket"] == ""
    assert next_one["promise"] != first["promise"]
    again = anna.post(f"/api/tables/{mine['table']}/rematch", {"word": "bridle"})
    also = ben.post(f"/api/tables/{mine['table']}/rematch")
    dice = anna.get(f"/api/tables/{again['table']}")["dice"]
    assert dice == {"promise": next_one["promise"], "words": ["bridle", ""], "since": 0, "secret": ""}
    with anna.look(again["table"], again["key"]) as one, ben.look(again["table"], also["key"]) as two:
        play_out([one, two], random.Random(6))
    anna.key = again["key"]
    assert westbound.verify(record_of(anna, again["table"]), next_one["promise"]).holds


def test_luck_is_told_when_the_game_is_over(anna: Caller) -> None:
    mine = anna.open("me", "random")
    path = f"/api/tables/{mine['table']}/luck"
    assert anna.ask("GET", path).json()["code"] == "not-now"
    with anna.look(mine["table"], mine["key"]) as table:
        table.play_to_the_end(random.Random(7))
    found = anna.get(path)
    expected = luck(record_of(anna, mine["table"]))
    assert found["points"] == expected.points
    came = {each["choice"]["words"]: each["came"] for each in found["drawn"]}
    assert came == {tally.words: tally.came for tally in expected.tallies}


def test_after_a_power_cut_the_same_dice_are_thrown(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caller = server.caller()
        promised = caller.post("/api/promises", {})
        mine = caller.open("me", "random", ticket=promised["ticket"], word="saddle", game="pioneer_days")
        rng = random.Random(8)
        for _ in range(2):
            with caller.look(mine["table"], mine["key"]) as table:
                table.play_to_the_end(rng, most=5)
            server.kill()
            server.start()
            caller = server.caller()
            assert caller.get(f"/api/tables/{mine['table']}")["dice"]["promise"] == promised["promise"]
        with caller.look(mine["table"], mine["key"]) as table:
            table.play_to_the_end(rng)
        record = read_record(record_of(caller, mine["table"]))
    assert westbound.verify(record, promised["promise"], {0: "saddle"}).holds
    assert all_lots_follow(record)


def all_lots_follow(record: Record) -> bool:
    """Once more, without the code that checks."""
    assert record.header.dice
    dice = Dice(record.header.dice.secret, ["saddle", ""])
    lots = [line.lot for line in record.log if line.seat is None]
    return len(lots) > 30 and all(lot and lot[0] == dice.randrange(lot[1]) for lot in lots)
