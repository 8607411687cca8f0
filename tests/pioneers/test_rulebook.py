"""The rules to look things up in: whole in every language, and there for everything that is asked."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.stories.texts import play
from westbound.games.pioneers.game import GAME
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

FOLDER = GAME.text.parent / "rulebook"
SECTION = re.compile(r"^## (?P<title>.+) \{#(?P<anchor>[a-z]+(?:-[a-z]+)*)\}$", re.M)
LINK = re.compile(r"\[[^\]]+\]\(([^)]*)\)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rulebook(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def anchors(language: str) -> list[str]:
    return [section["anchor"] for section in SECTION.finditer(rulebook(language))]


def steps() -> dict[str, str]:
    content: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "steps.toml").read_text(encoding="utf-8"))
    return content["steps"]


@every_language
def test_the_sections_are_the_same_in_every_language(language: str) -> None:
    assert anchors(language) == anchors("en")
    assert len(set(anchors(language))) == len(anchors(language))
    assert len(anchors(language)) == len(re.findall("^#", rulebook(language), re.M)), "a heading that is no section"


@every_language
def test_no_section_is_empty(language: str) -> None:
    before, *sections = re.split(r"^## .*$", rulebook(language), flags=re.M)
    assert not before.strip()
    assert all(section.strip() for section in sections)


@every_language
def test_every_link_leads_to_a_section(language: str) -> None:
    links = LINK.findall(rulebook(language))
    assert links
    assert {link.removeprefix("#") for link in links} <= set(anchors(language))


@every_language
def test_every_language_links_alike(language: str) -> None:
    def of_sections(text: str) -> list[list[str]]:
        return [sorted(LINK.findall(section)) for section in re.split(r"^## ", text, flags=re.M)]

    assert of_sections(rulebook(language)) == of_sections(rulebook("en"))


@every_language
def test_signs_are_printed_ones(language: str) -> None:
    text = rulebook(language)
    assert not re.search(r"['\"]|\.\.\.|--", text)
    if language != "en":
        assert not re.search(r"(?<!\u00a0)\$", text)
    if language == "fr":
        assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text)


def test_every_question_has_a_section() -> None:
    asked = {
        match.view(None)["step"]
        for players in GAME.players
        for seed in range(8)
        for match in play(GAME, players, seed)
        if not match.over
    }
    assert asked == set(steps())
    assert set(steps().values()) <= set(anchors("en"))
