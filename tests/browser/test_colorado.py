"""Colorado in the browser: a shared medal, choosing on the board without a mouse, and a table that stays in place."""

from __future__ import annotations

import random
import re

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, LARGE_DESK, PHONE, expect, expect_turn, finish, resume
from tests.browser.test_keyboard import tab_to
from tests.server.serving import Server
from westbound import Match
from westbound.games.colorado.printed import read_edition

EDITION = read_edition("westbound")
STEPS = {f"tick {region.name} {n}": step for region in EDITION.regions for n, step in enumerate(region.steps, 1)}
RAILS = {f"rail {n}": step for n, step in enumerate(EDITION.railroad, 1)}
TIPIS = {words for words, step in (STEPS | RAILS).items() if step.icon == "tipi"}
LIVELY = ("start", "tick", "rail", "free", "buy", "swap", "pair", "discover")
CHECK = re.compile("blue|orange")
CHAIN = re.compile(r"You play|\btick\b|\bbox \d|\bmedal\b")


def keeps_the_last_box(match: Match, seat: int) -> bool:
    """Whether all boxes on the right of a player's tipi track are ticked but the last one."""
    tipi = match.view(seat)["players"][seat]["tipi"]
    return bool(tipi[5] and not tipi[6])


def is_ready(match: Match, seat: int) -> bool:
    """Whether a player can tick that last box now."""
    can_tick = seat in match.actors() and not TIPIS.isdisjoint(match.legal(seat))
    return can_tick and keeps_the_last_box(match, seat)


def wish(match: Match, seat: int, rng: random.Random) -> str:
    """An action that leads to the last box of the tipi track, without ticking it."""
    words, waits = match.legal(seat), keeps_the_last_box(match, seat)
    if "right" in words:
        return "left" if waits else "right"
    tipis = [each for each in words if each in TIPIS]
    if tipis and not waits:
        return tipis[0]
    others = [each for each in words if each not in TIPIS] or words
    ticks = [each for each in others if each.startswith(("ask", "give", "free", "buy")) and CHECK.search(each)]
    return rng.choice(ticks or [each for each in others if each.startswith(LIVELY)] or others)


def before_a_shared_medal(seed: int) -> Match:
    """A game in which the first two of three players can tick the last box of the tipi track in the same turn."""
    match, rng = westbound.new("colorado", 3, seed), random.Random(seed)
    while not (is_ready(match, 0) and is_ready(match, 1)):
        seat = match.actors()[0]
        match.play(seat, wish(match, seat, rng) if seat < 2 else rng.choice(match.legal(seat)))
    return match


def ticking_the_last_box(match: Match, seat: int) -> list[str]:
    """What a player chooses to tick the last box, played in *match* as well."""
    words = [next(each for each in match.legal(seat) if each in TIPIS)]
    match.play(seat, words[0])
    if seat in match.actors() and "right" in match.legal(seat):
        words.append("right")
        match.play(seat, "right")
    return words


def test_two_people_share_a_medal(newcomer: Newcomer, server: Server) -> None:
    anna, ben = newcomer(), newcomer()
    host = server.caller()
    match = before_a_shared_medal(1)
    mine = resume(host, match, "me", "open", "random")
    anna.enter(mine)
    ben.enter(host.sit(mine["table"], "Ben"))
    expect_turn([ben])
    expect_turn([anna])
    anna.show("colorado-together")
    for seat, person in enumerate((anna, ben)):
        for words in ticking_the_last_box(match, seat):
            person.expect_choice(words)
            person.choose(words)
    finish([anna, ben], random.Random(5))
    turns = re.split(r"Turn \d+:", anna.log.inner_text())
    shared = [re.findall(r"(?m)^(?:You|Ben) .*medal \(tipi track\) worth (\d+)", turn) for turn in turns]
    assert any(len(points) == 2 and points[0] == points[1] for points in shared), "the medal is shared"
    own = ["\n".join(re.findall(r"(?m)^You .*", turn)) for turn in turns]
    assert max(len(CHAIN.findall(turn)) for turn in own) >= 4, "one action sets off another"
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
    anna.always_confirm()
    anna.open_table("me", "random", game="colorado")
    keys = anna.page.keyboard
    wanted = {
        "start": "[data-region] [data-offer]",
        "ask": "[data-call] [data-offer]",
        "tick": "[data-spot][data-offer]",
    }
    expect_turn([anna])
    anna.show("colorado-villages")
    for verb, place in wanted.items():
        expect_turn([anna])
        while len(anna.words()) == 1 or not any(words.startswith(verb) for words in anna.words()):
            anna.choose(anna.words()[-1])
            expect_turn([anna])
        tab_to(anna, place)
        keys.press("Enter")
        expect(anna.confirm).to_be_focused()
        anna.show(f"colorado-{verb}")
        keys.press("Escape")
        expect(anna.confirm).to_have_count(0)
        assert anna.page.evaluate("place => document.activeElement.matches(place)", place), "the focus got lost"
        keys.press("Enter")
        keys.press("Enter")
        expect(anna.confirm).to_have_count(0)
    anna.expect_no_complaints()


