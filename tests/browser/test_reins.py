"""Pioneers: driving the stagecoach on the map, by touch and by keyboard."""

from __future__ import annotations

import random
import re
from functools import cache

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import PHONE, Person, expect, expect_turn, resume
from tests.browser.test_keyboard import tab_to
from tests.server.serving import Server
from westbound import Match
from westbound.engine.record import Record

DRIVE = "svg [data-offer^='drive ']"
ONWARD = f"{DRIVE}:not(:has(.tile))"  # without a tile, which would end the drive


@cache
def before_a_drive() -> Match:
    """A game in which the first player can take the reins and drive along two lines or more, and nothing is forced."""
    for seed in range(100):
        match, rng = westbound.new("pioneers", 3, seed), random.Random(seed)
        while not match.over:
            seat = match.actors()[0]
            if seat == 0 and "reins" in match.legal(0) and is_open(match) and leads_on(match):
                return match
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("there are never reins to take")


def leads_on(match: Match) -> bool:
    """Whether some way is longer than one line."""
    return any(drives(match, words) for words in drives(match))


def is_open(match: Match, *played: str) -> bool:
    """Whether there is always more than one way to go, however the first player drives."""
    ways = drives(match, *played)
    return len(ways) != 1 and all(is_open(match, *played, words) for words in ways)


def drives(match: Match, *played: str) -> list[str]:
    """Where the first player can drive to, after taking the reins and these actions."""
    copy = westbound.load(Record(match.record.header, [*match.record.log]))
    for words in ("reins", *played):
        copy.play(0, words)
    return [words for words in copy.legal(0) if words.startswith("drive ")] if copy.actors() == [0] else []


def take_a_seat_before_a_drive(person: Person, server: Server) -> None:
    person.enter(resume(server.caller(), before_a_drive(), "me", "random", "random"))
    person.expect_choice("reins")


def expect_driven(person: Person, lines: int) -> None:
    """Expect that the ticket shows that many lines and the next city can be chosen."""
    places = re.compile(rf"^(\S+ ){{{lines}}}\S+$")
    expect(person.page.locator("[data-drive]")).to_have_attribute("data-drive", places)
    expect_turn([person])
    expect(person.page.locator(DRIVE).first).to_be_visible()


def asks_to_stop(person: Person) -> bool:
    """Whether stopping in a city has to be confirmed: not if there is more to choose there."""
    expect(person.confirm.or_(person.page.locator(".prompt", has_not_text="So far"))).to_be_visible()
    return person.confirm.count() > 0


def test_a_drive_by_taps_on_a_phone(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=PHONE)
    take_a_seat_before_a_drive(anna, server)
    driven = 0
    anna.page.locator("[data-stagecoach][data-offer=reins]").tap()
    expect(anna.page.locator(DRIVE).first).to_be_visible()
    expect(anna.page.locator(ONWARD).first).to_be_visible()
    while anna.page.locator(ONWARD).count():
        anna.page.locator(ONWARD).first.tap()
        driven += 1
        expect_driven(anna, driven)
        assert not anna.page.get_by_role("button", name="Confirm").count()
    anna.show("pioneers-reins-phone")
    anna.page.locator(DRIVE).first.tap()
    if asks_to_stop(anna):
        anna.confirm.tap()
    expect(anna.page.locator(DRIVE)).to_have_count(0)
    expect(anna.page.locator("[data-drive]")).to_have_count(0)
    anna.expect_no_complaints()


def test_a_drive_by_keyboard_at_a_desk(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    keys = anna.page.keyboard
    take_a_seat_before_a_drive(anna, server)
    driven = 0
    tab_to(anna, "[data-offer=reins]")
    keys.press("Enter")
    expect(anna.page.locator(".prompt")).to_contain_text("You have the reins")
    expect(anna.page.locator(DRIVE).first).to_be_visible()
    expect(anna.page.locator(ONWARD).first).to_be_visible()
    while anna.page.locator(ONWARD).count():
        tab_to(anna, ONWARD)
        keys.press("Enter")
        driven += 1
        expect_driven(anna, driven)
        expect(anna.page.locator(".prompt")).to_contain_text("So far")
    anna.show("pioneers-reins")
    tab_to(anna, DRIVE)
    keys.press("Enter")
    if asks_to_stop(anna):
        expect(anna.confirm).to_be_focused()
        keys.press("Enter")
    expect(anna.page.locator(DRIVE)).to_have_count(0)
    anna.expect_no_complaints()
