"""The rules to look things up in: the same in every language, whole, and found from every question."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from tests.stories.texts import play
from westbound.games.pioneer_days.game import GAME
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

FOLDER = GAME.text.parent / "rulebook"
TITLE = re.compile(r"^## (?P<title>.+) \{#(?P<anchor>[a-z]+(?:-[a-z]+)*)\}$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]+\]\(#([^)]+)\)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def written(language: str) -> str:
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def sections(language: str) -> dict[str, str]:
    """What stands under each anchor, in order."""
    parts = TITLE.split(written(language))
    assert parts[0] == "", "something stands before the first section"
    return dict(zip(parts[2::3], parts[3::3], strict=True))


@cache
def steps() -> dict[str, str]:
    found: dict[str, str] = tomllib.loads((FOLDER / "steps.toml").read_text(encoding="utf-8"))["steps"]
    return found


@every_language
def test_all_languages_have_the_same_sections_in_the_same_order(language: str) -> None:
    anchors = [match["anchor"] for match in TITLE.finditer(written(language))]
    assert anchors == list(sections("en"))
    assert len(set(anchors)) == len(anchors)
    assert written(language).count("\n## ") + 1 == len(anchors)


@every_language
def test_no_section_is_empty(language: str) -> None:
    assert not [anchor for anchor, text in sections(language).items() if not text.strip()]


@every_language
def test_every_link_leads_somewhere(language: str) -> None:
    links = LINK.findall(written(language))
    assert links
    assert set(links) <= set(sections(language))
    assert written(language).count("](") == len(links)


@every_language
def test_sections_are_built_alike(language: str) -> None:
    shapes = {anchor: [line[:2] for line in text.splitlines()] for anchor, text in sections(language).items()}
    for anchor, text in sections("en").items():
        lists = [line[:2] for line in text.splitlines() if re.match(r"- |\d\. ", line)]
        assert [shape for shape in shapes[anchor] if re.match(r"- |\d\.", shape)] == lists, anchor


def test_signs_are_those_of_print() -> None:
    for language in LANGUAGES:
        assert "'" not in written(language)
    assert not re.search(r"(?<!\u00a0)[:;!?»](?! \{#)(?=[\s*]|$)", re.sub(r"\]\(#[^)]*\)", "", written("fr")))


def test_every_question_has_a_section() -> None:
    assert set(steps().values()) <= set(sections("en"))
    assert set(steps()) <= set(GAME.steps)
    met = set()
    for seed, (players, options) in enumerate(GAME.variants() * 2):
        for match in play(GAME, players, seed, options):
            met |= {match.view(seat)["step"] for seat in match.actors()}
            met |= {match.view(None)["step"]} if match.actors() else set()
    assert met <= set(steps())
    assert len(met) >= 16
