"""A run gives the same results on any number of workers, whatever dies."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import westbound
from tests.arena.runs import FOUR, PIONEERS, plan, played, timeless
from tests.arena.toys import VICTIM
from tests.cli.desk import COMMAND, PATIENCE
from westbound.arena import BotFailed, InProcess, Pool, Result, Results, WorkersLost, WrongResults
from westbound.arena.results import FILE, read_record, read_run
from westbound.arena.running import Progress, run
from westbound.arena.schedule import GAUNTLET, LADDER
from westbound.engine.flow import Flow
from westbound.engine.game import NoWorld


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    wanted = plan("random", "first", "coin", cells=[FOUR, PIONEERS])
    alone = played(wanted, 12, tmp_path / "alone")
    with closing(Pool(2)) as workers:
        together = played(wanted, 12, tmp_path / "together", workers)
    assert len(alone) == 3 * 12 + 6 * 12
    assert timeless(alone) == timeless(together)
    assert all(one.same_game(other) for one, other in zip(alone, together, strict=True))


def test_nor_does_it_matter_if_questions_are_decided_early(tmp_path: Path) -> None:
    wanted = plan("coin", "first", "last", form=GAUNTLET, bar="fair")
    alone = played(wanted, 400, tmp_path / "alone")
    with closing(Pool(2)) as workers:
        together = played(wanted, 400, tmp_path / "together", workers)
    assert timeless(alone) == timeless(together)
    assert len(alone) < 200  # 1 of 6 is soon seen to be below a half


def test_a_resumed_run_decides_as_one_that_was_never_stopped(tmp_path: Path) -> None:
    """Even if it was killed between two looks, when it had more results than it had looked at."""
    wanted = plan("coin", "first", form=GAUNTLET, bar="0.25")
    whole = played(wanted, 400, tmp_path / "whole")
    for kept in range(len(whole) - 2, 0, -2):
        folder = tmp_path / str(kept)
        folder.mkdir()
        lines = (tmp_path / "whole" / FILE).read_text().splitlines(keepends=True)
        (folder / FILE).write_text("".join(lines[: kept + 1]))
        assert timeless(played(wanted, 400, folder)) == timeless(whole)


def test_an_answer_ends_a_question_and_no_other(tmp_path: Path) -> None:
    results = played(plan("last", "first", "coin", form=LADDER, bar="0.5"), 200, tmp_path)
    seatings = Counter("last" in result.pairing.seating for result in results)
    assert seatings[True] == 200  # exactly a half: never decided
    assert seatings[False] < 100


def test_a_game_goes_on_even_if_no_world_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Flow:
        raise NoWorld("none agrees")

    monkeypatch.setattr(westbound.game("connect_four"), "imagine", fail)
    for result in played(plan("first", "last"), 4, tmp_path):
        assert result.lapses == result.decisions


def test_every_record_can_be_replayed(tmp_path: Path) -> None:
    results = played(plan("random", "greedy", cells=[PIONEERS]), 3, tmp_path)
    for number in range(1, len(results) + 1):
        match = westbound.load(read_record(tmp_path, number))
        assert match.over
    with pytest.raises(WrongResults, match="has 6 games; there is no game 7"):
        read_record(tmp_path, 7)


def test_progress_counts_every_game_once(tmp_path: Path) -> None:
    seen: list[Progress] = []
    wanted = plan("coin", "first", bar="fair")
    with Results(tmp_path, wanted.header()) as results:
        run(wanted, 400, InProcess(), results, seen.append)
    assert seen[0] == Progress(0, 400, 1, 1)
    assert seen[-1].played == seen[-1].planned == len(results.found)
    assert seen[-1].open == 0


# What dies


def lines(folder: Path) -> list[Result]:
    """The games in the file, in the order in which they were written."""
    text = (folder / FILE).read_bytes().splitlines()[1:]
    return [msgspec.json.decode(line, type=Result) for line in text]


def command(games: int, folder: Path) -> list[str]:
    """A slow run in a process of its own."""
    words = ["--game", "connect_four", "--games", str(games), "--jobs", "2", "--out", str(folder)]
    return [*COMMAND, "arena", "slow", "random", *words]


def test_a_killed_run_goes_on_without_playing_a_game_twice(tmp_path: Path) -> None:
    words = command(60, tmp_path)
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    wait_for_games(tmp_path, 5)
    process.kill()
    process.wait()
    before = {result.pairing.key: result for result in read_run(tmp_path)[1]}
    assert 5 <= len(before) < 60
    with open(tmp_path / FILE, "ab") as file:
        file.write(b'{"pairing":{"cell"')  # and the last line is torn
    time.sleep(0.5)  # its workers end, too
    written = (tmp_path / FILE).stat().st_size
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    assert (tmp_path / FILE).stat().st_size > written
    found = lines(tmp_path)
    assert len({result.pairing.key for result in found}) == len(found) == 60
    assert found[: len(before)] == [before[result.pairing.key] for result in found[: len(before)]]
    assert timeless(read_run(tmp_path)[1]) == timeless(played(plan("slow", "random", seed=0), 60, tmp_path / "again"))


def wait_for_games(folder: Path, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while not (folder / FILE).exists() or (folder / FILE).read_bytes().count(b"\n") <= count:
        assert time.monotonic() < end
        time.sleep(0.02)


def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    process = subprocess.Popen(command(400, tmp_path), stdout=subprocess.DEVNULL, start_new_session=True)
    wait_for_games(tmp_path, 1)
    process.kill()
    process.wait()
    end = time.monotonic() + PATIENCE
    while group_lives(process.pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_dead_worker_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victim = tmp_path / "victim"
    monkeypatch.setenv(VICTIM, str(victim))
    wanted = plan("mortal", "random")
    unharmed = played(wanted, 40, tmp_path / "unharmed")
    victim.touch()
    with closing(Pool(2)) as workers:
        harmed = played(wanted, 40, tmp_path / "harmed", workers)
    assert not victim.exists()
    assert timeless(harmed) == timeless(unharmed)
    assert len(lines(tmp_path / "harmed")) == 40


def test_workers_that_always_die_end_the_run(tmp_path: Path) -> None:
    with closing(Pool(1)) as workers, pytest.raises(WorkersLost, match="10 worker processes died"):
        played(plan("deadly", "first"), 4, tmp_path, workers)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("clumsy", "connect_four, 2 players, deal 0: .*: clumsy chose -1, which is not legal"),
        ("broken", "broken failed: LookupError: nothing"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_bot_is_named(bot: str, says: str, jobs: int, tmp_path: Path) -> None:
    with closing(Pool(jobs)) as workers, pytest.raises(BotFailed, match=says):
        played(plan(bot, "first"), 1, tmp_path, workers if jobs == 2 else None)


def test_interrupted_games_are_not_waited_for(tmp_path: Path) -> None:
    process = subprocess.Popen(command(40_000, tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    wait_for_games(tmp_path, 1)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=PATIENCE)[1] == b""
    assert process.returncode == 130


# Folders


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    played(plan("first", "last"), 2, tmp_path)
    with pytest.raises(WrongResults, match=r"differs in bots .* seed \(1, not 2\)"):
        Results(tmp_path, plan("last", "coin", seed=2).header())


def test_more_games_are_added_to_a_finished_run(tmp_path: Path) -> None:
    first = played(plan("coin", "first"), 10, tmp_path)
    more = played(plan("coin", "first"), 20, tmp_path)
    assert len(more) == 20
    assert timeless(more)[:10] == timeless(first)


def test_a_torn_header_is_written_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"arena":1,"prog')
    assert len(played(plan("first", "last"), 2, tmp_path)) == 2


@pytest.mark.parametrize(
    ("line", "says"),
    [
        (b"{}\n", "line 4: Object missing required field `pairing`"),
        (b'{"pairing":{"cell":{"game":"x","players":2},"deal":0,"seating":["a"]},"shares":[],"points":[],'
         b'"decisions":[],"seconds":[],"lapses":[]}\n', "line 4: not one value for each of 2 seats"),
    ],
)  # fmt: skip
def test_a_corrupt_line_is_named(line: bytes, says: str, tmp_path: Path) -> None:
    played(plan("first", "last"), 2, tmp_path)
    with open(tmp_path / FILE, "ab") as file:
        file.write(line)
    with pytest.raises(WrongResults, match=says):
        read_run(tmp_path)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b'{"westbound":1}\n')
    with pytest.raises(WrongResults, match="line 1: Object missing required field `program`"):
        read_run(tmp_path)
