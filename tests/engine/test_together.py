"""All at once: a lane for each, a copy in the midst of it goes on by itself."""

from __future__ import annotations

import json
import random

import pytest
from rails.game import GAME
from rails.names import (
    ACT,
    ACTING,
    DRAW,
    DRAWING,
    DRAWN,
    GAIN,
    GIVE,
    RESOLVING,
    ROUND,
    ROUNDS,
    STOP,
    TAKE,
    TRACK,
    WAIT,
)
from rails.rules import Box, Rails

from tests.stories.matches import ARROW
from westbound.engine.names import CHANCE, DEPTH, FRAME
from westbound.engine.save import dump, load

DICE = 1 << CHANCE


def rails(*tracks: list[int], rounds: int = 1, more: tuple[list[int], ...] = ()) -> Rails:
    """Each player on their own track; *more* tracks to choose."""
    table = GAME.table(Box([*tracks, *more], list(range(len(tracks))), rounds))
    table.advance()
    return table


def test_everybody_may_act_in_any_order() -> None:
    t = rails([ACT, 0], [ACT, 0], [ACT, 0])
    assert t.actors() == 0b111
    assert t.lanes == 3
    assert t.lane == 0
    for seat in (2, 0, 1):
        assert t.legal(seat)
        t.apply(seat, TAKE)
        assert t.legal(seat) == []
    assert t.over
    assert t.lanes == 0
    assert t.actors() == 0
    assert t.nuggets == [1, 1, 1, 0]


def test_a_lane_that_ends_at_once() -> None:
    t = rails([], [ACT, 0], [GAIN, 3])
    assert t.actors() == 0b010
    assert t.nuggets == [0, 0, 3, 0]
    assert not t.over
    t.apply(1, TAKE)
    assert t.over


def test_all_lanes_end_at_once() -> None:
    t = rails([], [GAIN, 1], rounds=3)
    assert t.over
    assert t.nuggets == [0, 3, 0, 0]
    assert t.lanes == 0


def test_a_loop_of_together() -> None:
    t = rails([ACT, 0], [], rounds=3)
    for done in range(3):
        assert t.nuggets[0] == done
        assert t.actors() == 0b01
        assert not t.over
        t.apply(0, TAKE)
    assert t.over
    assert t.nuggets[0] == 3


def test_lanes_begin_with_the_player_of_the_frame() -> None:
    t = rails([DRAW, 0, ACT, 0], [DRAW, 0, ACT, 0], rounds=2)
    assert t.frames(CHANCE) == [ROUNDS, 0, ROUND, 0, RESOLVING, 0, DRAWING, CHANCE]
    for action in (DRAWN, DRAWN):
        t.apply(CHANCE, action)
    t.apply(1, TAKE)
    t.apply(0, TAKE)
    assert t.frames(CHANCE) == [ROUNDS, 0, ROUND, 1, RESOLVING, 1, DRAWING, CHANCE]  # the second round


def test_chains_interleave_between_lanes() -> None:
    t = rails([ACT, 0, GAIN, 5], [ACT, 0, GIVE, 7], more=([ACT, 0, GAIN, 1],))
    t.apply(0, TRACK + 2)  # another action first ...
    t.apply(1, TRACK + 2)
    assert t.actors() == 0b11
    t.apply(0, TRACK + 2)  # ... and another
    t.apply(1, TAKE)  # their one, and all that waited: 1, and 7 for the next
    assert t.nuggets == [7, 2, 0, 0]
    assert t.actors() == 0b01
    assert t.legal(0) == [TAKE]  # twice in a game
    t.apply(0, TAKE)
    assert t.nuggets == [15, 2, 0, 0]
    assert t.over


def test_the_order_between_lanes_changes_nothing() -> None:
    plans = {0: [TRACK + 2, TAKE], 1: [TAKE]}
    ends = []
    for order in ((0, 0, 1), (0, 1, 0), (1, 0, 0)):
        t = rails([ACT, 0, GAIN, 2], [ACT, 0], more=([ACT, 0],))
        waiting = {seat: list(plan) for seat, plan in plans.items()}
        for seat in order:
            t.apply(seat, waiting[seat].pop(0))
        ends.append(dump(t))
    assert ends[0] == ends[1] == ends[2]


def test_a_copy_in_the_midst_of_a_chain() -> None:
    t = rails([ACT, 0, GAIN, 5], [ACT, 0, DRAW, 0], [GIVE, 2], more=([ACT, 0, GAIN, 1],))
    t.apply(0, TRACK + 3)
    t.apply(1, TAKE)
    assert t.actors() == 0b001 | DICE
    middle, before = t.copy(), dump(t)
    saved = Rails(t.box)
    load(saved, json.loads(json.dumps(before)))
    for table in (t, saved, middle):
        assert dump(table) == before
        table.apply(CHANCE, DRAWN + 2)
        table.apply(0, TAKE)
        assert table.over
        assert table.nuggets == [9, 1, 0, 0]
    assert dump(t) == dump(middle) == dump(saved)


