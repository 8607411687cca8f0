"""Who is ahead: for spectators of a running game, a round late, and in the replay of a reviewed one."""

from __future__ import annotations

import random
import re
import time
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person
from tests.browser.test_review import played_out
from tests.server.serving import Server, play_out
from tests.server.test_outlooks import ELSEWHERE

GAMES = pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def chances(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Chances to win").get_by_role("listitem")


def percents(person: Person) -> list[int]:
    return [int(re.sub(r"\D", "", text)) for text in chances(person).all_inner_texts()]


@GAMES
@SIZES
def test_a_spectator_sees_who_was_ahead(newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]) -> None:
    caller = server.caller()
    seats = [caller.open("me", "open", "random", game=game, outlook=True)]
    seats.append(caller.sit(seats[0]["table"], "Ben"))
    anna, name = newcomer(size=size), f"{game}-{'phone' if size == PHONE else 'desk'}"
    anna.go_to(f"/table/{seats[0]['table']}")
    if size == PHONE:
        anna.page.get_by_role("button", name="Table", exact=True).click()
    expect(anna.page.get_by_text("Who is ahead shows here, a round late.")).to_be_visible()
    board = anna.page.locator(".board").first.bounding_box()
    delayed = anna.page.get_by_text(re.compile(r"Chances to win, delayed: \d+ turns ago"))
    with ExitStack() as stack:
        players = [stack.enter_context(caller.look(each["table"], each["key"], source=ELSEWHERE)) for each in seats]
        rng = random.Random(1)
        while not delayed.is_visible():
            play_out(players, rng, most=10)
            assert not players[0].over
    assert 98 <= sum(percents(anna)) <= 102
    assert anna.page.locator(".board").first.bounding_box() == board, "nothing has moved"
    anna.show(f"outlook-{name}")
    anna.expect_no_complaints()


def test_players_read_that_spectators_see_it(newcomer: Newcomer, server: Server) -> None:
    seated = server.caller().open("me", "random", outlook=True)
    anna = newcomer(size=DESK)
    anna.go_to(f"/table/{seated['table']}#{seated['key']}")
    expect(anna.page.get_by_text("Spectators see who was ahead a round ago.")).to_be_visible()
    expect(chances(anna)).to_have_count(0)


@GAMES
@SIZES
def test_a_replay_has_the_chances_of_its_review(
    newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]
) -> None:
    address = played_out(server, game, "greedy", "random")
    caller = server.caller()
    while not caller.post(f"/api{address.replace('table', 'tables')}/review?who=anna")["review"]:
        time.sleep(0.1)
    anna, name = newcomer(size=size), f"{game}-{'phone' if size == PHONE else 'desk'}"
    anna.go_to(address + "/replay")
    expect(chances(anna)).to_have_count(2)
    first = percents(anna)
    anna.page.get_by_role("slider", name="Position").press("End")
    expect(chances(anna).filter(has_text="100")).to_have_count(1)
    assert percents(anna) != first
    anna.page.get_by_role("slider", name="Position").press("PageDown")
    anna.show(f"replay-chances-{name}")
    anna.expect_no_complaints()
