"""Every game can be played at an online table without knowing of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import CASES, Case
from westbound.server.presenting.presenter import game_seen, table_status
from westbound.server.presenting.replays import Eyes, replay
from westbound.server.presenting.seen_views import SeenViews
from westbound.server.protocol.http import Replay
from westbound.server.state.events import AnyEvent, Moved, Opened, SeatSetup, read_event, write_event
from westbound.server.state.table_state import TableState

every_game = pytest.mark.parametrize("case", CASES, ids=str)


def open_table(case: Case) -> tuple[TableState, list[AnyEvent]]:
    """A table at which everybody sits, and its log."""
    seats = [SeatSetup() for _ in range(case.players)]
    options = case.game.usual(case.players, dict(case.options))
    opened = Opened(game=case.game.name, edition=case.game.editions[0], options=options, seats=seats, host=0)
    state = TableState("t")
    state.take(opened)
    log: list[AnyEvent] = [opened]
    for seat in range(case.players):
        log += state.sit(f"Player {seat}")
    return state, log


def play_on(state: TableState, log: list[AnyEvent], rng: random.Random, most: int) -> None:
    match = state.match
    assert match
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors())
        log += state.play(seat, rng.choice(match.legal(seat)), match.version)
        if rng.random() < 0.1 and state.undo_needs(seat) == []:
            log += state.undo(seat, match.version)


@every_game
def test_a_table_is_what_its_log_says(case: Case) -> None:
    state, log = open_table(case)
    play_on(state, log, random.Random(1), case.game.longest)
    again = TableState("t")
    for event in log:
        again.take(read_event(write_event(event)))
    assert again.match
    assert state.match
    assert case.game.dump(again.match.table) == case.game.dump(state.match.table)
    assert again.lines == state.lines
    assert (again.seq, again.phase, again.seats) == (state.seq, state.phase, state.seats)


@every_game
def test_changes_lead_from_view_to_view(case: Case) -> None:
    state, log = open_table(case)
    rng = random.Random(2)
    match = state.match
    assert match
    viewers = [None, *range(case.players)]
    looks = SeenViews()
    views = [plain(looks.look(match, seat)) for seat in viewers]
    for _ in range(60):
        play_on(state, log, rng, most=1)
        for seat, view, changes in zip(viewers, views, looks.next(match, viewers), strict=True):
            for path, value in plain(changes):
                part = view
                for step in path[:-1]:
                    part = part[step]
                part[path[-1]] = value
            assert view == plain(looks.view(seat)) == plain(match.view(seat))


def plain(data: object) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(data))


@every_game
def test_a_replay_ends_where_the_game_does(case: Case) -> None:
    state, log = open_table(case)
    play_on(state, log, random.Random(3), 40)
    for seat in (None, 0):
        whole: Replay = replay(table_status(state), [(event, 0) for event in log], Eyes(seat))
        assert state.match
        last = game_seen(state, state.match, seat, state.match.view(seat))
        assert sum(len(frame.lines) for frame in whole.frames) + len(whole.lines) == len(state.log(seat))
        assert whole.frames[-1].scores == last.scores
        assert [frame.seat for frame in whole.frames] == [
            moved.lines[0].seat for moved in log if isinstance(moved, Moved)
        ]
        assert msgspec.json.encode(whole)
