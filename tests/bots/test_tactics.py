"""Positions with one right move, which the levels that think ahead must find."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westbound
from tests.bots.playing import play_out, share_of
from westbound import bots
from westbound.bots import minds
from westbound.bots.learned import judge_of
from westbound.engine.match import Match

POSITIONS = Path(__file__).with_name("positions")
RIGHT = {
    "pioneers-settle": "settle barkeeper 1",  # near the end: from any other coach, the player seldom wins
    "pioneers-drive": "travel little_rock",  # with equal points: any other city loses
    "pioneer_days-disease": "pass",  # the last disease: keeping somebody leaves the player with fewer points
    "pioneer_days-die": "take blue wild",  # the last day: after anything else, the player hardly ever wins
    "colorado-tick": "tick great_sand_dunes 1",  # three points behind: any other box hardly ever wins
    "colorado-card": "free orange 1",  # one point ahead: any other card wins half as often at best
}
GAMES = 40


def match_at(position: str) -> Match:
    return westbound.load(POSITIONS / f"{position}.jsonl", seed=1)


@pytest.mark.parametrize("level", ["marshal", "legend"])
@pytest.mark.parametrize("position", RIGHT)
def test_the_right_move_is_found(position: str, level: str) -> None:
    match = match_at(position)
    seat = match.actors()[0]
    for seed in range(3):
        chosen = bots.find(level).choose(bots.situation(match, seat, random.Random(seed)))
        assert match.space.text(chosen) == RIGHT[position]


@pytest.mark.parametrize("position", RIGHT)
def test_it_is_the_right_move(position: str) -> None:
    """If both players go on by instinct, it wins more often by far than any other."""
    match = match_at(position)
    seat = match.actors()[0]
    wins = {move: share_of_wins(match, seat, move) for move in match.legal(seat)}
    right = wins.pop(RIGHT[position])
    assert right > max(wins.values()) + 0.25


def share_of_wins(match: Match, seat: int, move: str) -> float:
    """The share of games that *seat* wins after *move*, in worlds that it could be in."""
    return sum(share_after(match, seat, move, seed) for seed in range(GAMES)) / GAMES


def share_after(match: Match, seat: int, move: str, seed: int) -> float:
    """The share of one such win."""
    table = match.imagine(seat, random.Random(seed))
    judge, ahead = judge_of(match.game, table.players)
    reflex = minds.reflex_of(match.game, judge, table, ahead)
    table.apply(seat, match.space.parse(move))
    play_out(table, random.Random(seed), lambda table, mover: reflex.choice(table, mover, seed)[0])
    return share_of(table, seat)
