"""The page can be used with the keyboard alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn, finish


def tab_to(person: Person, wanted: str, most: int = 400) -> None:
    """Press Tab until the focus is on something that matches a selector."""
    for _ in range(most):
        if person.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {wanted}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_mouse(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    keys = anna.page.keyboard
    card = anna.come(game)
    expect(card.get_by_role("button", name="Play")).to_be_visible()
    tab_to(anna, f"article:nth-of-type({GAMES.index(game) + 1}) button.main")
    keys.press("Enter")
    rng = random.Random(6)
    made = 0
    while made < 20:
        expect_turn([anna])
        count = min(9, anna.page.locator("button.choice:visible").count())
        if not count:  # it was just chosen
            continue
        if made < 3:  # by Tab, then by number
            tab_to(anna, "button.choice")
            keys.press("Enter")
        else:
            keys.press(str(rng.randint(1, count)))
        if anna.confirm.count():
            keys.press("Enter")
        made += 1
        assert anna.page.evaluate("document.activeElement !== document.body"), "the focus got lost"
    assert made == 20
    finish([anna], rng)
    tab_to(anna, "main button")
    anna.expect_no_complaints()


def test_a_city_is_chosen_on_the_map_and_dropped_again(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.always_confirm()
    anna.open_table("me", "random")
    keys = anna.page.keyboard
    while not any(words.startswith("travel") for words in anna.words()):
        expect_turn([anna])
        anna.choose(anna.words()[0])
        anna.page.wait_for_timeout(50)
    tab_to(anna, "svg [role=button]")
    keys.press("Enter")
    expect(anna.page.get_by_role("button", name="Confirm")).to_be_visible()
    anna.show("route-preview")
    keys.press("Escape")
    expect(anna.page.get_by_role("button", name="Confirm")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_all_shortcuts_are_listed(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    keys = anna.page.keyboard
    anna.open_table("me", "random")
    expect_turn([anna])
    keys.press("?")
    shown = anna.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(shown.get_by_text("pick the choice with that number")).to_be_visible()
    anna.show(f"shortcuts-{'phone' if size == PHONE else 'desk'}")
    before = anna.words()
    keys.press("1")
    keys.press("Escape")
    expect(shown).to_have_count(0)
    assert anna.words() == before, "behind the list nothing was picked"
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_label("Pick with keys 1–9").uncheck()
    anna.page.get_by_role("button", name="All keyboard shortcuts").click()
    expect(shown.get_by_text("Single keys are turned off")).to_be_visible()
    expect(shown.get_by_text("pick the choice with that number")).to_have_count(0)
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)
    keys.press("?")
    expect(shown).to_have_count(0)
    assert anna.page.evaluate("document.activeElement !== document.body"), "the focus got lost"
    anna.expect_no_complaints()
