"""The journal of a match, as one seat may read it."""

from __future__ import annotations

from typing import NamedTuple

from westbound.engine.game import TURN_OF
from westbound.engine.match import Match
from westbound.speech import Speech


def setup_length(match: Match) -> int:
    """Return the number of actions in the set-up: those of chance before the first player acts."""
    actions = match.record.actions()
    return next((i for i, line in enumerate(actions) if line.seat is not None), len(actions))


class Paragraph(NamedTuple):
    """A turn, or the rest of one, in sentences."""

    begins: bool  # a turn
    text: str


def paragraphs(match: Match, seat: int | None, since: int, speech: Speech) -> list[Paragraph]:
    """Return what *seat* saw from action *since* on."""
    told: list[Paragraph] = []
    for entry in match.news(seat, since):
        if entry.kind in match.game.unspoken:
            continue
        sentence = speech.entry(entry, seat)
        begins = match.game.kinds[entry.kind].key == TURN_OF
        if not told or begins:
            told.append(Paragraph(begins, sentence))
        else:
            told[-1] = told[-1]._replace(text=f"{told[-1].text} {sentence}")
    return told
