"""Starts servers by forking a process that has already imported everything, which takes a sixth of the CPU time.

``Launcher`` talks to that process, which is this file run as a program: it must not import the tests, which change the
path of modules.
"""

from __future__ import annotations

import atexit
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from threading import Lock
from typing import IO

LONGEST = 2**20  # bytes of an order: its words and its environment
ENDED = 4  # bytes of the status of a process


class Launched:
    """A server that was launched, with as much of ``subprocess.Popen`` as tests need."""

    def __init__(self, pid: int, stdout: IO[str], end: int) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._end = end  # a pipe: its status is written there

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("westbound serve", timeout or 0)
            status = os.read(self._end, ENDED)
            assert status, "the launcher is gone"
            self.returncode = os.waitstatus_to_exitcode(int.from_bytes(status, "big"))
            os.close(self._end)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Launcher:
    """A process that has imported the server, and forks."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair()
        self._lock = Lock()
        with theirs:
            self._process = subprocess.Popen([sys.executable, "-P", __file__], stdin=theirs.fileno())
        atexit.register(self.close)

    def launch(
        self, words: Sequence[str], environment: Mapping[str, str], log: IO[bytes], limits: Mapping[int, int]
    ) -> Launched:
        """Start ``westbound`` with these words and resource limits; what it logs goes to *log*."""
        output, theirs = os.pipe()
        end, status = os.pipe()
        order = json.dumps([list(words), dict(environment), list(limits.items()), os.getcwd()]).encode()
        assert len(order) < LONGEST
        with self._lock:
            socket.send_fds(self._socket, [len(order).to_bytes(ENDED, "big")], [theirs, log.fileno(), status])
            self._socket.sendall(order)
            os.close(theirs)
            os.close(status)
            pid = os.read(end, ENDED)
        assert pid, "the launcher has failed, see above"
        return Launched(int.from_bytes(pid, "big"), os.fdopen(output), end)

    def close(self) -> None:
        """End it, and with it all servers that still run."""
        self._socket.close()
        self._process.wait()


@cache
def launcher() -> Launcher:
    """One for all tests of a process."""
    return Launcher()


# What follows is run by the launcher.


def main() -> None:
    """Launch servers until nobody orders any more; then kill those that still run."""
    prepare()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and they end this process
    woken, waker = os.pipe()
    os.set_blocking(woken, False)
    os.set_blocking(waker, False)
    signal.set_wakeup_fd(waker, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    running: dict[int, int] = {}  # the pipe for the status of each process
    with socket.socket(fileno=os.dup(0)) as orders:
        while True:
            ready, _, _ = select.select([orders.fileno(), woken], [], [])
            if woken in ready:
                with suppress(BlockingIOError):
                    os.read(woken, LONGEST)
                reap(running)
            if orders.fileno() in ready:
                length, files, _, _ = socket.recv_fds(orders, ENDED, 3)
                if not length:
                    break
                order = orders.recv(int.from_bytes(length, "big"), socket.MSG_WAITALL)
                output, log, status = files
                pid = os.fork()
                if not pid:
                    serve(order, output, log)
                os.close(output)
                os.close(log)
                os.write(status, pid.to_bytes(ENDED, "big"))
                running[pid] = status
    for pid in running:
        os.kill(pid, signal.SIGKILL)
    while running:
        reap(running)
        time.sleep(0.01)


def prepare() -> None:
    """Import whatever a server needs, also what it imports only as it starts."""
    for module in ("westbound.cli.main", "westbound.server.run", "uvloop", "uvicorn.lifespan.on"):
        import_module(module)
    with suppress(ImportError):  # Litestar uses it where something else has installed it
        import_module("pydantic.v1")
        import_module("litestar.plugins.pydantic.plugins.init")


def reap(running: dict[int, int]) -> None:
    """Tell the tests which processes have ended."""
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        end = running.pop(pid)
        with suppress(BrokenPipeError):
            os.write(end, status.to_bytes(ENDED, "big"))
        os.close(end)


def serve(order: bytes, output: int, log: int) -> None:
    """Become the server that was ordered."""
    code = 1
    try:
        words, environment, limits, folder = json.loads(order)
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for place, file in enumerate((os.open(os.devnull, os.O_RDONLY), output, log)):
            os.dup2(file, place)
        os.closerange(3, max(map(int, os.listdir("/dev/fd"))) + 1)
        sys.stdin, sys.stdout = open(0), open(1, "w")  # noqa: SIM115
        sys.stderr = open(2, "w", buffering=1, errors="backslashreplace")  # noqa: SIM115
        os.chdir(folder)
        os.environ.clear()
        os.environ.update(environment)
        sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
        for kind, most in limits:
            resource.setrlimit(kind, (most, most))
        sys.argv = ["westbound", *words]
        import_module("westbound.cli.main").run()
    except SystemExit as leaving:
        code = leaving.code if isinstance(leaving.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
