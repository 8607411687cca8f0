"""What can be chosen can also be carried to where it belongs; a click or a tap does the same."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import Locator

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, POLL, READY, Person, caller, expect, resume
from tests.browser.test_looking import Finger
from westbound import Match

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@cache
def before(verb: str) -> tuple[Match, str]:
    """A game of Pioneer Days in which red can choose something with that verb, free to undo it, and what."""
    for seed in range(200):
        match, rng = westbound.new("pioneer_days", players=2, seed=seed), random.Random(seed)
        while not match.over and len(match.past) < 150:
            seat, *_ = match.actors()
            final = {match.space.text(action) for action in match.final(seat)}
            found = [words for words in match.legal(seat) if words.startswith(f"{verb} ") and words not in final]
            if seat == 0 and found:
                return match, found[0]
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError(f"nobody could ever {verb}")


def sit_down(newcomer: Newcomer, verb: str, size: tuple[int, int]) -> tuple[Person, str]:
    anna = newcomer(size=size)
    match, words = before(verb)
    anna.enter(resume(caller(anna.url), match, "me", "random"))
    anna.expect_choice(words)
    anna.load_fonts()
    return anna, words


def center(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_made(person: Person, words: str) -> None:
    person.page.wait_for_function(f"words => ({READY})() && !({READY})().includes(words)", arg=words, polling=POLL)
    expect(person.page.locator(".wb-carried, [data-lifted], [data-awaits]")).to_have_count(0)


@SIZES
def test_a_tile_is_carried_to_the_wagons(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, words = sit_down(newcomer, "equip", size)
    tile = anna.page.locator(f'.store [data-offer="{words}"]')
    place = anna.page.locator("[data-purse]" if size == PHONE else ".mine[data-takes]")
    carried, choices = anna.page.locator(".wb-carried"), anna.words()
    hand = Finger(anna) if size == PHONE else None
    for lands in (False, True):
        x, y = center(tile)
        goal = place.bounding_box()
        assert goal
        to = (goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2) if lands else (x, y + 30)
        if hand:
            hand.down(x, y)
            expect(tile).to_have_class(re.compile("shown"))
            hand.move(x, y - 12)
            hand.move(x, y - 24)
            hand.move(*to)
        else:
            anna.page.mouse.move(x, y)
            anna.page.mouse.down()
            anna.page.mouse.move(*to, steps=4)
        expect(carried).to_have_count(1)
        expect(anna.page.locator("[data-awaits=now]")).to_have_count(int(lands))
        assert anna.words() == choices
        if hand:
            hand.lift()
        else:
            anna.page.mouse.up()
        expect(carried).to_have_count(0)
        if not lands:
            anna.page.wait_for_timeout(2 * POLL)
            assert anna.words() == choices, "let go elsewhere, nothing is chosen"
    expect_made(anna, words)
    anna.expect_no_complaints()


def test_goods_are_carried_to_a_town(newcomer: Newcomer) -> None:
    anna, words = sit_down(newcomer, "fulfil", DESK)
    town = anna.page.locator(f'.towns [data-offer="{words}"]')
    kinds = str(town.get_attribute("data-takes")).split()
    loads = [anna.page.locator(f'.mine [data-goes="{kind}"]').first for kind in kinds]
    load = next(each for each in loads if each.count())
    anna.page.mouse.move(*center(load))
    anna.page.mouse.down()
    anna.page.mouse.move(*center(town), steps=4)
    expect(town).to_have_attribute("data-awaits", "now")
    anna.page.mouse.up()
    expect_made(anna, words)
    anna.expect_no_complaints()
