"""Editions of Skeleton Trail: ours is valid, and a wrong one is refused with its reasons."""

from __future__ import annotations

import pytest

from westbound.complaints import sentence
from westbound.editions.forms import form
from westbound.engine.edition import Content, WrongEdition
from westbound.game_skeleton.game.game import GAME
from westbound.game_skeleton.game.printed import CRATES, MILES, read_edition

OURS = {"name": "mine", "version": 1, "miles": 20, "crates": 12}


def test_ours_is_valid() -> None:
    edition = read_edition("westbound")
    assert edition.miles in MILES
    assert edition.crates in CRATES


def test_all_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(WrongEdition) as found:
        read_edition(Content(OURS | {"miles": 61, "crates": 0}))
    said = [f"{each.key}: {sentence(each, GAME.text, 'en')}" for each in found.value.complaints]
    assert said == ["miles: must be a number from 6 to 60", "crates: must be a number from 1 to 60"]


def test_the_form_asks_for_everything() -> None:
    filled = form(GAME)
    assert filled
    asked = {column.key for section in filled.sections for column in section.columns}
    assert asked == set(OURS) - {"version"}
