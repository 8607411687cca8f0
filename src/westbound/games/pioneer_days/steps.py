"""Pioneer Days: the steps by name, for people: texts, logs and bug reports."""

from westbound.engine.steps import named
from westbound.games.pioneer_days import names

NAMELESS = {
    names.GAME,
    names.SETUP,
    names.WEEKS,
    names.START_OF_WEEK,
    names.FILLING_BAG,
    names.DAYS,
    names.TURNS,
    names.PASSING_ON,
    names.EFFECTS,
    names.STARTING,
    names.END_OF_TURN,
}

STEPS = named(vars(names), NAMELESS)