# The place of everything that must not move, and what of the board is out of sight.
PLACES = """() => {
  const place = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  const things = ['[data-sheet] svg', '[data-hand]', '[data-board]', '[data-middle]', '[data-player]'];
  return things.flatMap((each) => [...document.querySelectorAll(each)].map((one) => place(one).map(Math.round)));
}"""
HIDDEN = "(board => [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight])"


# Labels that are cut off, or need a second line.
CUT = """() => [...document.querySelectorAll('[data-bounty] header b')]
  .filter((label) => label.scrollWidth > label.clientWidth || label.clientHeight > 1.7 * parseFloat(
    getComputedStyle(label).fontSize))
  .map((label) => label.textContent)"""


@pytest.mark.parametrize(
    ("players", "size", "locale"), [(2, LARGE_DESK, "fr-FR"), (3, DESK, "de-DE"), (4, DESK, "en-GB")]
)
def test_the_table_fits_a_desk_and_stays_in_place(
    newcomer: Newcomer, players: int, size: tuple[int, int], locale: str
) -> None:
    anna = newcomer(size=size, locale=locale)
    anna.open_table("me", *["random"] * (players - 1), game="colorado")
    rng = random.Random(8)
    expect_turn([anna])
    expect(anna.page.locator("[data-player]").nth(players - 1)).to_be_visible()
    anna.load_fonts()
    before = anna.page.evaluate(PLACES)
    for _ in range(12):
        expect_turn([anna])
        assert anna.page.locator(".board").evaluate(HIDDEN) == [0, 0], "everything is in sight"
        assert anna.page.locator(".side").evaluate(HIDDEN) == [0, 0], "every player is in sight"
        assert anna.page.evaluate(PLACES) == before, "nothing jumps when the step changes"
        assert anna.page.evaluate(CUT) == [], "labels fit"
        anna.choose_any(rng)
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [PHONE, (820, 1180), (844, 390)], ids=["phone", "tablet", "landscape"])
def test_map_decision_and_hand_are_in_sight_together(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random", "random", game="colorado")
    rng = random.Random(9)
    for _ in range(10):
        expect_turn([anna])
        calls = anna.page.locator("[data-call]").count()
        for thing in ("[data-sheet]", "[data-offers]", *(() if calls else ("[data-hand]",))):
            expect(anna.page.locator(thing)).to_be_in_viewport()
        board = anna.page.locator(".board").bounding_box()
        offers = anna.page.locator("[data-offers]").bounding_box()
        assert board
        assert offers
        assert offers["y"] + offers["height"] <= board["y"] + board["height"] + 1, "the decision is not cut off"
        anna.choose_any(rng)
    anna.expect_no_complaints()


def test_a_call_is_told_with_its_answer(newcomer: Newcomer) -> None:
    """Who asked whom for what, and what was given, stays in sight also without animations."""
    anna = newcomer()
    anna.open_table("me", "random", game="colorado")
    rng = random.Random(10)
    said = anna.page.locator(".exchange li")
    expect_turn([anna])
    while not any(words.startswith("ask") for words in anna.words()):
        anna.choose_any(rng)
        expect_turn([anna])
    asked = anna.words()[0]
    card = asked.split(" ", 2)[2]
    anna.choose(asked)
    expect(said.nth(0).locator(f'[data-card="{card}"]')).to_be_visible()
    expect(said.nth(1).locator("[data-card]")).to_be_visible()
    anna.reload()
    expect(said.nth(0).locator(f'[data-card="{card}"]')).to_be_visible()
    anna.expect_no_complaints()


def test_open_hands_of_a_replay_lie_beside_each_other(newcomer: Newcomer, server: Server) -> None:
    caller = server.caller()
    table = caller.open("random", "random", "random", game="colorado")["table"]
    with caller.look(table) as client:
        client.play_to_the_end(random.Random(1))
    anna = newcomer()
    anna.go_to(f"/table/{table}/replay?eyes=all&at=40")
    expect(anna.page.locator("[data-player] .hand")).to_have_count(3)
    for place in anna.page.locator("[data-player]").all():
        assert place.evaluate("one => one.scrollHeight - one.clientHeight") <= 0, "nothing hangs out"
