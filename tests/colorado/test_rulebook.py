"""The rules reference: alike in every language, and no question without an answer."""

from __future__ import annotations

import random
import re
import tomllib

import pytest

import westbound
from westbound.games.colorado.game import GAME
from westbound.speech import Speech
from westbound.texts import LANGUAGES

pytestmark = pytest.mark.slow  # compiled only

BOOK = GAME.text.parent / "rulebook"
HEADING = re.compile(r"^## (?P<title>.+) \{#(?P<anchor>[a-z]+(?:-[a-z]+)*)\}$", re.MULTILINE)
LINK = re.compile(r"\[[^]]+\]\(#([^)]+)\)")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def sections(language: str) -> dict[str, str]:
    """By anchor, what a section says."""
    before, *parts = HEADING.split((BOOK / f"{language}.md").read_text(encoding="utf-8"))
    assert not before.strip()
    return dict(zip(parts[1::3], parts[2::3], strict=True))


@every_language
def test_every_language_has_the_same_sections(language: str) -> None:
    assert list(sections(language)) == list(sections("en"))


@every_language
def test_no_section_is_empty(language: str) -> None:
    assert [anchor for anchor, text in sections(language).items() if not text.strip()] == []


@every_language
def test_every_heading_is_a_section(language: str) -> None:
    lines = (BOOK / f"{language}.md").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.startswith("#")]) == len(sections(language))


@every_language
def test_every_link_leads_somewhere(language: str) -> None:
    known = sections(language)
    for text in known.values():
        assert [anchor for anchor in LINK.findall(text) if anchor not in known] == []
        assert text.count("](") == len(LINK.findall(text))


@every_language
def test_signs_are_those_of_print(language: str) -> None:
    text = (BOOK / f"{language}.md").read_text(encoding="utf-8")
    assert "'" not in text
    assert '"' not in text
    assert language != "fr" or not re.search(r"(?<!\u00a0)[:;!?]", text)


@every_language
def test_the_map_is_told_as_it_is_drawn(language: str) -> None:
    box = GAME.box(2)
    speech, told = Speech(GAME, box, language), sections(language)["map"]
    for region in box.edition.regions:
        line = next(line for line in told.splitlines() if f"**{region.label}**" in line)
        assert speech.say(f"zone-{region.kind}.plain") in line
        assert [int(number) for number in re.findall(r"\d+", line)] == [len(region.steps), region.medal]


@every_language
def test_the_bounty_board_is_told_as_it_is_drawn(language: str) -> None:
    drawn, told = westbound.new("colorado", players=2, seed=1).view(None)["map"], sections(language)
    for totals in drawn["zones"].values():
        assert re.search(rf"\b{totals[0]}, \w+ {totals[1]}\.", told["zones"])
    for track, section in ("tipi", "tipi"), ("saloon", "saloon-and-wanted"), ("wanted", "saloon-and-wanted"):
        assert ", ".join(map(str, drawn["tracks"][track]["medals"])) in told[section]
    assert re.search(rf"\b{drawn['railroad_medal']}\b", told["railroad"])


def asked(players: int, seed: int) -> set[str]:
    """The steps of a random game, as those see them who are asked, and everybody else."""
    match, rng, steps = westbound.new("colorado", players=players, seed=seed), random.Random(seed), set()
    while not match.over:
        steps |= {match.view(viewer)["step"] for viewer in (None, *range(players))}
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return steps


def test_every_step_has_a_section() -> None:
    found = tomllib.loads((BOOK / "steps.toml").read_text(encoding="utf-8"))["steps"]
    assert set(found.values()) <= set(sections("en"))
    assert set(found) == set(filter(None, GAME.steps))
    assert asked(2, 1) | asked(3, 2) <= set(found)
