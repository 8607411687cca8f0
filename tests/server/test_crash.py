"""The server is killed in the middle of games: nothing is lost, and every game goes on (``make crash`` is longer)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.crash import Trial, run
from tests.server.serving import serving


@pytest.mark.soak
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    trial = Trial(kills=8, tables=12, watchers=2, couples=1, life=0.6, start=0.8)
    with serving(tmp_path, chats_per_minute=100_000, log_level="warning") as server:
        print(run(server, trial))
