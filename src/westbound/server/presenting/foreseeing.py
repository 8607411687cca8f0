"""What a choice would set off, for the viewer who could make it, which one is best, and why others are none."""

from __future__ import annotations

from westbound.coach import Appraisal
from westbound.engine import foresight
from westbound.engine.game import Named, Reason
from westbound.server.protocol.socket import ArgumentSaid, Foresight, Hinted, Unavailable
from westbound.server.state.readable_log import Described, line
from westbound.server.state.table_state import TableState

DIGITS = 4  # of a chance to win


def told(match: Described, foreseen: foresight.Foresight, seq: int, at: int) -> Foresight:
    """The same as it is sent, with the lines that would be next in the log."""
    return Foresight(
        words=foreseen.words,
        lines=[line(match, entry, seq, at) for entry in foreseen.entries],
        then=foreseen.then,
        actors=[*foreseen.actors],
        step=foreseen.step,
        facts=dict(foreseen.facts),
        ways=[told(match, way, seq, at) for way in foreseen.ways],
    )


def hinted(appraisal: Appraisal, number: int, version: int) -> Hinted:
    """A hint as it is sent: the reply to message *number*."""
    rival = appraisal.option(appraisal.rival)
    best = appraisal.options[0]
    return Hinted(
        number,
        version,
        best.words,
        round(best.win, DIGITS),
        rival.words,
        round(rival.win, DIGITS),
        [ArgumentSaid(reason.key, dict(reason.facts), reason.weight < 0) for reason in appraisal.reasons],
    )


def unavailable(state: TableState, found: list[tuple[Named, Reason]]) -> list[Unavailable]:
    """What cannot be chosen, with reasons, as it is sent."""
    assert state.match, "something can be chosen"
    parts = state.match.game.parts
    return [
        Unavailable(kind, word, reason.key, reason.facts, None if told == {kind: (kind, word)} else told)
        for (kind, word), reason in found
        for told in [parts(kind, word)]
    ]
