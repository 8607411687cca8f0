"""A server that is forked behaves like one that is started."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.serving import PATIENCE, READY, serving


def test_a_forked_server_says_and_returns_what_a_started_one_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        words = [str(Path(sys.executable).with_name("westbound")), "serve", f"--database=sqlite:///{tmp_path}/other.db"]
        process = subprocess.Popen([*words, "--port=0", "--bots=1"], stdout=subprocess.PIPE, text=True)
        assert process.stdout
        assert READY.search(process.stdout.readline())
        for each in (process, server.process):
            assert each.poll() is None
            each.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == process.wait(PATIENCE)


def test_a_server_that_refuses_to_start_returns_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.kill()
        assert server.process.wait() == -signal.SIGKILL
        server.settings["bots"] = -1
        server.launch()
        assert server.process.wait(PATIENCE) == 2
        assert "bots" in server.logged()
