"""Accounts: people who have claimed a name, to have their games on every device.  Optional."""

from __future__ import annotations

import hashlib
import logging
import secrets
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from westbound.server.accounts import profiles
from westbound.server.accounts.attempts import Attempts
from westbound.server.accounts.passphrases import Passphrases, new_code, read_code
from westbound.server.clean_text import bare, clean
from westbound.server.look_alikes import likeness
from westbound.server.protocol.accounts import (
    Belonging,
    Claim,
    Device,
    NewPassphrase,
    OwnLine,
    Recover,
    SignedIn,
    SignIn,
)
from westbound.server.protocol.ratings import PlayerRating, Profile, RatedResult
from westbound.server.protocol.socket import LONGEST_NAME
from westbound.server.refusal import Refusal
from westbound.server.state.events import NewerEvent, Said, read_event
from westbound.server.state.seats import Lock
from westbound.server.steady_time import now
from westbound.server.storage import accounts
from westbound.server.storage.accounts import HeldSeat, Person
from westbound.server.storage.connections import Conflict
from westbound.server.storage.database import Database

SHORTEST_NAME = 3
TOKEN = "me."  # the prefix of tokens: unlike keys to seats, and with a dot by which the logs redact it
HOUR = 3_600_000  # milliseconds
WRONG = "name or passphrase is wrong"
WRONG_CODE = "name or recovery code is wrong"

T = TypeVar("T")
log = logging.getLogger("westbound.server")


