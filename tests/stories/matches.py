"""Matches of random play, begun or finished."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import westbound
from westbound.engine.names import CHANCE
from westbound.engine.record import Record
from westbound.engine.save import Snapshot, dump

ARROW = " \u203a "  # between the parts of ``where``


def pioneers(players: int = 3, seed: int = 7, **options: str) -> westbound.Match:
    return westbound.new("pioneers", players=players, seed=seed, options=options)


def positions(
    game: str, players: int, seed: int, every: int = 1, options: Mapping[str, str] | None = None
) -> Iterator[westbound.Match]:
    """A random game at every nth decision, the first among them, and at its end."""
    match, rng = westbound.new(game, players, seed, options), random.Random(seed)
    for number in range(match.game.longest):
        if match.over or number % every == 0:
            yield match
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))


def play_on(match: westbound.Match, actions: int, rng: random.Random) -> None:
    """Play that many actions at random, or to the end."""
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
    """Everything that must not change when something is refused."""
    return dump(match.table), match.record.dumps(), match.version, list(match.news(None))


def before_chance(match: westbound.Match, verb: str, rng: random.Random, tries: int = 500) -> int:
    """Play until a player does *verb* and chance has to draw; returns the player's seat."""
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


def snapshots(record: Record) -> list[Snapshot]:
    """The table before the first line, and after every line."""
    match = westbound.api.open_record(record)
    found = [dump(match.table)]
    for number, line in enumerate(record.log, 2):
        match.replay(line, number)
        found.append(dump(match.table))
    return found
