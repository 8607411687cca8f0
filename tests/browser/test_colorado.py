"""A whole game of Colorado in the browser."""

from __future__ import annotations

import random
import re

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import Person, expect, expect_turn
from tests.browser.test_keyboard import tab_to
from westbound.games.colorado.printed import read_edition

EDITION = read_edition("westbound")
STEPS = {f"tick {region.name} {n}": step for region in EDITION.regions for n, step in enumerate(region.steps, 1)}
RAILS = {f"rail {n}": step for n, step in enumerate(EDITION.railroad, 1)}
TIPIS = {words for words, step in (STEPS | RAILS).items() if step.icon == "tipi"}
LIVELY = ("start", "tick", "rail", "free", "buy", "swap", "pair", "discover")
CHECK = re.compile("blue|orange")


class Partner:
    """Somebody who keeps the last box of the tipi track for the moment when both can tick it."""

    def __init__(self, person: Person, symbol: str) -> None:
        self.person, self.symbol = person, symbol

    @property
    def waits(self) -> bool:
        """All boxes to the right but the last one are ticked."""
        row = self.person.page.locator(f'[data-row="tipi {self.symbol}"]')
        return row.locator('[data-box="6"].done').count() > 0 and row.locator('[data-box="7"].done').count() == 0

    @property
    def is_ready(self) -> bool:
        """Waits, and can tick the last box now."""
        return self.waits and self.person.is_settled() and not TIPIS.isdisjoint(self.person.words())

    def wish(self, words: list[str], together: bool, rng: random.Random) -> str:
        if "right" in words:
            return "right" if together or not self.waits else "left"
        tipis = [each for each in words if each in TIPIS]
        if tipis and (together or not self.waits):
            return tipis[0]
        others = [each for each in words if each not in TIPIS] or words
        ticks = [each for each in others if each.startswith(("ask", "give", "free", "buy")) and CHECK.search(each)]
        return rng.choice(ticks or [each for each in others if each.startswith(LIVELY)] or others)


def play(partners: list[Partner], rng: random.Random) -> None:
    """Play to the end; once both are ready, they tick the last box of the tipi track in the same turn."""
    together = False
    while not all(partner.person.is_over for partner in partners):
        asked = [partner for partner in partners if partner.person.is_asked and partner.person.is_settled()]
        if not asked:
            partners[0].person.page.wait_for_timeout(30)
            continue
        if not together and len(asked) == len(partners) and all(partner.is_ready for partner in partners):
            together = True
            asked[0].person.show("colorado-together")
        if words := asked[0].person.words():
            asked[0].person.choose(asked[0].wish(words, together, rng))


def turns(person: Person) -> list[str]:
    """What happened, by turns."""
    return re.split(r"Turn \d+:", person.log.inner_text())


def test_two_people_and_a_bot_play_colorado(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(anna.open_table("me", "open", "random", game="colorado"), "Ben")
    expect_turn([anna, ben])
    anna.show("colorado-villages")
    play([Partner(anna, "campfire"), Partner(ben, "wheel")], random.Random(5))
    shared = [re.findall(r"(?m)^(?:You|Ben) .*medal \(tipi track\) worth (\d+)", turn) for turn in turns(anna)]
    assert any(len(points) == 2 and points[0] == points[1] for points in shared), "the medal is shared"
    mine = ["\n".join(re.findall(r"(?m)^You .*", turn)) for turn in turns(anna)]
    chains = [re.findall(r"You play|\btick\b|\bbox \d|\bmedal\b", turn) for turn in mine]
    assert max(len(effects) for effects in chains) >= 4, "one action sets off another"
    for person in (anna, ben):
        person.expect_no_complaints()
    anna.show("colorado-over")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download record").click()
    match = westbound.load(download.value.path())
    assert match.over
    assert match.game.name == "colorado"


def test_village_call_and_step_are_chosen_on_the_board_without_a_mouse(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game="colorado")
    keys = anna.page.keyboard
    confirm = anna.page.get_by_role("button", name="Confirm")
    wanted = {
        "start": "[data-region] [data-offer]",
        "ask": "[data-call] [data-offer]",
        "tick": "[data-spot][data-offer]",
    }
    for verb, place in wanted.items():
        expect_turn([anna])
        while not any(words.startswith(verb) for words in anna.words()):
            anna.choose(anna.words()[-1])
            expect_turn([anna])
        tab_to(anna, place)
        keys.press("Enter")
        expect(confirm).to_be_focused()
        anna.show(f"colorado-{verb}")
        keys.press("Escape")
        expect(confirm).to_have_count(0)
        assert anna.page.evaluate("place => document.activeElement.matches(place)", place), "the focus got lost"
        keys.press("Enter")
        keys.press("Enter")
        expect(confirm).to_have_count(0)
    anna.expect_no_complaints()
