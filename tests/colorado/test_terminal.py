"""Colorado in a terminal: the table, and whole games by words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.text import Text

import westbound
from tests.cli.desk import told
from tests.colorado.story import FIRST
from westbound.cli.board import board
from westbound.engine.match import Match
from westbound.games.colorado.ways import links_of, lost_rails, trails
from westbound.games.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES

ROWS = 90  # of the longest board at a width of 80


def positions(players: int, seed: int, every: int = 12) -> Iterator[Match]:
    """A random game now and then, at its beginning and at its end."""
    match, chance = westbound.new("colorado", players=players, seed=seed), random.Random(seed)
    for turn in range(10_000):
        if match.over or turn % every == 0:
            yield match
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))


def drawn(match: Match, seat: int | None = None, width: int = 80, language: str = "en", color: bool = False) -> str:
    return board(match.game, match.view(seat), Speech(match.game, match.box, language), width, color)


def later(turn: int, players: int = 3, seed: int = 5) -> Match:
    return next(match for match in positions(players, seed, every=1) if match.view(None)["turn"] == turn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fits_and_names_everything(players: int, width: int, language: str) -> None:
    for match in positions(players, 7, every=40):
        for viewer in (0, None):
            view, speech = match.view(viewer), Speech(match.game, match.box, language)
            shown = drawn(match, viewer, width, language)
            rows = shown.split("\n")
            assert max(map(plain_length, rows)) <= width
            assert len(rows) <= ROWS
            for region in view["map"]["regions"]:
                assert f"{region['label']} ({region['medal']})" in shown
            for kind in ("zone", "bounty"):
                words = view["map"]["zones" if kind == "zone" else "tracks"]
                assert all(speech.name(kind, word) in shown for word in words)
            for player in view["players"]:
                assert any(speech.player(player["seat"]) in row for row in rows)


def test_colours_change_no_letter() -> None:
    for match in positions(4, 7, every=60):
        plain = drawn(match, 0, 100)
        assert "\x1b" not in plain
        assert Text.from_ansi(drawn(match, 0, 100, color=True)).plain == plain


def test_only_the_owner_reads_a_hand() -> None:
    match = later(turn=3)
    assert drawn(match, 0).count("Hand:") == 1
    assert "Hand:" not in drawn(match, None)


def test_p03_7_a_chosen_village_is_shown_to_its_owner_only() -> None:
    match = westbound.new("colorado", players=2, seed=1)
    match.play(0, "start durango")
    assert "Flag: Durango" in drawn(match, 0)
    assert "Flag: Durango" not in drawn(match, 1)
    assert "Flag: Durango" not in drawn(match, None)


def test_p08_steps_are_ticked_open_or_out_of_reach() -> None:
    match = westbound.new("colorado", players=2, seed=1, edition=FIRST)
    match.play(0, "start fort_collins")
    match.play(1, "start durango")
    assert "[x] Fort Collins (4)      *─[ ]1─·2 Saloon   *─[ ]3 Tipi─·4   3─·5 Cards" in drawn(match, 0)
    assert "·   Durango (5)           *─·1 Nuggets─·2─·3─·4 Wanted─·5 Free card   *─3" in drawn(match, 0)
    assert "[#]    Fort Collins (4)" in drawn(match, None)


def test_p08_a_switch_closes_the_other_branch() -> None:
    railroad = westbound.new("colorado", players=2).view(None)["map"]["railroad"]
    assert lost_rails(railroad, []) == set()
    assert lost_rails(railroad, ["1", "2"]) == set()
    assert lost_rails(railroad, ["1", "2", "3"]) == {"4", "5"}
    assert lost_rails(railroad, ["1", "2", "4", "5", "6", "9"]) == {"3", "7", "8"}


def test_ways_show_every_link_once() -> None:
    for region in westbound.new("colorado", players=2).view(None)["map"]["regions"]:
        links = links_of(region)
        walked = [frozenset(pair) for way in trails(links) for pair in pairwise(way)]
        assert len(walked) == len(set(walked))
        assert set(walked) == {frozenset((one, other)) for one, others in links.items() for other in others}


def test_a_call_is_shown_to_all() -> None:
    match = next(match for match in positions(3, 5, every=1) if match.view(None)["asked"])
    view, speech = match.view(None), Speech(match.game, match.box)
    assert f"Asked for: {speech.name('card', view['asked'])}" in drawn(match, 2)


def test_wide_letters_keep_the_table_straight() -> None:
    match = later(turn=2)
    speech = Speech(match.game, match.box, "en", ["李小龍", "Zoë", "A very long name indeed, my dear Sir"])
    rows = board(match.game, match.view(None), speech, 80, False).split("\n")
    assert max(map(plain_length, rows)) <= 80
    table = [row for row in rows if row[:3] in (" # ", " = ", " + ")]
    assert len(table) == 3
    assert len({plain_length(row) for row in table}) == 1


@pytest.mark.slow
def test_bots_play_a_whole_game() -> None:
    shown = told("play", "colorado", "--seats", "random,random", "--seed", "3", "--quiet")
    assert "…" not in shown
    assert "wins with" in shown
    assert "medals" in shown


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_that_can_be_checked_and_drawn(language: str, tmp_path: Path) -> None:
    file = tmp_path / "colorado.jsonl"
    words = ["--seats", "me,random", "--seed", "4", "--lang", language, "--save", str(file)]
    shown = told("play", "colorado", *words, typed="1\n" * 600)
    match = westbound.load(file)
    assert match.over
    assert Speech(match.game, match.box, language).outcome(match.view(0)) in shown
    assert "The game is over" in told("check", file)
    assert told("replay", file, "--lang", language)
    picture = ElementTree.fromstring(told("draw", "--record", file, "--lang", language, "--after", "30"))
    assert picture.tag.endswith("svg")
