"""Skeleton Trail as people see it: pictures, terminal and texts, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast
from xml.etree import ElementTree

import pytest

import westbound
from westbound.engine.match import Match
from westbound.game_skeleton.game import picture, terminal
from westbound.game_skeleton.game.game import GAME
from westbound.game_skeleton.game.view import WholeView
from westbound.kit.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments() -> Iterator[Match]:
    """Return a random game, at each decision and at its end."""
    westbound.games.add(GAME)
    match, chance = westbound.new("skeleton", players=3, seed=1), random.Random(1)
    while not match.over:
        yield match
        (seat,) = match.actors()
        match.play(seat, chance.choice(match.legal(seat)))
    yield match


@every_language
def test_pictures_show_every_player(language: str) -> None:
    for match in moments():
        speech = Speech(GAME, match.box, language)
        drawn = ElementTree.fromstring(picture.draw(cast(WholeView, match.view(0)), speech.say))
        shown = [node.get("data-player") for node in drawn.iter() if node.get("data-player")]
        assert shown == ["red", "blue", "green"]


@every_language
def test_terminals_are_not_too_wide(language: str) -> None:
    for match in moments():
        rows = terminal.draw(match.view(0), Speech(GAME, match.box, language), 80, True).split("\n")
        assert len(rows) == 1 + 3 + 1 + 3
        assert max(map(plain_length, rows)) <= 80


@every_language
def test_everything_has_a_text(language: str) -> None:
    for match in moments():
        speech = Speech(GAME, match.box, language)
        for seat in range(3):
            assert speech.prompt(match.view(seat), seat)
            assert all(speech.action(action, match.view(seat)) for action in match.legal_numbers(seat))
            assert all(speech.entry(entry, seat) for entry in match.news(seat))
