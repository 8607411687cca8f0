"""One line per entry, and never a key."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer
from litestar import Litestar, get
from litestar.params import FromPath

from westbound.server import metrics
from westbound.server.http.access_log import LONGEST_PATH, AccessLog
from westbound.server.logs import EVERY, redact, set_up
from westbound.server.protocol.socket import Code
from westbound.server.settings import Settings
from westbound.server.tables.keys import Keys

log = logging.getLogger("westbound.server")
KEYS = [
    Keys(b"secret").make("abcdefghjk", 2, 13, 14),
    str(URLSafeSerializer("secret").dumps({"table": "x", "seat": 1})),
    str(URLSafeTimedSerializer("secret").dumps(["x", 1])),
    str(URLSafeSerializer("secret").dumps("long and packed " * 50)),
]


class Lines:
    """What has been written to the error stream."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def text(self) -> str:
        return self._capture.readouterr().err

    def entries(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Iterator[Lines]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    root.handlers = []  # else they would be closed
    yield Lines(capsys)
    root.handlers, root.level = before
    logging.captureWarnings(False)
    logging.getLogger("westbound").setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = False


def test_an_entry_as_text(lines: Lines) -> None:
    set_up(Settings())
    log.info("table opened", extra={"table": "abc", "seats": 3, "by": "Big Bill", "note": ""})
    (line,) = lines.text().splitlines()
    stamp, rest = line.split(" ", 1)
    assert stamp.endswith("+00:00")
    assert rest == 'info    table opened table=abc seats=3 by="Big Bill" note=""'


def test_an_entry_as_json(lines: Lines) -> None:
    set_up(Settings(log="json"))
    log.warning("table %s is full", "abc", extra={"table": "abc", "seats": 3, "odd": {1}})
    (entry,) = lines.entries()
    assert entry.pop("time").startswith("20")
    assert entry == {"level": "warning", "event": "table abc is full", "table": "abc", "seats": 3, "odd": "{1}"}


@pytest.mark.parametrize("form", ["text", "json"])
def test_whatever_is_logged_it_is_one_line(lines: Lines, form: Any) -> None:
    set_up(Settings(log=form))
    try:
        raise ValueError("line one\nline two")
    except ValueError:
        log.exception("failed\n2026 info forged", extra={"name_": "a\r\nb\x1b[2J\u2028c\ud800"})
    (line,) = lines.text().removesuffix("\n").split("\n")
    assert line.isprintable()
    assert "ValueError: line one" in line


def test_a_storm_is_one_line_with_a_count(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    set_up(Settings(log="json"))
    monkeypatch.setattr(logging.getLogger().handlers[0], "_clock", lambda: now[0])
    for _ in range(500):
        try:
            raise ConnectionError("the database is away")
        except ConnectionError:
            log.exception("a bot could not play", extra={"table": str(random.random())})
        log.warning("a table cannot go on", extra={"table": "a"})
        log.warning("a table cannot go on", extra={"table": "b"})
    entries = lines.entries()
    assert len(entries) == 3, "once each; of two tables, both"
    assert "ConnectionError" in entries[0]["error"]
    now[0] += EVERY
    log.info("the database is back")
    told = {entry["event"]: entry["again"] for entry in lines.entries() if "again" in entry}
    assert told == {"a bot could not play": 499, "a table cannot go on": 499}


def test_less_is_logged_if_so_wished(lines: Lines) -> None:
    set_up(Settings(log_level="warning"))
    log.info("table opened")
    log.warning("table lost")
    assert len(lines.text().splitlines()) == 1


def test_others_are_named_and_tell_warnings_only(lines: Lines) -> None:
    set_up(Settings(log="json", log_level="debug"))
    logging.getLogger("sqlalchemy.engine").info("INSERT INTO secrets ...")
    logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/x/socket?key=1" [accepted]')
    logging.getLogger("uvicorn.access").critical("GET /?key=1")
    logging.getLogger("uvicorn.error").warning("odd")
    assert [(entry["event"], entry["logger"]) for entry in lines.entries()] == [("odd", "uvicorn.error")]


@pytest.mark.parametrize("key", KEYS, ids=["ours", "signed", "timed", "packed"])
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_key_is_never_written(lines: Lines, form: Any, key: str) -> None:
    set_up(Settings(log=form))
    log.info("/table/abc#%s", key, extra={"key": key, "keys": [key], "said": f'{{"say": "hello", "key": "{key}"}}'})
    log.info("Authorization: Bearer %s", key, extra={"headers": {"authorization": f"Bearer {key}"}})
    try:
        raise ValueError(f"wrong key {key}")
    except ValueError:
        log.exception("failed")
    text = lines.text()
    assert len(text.splitlines()) == 3
    assert key not in text
    assert key.rsplit(".", 1)[1] not in text
    assert key.strip(".").split(".")[0] not in text
    assert "***" in text


def test_what_else_is_hidden() -> None:
    assert "sesame" not in redact("postgresql+asyncpg://me:sesame@there:5432/tables")
    assert "abc123" not in redact('{"authorization": "Bearer abc123"}')


def test_what_is_not_hidden() -> None:
    for line in (
        "2026-11-15T10:00:00.123+00:00 info    request path=/api/tables/abcdefghjk/socket ms=1.5",
        "westbound.server.bots.pool: IllegalAction: red may not 'travel denver' now",
        "http://127.0.0.1:8300 1.2.3.4 2001:db8::1 file.tar.gz",
    ):
        assert redact(line) == line


def test_hiding_takes_no_time_on_long_lines() -> None:
    started = time.perf_counter()
    for line in ("a" * 100_000, "a." * 50_000, "bearer" * 20_000, "://" * 30_000, "-" * 100_000):
        redact(line)
    assert time.perf_counter() - started < 5  # a line that grew worse than with its length would take minutes


# Requests


@get("/api/tables/{table:str}")
async def look(table: FromPath[str]) -> str:
    return table


@get("/fails")
async def fails() -> None:
    raise RuntimeError("for a test")


@get("/health")
async def health() -> None: ...


def ask(*paths: str, settings: Settings | None = None) -> None:
    settings = settings or Settings(log="json")
    app = AccessLog(Litestar([look, fails, health], openapi_config=None, logging_config=None), settings)

    async def call() -> None:
        transport = httpx.ASGITransport(app, client=("10.0.0.9", 1234))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            for path in paths:
                await client.get(path, headers={"authorization": "Bearer abc", "x-forwarded-for": "1.2.3.4"})

    asyncio.run(call())


def test_a_request_is_logged_without_query_and_headers(lines: Lines) -> None:
    set_up(Settings(log="json"))
    ask("/api/tables/abc?key=sesame")
    (entry,) = lines.entries()
    assert entry.pop("ms") >= 0
    del entry["time"]
    assert entry == {
        "level": "info",
        "event": "request",
        "method": "GET",
        "path": "/api/tables/abc",
        "status": 200,
        "address": "10.0.0.9",
    }


def test_requests_that_fail_stand_out(lines: Lines) -> None:
    set_up(Settings(log="json"))
    ask("/nowhere", "/fails")
    told = [(entry["status"], entry["level"]) for entry in lines.entries() if entry["event"] == "request"]
    assert told == [(404, "info"), (500, "warning")]


def test_health_is_asked_all_the_time(lines: Lines) -> None:
    set_up(Settings(log="json"))
    ask("/health")
    assert lines.text() == ""


def test_behind_a_proxy_the_caller_is_logged(lines: Lines) -> None:
    set_up(Settings(log="json"))
    ask("/api/tables/" + "a" * 1000, settings=Settings(proxies="10.0.0.0/8"))
    (entry,) = lines.entries()
    assert entry["address"] == "1.2.3.4"
    assert len(entry["path"]) == LONGEST_PATH


# Figures


def test_figures_can_be_read_and_tell_of_nobody() -> None:
    metrics.MOVES.labels("bot").inc()
    for code in get_args(Code):
        metrics.REFUSALS.labels(code)
    metrics.THINKING.observe(0.1)
    text = metrics.exposition().decode()
    for name in (
        "moves_total",
        "refusals_total",
        "tables_opened_total",
        "bot_failures_total",
        "no_world_total",
        "sockets",
        "live_tables",
    ):
        assert f"\nwestbound_{name}" in text
    for name in ("acting", "writing", "thinking"):
        assert f"\nwestbound_{name}_seconds_bucket" in text
    labels = {label for metric in metrics.registry.collect() for sample in metric.samples for label in sample.labels}
    assert labels <= {"who", "code", "why", "kind", "result", "le"}
