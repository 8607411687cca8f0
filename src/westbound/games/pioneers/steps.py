"""Pioneers: the steps by name, for people: texts, logs and bug reports."""

from westbound.games.pioneers import names

NAMELESS = {names.GAME, names.ROUNDS, names.ROUND, names.END_OF_TURN}

_NUMBERS = vars(names)
_FIRST, _LAST = list(_NUMBERS).index("GAME"), list(_NUMBERS).index("JOINING")
_NAMES = {_NUMBERS[name]: name.lower().replace("_", " ") for name in list(_NUMBERS)[_FIRST : _LAST + 1]}

STEPS: tuple[str, ...] = tuple("" if step in NAMELESS else _NAMES.get(step, "") for step in range(names.JOINING + 1))
