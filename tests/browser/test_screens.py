"""Every screen is accessible: in three languages, light and dark, on desktop and phone."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, LIGHT_DESK_AND_DARK_PHONE, PHONE, expect, expect_turn, play_on
from tests.server.serving import Server, play_out

LOCALES = {"fr": "fr-FR", "de": "de-DE"}


@LIGHT_DESK_AND_DARK_PHONE
def test_every_screen(newcomer: Newcomer, size: tuple[int, int], scheme: str) -> None:
    anna = newcomer(size=size, color_scheme=scheme)
    for name, path in [("home", "/"), ("new", "/new"), ("nowhere", "/nowhere"), ("no-table", "/table/abcdefghjk")]:
        anna.go_to(path)
        anna.page.wait_for_load_state("networkidle")
        anna.show(f"{name}-{scheme}")
    address = anna.open_table_by_form("me", "open")
    anna.show(f"gathering-{scheme}")
    ben = newcomer(size=size, color_scheme=scheme)
    ben.go_to(address)
    expect(ben.page.get_by_role("button", name="Take a seat")).to_be_visible()
    ben.show(f"sitting-down-{scheme}")
    ben.sit_down_by_form(address, "Ben")
    expect_turn([anna, ben])
    anna.show(f"playing-{scheme}")
    with anna.seat() as mine, ben.seat() as theirs:
        play_out([mine, theirs], random.Random(7), most=12)
    expect_turn([anna, ben])
    anna.show(f"playing-on-{scheme}")
    ben.show(f"waiting-{scheme}")


@pytest.mark.parametrize("language", LOCALES)
def test_the_page_speaks_the_language_of_the_browser(newcomer: Newcomer, language: str) -> None:
    anna = newcomer(locale=LOCALES[language])
    anna.go_to("/")
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    anna.page.locator("button.main").first.click()
    expect_turn([anna])
    play_on([anna], random.Random(8), most=1)
    anna.show(f"playing-{language}")


def test_the_language_can_be_switched_at_any_time(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.play_now()
    expect_turn([anna])
    expect(anna.page.locator("body")).to_contain_text("The game starts.")
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_role("radio", name="Français").check()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    body = anna.page.locator("body")
    expect(body).to_contain_text("Thème")
    expect(body).not_to_contain_text("The game starts.")
    anna.page.get_by_role("radio", name="Deutsch").check()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    expect(body).to_contain_text("Design")
    expect(body).not_to_contain_text("Thème")


def test_a_screen_that_cannot_be_fetched_says_so(newcomer: Newcomer) -> None:
    anna = newcomer()
    card = anna.come()
    anna.page.route("**/assets/NewTable-*.js", lambda route: route.abort())
    card.get_by_role("link", name="With friends").click()
    expect(anna.prompt).to_have_text("The server isn’t responding")
    anna.show("unreached")
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Reload the page").click()
    expect(anna.prompt).to_have_text("New table")


@pytest.mark.parametrize("game", GAMES)
def test_after_a_game_nothing_is_below_the_tabs_of_a_phone(newcomer: Newcomer, server: Server, game: str) -> None:
    host = server.caller()
    mine = host.open("me", "random", game=game)
    with host.look(mine["table"], mine["key"]) as client:
        client.play_to_the_end(random.Random(1))
    anna = newcomer(size=PHONE)
    anna.go_to(f"/table/{mine['table']}#{mine['key']}")
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(anna.page.get_by_role("table")).not_to_have_count(1)  # the luck table is there, too
    anna.show(f"phone-over-{game}-end")
    assert anna.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
