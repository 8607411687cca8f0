"""Leaving, resigning, abandoning and removing: each announces what will happen, and does just that."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn
from tests.browser.test_days import from_menu, go_on, tag
from tests.server.serving import Server

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def asked(person: Person, title: str) -> Locator:
    """The confirmation dialog."""
    return person.page.get_by_role("dialog", name=title)


def open_menu(person: Person) -> Locator:
    person.page.get_by_role("button", name="Menu").click()
    return person.page.get_by_role("dialog", name="Table menu")


@SIZES
def test_a_game_against_bots_waits(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random")
    expect_turn([anna])
    before = anna.words()
    menu = open_menu(anna)
    expect(menu).to_contain_text("You keep your seat: the game waits for you.")
    menu.get_by_role("button", name="Leave table").scroll_into_view_if_needed()
    anna.show(f"leave-{tag(size)}")
    menu.get_by_role("button", name="Leave table").click()
    anna.expect_home()
    mine = anna.page.get_by_role("region", name="My games")
    expect(mine).to_contain_text("Your turn")
    go_on(anna)
    expect_turn([anna])
    assert anna.words() == before
    anna.expect_no_complaints()


@SIZES
def test_who_resigns_watches_a_bot_play_on(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    gives_up = expect_turn([anna, ben])
    other = ben if gives_up is anna else anna
    from_menu(gives_up, "Resign")
    sure = asked(gives_up, "Resign?")
    expect(sure).to_contain_text("A bot plays your seat to the end")
    expect(gives_up.page.get_by_role("dialog", name="Table menu")).to_have_count(0)
    gives_up.show(f"resign-{tag(size)}")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_have_count(0)
    assert gives_up.ready()
    from_menu(gives_up, "Resign")
    sure.get_by_role("button", name="Resign").click()
    expect(gives_up.page.get_by_text("You resigned. A bot plays your seat to the end; you can watch.")).to_be_visible()
    expect(gives_up.choices).to_have_count(0)
    expect_turn([other])  # the bot has played
    other.turn_to("Table")
    expect(other.page.get_by_text("resigned", exact=True).first).to_be_visible()
    other.show(f"resigned-seen-{tag(size)}")
    gives_up.reload()
    expect(gives_up.page.get_by_text("You resigned. A bot plays your seat to the end; you can watch.")).to_be_visible()
    gives_up.show(f"resigned-{tag(size)}")
    expect(open_menu(gives_up).get_by_role("button", name="Resign")).to_have_count(0)
    for person in (anna, ben):
        person.expect_no_complaints()


@SIZES
def test_a_game_against_bots_is_abandoned_and_removed(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    address = anna.open_table("me", "random")
    expect_turn([anna])
    from_menu(anna, "Abandon game")
    sure = asked(anna, "Abandon this game?")
    expect(sure).to_contain_text("for good, without a result")
    anna.show(f"abandon-{tag(size)}")
    sure.get_by_role("button", name="Abandon game").click()
    expect(anna.prompt).to_have_text("This game was abandoned.")
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()
    anna.show(f"abandoned-{tag(size)}")
    anna.go_to("/mine")
    expect(anna.page.get_by_text("Abandoned, no result")).to_be_visible()
    anna.go_to(address)
    from_menu(anna, "Remove")
    sure = asked(anna, "Remove this game?")
    expect(sure).to_contain_text("deleted for good")
    sure.get_by_role("button", name="Remove").click()
    expect(anna.page.get_by_text("You’re not at any table yet.")).to_be_visible()
    anna.go_to(address)
    expect(anna.prompt).to_have_text("This table doesn’t exist")
    anna.show(f"removed-{tag(size)}")


@SIZES
def test_games_are_removed_from_the_list(newcomer: Newcomer, server: Server, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    host = server.caller()
    address = anna.open_table("me", "open")
    theirs = host.sit(address.rpartition("/")[2], "Ben")
    expect(anna.prompt).to_be_visible()
    anna.open_table("me", "random", "random")
    expect_turn([anna])
    anna.go_to("/mine")
    rows = anna.page.locator("main li:has(h3)")
    expect(rows).to_have_count(2)
    button = anna.page.get_by_role("button", name=re.compile("^Remove the game with"))
    expect(button).to_have_count(1)  # a game with another person cannot be removed
    button.click()
    sure = asked(anna, "Remove this game?")
    anna.show(f"remove-{tag(size)}")
    sure.get_by_role("button", name="Remove").click()
    expect(rows).to_have_count(1)
    anna.reload()
    expect(rows).to_have_count(1)
    with host.look(theirs["table"], theirs["key"]) as ben:
        assert ben.table["state"] == "playing"
    anna.expect_no_complaints()
