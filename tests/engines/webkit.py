"""WebKit, the engine of Safari, as WebKitGTK's small browser with its own WebDriver, on a screen of Xvfb."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.engines.driver import PATIENCE, POLL, Driver
from tests.server.receiving import free_port

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSERS = ("lib/*/webkit2gtk-4.*/MiniBrowser", "lib/*/webkitgtk-6.*/MiniBrowser", "libexec/webkit*/MiniBrowser")


class WebKit(Driver):
    """A window of WebKitGTK's MiniBrowser, which cannot be as narrow as a phone and knows no fingers."""

    phone = (460, 844)
    has_touch = False

    def __init__(self, http: httpx.Client) -> None:
        self._http = http
        browser = {"binary": str(browsers()[0]), "args": ["--automation"]}
        session = self._post("/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": browser}})
        self._path = f"/session/{session['sessionId']}"

    def _post(self, path: str, **body: object) -> Any:
        answer = self._http.post(path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json()["value"]

    def open(self, url: str) -> None:
        self._post(f"{self._path}/url", url=url)

    def evaluate(self, function: str, *arguments: object) -> Any:
        found = f"Promise.resolve(({function})(...arguments)).then((found) => JSON.stringify(found ?? null))"
        return json.loads(self._post(f"{self._path}/execute/sync", script=f"return {found}", args=arguments))

    def resize(self, width: int, height: int) -> None:
        path = f"{self._path}/window/rect"
        self._post(path, width=width, height=height)
        bars = self.evaluate("(width, height) => [width - innerWidth, height - innerHeight]", width, height)
        self._post(path, width=width + bars[0], height=height + bars[1])
        self.wait("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def perform(self, source: dict[str, Any]) -> None:
        self._post(f"{self._path}/actions", actions=[source])

    def screenshot(self) -> str:
        return str(self._http.get(f"{self._path}/screenshot").json()["value"])

    def close(self) -> None:
        self._http.delete(self._path)


def browsers() -> list[Path]:
    """Return where MiniBrowser is installed."""
    return [path for pattern in BROWSERS for path in sorted(Path("/usr").glob(pattern))]


@contextmanager
def webkit() -> Iterator[WebKit]:
    """Start MiniBrowser without any stored data."""
    assert browsers(), "WebKitGTK's MiniBrowser is missing"
    with screen() as display:
        port = free_port()
        process = subprocess.Popen([DRIVER, f"--port={port}"], env=os.environ | {"DISPLAY": display})
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
                wait_for(http)
                opened = WebKit(http)
                yield opened
                opened.close()
        finally:
            process.kill()
            process.wait()


@contextmanager
def screen() -> Iterator[str]:
    """Start a screen that nobody sees; returns its display."""
    reads, writes = os.pipe()
    size = ["-screen", "0", "1920x1200x24"]
    process = subprocess.Popen([SCREEN, "-displayfd", str(writes), "-nolisten", "tcp", *size], pass_fds=[writes])
    os.close(writes)
    try:
        with os.fdopen(reads) as said:
            number = said.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait()


def wait_for(http: httpx.Client) -> None:
    """Wait until the driver answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if http.get("/status").json()["value"]["ready"]:
                return
        except httpx.TransportError:
            assert time.monotonic() < deadline, "WebKitWebDriver did not start"
        time.sleep(POLL)
