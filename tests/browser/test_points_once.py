"""Points and turns are read on the board; beside it, there is only who is here, and more of the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, Person, expect

POINTS = re.compile(r"\bpts?\b")


def around(person: Person) -> Locator:
    """The players beside the board, or in their tab."""
    return person.page.locator(".around")


@pytest.mark.parametrize("game", GAMES)
def test_beside_a_board_points_are_not_repeated(newcomer: Newcomer, game: str) -> None:
    anna = newcomer()
    anna.open_table("me", "greedy", game=game)
    expect(anna.page.locator(".board [data-count=score]")).to_have_count(2)
    for score in anna.page.locator(".board [data-count=score]").all():
        expect(score).to_be_in_viewport()
    expect(around(anna)).to_contain_text("Anna")
    expect(around(anna)).not_to_contain_text(POINTS)
    expect(anna.page.get_by_text("Points so far")).to_have_count(0)
    anna.expect_no_complaints()


def test_on_a_phone_all_points_are_in_a_tab(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    anna.open_table("me", "greedy")
    anna.turn_to("Table")
    expect(around(anna)).to_contain_text(POINTS)
    expect(around(anna).locator("summary", has_text="Points so far")).to_be_visible()
    anna.expect_no_complaints()


def test_without_a_board_points_stand_beside_the_choices(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.page.route("**/assets/Board-*.js", lambda route: route.abort())
    anna.open_table("me", "greedy")
    expect(anna.page.get_by_text("The board couldn’t be loaded")).to_be_visible()
    expect(around(anna)).to_contain_text(POINTS)
    expect(around(anna).locator("summary", has_text="Points so far")).to_be_visible()
