"""The rules reference: complete and built alike in every language, with a section for every decision."""

from __future__ import annotations

import re

import pytest

from tests.contract.cases import REGISTERED
from tests.stories.decisions import decisions
from tests.stories.rulebooks import LINK, rulebook, sections, steps
from westbound.engine.game import Game
from westbound.texts import LANGUAGES

BOOKS = [game for game in REGISTERED if (game.text.parent / "rulebook").exists()]

every_book = pytest.mark.parametrize("game", BOOKS, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_book
def test_the_sections_are_the_same_in_every_language(game: Game, language: str) -> None:
    assert list(sections(game, language)) == list(sections(game, "en"))
    headings = re.findall("^#", rulebook(game, language), re.MULTILINE)
    assert len(sections(game, language)) == len(headings), "a heading without an anchor, or an anchor used twice"


@every_language
@every_book
def test_no_section_is_empty(game: Game, language: str) -> None:
    assert [anchor for anchor, text in sections(game, language).items() if not text.strip()] == []


@every_language
@every_book
def test_every_link_leads_to_a_section(game: Game, language: str) -> None:
    text = rulebook(game, language)
    links = LINK.findall(text)
    assert links
    assert set(links) <= set(sections(game, language))
    assert text.count("](") == len(links)


@every_language
@every_book
def test_every_language_links_alike(game: Game, language: str) -> None:
    def links(language: str) -> dict[str, list[str]]:
        return {anchor: sorted(LINK.findall(text)) for anchor, text in sections(game, language).items()}

    assert links(language) == links("en")


@every_language
@every_book
def test_every_language_lists_alike(game: Game, language: str) -> None:
    def lists(language: str) -> dict[str, list[str]]:
        return {
            anchor: re.findall(r"^(?:-|\d\.) ", text, re.MULTILINE) for anchor, text in sections(game, language).items()
        }

    assert lists(language) == lists("en")


@every_language
@every_book
def test_signs_are_printed_ones(game: Game, language: str) -> None:
    text = rulebook(game, language)
    assert not re.findall(r"['\"]|\.\.\.|--", text)
    if language != "en":
        assert not re.findall(r"(?<!\u00a0)\$", text)
    if language == "fr":
        assert not re.findall(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text)


@every_book
def test_every_decision_has_a_section_and_nothing_else_has(game: Game) -> None:
    found = steps(game)
    assert set(found.values()) <= set(sections(game, "en"))
    players = [each for each in decisions(game) if not each.by_chance]
    assert {step for each in players for step in (each.step, each.onlookers)} == set(found)
