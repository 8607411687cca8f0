"""What views say so that nobody who draws them needs the rules: it agrees with what the rules do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.stories.matches import positions
from westbound import Match
from westbound.engine.modular.kinds import decoded
from westbound.games.colorado.actions import SEAT_NAMES

Line = tuple[str, dict[str, str]]


def steps(players: int) -> Iterator[tuple[Any, list[Line], Match]]:
    """A random game: what was seen before each decision, what happened then, and the match after it."""
    before, since = None, 0
    for match in positions("colorado", players, seed=players):
        told = [decoded(match.game, match.box, entry.kind, entry.numbers) for entry in match.news(None, since)]
        if before:
            yield before, [(line.key, {role: word for role, _, word in line.parts}) for line in told], match
        before, since = match.view(None), match.version


def test_only_steps_ahead_are_ever_ticked_and_a_switch_closes_the_other_branch() -> None:
    closed = set()
    for before, lines, match in steps(3):
        for key, words in lines:
            if key == "rail-ticked":
                assert words["rail"] in before["players"][SEAT_NAMES.index(words["player"])]["rails_ahead"]
        view: Any = match.view(None)
        for was, now in zip(before["players"], view["players"], strict=True):
            assert {*now["open_rails"]} <= {*now["rails_ahead"]}
            assert {*now["rails_ahead"]} <= {*was["rails_ahead"]} - {*now["rails"]}
            closed |= {*was["rails_ahead"]} - {*now["rails_ahead"]} - {*now["rails"]}
    assert closed


def test_medals_are_won_in_the_boxes_that_have_one() -> None:
    won = 0
    for before, lines, _ in steps(2):
        prizes = before["map"]["prizes"]
        for (key, words), (then, _) in pairwise([*lines, ("", {})]):
            if key == "track-ticked":
                wins = int(words["box"]) in prizes[words["track"]]
                claims = before["players"][SEAT_NAMES.index(words["player"])]["claims"].get(words["track"], 0)
                assert (then == "medal-won") == (wins and bool(before["medals_left"][words["track"]][claims:]))
                won += wins
    assert won


def test_who_acts_alone_leaves_nobody_done() -> None:
    seen = set()
    for before, _, _ in steps(3):
        seen |= {(step, before["together"]) for step in before["doing"].values()}
    assert {("calling", False), ("giving", False), ("duo", True), ("free play", True)} <= seen
    assert not {("calling", True), ("giving", True), ("duo", False)} & seen
