"""Why one choice is better than another: what speaks for it, or against the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cups.game import CupsGame
from cups.names import GUESS, PASS

from tests.coach.test_values import cups
from westbound.coach.reasons import contrast
from westbound.engine.game import Argument
from westbound.speech import Speech

LEFT, MIDDLE = GUESS, GUESS + 1


class Arguing(CupsGame):
    """Cups with arguments for and against some choices."""

    def __init__(self, **said: list[Argument]) -> None:
        self.said = said

    def arguments(self, table: Any, seat: int, action: int) -> Sequence[Argument]:  # type: ignore[override]
        return self.said.get({PASS: "passing", LEFT: "left", MIDDLE: "middle"}[action], [])


def reasons(better: int, worse: int, **said: list[Argument]) -> list[tuple[str, float]]:
    found = contrast(Arguing(**said), cups("left").table, 0, better, worse)
    return [(argument.key, argument.weight) for argument in found]


def arg(key: str, weight: float) -> Argument:
    return Argument(key, {}, weight)


def test_what_speaks_for_the_better_one_is_a_reason() -> None:
    assert reasons(LEFT, PASS, left=[arg("gold", 3)]) == [("gold", 3)]


def test_what_speaks_against_the_other_is_a_reason() -> None:
    assert reasons(PASS, LEFT, left=[arg("storm", -2)]) == [("storm", -2)]


def test_what_is_true_of_both_counts_by_the_difference() -> None:
    assert reasons(LEFT, MIDDLE, left=[arg("gold", 3)], middle=[arg("gold", 2)]) == [("gold", 1)]
    assert reasons(LEFT, MIDDLE, left=[arg("gold", 3)], middle=[arg("gold", 3)]) == []


def test_what_speaks_for_the_worse_one_is_none() -> None:
    assert reasons(LEFT, MIDDLE, middle=[arg("gold", 5)], left=[arg("storm", -3)]) == []


def test_the_two_strongest_are_told() -> None:
    said = [arg("gold", 1), arg("wood", 4), arg("time", 2)]
    assert reasons(LEFT, PASS, left=said) == [("wood", 4), ("time", 2)]
    assert reasons(LEFT, PASS, left=said, passing=[arg("storm", -3)]) == [("wood", 4), ("storm", -3)]


def test_the_real_arguments_of_cups() -> None:
    found = contrast(CupsGame(), cups("left").table, 0, LEFT, MIDDLE)
    assert [argument.facts for argument in found] == [{"lots": 2}]


def test_a_reason_says_which_choice_it_is_about() -> None:
    speech = Speech(CupsGame(), 2, "en")
    good, bad = Argument("likely", {"lots": 3}, 1.0), Argument("likely", {"lots": 1}, -1.0)
    assert speech.contrast(good) == "The coin is there in 3 of 6 cases."
    assert speech.contrast(bad) == "The other choice: The coin is there in 1 of 6 cases."
