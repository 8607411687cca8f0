"""One rule for fingers: a tap chooses, a finger that rests looks."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, Person, expect
from tests.browser.test_confirming import PLACES, at_once, play_until
from tests.browser.test_phone import TABLET
from tests.browser.test_touch import middle, thing


class Finger:
    """A finger that goes down, moves and is lifted on a phone."""

    def __init__(self, person: Person) -> None:
        self._tools = person.context.new_cdp_session(person.page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def lift(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *points: dict[str, float]) -> None:
        self._tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_sees_and_chooses_nothing(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(size=PHONE)
    anna.open_table("me", "random", game=game)
    finger = Finger(anna)
    words = play_until(anna, at_once, random.Random(8))
    choices = anna.words()
    target = thing(anna, words)
    target.scroll_into_view_if_needed()
    x, y = middle(target)
    shown = anna.page.locator(f'.board [data-offer="{words}"].shown')
    before = anna.page.evaluate(PLACES, words)
    for slides_off in (False, True):
        finger.down(x, y)
        expect(shown).not_to_have_count(0)
        assert anna.page.evaluate(PLACES, words) == before, "nothing has moved"
        anna.show(f"looking-{game}")
        if slides_off:
            finger.move(x + 20, y)
            finger.move(x + 40, y)
            expect(shown).to_have_count(0)
        finger.lift()
        expect(shown).to_have_count(0)
        assert anna.words() == choices, "nothing was chosen"
    anna.page.touchscreen.tap(*middle(target))
    expect(anna.undo).to_be_visible()
    anna.expect_no_complaints()


def test_colorado_tells_a_finger_and_draws_what_is_in_sight(newcomer: Newcomer) -> None:
    """The chain stands above the hand; the thread ends where something is scrolled away or below the hand."""
    anna = newcomer(size=TABLET, has_touch=True)
    anna.open_table("me", "random", game="colorado")
    finger, thread = Finger(anna), anna.page.locator(".thread .line")
    words = play_until(anna, ticks_a_box, random.Random(1))
    anna.tab("Choices").click()  # folds the list, so that there is room for the board
    anna.page.mouse.move(0, 0)
    target = thing(anna, words)
    for block, lines in (("end", 0), ("start", 1)):
        target.evaluate("(spot, block) => spot.scrollIntoView({ block })", block)
        finger.down(*middle(target))
        expect(anna.page.locator(f'[data-chain="{words}"]')).to_contain_text("box")
        expect(thread).to_have_count(lines)
        anna.show(f"thread-{block}")
        finger.lift()
        expect(thread).to_have_count(0)
    anna.expect_no_complaints()


def ticks_a_box(person: Person) -> list[str]:
    """The steps that also tick one certain box of a bounty track."""
    listed = person.page.locator("button.choice", has_text=re.compile(r"box \d+ of")).all()
    found = [str(one.get_attribute("data-words")) for one in listed]
    return [words for words in at_once(person) if words.startswith("tick") and words in found]
