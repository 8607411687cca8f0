"""The journal of a match, as somebody may read it."""

from __future__ import annotations

from westbound.engine.match import Match
from westbound.speech import Speech

NEW_PARAGRAPH = "turn-of"  # how every game calls the beginning of a turn


def setup_length(match: Match) -> int:
    """How many actions the set-up has: those of chance before anybody's first."""
    actions = match.record.actions()
    return next((i for i, line in enumerate(actions) if line.seat is not None), len(actions))


def paragraphs(match: Match, seat: int | None, since: int, speech: Speech) -> list[str]:
    """What *seat* saw from action *since* on; each turn is a paragraph."""
    told: list[str] = []
    for entry in match.news(seat, since):
        sentence = speech.entry(entry, seat)
        if not told or match.game.kinds[entry.kind][0] == NEW_PARAGRAPH:
            told.append(sentence)
        else:
            told[-1] += f" {sentence}"
    return told
