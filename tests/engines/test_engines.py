"""Ten decisions of each game on the board, in Firefox and in Safari's engine, with a mouse and with a finger."""

from __future__ import annotations

import os
import random
import shutil
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

from tests.browser.people import DESK, GAMES, READY, SCREENS
from tests.browser.test_phone import REACHABLE
from tests.browser.test_touch import MIDDLE
from tests.engines import firefox, webkit
from tests.engines.driver import Driver
from tests.server.serving import Server, serving

pytestmark = pytest.mark.soak

DECISIONS = 10
ENGINES: dict[str, tuple[Callable[[], AbstractContextManager[Driver]], tuple[str, ...]]] = {
    "firefox": (firefox.firefox, (firefox.PROGRAM,)),
    "webkit": (webkit.webkit, (webkit.DRIVER, webkit.SCREEN)),
}
SETTLED = """games => {
  localStorage.setItem('westbound.guides', JSON.stringify(games));
  localStorage.setItem('westbound.preferences', JSON.stringify({ language: 'en', speed: 'fast', confirmAll: true }));
}"""
BOX = "const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2];"
PLAY = f"""title => {{
  const card = [...document.querySelectorAll('article')].find((each) => each.querySelector('h2').textContent === title);
  const one = card?.querySelector('button.main:not([aria-disabled=true])');
  if (!one) return null;
  one.scrollIntoView({{ block: 'center' }});
  {BOX}
}}"""
THING = f"""words => {{
  const one = [...document.querySelectorAll(`.board [data-offer="${{words}}"]`)]
    .find((each) => each.getBoundingClientRect().width);
  if (!one) return null;
  one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  return ({MIDDLE})(one);
}}"""
LISTED = f"""words => {{
  const one = document.querySelector(`button.choice[data-words="${{words}}"]`);
  const folded = one.closest('details:not([open])');
  if (folded) folded.open = true;
  one.scrollIntoView({{ block: 'nearest' }});
  {BOX}
}}"""
PRESSED = """words => [...document.querySelectorAll('.board [data-offer][aria-pressed=true]')]
  .some((one) => one.dataset.offer === words)"""
CONFIRM = f"""() => {{
  const one = document.querySelector('button[aria-describedby=chosen]:not([aria-disabled=true])');
  if (!one) return null;
  {BOX}
}}"""
CONFIRMED = "() => !document.querySelector('button[aria-describedby=chosen]')"
TOLD = "() => document.querySelector('[role=log]').textContent"
WIDTH = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[Driver]:
    start, programs = ENGINES[request.param]
    if missing := [program for program in programs if not shutil.which(program)]:
        assert not os.environ.get("CI"), f"{', '.join(missing)} is missing"
        warnings.warn(f"NO {request.param.upper()}: install {', '.join(missing)}", stacklevel=1)
        pytest.skip(f"there is no {', '.join(missing)}")
    with start() as driver:
        yield driver


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("engines")) as server:
        yield server


def start(driver: Driver, server: Server, game: str) -> None:
    """Play against bots in one click, from the home page."""
    driver.open(f"{server.url}/icon.svg")  # ends the page before
    driver.evaluate(SETTLED, GAMES)
    driver.open(server.url)
    driver.listen()
    driver.press(*driver.wait(PLAY, game.replace("_", " ").title()))
    driver.wait("() => location.pathname.startsWith('/table/')")


def confirm(driver: Driver) -> None:
    driver.press(*driver.wait(CONFIRM))
    driver.wait(CONFIRMED)


def decide(driver: Driver, rng: random.Random) -> bool:
    """Choose something on the board if possible, otherwise in the list; returns whether it was on the board."""
    count, told = len(driver.wait(READY)), driver.evaluate(TOLD)
    offered, listed = driver.wait(REACHABLE)
    if offered:
        chosen = rng.choice(offered)
        driver.press(*driver.wait(THING, chosen))
        if count > 1:
            driver.wait(PRESSED, chosen)
    else:
        driver.press(*driver.evaluate(LISTED, rng.choice(listed)))
    if count > 1:  # a single choice is not asked about
        confirm(driver)
    driver.wait(f"told => ({TOLD})() !== told", told)
    return bool(offered)


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_ten_decisions_on_the_board(
    engine: Driver, server: Server, game: str, device: str, request: pytest.FixtureRequest
) -> None:
    engine.touches = device == "phone" and engine.has_touch
    engine.resize(*(DESK if device == "desk" else engine.phone))
    start(engine, server, game)
    rng, made = random.Random(1), 0
    try:
        while made < DECISIONS:
            made += decide(engine, rng)
        engine.wait(READY)
    finally:
        engine.show(SCREENS / "engines" / f"{request.node.callspec.id}.png")
    assert engine.evaluate(WIDTH) <= 0, "nothing is wider than the page"
    assert engine.complaints() == []
