"""What a choice would set off, for the viewer who could make it."""

from __future__ import annotations

from westbound.engine import foresight
from westbound.server.protocol.socket import Foresight
from westbound.server.state.readable_log import line
from westbound.server.state.table_state import TableState


def told(state: TableState, foreseen: foresight.Foresight) -> Foresight:
    """The same as it is sent, with the lines that would be next in the log."""
    assert state.match, "something can be chosen"
    return Foresight(
        words=foreseen.words,
        lines=[line(state.match, entry, state.seq, state.at) for entry in foreseen.entries],
        then=foreseen.then,
        actors=[*foreseen.actors],
        step=foreseen.step,
        facts=dict(foreseen.facts),
        ways=[told(state, way) for way in foreseen.ways],
    )
