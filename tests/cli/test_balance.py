"""How an edition plays."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rails.game import GAME as RAILS

import westbound
from tests.cli.desk import complaint, told
from westbound.balance import SelfPlay, chart, report, yardstick
from westbound.kit.figures import Chapter, Figure, Played, Yardstick


@pytest.mark.slow
@pytest.mark.parametrize("game", westbound.games())
def test_every_game_can_be_measured(game: str, tmp_path: Path) -> None:
    printed = told("balance", game, "--games", "1", "--players", "2", "--out", tmp_path / "figures")
    assert "2 players, 1 games\n  winner's points" in printed
    assert "targets are met" in printed
    assert "Strategies of one among greedy, wins in fair shares\n  " in printed
    chapters = json.loads((tmp_path / "figures" / "figures.json").read_text())
    assert chapters[0]["figures"][0]["name"] == "winner's points"
    charts = sorted((tmp_path / "figures").glob("*.svg"))
    assert len(charts) == len(chapters)
    assert all(ET.fromstring(file.read_text()).tag.endswith("svg") for file in charts)


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games() -> None:
    one = SelfPlay("pioneers", 7)((2, 0))
    assert SelfPlay("pioneers", 7)((2, 0)) == one
    assert SelfPlay("pioneers", 8)((2, 0)) != one
    assert SelfPlay("pioneers", 7, "random")((2, 0)) != one


@pytest.mark.slow
def test_a_game_of_pioneer_days_tells_what_its_players_live_by() -> None:
    played = SelfPlay("pioneer_days", 3)((2, 9))
    assert played.options == {"sets": "D+E"}
    assert len(played.notes["shown"]) == 24
    assert all(seat <= set(played.notes["shown"]) for seat in played.notes["recruited"])
    for seat, points in enumerate(played.notes["families"]):
        assert sum(points) >= played.scores[seat]  # damage apart


def test_another_bot_and_another_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told("edition", "new", "pioneers", file)
    words = ["--bot", "random", "--players", "2", "--games", "3", "--jobs", "1"]
    ours, mine = told("balance", "pioneers", *words), told("balance", "pioneers", *words, "--edition", file)
    assert "Strategies of one among random" in ours
    assert mine == ours
    assert "is an edition of Pioneers, not of Colorado" in complaint("balance", "colorado", "--edition", file)


def test_a_game_without_a_yardstick_gets_the_usual() -> None:
    assert type(yardstick(RAILS)) is Yardstick


def test_wins_are_counted_from_who_began() -> None:
    games = [Played(2, {}, first=1, scores=[10, 12], winners=[1], choices=5, notes={})] * 3
    figures = {figure.name: figure for figure in Yardstick().chapters(games)[0].figures}
    assert figures["wins of place 1"].value == 1
    assert figures["wins of place 2"].value == 0
    assert figures["winner's points"].value == 12


def test_a_report_says_what_is_missed() -> None:
    chapter = Chapter("Roads", [Figure("built", 12, 10, 15), Figure("lost", 3, high=2), Figure("rounds", 9)])
    lines = list(report([chapter]))
    assert lines[1].endswith("12.0  (target 10.0 to 15.0) ok")
    assert lines[2].endswith("3.0  (target at most 2.0) missed")
    assert lines[3].endswith("9.0")
    assert lines[5] == "1 of 2 targets are met, not these:"
    assert lines[6].startswith("  Roads: lost")
    assert chart(chapter).count("<title>") == 4


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("balance chess", "there is no game called 'chess'"),
        ("balance pioneers --players 2,9", "Pioneers is for 2 to 4 players, not '9'"),
        ("balance pioneers --players two", "not 'two'"),
        ("balance pioneers --games 0", "--games"),
        ("balance pioneers --out /dev/null/x", "not a directory"),
        ("balance pioneers --bot gredy", "there is no bot called 'gredy'"),
        ("balance pioneers --edition nowhere.toml", "nowhere.toml"),
    ],
)
def test_complaints(words: str, part: str) -> None:
    assert part in complaint(*words.split())
