"""The files for operators: the programs that read them accept them, and what they refer to exists."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import threading
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import dockerfile  # type: ignore[import-not-found]  # Docker's own parser; it has no types
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests import ROOT
from tests.server.nginx import NAME, SITE, Nginx, find_program, nginx_before, unverified
from tests.server.receiving import free_port
from tests.server.serving import PATIENCE, Json, serving
from tests.test_packaging import SOURCES
from westbound.server.run import FAREWELL
from westbound.server.settings import Settings, describe, read_settings
from westbound.server.tables import archive

DEPLOY = ROOT / "deploy"
SETTINGS = DEPLOY / "westbound.toml"
UNITS = ["westbound.service", "westbound@.service"]
WESTBOUND = Path(sys.executable).with_name("westbound")
INSTALLED = "/opt/westbound/bin"
SCRIPTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
MOST_EXPOSED = 20  # of 100, in systemd's scale
EXAMPLE = f"https://{NAME}"


def understands(words: list[str]) -> bool:
    """Whether our program has these commands and flags."""
    return subprocess.run([WESTBOUND, *words, "--help"], capture_output=True).returncode == 0


# Settings


def test_the_settings_are_valid() -> None:
    settings = read_settings({}, {}, SETTINGS)
    assert settings.origin == EXAMPLE
    assert settings.proxies


# systemd


@pytest.fixture(params=UNITS)
def unit(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A unit that starts the program where it is installed here."""
    copy = tmp_path / str(request.param)
    copy.write_text((DEPLOY / copy.name).read_text().replace(f"{INSTALLED}/westbound", str(WESTBOUND)))
    return copy


def value(unit: Path, key: str) -> str:
    found = re.search(rf"^{key}=(.*)$", unit.read_text(), re.MULTILINE)
    assert found, key
    return found[1]


def test_systemd_accepts_the_units(unit: Path) -> None:
    words = [find_program("systemd-analyze", "systemd"), "verify", "--man=no", str(unit)]
    asked = subprocess.run(words, capture_output=True, text=True)
    assert (asked.returncode, asked.stdout + asked.stderr) == (0, "")


def test_systemd_rejects_a_unit_with_a_mistake(unit: Path) -> None:
    unit.write_text(unit.read_text().replace("LimitNOFILE", "LimitNoFiles"))
    words = [find_program("systemd-analyze", "systemd"), "verify", "--man=no", str(unit)]
    assert "LimitNoFiles" in subprocess.run(words, capture_output=True, text=True).stderr


