"""Who was lucky: what chance drew, against what was to be expected."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec

from westbound.api import open_record
from westbound.engine.flow import Flow
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.engine.record import Record, read_record

PLACES = 4  # behind the point


class Tally(msgspec.Struct, frozen=True):
    """Something that chance can draw: how often it came, and how often it was to be expected."""

    action: int
    words: str
    came: int
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """What chance has brought in a game, after its set-up."""

    draws: int  # that could have come out otherwise
    points: list[float]  # by seat: how much better the draws were than all that could have come, on average
    tallies: list[Tally]


def luck(source: str | Path | Record, edition: str | Path = "") -> Luck:
    """The luck of everybody in a game, by the game's own ``estimate`` of every position.

    A draw counts, for each seat, as the worth of the position after it less the mean of all that could have been
    drawn, each as often as it weighs.  What was taken back does not count.

    :raises WrongRecord: if it cannot be read, or these rules do not allow what it says.
    :raises OSError: if there is no such file.
    """
    record = source if isinstance(source, Record) else read_record(source)
    match = open_record(Record(record.header), edition)
    for number, line in enumerate(record.log, 2):
        match.replay(line, number)
    return luck_of(match)


def luck_of(match: Match) -> Luck:
    """The luck of everybody in a game as far as it is played."""
    game, players = match.game, match.table.players
    points, draws = [0.0] * players, 0
    came: dict[int, int] = defaultdict(int)
    expected: dict[int, float] = defaultdict(float)
    table, begun = game.deal(match.box), False
    for moment in match.past:
        begun |= moment.seat != CHANCE
        weights = table.weights(CHANCE) if begun and moment.seat == CHANCE else []
        if len(weights) > 1:
            draws += 1
            total = sum(weights)
            came[moment.action] += 1
            for action, weight in zip(table.legal(CHANCE), weights, strict=True):
                share = weight / total
                expected[action] += share
                outcome = drawn(table, action)
                part = (action == moment.action) - share
                for seat in range(players):
                    points[seat] += part * game.estimate(outcome, seat)
        table.apply(moment.seat, moment.action)
    tallies = [
        Tally(action, match.space.text(action), came[action], round(expected[action], PLACES))
        for action in sorted(expected)
    ]
    return Luck(draws, [round(each, PLACES) for each in points], tallies)


def drawn(table: Flow, action: int) -> Flow:
    """The table as it is when chance has drawn this."""
    trial = table.copy()
    trial.apply(CHANCE, action)
    return trial
