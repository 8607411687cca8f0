"""A whole game of Pioneer Days in the browser."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn
from tests.browser.test_replay import choose_file, play_on_from

GOODS = ("wood", "medicine", "mine", "equip")


def wish(words: list[str], done: set[str], rng: random.Random) -> str:
    """What somebody wants who turns a die once, and takes more goods than fit into a wagon."""
    turns = [each for each in words if each.startswith("turn ")]
    if turns and "turn" not in done:
        return rng.choice(turns)
    return rng.choice([each for each in words if each.startswith(GOODS)] or words)


def play(people: list[Person], rng: random.Random) -> set[str]:
    """Play to the end; tells the verbs that were used, and whether all were asked at once."""
    done: set[str] = set()
    while not all(person.is_over for person in people):
        asked = [person for person in people if person.is_asked and person.is_settled()]
        if not asked:
            people[0].page.wait_for_timeout(30)
            continue
        if len(asked) == len(people):
            done.add("all at once")
        if words := asked[-1].words():
            chosen = wish(words, done, rng)
            if chosen.startswith("discard") and "discard" not in done:
                asked[-1].show("days-overflow")
            asked[-1].choose(chosen)
            done.add(chosen.split()[0])
    return done


def test_two_people_and_a_bot_play_pioneer_days(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(anna.open_table("me", "open", "random", game="pioneer_days"), "Ben")
    expect_turn([anna, ben])
    anna.show("days-boards")
    done = play([anna, ben], random.Random(5))
    assert {"turn", "discard", "take", "all at once"} <= done
    expect(anna.log).to_contain_text("All disaster markers advance once more")
    for person in (anna, ben):
        person.expect_no_complaints()
    anna.show("days-over")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download record").click()
    match = westbound.load(download.value.path())
    assert match.over
    assert match.game.name == "pioneer_days"


def stormy(picks: int) -> westbound.Match:
    """A game in which red has to choose so many wagons that a storm damages, of two kinds."""
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
def test_a_storm_shows_each_pick_at_once(newcomer: Newcomer, tmp_path: Path, size: tuple[int, int]) -> None:
    file = tmp_path / "storm.jsonl"
    file.write_text(stormy(6).record.dumps())
    anna = newcomer(size=size)
    anna.page.goto("/")
    choose_file(anna, file)
    anna.page.wait_for_url(re.compile("/replay"))
    last = anna.page.get_by_role("slider").get_attribute("max")
    form = play_on_from(anna, int(last or 0))
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Open table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
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
