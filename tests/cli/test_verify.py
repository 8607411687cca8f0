"""Records that were tampered with: ``westbound verify`` says where."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import westbound
from tests.cli.desk import complaint, run, told
from tests.stories.matches import finished
from tests.stories.promised_dice import SECRET, WORDS, begun, handed_out, played
from westbound.engine.dice import marks, promise
from westbound.engine.record import Record, read_record, write_line
from westbound.proof import NoDice, sealed

RECORD = handed_out("pioneers")
LINES = [json.loads(line) for line in RECORD.lines()]
PROMISE = LINES[0]["dice"]["promise"]
Lines = list[dict[str, Any]]


def at(fits: Callable[[dict[str, Any]], bool]) -> int:
    """The number of the first line, after the set-up, that fits."""
    begun = next(i for i, line in enumerate(LINES) if line.get("seat") is not None)
    return 1 + next(i for i, line in enumerate(LINES) if i > begun and fits(line))


DRAW = at(lambda line: "lot" in line and line["lot"][1] > 2)
MOVE = at(lambda line: line.get("words", "").startswith("road"))
BACK = at(lambda line: "undo" in line)


def other_move() -> str:
    """Something else that the same player could have done in that line."""
    match = westbound.load(Record(RECORD.header, RECORD.log[: MOVE - 2]), upto=MOVE - 2)
    line = LINES[MOVE - 1]
    return next(words for words in match.legal(line["seat"]) if words != line["words"])


def other_draw() -> str:
    match = westbound.load(Record(RECORD.header, RECORD.log[: DRAW - 2]), upto=DRAW - 2)
    words = [match.space.text(match.drawn_by(lot)) for lot in range(match.lots())]
    return next(each for each in words if each != LINES[DRAW - 1]["words"])


def write(file: Path, lines: Lines) -> Path:
    file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    return file


def header(**changes: object) -> Lines:
    return [{**LINES[0], **changes}, *LINES[1:]]


def dice(**changes: object) -> Lines:
    return header(dice={**LINES[0]["dice"], **changes})


def line(number: int, **changes: object) -> Lines:
    return [*LINES[: number - 1], {**LINES[number - 1], **changes}, *LINES[number:]]


OTHER = "0ddba11" * 9 + "0"
TAMPERED = {
    "secret": (dice(secret=OTHER), 1, "but the promise was"),
    "invalid secret": (dice(secret="swordfish"), 1, "should be 64 hexadecimal digits"),
    "secret kept back": (dice(secret=""), 1, "the secret is missing"),
    "promise": (dice(promise=OTHER), 1, "the secret gives the promise"),
    "secret and promise": (dice(secret=OTHER, promise=promise(OTHER)), 1, "this line was changed"),
    "word": (dice(words=["saddle", "prairie", WORDS[2]]), 1, "this line was changed"),
    "word too few": (dice(words=["saddle"]), 1, "there are 1 words for 3 players"),
    "option": (header(options={"covered": "random"}), 1, "this line was changed"),
    "rules": (header(rules=99), 1, "this line was changed"),
    "dice bound later": (dice(since=60), 1, "the dice are bound after the first 60 lines, but you noted 0"),
    "mark of the header": (dice(mark="00000000"), 1, "the mark is 00000000"),
    "seal": (dice(seal=OTHER), len(LINES) + 1, "but the whole record gives"),
    "legal move": (line(MOVE, words=other_move()), MOVE, "this line was changed"),
    "illegal move": (line(MOVE, words="road nowhere"), MOVE, "this line was changed"),
    "seat": (line(MOVE, seat=(LINES[MOVE - 1]["seat"] + 1) % 3), MOVE, "this line was changed"),
    "draw": (line(DRAW, words=other_draw()), DRAW, f"means {LINES[DRAW - 1]['words']!r}"),
    "lot": (line(DRAW, lot=[0 if LINES[DRAW - 1]["lot"][0] else 1, 3]), DRAW, "but the dice show lot"),
    "lot left out": (line(DRAW, lot=None), DRAW, "chance drew no lot"),
    "mark": (line(MOVE, mark="00000000"), MOVE, "the mark is 00000000"),
    "mark left out": (line(MOVE, mark=""), MOVE, "the mark is missing"),
    "consent": (line(BACK, consent=[]), BACK, "this line was changed"),
    "line taken out": ([*LINES[: MOVE - 1], *LINES[MOVE:]], MOVE, "or an earlier one was removed"),
    "draw taken out": ([*LINES[: DRAW - 1], *LINES[DRAW:]], DRAW, "or an earlier one was removed"),
    "lines swapped": ([*LINES[: MOVE - 1], LINES[MOVE], LINES[MOVE - 1], *LINES[MOVE + 1 :]], MOVE, "one was removed"),
    "line added": ([*LINES[:MOVE], {"seat": 0, "words": "pass"}, *LINES[MOVE:]], MOVE + 1, "the mark is missing"),
    "line twice": ([*LINES[:MOVE], *LINES[MOVE - 1 :]], MOVE + 1, "this line was changed"),
    "cut off": (LINES[:-5], len(LINES) - 4, "it is missing: the game is not over"),
    "more at the end": ([*LINES, {"seat": 0, "words": "pass", "mark": "00000000"}], len(LINES) + 1, "the mark is 0000"),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path / "game.jsonl", LINES)


@pytest.mark.parametrize("how", TAMPERED)
def test_a_tampered_record_is_caught_at_its_line(how: str, file: Path) -> None:
    lines, number, what = TAMPERED[how]
    result = run("verify", write(file, lines))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr.startswith(f"{file}: line {number}: ")
    assert what in result.stderr
    verdict = westbound.verify(file)
    assert (verdict.holds, verdict.line) == (False, number)


def test_who_makes_all_marks_anew_is_caught_by_the_rules_and_the_dice(file: Path) -> None:
    """A change that somebody took pains to hide; without the seal noted, only legal moves can be exchanged so."""
    log = RECORD.log.copy()
    log[DRAW - 2] = replace(log[DRAW - 2], words=other_draw())
    assert remade(Record(RECORD.header, log), file) == (DRAW, f"means {LINES[DRAW - 1]['words']!r}")
    log = RECORD.log.copy()
    log[MOVE - 2] = replace(log[MOVE - 2], words="road start-nowhere")
    assert remade(Record(RECORD.header, log), file)[0] == MOVE
    whole = played("pioneers", seed=2)
    other = sealed(whole, SECRET)
    assert westbound.verify(other).holds
    assert not westbound.verify(other, seal=LINES[0]["dice"]["seal"]).holds


def remade(record: Record, file: Path) -> tuple[int, str]:
    """Where a record is caught whose marks are all as they should be, and how the sentence about it ends."""
    first, *digests = marks(record)
    promised = record.header.dice
    assert promised
    told = replace(promised, mark=first[:8], seal=digests[-1])
    log = [replace(line, mark=digest[:8]) for line, digest in zip(record.log, digests, strict=True)]
    file.write_text(Record(replace(record.header, dice=told), log).dumps(), encoding="utf-8")
    verdict = westbound.verify(file)
    return verdict.line, verdict.what[-len(f"means {LINES[DRAW - 1]['words']!r}") :]


def test_a_good_record(file: Path) -> None:
    said = told("verify", file)
    draws = sum("lot" in line for line in LINES)
    assert f"All {draws} draws follow from the secret and the words" in said
    assert PROMISE in said
    assert "red 'saddle', green 'O’Neill – prärie'" in said
    assert "The game is over: red " in said
    assert str(westbound.verify(file)) == f"all {draws} draws are as they should be"


def test_what_one_noted_oneself(file: Path) -> None:
    noted = ["--promise", PROMISE.upper(), "--word", "red=saddle", "--word", "1=", "--seal", LINES[0]["dice"]["seal"]]
    told("verify", file, *noted)
    for wrong in (
        *(["--promise", OTHER], ["--word", "red=bridle"], ["--word", "blue=x"], ["--seal", OTHER]),
        ["--since", "5"],
    ):
        result = run("verify", file, *wrong)
        assert result.exit_code == 1
        assert "line 1: " in result.stderr
        assert "but you noted" in result.stderr
    assert "there is no seat 'purple'" in complaint("verify", file, "--word", "purple=x")
    assert "give a seat and its word" in complaint("verify", file, "--word", "red")


def test_a_record_in_which_no_dice_are_bound(file: Path) -> None:
    """However right its marks are: that dice were promised for all of it, one knows oneself."""
    promised = RECORD.header.dice
    assert promised
    log = [replace(each, lot=None) for each in RECORD.log]
    unbound = replace(RECORD.header, dice=replace(promised, since=10**6))
    assert remade(Record(unbound, log), file)[0] == 1
    assert "the dice are bound after the first 1000000 lines, but you noted 0" in run("verify", file).stderr


def test_names_are_not_sealed_so_that_they_can_be_taken_out(file: Path) -> None:
    write(file, header(seats=["red", "Zoë", "Clara"]))
    assert westbound.verify(file, seal=LINES[0]["dice"]["seal"]).holds


def test_a_game_without_a_promise_says_so_plainly(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished().record.dumps())
    result = run("verify", file)
    assert result.exit_code == 3
    assert "no dice were promised for this game" in result.stderr
    with pytest.raises(NoDice):
        westbound.verify(file)


def test_a_line_that_cannot_be_read_is_named_if_all_before_it_is_right(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[MOVE] = lines[MOVE].replace('"words"', '"verbs"')
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {MOVE + 1}: Object contains unknown field `verbs`" in run("verify", file).stderr
    del lines[MOVE - 1]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert f"line {MOVE}: Object contains unknown field `verbs`" in run("verify", file).stderr


def test_what_is_no_record_is_no_verdict(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace('"seats"', '"seat"', 1), encoding="utf-8")
    assert "is not a record of a game" in complaint("verify", file)


def test_a_line_that_was_cut_off_is_named(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:-7], encoding="utf-8")
    assert f"line {len(LINES)}: it was cut off: the game is not over" in run("verify", file).stderr


def test_a_game_that_went_on_from_another(tmp_path: Path) -> None:
    """What was played before, with other dice, is not checked; all that came after is."""
    before = westbound.new("pioneers", 3, seed=5).record
    match, thrown = begun("pioneers", WORDS)
    promised = match.record.header.dice
    assert promised
    start = replace(match.record.header, dice=replace(promised, since=len(before.log)))
    match = westbound.api.open_record(Record(start))
    for number, each in enumerate(before.log, 2):
        match.replay(each, number)
    rng = random.Random(5)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        thrown.drawn = match.draws
        match.draw_lots(thrown)
    file = tmp_path / "game.jsonl"
    file.write_text(sealed(match.record, SECRET).dumps(), encoding="utf-8")
    assert f"but you noted 0 (--since {len(before.log)}, if" in run("verify", file).stderr
    since = ["--since", str(len(before.log))]
    assert f"The first {len(before.log)} lines were played elsewhere" in told("verify", file, *since)
    assert read_record(file).log[0].lot is None
    assert write_line(match.record.log[0]) == write_line(before.log[0])


# luck


def test_luck_is_told(file: Path) -> None:
    said = told("luck", file)
    assert "draws after setup could have gone differently" in said
    assert "Anna" in said
    assert "largest differences of" in said
    assert len(told("luck", file, "--all").splitlines()) > len(said.splitlines())


def test_luck_before_anybody_has_acted(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(westbound.new("pioneers", 2, seed=1).record.dumps())
    assert told("luck", file) == "Pioneers: 0 draws after setup could have gone differently.\n"
