"""Checking and replaying records."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import westbound
from tests.cli.desk import complaint, run, told
from tests.stories.matches import finished, play_on


@pytest.fixture
def match() -> westbound.Match:
    return finished(players=3, seed=7)


@pytest.fixture
def file(match: westbound.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(match.record.dumps())
    return path


def change_line(file: Path, number: int, **changes: object) -> None:
    lines = file.read_text().splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **changes})
    file.write_text("\n".join(lines) + "\n")


def first_line(match: westbound.Match, verb: str) -> int:
    """The line of the first such action."""
    return 2 + next(i for i, line in enumerate(match.record.log) if line.words.startswith(verb))


# check


def test_a_good_record(match: westbound.Match, file: Path) -> None:
    shown = told("check", file)
    assert f"{len(match.record.log)} actions, all legal." in shown
    red, blue, green = match.scores()
    assert f"The game is over: red {red}, blue {blue}, green {green}; won by " in shown


def test_a_game_that_goes_on(tmp_path: Path) -> None:
    match = westbound.new("pioneers", players=2, seed=3)
    play_on(match, 9, random.Random(3))
    file = tmp_path / "g.jsonl"
    file.write_text(match.record.dumps())
    assert f"The game isn't over: {match.where(match.actors()[0])}." in told("check", file)
    file.write_text("".join(list(match.record.lines())[:5]))
    assert "The game isn't over: chance is next." in told("check", file)


def test_undo_counts(tmp_path: Path) -> None:
    match = westbound.new("pioneers", players=2, seed=3)
    seat = match.actors()[0]
    match.play(seat, "pass")
    match.undo(seat)
    file = tmp_path / "g.jsonl"
    file.write_text(match.record.dumps())
    assert "(2 lines undo something or were undone)" in told("check", file)


def test_a_truncated_last_line_is_recovered_and_said_so(match: westbound.Match, file: Path) -> None:
    file.write_text(file.read_text()[:-7])
    shown = told("check", file)
    assert "Its last line was cut off and is left out." in shown
    assert f"{len(match.record.log) - 1} actions" in shown


def test_a_corrupt_line_is_refused_by_its_number(file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[49] = lines[49][:-3]
    file.write_text("\n".join(lines) + "\n")
    for command in ("check", "replay", "play --load", "draw --record"):
        assert complaint(*command.split(), file).startswith(f"{file}: line 50: ")


def test_what_these_rules_do_not_allow_is_refused(match: westbound.Match, file: Path) -> None:
    number = first_line(match, "travel")
    change_line(file, number, words="travel start")
    words = complaint("check", file)
    assert words.startswith(f"{file}: line {number}: ")
    assert "'travel start'" in words
    assert "expected from " in words


def test_another_version_of_the_rules_is_refused_unless_forced(file: Path) -> None:
    change_line(file, 1, rules=99)
    for command in ("check", "replay", "play --load", "draw --record"):
        assert "played by version 99 of the rules of Pioneers" in complaint(*command.split(), file)
    assert "It was played with other rules or another edition" in told("check", file, "--force")
    assert "wins with" in told("replay", file, "--force")


def test_another_edition_is_refused_unless_forced(file: Path) -> None:
    change_line(file, 1, digest="0123456789abcdef")
    assert "played with edition westbound (0123456789abcdef)" in complaint("check", file)
    assert "all legal" in told("check", file, "--force")


def test_force_reports_the_first_difference(match: westbound.Match, file: Path) -> None:
    change_line(file, 1, rules=99)
    number = first_line(match, "road")
    change_line(file, number, words="road start-nowhere")
    words = complaint("check", file, "--force")
    assert words.startswith(f"{file}: line {number}: ")
    assert "expected from " in words
    assert "'pass'" in words


def test_lines_after_the_end(match: westbound.Match, file: Path) -> None:
    with file.open("a") as text:
        text.write('{"seat":0,"words":"pass"}\n')
    words = complaint("check", file)
    assert f"line {len(match.record.log) + 2}: red may not 'pass': the game is over" in words
    assert "nothing more was expected" in words


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_record_never_shows_a_traceback(seed: int, file: Path) -> None:
    rng = random.Random(seed)
    data = bytearray(file.read_bytes())
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(data))
        data[place : place + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    file.write_bytes(data)
    result = run("check", file)
    assert result.exit_code in (0, 2)
    assert "mistake of ours" not in result.output


@pytest.mark.parametrize("seat", [3, 7, 9, -1])
def test_a_seat_that_is_not_there(seat: int, match: westbound.Match, file: Path) -> None:
    number = first_line(match, "pass")
    change_line(file, number, seat=seat)
    words = complaint("check", file)
    assert f"line {number}: " in words
    assert "mistake of ours" not in words


# replay


def test_replay_tells_the_game_and_its_scores(file: Path) -> None:
    shown = told("replay", file)
    assert "Round 1:" in shown
    assert "Final scores" in shown
    assert " gets a " not in shown  # not every tile that is laid
    assert "Endstand" in told("replay", file, "--lang", "de")


def test_replay_of_a_seat_hides_the_nuggets_of_others(match: westbound.Match, file: Path) -> None:
    owners = [
        line.seat
        for line, after in zip(match.record.log, match.record.log[1:], strict=False)
        if after.words.startswith("nugget")
    ]
    assert set(owners) - {None}
    for seat in (None, 0, 1, 2):
        viewer = "none" if seat is None else str(seat)
        play = told("replay", file, "--seat", viewer, "--step", typed="").partition("The game is over.")[0]
        seen = re.findall(r"nugget\s+(?:is\s+)?worth", play)
        assert len(seen) == (0 if seat is None else owners.count(seat))
        assert "looks at the nugget" not in play


def test_replay_step_by_step_draws_the_board_after_each_action(match: westbound.Match, file: Path) -> None:
    actions = sum(line.seat is not None for line in match.record.log)
    shown = told("replay", file, "--step", typed="\n" * actions)
    assert shown.count("Enter: next action") == actions
    assert shown.count("── Pioneers") == actions + 1
    short = told("replay", file, "--step", typed="\n\n")
    assert short.count("Enter: next action") == 3


def test_replay_says_what_was_taken_back(tmp_path: Path) -> None:
    match = westbound.new("pioneers", players=2, seed=3, seats=["Anna", "greedy"])
    seat = match.actors()[0]
    match.play(seat, "pass")
    match.undo(seat)
    file = tmp_path / "g.jsonl"
    file.write_text(match.record.dumps())
    shown = told("replay", file)
    assert f"{('Anna', 'Blue')[seat]} undoes: pass." in shown
    assert "The record ends here" in shown
