"""Pioneers: the steps by name, for people: texts, logs and bug reports."""

from westbound.engine.steps import named
from westbound.games.pioneers import names

NAMELESS = {names.GAME, names.ROUNDS, names.ROUND, names.END_OF_TURN}

STEPS = named(vars(names), NAMELESS)
