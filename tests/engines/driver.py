"""What a test can do with a browser, however it is driven."""

from __future__ import annotations

import base64
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from tests.browser.people import PHONE

PATIENCE = 60.0  # seconds, on a busy machine
POLL = 0.05  # seconds between two looks at a page

# Errors, also those that are only logged; there is no way to see those before this ran.  That a ResizeObserver goes on
# in the next frame is no error, though browsers report it as one.
LISTEN = """() => {
  window.complaints = [];
  const complain = (what) => { window.complaints.push(String(what)); };
  window.addEventListener('error', ({ error, message }) => {
    if (!message.startsWith('ResizeObserver loop')) complain(`${message} ${error?.stack}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => complain(`${reason} ${reason?.stack}`));
  document.addEventListener('securitypolicyviolation', (event) => complain(`${event.violatedDirective} refused`));
  console.error = (...said) => complain(said.join(' '));
}"""


class Driver(ABC):
    """A browser with one open page."""

    phone = PHONE  # as small as its window can be
    has_touch = True
    touches = False  # whether a finger presses now, instead of a mouse

    @abstractmethod
    def open(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, function: str, *arguments: object) -> Any:
        """Call a JavaScript function with these arguments, wait for its promise, and return what it returns."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""

    @abstractmethod
    def perform(self, source: dict[str, Any]) -> None:
        """Let a pointer or keyboard act, as WebDriver describes it."""

    @abstractmethod
    def screenshot(self) -> str:
        """Return a picture of what is visible, as a PNG in base64."""

    def listen(self) -> None:
        """Collect the errors of the page from now on."""
        self.evaluate(LISTEN)

    def complaints(self) -> list[str]:
        """Return the errors of the page since ``listen``."""
        return [str(each) for each in self.evaluate("() => window.complaints ?? []")]

    def press(self, x: float, y: float) -> None:
        """Click or tap."""
        kind = "touch" if self.touches else "mouse"
        acts: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.perform({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": acts})

    def wait(self, function: str, *arguments: object) -> Any:
        """Call a JavaScript function until it returns something that is true."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.evaluate(function, *arguments)):
            assert time.monotonic() < deadline, f"in vain: {function} {arguments}; {self.complaints()}"
            time.sleep(POLL)
        return found

    def show(self, path: Path) -> None:
        """Keep a picture of the page."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.screenshot()))
