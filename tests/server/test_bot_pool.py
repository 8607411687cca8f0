"""Bots run in worker processes, and nothing they do harms the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import uvloop

import westbound
from westbound import bots
from westbound.engine.match import Match
from westbound.server.bots.pool import ANYBODY, PROGRAM, AppraisalQuestion, Asker, BotPool, Question
from westbound.server.bots.questions import Position
from westbound.server.bots.waiting import IN_A_ROW

ROOT = Path(__file__).parents[2]
BAD = "tests.server.bad_bots"
HASTE = 0.5  # seconds for a decision
PATIENCE = 60.0
HERE = {
    name: bots.find(name) for name in ("random", "greedy", "scout", "marshal")
}  # before the bad ones are on the list
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The processes know the bad bots, which leave notes in this folder."""
    monkeypatch.setenv("WESTBOUND_BOT_MODULES", BAD)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("BAD_BOTS_NOTES", str(tmp_path))
    return tmp_path


def a_match(moves: int = 30) -> Match:
    match, rng = westbound.new("pioneers", players=3, seed=4), random.Random(4)
    for _ in range(moves):
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


MATCH = a_match()
SEAT = MATCH.actors()[0]


def question(bot: str, seed: int = 1) -> Question:
    header = MATCH.record.header
    return Question(
        bot=bot,
        game=header.game,
        players=header.players,
        options=dict(header.options),
        edition=header.edition,
        seat=SEAT,
        snapshot=MATCH.game.dump(MATCH.imagine(SEAT, random.Random(1))),
        seed=seed,
    )


async def words(pool: BotPool, asked: Question, asker: Asker = ANYBODY) -> str | None:
    """The words that a bot chooses; None if it fails."""
    decision = await pool.choose(asked, asker)
    return decision.words if decision else None


def with_pool(
    story: Callable[[BotPool], Awaitable[None]], processes: int = 1, seconds: float = 20.0, loop: str = "asyncio"
) -> None:
    """Tell a story of a pool, from its opening to its end."""

    async def tell() -> None:
        pool = await BotPool.open(processes, seconds)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(pool)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(tell())


def pids(pool: BotPool) -> list[int]:
    return [worker.pid for worker in pool._workers if worker.pid is not None]


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


@pytest.mark.parametrize("bot", HERE)
def test_a_bot_answers_as_it_would_here(bot: str) -> None:
    async def story(pool: BotPool) -> None:
        for seed in range(3):
            asked = question(bot, seed)
            table = MATCH.game.restore(MATCH.box, asked.snapshot)
            here = HERE[bot].choose(bots.Situation(MATCH.game, table, SEAT, random.Random(seed)))
            assert await words(pool, asked) == MATCH.space.text(here)

    with_pool(story)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("bot", ["talks", "stumbles"])
