"""Every game can be played at an online table without knowing of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import CASES, Case
from westbound.server.events import AnyEvent, Chair, Moved, Opened, read_event, write_event
from westbound.server.looks import Looks
from westbound.server.protocol.http import Replay
from westbound.server.party import Party
from westbound.server.replay import Eyes, replay
from westbound.server.sight import game_seen, table_info

every_game = pytest.mark.parametrize("case", CASES, ids=str)


def open_table(case: Case) -> tuple[Party, list[AnyEvent]]:
    """A table at which everybody sits, and its log."""
    chairs = [Chair() for _ in range(case.players)]
    options = case.game.usual(case.players, dict(case.options))
    opened = Opened(game=case.game.name, edition=case.game.editions[0], options=options, chairs=chairs, host=0)
    party = Party("t")
    party.take(opened)
    log: list[AnyEvent] = [opened]
    for seat in range(case.players):
        log += party.sit(f"Player {seat}")
    return party, log


def play_on(party: Party, log: list[AnyEvent], rng: random.Random, most: int) -> None:
    match = party.match
    assert match
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors())
        log += party.play(seat, rng.choice(match.legal(seat)), match.version)
        if rng.random() < 0.1 and party.undo_needs(seat) == []:
            log += party.undo(seat, match.version)


@every_game
def test_a_table_is_what_its_log_says(case: Case) -> None:
    party, log = open_table(case)
    play_on(party, log, random.Random(1), case.game.longest)
    again = Party("t")
    for event in log:
        again.take(read_event(write_event(event)))
    assert again.match
    assert party.match
    assert case.game.dump(again.match.table) == case.game.dump(party.match.table)
    assert again.lines == party.lines
    assert (again.seq, again.state, again.places) == (party.seq, party.state, party.places)


@every_game
def test_changes_lead_from_view_to_view(case: Case) -> None:
    party, log = open_table(case)
    rng = random.Random(2)
    match = party.match
    assert match
    viewers = [None, *range(case.players)]
    looks = Looks()
    views = [plain(looks.look(match, seat)) for seat in viewers]
    for _ in range(60):
        play_on(party, log, rng, most=1)
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
    party, log = open_table(case)
    play_on(party, log, random.Random(3), 40)
    for seat in (None, 0):
        whole: Replay = replay(table_info(party), [(event, 0) for event in log], Eyes(seat))
        assert party.match
        last = game_seen(party, party.match, seat, party.match.view(seat))
        assert sum(len(frame.lines) for frame in whole.frames) + len(whole.lines) == len(party.log(seat))
        assert whole.frames[-1].scores == last.scores
        assert [frame.seat for frame in whole.frames] == [
            moved.lines[0].seat for moved in log if isinstance(moved, Moved)
        ]
        assert msgspec.json.encode(whole)
