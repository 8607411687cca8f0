"""Outbound requests to user-supplied URLs cannot reach addresses that only the server can reach."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests.server.receiving import Receiver, receiving
from westbound.server.notices import outbound
from westbound.server.notices.outbound import BlockedAddress, Outbound, Undelivered, is_public

PUBLIC = ["93.184.216.34", "1.1.1.1", "2606:4700::1111"]
PRIVATE = [
    *("127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "224.0.0.1"),
    *("255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1"),
    *("fec0::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:db8::1", "::7f00:1"),
]


def post(outbound: Outbound, url: str) -> int:
    return asyncio.run(outbound.post(url, b"hello", {"x-about": "tables"}))


@pytest.mark.parametrize("number", PUBLIC)
def test_public_numbers(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize("number", PRIVATE)
def test_private_numbers(number: str) -> None:
    assert not is_public(number)


def named(*numbers: str) -> object:
    """A way to look up names that always finds these."""
    return lambda _host, port, **_: [(0, 0, 0, "", (number, port)) for number in numbers]


def test_one_private_number_of_a_name_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", named("1.1.1.1", "10.0.0.1"))
    with pytest.raises(BlockedAddress, match=r"there is no public host table\.example"):
        post(Outbound(), "https://table.example/")


def test_what_was_looked_at_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when it is looked up again leads nobody anywhere."""
    called: list[tuple[str, int]] = []

    def note(address: tuple[str, int], _patience: float) -> socket.socket:
        called.append(address)
        raise ConnectionRefusedError("enough")

    monkeypatch.setattr(socket, "getaddrinfo", named("1.1.1.1"))
    monkeypatch.setattr(socket, "create_connection", note)
    with pytest.raises(Undelivered, match="enough"):
        post(Outbound(), "https://table.example/")
    assert called == [("1.1.1.1", 443)]


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://1.1.1.1/",
            "ftp://1.1.1.1/",
            "file:///etc/passwd",
            "//1.1.1.1/",
            "1.1.1.1",
            "",
            "https://",
            "https:///a",
        ),
        *(
            "https://a@1.1.1.1/",
            "https://1.1.1.1:99999/",
            "https://1.1.1.1/\r\nx: y",
            "https://1.1.1.1/ü",
            "https://[::1",
        ),
        *(
            "https://2130706433/",
            "https://0x7f.1/",
            "https://127.1/",
            "https://[::ffff:127.0.0.1]/",
            "https://localhost./",
        ),
    ],
)
def test_what_is_not_called(url: str) -> None:
    with pytest.raises(BlockedAddress):
        asyncio.run(Outbound().check(url))
    with pytest.raises(
        (BlockedAddress, Undelivered)
    ) as refused:  # what there is no such name for may be found another time
        post(Outbound(), url)
    assert "does not answer" not in str(refused.value)


@contextmanager
def looking_up_slowly(monkeypatch: pytest.MonkeyPatch, slow: str) -> Iterator[None]:
    """As long as this lasts, nobody answers what *slow* is."""
    over, known = threading.Event(), socket.getaddrinfo

    def look_up(host: str, *rest: int, **more: int) -> object:
        if host == slow:
            over.wait()
        return known(host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    try:
        yield
    finally:
        over.set()


def test_a_name_that_is_looked_up_for_ever_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "LOOKING_UP", 0.2, raising=False)

    async def story(url: str) -> tuple[list[BaseException | None], int]:
        outbound = Outbound(private=True)
        async with asyncio.timeout(30):
            slow = [asyncio.create_task(outbound.check("https://slow.example/")) for _ in range(20)]
            status = await outbound.post(url, b"hello", {})
            return await asyncio.gather(*slow, return_exceptions=True), status

    with receiving() as receiver, looking_up_slowly(monkeypatch, "slow.example"):
        refused, status = asyncio.run(story(receiver.url))
    assert {str(each) for each in refused} == {"there is no public host slow.example"}
    assert status == 201


