"""Firefox, driven by WebDriver BiDi, which it speaks without a driver."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.engines.driver import PATIENCE, Driver

PROGRAM = "firefox-esr"
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LOGGED = "log.entryAdded"
ABORTED = "A ServiceWorker intercepted the request"  # that is logged if the page is left while something is fetched
# Nothing is asked of anybody else, and the page is in English.
SETTINGS = {
    "app.update.disabledForTesting": True,
    "browser.region.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
}


class Firefox(Driver):
    """A tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._number = 0
        self._logged: list[str] = []
        self._do("session.new", capabilities={})
        self._do("session.subscribe", events=[LOGGED])
        self._tab: str = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def _do(self, method: str, **parameters: object) -> dict[str, Any]:
        """Send a command; returns its result."""
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
            if message.get("method") == LOGGED and message["params"]["level"] == "error":
                self._logged.append(str(message["params"]["text"]))
            if message.get("id") == self._number:
                assert message["type"] == "success", f"{method}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def open(self, url: str) -> None:
        self._logged.clear()
        self._do("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluate(self, function: str, *arguments: object) -> Any:
        call = (
            f"Promise.resolve(({function})(...{json.dumps(arguments)})).then((found) => JSON.stringify(found ?? null))"
        )
        found = self._do("script.evaluate", expression=call, target={"context": self._tab}, awaitPromise=True)
        assert found["type"] == "success", found.get("exceptionDetails")
        return json.loads(found["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        self._do("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def perform(self, source: dict[str, Any]) -> None:
        self._do("input.performActions", context=self._tab, actions=[source])

    def screenshot(self) -> str:
        return str(self._do("browsingContext.captureScreenshot", context=self._tab)["data"])

    def complaints(self) -> list[str]:
        return [*(each for each in self._logged if ABORTED not in each), *super().complaints()]


@contextmanager
def firefox() -> Iterator[Firefox]:
    """Start Firefox with a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        with open(f"{profile}/user.js", "w") as file:
            file.writelines(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n" for key, value in SETTINGS.items())
        process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0", "about:blank"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stderr
            said = next((found for line in process.stderr if (found := LISTENS.search(line))), None)
            assert said, "Firefox did not start"
            with connect(f"{said[1]}/session", open_timeout=PATIENCE, max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.kill()
            process.wait()
