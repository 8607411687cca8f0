"""What others did: shown at a speed one chooses, skipped with a key, and still to be seen on the board afterwards."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, Person, expect, expect_turn

MARKED = "kind => [...document.querySelectorAll(`[data-${kind}]`)].map(each => each.getAttribute(`data-${kind}`))"


def marked(person: Person, kind: str) -> list[str]:
    return [str(color) for color in person.page.evaluate(MARKED, kind)]


def until_others_have_played(person: Person, rng: random.Random) -> None:
    for _ in range(60):
        expect_turn([person])
        if marked(person, "since"):
            return
        person.choose_any(rng)
    raise AssertionError("nobody left a trail")


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_marked_on_the_board(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    until_others_have_played(anna, random.Random(6))
    anna.expect_no_complaints()


def test_a_line_of_the_log_shows_its_place(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game="pioneers")
    until_others_have_played(anna, random.Random(6))
    line = anna.log.locator("li", has_text="drives to").last
    line.hover()
    expect(anna.page.locator("[data-city][data-lit]").first).to_be_visible()
    anna.prompt.hover()
    expect(anna.page.locator("[data-lit]")).to_have_count(0)


def test_the_trail_ends_when_i_act(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(anna.open_table("me", "open", game="pioneers"), "Ben")
    rng = random.Random(6)
    for _ in range(60):
        person = expect_turn([anna, ben])
        if person is anna and marked(anna, "since"):
            break
        person.choose_any(rng)
    assert anna.page.locator("[data-player]").first.get_attribute("data-player") not in marked(anna, "since")
    anna.choose_any(rng)
    expect(anna.page.locator("[data-since]")).to_have_count(0)


def test_a_key_skips_what_is_being_shown(newcomer: Newcomer) -> None:
    anna = newcomer(reduced_motion="no-preference")
    anna.page.add_init_script("localStorage.setItem('westbound.preferences', '{\"speed\": \"slow\"}')")
    anna.open_table("me", "random", "random", "random", game="pioneers")
    skip, rng = anna.page.get_by_role("button", name="Skip", exact=True), random.Random(6)
    while not skip.is_visible():
        if anna.ready():
            anna.choose_any(rng)
        anna.page.wait_for_timeout(50)
    anna.page.keyboard.press("s")
    expect(skip).to_have_count(0)
    anna.expect_no_complaints()
