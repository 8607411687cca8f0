"""The keys to seats: signed texts that nobody can make up."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from itsdangerous import BadData, URLSafeSerializer

from westbound.server.party import Party
from westbound.server.places import Place
from westbound.server.refusal import Refusal
from westbound.server.tickets import Tickets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
HOST = -1  # the seat of a host who does not play


def new_table() -> str:
    """A name for a table that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Places(Protocol):
    """A table with its seats."""

    @property
    def table(self) -> str: ...

    @property
    def places(self) -> Sequence[Place]: ...


class Keys:
    """Makes and reads keys.

    >>> keys = Keys(b"secret")
    >>> keys.make("t", 0, 0) == keys.make("t", 0, 1)
    False
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.tickets = Tickets(secret)
        self._signer = URLSafeSerializer(secret, salt="seat", signer_kwargs={"digest_method": hashlib.sha256})

    def following(self, table: str) -> str:
        """The name of the table where the same people play again: nobody else can guess it."""
        return self._name(f"after {table}", 10)

    def _name(self, of: str, length: int) -> str:
        digest = hmac.digest(self._secret, of.encode(), "sha256")
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:length])

    def of_record(self, text: str) -> str:
        """The name of the table where a record that was brought along can be looked at."""
        return self._name(f"record {text}", 16)

    def make(self, table: str, seat: int, void: int) -> str:
        """The key to a seat after *void* others have become void."""
        return str(self._signer.dumps([table, seat, void]))

    def make_for(self, party: Party, seat: int | None) -> str:
        """The key to *seat* that is good now; without a seat, the host's."""
        return (
            self.make(party.table, HOST, 0) if seat is None else self.make(party.table, seat, party.places[seat].keys)
        )

    def read(self, key: str, party: Places) -> int:
        """The seat that *key* opens, or ``HOST``.  :raises Refusal: if it opens none of this table (any more)."""
        try:
            claim = self._signer.loads(key)  # compared in constant time
        except BadData:
            claim = None
        match claim:
            case [party.table, int(seat), int(void)]:
                if seat == HOST or (seat in range(len(party.places)) and party.places[seat].keys == void):
                    return seat
        raise Refusal("wrong-key", "this key opens no seat of this table; ask the host for a new link")
