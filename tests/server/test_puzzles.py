"""Puzzles on both databases: what counts, what comes next, and what nobody learns before they have answered."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from tests.server.serving import Caller, Json, Server, serving
from westbound.coach.shipped import shipped
from westbound.server.puzzles import collection, rating
from westbound.server.puzzles.rating import LEAST, NEWCOMER, UNIT, Rated, after, untried

GAME = "pioneers"
ALL = {puzzle.id: puzzle for puzzle in shipped(GAME)}
PASSPHRASE = "many a mile westbound"
QUICKLY, SWAPPED = "tests.server.quick_hashes", "tests.server.swapped_puzzles"


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database, QUICKLY, sign_ins_per_hour=1000, log_level="debug") as server:
        yield server


@pytest.fixture(scope="module")
def alike(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers whose puzzles look the same and have other solutions."""
    folder = tmp_path_factory.mktemp
    with serving(folder("one"), QUICKLY) as one, serving(folder("two"), SWAPPED) as two:
        yield one, two


def claim(server: Server, name: str) -> Caller:
    """Somebody who is signed in."""
    caller = server.caller()
    caller.key = caller.post("/api/me", {"name": name, "passphrase": PASSPHRASE})["token"]
    return caller


def path(puzzle: str, what: str = "") -> str:
    return f"/api/puzzles/{GAME}/{puzzle}{what and '/'}{what}"


def another(caller: Caller, *seen: str) -> Json:
    found: Json = caller.post(f"/api/puzzles/{GAME}", {"seen": [*seen]})
    return found


def answer(caller: Caller, puzzle: str, words: str) -> Json:
    judged: Json = caller.post(path(puzzle, "answer"), {"words": words})
    return judged


def hint(caller: Caller, puzzle: str, step: int) -> Json:
    told: Json = caller.post(path(puzzle, "hint"), {"step": step})
    return told


def right(puzzle: str) -> str:
    return ALL[puzzle].solution


def wrong(puzzle: str) -> str:
    return ALL[puzzle].choices[1].words


def own(caller: Caller) -> Any:
    return next(each["own"] for each in caller.get("/api/puzzles") if each["game"] == GAME)


def refused(caller: Caller, method: str, path: str, body: object = None) -> tuple[int, str]:
    said = caller.ask(method, path, body)
    return said.status_code, said.json()["code"]


# Ratings


def test_the_examples() -> None:
    assert doctest.testmod(rating).failed == 0


def test_what_one_gains_the_other_loses_and_surprises_count_more() -> None:
    puzzle = untried(1500)
    assert after(NEWCOMER, puzzle, 1).mean - NEWCOMER.mean == NEWCOMER.mean - after(NEWCOMER, puzzle, 0).mean
    assert after(puzzle, NEWCOMER, 0).mean < puzzle.mean < after(puzzle, NEWCOMER, 1).mean
    easy, hard = untried(1200), untried(2000)
    assert after(NEWCOMER, easy, 1).mean < after(NEWCOMER, puzzle, 1).mean < after(NEWCOMER, hard, 1).mean


def test_ratings_become_surer_and_never_quite_sure() -> None:
    person, puzzle = NEWCOMER, untried(1800)
    for number in range(200):
        surer = after(person, puzzle, number % 2)
        assert surer.deviation <= person.deviation
        person = surer
    assert person.deviation == LEAST * UNIT
    assert abs(person.points - 1800) < 50
    assert after(Rated(0, LEAST * UNIT), Rated(4000 * UNIT, LEAST * UNIT), 0).points == 0


# Solving


def test_there_are_puzzles(server: Server) -> None:
    listed = {each["game"]: each for each in server.caller().get("/api/puzzles")}
    assert listed[GAME] == {"game": GAME, "count": len(ALL), "own": None}
    for name, each in listed.items():
        if not each["count"]:
            assert refused(server.caller(), "POST", f"/api/puzzles/{name}", {}) == (409, "not-now")


