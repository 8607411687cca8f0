"""Games with promised dice, for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

import westbound
from westbound.api import open_record
from westbound.engine.dice import Dice, promise
from westbound.engine.match import Match
from westbound.engine.record import Promise, Record
from westbound.proof import sealed

SECRET = "5eed" * 16
WORDS = ["saddle", "", "O’Neill – prärie"]


def begun(game: str, words: Sequence[str] = WORDS, secret: str = SECRET) -> tuple[Match, Dice]:
    """A game that has just begun, and its dice."""
    header = westbound.new(game, len(words), seats=["Anna", "Zoë", "Clara", "12"][: len(words)]).record.header
    match = open_record(Record(replace(header, dice=Promise(promise(secret), list(words)))))
    dice = Dice(secret, words)
    match.draw_lots(dice)
    return match, dice


def played(game: str, seed: int = 1, words: Sequence[str] = WORDS, secret: str = SECRET, solo: bool = False) -> Record:
    """The record of a game played at random with these dice, as a server keeps it, including an undo.

    In a *solo* game against bots, chance then draws the same numbers again.
    """
    match, dice = begun(game, words, secret)
    rng = random.Random(seed)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        dice.drawn = match.draws
        match.draw_lots(dice)
        if rng.random() < 0.1 and not match.over:
            match.undo(seat, [other for other in range(len(words)) if solo or other != seat])
    return match.record


def handed_out(
    game: str, seed: int = 1, words: Sequence[str] = WORDS, secret: str = SECRET, solo: bool = False
) -> Record:
    """The same, as it can be downloaded after the game."""
    return sealed(played(game, seed, words, secret, solo), secret)
