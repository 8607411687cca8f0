"""The review of a finished game: waiting for it, its graph, mistakes, alternatives, and links to a moment."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person
from tests.server.serving import Server


@cache
def played_out(server: Server, game: str, *seats: str) -> str:
    """The address of a finished game between bots."""
    caller = server.caller()
    table = caller.open(*seats, game=game)["table"]
    with caller.look(table) as client:
        client.play_to_the_end(random.Random(1))
    return f"/table/{table}"


def slider(person: Person) -> str:
    return person.page.get_by_role("slider", name="Position").input_value()


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_is_reviewed(newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]) -> None:
    anna, name = newcomer(size=size), f"{game}-{'phone' if size == PHONE else 'desk'}"
    anna.go_to(played_out(server, game, "greedy", "random") + "/replay")
    anna.page.get_by_role("button", name="Review", exact=True).click()
    graph = anna.page.get_by_role("slider", name="Chances to win")
    expect(graph).to_be_visible(timeout=120_000)
    graph.focus()
    anna.page.keyboard.press("Home")
    first = slider(anna)
    anna.page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    assert slider(anna) != first
    anna.show(f"review-{name}")
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    option = anna.page.get_by_role("table", name="Choices").get_by_role("button").first
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    expect(anna.page.get_by_text("What it would set off:")).to_be_visible()
    anna.show(f"review-alternative-{name}")
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_mistake_is_a_click_away_and_can_be_shared(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    anna.go_to(played_out(server, "pioneers", "random", "random", "greedy") + "/replay?review=1")
    expect(anna.page.get_by_role("slider", name="Chances to win")).to_be_visible(timeout=120_000)
    mistake = anna.page.get_by_role("region", name="Review").get_by_role("group").locator("ol button").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-pressed", "true")
    better = anna.page.get_by_text(re.compile(r"^Better: "))
    expect(better).to_be_in_viewport()
    expect(anna.page).to_have_url(re.compile(r"at=\d+&review=1"))
    anna.show(f"review-mistake-{'phone' if size == PHONE else 'desk'}")
    ben.go_to(anna.page.url)
    expect(ben.page.get_by_text(better.inner_text(), exact=True)).to_be_attached(timeout=120_000)
    for person in (anna, ben):
        person.expect_no_complaints()


def test_a_review_is_cancelled_and_asked_for_again(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=PHONE, color_scheme="dark")
    address = played_out(server, "pioneers", "random", "greedy")
    states = iter([(0, 0), (7, 90)])
    latest = [(0, 0)]

    def answer() -> dict[str, object]:
        latest[0] = next(states, latest[0])
        return {"running": True, "failed": False, "done": latest[0][0], "total": latest[0][1], "review": None}

    anna.page.route("**/review?who=*", lambda route: route.fulfill(json=answer()))
    anna.page.route("**/review", lambda route: route.fulfill(json=answer()))
    anna.go_to(address + "/replay?review=1")
    expect(anna.page.get_by_text("7 of 90 choices")).to_be_visible()
    anna.show("review-progress")
    anna.page.get_by_role("button", name="Cancel").click()
    expect(anna.page.get_by_role("button", name="Review this game")).to_be_visible()
    anna.show("review-cancelled")
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Review this game").click()
    expect(anna.page.get_by_role("slider", name="Chances to win")).to_be_visible(timeout=120_000)
    anna.show("review-phone-dark")


def test_the_end_of_a_game_leads_to_its_review(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.go_to(played_out(server, "pioneers", "random", "greedy"))
    anna.page.get_by_role("link", name="Review", exact=True).click()
    expect(anna.page.get_by_role("slider", name="Chances to win")).to_be_visible(timeout=120_000)
