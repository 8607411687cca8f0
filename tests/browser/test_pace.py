"""What others did: shown at a speed one chooses, skipped with a key, and still to be seen on the board afterwards."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, POLL, Person, expect, expect_turn

MARKED = "kind => [...document.querySelectorAll(`[data-${kind}]`)].map(each => each.getAttribute(`data-${kind}`))"

# What the log says of each game, and where on the board that is.
PLACES = {
    "pioneers": (re.compile("drives to"), "[data-city]"),
    "pioneer_days": (re.compile("takes .* income"), "[data-count=money]"),
    "colorado": (re.compile("ticks"), ":is([data-sheet] [data-spot], [data-glance] [data-dot])"),
}
IN_SIGHT = """() => {
  const lit = document.querySelector('[data-lit]')?.getBoundingClientRect();
  const board = document.querySelector('section.board').getBoundingClientRect();
  const [x, y] = lit ? [lit.x + lit.width / 2, lit.y + lit.height / 2] : [-1, -1];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""


def marked(person: Person, kind: str) -> list[str]:
    return [str(color) for color in person.page.evaluate(MARKED, kind)]


def until_others_have_played(person: Person, rng: random.Random) -> None:
    for _ in range(60):
        expect_turn([person])
        if marked(person, "since"):
            return
        person.choose_any(rng)
    raise AssertionError("nobody left a trail")


def until_told(person: Person, told: re.Pattern[str]) -> Locator:
    """Play until the log says that; returns its latest such line."""
    rng = random.Random(6)
    lines = person.page.get_by_role("log", include_hidden=True).locator("li", has_text=told)
    for _ in range(60):
        expect_turn([person])
        if lines.count():
            return lines.last
        person.choose_any(rng)
    raise AssertionError(f"nothing like {told.pattern} happened")


@pytest.mark.parametrize("game", GAMES)
def test_what_others_did_is_marked_on_the_board(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    until_others_have_played(anna, random.Random(6))
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_shows_its_place(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "random", game=game)
    told, place = PLACES[game]
    until_told(anna, told).hover()
    expect(anna.page.locator(f"{place}[data-lit]").first).to_be_visible()
    anna.prompt.hover()
    expect(anna.page.locator("[data-lit]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_line_of_the_log_brings_its_place_into_sight(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(size=PHONE)
    anna.open_table("me", "random", game=game)
    line = until_told(anna, PLACES[game][0])
    anna.page.get_by_role("button", name="Log", exact=True).tap()
    line.tap()
    anna.page.wait_for_function(IN_SIGHT, polling=POLL)


@pytest.mark.parametrize("game", GAMES)
def test_what_others_gained_is_told_at_their_places_also_after_a_return(newcomer: Newcomer, game: str) -> None:
    anna, rng = newcomer(size=PHONE), random.Random(6)
    anna.open_table("me", "greedy", game=game)
    gains = anna.page.locator("[data-player] [data-gain]")
    for _ in range(80):
        expect_turn([anna])
        if gains.count():
            break
        anna.choose_any(rng)
    gained = gains.all_text_contents()
    assert gained
    anna.reload()
    expect_turn([anna])
    expect(gains).to_have_text(gained)
    assert marked(anna, "since")


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


# How long news was animated, by turn and by what I chose before, in the time of the animations: a busy machine does not
# make that longer.
TIME_ANIMATIONS = """() => {
  const played = [];
  let clicks = 0;
  addEventListener('click', () => clicks += 1, true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    if (this.closest('.wb-board')) {
      const turn = `${document.querySelectorAll('.log .turn').length} ${clicks}`;
      played.push({ animation, start: performance.now(), turn });
    }
    return animation;
  };
  window.turnsAnimated = () => {
    const turns = {};
    for (const { animation, start, turn } of played) {
      const { delay, duration } = animation.effect.getTiming();
      (turns[turn] ??= []).push([start, start + (delay + duration) / animation.playbackRate]);
    }
    return Object.values(turns).map((spans) => {
      let [sum, end] = [0, -Infinity];
      for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
        sum += Math.max(0, to - Math.max(from, end));
        end = Math.max(end, to);
      }
      return Math.round(sum);
    });
  };
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_a_bot_is_shown_in_two_and_a_half_seconds(newcomer: Newcomer, game: str) -> None:
    anna, rng = newcomer(reduced_motion="no-preference"), random.Random(6)
    anna.page.add_init_script(f"({TIME_ANIMATIONS})()")
    anna.open_table("me", "greedy", "greedy", game=game)
    for _ in range(6):
        expect_turn([anna])
        anna.choose_any(rng)
    expect_turn([anna])
    _setup, *turns = anna.page.evaluate("() => turnsAnimated()")
    assert len(turns) > 2
    assert max(turns) <= 2500, turns
