"""Colorado: the steps by name, for people: texts, logs and bug reports."""

from westbound.engine.steps import named
from westbound.games.colorado import names

NAMELESS = {names.GAME, names.SETUP, names.TURNS, names.LEAST_HANDS, names.RECEIVING, names.CHECKING, names.ACTING}

STEPS = named(vars(names), NAMELESS)
