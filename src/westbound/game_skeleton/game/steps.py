"""Skeleton Trail: the steps by name, for texts, logs and bug reports."""

from westbound.engine.steps import named
from westbound.game_skeleton.game import names

STEPS = named(vars(names), nameless={names.JOURNEY})
