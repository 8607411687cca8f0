"""The scene of Pioneers: how near the end is, warnings before a click, and sensible roads first."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, OVER, PHONE, POLL, READY, expect, expect_turn
from tests.browser.test_tips import bubble, play_until
from tests.browser.test_touch import middle, thing

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
# The place of everything that must not move, and what of the board is out of sight.
PLACES = """() => [...document.querySelectorAll('.wb-map, section.display, [data-player]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
HIDDEN = "(board => [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight])"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [DESK, (1920, 1080)], ids=["desk", "large"])
def test_the_table_fits_a_desk_and_stays_in_place(newcomer: Newcomer, size: tuple[int, int], players: int) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", *["greedy"] * (players - 1), game="pioneers")
    rng = random.Random(8)
    expect_turn([anna])
    anna.load_fonts()
    before = anna.page.evaluate(PLACES)
    assert len(before) == 2 + players
    for _ in range(16):
        expect_turn([anna])
        assert anna.page.locator("section.board").evaluate(HIDDEN) == [0, 0], "everything is in sight"
        assert anna.page.evaluate(PLACES) == before, "nothing jumps when the step changes"
        anna.choose_any(rng)
    anna.expect_no_complaints()


@SIZES
def test_the_board_says_how_near_the_end_is(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game="pioneers")
    play_until(anna, "road")
    coaches, roads = (anna.page.locator(f"[data-ending={name}]") for name in ("coaches", "roads"))
    expect(coaches).to_contain_text("of 8 left")
    expect(roads).to_contain_text("of 15 left")
    for gauge in (coaches, roads):
        expect(gauge).to_be_in_viewport(ratio=1)
    for_sale = anna.page.get_by_role("region", name="Coaches for sale")
    expect(for_sale).to_have_js_property("tabIndex", 0 if size == PHONE else -1)  # the keyboard scrolls it
    anna.show(f"pioneers-ending-{size[0]}")
    if size == DESK:
        coaches.hover()
        expect(bubble(anna)).to_contain_text("How near the end is")
    anna.choose(next(words for words in anna.words() if words.startswith("road ")))
    left = anna.page.locator("[data-count=roads] dd")
    expect(left.first).not_to_have_text("15")
    expect(roads).to_contain_text(f"{min(map(int, left.all_text_contents()))} of 15 left")
    anna.expect_no_complaints()


@SIZES
def test_sensible_roads_stand_out_and_all_can_be_seen(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game="pioneers")
    play_until(anna, "road")
    quiet, offered = anna.page.locator("[data-line].quiet"), anna.page.locator("[data-line][data-offer]")
    expect(quiet.first).to_be_attached()
    assert 0 < quiet.count() < offered.count()
    anna.show(f"pioneers-roads-{size[0]}")
    every = anna.page.get_by_role("button", name="Show all roads")
    box = every.bounding_box()
    assert box
    assert size == DESK or box["height"] >= 44
    every.click()
    expect(every).to_have_attribute("aria-pressed", "true")
    expect(quiet).to_have_count(0)
    anna.show(f"pioneers-all-roads-{size[0]}")
    anna.expect_no_complaints()


@SIZES
def test_a_purchase_says_before_the_click_that_one_could_not_drive(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    warned = anna.page.locator(".slot.beware, [data-line].beware")
    rng = random.Random(5)
    anna.open_table("me", "random", game="pioneers")
    while True:
        anna.page.wait_for_function(f"() => ({READY})() || ({OVER})()", polling=POLL)
        if warned.count():
            break
        words = anna.words()
        if not words:  # the game ended without a warning
            anna.open_table("me", "random", game="pioneers")
            continue
        roads = [each for each in words if each.startswith("road ")]
        anna.choose(rng.choice(roads or words))
    offer = str(warned.first.get_attribute("data-offer"))
    listed = anna.page.locator(f'button.choice[data-words="{offer}"]')
    expect(listed).to_contain_text("After this you can’t drive this turn")
    assert "After this you can’t drive" in str(warned.first.get_attribute("aria-label"))
    anna.show(f"pioneers-warned-{size[0]}")
    anna.load_fonts()
    box = anna.page.locator(".board").bounding_box()
    target = thing(anna, offer)
    target.scroll_into_view_if_needed()
    anna.page.mouse.click(*middle(target))
    expect(anna.bubble).to_contain_text("After this you can’t drive this turn")
    assert anna.page.locator(".board").bounding_box() == box
    anna.show(f"pioneers-warned-selected-{size[0]}")
    anna.expect_no_complaints()


@SIZES
def test_what_cannot_be_chosen_says_why(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game="pioneers")
    play_until(anna, "travel")
    board = anna.page.locator(".board")
    anna.load_fonts()
    before = board.bounding_box()
    city = anna.page.locator('[data-city="start"]')
    if size == PHONE:
        anna.page.touchscreen.tap(*middle(city))
    else:
        anna.page.mouse.move(*middle(city))
    expect(bubble(anna)).to_contain_text("There’s no tile here: you can drive through, but not stop.")
    anna.show(f"pioneers-why-not-{size[0]}")
    assert board.bounding_box() == before, "nothing moves"
    anna.page.locator(".prompt").click()
    expect(bubble(anna)).to_have_count(0)
    anna.expect_no_complaints()
