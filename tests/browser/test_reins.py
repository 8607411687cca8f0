"""Pioneers: the reins on the map, by finger and by keyboard."""

from __future__ import annotations

import random
import re

from tests.browser.conftest import Newcomer
from tests.browser.people import PHONE, Person, expect, expect_turn
from tests.browser.test_keyboard import tab_to

DRIVE = "svg [data-offer^='drive ']"
ONWARD = f"{DRIVE}:not(:has(.tile))"  # no tile ends the drive there
MOST = 4000  # looks at the table until there are reins to take


def come_to_the_reins(person: Person, rng: random.Random) -> None:
    """Play anything, if need be game after game, until the stagecoach can be driven by hand."""
    for _ in range(MOST):
        if "/table/" not in person.page.url or person.is_over:
            person.open_table("me", "random", "random")
        elif person.is_asked and person.is_settled():
            if "reins" in person.words():
                return
            person.choose_any(rng)
        person.page.wait_for_timeout(30)
    raise AssertionError("there were never reins to take")


def expect_driven(person: Person, lines: int) -> None:
    """The ticket tells so many lines, and the next city can be chosen."""
    places = re.compile(rf"^(\S+ ){{{lines}}}\S+$")
    expect(person.page.locator("[data-drive]")).to_have_attribute("data-drive", places)
    expect_turn([person])
    expect(person.page.locator(DRIVE).first).to_be_visible()


def test_a_drive_by_taps_on_a_phone(newcomer: Newcomer) -> None:
    anna, rng = newcomer(size=PHONE), random.Random(1)
    driven = 0
    while not driven:
        come_to_the_reins(anna, rng)
        anna.page.locator("[data-stagecoach][data-offer=reins]").tap()
        expect(anna.page.locator(DRIVE).first).to_be_visible()
        while anna.page.locator(ONWARD).count():
            anna.page.locator(ONWARD).first.tap()
            driven += 1
            expect_driven(anna, driven)
            assert not anna.page.get_by_role("button", name="Confirm").count()
        anna.page.locator(DRIVE).first.tap()
        expect(anna.page.get_by_role("button", name="Confirm")).to_be_visible()
        anna.show("pioneers-reins-phone")
        anna.page.get_by_role("button", name="Confirm").click()
        expect(anna.page.locator(DRIVE)).to_have_count(0)
    expect(anna.page.locator("[data-drive]")).to_have_count(0)
    anna.expect_no_complaints()


def test_a_drive_by_keyboard_at_a_desk(newcomer: Newcomer) -> None:
    anna, rng = newcomer(), random.Random(2)
    keys = anna.page.keyboard
    driven = 0
    while not driven:
        come_to_the_reins(anna, rng)
        tab_to(anna, "[data-offer=reins]")
        keys.press("Enter")
        expect(anna.page.locator("#prompt-text")).to_contain_text("You have the reins")
        expect(anna.page.locator(DRIVE).first).to_be_visible()
        while anna.page.locator(ONWARD).count():
            tab_to(anna, ONWARD)
            keys.press("Enter")
            driven += 1
            expect_driven(anna, driven)
            expect(anna.page.locator("#prompt-text")).to_contain_text("So far")
        tab_to(anna, DRIVE)
        keys.press("Enter")
        expect(anna.page.get_by_role("button", name="Confirm")).to_be_focused()
        anna.show("pioneers-reins")
        keys.press("Enter")
        expect(anna.page.locator(DRIVE)).to_have_count(0)
    anna.expect_no_complaints()
