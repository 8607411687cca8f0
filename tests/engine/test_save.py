"""A position as plain data."""

from __future__ import annotations

import json
import random

import pytest

from tests.stories.matches import pioneers, play_on
from westbound.engine.save import dump


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_goes_through_json_and_back(players: int) -> None:
    match, rng = pioneers(players), random.Random(players)
    while not match.over:
        text = json.dumps(dump(match.table))
        again = match.game.restore(match.box, json.loads(text))
        assert json.dumps(dump(again)) == text
        seat = match.actors()[0]
        assert again.legal(seat) == match.legal_numbers(seat)
        play_on(match, 1, rng)


def test_a_snapshot_goes_on_to_the_same_end() -> None:
    match, rng = pioneers(2), random.Random(1)
    play_on(match, 20, rng)
    saved = match.game.restore(match.box, match.game.dump(match.table))
    t = match.table.copy()
    while actors := t.actors():
        seat = actors.bit_length() - 1
        action = rng.choice(t.legal(seat))
        t.apply(seat, action)
        saved.apply(seat, action)
    assert dump(saved) == dump(t)


def test_a_dump_is_a_copy() -> None:
    table = pioneers().table
    data = dump(table)
    for value in data.values():
        if isinstance(value, list):
            value[0] += 1
    assert dump(table) != data
    assert dump(table) == dump(table.copy())


def test_what_was_loaded_is_a_copy() -> None:
    match = pioneers()
    data = dump(match.table)
    table = match.game.restore(match.box, data)
    seat = match.actors()[0]
    table.apply(seat, table.legal(seat)[-1])
    assert data == dump(match.table) != dump(table)


def test_the_desk_is_no_part_of_it() -> None:
    table = pioneers().table
    table.legal(0)
    assert not any(name.startswith("_") for name in dump(table))
    assert "box" not in dump(table)
