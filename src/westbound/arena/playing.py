"""Plays one game between bots."""

from __future__ import annotations

import hashlib
import os
import random
import time
from collections.abc import Mapping
from typing import Any

import msgspec

import westbound
from westbound import bots
from westbound.arena.schedule import Pairing
from westbound.arena.scripted import player
from westbound.bots import Bot
from westbound.bots.plugins import MODULES, PROGRAMS
from westbound.engine.edition import Content
from westbound.engine.match import Match


class BotFailed(ValueError):
    """A bot raised an exception or returned something illegal."""


class OtherProgram(ValueError):
    """A worker runs another version of the program."""


class Result(msgspec.Struct, frozen=True):
    """A finished game; lists are by seat."""

    pairing: Pairing
    shares: list[float]  # of the win
    points: list[int]
    decisions: list[int]  # that left a choice
    seconds: list[float]  # of CPU time spent on them
    lapses: list[int]  # decisions at which a bot lost its move, and a default was played

    def same_game(self, other: Result) -> bool:
        """Return whether everything but the time is equal."""
        return msgspec.structs.replace(self, seconds=[]) == msgspec.structs.replace(other, seconds=[])


class Played(Result, frozen=True):
    """A finished game with its record: the header, then one entry per action."""

    record: list[dict[str, Any]]


class Play:
    """Plays games of one run; it can be sent to other processes and machines.

    Chance depends on the run's seed and the deal, a bot's own randomness also on its seat, and on nothing else.
    """

    def __init__(self, seed: int, editions: Mapping[str, Content] | None = None) -> None:
        """*editions* are those that are not ours, by digest."""
        self.seed = seed
        self.editions = dict(editions or {})
        self.program = westbound.__version__
        self.plugins = {name: os.environ.get(name, "") for name in (MODULES, PROGRAMS)}

    def __call__(self, pairing: Pairing) -> Played:
        """Play a game to its end.

        :raises BotFailed: if a bot cannot go on.
        :raises OtherProgram: if the run was started by another version.
        """
        if westbound.__version__ != self.program:
            raise OtherProgram(f"a worker has version {westbound.__version__} of Westbound, not {self.program}")
        for name, plugins in self.plugins.items():
            os.environ.setdefault(name, plugins)
        bots.names()  # modules with bots may also add games
        cell = pairing.cell
        entry = westbound.game(cell.game)
        playing = [player(name, entry) for name in pairing.seating]
        edition = self.editions[cell.edition] if cell.edition else ""
        chance = deal_seed(self.seed, pairing.deal)
        match = westbound.new(cell.game, cell.players, chance, dict(cell.options), edition, pairing.seating)
        return finished(pairing, match, playing, self.seed)


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of chance for a deal of a run."""
    return int.from_bytes(hashlib.sha256(f"deal {deal} of run {seed}".encode()).digest()[:6])


def finished(pairing: Pairing, match: Match, playing: list[Bot], seed: int) -> Played:
    seats = range(len(playing))
    rngs = [random.Random(f"run {seed}, deal {pairing.deal}, seat {seat}") for seat in seats]
    memories: list[dict[str, Any]] = [{} for _ in seats]
    decisions, seconds, lapses = [0] * len(playing), [0.0] * len(playing), [0] * len(playing)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal_numbers(seat)
        if len(legal) == 1:
            action = legal[0]
        else:
            begun = time.thread_time()
            try:
                action, lapse = bots.choice(playing[seat], match, seat, rngs[seat], memories[seat])
            except Exception as error:
                raise BotFailed(f"{pairing.key}: {pairing.seating[seat]} failed: {named(error)}") from error
            seconds[seat] += time.thread_time() - begun
            decisions[seat] += 1
            lapses[seat] += lapse is not None
            if action not in legal:
                raise BotFailed(f"{pairing.key}: {pairing.seating[seat]} chose {action!r}, which is not legal")
        match.play(seat, match.space.text(action))
    winners = match.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    record = [msgspec.json.decode(line) for line in match.record.lines()]
    seconds = [round(each, 6) for each in seconds]
    return Played(pairing, shares, match.scores(), decisions, seconds, lapses, record)


def named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
