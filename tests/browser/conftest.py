"""A real browser, Debian's chromium, and a real server."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person
from tests.server.serving import Server, serving
from westbound.server.http.pages import FOLDER, INDEX

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Newcomer = Callable[..., Person]


@pytest.fixture(scope="session")  # it keeps an event loop running, so these tests have a run of their own
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        assert not os.environ.get("CI"), "chromium is missing"
        warnings.warn("NO BROWSER: install chromium, or the page goes untested", stacklevel=1)
        pytest.skip("there is no chromium")
    assert (FOLDER / INDEX).exists(), "the page is not built; run: python page.py"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture
def newcomer(browser: Browser, server: Server) -> Iterator[Newcomer]:
    """Somebody with a browser of their own."""
    people: list[Person] = []

    def come(url: str = server.url, **context: object) -> Person:
        people.append(Person(browser, url, **context))  # type: ignore[arg-type]  # Playwright checks
        return people[-1]

    yield come
    for person in people:
        person.leave()
