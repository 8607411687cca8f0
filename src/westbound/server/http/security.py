"""Security: response headers, client addresses, CSRF tokens, and the limit of requests."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from westbound.server.limits import per_minute
from westbound.server.protocol.http import Problem
from westbound.server.settings import Settings, networks

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
NOT_NEEDED = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
NOT_STORED = (b"cache-control", b"no-store")  # unless a response of the API says otherwise
YEAR = 365 * 24 * 60 * 60
DEFAULT_PORTS = {"http": 80, "https": 443}
FORWARDED = b"x-forwarded-for"
OF_PROXIES = {FORWARDED, b"forwarded", b"via", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip"}
COOKIE, TOKEN = "csrftoken", "x-csrftoken"
NO_TOKEN = Problem("malformed", f"send the cookie {COOKIE} again as the header {TOKEN}; any GET sets the cookie")
OPEN = {"/api/notices/confirm", "/api/notices/end"}  # linked from mails; the links are signed
TOO_FAST = Problem("too-fast", "too many requests from your address; wait a moment")


# Response headers


def headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """The security headers of every response."""
    told = {
        "content-security-policy": CONTENT_SECURITY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": NOT_NEEDED,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.is_https:
        told["strict-transport-security"] = f"max-age={YEAR}"
    return [(name.encode(), value.encode()) for name, value in told.items()]


class SecurityHeaders:
    """Adds the security headers to every HTTP response, errors included; wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._headers = headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        added = self._headers
        usual = [NOT_STORED] if scope["type"] == ScopeType.HTTP and is_api(scope["path"]) else []

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in added}
                kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in names]
                said = {name.lower() for name, _ in kept}
                message["headers"] = [*kept, *added, *(each for each in usual if each[0] not in said)]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def is_api(path: str) -> bool:
    return f"{normalize_path(path)}/".startswith("/api/")  # //api//games is the same


# Clients


def client_address(scope: Scope, settings: Settings) -> str:
    """The address of the client: as reported by trusted proxies, or of the connection itself."""
    address = peer_address(scope)
    if not settings.proxies:
        return address
    # Each proxy appends its caller at the right; what is left of the first stranger may be forged.
    for part in reversed(_forwarded(scope)):
        said = plain_address(part)
        if not said or not is_proxy(address, settings):
            break
        address = said
    return address


def peer_address(scope: Scope) -> str:
    """The address at the other end of the connection; empty if there is none."""
    client = scope.get("client")
    return (plain_address(client[0]) or client[0]) if client else ""


def is_proxy(address: str, settings: Settings) -> bool:
    """Whether this is the address of a trusted proxy."""
    if not settings.proxies:
        return False
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks(settings.proxies))


def _forwarded(scope: Scope) -> list[str]:
    """The addresses in the header of proxies; each proxy appends the one that called it."""
    told = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED)
    return [part.strip() for part in told.split(",") if part.strip()]


def plain_address(text: str) -> str:
    """An address without a port, in canonical form; empty if it is invalid."""
    text = text.partition("]")[0].lstrip("[") if text.startswith("[") else text
    text = text.partition(":")[0] if text.count(":") == 1 else text
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return ""
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return str(mapped or address)


def counted_as(address: str) -> str:
    """The key under which limits count an address: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        return str(ipaddress.ip_network(f"{address}/64", strict=False)) if ":" in address else address
    except ValueError:
        return address


def is_operator(scope: Scope, settings: Settings) -> bool:
    """Whether the client may read ``/metrics``: only this machine, unless it is open to all."""
    if settings.metrics_open:
        return True
    forwarded, peer = _forwarded(scope), peer_address(scope)
    if any(name in OF_PROXIES for name, _ in scope["headers"]) and not (forwarded and is_proxy(peer, settings)):
        return False  # through a proxy that the settings do not mention, or that does not say for whom
    try:
        return all(ipaddress.ip_address(plain_address(address)).is_loopback for address in [peer, *forwarded])
    except ValueError:
        return False


def origin_allowed(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether a page from *origin* may open a socket here; *host* is what the request was sent to."""
    if origin is None:
        return True  # a program; browsers always send it, and only their users need this protection
    asked = _origin(origin)
    if settings.origin:
        return asked is not None and asked == _origin(settings.origin)
    return asked is not None and bool(host) and asked == _origin(f"{asked[0]}://{host}")


def _origin(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None if it is not an origin."""
    try:
        parts: SplitResult = urlsplit(origin)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme, 0)
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname or parts.path or parts.query or parts.fragment:
        return None
    return None if "@" in parts.netloc else (parts.scheme, parts.hostname, port)


# CSRF


def csrf_config(secret: bytes, settings: Settings) -> CSRFConfig:
    """A cookie that our page sends back as a header; pages from elsewhere cannot read it."""
    return CSRFConfig(
        secret=secret.hex(),
        cookie_name=COOKIE,
        header_name=TOKEN,
        cookie_samesite="lax",
        cookie_secure=settings.is_https,
        cookie_httponly=False,
    )


def csrf(secret: bytes, settings: Settings) -> DefineMiddleware:
    """For the list of middleware, instead of ``csrf_config=``."""
    return DefineMiddleware(Csrf, config=csrf_config(secret, settings))


class Csrf(CSRFMiddleware):
    """Litestar's middleware with our refusals.

    It also accepts tokens from the header only, replaces cookies from another server or signed with another secret
    (which would block all requests), and refuses tokens that are not ASCII like any other wrong ones.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and normalize_path(scope["path"]) in OPEN:
            await self.app(scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP and scope["method"] not in self.config.safe_methods and not token_in(scope):
            await refuse(send, 403, NO_TOKEN)
            return
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException:
            await refuse(send, 403, NO_TOKEN)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            token, csrf_cookie = generate_csrf_token(self.config.secret), None
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None


def token_in(scope: Scope) -> bool:
    return any(name == TOKEN.encode() and value for name, value in scope["headers"])


# Rate limit


class RequestLimit:
    """Refuses requests to ``/api`` from an address that sends too many; the page itself is always served."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self._settings = settings
        self._clock = clock
        self._limits = per_minute(settings.requests_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and is_api(scope["path"]):
            address = counted_as(client_address(scope, self._settings))
            if not self._limits.take(address, self._clock()):
                await refuse(send, 429, TOO_FAST, (b"retry-after", b"5"))
                return
        await self.app(scope, receive, send)


async def refuse(send: Send, status: int, problem: Problem, *added: tuple[bytes, bytes]) -> None:
    """Respond with a problem, without the framework."""
    body = msgspec.json.encode(problem)
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *added]
    await send({"type": "http.response.start", "status": status, "headers": told})
    await send({"type": "http.response.body", "body": body, "more_body": False})
