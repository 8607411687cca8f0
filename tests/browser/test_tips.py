"""Tooltips that explain symbols: by mouse, keyboard and long press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, Person, expect, expect_turn
from tests.browser.test_keyboard import tab_to

POINTED = {
    "pioneers": ("cash", "Dollars: for purchases, fares and invitations; they break ties."),
    "pioneer_days": ("money", "Dollars: for wagons, turning your die, feed and towns; a raid takes half of them."),
    "colorado": ("nuggets", "Nugget: take one, or pay with it; a card costs as many nuggets as its value."),
}
OFFERED = {
    "pioneers": ("road", "[data-line][data-offer]", "Line without a road: driving it costs $1, to the bank."),
    "pioneer_days": ("income", ".income[data-offer]", "Income: use the die for these dollars instead of its action."),
    "colorado": ("start", "[data-region] [data-offer]", "Medal: "),
}


def bubble(person: Person) -> Locator:
    return person.page.locator(".tip")


def symbol(person: Person, game: str) -> Locator:
    return person.page.locator(f'[data-count="{POINTED[game][0]}"]:visible').first


def play_until(person: Person, verb: str) -> None:
    """Play until something with that verb can be chosen."""
    expect_turn([person])
    while not any(words.startswith(verb) for words in person.words()):
        person.choose(person.words()[0])
        expect_turn([person])


@pytest.mark.parametrize("game", GAMES)
def test_a_symbol_is_explained(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    symbol(anna, game).hover()
    expect(bubble(anna)).to_have_text(POINTED[game][1])
    anna.show(f"tip-{game}")
    anna.page.mouse.move(0, 0)
    expect(bubble(anna)).to_have_count(0)
    verb, offered, means = OFFERED[game]
    play_until(anna, verb)
    tab_to(anna, offered)
    expect(bubble(anna)).to_contain_text(means)
    anna.show(f"tip-focus-{game}")
    anna.page.keyboard.press("Escape")
    expect(bubble(anna)).to_have_count(0)
    anna.expect_no_complaints()


def test_a_symbol_is_explained_to_a_finger(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    anna.open_table("me", "random")
    expect_turn([anna])
    place = symbol(anna, "pioneers")
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    finger = anna.context.new_cdp_session(anna.page)
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(bubble(anna)).to_have_text(POINTED["pioneers"][1])
    anna.show("tip-phone")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bubble(anna)).to_have_count(0)
    anna.expect_no_complaints()
