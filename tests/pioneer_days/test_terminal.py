"""Pioneer Days in a terminal: the board, and whole games by words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.text import Text

import westbound
from tests.cli.desk import told
from westbound.cli.play.board import board
from westbound.engine.match import Match
from westbound.games.pioneer_days.view import PlayerView
from westbound.kit.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES

ROWS = 110  # of the longest board at a width of 80


def positions(players: int, seed: int, every: int = 12) -> Iterator[Match]:
    """A random game now and then, at its beginning and at its end."""
    match, chance = westbound.new("pioneer_days", players=players, seed=seed), random.Random(seed)
    for turn in range(10_000):
        if match.over or turn % every == 0:
            yield match
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))


def drawn(match: Match, seat: int | None = None, width: int = 80, language: str = "en", color: bool = False) -> str:
    return board(match.game, match.view(seat), Speech(match.game, match.box, language), width, color)


def later(week: int, players: int = 3, seed: int = 5) -> Match:
    return next(match for match in positions(players, seed, every=1) if match.view(None)["week"] == week)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_and_names_everything(players: int, width: int, language: str) -> None:
    for match in positions(players, 7, every=25):
        view, speech = match.view(0), Speech(match.game, match.box, language)
        shown = drawn(match, 0, width, language)
        rows = shown.split("\n")
        assert max(map(plain_length, rows)) <= width
        assert len(rows) <= ROWS
        flat = " ".join(shown.split())
        for kind, cards in (("folk", view["slots"]), ("tile", view["store"])):
            assert all(speech.name(kind, card["name"]) in flat for card in cards if card)
        assert all(town["label"] in flat for town in view["towns"])
        assert all(speech.name("disaster", track["disaster"]) in flat for track in view["tracks"])
        for player in view["players"]:
            assert any(speech.player(player["seat"]) in row for row in rows)
            assert all(name in flat for name in names(player, speech))


def names(player: PlayerView, speech: Speech) -> list[str]:
    """Of everything before a player."""
    boards = [player["board"]] if player["board"] else player["dealt"]
    found = [speech.name("board", card["name"]) for card in boards]
    found += [speech.name("folk", card["name"]) for card in player["folk"]]
    return found + [speech.name("tile", card["name"]) for card in player["gear"]]


def test_colours_change_no_letter() -> None:
    for match in positions(4, 7, every=40):
        plain = drawn(match, 0, 100)
        assert "\x1b" not in plain
        assert Text.from_ansi(drawn(match, 0, 100, color=True)).plain == plain


def test_what_a_card_does_is_said_to_its_owner() -> None:
    match = later(week=3)
    mine = next(player for player in match.view(0)["players"] if player["seat"] == 0)
    assert mine["board"]
    said = "Always:" if mine["board"]["does"][0]["moment"] == "always" else ":"
    name = Speech(match.game, match.box).name("board", mine["board"]["name"])
    assert any(name in row and said in row for row in drawn(match, 0).split("\n"))


def test_only_the_owner_reads_the_worth_of_gold() -> None:
    match = later(week=4, seed=6)
    seat = next(player["seat"] for player in match.view(None)["players"] if player["tokens"])
    values = match.view(seat)["players"][seat]["token_values"]
    assert f"Gold: {' + '.join(map(str, values))}" in drawn(match, seat)
    assert f"{len(values)} ({sum(values)})" in drawn(match, seat)
    assert "Gold: " not in drawn(match, None)


def test_the_tracks_say_how_near_disasters_are() -> None:
    match = next(match for match in positions(2, 3, every=1) if match.view(None)["tracks"][0]["at"] == 2)
    assert "Storm (Blue) [##.]" in drawn(match)


def test_wide_letters_keep_the_table_straight() -> None:
    match = later(week=2)
    speech = Speech(match.game, match.box, "en", ["李小龍", "Zoë", "A very long name indeed, my dear Sir"])
    rows = board(match.game, match.view(None), speech, 80, False).split("\n")
    table = [row for row in rows if row[2:3] in "#=+" and row[3:4] == " " and row[:1] in " >"]
    heading = next(row for row in rows if "Medicine" in row and "Favors" in row)
    assert len(table) == 3
    assert len({plain_length(row) for row in [*table, heading]}) == 1
    assert max(map(plain_length, rows)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_a_whole_game(language: str) -> None:
    shown = told(
        "play", "pioneer_days", "--seats", "random,random,random", "--seed", "3", "--quiet", "--lang", language
    )
    assert "…" not in shown
    assert Speech(later(1).game, later(1).box, language).name("source", "gold") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_that_can_be_checked_and_drawn(language: str, tmp_path: Path) -> None:
    file = tmp_path / "days.jsonl"
    words = ["--seats", "me,random", "--seed", "4", "--lang", language, "--save", str(file)]
    shown = told("play", "pioneer_days", *words, typed="1\n" * 400)
    match = westbound.load(file)
    assert match.over
    assert Speech(match.game, match.box, language).outcome(match.view(0)) in shown
    assert "The game is over" in told("check", file)
    assert told("replay", file, "--lang", language)
    picture = ElementTree.fromstring(told("draw", "--record", file, "--lang", language, "--after", "30"))
    assert picture.tag.endswith("svg")
