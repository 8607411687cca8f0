"""No layout shift while choosing, tab stops that are visible and named, one announcement per turn."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, POLL, Person, expect, expect_turn, play_on
from tests.browser.test_confirming import PLACES
from tests.browser.test_touch import middle, offered, press, thing

DECISIONS = 10
STILL = 0.1  # cumulative layout shift, including shifts right after input

WATCH_SHIFTS = """() => {
  window.shifts = [];
  const where = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const told = ({ node, previousRect, currentRect }) =>
    `${node?.nodeName} ${node?.className ?? ''}: ${where(previousRect)} -> ${where(currentRect)}`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) shifts.push([value, ...sources.map(told)]);
  }).observe({ type: 'layout-shift' });
}"""

WATCH_VOICE = """() => {
  window.said = [];
  for (const region of document.querySelectorAll('[aria-live=polite], [aria-live=assertive]')) {
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        const texts = type === 'characterData' ? [target.data] : [...addedNodes].map((node) => node.textContent);
        said.push(...texts.filter(Boolean));
      }
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""


def decide(person: Person, rng: random.Random) -> None:
    """Choose something on the board by touch or mouse if possible, otherwise in the list."""
    words = offered(person)
    if words:
        press(person, rng.choice(words))
    else:
        person.choose_any(rng)


@pytest.mark.parametrize("listed", [True, False], ids=["unfolded", "folded"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_during_ten_decisions(newcomer: Newcomer, game: str, size: tuple[int, int], listed: bool) -> None:
    anna = newcomer(size=size, listed=listed, reduced_motion="no-preference")
    anna.hurry()
    anna.always_confirm()
    anna.open_table("me", "random", game=game)
    rng = random.Random(3)
    expect_turn([anna])
    expect(anna.page.locator("[data-player]").first).to_be_visible()
    anna.load_fonts()
    anna.page.evaluate(WATCH_SHIFTS)
    for _ in range(DECISIONS):
        expect_turn([anna])
        decide(anna, rng)
    expect_turn([anna])
    shifts = anna.page.evaluate("shifts")
    assert sum(value for value, *_ in shifts) <= STILL, shifts
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_what_others_ask_moves_nothing_under_a_press(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer()
    anna.always_confirm()
    ben.sit_down(anna.open_table("me", "open", game=game), "Ben")
    rng = random.Random(8)
    asking = ben.page.get_by_role("button", name=re.compile("to agree"))
    while not (asking.count() and anna.ready() and (things := offered(anna))):
        play_on([ben, anna], rng, most=1)
        anna.page.wait_for_timeout(POLL)
    words = rng.choice(things)
    target = thing(anna, words)
    target.scroll_into_view_if_needed()
    x, y = middle(target)
    anna.page.mouse.move(x, y)
    before = anna.page.evaluate(PLACES, words)
    devtools = anna.context.new_cdp_session(anna.page)
    finger = size == PHONE

    def touch(kind: str, *points: dict[str, float]) -> None:
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", {"x": x, "y": y}) if finger else anna.page.mouse.down()
    asking.click()
    expect(anna.page.get_by_text("wants to undo an action")).to_be_visible()
    assert anna.page.evaluate(PLACES, words) == before, "nothing has moved"
    touch("touchEnd") if finger else anna.page.mouse.up()
    expect(target).to_have_attribute("aria-pressed", "true")
    anna.show(f"asked-{size[0]}")


# Losing the focus is not enough: the next Tab would go on from the place of the last click.
TO_THE_TOP = "(top => { top.tabIndex = -1; top.focus(); top.removeAttribute('tabindex'); })(document.documentElement)"


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_of_the_tab_key_has_a_name_and_can_be_seen(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    rng = random.Random(4)
    for _ in range(4):
        expect_turn([anna])
        anna.choose_any(rng)
    expect_turn([anna])
    tree = anna.context.new_cdp_session(anna.page)
    anna.page.evaluate(TO_THE_TOP)
    stops: list[str] = []
    while True:
        anna.page.keyboard.press("Tab")
        if not anna.page.evaluate("document.activeElement !== document.body && !document.activeElement.dataset.walked"):
            break
        focused = tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        node = tree.send("Accessibility.getPartialAXTree", {"objectId": focused, "fetchRelatives": False})["nodes"][0]
        name = str(node.get("name", {}).get("value", ""))
        what = anna.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        assert name, f"stop {len(stops)} has no name: {what}"
        assert anna.page.evaluate("!document.activeElement.closest('[aria-hidden=true]')"), f"hidden: {what}"
        if name not in stops:  # once per name: screenshots are slow
            assert looks(anna, focused=True) != looks(anna, focused=False), f"its focus is not to be seen: {what}"
        anna.page.evaluate("document.activeElement.dataset.walked = 'yes'")
        stops.append(name)
    assert stops[0] == "Skip to content"
    assert len(stops) > 10
    anna.expect_no_complaints()


def looks(person: Person, focused: bool) -> bytes:
    """A screenshot around the focused element, with or without its focus."""
    if not focused:
        person.page.evaluate("(window.stop = document.activeElement).blur()")
    x, y, width, height = person.page.evaluate(
        """() => {
          const one = document.activeElement === document.body ? window.stop : document.activeElement;
          const { x, y, width, height } = one.getBoundingClientRect();
          const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
          return [left, top, Math.min(innerWidth, x + width + 8) - left, Math.min(innerHeight, y + height + 8) - top];
        }"""
    )
    shot = person.page.screenshot(clip={"x": x, "y": y, "width": max(width, 1), "height": max(height, 1)})
    if not focused:
        person.page.evaluate("window.stop.focus({ preventScroll: true, focusVisible: true })")
    return shot


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_told_once(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.always_confirm()  # else single choices play themselves, and the next question is announced, too
    anna.open_table("me", "random", game=game)
    rng = random.Random(5)
    expect_turn([anna])
    anna.page.evaluate(WATCH_VOICE)
    turns = 0
    for _ in range(12):
        expect_turn([anna])
        before = anna.log.inner_text()
        anna.page.evaluate("said.length = 0")
        anna.choose_any(rng)
        expect_turn([anna])
        said = [str(text) for text in anna.page.evaluate("said")]
        mine = [text for text in said if re.search(r"\byour turn\b", text, re.IGNORECASE)]
        assert len(mine) <= 1, said
        turns += anna.log.inner_text() != before and bool(mine)
    assert turns
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_log_board_and_prompt_show_one_moment(newcomer: Newcomer, game: str) -> None:
    """While news is animated, the log shows no more than the board, and the next question waits."""
    anna = newcomer(reduced_motion="no-preference")
    anna.hurry()
    anna.always_confirm()
    anna.open_table("me", "greedy", game=game)
    rng = random.Random(6)
    for _ in range(3):
        expect_turn([anna])
        decide(anna, rng)
    expect_turn([anna])
    anna.page.evaluate(
        """() => {
          window.early = [];
          const log = document.querySelector('[role=log]');
          new MutationObserver(() => {
            const moving = document.querySelector('.wb-sky .wb-prop') !== null;
            const asked = document.querySelector('.prompt.mine') && !document.querySelector('.held');
            if (moving && asked) early.push(document.querySelector('.prompt').textContent);
          }).observe(log, { childList: true, subtree: true });
        }"""
    )
    for _ in range(3):
        expect_turn([anna])
        decide(anna, rng)
    expect_turn([anna])
    assert anna.page.evaluate("early") == []


def test_an_action_is_taken_back_while_it_is_shown(newcomer: Newcomer) -> None:
    anna, ben = newcomer(reduced_motion="no-preference"), newcomer()
    for person in (anna, ben):
        person.always_confirm()  # else a single choice may play itself just when it is clicked
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    first = expect_turn([anna, ben])
    if first is ben:
        while not anna.ready():
            if ben.ready():
                ben.choose_any(random.Random(7))
            anna.page.wait_for_timeout(100)
    expect_turn([anna])
    while not any(words.startswith("road") for words in anna.words()):
        anna.choose_any(random.Random(7))
        expect_turn([anna, ben])
    anna.choose(next(words for words in anna.words() if words.startswith("road")))
    anna.page.get_by_role("button", name="Undo").click()
    expect(anna.page.get_by_text("You undo an action.").last).to_be_visible()


BOARD = re.compile(r"/assets/Board-[^/]*\.js$")


@pytest.mark.parametrize("listed", [True, False], ids=["unfolded", "folded"])
def test_nothing_is_listed_that_would_move_once_the_board_is_there(newcomer: Newcomer, listed: bool) -> None:
    anna = newcomer(listed=listed)
    held: list[Route] = []
    anna.page.route(BOARD, lambda route: held.append(route))
    anna.open_table("me", "random")
    expect(anna.prompt).to_have_text("Your turn")
    while not held:
        anna.page.wait_for_timeout(POLL)
    anna.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(anna.choices).to_have_count(0)
    for route in held:
        route.continue_()
    assert len(expect_turn([anna]).words()) > 1
    expect(anna.page.locator("button.unfold")).to_be_visible()
    anna.expect_no_complaints()


def test_without_its_board_a_game_can_be_played_with_the_list(newcomer: Newcomer) -> None:
    anna = newcomer(listed=False)
    anna.page.route(BOARD, lambda route: route.abort())
    anna.open_table("me", "random")
    for _ in range(3):
        anna.choose(expect_turn([anna]).words()[0])
    expect(anna.choices).not_to_have_count(0)
