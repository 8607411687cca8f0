"""Pioneers: the steps by name, for people: texts, logs and bug reports."""

from westbound.games.pioneers import names

HEADINGS = (
    "SETUP COVERING LAYING MENDING FIRST_PLAYER DISPLAY STARTING_COACHES TURN INCOME PURCHASE MOVEMENT SETTLING "
    "SPECIAL_ACTION INVITATION REPLACING EXCHANGING BUILDING REVEALING ROUTING FREE_ROAD DIGGING BARKEEPING "
    "MORE_FARMERS JOINING"
).split()

_NUMBERS = {getattr(names, heading): heading.lower().replace("_", " ") for heading in HEADINGS}
STEPS: tuple[str, ...] = tuple(_NUMBERS.get(step, "") for step in range(names.JOINING + 1))
