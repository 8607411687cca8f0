"""Predictions next to what came of them."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pytest
from connect_four.game import GAME as CONNECT_FOUR

from tests.cli.desk import complaint, told
from westbound.arena import InProcess
from westbound.calibration import Prediction, Predictor, calibrated, predict_all
from westbound.calibration.deciles import LUCK
from westbound.games import add, shelf

QUICK = ("--games", "3", "--simulations", "20")


@pytest.fixture
def connect_four() -> Iterator[str]:
    add(CONNECT_FOUR)
    yield CONNECT_FOUR.name
    shelf().pop(CONNECT_FOUR.name)


def test_right_predictions_have_no_error() -> None:
    quarter = [[Prediction(0.25, share)] for share in (1.0, 0.0, 0.0, 0.0)]
    found = calibrated(quarter)
    (decile,) = found.deciles
    assert (decile.low, decile.high, decile.count) == (0.2, 0.3, 4)
    assert decile.predicted == decile.won == 0.25
    assert decile.error == pytest.approx(sqrt(0.75**2 + 3 * 0.25**2) / 4)
    assert decile.won_low == 0.0
    assert decile.won_high == pytest.approx(0.25 + 1.959964 * decile.error)
    assert (found.games, found.predictions, found.error) == (4, 4, 0.0)
    assert found.chance_error == pytest.approx(LUCK * decile.error)


def test_the_error_is_weighted_by_the_number_of_predictions() -> None:
    found = calibrated([[Prediction(0.9, 1.0)] * 3, [Prediction(0.5, 0.0)]])
    assert [decile.count for decile in found.deciles] == [1, 3]
    assert found.error == pytest.approx((3 * 0.1 + 1 * 0.5) / 4)


def test_predictions_of_one_game_are_not_independent() -> None:
    together = calibrated([[Prediction(0.5, 1.0), Prediction(0.5, 1.0)], [Prediction(0.5, 0.0), Prediction(0.5, 0.0)]])
    apart = calibrated([[Prediction(0.5, share)] for share in (1.0, 1.0, 0.0, 0.0)])
    assert together.deciles[0].error == pytest.approx(sqrt(2) * apart.deciles[0].error)


def test_certain_chances_are_in_the_last_tenth() -> None:
    (decile,) = calibrated([[Prediction(1.0, 1.0)]]).deciles
    assert (decile.low, decile.high, decile.error) == (0.9, 1.0, 0.0)


def test_a_game_without_luck_is_predicted_at_its_end(connect_four: str) -> None:
    """Where a seat can win at once, the search finds it, and the game ends that way."""
    games = predict_all(Predictor(connect_four, 2, 200, seed=1), 12, InProcess())
    sure = [each for game in games for each in game if each.chance > 0.99]
    assert sure
    assert all(each.share == 1.0 for each in sure)


def test_the_table_is_the_same_for_any_number_of_processes() -> None:
    one = told("calibrate", "pioneers", *QUICK, "--jobs", "1")
    assert one == told("calibrate", "pioneers", *QUICK, "--jobs", "2")
    assert one.startswith("Pioneers, 2 players: 3 games, 9 predictions\n\n| chance to win | ")
    assert re.search(r"\nMean error: \d+\.\d %; about \d+\.\d % would be chance alone\.\n$", one)
    assert one != told("calibrate", "pioneers", *QUICK, "--jobs", "1", "--seed", "1")
    table = [row for row in one.splitlines() if row.startswith("|")]
    assert len({len(row) for row in table}) == 1


def test_a_picture_and_figures(connect_four: str, tmp_path: Path) -> None:
    svg, figures = tmp_path / "a.svg", tmp_path / "a.json"
    told("calibrate", connect_four, *QUICK, "--jobs", "1", "--out", svg, "--out", figures)
    assert ET.fromstring(svg.read_text()).tag.endswith("svg")
    says = json.loads(figures.read_text())
    assert (says["game"], says["games"], says["simulations"]) == (connect_four, 3, 20)
    assert sum(decile["count"] for decile in says["deciles"]) == says["predictions"]


def test_wrong_input_is_refused(tmp_path: Path) -> None:
    assert "not by 5" in complaint("calibrate", "pioneers", "--players", "5")
    assert "there is no game called 'chess'" in complaint("calibrate", "chess")
    assert "there is no bot called 'nobody'" in complaint("calibrate", "pioneers", "--bot", "nobody")
    assert "should end in .svg or .json" in complaint("calibrate", "pioneers", "--out", tmp_path / "a.txt")
    assert "has no option 'x'" in complaint("calibrate", "pioneers", "--option", "x=y")
