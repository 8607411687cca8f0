"""Pioneer Days: what cards do, said in a language."""

from __future__ import annotations

from typing import Protocol

from westbound.games.pioneer_days.view import SentenceView

FORMS = ("word", "one", "many")  # of what a card gives, takes or counts


class Speech(Protocol):
    """What says texts in a language."""

    def say(self, key: str, /, **values: str | int) -> str: ...


def said(speech: Speech, sentence: SentenceView) -> str:
    """A sentence of a card: ``When you take a wood die: gain 1 wood``."""
    values: dict[str, str | int] = {}
    for slot, fact in sentence["facts"].items():
        if isinstance(fact, int):
            values[slot] = fact
        else:
            values |= {f"{slot}_{form}": speech.say(f"good-{fact}.{form}") for form in FORMS}
    effect = speech.say(f"effect-{sentence['word']}", **values)
    return speech.say(f"moment-{sentence['moment'].replace(' ', '-')}", effect=effect)
