"""A whole game of Pioneer Days in the browser."""

from __future__ import annotations

import random

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import Person, expect, expect_turn

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
    expect(anna.log).to_contain_text("All disaster markers advance once more.")
    for person in (anna, ben):
        person.expect_no_complaints()
    anna.show("days-over")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download the record").click()
    match = westbound.load(download.value.path())
    assert match.over
    assert match.game.name == "pioneer_days"
