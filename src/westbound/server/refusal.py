"""Refusals: why something cannot be done, for the player who tried."""

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
    """This server cannot continue with one table.  It has been logged; all other tables play on."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", reason)
