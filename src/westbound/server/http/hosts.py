"""The host names by which this server may be called: guards against DNS rebinding."""

from __future__ import annotations

import ipaddress
import socket
from http import HTTPStatus
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from westbound.server.http.direct_write import socket_of
from westbound.server.http.security import refuse
from westbound.server.protocol.http import Problem
from westbound.server.settings import Settings

UNKNOWN_HOST = Problem(
    "malformed", "this server does not know the host name it was called by; name it in the setting hosts"
)


class HostCheck:
    """Refuses requests and sockets that were sent to a host name of somebody else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._names = known_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        if is_known(host, self._names):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            socket_of(scope).refuse(HTTPStatus.MISDIRECTED_REQUEST, UNKNOWN_HOST.reason)
        else:
            await refuse(send, HTTPStatus.MISDIRECTED_REQUEST, UNKNOWN_HOST)


def known_names(settings: Settings) -> set[str]:
    """The host names that are accepted in addition to addresses."""
    machine = socket.gethostname().lower().rstrip(".")
    own = {machine, machine.partition(".")[0], f"{machine.partition('.')[0]}.local"}
    public = urlsplit(settings.origin).hostname
    names = {"localhost", settings.host.lower(), public, *own, *settings.hosts.replace(",", " ").split()}
    return {name for name in names if name}


def is_known(host: str, names: set[str]) -> bool:
    """Whether *host*, as in the header, is an address, or one of *names*; without it, the caller is no browser.

    >>> [is_known(host, {"table.example"}) for host in ("Table.Example:443", "10.0.0.7", "[::1]:8300", "evil.example")]
    [True, True, True, False]
    """
    if not host:
        return True
    name = host.lower().partition("]")[0].lstrip("[") if host.startswith("[") else host.lower().partition(":")[0]
    if name.rstrip(".") in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
