"""Who was lucky: what chance drew, compared with what to expect."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec

from westbound.api import open_record
from westbound.engine.flow import Flow
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.engine.record import Record, read_record

PLACES = 4  # decimal places


class Tally(msgspec.Struct, frozen=True):
    """Something that chance can draw: how often it came up, and how often it was to be expected."""

    action: int
    words: str
    came: int
    expected: float


class Luck(msgspec.Struct, frozen=True):
    """What chance brought in a game, after its set-up."""

    draws: int  # that could have turned out differently
    points: list[float]  # by seat: how much better the draws were than average
    tallies: list[Tally]


def luck(source: str | Path | Record, edition: str | Path = "") -> Luck:
    """Return everybody's luck in a game, by the game's own ``estimate`` of every position.

    For each seat, a draw counts as the value of the resulting position minus the weighted mean over all possible
    draws.  Draws that were undone do not count.

    :raises WrongRecord: if it cannot be read, or breaks these rules.
    :raises OSError: if the file does not exist.
    """
    record = source if isinstance(source, Record) else read_record(source)
    match = open_record(Record(record.header), edition)
    for number, line in enumerate(record.log, 2):
        match.replay(line, number)
    return luck_of(match)


def luck_of(match: Match) -> Luck:
    """Return everybody's luck in a match so far."""
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
    """Return a copy of the table after this draw."""
    trial = table.copy()
    trial.apply(CHANCE, action)
    return trial
