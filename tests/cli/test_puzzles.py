"""Finding puzzles, and solving them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import westbound
from tests.cli.desk import complaint, told
from tests.stories.matches import finished, play_on
from westbound.bots import LEVELS, Situation
from westbound.coach.finding import InSelfPlay
from westbound.coach.puzzles import (
    CLEAR,
    Ground,
    Puzzle,
    Setting,
    WrongPuzzle,
    laid,
    offered,
    puzzle_at,
    read_puzzles,
    write_puzzle,
)
from westbound.coach.selfplay import played_on
from westbound.engine.game import Share
from westbound.engine.match import Match

SEED = 7  # its first game has a puzzle
QUICK = ("--simulations", "200", "--seed", str(SEED), "--games", "2", "--count", "1")


def setting(match: Match) -> Setting:
    header = match.record.header
    return Setting(match.game, match.box, header.players, dict(header.options), header.edition)


@pytest.fixture(scope="module")
def found() -> Puzzle:
    """A puzzle of Pioneers."""
    puzzle = InSelfPlay("pioneers", 2, 200, seed=SEED)(0)
    assert puzzle
    return puzzle


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything pass for a puzzle, so that one is found at once."""
    monkeypatch.setattr("westbound.coach.puzzles.is_puzzling", lambda *_: True)
    monkeypatch.setattr("westbound.coach.puzzles.is_sure", lambda *_: True)
    monkeypatch.setattr("westbound.coach.puzzles.how_often", lambda *_: 1.0)


@pytest.fixture
def file(found: Puzzle, tmp_path: Path) -> Path:
    path = tmp_path / "puzzles.jsonl"
    path.write_text(write_puzzle(found))
    return path


def test_the_solution_is_far_better_not_obvious_and_found_by_the_fourth_level(found: Puzzle) -> None:
    best, *others = found.choices
    assert best.words == found.solution != found.obvious
    assert 0.15 <= best.win <= 0.95
    assert found.loss >= max(CLEAR, 3 * found.loss_error)
    assert others
    lies = laid(found)
    solved = [
        lies.space.text(level.choose(Situation(lies.game, lies.table.copy(), found.seat, random.Random(seed))))
        for level in (LEVELS[3].bot,)
        for seed in range(5)
    ]
    assert solved.count(found.solution) >= 3
    assert found.solved[3] > 0.5
    assert found.solved[2] == 0.0  # by instinct, nobody finds it
    assert 1200 < found.rating <= 2000


def test_a_puzzle_is_read_as_it_was_written(found: Puzzle) -> None:
    assert read_puzzles([write_puzzle(found)]) == [found]
    lies = laid(found)
    assert found.solution in [lies.space.text(action) for action in offered(lies.game, lies.table, found.seat)]


@pytest.mark.parametrize("game", westbound.games())
@pytest.mark.usefixtures("lenient")
def test_tables_that_a_seat_cannot_tell_apart_make_the_same_puzzle(game: str) -> None:
    match, rng = westbound.new(game, 3, seed=5), random.Random(5)
    compared = 0
    for decision, seat in enumerate(played_on(match.game, match.table, [LEVELS[1].bot] * 3, rng)):
        if decision % 12 == 5:
            twin = match.game.imagine(match.table, seat, random.Random(decision))
            here, there = (puzzle_at(setting(match), table, seat, 20) for table in (match.table, twin))
            assert msgspec.json.encode(here) == msgspec.json.encode(there)
            compared += here is not None
    assert compared > 1


def test_reasons_survive_a_file() -> None:
    facts = {"count": 3, "city": ["city", "erie"], "lines": [["line", "a-b"], ["line", "b-c"]], "fare": [["bank", 2]]}
    argument = Ground("key", facts, 1.5).argument()
    assert argument.weight == 1.5
    assert argument.facts == {
        "count": 3,
        "city": ("city", "erie"),
        "lines": [("line", "a-b"), ("line", "b-c")],
        "fare": [Share("bank", 2)],
    }
    assert msgspec.json.decode(msgspec.json.encode(argument.facts)) == facts


