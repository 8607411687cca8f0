"""Outbound HTTP to user-supplied URLs, guarded against SSRF: public addresses only, over HTTPS, with time limits."""

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
LOOKING_UP = 5.0  # seconds to resolve a name
SILENCE, PATIENCE = 5.0, 10.0  # seconds without a byte, and for the whole request
LONGEST = 1000  # characters of an address
PORTS = {"http": 80, "https": 443}


class BlockedAddress(ValueError):
    """An address must not be called; says why."""


class Undelivered(Exception):
    """A notice was not delivered; says why."""


class Gone(Undelivered):
    """A notice can never be delivered there."""


class Endpoint(NamedTuple):
    """Where a URL leads to."""

    is_secure: bool
    host: str
    port: int
    path: str


class Outbound:
    """Calls URLs.  If *private*, also on this machine and its network, and without HTTPS."""

    def __init__(self, private: bool = False, tls: ssl.SSLContext | None = None) -> None:
        self._private = private
        self._tls = tls or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(CALLERS, "outbound")
        self._lookups = ThreadPoolExecutor(CALLERS, "lookup")
        self._checks = ThreadPoolExecutor(CALLERS, "check")  # of names that people enter, which may take long

    async def check(self, url: str) -> None:
        """:raises BlockedAddress: if it must not be called, without saying whether such a name exists."""
        endpoint = self._read(url)
        try:
            await self._find(endpoint, self._checks)
        except OSError:
            raise blocked(endpoint) from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; return the status of the response.  Redirects are not followed.

        :raises BlockedAddress: if the address must not be called.
        :raises Undelivered: if there is no response.
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
        connection = PinnedConnection(endpoint, number, self._tls if endpoint.is_secure else None)
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
            raise BlockedAddress("this is not a URL") from None
        if not (url.isascii() and url.isprintable() and " " not in url and host and len(url) <= LONGEST):
            raise BlockedAddress("this is not a URL")
        if parts.scheme not in (PORTS if self._private else ("https",)):
            raise BlockedAddress("the URL has to begin with https://")
        if "@" in parts.netloc:
            raise BlockedAddress("the URL must not contain a user name or password")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Endpoint(parts.scheme == "https", host, port, path)

    async def _find(self, endpoint: Endpoint, threads: ThreadPoolExecutor) -> str:
        """The IP address to call: the one that was checked, so that no second lookup can change it.

        :raises BlockedAddress: if it must not be called.
        :raises OSError: if it cannot be resolved in time.
        """
        look_up = partial(socket.getaddrinfo, endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        try:
            looking = asyncio.get_running_loop().run_in_executor(threads, look_up)
            found = await asyncio.wait_for(looking, LOOKING_UP)
        except UnicodeError:
            raise blocked(endpoint) from None
        numbers = [str(address[0]) for *_, address in found]
        if not self._private and not all(is_public(number) for number in numbers):
            raise blocked(endpoint)
        return numbers[0]


def blocked(endpoint: Endpoint) -> BlockedAddress:
    return BlockedAddress(f"there is no public host {endpoint.host}")


class PinnedConnection(http.client.HTTPConnection):
    """A connection to a checked IP address; the certificate has to match the name."""

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
        """Abort, however slowly the other side sends."""
        if self.sock:
            with suppress(OSError):
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def is_public(number: str) -> bool:
    """Whether an IP address is public.

    >>> [is_public(number) for number in ("93.184.216.34", "127.0.0.1", "10.0.0.1", "::ffff:10.0.0.1", "2002:a00:1::")]
    [True, False, False, False, False]
    """
    address = ipaddress.ip_address(number.partition("%")[0])
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return not (address.ipv4_mapped or address.sixtofour or address.teredo or address.is_site_local)
