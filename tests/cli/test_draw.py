"""Pictures, and what else is printed."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rails.game import GAME as RAILS

import westbound
from tests.cli.desk import complaint, process, told
from tests.stories.matches import pioneers, play_on
from westbound.bots.ratings import ratings_of
from westbound.cli.play.board import board
from westbound.drawings import drawing
from westbound.speech import Speech
from westbound.texts import LANGUAGES


@pytest.mark.parametrize(
    "words",
    [
        "pioneers",
        "--players 2 --option covered=random",
        "--players 4 --random",
        "--random --after 30 --seat red --seed 7",
    ],
)
def test_a_picture_is_xml(words: str) -> None:
    root = ET.fromstring(told("draw", *words.split()))
    assert root.tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_in_every_language_and_any_pipe(language: str, tmp_path: Path) -> None:
    done = process("draw", "--seed", "7", "--lang", language, folder=tmp_path, PYTHONIOENCODING="ascii")
    assert {"en": "Banker", "fr": "Banquier", "de": "Bankier"}[language] in done.stdout.decode("utf-8")


def test_a_picture_of_a_record_at_any_point(tmp_path: Path) -> None:
    match = pioneers(players=3, seed=7)
    play_on(match, 40, random.Random(7))
    file = tmp_path / "g.jsonl"
    file.write_text(match.record.dumps())
    whole = told("draw", "--record", file)
    assert told("draw", "--record", file, "--after", "40") == whole
    start = told("draw", "--record", file, "--after", "0")
    assert start != whole
    assert start == told("draw", "pioneers", "--players", "3", "--seed", "7")


def test_a_seat_sees_its_own_nuggets_only(tmp_path: Path) -> None:
    match = pioneers(players=2, seed=7)
    rng = random.Random(7)
    while not any(player["nuggets"] for player in match.view(None)["players"]):
        play_on(match, 1, rng)
    owner = next(player["seat"] for player in match.view(None)["players"] if player["nuggets"])
    file = tmp_path / "g.jsonl"
    file.write_text(match.record.dumps())
    pictures = {seat: told("draw", "--record", file, "--seat", str(seat)) for seat in ("none", owner, 1 - owner)}
    assert pictures["none"] != pictures[owner]


def test_what_can_be_played_and_which_version() -> None:
    shown = told("games")
    assert "pioneers: Pioneers, for 2 to 4 players" in shown
    assert "with 2 players: --option covered=random (default: printed)" in shown
    assert told("--version") == f"westbound {westbound.__version__}\n"
    assert "westbound play" in told()


def test_how_strong_the_levels_are_in_each_game() -> None:
    shown = told("games")
    for game in map(westbound.game, westbound.games()):
        rated = ratings_of(game)
        assert rated
        listed = ", ".join(f"{bot} {rating.points}" for bot, rating in rated.items())
        assert f"  ratings: {listed}\n" in shown.partition(f"{game.name}: {game.title}, for")[2]


# The board in the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_shows_every_city(players: int, width: int, language: str) -> None:
    match = pioneers(players=players, seed=7)
    rng = random.Random(7)
    speech = Speech(match.game, match.box, language)
    for _ in range(5):
        view = match.view(0)
        rows = board(match.game, view, speech, width, False).split("\n")
        for city in view["cities"]:
            start = city["label"].replace("Fort ", "Ft").replace(".", "").replace("'", "").replace(" ", "")[:3]
            names = "\n".join(rows).replace("Fort ", "Ft").replace(".", "").replace("'", "").replace("San ", "San")
            assert city["covered"] or start in names.replace(" ", ""), city
        play_on(match, 15, rng)


def test_the_stagecoach_roads_and_pioneers_are_on_the_map() -> None:
    match = pioneers(players=3, seed=7)
    seat = match.actors()[0]
    speech = Speech(match.game, match.box, "en")
    assert "@ Castle" in board(match.game, match.view(None), speech, 100, False)
    before = board(match.game, match.view(None), speech, 100, False).split("Display")[0].count("#=+%"[seat])
    match.play(seat, "road fort_laramie-denver")
    after = board(match.game, match.view(None), speech, 100, False).split("Display")[0].count("#=+%"[seat])
    assert after > before


def test_a_game_without_a_drawing_is_shown_plainly() -> None:
    assert drawing(RAILS, "terminal") is None
    speech = Speech(pioneers().game, pioneers().box)
    assert board(RAILS, {"round": 3, "nothing": None, "words": "abc"}, speech, 80, False) == "round: 3\nwords: abc"


def test_a_game_without_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("westbound.cli.commands.draw.drawing", lambda game, medium: None)
    assert complaint("draw") == "Pioneers has no picture"
