"""Attempts to sign in: limited, so that nobody can guess, and no flood keeps the owner of a name out."""

from __future__ import annotations

import time

from westbound.server.limits import MOST_KEYS, per_hour
from westbound.server.refusal import Refusal


class Attempts:
    """Counts attempts.  Strangers share the attempts for a name; addresses known for it, devices and codes do not."""

    def __init__(self, count: int, most: int = MOST_KEYS) -> None:
        """*count* is the number of attempts per hour; *most* the number of known addresses that are remembered."""
        self._by_address = per_hour(count)
        self._by_name = per_hour(count)
        self._by_person = per_hour(count)
        self._most = most
        self._known: dict[tuple[str, str], None] = {}  # handles and addresses, the one unused for longest first

    def count(self, address: str) -> None:
        """Count an attempt that no name can be flooded with.  :raises Refusal: if there were too many."""
        if not self._by_address.take(address, time.monotonic()):
            raise Refusal("too-fast", "too many attempts from your address; wait a while")

    def count_sign_in(self, handle: str, address: str) -> None:
        """Count an attempt to sign in with a passphrase.  :raises Refusal: if there were too many."""
        self.count(address)
        if (handle, address) not in self._known and not self._by_name.take(handle, time.monotonic()):
            raise Refusal("too-fast", "too many attempts for this name; wait a while, or use your recovery code")

    def count_device(self, person: str) -> None:
        """Count an attempt on a device that is signed in.  :raises Refusal: if there were too many."""
        if not self._by_person.take(person, time.monotonic()):
            raise Refusal("too-fast", "too many attempts; wait a while")

    def remember(self, handle: str, address: str) -> None:
        """Remember that the owner of a name was at an address."""
        self._known.pop((handle, address), None)
        self._known[handle, address] = None
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]
