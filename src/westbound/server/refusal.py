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
    """The rules of one table failed in what was tried.  It has been logged; nothing has changed."""

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", reason)


class Quarantined(Refusal):
    """This server leaves a table alone because it cannot read or continue it; all other tables play on."""

    def __init__(self, reason: str) -> None:
        super().__init__("quarantined", reason)