class People:
    """All people with an account."""

    def __init__(self, database: Database, attempts_per_hour: int) -> None:
        self._database = database
        self._passphrases = Passphrases()
        self._attempts = Attempts(attempts_per_hour)

    # Signing in and out

    async def claim(self, order: Claim, address: str) -> SignedIn:
        """Create an account.  :raises Refusal: if the name is taken or invalid, or looks like one that is taken."""
        name = clean(order.name)
        handle, looks = handle_of(name), likeness(name)
        self._attempts.count(address)
        if len(bare(name)) < SHORTEST_NAME:
            raise Refusal("malformed", f"a name has {SHORTEST_NAME} to {LONGEST_NAME} letters")
        while await self._read(accounts.lack_likeness):
            await self._write(accounts.add_likeness)
        if await self._read(partial(accounts.is_taken, handle=handle, looks=looks)):
            raise taken()
        token, code = new_token(), new_code()
        passphrase, recovery = await self._hashes(order.passphrase, code, address)
        person = Person(secrets.token_hex(16), handle, name, passphrase, recovery, now(), looks)
        try:
            enrolled = await self._write(partial(accounts.enrol, person=person, token=digest(token)))
        except Conflict:
            enrolled = False
        if not enrolled:
            raise taken()
        self._attempts.remember(handle, address)
        log.info("an account was created")
        return SignedIn(name, token, code)

    async def sign_in(self, order: SignIn, address: str) -> SignedIn:
        """:raises Refusal: if name or passphrase is wrong, without saying which."""
        handle = handle_of(order.name)
        self._attempts.count_sign_in(handle, address)
        person = await self._read(partial(accounts.find, handle=handle))
        fits = await self._passphrases.fits(order.passphrase, person.passphrase if person else None, address)
        if not (person and fits):
            raise Refusal("wrong-key", WRONG)
        token = new_token()
        if not await self._write(partial(accounts.admit, person=person, token=digest(token), at=now())):
            raise Refusal("wrong-key", WRONG)
        self._attempts.remember(handle, address)
        return SignedIn(person.name, token, "")

    async def recover(self, order: Recover, address: str) -> SignedIn:
        """Set a new passphrase and code for the holder of the old code, and sign out all devices.

        :raises Refusal: if name or code is wrong, without saying which.
        """
        handle = handle_of(order.name)
        self._attempts.count(address)  # nobody guesses a code, so attempts for one name need no limit
        person = await self._read(partial(accounts.find, handle=handle))
        fits = await self._passphrases.fits(read_code(order.code), person.recovery if person else None, address)
        if not (person and fits):
            raise Refusal("wrong-key", WRONG_CODE)
        token, code = new_token(), new_code()
        passphrase, recovery = await self._hashes(order.passphrase, code, address)
        renewed = person._replace(passphrase=passphrase, recovery=recovery)
        recover = partial(accounts.recover, person=person, renewed=renewed, token=digest(token), at=now())
        if not await self._write(recover):
            raise Refusal("wrong-key", WRONG_CODE)
        self._attempts.remember(handle, address)
        return SignedIn(person.name, token, code)

    async def whose(self, token: str) -> Person:
        """The person signed in with a token.  :raises Refusal: if nobody is."""
        found = await self._read(partial(accounts.holder, token=digest(token))) if token.startswith(TOKEN) else None
        if found is None:
            raise Refusal("wrong-key", "nobody is signed in on this device; sign in again")
        person, seen = found
        if now() - seen > HOUR:
            await self._write(partial(accounts.see_device, token=digest(token), at=now()))
        return person

    def remember(self, person: Person, address: str) -> None:
        """Remember that a device of theirs is at an address, from where they may sign in despite any flood."""
        self._attempts.remember(person.handle, address)

    async def change(self, person: Person, token: str, order: NewPassphrase) -> None:
        """Change the passphrase, and sign out all other devices.  :raises Refusal: if the old one is wrong."""
        await self.check(person, order.old)
        renewed = person._replace(passphrase=await self._passphrases.hash(order.new, person.id))
        if not await self._write(partial(accounts.renew, person=person, renewed=renewed, but=digest(token))):
            raise wrong_passphrase()

    async def sign_out(self, person: Person, token: str, everywhere: bool) -> None:
        if everywhere:
            await self._write(partial(accounts.drop_devices, person=person.id))
        else:
            await self._write(partial(accounts.drop_device, token=digest(token)))

    async def check(self, person: Person, passphrase: str) -> None:
        """:raises Refusal: if it is not the passphrase of *person*, who is signed in."""
        self._attempts.count_device(person.id)
        if not await self._passphrases.fits(passphrase, person.passphrase, person.id):
            raise wrong_passphrase()

    async def forget(self, person: Person, locks: Collection[Lock]) -> None:
        """Delete everything about a person, who has keys to these locks."""
        await self._write(partial(accounts.forget, person=person.id, locks=locks))
        log.info("an account was deleted")

    # What they keep

    async def devices(self, person: Person, token: str) -> list[Device]:
        """The latest one first."""
        rows = await self._read(partial(accounts.devices_of, person=person.id))
        return [Device(row.at, row.token == digest(token)) for row in rows]

    async def seats(self, person: Person) -> list[HeldSeat]:
        """The newest first."""
        return await self._read(partial(accounts.seats_of, person=person.id))

    async def keep(self, person: Person, seats: Sequence[Belonging]) -> None:
        """Keep seats whose keys are valid.  :raises Conflict: if the account was deleted meanwhile."""
        await self._write(partial(accounts.keep, person=person.id, seats=seats))

    async def drop(self, person: Person, table: str) -> None:
        await self._write(partial(accounts.drop_seat, person=person.id, table=table))

    async def drop_keys(self, person: Person, keys: Collection[str]) -> None:
        """Drop the seats that these keys opened."""
        await self._write(partial(accounts.drop_keys, person=person.id, keys=keys))

    async def rated(self, person: Person) -> tuple[list[PlayerRating], list[RatedResult]]:
        """Their ratings, and the games from which these come."""
        return await self._read(partial(profiles.own_results, person=person.id))

    async def profile(self, name: str, viewer: Person | None) -> Profile:
        """What *viewer* may know about a person.  :raises Refusal: if nobody of that name has played a rated game."""
        person = await self._read(partial(accounts.find, handle=handle_of(name)))
        who = viewer.id if viewer else ""
        found = await self._read(partial(profiles.profile, person=person, viewer=who)) if person else None
        if found is None:
            raise Refusal("no-person", "nobody of that name has played a rated game here")
        return found

    async def lines(self, person: Person) -> defaultdict[tuple[str, int | None], list[OwnLine]]:
        """What was said at the tables of a person, by table and seat."""
        said: defaultdict[tuple[str, int | None], list[OwnLine]] = defaultdict(list)
        for table, at, text in await self._read(partial(accounts.said_at, person=person.id)):
            with suppress(msgspec.DecodeError, NewerEvent):  # the table is in quarantine
                event = read_event(text)
                assert isinstance(event, Said)
                said[table, event.seat].append(OwnLine(at, event.text or event.phrase))
        return said

    # Inside

    async def _hashes(self, passphrase: str, code: str, address: str) -> list[str]:
        """The hashes of a passphrase and a recovery code."""
        return [await self._passphrases.hash(text, address) for text in (passphrase, read_code(code))]

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._database.reading.run(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._database.writing.run(work)


def handle_of(name: str) -> str:
    """The form of a name that is compared.  :raises Refusal: if nothing in it is readable.

    >>> handle_of(" ＡＮＮＡ  Straße") == handle_of("anna STRASSE")
    True
    """
    folded = unicodedata.normalize("NFKC", bare(clean(name))).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def wrong_passphrase() -> Refusal:
    return Refusal("not-yours", "the passphrase is wrong")


def taken() -> Refusal:
    return Refusal("not-now", "this name is taken; choose another one, or sign in")


def new_token() -> str:
    return TOKEN + secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
