"""The command as tests use it: in this process, in another one, and at a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from typer.testing import CliRunner, Result

import westbound
from westbound.cli.main import app

PLAIN = {"LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80", "LINES": "24", "NO_COLOR": ""}
PATIENCE = 60  # seconds; a busy machine is slow
COMMAND = [sys.executable, "-c", "from westbound.cli.main import run; run()"]


def run(*words: str | Path, typed: str = "") -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, [str(word) for word in words], input=typed, env=PLAIN)


def told(*words: str | Path, typed: str = "") -> str:
    """What it prints if it succeeds."""
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def complaint(*words: str | Path, typed: str = "") -> str:
    """Its one-line error message."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("westbound: ")
    assert "Traceback" not in result.output
    return result.stderr.removeprefix("westbound: ").strip()


def process(
    *words: str | Path, typed: str | bytes = "", folder: Path, **env: str
) -> subprocess.CompletedProcess[bytes]:
    """The command as a process between two pipes."""
    data = typed.encode() if isinstance(typed, str) else typed
    return subprocess.run(
        [*COMMAND, *map(str, words)],
        input=data,
        capture_output=True,
        cwd=folder,
        env={**os.environ, **PLAIN, **env},
        timeout=PATIENCE,
        check=False,
    )


def saved_file(output: str, folder: Path) -> Path:
    """The file that a game was saved to, which the command to resume names."""
    file = output.split("--load ")[-1].split()[0]
    return folder / file


def loaded(file: Path) -> westbound.Match:
    return westbound.load(file, seed=1)


class Terminal:
    """The command at a terminal of 80 times 24."""

    def __init__(self, *words: str, folder: Path, **env: str) -> None:
        self.shown = ""
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execve(sys.executable, [*COMMAND, *words], {**os.environ, **PLAIN, "TERM": "xterm-256color", **env})

    def wait_for(self, text: str, seconds: float = PATIENCE) -> str:
        """Read until *text* is shown; return everything shown before it since the last call."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, self.shown
            self._read(0.2)
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\r".encode())

    def press_control_c(self) -> None:
        self._let_it_listen()
        os.write(self.screen, b"\x03")

    def send(self, number: signal.Signals) -> None:
        self._let_it_listen()
        os.kill(self.pid, number)

    def _let_it_listen(self) -> None:
        """Python misses a signal between showing a prompt and waiting for the answer; no person is that quick."""
        time.sleep(0.5)

    def leave(self) -> tuple[int, str]:
        """The exit code, and the last output."""
        while self._read(PATIENCE):
            pass
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]), self.shown.replace("\r\n", "\n")

    def _read(self, seconds: float) -> bool:
        if not select.select([self.screen], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.screen, 65536)
        except OSError:  # the process has ended
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)