def test_bots_that_find_an_answer_after_all(bot: str, loop: str) -> None:
    async def story(pool: BotPool) -> None:
        assert await words(pool, question(bot)) in MATCH.legal(SEAT)

    with_pool(story, loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize(
    "bot",
    [
        "fails", "leaves", "vanishes", "crashes", "recurses", "scribbles", "cheats", "mumbles", "writes",
        "sleeps", "spins", "hoards", "nobody",
    ],
)  # fmt: skip
def test_bots_without_an_answer_leave_the_others_in_peace(bot: str, loop: str) -> None:
    async def story(pool: BotPool) -> None:
        before = pids(pool)
        assert await words(pool, question(bot)) is None
        assert not any(is_alive(pid) for pid in before)
        assert await words(pool, question("random")) in MATCH.legal(SEAT)

    with_pool(story, seconds=HASTE, loop=loop)


def test_a_bot_is_asked_twice(bad_bots: Path) -> None:
    async def story(pool: BotPool) -> None:
        await words(pool, question("spins"))

    with_pool(story, seconds=HASTE)
    spinners = [int(line) for line in (bad_bots / "spinning").read_text().split()]
    assert len(set(spinners)) == 2


def test_what_a_bot_has_started_ends_with_it(bad_bots: Path) -> None:
    async def story(pool: BotPool) -> None:
        await words(pool, question("hoards"))
        children = [int(line) for line in (bad_bots / "children").read_text().split()]
        assert len(children) == 2
        wait_until(lambda: not any(is_alive(pid) for pid in children))

    with_pool(story, seconds=HASTE)


def test_a_slow_bot_delays_nobody() -> None:
    async def story(pool: BotPool) -> None:
        slow = asyncio.create_task(words(pool, question("sleeps")))
        await asyncio.sleep(0)
        for _ in range(50):
            assert await words(pool, question("random"), Asker("people", [""], True))
        assert not slow.done()
        slow.cancel()

    with_pool(story, processes=2, seconds=20)


def test_questions_wait_in_the_order_in_which_they_came() -> None:
    async def story(pool: BotPool) -> None:
        done: list[int] = []

        async def ask(number: int) -> None:
            await words(pool, question("random"))
            done.append(number)

        await asyncio.gather(*(ask(number) for number in range(20)))
        assert done == list(range(20))

    with_pool(story)


def order_of(pool: BotPool, askers: dict[str, tuple[int, Asker]]) -> Awaitable[list[str]]:
    """The order in which questions are answered, of which each asker has a number; all are asked at once."""
    done: list[str] = []

    async def ask(name: str, asker: Asker) -> None:
        await words(pool, question("random"), asker)
        done.append(name)

    async def ask_all() -> list[str]:
        await asyncio.gather(*(ask(name, asker) for name, (count, asker) in askers.items() for _ in range(count)))
        return done

    return ask_all()


def test_a_busy_table_delays_no_other() -> None:
    async def story(pool: BotPool) -> None:
        order = await order_of(pool, {"busy": (20, Asker("busy")), "quiet": (1, Asker("quiet"))})
        assert order.index("quiet") <= 2

    with_pool(story)


def test_an_address_with_many_tables_delays_no_other() -> None:
    async def story(pool: BotPool) -> None:
        many = {str(number): (1, Asker(str(number), ["a"], True)) for number in range(30)}
        order = await order_of(pool, many | {"single": (1, Asker("single", ["b"], True))})
        assert order.index("single") <= 2

    with_pool(story)


def test_a_table_counts_for_the_player_with_the_fewest_questions() -> None:
    """So that nobody can delay others by watching, or by sitting down with them."""

    async def story(pool: BotPool) -> None:
        many = {str(number): (1, Asker(str(number), ["a"], True)) for number in range(30)}
        order = await order_of(pool, many | {"shared": (1, Asker("shared", ["a", "b"], True))})
        assert order.index("shared") <= 2

    with_pool(story)


def test_tables_with_players_come_first_and_the_others_get_a_turn() -> None:
    async def story(pool: BotPool) -> None:
        empty = {f"empty {number}": (1, Asker(str(number))) for number in range(30)}
        people = {f"people {number}": (1, Asker(f"p{number}", [str(number)], True)) for number in range(20)}
        order = await order_of(pool, empty | people)
        before = [name for name in order[: order.index("people 19")] if name.startswith("empty")]
        assert 1 <= len(before) <= 1 + 20 // IN_A_ROW

    with_pool(story)


def test_a_player_who_comes_moves_the_table_up() -> None:
    async def story(pool: BotPool) -> None:
        done: list[str] = []

        async def ask(table: str) -> None:
            await words(pool, question("random"), Asker(table))
            done.append(table)

        asked = [asyncio.create_task(ask(str(number))) for number in range(30)]
        await asyncio.sleep(0)
        pool.move_up(Asker("29", ["a"], True))
        await asyncio.gather(*asked)
        assert done.index("29") <= 2
        assert sorted(done) == sorted(map(str, range(30)))

    with_pool(story)


def test_tables_without_players_never_occupy_all_workers() -> None:
    async def story(pool: BotPool) -> None:
        stuck = [asyncio.create_task(words(pool, question("sleeps"), Asker(str(number)))) for number in range(10)]
        await asyncio.sleep(0.1)
        for _ in range(3):
            assert await words(pool, question("random"), Asker("people", ["a"], True))
        assert not any(task.done() for task in stuck)
        for task in stuck:
            task.cancel()

    with_pool(story, processes=3)


def test_several_think_at_a_time() -> None:
    async def story(pool: BotPool) -> None:
        started = time.monotonic()
        await asyncio.gather(*(words(pool, question("naps"), Asker("", [""], True)) for _ in range(16)))
        assert time.monotonic() - started < 16 * 0.2

    with_pool(story, processes=4)


@pytest.mark.parametrize("full", [4, 20])
def test_a_table_full_of_legends_does_not_delay_a_scout(full: int) -> None:
    """Nor do many such tables, all with players."""

    async def story(pool: BotPool) -> None:
        thinking = [
            asyncio.create_task(words(pool, question("legend", seed), Asker(str(seed // 4), [str(seed // 4)], True)))
            for seed in range(full)
        ]
        await asyncio.sleep(0.1)
        for seed in range(5):
            assert await words(pool, question("scout", seed), Asker("elsewhere", ["b"], True))
        assert sum(task.done() for task in thinking) <= 2
        for task in thinking:
            task.cancel()

    with_pool(story, processes=2)


def appraisal(urgent: bool) -> AppraisalQuestion:
    asked = question("random")
    fields = {name: getattr(asked, name) for name in Position.__struct_fields__}
    return AppraisalQuestion(**fields, simulations=60, urgent=urgent)


def test_a_hint_is_as_urgent_as_a_bot_and_a_review_is_not(bad_bots: Path) -> None:
    async def story(pool: BotPool) -> None:
        done: list[str] = []

        async def ask(name: str, answer: Awaitable[object]) -> None:
            assert await answer
            done.append(name)

        await asyncio.gather(
            ask("review", pool.appraise(appraisal(urgent=False), Asker("t0", ["a"], True))),
            ask("first", words(pool, question("naps"), Asker("t1", ["b"], True))),
            ask("hint", pool.appraise(appraisal(urgent=True), Asker("t2", ["c"], True))),
            ask("second", words(pool, question("naps"), Asker("t3", ["d"], True))),
        )
        assert done.index("hint") < done.index("review")
        assert done[-1] == "review"

    with_pool(story)


def test_quick_bots_do_not_starve_slow_ones() -> None:
    async def story(pool: BotPool) -> None:
        done: list[str] = []

        async def ask(bot: str, table: str) -> None:
            await words(pool, question(bot), Asker(table, [table], True))
            done.append(bot)

        await asyncio.gather(*(ask("random", str(number)) for number in range(30)), ask("naps", "slow"))
        assert done.index("naps") <= 3

    with_pool(story)


def pondering(notes: Path) -> int:
    """How many bots have begun to ponder."""
    return (notes / "pondering").read_text().count("\n") if (notes / "pondering").exists() else 0


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_table_can_hurry_its_own_bots_and_no_others(bad_bots: Path, loop: str) -> None:
    async def story(pool: BotPool) -> None:
        mine = asyncio.create_task(words(pool, question("ponders"), Asker("mine", ["a"], True)))
        other = asyncio.create_task(words(pool, question("ponders"), Asker("other", ["b"], True)))
        await until(lambda: pondering(bad_bots) == 2)
        pool.hurry("mine", [seat for seat in range(3) if seat != SEAT])
        pool.hurry("elsewhere", [SEAT])
        await asyncio.sleep(0.1)
        assert not mine.done()
        pool.hurry("mine", [SEAT])
        assert await mine == MATCH.legal(SEAT)[0]
        assert not other.done()
        pool.hurry("other", [SEAT])
        assert await other

    with_pool(story, processes=3, loop=loop)


def test_hurrying_is_about_one_question_even_before_it_is_asked(bad_bots: Path) -> None:
    async def story(pool: BotPool) -> None:
        first, second = (
            asyncio.create_task(words(pool, question("ponders"), Asker("mine", ["a"], True))) for _ in range(2)
        )
        await until(lambda: pondering(bad_bots) == 1)
        pool.hurry("mine", [SEAT])  # one is being thought about, the other waits
        assert await first
        assert await second
        third = asyncio.create_task(words(pool, question("ponders"), Asker("mine", ["a"], True)))
        await until(lambda: pondering(bad_bots) == 3)
        await asyncio.sleep(0.1)
        assert not third.done()
        pool.hurry("mine", [SEAT])
        assert await third

    with_pool(story)


def test_a_legend_that_is_hurried_answers_at_once() -> None:
    async def story(pool: BotPool) -> None:
        asked = asyncio.create_task(words(pool, question("legend"), Asker("mine", ["a"], True)))
        await asyncio.sleep(0)
        pool.hurry("mine", [SEAT])
        assert await asked in MATCH.legal(SEAT)

    with_pool(story)


def test_who_does_not_want_to_know_any_more_is_not_waited_for() -> None:
    async def story(pool: BotPool) -> None:
        asked = [asyncio.create_task(words(pool, question("naps"))) for _ in range(100)]
        await asyncio.sleep(0.05)
        for task in asked:
            task.cancel()
        assert await words(pool, question("random"))

    started = time.monotonic()
    with_pool(story)
    assert time.monotonic() - started < 100 * 0.2


def test_a_question_that_cannot_be_asked_harms_no_other() -> None:
    async def story(pool: BotPool) -> None:
        odd = msgspec.structs.replace(question("random"), snapshot={"odd": object()})
        assert await words(pool, odd) is None
        assert await words(pool, question("random"))

    with_pool(story)


def test_a_process_that_was_killed_is_replaced() -> None:
    async def story(pool: BotPool) -> None:
        (pid,) = pids(pool)
        os.kill(pid, signal.SIGKILL)
        for _ in range(3):
            assert await words(pool, question("random"))
        assert pids(pool) != [pid]

    with_pool(story)


def test_if_none_can_be_started_there_is_no_answer_until_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTBOUND_BOT_MODULES", "there.is.no.such.module")

    async def story(pool: BotPool) -> None:
        assert await words(pool, question("random")) is None
        monkeypatch.setenv("WESTBOUND_BOT_MODULES", BAD)
        while not await words(pool, question("random")):
            await asyncio.sleep(0.05)

    with_pool(story, processes=2)


def test_closing_ends_the_processes_and_cancels_who_waits() -> None:
    async def tell() -> None:
        pool = await BotPool.open(2, 20)
        processes = pids(pool)
        waiting = [asyncio.create_task(words(pool, question("sleeps"))) for _ in range(5)]
        await asyncio.sleep(0.2)
        await pool.close()
        assert not any(is_alive(pid) for pid in processes)
        await asyncio.wait(waiting)
        assert all(task.cancelled() for task in waiting)
        with pytest.raises(asyncio.CancelledError):
            await words(pool, question("random"))

    asyncio.run(tell())


SERVER = """
import asyncio
from tests.server.test_bot_pool import BotPool, pids, question, words

async def main():
    pool = await BotPool.open(3, 600)
    asyncio.create_task(words(pool, question("spins")))
    asyncio.create_task(words(pool, question("sleeps")))
    await asyncio.sleep(0.3)
    print(*pids(pool), flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_a_server_that_is_killed_leaves_no_processes(bad_bots: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    processes = [int(pid) for pid in server.stdout.readline().split()]
    wait_until((bad_bots / "spinning").exists)
    assert len(processes) == 3
    assert all(is_alive(pid) for pid in processes)
    server.kill()
    server.wait()
    server.stdout.close()
    wait_until(lambda: not any(is_alive(pid) for pid in processes))


def test_not_even_one_that_does_not_listen(bad_bots: Path) -> None:
    """A bot deep in some C code, where no other thread can run, is ended by the clock."""
    process = subprocess.Popen([sys.executable, "-m", PROGRAM, "0.1"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(question("computes")) + b"\n")
    process.stdin.flush()
    wait_until((bad_bots / "computing").exists)
    time.sleep(0.1)  # the note is written just before
    process.stdin.close()
    assert process.wait(PATIENCE) == -signal.SIGALRM
