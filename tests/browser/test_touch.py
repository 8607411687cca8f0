"""Touch on the board: a tap means the nearest thing, however small; it acts, or asks first."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, Person, expect, expect_turn

DECISIONS = 14
KINDS = {"pioneers": 4, "pioneer_days": 6, "colorado": 6}
REACH, STEP = 22, 11  # pixels: 44 across
MANY = 12  # of a kind are tried at most

# The visible things on the board that can be pressed, once per choice.
OFFERED = """() => {
  const words = [...document.querySelectorAll('.board [data-offer]:not([aria-disabled])')]
    .filter((one) => one.getBoundingClientRect().width)
    .map((one) => one.dataset.offer);
  return [...new Set(words)];
}"""

# The middle of a drawn thing; of a line, the point halfway along it.
MIDDLE = """(one) => {
  const line = one.querySelector('path.glow');
  if (!line) {
    const { x, y, width, height } = (one.querySelector('circle.glow') ?? one).getBoundingClientRect();
    const across = [0.5, 0.4, 0.3, 0.2, 0.1].map((part) => x + width * part); // a fan covers the rest
    const free = across.find((at) => one.contains(document.elementFromPoint(at, y + height / 2)));
    return [free ?? x + width / 2, y + height / 2];
  }
  const half = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
  return [half.x, half.y];
}"""

# Taps around the middle of a thing, where it is nearer than any other; returns those that select something else.
MISSES = """async ([words, reach, step]) => {
  const distance = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const along = (line) => Array.from({ length: 41 }, (_, i) => {
    const { x, y } = line.getPointAtLength(line.getTotalLength() * i / 40).matrixTransform(line.getScreenCTM());
    return [x, y];
  });
  const drawn = (one) => {
    const line = one.querySelector('path.glow');
    if (line) {
      const points = along(line);
      return { middle: points[20], from: (at) => Math.min(...points.map((each) => distance(each, at))) };
    }
    const spot = one.querySelector('circle.glow');
    if (spot) {
      const centre = middle(spot.getBoundingClientRect());
      return { middle: centre, from: (at) => distance(centre, at) };
    }
    const box = one.getBoundingClientRect();
    return { middle: middle(box), from: ([x, y]) => Math.hypot(
      Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)) };
  };
  const tap = async (x, y) => {
    const at = { clientX: x, clientY: y, pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    const under = document.elementFromPoint(x, y);
    under.dispatchEvent(new PointerEvent('pointerdown', at));
    under.dispatchEvent(new PointerEvent('pointerup', at));
    await new Promise((resolve) => setTimeout(resolve));
    const found = document.querySelector('.board [data-offer][aria-pressed=true]')?.dataset.offer ?? null;
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    return found;
  };
  const all = [...document.querySelectorAll('.board [data-offer]')];
  const things = all.filter((one) => one.getBoundingClientRect().width);
  const target = things.find((one) => one.dataset.offer === words);
  const others = things.filter((one) => one.dataset.offer !== words).map(drawn);
  const own = drawn(target);
  const [cx, cy] = own.middle;
  const found = { tried: 0, missed: [] };
  for (let dx = -reach; dx <= reach; dx += step) {
    for (let dy = -reach; dy <= reach; dy += step) {
      const at = [cx + dx, cy + dy];
      const far = target.querySelector('.glow') ? distance(own.middle, at) : own.from(at);
      const under = document.elementFromPoint(...at);
      if (target.ownerSVGElement && !target.ownerSVGElement.contains(under)) continue; // something lies over the map
      if (Math.hypot(dx, dy) > reach || !under?.closest('.board') || under.closest('button')) continue;
      if (others.some((other) => other.from(at) <= far)) continue;
      found.tried += 1;
      const picked = await tap(...at);
      if (picked !== words) found.missed.push([Math.round(dx), Math.round(dy), picked]);
    }
  }
  return found;
}"""


def offered(person: Person) -> list[str]:
    return [str(words) for words in person.page.evaluate(OFFERED)]


def press(person: Person, words: str) -> None:
    """Press something on the board, by touch on a phone, and confirm it unless there is nothing else to choose.

    The person always wants to confirm: else what others do at the same time decides what asks.
    """
    asks = len(person.words()) > 1
    target = point_at(person, words)
    if asks:
        expect(target).to_have_attribute("aria-pressed", "true")
        person.confirm.tap() if is_phone(person) else person.confirm.click()
    expect(person.confirm).to_have_count(0)


def point_at(person: Person, words: str) -> Locator:
    """Tap something on the board, or click it on a desktop."""
    target = thing(person, words)
    target.scroll_into_view_if_needed()
    tap = person.page.touchscreen.tap if is_phone(person) else person.page.mouse.click
    tap(*middle(target))
    return target


def is_phone(person: Person) -> bool:
    return person.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}


def some(words: list[str], verb: str, rng: random.Random) -> list[str]:
    alike = [each for each in words if each.split()[0] == verb]
    return rng.sample(alike, min(MANY, len(alike)))


def thing(person: Person, words: str) -> Locator:
    return person.page.locator(f'.board [data-offer="{words}"]:visible').first


def middle(target: Locator) -> tuple[float, float]:
    """The middle of a drawn thing; of a line, the point halfway along it."""
    x, y = target.evaluate(MIDDLE)
    return float(x), float(y)


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_the_board_acts_or_asks(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(size=PHONE)
    anna.always_confirm()
    anna.open_table("me", "random", game=game)
    rng = random.Random(1)
    tapped: dict[str, int] = {}
    while sum(tapped.values()) < DECISIONS:
        expect_turn([anna])
        words = offered(anna)
        if not words:  # nothing on the board can be pressed
            anna.choose_any(rng)
            continue
        seldom = min(tapped.get(each.split()[0], 0) for each in words)
        chosen = rng.choice([each for each in words if tapped.get(each.split()[0], 0) == seldom])
        press(anna, chosen)
        tapped[chosen.split()[0]] = seldom + 1
    assert len(tapped) >= 4, f"too few kinds of things: {tapped}"
    anna.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_the_nearest_thing_is_meant(newcomer: Newcomer, game: str) -> None:
    """Every road, step, city and card is as easy to hit as a button, as far as its neighbors allow."""
    anna = newcomer(size=PHONE)
    anna.always_confirm()
    anna.open_table("me", "random", game=game)
    rng = random.Random(2)
    seen: set[str] = set()
    while len(seen) < KINDS[game]:
        expect_turn([anna])
        words = offered(anna) if len(anna.words()) > 1 else []  # a single choice would be made at once
        verbs = {each.split()[0] for each in words} - seen
        tried = [each for verb in sorted(verbs) for each in some(words, verb, rng)]
        for each in tried:
            thing(anna, each).scroll_into_view_if_needed()
            found = anna.page.evaluate(MISSES, [each, REACH, STEP])
            assert found["tried"], f"{each} is hidden by others"
            assert not found["missed"], f"{each} is missed by {found['missed']} of {found['tried']}"
        seen |= verbs
        fresh = [each for each in anna.words() if each.split()[0] not in seen]
        anna.choose(rng.choice(fresh or anna.words()))
    anna.expect_no_complaints()


def test_a_pan_or_a_pinch_is_no_tap(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    anna.always_confirm()
    anna.open_table("me", "random")
    expect_turn([anna])
    while not any(each.startswith("travel") for each in offered(anna)):
        anna.choose(anna.words()[0])
        expect_turn([anna])
    target = thing(anna, next(each for each in offered(anna) if each.startswith("travel")))
    target.scroll_into_view_if_needed()
    x, y = middle(target)
    finger = anna.context.new_cdp_session(anna.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x, y))
    touch("touchMove", (x + 15, y))
    touch("touchMove", (x + 30, y))
    touch("touchEnd")
    touch("touchStart", (x, y))
    touch("touchStart", (x, y), (x + 40, y))
    touch("touchEnd")
    anna.page.wait_for_timeout(100)
    expect(anna.page.get_by_role("button", name="Confirm")).to_have_count(0)
    anna.page.touchscreen.tap(*middle(target))
    expect(anna.page.get_by_role("button", name="Confirm")).to_be_visible()
