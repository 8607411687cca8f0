"""The rules reference describes the map and the bounty board as they are drawn."""

from __future__ import annotations

import re

import pytest

import westbound
from tests.stories.rulebooks import sections
from westbound.games.colorado.game import GAME
from westbound.speech import Speech
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_map_is_told_as_it_is_drawn(language: str) -> None:
    box = GAME.box(2)
    speech, told = Speech(GAME, box, language), sections(GAME, language)["map"]
    for region in box.edition.regions:
        line = next(line for line in told.splitlines() if f"**{region.label}**" in line)
        assert speech.say(f"zone-{region.kind}.plain") in line
        assert [int(number) for number in re.findall(r"\d+", line)] == [len(region.steps), region.medal]


@every_language
def test_the_bounty_board_is_told_as_it_is_drawn(language: str) -> None:
    drawn, told = westbound.new("colorado", players=2, seed=1).view(None)["map"], sections(GAME, language)
    for totals in drawn["zones"].values():
        assert re.search(rf"\b{totals[0]}, \w+ {totals[1]}\.", told["zones"])
    for track, section in ("tipi", "tipi"), ("saloon", "saloon-and-wanted"), ("wanted", "saloon-and-wanted"):
        assert ", ".join(map(str, drawn["tracks"][track]["medals"])) in told[section]
    assert re.search(rf"\b{drawn['railroad_medal']}\b", told["railroad"])
