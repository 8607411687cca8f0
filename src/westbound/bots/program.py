"""A program that runs beside us and talks in lines: started, heard within limits of time and length, and ended."""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from westbound.bots.bot import Reason
from westbound.bots.messages import LONGEST

# When our end of its input closes, it ends the process with the number it has heard last, should that have left
# the group; then the group, and so itself. Nought means the group.
GUARD = ("/bin/sh", "-c", "p=0; while read q; do p=$q; done; kill -KILL -$p $p 0")
CHUNK = 2**16
TICK = 0.05  # seconds between two looks whether the program still runs
FAREWELL = 1.0  # seconds to end by itself
MOST_ERRORS = 10_000  # bytes of its standard error that are passed on


class Fault(Exception):
    """A program has not answered as it should."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


class Program:
    """A running program, in a process group of its own that ends with this process."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        """:raises Fault: if it cannot be started."""
        self.name = name
        self.started = time.monotonic()
        self._owner = os.getpid()
        self._unread = bytearray()
        self._errors = bytearray()  # the beginning of a line on its standard error
        self._errors_left = MOST_ERRORS
        self._has_errors = True  # until it closes its standard error
        try:
            self._guard = subprocess.Popen(
                GUARD,
                stdin=subprocess.PIPE,
                bufsize=0,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                process_group=0,
            )
        except OSError as error:
            raise Fault("not-started", f"it cannot be guarded: {error}") from None
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                process_group=self._guard.pid,
                env={key: value for key, value in os.environ.items() if not key.startswith("WESTBOUND_")},
            )
        except (OSError, subprocess.SubprocessError) as error:
            self._end_group()
            raise Fault("not-started", f"it cannot be started: {error}") from None
        self._tell_guard(self._process.pid)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._to, self._from, self._errors_from = (
            pipe.fileno() for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for end in (self._to, self._from, self._errors_from):
            os.set_blocking(end, False)
        atexit.register(self.close)

    @property
    def is_ours(self) -> bool:
        """Whether this process started it: one that was forked off must start its own."""
        return self._owner == os.getpid()

    @property
    def is_mid_line(self) -> bool:
        return bool(self._unread)

    def tell(self, message: bytes, end: float) -> None:
        """Write a line, until the clock says *end*.  :raises Fault: if the program does not read it."""
        rest = memoryview(message + b"\n")
        while rest:
            if self._wait(self._to, select.POLLOUT, end):
                try:
                    rest = rest[os.write(self._to, rest) :]
                except BlockingIOError:
                    continue
                except OSError:
                    raise Fault("ended", self._how_it_ended("it closed its input")) from None
            elif not self._is_running():
                raise Fault("ended", self._how_it_ended())

    def hear(self, end: float) -> bytes:
        """Return the next line, when it is there before *end*.  :raises Fault: if it is not, or is too long."""
        while (line := self._next_line()) is None:
            running = self._is_running()
            if self._wait(self._from, select.POLLIN, end):
                self._read()
            elif not running:
                raise Fault("ended", self._how_it_ended())  # something it has started may still hold the pipe
        return line

    def overheard(self) -> bytes | None:
        """Return the next line that is there already, if one is.  :raises Fault: as ``hear``."""
        line = self._next_line()
        if line is None:
            self._read()
            line = self._next_line()
        return line

    def close(self, politely: bool = True) -> None:
        """End the program and everything it has started; *politely* means that it is given a moment to end itself."""
        atexit.unregister(self.close)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        if self.is_ours:
            if politely and self._process.stdin:
                self._process.stdin.close()
                with suppress(subprocess.TimeoutExpired):
                    self._process.wait(FAREWELL)
            if self._is_running():  # it may have left the group
                for end in (os.killpg, os.kill):
                    with suppress(ProcessLookupError, PermissionError):
                        end(self._process.pid, signal.SIGKILL)
            self._end_group()
            with suppress(subprocess.TimeoutExpired):  # it may have more rights than we
                self._process.wait(FAREWELL)
            self._pass_on_errors()
        for pipe in (*pipes, self._guard.stdin):
            if pipe:
                pipe.close()

    # Inside

    def _is_running(self) -> bool:
        if self._process.poll() is None:
            return True
        self._tell_guard(0)  # its number may mean another process now
        return False

    def _tell_guard(self, number: int) -> None:
        if self._guard.stdin and not self._guard.stdin.closed:
            with suppress(OSError):
                os.write(self._guard.stdin.fileno(), b"%d\n" % number)

    def _end_group(self) -> None:
        """End the group while its leader has not been waited for, so that its number cannot mean another one."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._guard.pid, signal.SIGKILL)
        self._guard.wait()
        if self._guard.stdin:
            self._guard.stdin.close()

    def _wait(self, fd: int, event: int, end: float) -> int:
        """Return what has happened at *fd*, after a tick at most; meanwhile pass on errors.

        :raises Fault: at *end*.
        """
        left = end - time.monotonic()
        if left <= 0:
            raise Fault("timeout", "it did not answer in time")
        poll = select.poll()
        poll.register(fd, event)
        if self._has_errors:
            poll.register(self._errors_from, select.POLLIN)
        found = dict(poll.poll(1000 * min(left, TICK)))
        if found.get(self._errors_from):
            self._pass_on_errors()
        return found.get(fd, 0)

    def _read(self) -> None:
        """Read what is there.  :raises Fault: if that is the end."""
        try:
            data = os.read(self._from, CHUNK)
        except BlockingIOError:
            return
        if not data:
            raise Fault("ended", self._how_it_ended("it closed its output"))
        self._unread += data

    def _next_line(self) -> bytes | None:
        end = self._unread.find(b"\n", 0, LONGEST + 1)
        if end < 0:
            if len(self._unread) > LONGEST:
                raise Fault("too-long", f"a line is longer than {LONGEST} bytes")
            return None
        line = bytes(self._unread[:end])
        del self._unread[: end + 1]
        return line

    def _how_it_ended(self, otherwise: str = "") -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TICK)
        code = self._process.returncode
        if code is None:
            return otherwise
        return f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}"

    def _pass_on_errors(self) -> None:
        """Print what it wrote to standard error: whole lines, without control characters, and not too much."""
        try:
            data = os.read(self._errors_from, CHUNK)
        except BlockingIOError:
            return
        self._has_errors = bool(data)
        if not self._errors_left:
            return
        self._errors += data[: self._errors_left]
        self._errors_left -= min(len(data), self._errors_left)
        *lines, self._errors = self._errors.split(b"\n")
        if not self._errors_left:
            lines += [self._errors, bytearray(b"... (its other errors are left out)")]
        for line in lines:
            words = "".join(
                c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line.decode(errors="replace")
            )
            print(f"{self.name}: {words}", file=sys.stderr, flush=True)
