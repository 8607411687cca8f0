"""Cups, solved exactly: what each choice is worth to both players, by hand."""

from __future__ import annotations

from cups.game import CUP_NAMES, GAME
from cups.names import CUPS, GUESS, LOTS, PASS
from cups.rules import Cups

from westbound.coach import Appraisal, Option
from westbound.engine.flow import Flow
from westbound.engine.names import CHANCE
from westbound.engine.space import Space

SPACE: Space = GAME.space(2)
LOT = LOTS * (LOTS + 1) // 2
WORDS = ["pass", *(f"guess {name}" for name in CUP_NAMES)]


def value(t: Flow) -> float:
    """The chance of Ann to win before chance hides a coin, or at the end."""
    if t.over:
        winners = GAME.winners(t)
        return (0 in winners) / len(winners)
    assert t.actors() >> CHANCE & 1
    hidden = after(t, CHANCE, t.legal(CHANCE)[0])
    guesser = hidden.actors().bit_length() - 1
    worths = chances(hidden, guesser).values()
    return max(worths) if guesser == 0 else min(worths)


def chances(t: Flow, seat: int) -> dict[str, float]:
    """The chance of Ann to win after each choice of *seat*, who does not know where the coin is."""
    found = {}
    for action in (PASS, *(GUESS + cup for cup in range(CUPS))):
        total = 0.0
        for cup in range(CUPS):
            world = t.copy()
            assert isinstance(world, Cups)
            world.coin = cup
            total += (LOTS - cup) / LOT * value(after(world, seat, action))
        found[SPACE.text(action)] = total
    return found


def solved(t: Flow, seat: int, played: str) -> Appraisal:
    """The exact appraisal of a decision."""
    ann = chances(t, seat)
    options = [
        Option(words, 1, win, 0.0, 0.0, 0.0, 1.0, [chance, 1 - chance])
        for words, chance in ann.items()
        for win in [chance if seat == 0 else 1 - chance]
    ]
    options.sort(key=lambda option: -option.win)
    loss = options[0].win - next(option.win for option in options if option.words == played)
    return Appraisal(seat, 1, options, played, loss, 0.0, "", [])


def after(t: Flow, seat: int, action: int) -> Flow:
    trial = t.copy()
    trial.apply(seat, action)
    return trial
