"""The server is killed in the middle of games: nothing is lost, and every game goes on (``make crash`` is longer)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import Trial, count_doubled, count_lost, run
from tests.server.guests import Notes
from tests.server.serving import serving
from westbound.engine.record import Played
from westbound.server.state.events import AnyEvent, Moved, Said


def test_lost_and_doubled_actions_are_counted() -> None:
    log: list[tuple[AnyEvent, int]] = [(Moved([Played(0, "road")]), 0), (Said(0, "Hello"), 0), (Said(0, "Hello"), 0)]
    notes = Notes("table", seat=0)
    assert (count_lost(notes, log), count_doubled(notes, log)) == (0, 2)
    notes.sent["act"] = 2
    notes.promised = [(1, "act", {"words": "road"}), (2, "act", {"words": "pass"})]
    assert (count_lost(notes, log), count_doubled(notes, log)) == (1, 1)


@pytest.mark.soak
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    trial = Trial(kills=8, tables=12, watchers=2, couples=1, life=0.6, start=0.8)
    with serving(tmp_path, chats_per_minute=100_000, log_level="warning") as server:
        print(run(server, trial))