def test_a_puzzle_looks_like_a_table(server: Server) -> None:
    found = another(server.caller())
    puzzle = ALL[found["id"]]
    assert found["seat"] == puzzle.seat
    assert len(found["colors"]) == puzzle.players
    seen = found["seen"]
    assert seen["ask"]["actors"] == [puzzle.seat]
    words = [choice["words"] for choice in seen["ask"]["choices"]]
    assert puzzle.solution in words
    assert all(choice["final"] for choice in seen["ask"]["choices"])
    assert len(seen["scores"]) == len(seen["view"]["players"]) == puzzle.players
    effects = server.caller().get(path(found["id"], f"foresight?words={quote(words[0])}"))
    assert effects["words"] == words[0]
    assert server.caller().get(path(found["id"])) == found


def test_a_right_answer_counts_for_the_person_and_against_the_puzzle(server: Server) -> None:
    anna = claim(server, "Anna Right")
    found = another(anna)
    assert found["counts"]
    assert found["own"] is None
    judged = answer(anna, found["id"], right(found["id"]))
    assert judged["right"]
    assert judged["counted"]
    assert judged["solution"] == judged["options"][0]["choice"]["words"] == right(found["id"])
    wins = [option["win"] for option in judged["options"][1:]]
    assert wins == sorted(wins, reverse=True)
    assert (judged["own"]["played"], judged["own"]["solved"], judged["own"]["streak"]) == (1, 1, 1)
    assert judged["own"]["rating"] > NEWCOMER.points
    assert judged["rating"] < found["rating"]
    assert (judged["played"], judged["solved"]) == (found["played"] + 1, found["solved"] + 1)
    assert own(anna) == judged["own"]
    assert not anna.get(path(found["id"]))["counts"]


def test_only_the_first_answer_counts(server: Server) -> None:
    anna = claim(server, "Anna Twice")
    puzzle = another(anna)["id"]
    first = answer(anna, puzzle, wrong(puzzle))
    assert (first["right"], first["counted"], first["own"]["solved"]) == (False, True, 0)
    for words in (right(puzzle), wrong(puzzle), ""):
        again = answer(anna, puzzle, words)
        assert again["right"] == (words == right(puzzle))
        assert not again["counted"]
        assert again["own"] == first["own"]
        assert (again["rating"], again["played"]) == (first["rating"], first["played"])


def test_answers_at_the_same_moment_count_once(server: Server) -> None:
    anna = claim(server, "Anna Hasty")
    puzzles = [*ALL][:2]
    callers = [server.caller(anna.key) for _ in range(6)]
    with ThreadPoolExecutor(6) as threads:
        jobs = [
            threads.submit(answer, caller, puzzles[number % 2], right(puzzles[number % 2]))
            for number, caller in enumerate(callers)
        ]
    assert [job.result()["counted"] for job in jobs].count(True) == 2
    assert (own(anna)["played"], own(anna)["streak"]) == (2, 2)


def test_a_hint_ends_the_streak_at_once(server: Server) -> None:
    anna = claim(server, "Anna Helped")
    one = another(anna)["id"]
    assert answer(anna, one, right(one))["own"]["streak"] == 1
    two = another(anna)["id"]
    told = hint(anna, two, 1)
    assert (told["own"]["streak"], told["own"]["best"], told["own"]["played"]) == (0, 1, 2)
    solved = answer(anna, two, right(two))
    assert (solved["right"], solved["counted"], solved["own"]) == (True, False, told["own"])


def test_hints_tell_more_and_more(server: Server) -> None:
    caller = server.caller()
    puzzle = another(caller)["id"]
    where, move, why = (hint(caller, puzzle, step) for step in (1, 2, 3))
    assert right(puzzle) in where["words"]
    assert {words.split()[0] for words in where["words"]} == {right(puzzle).split()[0]}
    assert (where["win"], where["next_win"], where["reasons"], move["reasons"]) == (None, None, [], [])
    assert move["words"] == why["words"] == [right(puzzle)]
    assert move["win"] > move["next_win"]
    assert [each["key"] for each in why["reasons"]] == [reason.key for reason in ALL[puzzle].reasons]
    assert where["own"] is None


