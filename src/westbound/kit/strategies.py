"""Scripted strategies: one-line rules on the words of actions, such as *always a coach*."""

from __future__ import annotations

from typing import NamedTuple


class Preference(NamedTuple):
    """Actions that start with these words are taken whenever they can be, or avoided whenever others are there."""

    words: tuple[str, ...]
    wanted: bool

    def allows(self, action: str) -> bool:
        """Return whether an action, in words, follows the rule."""
        return any(action == words or action.startswith(f"{words} ") for words in self.words) == self.wanted


def prefers(*words: str) -> Preference:
    """Take one of these actions whenever it is legal: ``prefers("coach")``."""
    return Preference(words, True)


def avoids(*words: str) -> Preference:
    """Take one of these actions only if nothing else is legal: ``avoids("join")``."""
    return Preference(words, False)
