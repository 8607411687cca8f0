"""Keys to seats: signed tokens that nobody can forge."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

from itsdangerous import BadData, URLSafeSerializer

from westbound.server.refusal import Refusal
from westbound.server.state.seats import HOST, Lock, Seat
from westbound.server.state.table_state import TableState
from westbound.server.tables.tickets import Tickets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_table() -> str:
    """A name for a table that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Seats(Protocol):
    """A table with its seats, and when it was opened."""

    @property
    def table(self) -> str: ...

    @property
    def seats(self) -> Sequence[Seat]: ...

    @property
    def opened_at(self) -> int: ...


class Keys:
    """Makes and reads keys.

    >>> keys = Keys(b"secret")
    >>> keys.make("t", 0, 0, since=1) == keys.make("t", 0, 0, since=2)
    False
    """

    def __init__(self, secret: bytes, epoch: bytes = b"", for_older: bool = False) -> None:
        """*epoch*, made when a backup is restored, sets the tables opened since apart from those that were lost.

        *for_older*: make keys that older programs can read, too.
        """
        self._secret = secret
        self.for_older = for_older
        self._fresh = hmac.digest(secret, b"epoch " + epoch, "sha256") if epoch else secret
        self.tickets = Tickets(self._fresh)
        self._signer = URLSafeSerializer(secret, salt="seat", signer_kwargs={"digest_method": hashlib.sha256})
        self._applications = URLSafeSerializer(
            self._fresh, salt="application", signer_kwargs=self._signer.signer_kwargs
        )

    def name_of_new(self, ticket: str) -> str:
        """The name of the table to be opened with a ticket, or without one.  :raises Refusal: if it is invalid."""
        return self.tickets.table(ticket) if ticket else new_table()

    def following(self, table: str) -> str:
        """The name of the rematch: nobody else can guess it, and no key to one that was lost opens it."""
        return name(self._fresh, f"after {table}", 10)

    def of_attempt(self, deal: str, player: str) -> str:
        """The name of the table at which *player* has their only counted attempt at *deal*."""
        return name(self._fresh, f"attempt {deal} {player}", 10)

    def of_record(self, text: str) -> str:
        """The name of the table for an imported record: always the same, as it has no keys and no dice."""
        return name(self._secret, f"record {text}", 16)

    def opener(self, address: str) -> str:
        """What stands for an address in the database: the same for the same address, and nobody can read it."""
        return name(self._secret, f"address {address}", 16)

    def make(self, table: str, seat: int, void: int, since: int) -> str:
        """The key, made at *since*, to a seat to which *void* others have become void.

        The time keeps a replaced key from ever opening the seat again, even in a database restored from a backup.
        """
        return str(self._signer.dumps([table, seat, void] if self.for_older else [table, seat, void, since]))

    def make_for(self, state: TableState, seat: int | None) -> str:
        """The valid key to *seat*; without a seat, the host's."""
        if seat is None:
            return self.make(state.table, HOST, 0, state.opened_at)
        return self.make(state.table, seat, state.seats[seat].keys, state.seats[seat].since)

    def make_application(self, table: str, seat: int, application: int) -> str:
        """What a person who applied for a seat with that event gets the key for, if everyone agrees."""
        return str(self._applications.dumps([table, seat, application]))

    def is_admitted(self, key: str, state: Seats, seat: int) -> bool:
        """Whether *key* is that of the application by which the person at *seat* got it."""
        try:
            found = self._applications.loads(key)
        except BadData:
            return False
        return bool(found == [state.table, seat, state.seats[seat].application])

    def lock_of(self, key: str) -> Lock | None:
        """The lock that *key* was made for, which may have changed since; None if the key is forged."""
        try:
            match self._signer.loads(key):  # compared in constant time
                case [str(table), int(seat), int(void)]:  # an older program made it
                    return Lock(table, seat, void)
                case [str(table), int(seat), int(void), int(since)]:
                    return Lock(table, seat, void, since)
        except BadData:
            pass
        return None

    def read(self, key: str, state: Seats) -> int:
        """The seat that *key* opens, or ``HOST``.  :raises Refusal: if it opens none here, or no longer does."""
        match self.lock_of(key):
            case Lock(state.table, seat, void, since) as lock if seat in range(HOST, len(state.seats)):
                here = state.opened_at if seat == HOST else state.seats[seat].since
                if (seat == HOST or state.seats[seat].keys == void) and since in (None, here):
                    return lock.seat
        raise Refusal("wrong-key", "this key does not open a seat at this table; ask the host for a new link")


def name(secret: bytes, of: str, length: int) -> str:
    """A name for a table that only *secret* can derive."""
    digest = hmac.digest(secret, of.encode(), "sha256")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:length])