def test_any_number_of_processes_finds_the_same(tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    said = told("puzzles", "pioneers", *QUICK, "--jobs", "1", "--out", one)
    told("puzzles", "pioneers", *QUICK, "--jobs", "2", "--out", two)
    assert one.read_text() == two.read_text()
    assert len(read_puzzles(one.open())) == 1
    assert said == f"1 of 1 puzzles found: {one}\n"


@pytest.mark.usefixtures("lenient")
def test_puzzles_from_a_record_contain_no_names(tmp_path: Path) -> None:
    match = westbound.new("pioneers", 2, seed=7, seats=["Ada", "Silas"])
    play_on(match, 10_000, random.Random(7))
    record, out = tmp_path / "game.jsonl", tmp_path / "puzzles.jsonl"
    record.write_text(match.record.dumps())
    told("puzzles", "--from", record, "--simulations", "20", "--count", "1", "--jobs", "1", "--out", out)
    (puzzle,) = read_puzzles(out.open())
    assert puzzle.game == "pioneers"
    assert "Ada" not in out.read_text()


# Solving


def test_solving_at_once(found: Puzzle, file: Path) -> None:
    shown = told("puzzles", "--play", file, "--lang", "en", typed=f"{found.solution}\n")
    assert "Puzzle 1 of 1 (rating" in shown
    assert "Right, at once!" in shown
    assert "% more than anything else." in shown
    assert shown.endswith("1 of 1 solved; best streak: 1.\n")


def test_a_wrong_choice_can_be_mended_but_ends_the_streak(found: Puzzle, file: Path) -> None:
    wrong = found.choices[1].words
    shown = told("puzzles", "--play", file, "--lang", "en", typed=f"{wrong}\n\nnonsense\n{found.solution}\n")
    assert "% worse. Try again." in shown
    assert "You can’t do “nonsense” now." in shown
    assert "Right!\n" in shown
    assert shown.endswith("1 of 1 solved; best streak: 0.\n")


@pytest.mark.parametrize(
    ("language", "hint", "end"),
    [("en", "hint", "best streak: 0."), ("fr", "indice", "meilleure série"), ("de", "tipp", "beste Serie: 0.")],
)
def test_hints_say_more_and_more(found: Puzzle, file: Path, language: str, hint: str, end: str) -> None:
    typed = f"{hint}\n{hint}\n{hint}\nboard\nhelp\nskip\n"
    shown = told("puzzles", "--play", file, "--lang", language, typed=typed)
    where, what, why = ("".join(part.split()) for part in shown.split(f"> {hint}\n")[1:])  # lines may break anywhere
    words = "".join(found.solution.split())
    assert words in where
    assert words not in what
    assert "%" in why
    assert end in shown


def test_the_input_may_end(file: Path) -> None:
    assert told("puzzles", "--play", file, "--lang", "en").endswith("0 of 1 solved; best streak: 0.\n")
    assert told("puzzles", "--play", file, "--lang", "en", typed="quit\n").endswith("0 of 1 solved; best streak: 0.\n")


# What is wrong


def test_wrong_files_are_refused(found: Puzzle, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("{}\n")
    assert "is not a file of puzzles (line 1: " in complaint("puzzles", "--play", wrong)
    wrong.write_text("")
    assert "has no puzzles" in complaint("puzzles", "--play", wrong)
    wrong.write_text(finished().record.dumps())
    assert "is not a file of puzzles (line 1: " in complaint("puzzles", "--play", wrong)
    wrong.write_text(write_puzzle(msgspec.structs.replace(found, rules=0)))
    assert "was made for other rules" in complaint("puzzles", "--play", wrong)
    for puzzle in (
        msgspec.structs.replace(found, game="chess"),
        msgspec.structs.replace(found, players=9),
        msgspec.structs.replace(found, table={"cash": [1]}),
    ):
        with pytest.raises(WrongPuzzle):
            laid(puzzle)


def test_wrong_orders_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "a.jsonl"
    assert "say where to write" in complaint("puzzles", "pioneers")
    assert "should end in .jsonl" in complaint("puzzles", "pioneers", "--out", tmp_path / "a.txt")
    assert "there is no game called" in complaint("puzzles", "--out", out)
    assert "not by 7" in complaint("puzzles", "pioneers", "--players", "7", "--out", out)
    (tmp_path / "letter.jsonl").write_text("Dear Ada\n")
    assert "is not a record" in complaint("puzzles", "--from", tmp_path / "letter.jsonl", "--out", out)
    assert not out.exists()
