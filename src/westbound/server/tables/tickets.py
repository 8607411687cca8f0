"""Tickets for promised dice: the secret is fixed before anyone chooses a word (docs/dice.md)."""

from __future__ import annotations

import hashlib
import hmac

from itsdangerous import BadData, URLSafeSerializer

from westbound.engine.dice import promise
from westbound.server.refusal import Refusal


class Tickets:
    """Makes and reads tickets: signed names of tables to be opened.  Nothing is stored.

    >>> tickets = Tickets(b"secret")
    >>> tickets.table(tickets.make("t"))
    't'
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = URLSafeSerializer(secret, salt="ticket", signer_kwargs={"digest_method": hashlib.sha256})

    def secret(self, table: str) -> str:
        """The secret of a table's dice: always the same, and known only to the server."""
        return hmac.digest(self._secret, f"dice {table}".encode(), "sha256").hex()

    def promise(self, table: str) -> str:
        return promise(self.secret(table))

    def make(self, table: str) -> str:
        return str(self._signer.dumps(table))

    def table(self, ticket: str) -> str:
        """The table that can be opened with a ticket.  :raises Refusal: if it is not one of ours."""
        try:
            return str(self._signer.loads(ticket))
        except BadData:
            raise Refusal("malformed", "this ticket is not from this server; ask for a new promise") from None
