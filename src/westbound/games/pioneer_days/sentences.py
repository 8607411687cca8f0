"""Pioneer Days: the effects of cards as sentences in a language."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Protocol

from westbound.games.pioneer_days.view import SentenceView

FORMS = ("word", "one", "many")  # of what a card gives, takes or counts


class Speech(Protocol):
    """Anything that gives texts in a language."""

    def say(self, key: str, /, **values: str | int) -> str: ...


def told(speech: Speech, sentences: Iterable[SentenceView]) -> list[str]:
    """The sentences of a card, one per moment: ``When you take a wood die: gain 1 wood``."""
    lines = []
    for moment, group in groupby(sentences, key=itemgetter("moment")):
        first, *others = [effect(speech, sentence) for sentence in group]
        for other in others:
            first = speech.say("effects", first=first, second=other)
        lines.append(speech.say(f"moment-{moment.replace(' ', '-')}", effect=first))
    return lines


def said(speech: Speech, sentence: SentenceView) -> str:
    """A single sentence."""
    return told(speech, [sentence])[0]


def effect(speech: Speech, sentence: SentenceView) -> str:
    """What happens at the moment of a sentence: ``gain 1 wood``."""
    values: dict[str, str | int] = {}
    for slot, fact in sentence["facts"].items():
        if isinstance(fact, int):
            values[slot] = fact
        else:
            values |= {f"{slot}_{form}": speech.say(f"good-{fact}.{form}") for form in FORMS}
    return speech.say(f"effect-{sentence['word']}", **values)
