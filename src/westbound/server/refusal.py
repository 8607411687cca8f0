"""What a viewer is told when something cannot be done."""

from __future__ import annotations

from westbound.server.messages import Code


class Refusal(Exception):
    """Something cannot be done; nothing has changed."""

    def __init__(self, code: Code, reason: str) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.reason = reason
