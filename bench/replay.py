"""Measures replays: computed by the server, and in a real browser from one moment to any other.

``make bench-replay``; each game is the longest of several: by the best bot, which plays like people, and by random
play, which can take longer.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import westbound
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.server.serving import Caller, serving
from westbound import bots
from westbound.engine.record import Record

GAMES = ("pioneers", "pioneer_days", "colorado")
SEEDS = 8
SEEKS = 40
SEEK = """async to => {
    const slider = document.querySelector('input[type=range]');
    const drawn = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    await drawn();
    const start = performance.now();
    slider.value = to;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
    return performance.now() - start;
}"""


def main() -> None:
    print(
        f"{'game':14}{'by':8}{'moments':>7}{'made':>9}{'kept':>9}{'packed':>9}{'opened':>9}{'seek':>9}{'worst':>9}{'core':>9}"
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS).new_page(base_url=server.url)
        for game in GAMES:
            for bot in ("greedy", "random"):
                measure(game, bot, server.caller(), page)


def longest(game: str, bot: str) -> Record:
    """Return the longest of several games with the most players."""
    return max((played(game, bot, seed) for seed in range(SEEDS)), key=lambda record: len(record.log))


def played(game: str, bot: str, seed: int) -> Record:
    match, rng = westbound.new(game, westbound.game(game).players[-1], seed), random.Random(seed)
    while not match.over:
        seat = match.actors()[0]
        action = bots.find(bot).choose(bots.situation(match, seat, rng))
        match.play(seat, match.space.text(action))
    return match.record


def measure(game: str, bot: str, caller: Caller, page: Page) -> None:
    record = longest(game, bot).dumps().encode()
    answer = caller.http.post("/api/records", content=record, headers=caller._headers())
    table = answer.raise_for_status().json()["id"]
    made, kept = (fetched(caller, table) for _ in range(2))
    begin = time.perf_counter()
    page.goto(f"/table/{table}/replay?eyes=all")
    page.locator("input[type=range]").wait_for()
    opened = 1000 * (time.perf_counter() - begin)
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    page.evaluate(SEEK, last)
    rng = random.Random(1)
    busy = Busy(page)
    seeks, tasks = zip(*((page.evaluate(SEEK, rng.randint(0, last)), busy.since()) for _ in range(SEEKS)), strict=True)
    times = [made[0], kept[0], made[1] / 1000, opened, statistics.median(seeks), max(seeks), statistics.median(tasks)]
    units = ["ms", "ms", "kB", "ms", "ms", "ms", "ms"]
    print(
        f"{game:14}{bot:8}{last:7}" + "".join(f"{value:6.0f} {unit}" for value, unit in zip(times, units, strict=True))
    )


class Busy:
    """Measures the CPU time of the page, which other programs on the machine do not affect."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._used = 0.0
        self.since()

    def since(self) -> float:
        """Return the milliseconds since the last call."""
        metrics = {each["name"]: each["value"] for each in self._session.send("Performance.getMetrics")["metrics"]}
        before, self._used = self._used, 1000 * metrics["TaskDuration"]
        return self._used - before


def fetched(caller: Caller, table: str) -> tuple[float, int]:
    """Fetch a replay; return milliseconds and bytes over the wire."""
    begin = time.perf_counter()
    answer = caller.http.get(f"/api/tables/{table}/replay?eyes=all").raise_for_status()
    return 1000 * (time.perf_counter() - begin), answer.num_bytes_downloaded


if __name__ == "__main__":
    main()
