"""People choose a level of bots, see them think, and can hurry them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn, play_on
from tests.browser.test_stillness import STILL, WATCH_SHIFTS, WATCH_VOICE
from tests.server.dealing import dealing

both_sizes = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
LEVELS = [
    "1 · Greenhorn – learning the ropes",
    "2 · Trader – goes for quick gains",
    "3 · Scout – plays fast, for every point",
    "4 · Marshal – thinks ahead",
    "5 · Legend – thinks far ahead: good luck",
]


def device(size: tuple[int, int]) -> str:
    return "phone" if size == PHONE else "desk"


@both_sizes
def test_choosing_a_level_at_play_now(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.page.add_init_script(f"({WATCH_SHIFTS})()")
    card = anna.come("colorado")
    level = card.get_by_label("Level of the bots")
    expect(level.locator("option")).to_have_text(LEVELS)
    expect(level).to_have_value("greedy")
    level.focus()
    anna.page.keyboard.press("End")
    expect(level).to_have_value("legend")
    assert sum(value for value, *_ in anna.page.evaluate("shifts")) <= STILL
    anna.show(f"levels-home-{device(size)}")
    card.get_by_role("button", name="Play").click()
    expect_turn([anna])
    assert play_on([anna], random.Random(3), most=6) == 6
    with anna.seat() as seat:
        assert [each["bot"] for each in seat.table["seats"]] == ["", "legend", "legend"]
    anna.turn_to("Table")
    expect(anna.page.get_by_title("bot: Legend").first).to_have_text("Legend")
    anna.go_to("/")
    expect(level).to_have_value("legend")
    anna.expect_no_complaints()


WIDEST = """select => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(select).font;
  const room = select.clientWidth - 2 * parseFloat(getComputedStyle(select).paddingLeft) - ARROW;
  return [...select.options].filter(({ text }) => pen.measureText(text).width > room).map(({ text }) => text);
}""".replace("ARROW", "20")


@both_sizes
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_no_level_is_cut_off(newcomer: Newcomer, language: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size, locale=language)
    anna.go_to("/")
    level = anna.page.locator("select[id$=-level]").first
    expect(level.locator("option")).to_have_count(len(LEVELS))
    anna.load_fonts()
    assert level.evaluate(WIDEST) == []


@both_sizes
def test_a_level_for_each_seat_of_a_new_table(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.go_to("/new")
    seats = anna.page.locator("section[aria-labelledby$=-seats] select")
    expect(seats.nth(1).locator("option")).to_have_text(["me", "a friend (open seat)", *LEVELS])
    seats.nth(1).select_option(label=LEVELS[2])
    seats.nth(2).select_option(label=LEVELS[4])
    anna.page.get_by_text("Pace").first.click()
    standin = anna.page.get_by_label("When someone is away")
    expect(standin.locator("option")).to_have_text([*LEVELS, "Nobody plays: the game waits"])
    expect(standin).to_have_value("scout")
    anna.show(f"levels-new-{device(size)}")
    anna.page.get_by_role("button", name="Open table").click()
    expect_turn([anna])
    with anna.seat() as seat:
        assert [each["bot"] for each in seat.table["seats"]] == ["", "scout", "legend"]
        assert seat.table["standin"] == "scout"


@both_sizes
def test_the_host_gives_a_seat_to_a_level(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "open", "open")
    which = anna.page.get_by_label("Which bot")
    expect(which.locator("option")).to_have_text(LEVELS)
    which.select_option(label=LEVELS[3])
    anna.page.get_by_role("button", name="Give to a bot").first.click()
    expect(anna.page.get_by_text("bot: Marshal")).to_be_visible()
    anna.show(f"levels-host-{device(size)}")


@pytest.fixture(scope="module")
def pondering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a bot that thinks until it is hurried."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BAD_BOTS_NOTES", str(tmp_path_factory.mktemp("notes")))
        folder: Path = tmp_path_factory.mktemp("pondering")
        with dealing(folder, "tests.server.bad_bots", bots=4) as server:
            yield server.url


def until_the_bot_thinks(person: Person) -> None:
    hurry = person.page.get_by_role("button", name="Hurry up")
    while not hurry.is_visible():
        if words := person.ready():
            person.choose(words[0])
        person.page.wait_for_timeout(50)


def until_it_is_my_turn(person: Person) -> None:
    """The bot may be the first player."""
    while not person.ready():
        person.page.keyboard.press("h")
        person.page.wait_for_timeout(50)


@both_sizes
def test_a_bot_that_thinks_says_so_and_can_be_hurried(
    newcomer: Newcomer, pondering: str, size: tuple[int, int]
) -> None:
    anna, watcher = newcomer(pondering, size=size), newcomer(pondering, size=size)
    anna.open_table("me", "ponders")
    watcher.go_to(anna.page.url)
    until_it_is_my_turn(anna)
    anna.page.evaluate(WATCH_VOICE)
    anna.page.evaluate(WATCH_SHIFTS)
    until_the_bot_thinks(anna)
    anna.page.wait_for_timeout(500)
    expect(anna.page.locator(".prompt .thinking")).to_be_visible()
    said = [text for text in anna.page.evaluate("said") if re.search("is thinking", text)]
    assert len(said) == 1
    assert sum(value for value, *_ in anna.page.evaluate("shifts")) <= STILL
    anna.turn_to("Table")
    expect(anna.page.locator(".around .thinking")).to_be_visible()
    anna.show(f"levels-thinking-{device(size)}")
    expect(watcher.page.locator(".prompt .thinking")).to_be_visible()
    expect(watcher.page.get_by_role("button", name="Hurry up")).to_have_count(0)
    lines = anna.log.locator("li").count()
    anna.page.keyboard.press("h")
    anna.page.wait_for_function("lines => document.querySelectorAll('[role=log] li').length > lines", arg=lines)
    anna.expect_no_complaints()


def test_the_focus_is_not_lost_with_the_button(newcomer: Newcomer, pondering: str) -> None:
    anna = newcomer(pondering)
    anna.open_table("me", "ponders")
    for _ in range(50):
        until_the_bot_thinks(anna)
        hurry = anna.page.get_by_role("button", name="Hurry up")
        hurry.focus()
        anna.page.keyboard.press("Enter")
        expect(hurry.and_(anna.page.locator("[aria-disabled=false]"))).to_have_count(0)
        anna.page.wait_for_timeout(300)
        if not hurry.count():
            break
    assert anna.page.evaluate("document.activeElement !== document.body")