def test_a_name_that_cannot_be_looked_up_just_now_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "LOOKING_UP", 0.2, raising=False)
    with looking_up_slowly(monkeypatch, "slow.example"), pytest.raises(Undelivered, match="cannot be found"):
        post(Outbound(), "https://slow.example/")
    with pytest.raises(Undelivered, match="cannot be found"):
        post(Outbound(), "https://nowhere.invalid/")


def test_an_answer_is_told_and_redirects_are_not_followed() -> None:
    with receiving() as receiver:
        receiver.answers, receiver.elsewhere = {"/here?a=b": [201, 302, 500]}, f"{receiver.url}/elsewhere"
        assert [post(Outbound(private=True), f"{receiver.url}/here?a=b") for _ in range(3)] == [201, 302, 500]
        assert [call.path for call in receiver.calls] == ["/here?a=b"] * 3
        assert receiver.calls[0].body == b"hello"
        assert receiver.calls[0].headers["x-about"] == "tables"
        assert receiver.calls[0].headers["host"] == f"127.0.0.1:{receiver.server_port}"


# Those who answer badly


@contextmanager
def answering(*pieces: bytes, pause: float = 0.0, hold: bool = False) -> Iterator[str]:
    """Somebody who says just that, with pauses, and then hangs up or not."""
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            caller, _ = listening.accept()
            with caller:
                for piece in pieces:
                    if over.wait(pause):
                        return
                    try:
                        caller.sendall(piece)
                    except OSError:
                        return
                if hold:
                    over.wait()

        thread = threading.Thread(target=answer)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        over.set()
        thread.join()


BABBLE = b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 200


@pytest.mark.parametrize("said", [b"", b"hello\r\n\r\n", b"HTTP/1.1 many\r\n\r\n", BABBLE])
def test_what_is_no_answer(said: bytes) -> None:
    with answering(said) as url, pytest.raises(Undelivered, match=r"127\.0\.0\.1 does not answer"):
        post(Outbound(private=True), url)


def test_an_endless_answer_is_not_read() -> None:
    with answering(b"HTTP/1.1 200 OK\r\n\r\n", *[b"x" * 65536] * 10_000) as url:
        assert post(Outbound(private=True), url) == 200


def test_silence_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "SILENCE", 0.2)
    with answering(hold=True) as url, pytest.raises(Undelivered):
        post(Outbound(private=True), url)


def test_who_speaks_too_slowly_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", 0.5)
    with answering(*[b"H"] * 1000, pause=0.1) as url, pytest.raises(Undelivered):
        post(Outbound(private=True), url)


# Certificates


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """How somebody called *name* shows who it is, and how one checks it."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "test")])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    names: list[x509.GeneralName] = [x509.DNSName(name)]
    if name[0].isdigit():
        names = [x509.IPAddress(ipaddress.ip_address(name))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=9))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(file)
    return shown, ssl.create_default_context(cafile=str(file))


@contextmanager
def receiving_securely(shown: ssl.SSLContext) -> Iterator[Receiver]:
    with receiving() as receiver:
        receiver.socket = shown.wrap_socket(receiver.socket, server_side=True)
        yield receiver


@pytest.mark.parametrize(("name", "is_right"), [("localhost", True), ("table.example", False)])
def test_a_certificate_has_to_be_of_the_name(tmp_path: Path, name: str, is_right: bool) -> None:
    shown, checked = certified(tmp_path, name)
    with receiving_securely(shown) as receiver:
        url = f"https://localhost:{receiver.server_port}/"
        if is_right:
            assert post(Outbound(private=True, tls=checked), url) == 201
            assert receiver.calls[0].headers["host"] == f"localhost:{receiver.server_port}"
        with pytest.raises(Undelivered, match="certificate"):
            post(Outbound(private=True, tls=None if is_right else checked), url)
        assert len(receiver.calls) == is_right
