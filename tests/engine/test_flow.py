"""The order of play, by a parade: sequence, each in turn, ask around, push, instead, enough."""

from __future__ import annotations

import pytest
from parade.names import (
    CLOSED,
    CLOSING,
    DETOUR,
    FURTHER,
    GAME,
    GREETING,
    HOME,
    HOSTING,
    LAPS,
    PASS,
    REST,
    RESTED,
    VISIT,
    VISITED,
    VISITING,
    WALKING,
    WANDER,
    WAVE,
    WAVED,
    WAVING,
)
from parade.rules import Parade

from westbound.engine.desk import Journal
from westbound.engine.names import CHANCE, DEPTH, ENTRY, EVERYBODY, MOST_NEWS, SEATS
from westbound.engine.save import dump, load


def parade(players: int = 3, first: int = 0, shy: int = 0) -> Parade:
    t = Parade()
    t.players, t.player, t.step, t.shy = players, first, GAME, shy
    t.advance()
    return t


def past_greeting(players: int = 3, first: int = 0, shy: int = 0) -> Parade:
    t = parade(players, first, shy)
    for i in range(players):
        t.apply((first + i) % players, PASS)
    return t


def walking() -> Parade:
    return past_greeting(shy=0b111)


def news(journal: Journal) -> list[list[int]]:
    told = journal.news()
    return [told[i : i + 5] for i in range(0, len(told), 5)]


def test_each_in_turn_begins_with_the_player_of_the_frame() -> None:
    t = parade(players=4, first=2)
    for seat in (2, 3, 0, 1):
        assert (t.step, t.player, t.note) == (WAVING, seat, 2)
        assert t.actors() == 1 << seat
        t.apply(seat, WAVE if seat % 2 else PASS)
    assert t.waves == [0, 1, 0, 1]
    assert t.step == VISITING


def test_ask_around_asks_the_others() -> None:
    t = past_greeting(players=4, first=1)
    for guest in (2, 3, 0):
        assert (t.step, t.player, t.note) == (VISITING, guest, 1)
        t.apply(guest, PASS)
    assert (t.step, t.player) == (DETOUR, 1)


def test_enough_stops_the_asking() -> None:
    t = past_greeting(players=4)
    t.apply(1, PASS)
    t.apply(2, VISIT)
    assert (t.step, t.player) == (DETOUR, 0)


def test_a_step_without_a_decision_is_passed_by() -> None:
    t = past_greeting(players=4, shy=0b0110)
    assert (t.step, t.player) == (VISITING, 3)
    assert past_greeting(players=4, shy=0b1111).step == DETOUR


def test_a_sequence_ends_with_its_last_step() -> None:
    t = walking()
    journal = t.listen()
    t.apply(0, HOME)
    assert t.over
    assert t.step == CLOSING
    assert t.actors() == 0
    assert news(journal) == [[CLOSED, EVERYBODY, 0, 0, 0]]
    assert [t.legal(seat) for seat in range(SEATS)] == [[]] * SEATS


def test_repeat_plays_its_steps_again_until_done() -> None:
    t = Parade()
    t.players, t.step = 4, LAPS
    t.advance()
    for lap in (1, 2):
        assert (t.step, t.player) == (WAVING, lap)
        t.apply(lap, WAVE)
        assert (t.step, t.player) == (VISITING, lap)
        t.apply(lap, PASS)
    assert t.over
    assert t.waves == [0, 1, 1, 0]


def test_push_plays_another_step_first_and_comes_back() -> None:
    t = walking()
    t.apply(0, FURTHER)
    assert (t.note, t.depth[0]) == (80, 3)
    t.apply(0, HOME)
    assert (t.step, t.note, t.depth[0]) == (DETOUR, 40, 2)


def test_instead_takes_the_place() -> None:
    t = walking()
    journal = t.listen()
    t.apply(0, REST)
    assert news(journal) == [[RESTED, EVERYBODY, 0, 40, 0], [CLOSED, EVERYBODY, 0, 0, 0]]