def test_the_units_expose_little_of_the_machine(unit: Path) -> None:
    program = find_program("systemd-analyze", "systemd")
    words = [program, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", str(unit)]
    asked = subprocess.run(words, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stdout


def test_the_units_start_and_stop_what_we_have(unit: Path) -> None:
    program, *words = value(unit, "ExecStart").replace("%i", "8301").split()
    assert Path(program).name in SCRIPTS
    assert understands(words)
    assert str(SETTINGS.name) in words[words.index("--settings") + 1]
    assert int(value(unit, "TimeoutStopSec")) > FAREWELL
    assert int(value(unit, "LimitNOFILE")) >= 65536


# The container


def container() -> list[dockerfile.Command]:
    return list(dockerfile.parse_file(str(DEPLOY / "Containerfile")))


def last(what: str) -> tuple[str, ...]:
    """What the last instruction of this kind says."""
    found: tuple[str, ...] = [each.value for each in container() if each.cmd == what][-1]
    return found


def test_the_image_has_two_stages_and_the_python_we_test() -> None:
    bases = [each.value for each in container() if each.cmd == "FROM"]
    assert [base[1:] for base in bases] == [("AS", "build"), ()]
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert {base[0] for base in bases} == {f"python:{version}-slim-bookworm"}


def test_the_image_is_built_from_all_that_a_build_needs() -> None:
    copies = [each for each in container() if each.cmd == "COPY"]
    sources = [source for each in copies if not each.flags for source in each.value[:-1]]
    assert all((ROOT / source).exists() for source in sources), sources
    assert set(SOURCES) <= set(sources)
    assert [each.value[0] for each in copies if each.flags] == [INSTALLED.removesuffix("/bin")]


def test_the_image_runs_the_server_as_an_ordinary_user() -> None:
    program, *words = last("ENTRYPOINT")
    assert Path(program).parent == Path(INSTALLED)
    assert Path(program).name in SCRIPTS
    assert understands(words)
    assert int(last("USER")[0]) > 0
    assert f"--uid {last('USER')[0]}" in last("RUN")[0]
    assert last("EXPOSE") == (str(Settings().port),)
    assert last("STOPSIGNAL") == ("SIGTERM",)


def test_the_image_has_settings_and_no_secrets() -> None:
    pairs = last("ENV")
    variables = dict(zip(pairs[::2], pairs[1::2], strict=True))
    settings = read_settings({}, variables, None)
    assert settings.database.startswith(f"sqlite:///{last('VOLUME')[0]}/")
    secret = {f"WESTBOUND_{each.name.upper()}" for each in describe() if each.is_secret} - {"WESTBOUND_DATABASE"}
    assert not secret & variables.keys()


def test_the_image_knows_whether_its_server_is_healthy(tmp_path: Path) -> None:
    kind, python, *words = last("HEALTHCHECK")
    assert (kind, Path(python).parent) == ("CMD", Path(INSTALLED))
    with serving(tmp_path) as server:
        here = [sys.executable, *(word.replace(str(Settings().port), str(server.port)) for word in words)]
        assert subprocess.run(here, timeout=PATIENCE).returncode == 0
        server.stop()
        assert subprocess.run(here, timeout=PATIENCE, capture_output=True).returncode != 0


# nginx


def test_nginx_accepts_the_site(tmp_path: Path) -> None:
    assert Nginx(tmp_path, [8301, 8302], tls=True).test() == ""


def test_nginx_rejects_a_site_with_a_mistake(tmp_path: Path) -> None:
    nginx = Nginx(tmp_path, [8301, 8302], tls=True)
    site = tmp_path / "site.conf"
    site.write_text(site.read_text().replace("proxy_read_timeout", "proxy_red_timeout"))
    assert "proxy_red_timeout" in nginx.test()


def test_nginx_passes_on_the_largest_record() -> None:
    size = re.search(r"client_max_body_size (\d+)m;", SITE.read_text())
    assert size
    assert int(size[1]) * 2**20 >= archive.LARGEST


async def greet(port: int, table: str, key: str) -> Json:
    """Say hello at a table over TLS and return the welcome."""
    # In one thread: before Python 3.13, a TLS connection must not be read and written by two at once.
    async with connect(
        f"wss://{NAME}/api/tables/{table}/socket",
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=unverified(),
        origin=Origin(EXAMPLE),
        open_timeout=PATIENCE,
    ) as page:
        await page.send(json.dumps({"say": "hello", "key": key}))
        welcome: Json = json.loads(str(await asyncio.wait_for(page.recv(), PATIENCE)).split("\n")[0])
        return welcome


def test_people_play_through_nginx(tmp_path: Path) -> None:
    """With the settings of our example, over TLS; nothing secret gets into its log."""
    chosen = tomllib.loads(SETTINGS.read_text()) | {"port": free_port()}
    with serving(tmp_path, **chosen) as server, nginx_before(tmp_path, [server.port], tls=True) as nginx:
        http = httpx.Client(base_url=nginx.url, verify=False, headers={"host": NAME}, timeout=PATIENCE)
        assert http.get("/").status_code == 200
        assert http.get("/metrics").status_code == 404
        http.get("/api/games?token=confidential")
        token = {"x-csrftoken": http.cookies["csrftoken"]}
        wanted = {"game": "pioneers", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "name": "Anna"}
        answer = http.post("/api/tables", json=wanted, headers=token | {"x-forwarded-for": "203.0.113.9"})
        seated = answer.raise_for_status().json()
        assert asyncio.run(greet(nginx.port, seated["table"], seated["key"]))["seat"] == 0
        plain = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/play", headers={"host": NAME}, timeout=PATIENCE)
        assert (plain.status_code, plain.headers["location"]) == (301, f"{EXAMPLE}/play")
        assert "203.0.113.9" not in server.logged()  # what a client claims about its address counts for nothing
    logged = nginx.log.read_text()
    assert f"GET /api/tables/{seated['table']}/socket 101" in logged
    assert "confidential" not in logged
    assert seated["key"] not in logged


@contextmanager
def hanging_up(count: int) -> Iterator[tuple[list[int], list[str]]]:
    """Servers that read a request and hang up; yields their ports, and the methods they have read."""
    methods: list[str] = []
    listeners = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]

    def answer(listener: socket.socket) -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            with connection:
                methods.append(connection.recv(65536).decode().split(" ")[0])

    threads = [threading.Thread(target=answer, args=[listener]) for listener in listeners]
    for thread in threads:
        thread.start()
    try:
        yield [listener.getsockname()[1] for listener in listeners], methods
    finally:
        for listener, thread in zip(listeners, threads, strict=True):
            listener.shutdown(socket.SHUT_RDWR)
            listener.close()
            thread.join(PATIENCE)


@pytest.mark.parametrize(("method", "times"), [("GET", 2), ("POST", 1), ("PUT", 1), ("DELETE", 1)])
def test_nginx_repeats_only_what_reads(tmp_path: Path, method: str, times: int) -> None:
    with hanging_up(2) as (ports, methods), nginx_before(tmp_path, ports) as nginx:
        url = f"{nginx.url}/api/games?token=confidential"
        assert httpx.request(method, url, headers={"host": NAME}, timeout=PATIENCE).status_code == 502
        assert methods == [method] * times
    assert "confidential" not in nginx.said.read_text()


@contextmanager
def counting(count: int) -> Iterator[tuple[list[int], Counter[int]]]:
    """Servers that answer everything; yields their ports, and how often each was called."""
    calls: Counter[int] = Counter()

    class Answering(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            calls[self.server.server_address[1]] += 1  # type: ignore[index]
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Answering) for _ in range(count)]
    threads = [threading.Thread(target=server.serve_forever, args=[0.05]) for server in servers]
    for thread in threads:
        thread.start()
    try:
        yield [server.server_port for server in servers], calls
    finally:
        for server, thread in zip(servers, threads, strict=True):
            server.shutdown()
            thread.join(PATIENCE)
            server.server_close()


def test_nginx_keeps_a_table_at_one_process(tmp_path: Path) -> None:
    with (
        counting(2) as (ports, calls),
        nginx_before(tmp_path, ports) as nginx,
        httpx.Client(base_url=nginx.url, headers={"host": NAME}, timeout=PATIENCE) as http,
    ):
        for _ in range(4):
            http.get("/api/tables/abc/socket")
            http.get("/api/tables/abc")
        assert sorted(calls.values()) == [8]
        for number in range(20):
            http.get(f"/api/tables/table{number}")
        assert len(calls) == 2


def test_nginx_asks_another_process_if_one_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as server, socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
        gone.close()
        with (
            nginx_before(tmp_path, [port, server.port]) as nginx,
            httpx.Client(base_url=nginx.url, timeout=PATIENCE) as http,
        ):
            paths = ["/api/games", *(f"/api/tables/table{number}" for number in range(9))]
            statuses = [http.get(path).status_code for path in paths]
            assert statuses == [200] + [404] * 9
