"""Every kind of thing that can be chosen on a board is chosen by a tap on it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, POLL, READY, Person, caller, expect, resume
from tests.browser.targets import ALONE, CHANCE, LISTED, TARGETS, Position, Target, first, positions
from tests.browser.test_touch import middle

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
ALL_PLACES = """() => [...document.querySelectorAll('.board [data-offer]')]
  .filter((one) => one.getBoundingClientRect().width)
  .map((one) => [one.dataset.offer, PLACES.filter((place) => one.matches(place))])"""


def test_the_list_has_every_verb_of_the_rules() -> None:
    for game in GAMES:
        entry = westbound.game(game)
        verbs = {block.verb for block in entry.space(entry.box(entry.players[-1])).blocks}
        drawn = {target.verb for target in TARGETS[game]}
        assert drawn | LISTED[game] | CHANCE[game] == verbs
        assert not drawn & (LISTED[game] | CHANCE[game])


def test_the_list_has_every_component_that_draws_something_to_choose() -> None:
    for game in GAMES:
        calls = {
            path.relative_to(BOARDS / game).with_suffix("").as_posix(): path.read_text("utf-8").count(".target(")
            for path in (BOARDS / game).rglob("*.svelte")
        }
        places = Counter(component for component, _ in {(target.component, target.place) for target in TARGETS[game]})
        assert places.keys() == {component for component, count in calls.items() if count}
        for component, count in places.items():
            assert count >= calls[component], f"{game}/{component} draws something that the list does not have"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_is_chosen_by_a_tap(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(size=PHONE, listed=False)
    anna.always_confirm()
    tapped: set[Target] = set()
    for at in positions(game):
        sit_down(anna, at)
        expect_only_what_is_listed(anna, game, at)
        alike = [target for target in TARGETS[game] if target.verb in at.verbs - ALONE]
        tapped |= {target for target in alike if not target.unfolded and tap_one(anna, at, target)}
        unfolded = [target for target in alike if target.unfolded]
        if unfolded:
            anna.page.locator(".place.own .fold").tap()
            expect_only_what_is_listed(anna, game, at)
            tapped |= {target for target in unfolded if tap_one(anna, at, target)}
            anna.page.locator(".place.own .fold").tap()
        tapped |= {target for target in TARGETS[game] if target.verb in at.verbs & ALONE and make(anna, at, target)}
    assert tapped == {*TARGETS[game]}
    anna.expect_no_complaints()


def test_whom_to_ask_is_chosen_by_a_tap(newcomer: Newcomer) -> None:
    """In Colorado the players to call are things on the board, too, which the list of choices does not name."""
    anna = newcomer(size=PHONE, listed=False)
    anna.always_confirm()
    at = first("colorado", "ask", players=3)
    sit_down(anna, at)
    asked = {words.split()[1] for words in at.words("ask")}
    assert len(asked) > 1
    for color in sorted(asked, reverse=True):
        anna.page.locator(f"[data-ask={color}]").tap()
        expect(anna.page.locator(f"[data-call={color}]")).to_be_visible()
        tap_and_look(anna, anna.page.locator(f'.call .paper[data-offer^="ask {color} "]').last)


def sit_down(person: Person, at: Position) -> None:
    """Go on from there, against bots that play at random."""
    seats = ["me" if seat == at.seat else "random" for seat in range(at.match.table.players)]
    person.enter(resume(caller(person.url), at.match, *seats))
    person.expect_choice(at.match.legal(at.seat)[0])
    person.load_fonts()


def expect_only_what_is_listed(person: Person, game: str, at: Position) -> None:
    """Everything that can be chosen here is a target of the list, and drawn where the list says."""
    places = sorted({target.place for target in TARGETS[game]})
    drawn = person.page.evaluate(ALL_PLACES.replace("PLACES", str(places)))
    known = {(target.verb, target.place) for target in TARGETS[game]}
    for words, found in drawn:
        verb = next(verb for verb in at.verbs | LISTED[game] if words in at.words(verb))
        assert [place for place in found if (verb, place) in known], f"{words} is drawn where the list does not say"


def tap_one(person: Person, at: Position, target: Target) -> bool:
    """Tap one of these things, if it is there."""
    things = person.page.locator(f".board {target.place}[data-offer]").filter(visible=True)
    mine = [thing for thing in things.all() if thing.get_attribute("data-offer") in at.words(target.verb)]
    if mine:
        tap_and_look(person, mine[-1])
    return bool(mine)


def tap_and_look(person: Person, thing: Locator) -> None:
    """Check that a tap on it selects just that, and let it go again."""
    words = thing.get_attribute("data-offer")
    pressed = person.page.locator(".board [data-offer][aria-pressed=true]")
    thing.scroll_into_view_if_needed()
    person.page.touchscreen.tap(*middle(thing))
    expect(pressed).not_to_have_count(0)
    assert {one.get_attribute("data-offer") for one in pressed.all()} == {words}
    expect(person.confirm).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(pressed).to_have_count(0)


def make(person: Person, at: Position, target: Target) -> bool:
    """Tap what is the only choice, and so made at once."""
    (words,) = at.words(target.verb)
    thing = person.page.locator(f".board {target.place}[data-offer]").filter(visible=True)
    person.page.touchscreen.tap(*middle(thing))
    person.page.wait_for_function(f"words => !({READY})()?.includes(words)", arg=words, polling=POLL)
    return True
