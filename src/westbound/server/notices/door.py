"""The door by which addresses that strangers gave are called: public ones only, over HTTPS, and never for long."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

CALLERS = 8  # at a time
LOOKING_UP = 5.0  # seconds to find what a name means
SILENCE, PATIENCE = 5.0, 10.0  # then: seconds without a byte, and for everything
LONGEST = 1000  # characters of an address
PORTS = {"http": 80, "https": 443}


class NoEntry(ValueError):
    """An address is not to be called; says why."""


class Undelivered(Exception):
    """Nobody has taken it; says why."""


class Gone(Undelivered):
    """Nobody will ever take it there."""


class Endpoint(NamedTuple):
    """Where an address leads to."""

    is_secure: bool
    host: str
    port: int
    path: str


class Door:
    """Calls addresses.  One that is *private* lets through to this machine and its neighbours, and without HTTPS."""

    def __init__(self, private: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._private = private
        self._tls = tls or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(CALLERS, "door")
        self._lookups = ThreadPoolExecutor(CALLERS, "lookup")
        self._checks = ThreadPoolExecutor(CALLERS, "check")  # for names that anybody asks for, and which may take long

    async def check(self, url: str) -> None:
        """:raises NoEntry: if it is not to be called; whether there is such a name, nobody learns."""
        endpoint = self._read(url)
        try:
            await self._find(endpoint, self._checks)
        except OSError:
            raise no_entry(endpoint) from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send it; tells the status of the answer, whatever it is: nobody is sent on elsewhere.

        :raises NoEntry: if the address is not to be called (any more).
        :raises Undelivered: if there is no answer.
        """
        endpoint = self._read(url)
        try:
            number = await self._find(endpoint, self._lookups)
        except OSError:
            raise Undelivered(f"{endpoint.host} cannot be found") from None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._post, endpoint, number, body, headers)

    def close(self) -> None:
        for threads in (self._threads, self._lookups, self._checks):
            threads.shutdown(wait=False, cancel_futures=True)

    def _post(self, endpoint: Endpoint, number: str, body: bytes, headers: Mapping[str, str]) -> int:
        connection = Connection(endpoint, number, self._tls if endpoint.is_secure else None)
        alarm = Timer(PATIENCE, connection.hang_up)
        alarm.start()
        try:
            connection.request("POST", endpoint.path, body, {"user-agent": "westbound", **headers})
            return connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise Undelivered(f"{endpoint.host} does not answer: {error or type(error).__name__}") from None
        finally:
            alarm.cancel()
            connection.close()

    def _read(self, url: str) -> Endpoint:
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)
        except ValueError:
            raise NoEntry("this is no address") from None
        if not (url.isascii() and url.isprintable() and " " not in url and host and len(url) <= LONGEST):
            raise NoEntry("this is no address")
        if parts.scheme not in (PORTS if self._private else ("https",)):
            raise NoEntry("the address has to begin with https://")
        if "@" in parts.netloc:
            raise NoEntry("the address must not have a name or password in it")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Endpoint(parts.scheme == "https", host, port, path)

    async def _find(self, endpoint: Endpoint, threads: ThreadPoolExecutor) -> str:
        """The number to call: what is looked at is what is called.

        :raises NoEntry: if that must not be.
        :raises OSError: if it is not found, or not soon.
        """
        look_up = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        try:
            looking = asyncio.get_running_loop().run_in_executor(threads, look_up)
            found = await asyncio.wait_for(looking, LOOKING_UP)
        except UnicodeError:
            raise no_entry(endpoint) from None
        numbers = [str(address[0]) for *_, address in found]
        if not self._private and not all(is_public(number) for number in numbers):
            raise no_entry(endpoint)
        return numbers[0]


def no_entry(endpoint: Endpoint) -> NoEntry:
    return NoEntry(f"no public machine is called {endpoint.host}")


class Connection(http.client.HTTPConnection):
    """To a endpoint, by its number; its certificate has to be of the name."""

    def __init__(self, endpoint: Endpoint, number: str, tls: ssl.SSLContext | None) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=SILENCE)
        self.default_port = PORTS["https" if tls else "http"]
        self._number = number
        self._secure = tls

    def connect(self) -> None:
        self.sock = socket.create_connection((self._number, self.port), SILENCE)
        if self._secure:
            name = self.host
            secured = self._secure.wrap_socket(self.sock, server_hostname=name, do_handshake_on_connect=False)
            self.sock = secured
            secured.do_handshake()

    def hang_up(self) -> None:
        """However slowly the other side may speak."""
        if self.sock:
            with suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def is_public(number: str) -> bool:
    """Whether anybody on the internet has that number.

    >>> [is_public(number) for number in ("93.184.216.34", "127.0.0.1", "10.0.0.1", "::ffff:10.0.0.1", "2002:a00:1::")]
    [True, False, False, False, False]
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return not (address.ipv4_mapped or address.sixtofour or address.teredo or address.is_site_local)
