"""What a check-up finds: a level and a sentence."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Finding(NamedTuple):
    """One line of the report."""

    level: Literal["ok", "unsafe", "wrong"]
    what: str

    def __str__(self) -> str:
        return f"{self.level}: {self.what}"


def ok(what: str) -> Finding:
    return Finding("ok", what)


def unsafe(what: str) -> Finding:
    """A risk that somebody may have chosen."""
    return Finding("unsafe", what)


def wrong(what: str) -> Finding:
    """A fault, or about to become one."""
    return Finding("wrong", what)