def test_giving_up_shows_the_solution_and_counts(server: Server) -> None:
    anna = claim(server, "Anna Stuck")
    puzzle = another(anna)["id"]
    judged = answer(anna, puzzle, "")
    assert (judged["right"], judged["counted"], judged["solution"]) == (False, True, right(puzzle))


def test_nothing_is_kept_of_people_without_a_name(server: Server) -> None:
    caller = server.caller()
    found = another(caller)
    judged = answer(caller, found["id"], right(found["id"]))
    assert (judged["right"], judged["counted"], judged["own"]) == (True, False, None)
    hint(caller, found["id"], 3)
    assert caller.get(path(found["id"])) == found


def test_puzzles_for_other_rules_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server goes on with those that fit."""
    one, two = [*ALL.values()][:2]
    monkeypatch.setattr(collection, "shipped", lambda _: (msgspec.structs.replace(one, rules=0), two))
    assert collection.Collection().puzzles_of(GAME) == {two.id: two}


# Which one comes next


def test_people_with_a_name_get_each_once_and_none_before_they_have_answered(server: Server) -> None:
    anna = claim(server, "Anna Through")
    done: list[str] = []
    for _ in ALL:
        found = another(anna)["id"]
        assert found == another(anna)["id"]
        assert found not in done
        answer(anna, found, right(found) if len(done) % 3 else wrong(found))
        done.append(found)
    assert sorted(done) == sorted(ALL)
    again = another(anna)
    assert again["id"] == done[0]
    assert not again["counts"]


def test_others_get_what_they_have_not_seen(server: Server) -> None:
    caller = server.caller()
    *seen, last = ALL
    assert another(caller, *seen)["id"] == last
    assert another(caller, last, *seen)["id"] == last
    assert another(caller, "0" * 16, *seen, last)["id"] == seen[0]


def test_the_first_puzzles_are_not_the_hardest(server: Server) -> None:
    ratings = sorted(puzzle.rating for puzzle in ALL.values())
    assert ALL[another(claim(server, "Anna New"))["id"]].rating <= ratings[len(ratings) // 2]


# What is wrong


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", f"/api/puzzles/{GAME}/0123456789abcdef", None, (404, "no-table")),
        ("GET", f"/api/puzzles/{GAME}/..%2f..", None, (404, "malformed")),
        ("GET", "/api/puzzles/chess/0123456789abcdef", None, (404, "no-table")),
        ("POST", "/api/puzzles/chess", {}, (404, "no-table")),
        ("POST", f"/api/puzzles/{GAME}", {"seen": ["x"]}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}", {"seen": ["0" * 16] * 501}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}", {"more": 1}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}/PUZZLE/hint", {"step": 4}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}/PUZZLE/hint", {"step": 0}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}/PUZZLE/answer", {"words": "x" * 101}, (400, "malformed")),
        ("POST", f"/api/puzzles/{GAME}/PUZZLE/answer", {"words": "dance"}, (409, "illegal")),
        ("POST", f"/api/puzzles/{GAME}/PUZZLE/answer", {}, (400, "malformed")),
        ("GET", f"/api/puzzles/{GAME}/PUZZLE/foresight?words=dance", None, (409, "illegal")),
        ("GET", f"/api/puzzles/{GAME}/PUZZLE/foresight", None, (400, "malformed")),
    ],
)
def test_wrong_requests_are_refused_and_count_as_nothing(
    server: Server, method: str, path: str, body: object, expected: tuple[int, str]
) -> None:
    caller = server.caller()
    found = another(caller)
    assert refused(caller, method, path.replace("PUZZLE", found["id"]), body) == expected
    assert caller.get(f"/api/puzzles/{GAME}/{found['id']}") == found


def test_whoever_is_no_longer_signed_in_is_told(server: Server) -> None:
    caller = server.caller("me.nobody")
    puzzle = next(iter(ALL))
    for method, where, body in (
        ("GET", "/api/puzzles", None),
        ("POST", f"/api/puzzles/{GAME}", {}),
        ("POST", path(puzzle, "answer"), {"words": right(puzzle)}),
        ("POST", path(puzzle, "hint"), {"step": 3}),
    ):
        said = caller.ask(method, where, body)
        assert (said.status_code, said.json()["code"]) == (401, "wrong-key")


# Secrets


def test_nobody_learns_anything_of_the_solution_before_they_answer(alike: tuple[Server, Server]) -> None:
    """Two servers whose puzzles have different solutions say the same, byte for byte, whatever is asked."""
    callers = [claim(server, "Anna Curious") for server in alike]
    strangers = [server.caller() for server in alike]
    others = [*ALL][1:]
    for puzzle in [*ALL][:12]:
        choices = another(strangers[0], *(each for each in ALL if each != puzzle))["seen"]["ask"]["choices"]
        asked: list[tuple[str, str, Any]] = [
            ("GET", "/api/puzzles", None),
            ("GET", path(puzzle), None),
            ("POST", f"/api/puzzles/{GAME}", {"seen": [each for each in ALL if each != puzzle]}),
            ("POST", path(puzzle, "answer"), {"words": f"{right(puzzle)} "}),
            ("POST", path(puzzle, "answer"), {"words": right(puzzle).upper()}),
            ("POST", path(puzzle, "answer"), {"word": right(puzzle)}),
            ("POST", path(puzzle, "hint"), {"step": 9}),
            ("POST", path(puzzle, "hint"), {}),
            ("GET", path(puzzle, "answer"), None),
            ("GET", path(puzzle, "foresight?words=dance"), None),
            *(("GET", path(puzzle, f"foresight?words={quote(each['words'])}"), None) for each in choices),
        ]
        for method, where, body in asked:
            for one, two in (callers, strangers):
                first, second = (caller.ask(method, where, body) for caller in (one, two))
                assert first.status_code == second.status_code
                if where != f"/api/puzzles/{GAME}" or one is strangers[0]:  # that depends on the person
                    assert first.content == second.content, (method, where, body)
    assert [own(caller) for caller in callers] == [None, None]
    assert answer(strangers[0], others[0], "")["solution"] != answer(strangers[1], others[0], "")["solution"]


def test_hints_tell_no_more_than_their_step(alike: tuple[Server, Server]) -> None:
    """Where two solutions are done alike, the first hint is the same; and it never tells what a choice is worth."""
    compared = 0
    for puzzle in ALL:
        where = [server.caller().ask("POST", path(puzzle, "hint"), {"step": 1}) for server in alike]
        if right(puzzle).split()[0] == wrong(puzzle).split()[0]:
            assert where[0].content == where[1].content
            compared += 1
    assert compared


# Taking it away


def test_what_is_kept_is_exported_and_deleted_with_the_name(server: Server) -> None:
    anna = claim(server, "Anna Leaving")
    puzzle = another(anna)["id"]
    judged = answer(anna, puzzle, right(puzzle))
    kept = anna.get("/api/me/export")
    assert kept["puzzles"] == [judged["own"]]
    (answered,) = kept["answers"]
    assert (answered["game"], answered["puzzle"], answered["solved"]) == (GAME, puzzle, True)
    assert anna.ask("DELETE", "/api/me", {"passphrase": PASSPHRASE}).status_code == 204
    again = claim(server, "Anna Leaving")
    assert own(again) is None
    assert again.get("/api/me/export")["answers"] == []
    assert again.get(path(puzzle))["played"] == judged["played"]
