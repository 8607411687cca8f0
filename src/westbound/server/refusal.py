"""What a viewer is told when something cannot be done."""

from __future__ import annotations

from westbound.server.protocol.socket import Code

NO_TABLE = "there is no such table, or it has been removed; check the link"


class Refusal(Exception):
    """Something cannot be done; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason


class Broken(Refusal):
    """This server cannot go on with one table.  That has been logged; all others play on."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", reason)