def test_chance_in_two_lanes_at_the_same_time() -> None:
    t = rails([DRAW, 0], [ACT, 0, DRAW, 0], [DRAW, 0])
    assert t.actors() == 0b010 | DICE
    assert t.legal(CHANCE) == [DRAWN, DRAWN + 1, DRAWN + 2]
    assert t.weights(CHANCE) == [20, 15, 10]
    t.apply(CHANCE, DRAWN)
    assert t.actors() == 0b010 | DICE
    assert t.weights(CHANCE) == [19, 15, 10]
    t.apply(1, TAKE)
    assert t.actors() == DICE
    t.apply(CHANCE, DRAWN + 1)  # lane by lane: the second player's
    assert t.hands[3:6] == [0, 1, 0]
    t.apply(CHANCE, DRAWN + 2)
    assert t.over
    assert t.hands[:9] == [1, 0, 0, 0, 1, 0, 0, 0, 1]
    assert t.pile == [19, 14, 9]


def test_who_waits_goes_on_when_all_before_are_finished() -> None:
    t = rails([ACT, 0], [WAIT, 0, GAIN, 1], [ACT, 0], [WAIT, 0, GAIN, 2, ACT, 0])
    assert t.actors() == 0b0101
    assert t.legal(1) == t.legal(3) == []
    assert t.frames(1) == [ROUNDS, 0, ROUND, 0]
    assert t.frame(1) == [0, 0, 0, 0]
    assert [frame[:2] for frame in t.open_frames()] == [[ACTING, 0], [RESOLVING, 1], [ACTING, 2], [RESOLVING, 3]]
    t.apply(0, TAKE)
    assert t.nuggets == [1, 1, 0, 0]
    assert t.actors() == 0b0100
    t.apply(2, TAKE)
    assert t.nuggets == [1, 1, 1, 2]
    assert t.actors() == 0b1000
    t.apply(3, TAKE)
    assert t.over


def test_who_waits_waits_for_chance_too() -> None:
    t = rails([DRAW, 0], [WAIT, 0, DRAW, 0], [WAIT, 0, GAIN, 1])
    t.apply(CHANCE, DRAWN)
    assert t.nuggets == [0, 0, 0, 0]
    t.apply(CHANCE, DRAWN + 1)
    assert t.over
    assert t.nuggets == [0, 0, 1, 0]


def test_the_first_never_waits() -> None:
    t = rails([WAIT, 0, GAIN, 1], [WAIT, 0, GAIN, 2], rounds=2)
    assert t.over
    assert t.nuggets == [2, 4, 0, 0]


def test_a_copy_while_somebody_waits() -> None:
    t = rails([ACT, 0], [WAIT, 0, GAIN, 5])
    saved = Rails(t.box)
    load(saved, json.loads(json.dumps(dump(t))))
    for table in (t.copy(), saved):
        table.apply(0, TAKE)
        assert table.nuggets == [1, 5, 0, 0]
    assert t.nuggets == [0, 0, 0, 0]


def test_the_game_may_end_in_one_lane() -> None:
    t = rails([ACT, 0], [ACT, 0, STOP, 0])
    t.apply(1, TAKE)
    assert t.over
    assert t.actors() == 0
    assert t.legal(0) == []


def test_frames_of_a_lane_continue_those_of_all() -> None:
    t = rails([ACT, 0], [ACT, 0, GAIN, 1], more=([ACT, 0],))
    t.apply(1, TRACK + 2)
    before = dump(t)
    assert t.frames(0) == [ROUNDS, 0, ROUND, 0, RESOLVING, 0, ACTING, 0]
    assert t.frames(1) == [ROUNDS, 0, ROUND, 0, RESOLVING, 1, RESOLVING, 1, ACTING, 1]
    assert [t.frame(0)[:2], t.frame(1)[:2]] == [[ACTING, 0], [ACTING, 1]]
    assert GAME.where(t, 1).split(ARROW) == ["round of north", "resolving of east", "resolving", "acting"]
    t.apply(0, TAKE)
    assert t.frames(0) == [ROUNDS, 0, ROUND, 0]  # they wait
    assert dump(t) != before


def test_looking_changes_nothing() -> None:
    t = rails([ACT, 0], [DRAW, 0], [ACT, 0])
    before = dump(t)
    for seat in (0, 1, 2, 3, CHANCE):
        t.legal(seat), t.weights(seat), t.frames(seat)
    t.actors(), t.leaders(), t.playouts(3, 1)
    assert dump(t) == before


def test_between_rounds_the_lanes_are_empty() -> None:
    t = rails([ACT, 0], [ACT, 0], rounds=2)
    t.apply(0, TAKE)
    t.apply(1, TAKE)
    fresh = rails([ACT, 0], [ACT, 0], rounds=2)
    assert t.depth == fresh.depth
    lanes = DEPTH * FRAME
    t.apply(0, TAKE)
    t.apply(1, TAKE)
    assert t.over
    assert t.depth[1:] == [0] * 4
    assert t.stack[lanes:] == [0] * (4 * lanes)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_orders_all_come_to_an_end(players: int) -> None:
    for seed in range(50):
        rng = random.Random(seed)
        t = GAME.table(GAME.box(players))
        t.advance()
        while actors := t.actors():
            seat = rng.choice([seat for seat in range(8) if actors >> seat & 1])
            t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])
            assert sum(t.pile) + sum(t.hands) == 45
        assert t.over
        assert t.lanes == 0


def test_playouts_play_lanes_too() -> None:
    t = GAME.deal(GAME.box(4))
    tallies = t.playouts(50, 3)
    assert tallies == t.playouts(50, 3)
    assert tallies[0] >= 50 * 3
    assert tallies[1] > 0
