"""What a choice would set off is shown before it is confirmed, and nothing moves when the answer comes."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn
from tests.browser.test_touch import middle, offered, thing

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def select(person: Person, verb: str, rng: random.Random) -> str:
    """Play until something with that *verb* can be pressed on the board, and press it."""
    for _ in range(60):
        expect_turn([person])
        words = [each for each in offered(person) if each.split()[0] == verb]
        if words and len(person.words()) > 1:  # a single choice does not ask
            target = thing(person, words[0])
            target.scroll_into_view_if_needed()
            person.page.mouse.click(*middle(target))
            expect(person.page.get_by_role("button", name="Confirm")).to_be_visible()
            return words[0]
        person.choose_any(rng)
    raise AssertionError(f"there was nothing to {verb}")


@SIZES
def test_colorado_draws_it_on_the_board(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.always_confirm()
    anna.open_table("me", "random", game="colorado")
    anna.page.locator("[data-offer^=start]").first.wait_for()
    select(anna, "start", random.Random(1))
    expect(anna.page.locator("[data-chain]")).to_have_text("What follows depends on something hidden.")
    anna.page.get_by_role("button", name="Cancel").click()
    select(anna, "ask", random.Random(1))
    expect(anna.page.locator("[data-chain]")).to_contain_text("everyone acts")
    expect(anna.page.get_by_role("status", name="This would happen:")).to_have_count(0)
    anna.page.get_by_role("button", name="Cancel").click()
    words = select(anna, "buy", random.Random(1))
    expect(anna.page.locator("[data-chain]")).to_have_attribute("data-chain", words)
    expect(anna.page.locator("[data-chain]")).to_contain_text("Triggers:")
    anna.show(f"colorado-foresight-{size[0]}")
    effect = anna.page.locator("[data-chain] .link").first
    expect(effect).to_be_in_viewport(ratio=1)
    place, box = anna.page.locator("[data-offers]").bounding_box(), effect.bounding_box()
    assert place
    assert box
    assert box["y"] + box["height"] <= place["y"] + place["height"], "seen without scrolling"
    anna.expect_no_complaints()


@SIZES
def test_other_games_tell_it_below_the_choice(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.always_confirm()
    anna.open_table("me", "random", game="pioneers")
    select(anna, "travel", random.Random(1))
    place = anna.page.get_by_role("status", name="This would happen:")
    expect(place).to_contain_text(re.compile("You drive to .*Then: |Then: Which route "))
    anna.show(f"pioneers-foresight-{size[0]}")
    anna.load_fonts()
    bubble = anna.bubble.bounding_box()
    board = anna.page.locator(".board").bounding_box()
    place.evaluate("(place) => place.replaceChildren()")
    assert anna.bubble.bounding_box() == bubble, "as high before the answer comes"
    assert anna.page.locator(".board").bounding_box() == board
    anna.expect_no_complaints()
