"""Tickets for promised dice: the secret is fixed before anyone chooses a word (docs/dice.md)."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable

from itsdangerous import BadData, URLSafeSerializer

from westbound.engine.dice import promise
from westbound.server.refusal import Refusal

DAY = 86_400  # seconds for which a ticket is valid


class Tickets:
    """Makes and reads tickets: signed names of tables to be opened.  Nothing is stored.

    >>> tickets = Tickets(b"secret")
    >>> tickets.table(tickets.make("t"))
    't'
    """

    def __init__(self, secret: bytes, now: Callable[[], float] = time.time) -> None:
        self._secret = secret
        self._now = now
        self._signer = URLSafeSerializer(secret, salt="timed ticket", signer_kwargs={"digest_method": hashlib.sha256})

    def secret(self, table: str) -> str:
        """The secret of a table's dice: always the same, and known only to the server."""
        return hmac.digest(self._secret, f"dice {table}".encode(), "sha256").hex()

    def promise(self, table: str) -> str:
        return promise(self.secret(table))

    def make(self, table: str) -> str:
        return str(self._signer.dumps([table, int(self._now())]))

    def table(self, ticket: str) -> str:
        """The table that can be opened with a ticket.  :raises Refusal: if it is not one of ours, or has expired."""
        try:
            match self._signer.loads(ticket):
                case [str(table), int(made)]:
                    if self._now() - made > DAY:
                        raise Refusal("not-now", "this ticket is more than a day old; ask for a new promise")
                    return table
        except BadData:
            pass
        raise Refusal("malformed", "this ticket is not from this server, or has expired; ask for a new promise")
