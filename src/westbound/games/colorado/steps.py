"""Colorado: the steps by name, for people: texts, logs and bug reports."""

from westbound.games.colorado import names

NAMELESS = {names.GAME, names.SETUP, names.TURNS, names.LEAST_HANDS, names.RECEIVING, names.CHECKING, names.ACTING}

_NUMBERS = vars(names)
_FIRST, _LAST = list(_NUMBERS).index("GAME"), list(_NUMBERS).index("ACTING")
_NAMES = {_NUMBERS[name]: name.lower().replace("_", " ") for name in list(_NUMBERS)[_FIRST : _LAST + 1]}

STEPS: tuple[str, ...] = tuple("" if step in NAMELESS else _NAMES.get(step, "") for step in range(names.ACTING + 1))
