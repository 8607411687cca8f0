"""The end of a game: my place, points counted up, turning points, a picture to share, and the board beside it."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, finish, resume
from tests.browser.test_stillness import STILL, WATCH_SHIFTS, WATCH_VOICE
from tests.server.serving import Json, Server
from westbound import Match

both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
RESULT = re.compile(r"^(You win|You share|Second|Third|So close)")
TOTALS = "() => [...document.querySelectorAll('.race .total')].map((each) => Number(each.textContent))"
# Whether one of these is in sight, and not below the ending.
UNCOVERED = """things => [...document.querySelectorAll(things)].some((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && seen !== null && seen.closest('.board') !== null;
})"""
PNG = b"\x89PNG\r\n"


def played(server: Server, game: str = "pioneers") -> Json:
    """A finished game of a player who chose at random, and two bots."""
    host = server.caller()
    mine: Json = host.open("me", "greedy", "random", game=game)
    with host.look(mine["table"], mine["key"]) as client:
        client.play_to_the_end(random.Random(2))
    return mine


def points(server: Server, table: str) -> list[int]:
    """The final points, the most first."""
    return sorted(server.caller().get(f"/api/tables/{table}")["scores"], reverse=True)


def shifts(person: Person) -> float:
    return float(sum(value for value, *_ in person.page.evaluate("shifts")))


def result(person: Person) -> str:
    """The sentence about my place."""
    return person.page.locator(".ending h2").inner_text()


@both_sizes
@pytest.mark.parametrize("game", GAMES)
def test_the_ending_of_a_game(newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]) -> None:
    mine = played(server, game)
    anna = newcomer(size=size, listed=False)  # most people never unfold the list
    anna.page.add_init_script(f"({WATCH_SHIFTS})()")
    anna.enter(mine)
    expect(anna.page.get_by_role("button", name="Play again")).to_be_in_viewport()
    expect(anna.page.locator(".ending h2")).to_have_text(RESULT)
    expect(anna.page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(anna.page.locator("section[aria-labelledby=turning]").get_by_text("Loading")).to_have_count(0)
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate(TOTALS) == points(server, mine["table"])
    assert shifts(anna) <= STILL, anna.page.evaluate("shifts")
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    expect(anna.page.get_by_role("region", name="Board", exact=True)).to_be_in_viewport()
    anna.show(f"ending-{game}-{'phone' if size == PHONE else 'desk'}")
    anna.expect_no_complaints()


def test_a_turning_point_opens_the_replay(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.enter(played(server, "colorado"))  # which always has some
    point = anna.page.locator("section[aria-labelledby=turning] a").first
    at = re.search(r"at=(\d+)", str(point.get_attribute("href")))
    assert at
    point.click()
    expect(anna.page.get_by_role("slider")).to_have_value(at[1])
    anna.expect_no_complaints()


@both_sizes
def test_points_are_counted_up_until_a_key_skips_it(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    mine = played(server)
    anna = newcomer(size=size, reduced_motion="no-preference")
    anna.page.add_init_script("localStorage.setItem('westbound.preferences', '{\"speed\": \"slow\"}')")
    anna.page.add_init_script(f"({WATCH_SHIFTS})()")
    anna.enter(mine)
    final = points(server, mine["table"])
    skip = anna.page.get_by_role("button", name="Skip", exact=True)
    expect(skip).to_be_visible()
    anna.page.wait_for_function(f"() => ({TOTALS})()[0] > 0")
    assert anna.page.evaluate(TOTALS) != final
    expect(anna.page.locator(".race .source")).to_have_text("emptied coaches")
    expect(anna.page.locator(".board [data-gain]")).not_to_have_count(0)
    anna.page.keyboard.press("s")
    expect(skip).to_have_count(0)
    expect(anna.page.locator(".board :is([data-gain], [data-scored])")).to_have_count(0)
    assert anna.page.evaluate(TOTALS) == final
    assert shifts(anna) <= STILL, anna.page.evaluate("shifts")
    anna.expect_no_complaints()


def nearly_over(left: int = 12) -> Match:
    """A game that ends after about *left* more actions."""

    def play(most: int) -> tuple[Match, int]:
        match, rng, made = westbound.new("pioneers", 2, 5), random.Random(5), 0
        while made < most and not match.over:
            seat = match.actors()[0]
            match.play(seat, rng.choice(match.legal(seat)))
            made += 1
        return match, made

    _, length = play(10_000)
    return play(length - left)[0]


@both_sizes
def test_a_game_that_ends_while_i_look(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.enter(resume(server.caller(), nearly_over(), "me", "random"))
    expect(anna.page.locator("[data-player]").first).to_be_visible()
    anna.turn_to("Log")
    anna.page.evaluate(WATCH_VOICE)
    finish([anna], random.Random(5), looking=True)
    expect(anna.page.locator(".ending h2")).to_have_text(RESULT)
    said = [str(text) for text in anna.page.evaluate("said")]
    assert said.count(result(anna)) == 1
    expect(anna.page.locator(".ending button:not(.close)").first).to_have_text("Play again")
    anna.expect_no_complaints()


def test_on_a_phone_the_ending_is_closed_to_see_the_board(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=PHONE)
    anna.enter(played(server))
    again = anna.page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    anna.page.get_by_role("button", name="Show the board").tap()
    expect(again).to_be_hidden()
    assert anna.page.evaluate("document.activeElement !== document.body")
    anna.turn_to("Scores")
    expect(again).to_be_visible()
    anna.expect_no_complaints()


def test_the_result_as_a_picture(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.enter(played(server))
    share = anna.page.get_by_role("button", name="Share as a picture")
    with anna.page.expect_download() as download:
        share.click()
    assert re.fullmatch(r"westbound-\w+\.png", download.value.suggested_filename)
    assert Path(download.value.path()).read_bytes().startswith(PNG)
    anna.page.evaluate(
        """() => {
          navigator.canShare = ({ files }) => files.length === 1;
          navigator.share = ({ files }) => { window.shared = [files[0].type, files[0].size > 5000]; };
        }"""
    )
    share.click()
    anna.page.wait_for_function("() => window.shared")
    assert anna.page.evaluate("shared") == ["image/png", True]
    anna.expect_no_complaints()


@both_sizes
def test_pointing_at_a_source_shows_it_on_the_board(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.enter(played(server))
    source = anna.page.get_by_role("button", name="emptied coaches")
    source.scroll_into_view_if_needed()
    source.click()
    expect(anna.page.locator(".race .source")).to_have_text("emptied coaches")
    expect(anna.page.locator(".race .gain").first).to_have_text(re.compile(r"^\+\d+$"))
    scores = anna.page.locator(".board [data-count=score][data-gain]")
    expect(scores).not_to_have_count(0)
    anna.page.wait_for_function(UNCOVERED, arg=".board [data-gain]")
    anna.page.get_by_role("button", name="largest network", exact=True).click()
    expect(anna.page.locator(".board [data-road][data-scored]")).not_to_have_count(0)
    anna.page.wait_for_function(UNCOVERED, arg=".board [data-road][data-scored]")
