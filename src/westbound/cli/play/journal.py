"""The journal of a match, as one seat may read it."""

from __future__ import annotations

from typing import NamedTuple

from westbound.engine.entry import Entry
from westbound.engine.game import TURN_OF
from westbound.engine.match import Match
from westbound.speech import Speech


def setup_length(match: Match) -> int:
    """Return the number of actions in the set-up: those of chance before the first player acts."""
    actions = match.record.actions()
    return next((i for i, line in enumerate(actions) if line.seat is not None), len(actions))


class Paragraph(NamedTuple):
    """A turn, or the rest of one."""

    begins: bool  # a turn
    rows: list[str]


def paragraphs(match: Match, seat: int | None, since: int, speech: Speech, every: bool = False) -> list[Paragraph]:
    """Return what *seat* saw from action *since* on: one row for each deed, or *every* entry in its own words."""
    turns: list[list[Entry]] = []
    for entry in match.news(seat, since):
        if entry.kind in match.game.unspoken:
            continue
        if not turns or begins(match, entry):
            turns.append([])
        turns[-1].append(entry)
    told = []
    for turn in turns:
        rows = [" ".join(speech.entry(entry, seat) for entry in turn)] if every else speech.deeds(turn, seat)
        told.append(Paragraph(begins(match, turn[0]), rows))
    return told


def begins(match: Match, entry: Entry) -> bool:
    """Whether an entry begins a turn."""
    return match.game.kinds[entry.kind].key == TURN_OF
