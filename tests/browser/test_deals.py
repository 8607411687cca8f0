"""The deal of the day: from the start page to the field, by mouse, finger and keyboard."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect
from tests.server.deal_tables import Player, today, wait_for_a_day_that_lasts
from tests.server.serving import Json, Server

both_sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
GAME = "pioneers"
TITLE = "Pioneers"


def played(server: Server, name: str, seed: int) -> Json:
    """The table of somebody who has finished the deal of today."""
    return played_on(today(server.caller()), server, name, seed)


@cache
def played_on(day: str, server: Server, name: str, seed: int) -> Json:
    player = Player(server, name)
    seated = player.deal(day, GAME)
    player.finish(seated, seed)
    return seated


@pytest.fixture(autouse=True)
def _day() -> None:
    wait_for_a_day_that_lasts()


def finished(person: Person, server: Server) -> Json:
    """Let the person begin at the page, and their game be played to the end."""
    person.page.wait_for_url(re.compile(r"/table/\w+$"))
    keys = person.page.evaluate("JSON.parse(localStorage.getItem('westbound.keys'))")
    seated: Json = keys[0]
    with server.caller().look(seated["table"], seated["key"]) as client:
        client.play_to_the_end(random.Random(3))
    return seated


@both_sizes
def test_a_deal_is_played_and_compared(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    theirs = played(server, "ben", seed=1)
    played(server, "clara", seed=2)
    anna = newcomer(size=size)
    anna.page.goto(server.url)
    card = anna.page.get_by_role("region", name="Deal of the day")
    expect(card).to_be_visible()
    anna.show(f"deal-home-{size[0]}")
    card.get_by_role("link", name=f"Play the deal of the day: {TITLE}").click()
    anna.page.wait_for_url(re.compile(rf"/deal/[\d-]+/{GAME}$"))
    deal = anna.page.url
    anna.page.goto(f"{deal}#{theirs['table']}")
    expect(anna.page.get_by_text("Somebody challenges you")).to_be_visible()
    expect(anna.page.get_by_text("One try counts")).to_be_visible()
    expect(anna.page.get_by_role("heading", name=re.compile("results?$"))).to_have_count(0)
    anna.show(f"deal-before-{size[0]}")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    mine = finished(anna, server)
    anna.page.get_by_role("link", name="Compare results").click()
    expect(anna.page.get_by_text(re.compile(r"Rank \d+ of \d+"))).to_be_visible()
    expect(anna.page.get_by_role("row", name=re.compile("You"))).to_have_count(1)
    anna.show(f"deal-field-{size[0]}")
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    anna.page.goto(f"{deal}#{theirs['table']}")
    rival = anna.page.get_by_role("row", name=re.compile("your challenger"))
    rival.get_by_role("link").click()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert theirs["table"] in anna.page.url
    anna.page.goto(deal)
    anna.page.get_by_role("button", name="Play it again").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    assert mine["table"] not in anna.page.url
    anna.expect_no_complaints()


def test_a_table_of_a_deal_leads_to_the_deal(newcomer: Newcomer, server: Server) -> None:
    theirs = played(server, "ben", seed=1)
    anna = newcomer()
    anna.page.goto(f"{server.url}/table/{theirs['table']}")
    expect(anna.page.get_by_role("heading", name="First play it yourself")).to_be_visible()
    anna.page.get_by_role("link", name="Go to the deal").click()
    expect(anna.page.get_by_text("Somebody challenges you")).to_be_visible()


def test_a_deal_is_begun_with_the_keyboard_alone(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.page.goto(server.url)
    link = anna.page.get_by_role("link", name=f"Play the deal of the day: {TITLE}")
    link.focus()
    anna.page.keyboard.press("Enter")
    button = anna.page.get_by_role("button", name="Play", exact=True)
    expect(button).to_be_visible()
    for _ in range(40):
        if button.evaluate("each => each === document.activeElement"):
            break
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    finished(anna, server)
    expect(anna.page.get_by_role("link", name="Compare results")).to_be_visible()
    anna.page.get_by_role("link", name="Compare results").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(re.compile(r"Rank \d+ of \d+"))).to_be_visible()


def test_a_deal_whose_day_has_not_begun_is_explained(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.page.goto(f"{server.url}/deal/2999-01-01/{GAME}")
    expect(anna.page.get_by_role("heading", name="This deal can’t be played")).to_be_visible()
    anna.page.goto(f"{server.url}/deal/yesterday/{GAME}")
    expect(anna.page.get_by_role("heading", name="Nothing here")).to_be_visible()


@both_sizes
def test_tables_with_the_same_deal_are_opened_and_compared(
    newcomer: Newcomer, server: Server, size: tuple[int, int]
) -> None:
    anna = newcomer(size=size)
    anna.page.goto(f"{server.url}/new?game={GAME}")
    anna.page.get_by_role("radio", name="2", exact=True).evaluate("radio => radio.click()")
    anna.page.locator("section[aria-labelledby$=-seats] select").nth(1).select_option("bot greedy")
    anna.page.get_by_text("Same deal at several tables").click()
    anna.page.get_by_label("Tables", exact=True).select_option("2")
    anna.page.get_by_role("button", name="Open table").click()
    seated = finished(anna, server)
    group = anna.page.get_by_role("region", name="2 tables, one deal")
    expect(group).to_contain_text("Replay")
    points = server.caller(seated["key"]).get(f"/api/tables/{seated['table']}")["scores"]
    expect(group).to_contain_text(str(points[0]))
    anna.show(f"deal-group-{size[0]}")
