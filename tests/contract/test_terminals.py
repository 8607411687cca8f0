"""Every game's board in the terminal fits its width in every language, and whole games are played by words."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.text import Text

import westbound
from tests.cli.desk import told
from tests.contract.cases import REGISTERED
from tests.stories.views import samples, speeches
from westbound.cli.play.board import board
from westbound.drawings import drawing
from westbound.engine.game import Game
from westbound.engine.names import CHANCE
from westbound.kit.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES

DRAWN = [game for game in REGISTERED if drawing(game, "terminal")]
ROWS, MOST_ROWS = {"colorado": 90}, 110  # of the longest board
ONES = "1\n" * 1500
AFTER = 30  # choices, or at the end of a short game, a picture is drawn

every_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=LANGUAGES)


@every_language
@pytest.mark.parametrize("width", [80, 100, 120, 140])
@every_game
def test_the_board_fits_and_names_the_players(game: Game, width: int, language: int) -> None:
    for players in game.players:
        speech = speeches(game.name, players)[language]
        for view in [*samples(game.name, players), *samples(game.name, players, None)[::4]]:
            rows = board(game, view, speech, width, False).split("\n")
            assert max(map(plain_length, rows)) <= width
            assert len(rows) <= ROWS.get(game.name, MOST_ROWS)
            for seat in range(players):
                assert any(speech.player(seat) in row for row in rows)


@every_game
def test_colors_change_no_letter(game: Game) -> None:
    speech = speeches(game.name)[0]
    for view in samples(game.name, game.players[-1]):
        plain = board(game, view, speech, 100, False)
        assert "\x1b" not in plain
        assert Text.from_ansi(board(game, view, speech, 100, True)).plain == plain


@every_game
def test_wide_letters_keep_within_the_width(game: Game) -> None:
    box = game.box(game.players[-1])
    speech = Speech(game, box, "en", ["李小龍", "Zoë", "A very long name indeed, my dear Sir", "Ana"])
    for view in samples(game.name, game.players[-1]):
        assert max(map(plain_length, board(game, view, speech, 80, False).split("\n"))) <= 80


@every_language
@every_game
def test_bots_play_a_whole_game(game: Game, language: int) -> None:
    words = ("--seats", "random,random", "--seed", "3", "--quiet", "--lang", LANGUAGES[language])
    shown = told("play", game.name, *words)
    assert "…" not in shown
    for source in game.breakdown(samples(game.name, 2)[-1])[0]:
        heading = speeches(game.name, 2)[language].name("source", source)  # may be broken into lines
        assert all(word in shown for word in heading.split())


@every_language
@every_game
def test_a_person_plays_a_whole_game_that_can_be_checked_and_drawn(game: Game, language: int, tmp_path: Path) -> None:
    file, lang = tmp_path / "game.jsonl", ("--lang", LANGUAGES[language])
    words = ("--seats", "me,random", "--seed", "4", *lang, "--save", str(file))
    shown = told("play", game.name, *words, typed=ONES)
    match = westbound.load(file)
    assert match.over
    assert Speech(game, match.box, LANGUAGES[language]).outcome(match.view(0)) in shown
    assert "The game is over" in told("check", file)
    assert told("replay", file, *lang)
    after = str(min(AFTER, sum(moment.seat != CHANCE for moment in match.past)))
    picture = ElementTree.fromstring(told("draw", "--record", file, *lang, "--after", after))
    assert picture.tag.endswith("svg")
