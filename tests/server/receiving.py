"""Receivers of notices: a push service, webhooks, browsers that decrypt, and a mail server with a mailbox."""

from __future__ import annotations

import email
import email.policy
import json
import re
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes, token_hex
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types

from tests.server.serving import Json

PATIENCE = 30.0  # seconds, on a busy machine
A_WHILE = 1.2  # seconds in which nothing may come


def wait_for(found: Callable[[], Any]) -> Any:
    """What is found, as soon as it is."""
    end = time.monotonic() + PATIENCE
    while not (there := found()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return there


# Over HTTP


class Call:
    """A request that came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class Receiver(ThreadingHTTPServer):
    """Accepts everything; replies with the configured status, by default success."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taker)
        self.calls: list[Call] = []
        self.answers: dict[str, list[int]] = {}  # statuses for a path, the next first
        self.elsewhere = ""  # where a redirect leads to

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def to(self, path: str) -> list[Call]:
        return [call for call in self.calls if call.path == path]

    def expect(self, path: str, count: int = 1) -> list[Call]:
        """Wait for *count* calls to *path*, and for no more."""
        wait_for(lambda: len(self.to(path)) >= count)
        time.sleep(A_WHILE)
        assert len(self.to(path)) == count
        return self.to(path)


class Taker(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        answers = self.server.answers.get(self.path)
        status = answers.pop(0) if answers else 201
        self.server.calls.append(Call(self.path, headers, body))
        self.send_response(status)
        if status in range(300, 400):
            self.send_header("location", self.server.elsewhere)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        receiver.shutdown()
        thread.join()
        receiver.server_close()


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Device:
    """A browser that has subscribed, and alone can read what comes."""

    def __init__(self, service: Receiver, name: str) -> None:
        self.path = f"/push/{name}-{token_hex(4)}"
        self.endpoint = service.url + self.path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = token_bytes(16)

    def wish(self, language: str = "en") -> Json:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encoded(point), "auth": encoded(self._auth)}
        return {"kind": "push", "target": self.endpoint, "language": language, **keys}

    def read(self, call: Call) -> Json:
        """What a call says, if it is for this device (RFC 8291)."""
        assert call.headers["content-encoding"] == "aes128gcm"
        said: Json = json.loads(http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._auth))
        return said


def vouched(call: Call) -> tuple[str, Json]:
    """The public key of who sent it, and what it claims; the signature is checked (RFC 8292)."""
    authorization = call.headers["authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.partition(" ")[2].split(","))
    claims = parts["t"].split(".")[1]
    return parts["k"], json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))


# Mail


class Mailbox:
    """Keeps every mail that the server takes; with a password, only from who knows it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses: dict[str, str] = {}  # what is said to who writes to an address

    async def handle_RCPT(  # noqa: N802  # aiosmtpd calls it so
        self, _server: object, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: object, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content if isinstance(envelope.content, bytes) else b""
        parsed = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(parsed, EmailMessage)
        self.mails.append(parsed)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def expect(self, address: str, count: int = 1) -> EmailMessage:
        """Wait for *count* mails to *address*, and for no more; returns the last."""
        wait_for(lambda: len(self.to(address)) >= count)
        time.sleep(A_WHILE)
        assert len(self.to(address)) == count
        return self.to(address)[-1]


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


def links_in(mail: EmailMessage) -> list[str]:
    return re.findall(r"https?://\S+", text_of(mail))


class Postoffice:
    """A real mail server, which can be closed and opened again at the same port."""

    def __init__(self, password: str = "") -> None:
        self.box = Mailbox()
        self.password = password
        self.port = 0
        self.open()

    def open(self) -> None:
        self._controller = Controller(
            self.box,
            hostname="127.0.0.1",
            port=self.port or free_port(),
            authenticator=self._check if self.password else None,
            auth_required=bool(self.password),
            auth_require_tls=False,
        )
        self._controller.start()
        self.port = self._controller.port

    def close(self) -> None:
        self._controller.stop()

    def _check(self, _server: object, _session: Session, _envelope: Envelope, _how: str, who: Any) -> AuthResult:
        known = isinstance(who, LoginPassword) and who.password == self.password.encode()
        return AuthResult(success=known, handled=False)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def post_office(password: str = "") -> Iterator[Postoffice]:
    office = Postoffice(password)
    try:
        yield office
    finally:
        office.close()