def test_frames_from_the_outermost() -> None:
    t = past_greeting(players=3, first=1)
    assert t.frames(2) == [GAME, 1, HOSTING, 1, VISITING, 2]
    t.apply(2, VISIT)
    t.apply(1, FURTHER)
    assert t.frames(1) == [GAME, 1, WALKING, 1, DETOUR, 1, DETOUR, 1]
    assert parade().frames(0) == [GAME, 0, GREETING, 0, WAVING, 0]


def test_frame_is_what_a_seat_has_to_decide() -> None:
    t = past_greeting(players=3, first=1)
    assert t.frame(2) == [VISITING, 2, 0, 1]
    assert t.frame(0) == [0, 0, 0, 0]
    assert t.open_frames() == [[VISITING, 2, 0, 1]]


def test_what_is_uncovered_leaves_no_trace() -> None:
    t, other = walking(), walking()
    t.apply(0, FURTHER)
    t.apply(0, HOME)
    t.strolls = 0
    assert dump(t) == dump(other)


def test_a_note_wants_64_bits() -> None:
    t = walking()
    t.note = 1 << 58
    for _ in range(3):
        t.apply(0, FURTHER)
    assert t.note == 1 << 61
    assert dump(t.copy()) == dump(t)


def test_rules_in_circles_are_reported() -> None:
    t = walking()
    with pytest.raises(RuntimeError, match="circles"):
        t.apply(0, WANDER)
    with pytest.raises(RuntimeError, match="circles"):
        t.check()


def test_a_stack_too_deep_is_reported() -> None:
    t = walking()
    for _ in range(DEPTH - 1 - t.depth[0]):
        t.apply(0, FURTHER)
    with pytest.raises(RuntimeError, match="circles"):
        t.apply(0, FURTHER)


@pytest.mark.parametrize("seed", range(8))
def test_playouts_report_any_game_that_was_lost(seed: int) -> None:
    with pytest.raises(RuntimeError, match="circles"):
        walking().playouts(100, seed)  # of which a good third ends in circles, not always the last


def test_a_seat_without_a_decision_cannot_act() -> None:
    t = parade()
    before = dump(t)
    for seat in (1, 2, 3, CHANCE, -1):
        assert t.legal(seat) == t.weights(seat) == []
        with pytest.raises(AssertionError, match="nothing to decide"):
            t.apply(seat, PASS)
    assert dump(t) == before


def test_legal_is_ascending_and_weighs_one_each() -> None:
    t = walking()
    assert t.legal(0) == [HOME, REST, FURTHER, WANDER]
    assert t.weights(0) == [1, 1, 1, 1]


def test_the_journal_tells_once() -> None:
    t = parade()
    t.apply(0, WAVE)  # nobody reads
    journal = t.listen()
    t.apply(1, WAVE)
    assert news(journal) == [[WAVED, EVERYBODY, 1, 0, 0]]
    assert news(journal) == []


def test_a_journal_that_nobody_reads_is_reported_and_holds() -> None:
    t = parade()
    journal, start = t.listen(), dump(t)
    for _ in range(MOST_NEWS // ENTRY + 10):
        load(t, start)
        t.apply(0, WAVE)
    with pytest.raises(AssertionError, match="nobody read"):
        journal.news()


def test_a_copy_has_a_desk_of_its_own() -> None:
    t = parade()
    journal = t.listen()
    other = t.copy()
    other.apply(0, WAVE)
    assert news(journal) == []
    assert t.waves == [0, 0, 0, 0]
    assert other.waves == [1, 0, 0, 0]
    assert t.legal(0) == [PASS, WAVE]
    assert other.legal(0) == []


def test_visits_are_told_with_guest_and_host() -> None:
    t = past_greeting(players=2, first=1)
    journal = t.listen()
    t.apply(0, VISIT)
    assert news(journal) == [[VISITED, EVERYBODY, 0, 1, 0]]


def test_leaders_share_and_ties_are_broken() -> None:
    t = parade(players=4)
    t.waves = [1, 3, 3, 0]
    assert t.leaders() == 0b0110
    t.waves = [3, 3, 3, 0]
    t.strolls = 1  # what the first seat has
    assert t.leaders() == 0b0001
    t.strolls = -1
    assert t.leaders() == 0b0110
