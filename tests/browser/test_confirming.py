"""One rule for confirming: what can be undone freely is done at once, all else asks once, beside the piece."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, POLL, READY, Person, caller, expect, expect_turn, resume
from tests.browser.test_touch import middle, offered, point_at, press, thing
from westbound import Match
from westbound.api import open_record

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
NEAR = 24  # pixels between the bubble and the piece
EDGE = 7  # pixels between the bubble and the edge of the screen
LONG_ENOUGH = 1500  # milliseconds, for a choice that plays itself

# The place of everything on the page but what lies over it, and the piece it is about, which may be lifted.
PLACES = """words => [...document.querySelectorAll('main > *, .board [data-offer], button.choice')]
  .filter((one) => !one.matches('.bubble, .notices') && one.dataset.offer !== words)
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join(' '))"""


def asking(person: Person) -> list[str]:
    """The things on the board that ask before they are chosen."""
    return [words for words in offered(person) if thing(person, words).get_attribute("aria-pressed") is not None]


def at_once(person: Person) -> list[str]:
    return [words for words in offered(person) if thing(person, words).get_attribute("aria-pressed") is None]


def play_until(person: Person, found: Callable[[Person], list[str]], rng: random.Random) -> str:
    """Choose anything until something is found on the board, and return that."""
    for _ in range(80):
        expect_turn([person])
        if len(person.words()) > 1 and (words := found(person)):
            return rng.choice(words)
        person.choose_any(rng)
    raise AssertionError("there was no such thing on the board")


def expect_beside(person: Person, piece: Locator) -> None:
    """Check that the bubble is on the screen and, where there is room, beside the piece, which it doesn't hide."""
    bubble, box = person.bubble.bounding_box(), piece.bounding_box()
    size = person.page.viewport_size
    assert bubble
    assert box
    assert size
    left, top = bubble["x"], bubble["y"]
    right, bottom = left + bubble["width"], top + bubble["height"]
    assert left >= EDGE
    assert top >= EDGE
    assert right <= size["width"] - EDGE
    assert bottom <= size["height"] - EDGE
    if person.bubble.get_attribute("data-side"):
        across = max(box["x"] - right, left - box["x"] - box["width"])
        down = max(box["y"] - bottom, top - box["y"] - box["height"])
        assert max(across, down) <= NEAR, (bubble, box)


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_what_is_final_asks_beside_the_piece(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game=game)
    rng = random.Random(1)
    for _ in range(3):
        words = play_until(anna, asking, rng)
        piece = thing(anna, words)
        piece.scroll_into_view_if_needed()
        if size == DESK:
            anna.page.mouse.move(*middle(piece))  # what it rested on before is lifted
        before, choices = anna.page.evaluate(PLACES, words), anna.words()
        tap = anna.page.touchscreen.tap if size == PHONE else anna.page.mouse.click
        tap(*middle(piece))
        expect(anna.confirm).to_be_focused()
        expect_beside(anna, piece)
        assert anna.page.evaluate(PLACES, words) == before, "nothing has moved"
        tap(*middle(piece))
        expect(anna.confirm).to_be_focused()  # pressing it twice is no answer
        assert anna.words() == choices
        anna.show(f"confirming-{game}-{size[0]}")
        anna.page.keyboard.press("Escape")
        expect(anna.confirm).to_have_count(0)
        assert anna.words() == choices
        assert anna.page.evaluate("document.activeElement !== document.body"), "the focus got lost"
        press(anna, words)
    expect_turn([anna])
    anna.expect_no_complaints()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_undone_is_done_at_once(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game=game)
    rng = random.Random(2)
    words = play_until(anna, at_once, rng)
    choices = anna.words()
    point_at(anna, words)
    expect(anna.undo).to_be_visible()
    expect_turn([anna])
    anna.undo.click()
    anna.expect_choice(words)
    assert anna.words() == choices
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_asks_and_answers(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    words = play_until(anna, asking, random.Random(3))
    keys, piece = anna.page.keyboard, thing(anna, words)
    piece.focus()
    keys.press("Enter")
    expect(anna.confirm).to_be_focused()
    expect_beside(anna, piece)
    keys.press("Escape")
    expect(piece).to_be_focused()
    keys.down("Enter")
    expect(anna.confirm).to_be_focused()
    for _ in range(3):
        keys.down("Enter")  # held: repeats
    expect(anna.confirm).to_be_focused()
    keys.up("Enter")
    keys.press("Enter")
    expect(anna.confirm).to_have_count(0)
    expect_turn([anna])
    assert anna.page.evaluate("document.activeElement !== document.body"), "the focus got lost"
    anna.expect_no_complaints()


@SIZES
def test_in_the_list_it_asks_beside_the_entry(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random")
    play_until(anna, asking, random.Random(4))
    entry = anna.page.locator("button.choice[aria-pressed]:visible").first
    entry.scroll_into_view_if_needed()
    entry.tap() if size == PHONE else entry.click()
    expect(anna.confirm).to_be_focused()
    expect_beside(anna, entry)
    anna.page.get_by_role("button", name="Cancel").click()
    expect(entry).to_be_focused()
    anna.expect_no_complaints()


def test_always_confirm_is_a_preference_that_stays(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random")
    rng = random.Random(5)
    play_until(anna, at_once, rng)
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_label("Always confirm").check()
    anna.page.keyboard.press("Escape")
    for reload in (False, True):
        if reload:
            anna.reload()
        expect_turn([anna])
        assert at_once(anna) == []
        words = offered(anna)[0]
        thing(anna, words).focus()
        anna.page.keyboard.press("Enter")
        expect(anna.confirm).to_be_focused()
        anna.page.keyboard.press("Escape")
    anna.expect_no_complaints()


def before_a_forced_choice() -> tuple[Match, str]:
    """A game of Pioneers in which red can choose something, must then do something, and can choose again."""
    for seed in range(200):
        match, rng = westbound.new("pioneers", players=2, seed=seed), random.Random(seed)
        while not match.over and len(match.past) < 200:
            (seat, *_), legal = match.actors(), match.legal(match.actors()[0])
            if seat == 0 and len(legal) > 1:
                for words in sorted({*legal} - {match.space.text(action) for action in match.final(seat)}):
                    if leads_to_a_forced_choice(again(match), words):
                        return match, words
            match.play(seat, rng.choice(legal))
    raise AssertionError("nobody is ever forced")


def leads_to_a_forced_choice(match: Match, words: str) -> bool:
    match.play(0, words)
    before = len(match.past)
    while match.actors() == [0] and match.is_forced(0):
        match.play(0, match.legal(0)[0])
    return match.actors() == [0] and len(match.past) > before


def again(match: Match) -> Match:
    """The same game once more, to try something."""
    other = open_record(match.record)
    for number, line in enumerate(match.record.log):
        other.replay(line, number)
    other.go_on_with(random.Random(1))
    return other


@SIZES
def test_a_forced_choice_plays_itself_and_undo_goes_back_over_it(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    match, words = before_a_forced_choice()
    anna.enter(resume(caller(anna.url), match, "me", "random"))
    anna.expect_choice(words)
    choices = anna.words()
    anna.choose(words)
    expect(anna.page.locator("button.choice").nth(1)).to_be_visible()  # there is something to decide again
    expect_turn([anna])
    assert anna.words() != choices
    anna.undo.click()
    anna.expect_choice(words)
    assert anna.words() == choices
    anna.page.wait_for_timeout(LONG_ENOUGH)
    assert anna.words() == choices, "nothing is played again"
    anna.expect_no_complaints()


def test_with_always_confirm_a_forced_choice_takes_one_tap(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.always_confirm()
    match, words = before_a_forced_choice()
    anna.enter(resume(caller(anna.url), match, "me", "random"))
    anna.expect_choice(words)
    anna.choose(words)
    only = anna.page.get_by_role("button", name="Continue:")
    expect(only).to_be_visible()
    forced = anna.words()
    anna.page.wait_for_timeout(LONG_ENOUGH)
    assert anna.words() == forced
    only.click()
    anna.page.wait_for_function(f"words => ({READY})() && !({READY})().includes(words)", arg=forced[0], polling=POLL)
    expect(anna.confirm).to_have_count(0)
    anna.expect_no_complaints()


def test_a_single_choice_that_would_betray_a_hand_waits_for_one_tap(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game="colorado")
    rng = random.Random(6)
    for _ in range(80):
        expect_turn([anna])
        if len(anna.words()) == 1:
            break
        anna.choose_any(rng)
    only = anna.page.get_by_role("button", name="Continue:")
    anna.page.wait_for_timeout(LONG_ENOUGH)
    expect(only).to_be_visible()
    only.click()
    expect(anna.confirm).to_have_count(0)
    expect_turn([anna])
    anna.expect_no_complaints()
