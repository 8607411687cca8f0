"""Pioneer Days: the steps by name, for people: texts, logs and bug reports."""

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

_NUMBERS = vars(names)
_FIRST, _LAST = list(_NUMBERS).index("GAME"), list(_NUMBERS).index("GIVING")
_NAMES = {_NUMBERS[name]: name.lower().replace("_", " ") for name in list(_NUMBERS)[_FIRST : _LAST + 1]}

STEPS: tuple[str, ...] = tuple("" if step in NAMELESS else _NAMES.get(step, "") for step in range(names.GIVING + 1))
