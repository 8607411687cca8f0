"""Pioneer Days in the browser: a game, a wagon that overflows, a storm, a scene that fits."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, LARGE_DESK, PHONE, expect, expect_turn, finish, play_on, resume
from tests.server.serving import Server
from westbound import Match
from westbound.engine.record import Record

GOODS = ("wood", "medicine", "mine", "equip")


def test_two_people_and_a_bot_play_pioneer_days(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(anna.open_table("me", "open", "random", game="pioneer_days"), "Ben")
    for person in (anna, ben):  # all choose their boards at once
        expect_turn([person])
    anna.show("days-boards")
    for person in (ben, anna):
        person.choose(person.ready()[0])
    rng = random.Random(5)
    assert play_on([anna, ben], rng, most=6) == 6
    finish([anna, ben], rng)
    expect(anna.log).to_contain_text("All disaster markers advance once more")
    for person in (anna, ben):
        person.expect_no_complaints()
    anna.show("days-over")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download record").click()
    match = westbound.load(download.value.path())
    assert match.over
    assert match.game.name == "pioneer_days"


def before_an_overflow(seed: int) -> tuple[Match, list[str]]:
    """A game in which red is about to take a die, turn it and get more goods than fit, and the words for it."""
    match, rng = westbound.new("pioneer_days", 2, seed), random.Random(seed)
    before, words = match.record, list[str]()
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        if seat == 0 and any(each.startswith("take") for each in legal):
            before, words = Record(match.record.header, [*match.record.log]), []
        goods = [each for each in legal if each.startswith(GOODS)]
        turns = [each for each in legal if each.startswith("turn ") and "turn" not in " ".join(words)]
        words.append(rng.choice(turns or goods or legal))
        if (
            seat == 0
            and [each.split()[0] for each in words[:2]] == ["take", "turn"]
            and words[-1].startswith("discard")
        ):
            return westbound.load(before), words
        match.play(seat, words[-1])
    raise AssertionError("nothing overflows")


def test_a_die_is_turned_and_goods_overflow(newcomer: Newcomer, server: Server) -> None:
    match, script = before_an_overflow(1)
    anna = newcomer()
    anna.enter(resume(server.caller(), match, "me", "random"))
    for words in script:
        anna.expect_choice(words)
        if words.startswith("discard"):
            anna.show("days-overflow")
        anna.choose(words)
    expect(anna.log).to_contain_text("and turn the die to")
    expect(anna.log).to_contain_text("−1 gold token")
    anna.expect_no_complaints()


@cache
def stormy(picks: int) -> Match:
    """A game in which red has to choose that many wagons of two kinds for a storm to damage."""
    for seed in range(100):
        match, rng = westbound.new("pioneer_days", 2, seed), random.Random(seed)
        while not match.over:
            view = match.view(0)
            if 0 in match.actors() and view["exposed"] == picks and not view["battered"]:
                return match
            seat = rng.choice(match.actors())
            words = match.legal(seat)
            match.play(seat, rng.choice([each for each in words if each.startswith(("income", "wagon"))] or words))
    raise AssertionError("no such storm")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_storm_shows_each_pick_at_once(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.enter(resume(server.caller(), stormy(6), "me", "random"))
    expect_turn([anna])
    mine = anna.page.locator(".wb-days .seated > :first-child")
    for pick in (1, 2):
        expect(mine.get_by_text(f"Storm damage: wagon {pick} of 6")).to_be_visible()
        expect(anna.page.get_by_role("group", name="Decision")).to_contain_text(f"{pick} of 6")
        expect(mine.locator("[data-picked]")).to_have_count(pick - 1)
        anna.choose(expect_turn([anna]).words()[0])
    expect(mine.locator("[data-picked]")).to_have_count(2)
    anna.show(f"days-storm-{size[0]}")
    anna.expect_no_complaints()


@cache
def halfway(players: int) -> Match:
    """A game in its third week, in which red is about to take a die."""
    match, rng = westbound.new("pioneer_days", players, 2), random.Random(2)
    while match.view(0)["week"] < 3 or not any(words.startswith("take") for words in match.legal(0)):
        seat = rng.choice(match.actors())
        words = match.legal(seat)
        match.play(seat, rng.choice([each for each in words if each.startswith("recruit")] or words))
    return match


@pytest.mark.parametrize(
    ("players", "size", "locale"), [(2, DESK, "en-GB"), (3, LARGE_DESK, "de-DE"), (4, DESK, "fr-FR")]
)
def test_the_scene_fits_a_desk(
    newcomer: Newcomer, server: Server, players: int, size: tuple[int, int], locale: str
) -> None:
    anna = newcomer(size=size, locale=locale)
    anna.enter(resume(server.caller(), halfway(players), "me", *["random"] * (players - 1)))
    expect_turn([anna])
    expect(anna.page.locator("[data-trail]")).to_have_attribute("data-trail", re.compile(r"1\d"))
    anna.load_fonts()
    rng = random.Random(9)
    for _ in range(6):
        box = anna.page.locator("section.board").evaluate("board => [board.scrollHeight, board.clientHeight]")
        assert box[0] <= box[1], "the board has to be scrolled"
        for width in anna.page.locator("[data-die] svg").evaluate_all("all => all.map(die => die.clientWidth)"):
            assert width >= 80, "dice are large"
        anna.show(f"days-scene-{players}")
        anna.choose_any(rng)
        expect_turn([anna])
    anna.expect_no_complaints()


# Whether some of what can be chosen on the board is fully in view, below the strip with one's goods.
IN_VIEW = """() => {
  const frame = document.querySelector('.board').getBoundingClientRect();
  const purse = document.querySelector('[data-purse]').getBoundingClientRect();
  const top = Math.max(frame.top, purse.bottom) - 8;
  return [...document.querySelectorAll('.board [data-offer]')].map((one) => one.getBoundingClientRect())
    .some((box) => box.width && box.top >= top && box.bottom <= frame.bottom + 1);
}"""


def test_a_phone_shows_what_the_decision_is_about(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    anna.open_table("me", "random", game="pioneer_days")
    rng = random.Random(7)
    for _ in range(14):
        expect_turn([anna])
        purse = anna.page.locator("[data-purse]")
        expect(purse).to_be_in_viewport(ratio=0.8)
        if anna.page.locator(".board [data-offer]").count():
            assert anna.page.evaluate(IN_VIEW), f"out of sight: {anna.words()}"
        anna.choose_any(rng)
    anna.expect_no_complaints()


def before_a_raid() -> tuple[Match, str]:
    """A game in which red decides that a raid strikes, and the die to take."""
    for seed in range(100):
        match, rng = westbound.new("pioneer_days", 2, seed), random.Random(seed)
        while not match.over:
            if any(words.startswith("take") for words in match.legal(0)):
                for die, omens in match.view(0)["omens"].items():
                    if [(each["disaster"], each["certain"]) for each in omens if each["strikes"]] == [("raid", True)]:
                        return match, f"take {die}"
            seat = rng.choice(match.actors())
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError("no raid")


WATCH_STRIKES = """() => {
  window.struck = [];
  new MutationObserver(() => {
    const stage = document.querySelector('[data-strike]');
    const losses = [...stage?.querySelectorAll('[data-lost]') ?? []].map((one) => one.textContent.trim());
    if (stage) struck.push([stage.dataset.strike, losses]);
  }).observe(document.querySelector('.wb-days'), { childList: true, subtree: true, characterData: true });
}"""


def test_a_disaster_says_what_each_player_loses(newcomer: Newcomer, server: Server) -> None:
    match, take = before_a_raid()
    anna = newcomer(reduced_motion="no-preference")
    anna.enter(resume(server.caller(), match, "me", "random"))
    anna.expect_choice(take)
    expect(anna.page.locator("[data-trail]")).to_be_visible()
    anna.page.evaluate(WATCH_STRIKES)
    anna.hurry()
    anna.choose(take)
    while "raid" not in [disaster for disaster, _ in anna.page.evaluate("struck")]:
        if words := anna.ready():
            anna.choose("income" if "income" in words else words[0])
        anna.page.wait_for_timeout(100)
    expect(anna.page.locator("[data-strike]")).to_have_count(0)
    _, losses = anna.page.evaluate("struck.at(-1)")
    assert re.fullmatch(r"−\d+", losses[0]), losses  # red's income is not spared
    assert re.fullmatch(r"−\d+|✓", losses[1]), losses
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_a_disaster_took_stays_until_one_acts(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    """Also with motion off, and after a reload."""
    match, take = before_a_raid()
    anna = newcomer(size=size)
    anna.enter(resume(server.caller(), match, "me", "random"))
    anna.expect_choice(take)
    dark = anna.page.locator(".wb-days .scene")
    expect(dark).to_have_class(re.compile("gloom[345]"))
    anna.choose(take)
    toll = anna.page.locator('[data-struck="raid"] [data-toll="red"]')
    while not (words := expect_turn([anna]).words())[0].startswith("take"):
        anna.choose("income" if "income" in words else words[0])
    expect(toll).to_contain_text(re.compile(r"−\d+"))
    anna.reload()
    expect(toll).to_contain_text(re.compile(r"−\d+"))
    expect_turn([anna])
    box = anna.page.locator("section.board").evaluate("board => [board.scrollWidth, board.clientWidth]")
    assert box[0] <= box[1]
    anna.show(f"days-struck-{size[0]}")
    anna.choose(next(words for words in anna.words() if words.startswith("take")))
    expect(toll).to_have_count(0)
    anna.expect_no_complaints()
