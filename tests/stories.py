"""Matches to tell stories about."""

from __future__ import annotations

import random

import westbound
from westbound.engine.names import CHANCE
from westbound.engine.record import Record
from westbound.engine.save import Snapshot, dump

ARROW = " \u203a "  # between the parts of where


def pioneers(players: int = 3, seed: int = 7, **options: str) -> westbound.Match:
    return westbound.new("pioneers", players=players, seed=seed, options=options)


def play_on(match: westbound.Match, actions: int, rng: random.Random) -> None:
    """So many actions of players at random, or to the end."""
    for _ in range(actions):
        if match.over:
            return
        seat = rng.choice(match.actors())
        match.play(seat, rng.choice(match.legal(seat)))


def finished(players: int = 2, seed: int = 7) -> westbound.Match:
    match = pioneers(players, seed)
    play_on(match, 10_000, random.Random(seed))
    assert match.over
    return match


def state(match: westbound.Match) -> tuple[Snapshot, str, int, list[object]]:
    """All that must not change when something is refused."""
    return dump(match.table), match.record.dumps(), match.version, list(match.news(None))


def before_chance(match: westbound.Match, verb: str, rng: random.Random, tries: int = 500) -> int:
    """Play until a player can do *verb* and chance answers; the seat that did it."""
    for _ in range(tries):
        assert not match.over
        seat = match.actors()[0]
        words = [word for word in match.legal(seat) if word.startswith(verb)]
        if words:
            match.play(seat, words[0])
            if match.past[-1].seat == CHANCE:
                return seat
        else:
            play_on(match, 1, rng)
    raise AssertionError(f"nobody could {verb}")


def positions(record: Record) -> list[Snapshot]:
    """The table before the first line, and after every line."""
    match = westbound.api.open_record(record)
    found = [dump(match.table)]
    for number, line in enumerate(record.log, 2):
        match.replay(line, number)
        found.append(dump(match.table))
    return found
