"""Measures frames while things move, on a processor throttled four times: a bot's turn, and a map that is panned.

``make bench-frames``.  Chromium draws without a GPU here, and other programs on the machine cost frames, too: compare
figures of one run only, on a machine that is otherwise idle.
"""

from __future__ import annotations

import random
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.people import GAMES, GUIDED, LISTED, PATIENCE, READY
from tests.screens.moments import SEEDS, at, decisions, played, seated
from tests.server.serving import Caller, serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
THROTTLED = 4  # times slower
TURNS = 6  # of bots that are watched
SLACK = 1.0  # milliseconds that timestamps of steady frames vary
BUDGET, TWICE = 1000 / 60, 2000 / 60
PANNED = 2.0  # seconds
# While something flies over the board or is being moved by hand, the time of each frame.
WATCH = """() => {
  window.frames = [];
  let before = 0;
  const frame = (now) => {
    const moves = window.panning || document.querySelector('.wb-sky')?.childElementCount;
    if (moves && before) window.frames.push(now - before);
    before = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
PAN = """async ([seconds, zooms]) => {
  for (let i = 0; i < zooms; i++) document.querySelector('.board .zoom')?.click();
  const map = document.querySelector('.board svg.map, .board [data-map] svg, .board svg:has([data-offer])')
    ?? document.querySelector('.board');
  const area = document.querySelector('.board');
  const { x, y, width, height } = map.getBoundingClientRect();
  const tell = (kind, dx, dy) => map.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 3, buttons: 1,
    pointerType: 'touch', isPrimary: true, clientX: x + width / 2 + dx, clientY: y + height / 2 + dy }));
  window.frames = [];
  window.panning = true;
  tell('pointerdown', 0, 0);
  const begin = performance.now();
  await new Promise((done) => {
    const step = () => {
      const at = (performance.now() - begin) / 1000;
      if (at > seconds) return done();
      tell('pointermove', 90 * Math.sin(5 * at), 60 * Math.sin(3.7 * at));
      if (!zooms) area.scrollTop = 80 + 80 * Math.sin(5 * at);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  tell('pointerup', 0, 0);
  window.panning = false;
}"""


class Frames(NamedTuple):
    """What was measured, in milliseconds."""

    times: list[float]

    def __str__(self) -> str:
        if not self.times:
            return "nothing moved"
        late = [sum(each > limit + SLACK for each in self.times) / len(self.times) for limit in (BUDGET, TWICE)]
        rate = 1000 * len(self.times) / sum(self.times)
        median = f"{statistics.median(self.times):6.1f} ms"
        return f"{len(self.times):7}{rate:9.1f}{median:>10}{late[0]:10.0%}{late[1]:9.0%}{max(self.times):8.0f} ms"


def main() -> None:
    print(f"CPU throttled {THROTTLED} times; frames are late after {BUDGET:.1f} ms + {SLACK:.0f} ms")
    print(
        f"{'game':14}{'what moves':16}{'frames':>7}{'a second':>9}{'median':>10}{'> 16.7':>10}{'> 33':>9}{'worst':>11}"
    )
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(
            base_url=server.url, viewport={"width": 1440, "height": 900}, service_workers="block"
        )
        context.add_init_script(GUIDED)
        context.add_init_script(LISTED)
        context.set_default_timeout(4 * PATIENCE)
        for game in GAMES:
            for name, measure in MEASURES.items():
                page = context.new_page()
                print(f"{game:14}{name:16}{measure(page, server.caller(), game)}", flush=True)
                page.close()


def bots_turn(page: Page, caller: Caller, game: str) -> Frames:
    """Play on, and watch what bots do."""
    enter(page, caller.open("me", "random", "random", game=game))
    rng, times = random.Random(1), list[float]()
    for _ in range(TURNS):
        throttle(page, 1)
        page.wait_for_function(READY)
        throttle(page, THROTTLED)
        page.evaluate("() => { window.frames.length = 0; }")
        choose(page, rng)
        page.wait_for_timeout(200)  # it is on its way
        page.wait_for_function(READY)
        times += page.evaluate("window.frames")
    return Frames(times)


def panned_map(page: Page, caller: Caller, game: str) -> Frames:
    """Move the zoomed map with a finger; scroll where there is none."""
    record = played(game, SEEDS[game])
    middle = next(
        number for number in decisions(record) if number > len(record.log) / 2 and 0 in at(record, number).actors()
    )
    enter(page, seated(caller, at(record, middle))[0])
    page.wait_for_function(READY)
    throttle(page, THROTTLED)
    page.evaluate(PAN, [PANNED, 2 if page.locator(".board .zoom").count() else 0])
    return Frames(page.evaluate("window.frames"))


MEASURES: dict[str, Callable[[Page, Caller, str], Frames]] = {"a bot's turn": bots_turn, "a panned map": panned_map}


def enter(page: Page, seat: dict[str, str]) -> None:
    page.goto(f"/table/{seat['table']}#{seat['key']}")
    page.wait_for_function("() => !location.hash")
    page.locator(".board svg:visible").first.wait_for()
    page.evaluate(WATCH)


def throttle(page: Page, times: int) -> None:
    devtools: CDPSession = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})


def choose(page: Page, rng: random.Random) -> None:
    """Choose something in the list, and confirm it."""
    words = rng.choice(page.evaluate(READY))
    page.locator(f'button.choice[data-words="{words}"]').evaluate("one => one.click()")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    if page.locator("button[aria-describedby=chosen]").count():
        page.locator("button[aria-describedby=chosen]").evaluate("one => one.click()")


if __name__ == "__main__":
    main()
