"""Performance budget: script size on first load, time to the first heading on a slow phone, and layout shift.

The time to the first heading is computed, not measured: on an emulated connection (1.6 Mbps, 150 ms latency) the
browser records which requests ended before the heading appeared, and which of them waited for others.  The estimate is
one latency to connect, one for each request in the longest chain, and the transfer time of all bytes.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, FONTS, GAMES, PHONE, Person, expect
from tests.server.serving import Server

SCRIPT = 200 * 1024  # bytes, compressed
BANDWIDTH = 1_600_000 / 8  # bytes a second
LATENCY = 0.150  # seconds
PATIENCE = 1.0  # seconds
HEADING = """
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')) return;
    performance.mark('heading');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""
FETCHED = """() => {
  const [heading] = performance.getEntriesByName('heading');
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return all.filter((each) => each.responseEnd <= heading.startTime)
    .map(({ name, startTime, responseEnd, transferSize }) => [name, startTime, responseEnd, transferSize]);
}"""


JUMPS = """() => {
  window.jumps = [];
  const place = (rect) => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    window.jumps.push(...list.getEntries().flatMap(({ sources }) => sources).map((each) =>
      `${each.node?.textContent.trim().slice(0, 40)}: ${place(each.previousRect)} -> ${place(each.currentRect)}`));
  }).observe({ type: 'layout-shift' });
}"""


class Fetched(NamedTuple):
    """A request that was completed."""

    address: str
    begun: float
    ended: float
    size: int  # bytes, compressed


def first_visit(newcomer: Newcomer) -> Person:
    """A new visitor, with an empty cache."""
    return newcomer(size=PHONE)


def weigh_script(page: Page, path: str) -> int:
    """The size in bytes of all scripts that a page loads."""
    scripts = []
    page.on("response", lambda response: scripts.append(response) if is_script(response.request) else None)
    page.goto(path)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert scripts
    return sum(response.request.sizes()["responseBodySize"] for response in scripts)


def is_script(request: object) -> bool:
    return getattr(request, "resource_type", "") == "script"


def steps(fetched: list[Fetched]) -> int:
    """The length of the longest chain of requests that waited for one another."""
    depth: dict[str, int] = {}
    for each in sorted(fetched, key=lambda one: one.begun):
        before = [depth[other.address] for other in fetched if other.ended <= each.begun and other.address in depth]
        depth[each.address] = 1 + max(before, default=0)
    return max(depth.values())


@pytest.mark.parametrize("path", ["/", "/mine", "/me", "/editions", *(f"/learn/{game}" for game in GAMES)])
def test_the_script_of_a_page_is_small(newcomer: Newcomer, path: str) -> None:
    assert weigh_script(first_visit(newcomer).page, path) <= SCRIPT


def test_the_script_of_the_desk_of_an_edition_is_small(newcomer: Newcomer) -> None:
    anna = first_visit(newcomer)
    assert weigh_script(anna.page, f"/editions/{GAMES[0]}/new") <= SCRIPT
    expect(anna.page.get_by_role("navigation", name="Parts of this edition")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("screen", "seats"), [("", ["me", "greedy"]), ("/replay", ["random", "random"])])
def test_the_script_of_a_table_and_of_a_replay_is_small(
    newcomer: Newcomer, server: Server, screen: str, seats: list[str], game: str
) -> None:
    table = server.caller().open(*seats, game=game)["table"]
    anna = first_visit(newcomer)
    assert weigh_script(anna.page, f"/table/{table}{screen}") <= SCRIPT
    expect(anna.page.locator(".board svg:visible").first).to_be_visible()


def test_a_slow_phone_shows_the_first_heading_within_a_second(newcomer: Newcomer) -> None:
    anna = first_visit(newcomer)
    line = anna.context.new_cdp_session(anna.page)
    line.send("Network.enable")
    slow = {"offline": False, "latency": LATENCY * 1000, "downloadThroughput": BANDWIDTH, "uploadThroughput": BANDWIDTH}
    line.send("Network.emulateNetworkConditions", slow)
    anna.page.add_init_script(HEADING)
    anna.go_to("/")
    expect(anna.prompt).to_be_visible()
    fetched = [Fetched(*each) for each in anna.page.evaluate(FETCHED)]
    assert len(fetched) > 3, "the page, its style, its script and its texts"
    waited = (1 + steps(fetched)) * LATENCY + sum(each.size for each in fetched) / BANDWIDTH
    assert waited < PATIENCE, "\n".join(map(str, fetched))


class Held:
    """Holds back the API requests of a page until they are let go."""

    def __init__(self, page: Page) -> None:
        self._asked: list[Route] | None = []
        page.route("**/api/**", self._hold)

    def _hold(self, route: Route) -> None:
        if self._asked is None:
            route.continue_()
        else:
            self._asked.append(route)

    def let_go(self) -> None:
        assert self._asked, "nothing was asked"
        asked, self._asked = self._asked, None
        for route in asked:
            route.continue_()


def jumps(page: Page, path: str) -> list[str]:
    """What moves when the API responds."""
    held = Held(page)
    page.goto(path)
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(FONTS)
    page.evaluate(JUMPS)
    held.let_go()
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate("window.jumps")
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/", "/new", "/editions", *(f"/learn/{game}" for game in GAMES)])
def test_nothing_jumps_away_under_the_hand_while_a_page_comes(
    newcomer: Newcomer, path: str, size: tuple[int, int]
) -> None:
    assert jumps(newcomer(size=size).page, path) == []


def test_nothing_jumps_for_who_has_games(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "open")
    expect(anna.page.locator("h1")).to_be_visible()
    assert jumps(anna.page, "/") == []
    expect(anna.page.get_by_role("heading", name="My games")).to_be_visible()
