"""Bots that are programs of their own: what they hear, and that nothing they do stops a game."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import westbound
from tests.contract.cases import CASES, Case, clear_shelf, fill_shelf, looks
from tests.contract.test_secrecy import latest_draws, other_draws
from tests.stories.matches import play_on
from westbound import api, bots
from westbound.bots import external
from westbound.bots.bot import REASONS, Lapse
from westbound.bots.external import IN_A_ROW, MOST_LAPSES, External
from westbound.engine.match import Match

ROOT = Path(__file__).parents[2]
HOSTILE = str(ROOT / "tests" / "bots" / "hostile.py")
EXAMPLES = ROOT / "examples" / "bots"
HASTE = 0.4  # seconds for a decision
PATIENCE = 30.0
ENDS = {  # what each of them does wrong
    "crash-at-start": "ended",
    "crash": "ended",
    "crash-later": "ended",
    "closes": "ended",
    "fork": "ended",
    "silent": "timeout",
    "deaf": "timeout",
    "stall": "timeout",
    "stubborn": "timeout",
    "escape": "timeout",
    "drip": "timeout",
    "rude": "garbled",
    "nonsense": "garbled",
    "bytes": "garbled",
    "deep": "garbled",
    "empty": "garbled",
    "nothing": "garbled",
    "both": "garbled",
    "truth": "garbled",
    "extra": "garbled",
    "illegal": "illegal",
    "number": "illegal",
    "negative": "illegal",
    "huge": "too-long",
    "gush": "too-long",
    "other-id": "wrong-id",
    "twice": "unasked",
    "eager": "unasked",
    "wonder": "too-many",
}


@pytest.fixture(autouse=True)
def _full_shelf() -> Iterator[None]:
    fill_shelf()
    yield
    clear_shelf()


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., External]]:
    """Makes bots of a hostile program; at the end, none of its processes is left."""
    monkeypatch.setattr(external, "MOST_REQUESTS", 50)
    made: list[External] = []

    def make(mode: str, seconds: float = 20.0, folder: Path = tmp_path, what: Iterable[str] = ()) -> External:
        made.append(External(mode, [sys.executable, "-S", HOSTILE, mode, str(folder), *what], seconds))
        return made[-1]

    yield make
    for bot in made:
        bot.close()
    wait_until(lambda: not processes(tmp_path))


def processes(token: Path) -> list[int]:
    """The processes that have *token* among their arguments, zombies excluded."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if str(token).encode() in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def play(match: Match, bot: bots.Bot, most: int = 10_000, rng: random.Random | None = None) -> list[Lapse]:
    """Let *bot* play against ``random``, until the end or for *most* decisions; return its lapses."""
    rng, memory, lapses = rng or random.Random(1), dict[str, int](), list[Lapse]()
    while not match.over and most:
        seat = match.actors()[0]
        player = bot if seat == 0 else bots.find("random")
        situation = bots.situation(match, seat, rng, memory if seat == 0 else {})
        match.play(seat, match.space.text(player.choose(situation)))
        most -= seat == 0
        if situation.lapse:
            lapses.append(situation.lapse)
    return lapses


