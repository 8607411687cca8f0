"""Fixtures: Debian's chromium, and a server in a process of its own."""

from __future__ import annotations

import os
import shutil
import warnings
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.people import Checked, Person
from tests.server.dealing import DEALS, dealing
from tests.server.serving import Server
from westbound.server.http.pages import FOLDER, INDEX

SHELL = shutil.which("chromium-headless-shell")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-opt --always-sparkplug",  # pages are too short-lived for optimized code to pay
]

Newcomer = Callable[..., Person]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave all variants of a test but one to the soak; a test's name decides, so all games and sizes come up."""
    variants = defaultdict(list)
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            variants[item.nodeid.partition("[")[0]].append(item)
    for test, each in variants.items():
        kept = zlib.crc32(test.encode()) % len(each)
        for item in (*each[:kept], *each[kept + 1 :]):
            item.add_marker(pytest.mark.soak)


@pytest.fixture(scope="session")  # keeps an event loop running, so browser tests need their own pytest run
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Browser:
    """The headless shell if it is installed, which takes half the CPU; otherwise chromium."""
    return launch(playwright, SHELL or CHROMIUM)


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Browser:
    """Chromium itself, for notifications and hyphenation dictionaries."""
    return launch(playwright, CHROMIUM)


def launch(playwright: Playwright, program: str | None) -> Browser:
    if not program:
        assert not os.environ.get("CI"), "chromium is missing"
        warnings.warn("NO BROWSER: install chromium, or the page goes untested", stacklevel=1)
        pytest.skip("there is no chromium")
    assert (FOLDER / INDEX).exists(), "the page is not built; run: python page.py"
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with dealing(tmp_path_factory.mktemp("browser"), review_simulations=30) as server:
        yield server


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> None:
    """Deal alike in every run."""
    DEALS.begin(request.node.nodeid)


@pytest.fixture(scope="session")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Checked:
    folder = tmp_path_factory.getbasetemp()
    return Checked((folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "checked")


@pytest.fixture
def newcomer(browser: Browser, server: Server, checked: Checked) -> Iterator[Newcomer]:
    """Opens a browser context for another player."""
    people: list[Person] = []

    def come(url: str = server.url, **context: object) -> Person:
        people.append(Person(browser, url, checked, **context))  # type: ignore[arg-type]  # Playwright checks
        return people[-1]

    yield come
    for person in people:
        person.leave()
