"""Debian's nginx with our example of a site (deploy/nginx.conf) in front of servers."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from tests import ROOT
from tests.server.receiving import free_port
from tests.server.serving import PATIENCE

SITE = ROOT / "deploy" / "nginx.conf"
NAME = "table.example"
TOGETHER = "    hash $westbound_table consistent;\n"
WHOLE = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log stderr;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def find_program(name: str, package: str) -> str:
    """The path of a program; without it the test is skipped, though never in CI."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/sbin")
    if not found:
        assert not os.environ.get("CI"), f"{name} is missing"
        warnings.warn(f"NO {name.upper()}: install {package}, or our files for operators go untested", stacklevel=2)
        pytest.skip(f"there is no {name}")
    return found


def write_certificate(folder: Path) -> None:
    """Write a certificate for our example, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)]), datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "privkey.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))


class Nginx:
    """A running nginx with our site: its addresses, certificate, place of the log and patience differ."""

    def __init__(self, folder: Path, upstreams: list[int], tls: bool = False, mixed: bool = False) -> None:
        self.program = find_program("nginx", "nginx-light")
        self.folder = folder
        self.tls = tls
        self.port, self.plain_port = free_port(), free_port()
        self.log = folder / "access.log"
        self.said = folder / "error.log"
        write_certificate(folder)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(WHOLE.format(user=user, folder=folder))
        (folder / "site.conf").write_text(self._site(upstreams, mixed))

    def _site(self, upstreams: list[int], mixed: bool) -> str:
        text = SITE.read_text()
        assert TOGETHER in text
        text = text.replace(TOGETHER, "") if mixed else text
        entry = re.search(r" +server 127\.0\.0\.1:8301 (.*)\n", text)
        assert entry
        servers = "".join(f"    server 127.0.0.1:{port} {entry[1]}\n" for port in upstreams)
        text = re.sub(r"( +server 127\.0\.0\.1:\d+ .*\n)+", servers, text)
        text = re.sub(r"( +)listen \[::\].*\n", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.plain_port};")
        secure = f"listen 127.0.0.1:{self.port}{' ssl http2' if self.tls else ''};"
        text = text.replace("listen 443 ssl http2;", secure)
        text = text.replace(f"/etc/letsencrypt/live/{NAME}/", f"{self.folder}/")
        text = text.replace("client_header_timeout 10s", f"client_header_timeout {PATIENCE:.0f}s")
        text = text.replace("/var/log/nginx/error.log", "stderr")
        return text.replace("/var/log/nginx/westbound.log", str(self.log))

    @property
    def url(self) -> str:
        return f"http{'s' if self.tls else ''}://127.0.0.1:{self.port}"

    def words(self, *more: str) -> list[str]:
        return [self.program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), *more]

    def test(self) -> str:
        """What nginx says about its configuration; nothing, if all is well."""
        asked = subprocess.run(self.words("-t", "-q"), capture_output=True, text=True)
        return asked.stderr if asked.returncode or "warn" in asked.stderr else ""

    def launch(self, output: IO[bytes]) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(self.words(), stdout=output, stderr=output)
        end = time.monotonic() + PATIENCE
        while not (self.folder / "nginx.pid").exists():  # written once it listens
            assert process.poll() is None, self.said.read_text()
            assert time.monotonic() < end, "nginx does not start"
            time.sleep(0.02)
        return process


@contextmanager
def nginx_before(folder: Path, upstreams: list[int], tls: bool = False, mixed: bool = False) -> Iterator[Nginx]:
    """nginx in front of the servers at these ports; *mixed*: each connection goes to the next of them."""
    nginx = Nginx(folder, upstreams, tls, mixed)
    with nginx.said.open("wb") as output:
        process = nginx.launch(output)
        try:
            yield nginx
        finally:
            process.terminate()
            process.wait(PATIENCE)
            print(nginx.said.read_text(), file=sys.stderr)  # to be seen if the test fails


def unverified() -> ssl.SSLContext:
    """For a certificate that nobody vouches for."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
