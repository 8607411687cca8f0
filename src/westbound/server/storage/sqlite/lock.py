"""The file beside a database that says which process writes to it, and what it has committed last."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

if sys.platform != "win32":
    import fcntl

BINARY = getattr(os, "O_BINARY", 0)  # Windows changes line endings without it
HOLDER, CHANGES, APPENDED = 32, 32, 64  # bytes of its three lines, each padded


class InUse(ValueError):
    """Another process holds the lock; says which."""


class Note(NamedTuple):
    """What was committed last: the number of changes, and the latest append, as a table and the length of its log."""

    changes: int = 0
    table: str = ""
    seq: int = 0


class FileLock:
    """The lock on a database, held as long as this process lives, and the note of its latest commits.

    Every commit is noted right after it, without waiting for the disk: the commit itself has waited already, so that
    the database is never behind its note, however the process ends.
    """

    def __init__(self, file: Path) -> None:
        """:raises InUse: if another process holds the lock."""
        self.path = file.with_name(f"{file.name}.lock")
        self.checked = False  # whether the database has everything that was noted
        self._opened = os.open(self.path, os.O_RDWR | os.O_CREAT | BINARY, 0o600)
        try:
            if sys.platform != "win32":
                fcntl.lockf(self._opened, fcntl.LOCK_EX | fcntl.LOCK_NB)  # unlike flock, not for child processes
        except OSError:
            holder = read_at(self._opened, 0, HOLDER).split()
            os.close(self._opened)
            raise InUse(holder[0] if holder else "unknown") from None
        self.noted = read_note(self._opened)  # by the process that held it before, if that did not end well
        self._put(line(os.getpid(), HOLDER), 0)
        self._write(self.noted)  # from now on there is room for it, even on a full disk

    def _write(self, note: Note) -> None:
        self.note_change(note.changes)
        self._put(line(f"{note.table} {note.seq}" if note.table else "", APPENDED), HOLDER + CHANGES)

    def note_change(self, changes: int) -> None:
        self._put(line(changes, CHANGES), HOLDER)

    def note_append(self, table: str, seq: int) -> None:
        self._put(line(f"{table} {seq}", APPENDED), HOLDER + CHANGES)

    def forget(self) -> None:
        """Everything is in the database file itself: nothing has to be looked for."""
        self._write(Note())

    def _put(self, text: bytes, at: int) -> None:
        with suppress(OSError):  # what was committed stays committed
            os.lseek(self._opened, at, os.SEEK_SET)
            os.write(self._opened, text)

    def close(self) -> None:
        os.close(self._opened)


def noted_beside(file: Path) -> Note:
    """What the server of a database noted last, whether it runs or not."""
    try:
        with file.with_name(f"{file.name}.lock").open("rb") as lines:
            return read_note(lines.fileno())
    except OSError:
        return Note()


def read_note(opened: int) -> Note:
    match read_at(opened, HOLDER, CHANGES + APPENDED).split():
        case [changes, table, seq] if changes.isdecimal() and seq.isdecimal():
            return Note(int(changes), table, int(seq))
        case [changes] if changes.isdecimal():
            return Note(int(changes))
    return Note()


def read_at(opened: int, at: int, length: int) -> str:
    os.lseek(opened, at, os.SEEK_SET)
    return os.read(opened, length).decode(errors="replace")


def line(content: object, length: int) -> bytes:
    return f"{content}".encode().ljust(length - 1) + b"\n"
