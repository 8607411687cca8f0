"""The rules of Skeleton Trail, in the order of its rulebook."""

from __future__ import annotations

import random

from westbound.engine.names import CHANCE
from westbound.game_skeleton.game.game import GAME
from westbound.game_skeleton.game.rules import SkeletonRules

BOX = GAME.box(2)
SPACE = GAME.space(BOX)
RED, BLUE = 0, 1


def play(t: SkeletonRules, *words: str) -> None:
    """Do what *words* say, one after the other, by whoever has to act."""
    for each in words:
        seat = t.actors().bit_length() - 1
        assert SPACE.parse(each) in t.legal(seat), each
        t.apply(seat, SPACE.parse(each))


def dealt() -> SkeletonRules:
    t = GAME.deal(BOX)
    assert isinstance(t, SkeletonRules)
    return t


def test_turn_chance_rolls_then_the_player_decides() -> None:
    t = dealt()
    assert t.actors() == 1 << CHANCE
    assert t.weights(CHANCE) == [1] * 6
    play(t, "roll 4")
    assert t.actors() == 1 << RED
    assert [SPACE.text(action) for action in t.legal(RED)] == ["load", "drive"]


def test_drive_as_many_miles_as_the_die_shows() -> None:
    t = dealt()
    play(t, "roll 4", "drive", "roll 6", "drive")
    assert [*t.miles[:2]] == [4, 6]


def test_load_a_crate_from_the_store() -> None:
    t = dealt()
    play(t, "roll 4", "load")
    assert t.crates[RED] == 1
    assert t.store == BOX.crates - 1


def test_load_only_while_there_is_a_crate() -> None:
    t = dealt()
    t.store = 0
    play(t, "roll 1")
    assert [SPACE.text(action) for action in t.legal(RED)] == ["drive"]


def test_end_when_a_wagon_arrives() -> None:
    t = dealt()
    t.miles = [BOX.miles - 2, 0, 0, 0]
    t.crates = [0, 12, 0, 0]
    t.store = 0
    play(t, "roll 5", "drive")
    assert t.over
    assert t.miles[RED] == BOX.miles
    assert [t.sources(RED), t.sources(BLUE)] == [[BOX.miles, 0], [0, 24]]
    assert GAME.winners(t) == [BLUE]


def test_bots_can_play_it() -> None:
    t = dealt()
    assert GAME.imagine(t, RED, random.Random(1)).playouts(10, 1)[0] > 0
