"""Bots that are programs of their own, at online tables: the table goes on, and everybody learns why."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests.server.serving import serving
from westbound import bots
from westbound.bots.external import MOST_LAPSES
from westbound.server.state.events import Lapsed, Opened, SeatSetup, read_event, write_event
from westbound.server.state.table_state import TableState

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile.py"


@pytest.mark.parametrize(("mode", "reason"), [("illegal", "illegal"), ("stall", "timeout"), ("good", "")])
def test_a_table_with_a_program(mode: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WESTBOUND_BOT_PROGRAMS", f"ada={sys.executable} -S {HOSTILE} {mode} {tmp_path}")
    with serving(tmp_path, bots=1, bot_seconds=2) as server:
        seated = server.caller().open("me", "ada")
        with server.caller().look(seated["table"], seated["key"]) as anna:
            anna.play_to_the_end(random.Random(1))
            told = [line for line in anna.lines if line["key"] == "table-lapsed"]
        assert anna.over
        assert [line["text"] for line in told] == [reason] * (MOST_LAPSES if reason else 0)
        assert (f"reason={reason}" in server.logged()) == bool(reason)
        assert "a bot failed" not in server.logged()  # the worker was never ended
        metrics = server.caller().ask("GET", "/metrics").text
        assert f"westbound_bot_failures_total {float(len(told))}" in metrics
        server.stop()
    assert not running(tmp_path)


def running(token: Path) -> list[Path]:
    """The processes of the program."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if str(HOSTILE).encode() in words and str(token).encode() in words:
            found.append(folder)
    return found


def a_table() -> TableState:
    state = TableState("t")
    seats = [SeatSetup(), SeatSetup(bot="greedy", name="Clara")]
    state.take(Opened(game="pioneers", edition="westbound", options={"covered": "printed"}, seats=seats))
    state.sit("Anna")
    return state


def test_lapses_are_told_until_the_program_is_not_asked_any_more() -> None:
    state = a_table()
    told = [state.lapse(1, "timeout") for _ in range(MOST_LAPSES + 3)]
    assert told == [[Lapsed(1, "timeout", v=3)]] * MOST_LAPSES + [[]] * 3
    assert [line.text for line in state.log(None) if line.key == "table-lapsed"] == ["timeout"] * MOST_LAPSES
    assert state.lapses == {1: MOST_LAPSES}
    assert state.asides[1] == 0


def test_another_bot_at_the_seat_starts_afresh() -> None:
    state = a_table()
    state.lapse(1, "timeout")
    state.replace(1, "random", "Jonah")
    assert state.lapses[1] == 0


def test_a_lapse_in_the_log() -> None:
    event = Lapsed(1, "garbled", v=3)
    assert write_event(event) == '{"event":"lapsed","seat":1,"reason":"garbled","v":3}'
    assert read_event(write_event(event)) == event


def test_programs_are_on_the_list_of_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WESTBOUND_BOT_PROGRAMS", f"ada={sys.executable} -S {HOSTILE} good {tmp_path}")
    with serving(tmp_path) as server:
        shelf = server.caller().get("/api/games")["bots"]
        assert [bot["name"] for bot in shelf] == [*(level.name for level in bots.LEVELS), "ada"]