@pytest.mark.parametrize("mode", ENDS)
def test_whatever_a_program_does_the_game_goes_on(
    mode: str, program: Callable[..., External], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, match = program(mode, HASTE if ENDS[mode] == "timeout" else 20.0), westbound.new("pioneers", 2, seed=1)
    if mode == "silent":
        monkeypatch.setattr(external, "HELLO_SECONDS", HASTE)
    lapses = play(match, bot)
    assert match.over
    assert {lapse.reason for lapse in lapses} == {ENDS[mode]}
    assert len(lapses) == bot.lapses <= MOST_LAPSES
    assert [lapse.last for lapse in lapses] == [number + 1 == MOST_LAPSES for number in range(len(lapses))]


def test_a_line_too_early_is_held_against_it_whenever_it_arrives(program: Callable[..., External]) -> None:
    match = westbound.new("pioneers", 2, seed=1)
    lapses = play(match, program("early"))
    assert match.over
    assert lapses
    assert {lapse.reason for lapse in lapses} <= {"unasked", "wrong-id"}


def test_every_reason_is_tested() -> None:
    assert {*ENDS.values(), "not-started"} == set(REASONS)


def test_the_default_is_what_greedy_would_choose(program: Callable[..., External]) -> None:
    match = westbound.new("pioneers", players=2, seed=1)
    seat = match.actors()[0]
    mine, theirs = (bots.situation(match, seat, random.Random(2)) for _ in range(2))
    action = program("crash-at-start").choose(mine)
    assert mine.lapse
    theirs.rng.setstate(bots.situation(match, seat, random.Random(2)).rng.getstate())
    assert action == bots.find("greedy").choose(theirs)


def test_a_command_that_cannot_be_run(tmp_path: Path) -> None:
    file = tmp_path / "no-program"
    file.write_text("hm\n")
    file.chmod(0o755)
    assert {lapse.reason for lapse in play(westbound.new("pioneers", 2, seed=1), External("no", [str(file)]))} == {
        "not-started"
    }


def test_an_answer_that_comes_too_late_is_no_further_trouble(program: Callable[..., External]) -> None:
    bot = program("dawdle", HASTE)
    assert play(westbound.new("connect_four", 2, seed=1), bot, most=1)[0].reason == "timeout"
    bot.seconds = 20.0
    assert play(westbound.new("connect_four", 2, seed=1), bot) == []


@pytest.mark.parametrize("what", ["choose", "imagine"])
def test_late_answers_without_end_are_not_read_without_end(program: Callable[..., External], what: str) -> None:
    bot, match = program("flood-late", HASTE, what=[what]), westbound.new("pioneers", 2, seed=1)
    assert play(match, bot, most=1)[0].reason == "timeout"
    flooded = bot._program
    bot.seconds = 20.0
    assert play(match, bot, most=1)[0].reason in ("unasked", "wrong-id")
    assert bot._program is not flooded


def test_a_program_that_fails_in_a_row_is_restarted(program: Callable[..., External]) -> None:
    bot, match, seen = program("illegal"), westbound.new("pioneers", 2, seed=1), []
    for _ in range(2 * IN_A_ROW):
        play(match, bot, most=1)
        seen.append(bot._program)
    assert [program is None for program in seen] == [False, False, True] * 2


def test_a_program_is_kept_between_decisions_and_games(program: Callable[..., External], tmp_path: Path) -> None:
    bot = program("good")
    before = None
    for seed in range(2):
        assert play(westbound.new("pioneers", 2, seed=seed), bot) == []
        assert before in (None, processes(tmp_path))
        before = processes(tmp_path)
    assert before
    assert len(before) == 1


def test_the_server_gives_it_less_time_than_the_worker_has(program: Callable[..., External]) -> None:
    match = westbound.new("pioneers", 2, seed=1)
    seat, rng = match.actors()[0], random.Random(1)
    situation = bots.Situation(match.game, match.imagine(seat, rng), seat, rng, seconds=5.0)
    started = time.monotonic()
    assert program("silent").choose(situation) in situation.legal
    assert situation.lapse
    assert situation.lapse.reason == "timeout"
    assert time.monotonic() - started < 5.0


def test_what_it_complains_about_is_passed_on_within_limits(
    program: Callable[..., External], capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program("complain")
    assert play(westbound.new("connect_four", 2, seed=1), bot) == []
    bot.close()
    told = capsys.readouterr().err
    assert told.startswith("complain: �[31mno, no, no\n")
    assert told.endswith("complain: ... (its other errors are left out)\n")
    assert len(told) < 50_000
    assert "\x1b" not in told


def test_it_does_not_inherit_our_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTBOUND_DATABASE", "postgresql://me:secret@host/name")
    bot = External("env", ["/bin/sh", "-c", f"env > {tmp_path}/env"])
    play(westbound.new("connect_four", 2, seed=1), bot, most=1)
    assert "PATH=" in (tmp_path / "env").read_text()
    assert "secret" not in (tmp_path / "env").read_text()


PARENT = """
import random, sys, time, westbound
from tests.bots.test_external import HOSTILE, External, play
bot = External("x", [sys.executable, "-S", HOSTILE, sys.argv[1], sys.argv[2]])
play(westbound.new("pioneers", 2, seed=1), bot, most=1)
print("ready", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("mode", ["good", "escape"])
def test_it_ends_with_us_however_we_end(mode: str, tmp_path: Path) -> None:
    ours = subprocess.Popen(
        [sys.executable, "-c", PARENT.replace("most=1", "most=2"), mode, str(tmp_path)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ours.stdout
    assert ours.stdout.readline() == "ready\n"
    for theirs in {*processes(tmp_path)} - {ours.pid}:
        os.kill(theirs, signal.SIGSTOP)  # it cannot notice anything itself
    ours.kill()
    ours.wait()
    ours.stdout.close()
    wait_until(lambda: not processes(tmp_path))


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado", "connect_four"])
@pytest.mark.parametrize("file", ["first.py", "first.mjs"])
def test_the_examples_play_a_whole_game(game: str, file: str) -> None:
    runner = {"first.py": sys.executable, "first.mjs": shutil.which("node")}[file]
    if runner is None:
        pytest.skip("Node is not installed")
    bot, match = External("example", [runner, str(EXAMPLES / file)], 60.0), westbound.new(game, 2, seed=1)
    assert play(match, bot) == []
    assert match.over
    bot.close()


@pytest.mark.parametrize("file", ["first.py", "first.mjs"])
def test_the_examples_are_short_and_on_the_page(file: str) -> None:
    text = (EXAMPLES / file).read_text(encoding="utf-8")
    assert text.count("\n") <= 20
    assert text in (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")


# What a program hears


def heard(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


def test_what_a_program_hears(program: Callable[..., External], tmp_path: Path) -> None:
    match = westbound.new("rails", 3, seed=1)
    view, legal = match.view(0), match.legal(0)
    assert play(match, program("study"), most=1) == []
    question, *answers = heard(tmp_path)
    assert question == {
        "id": 1,
        "game": "rails",
        "rules": 1,
        "edition": "printed",
        "options": {"start": "mixed"},
        "players": 3,
        "seat": 0,
        "seats": ["north", "east", "south"],
        "step": question["step"],
        "view": view,
        "legal": legal,
        "seconds": 20.0,
        "seed": question["seed"],
    }
    worlds, tried = [a for a in answers if "world" in a], [a for a in answers if "played" in a]
    assert all(world["world"][0] == view and len(world["world"]) == 3 for world in worlds)  # type: ignore[index,arg-type]
    assert [trial["played"] for trial in tried][:2] == [0, 1]
    assert tried[-1]["played"] == 1  # nobody can fly to the moon
    assert tried[0]["view"] == view
    assert tried[0]["legal"] == legal


FIRST = {case.game.name: case for case in reversed(CASES) if case.game.secrets}


@pytest.mark.parametrize("case", FIRST.values(), ids=str)
def test_what_it_hears_depends_on_nothing_that_its_seat_does_not_know(
    case: Case, program: Callable[..., External], tmp_path: Path
) -> None:
    compared = Counter[str]()
    for seed in range(100):
        match, rng, viewer = case.match(seed), random.Random(seed), seed % case.players
        play_on(match, case.game.longest, rng)
        draws = other_draws if seed % 2 else latest_draws
        record = draws(match, viewer, rng)
        if record.log == match.record.log:
            continue
        said = []
        for twin, each in enumerate((match.record, record)):
            folder = tmp_path / f"{seed}-{twin}"
            folder.mkdir()
            said.append(told_during(each, viewer, program("study", folder=folder)))
        assert said[0] == said[1]
        compared["games"] += 1
        compared["lines"] += said[0].count(b"\n")
        if compared["games"] == 4:
            assert compared["lines"] > 20
            return
    raise AssertionError("hardly anything was hidden")


def told_during(record: westbound.Record, viewer: int, bot: External) -> bytes:
    """Everything that a program hears that is asked at some of the viewer's decisions."""
    match = api.open_record(record)
    for number, line in enumerate(record.log, 2):
        if number in looks(2) and viewer in match.actors():
            situation = bots.situation(match, viewer, random.Random(number))
            bot.choose(situation)
            assert situation.lapse is None
        match.replay(line, number)
    bot.close()
    file = Path(bot.command[-1]) / "heard"
    return file.read_bytes() if file.exists() else b""
