"""The start page sells three games, and an invitation leads from it to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, LIGHT_DESK_AND_DARK_PHONE, PHONE, Person, expect, expect_turn

WAYS = ("Play", "Learn", "With friends")


def bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]


def ways(card: Locator) -> list[Locator]:
    button, *links = WAYS
    return [card.get_by_role("button", name=button), *(card.get_by_role("link", name=name) for name in links)]


def come_home(person: Person) -> list[Locator]:
    """Open the start page; returns its cards."""
    person.come()
    person.expect_home()
    person.load_fonts()
    return [person.card(game) for game in GAMES]


@pytest.mark.parametrize("size", [DESK, (1920, 1080)])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_three_games_fit_a_desk(newcomer: Newcomer, size: tuple[int, int], language: str) -> None:
    anna = newcomer(size=size, locale=language)
    anna.go_to("/")
    cards = anna.page.get_by_role("article")
    expect(cards).to_have_count(3)
    anna.load_fonts()
    assert all(bottom(card) <= size[1] for card in cards.all())


def test_a_phone_shows_the_first_game_and_the_beginning_of_the_second(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    first, second, _ = come_home(anna)
    assert bottom(first) <= PHONE[1]
    box = second.bounding_box()
    assert box
    assert box["y"] <= PHONE[1] - 40
    for way in ways(first):
        found = way.bounding_box()
        assert found
        assert found["height"] >= 44


@LIGHT_DESK_AND_DARK_PHONE
def test_every_card_tells_what_its_game_is_like(newcomer: Newcomer, size: tuple[int, int], scheme: str) -> None:
    anna = newcomer(size=size, color_scheme=scheme)
    for card in come_home(anna):
        expect(card).to_contain_text(re.compile(r"2–4 players.*\d+–\d+ min.*(light|medium|heavy)", re.DOTALL))
        expect(card.locator("svg").first).to_be_visible()
        for way in ways(card):
            expect(way).to_be_visible()
    anna.show(f"door-{scheme}")
    anna.page.get_by_role("button", name="Language and display").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.show(f"door-preferences-{scheme}")
    anna.expect_no_complaints()


def test_the_opponents_are_chosen_on_the_card_and_remembered(newcomer: Newcomer) -> None:
    anna = newcomer()
    card = anna.come("pioneer_days")
    card.get_by_role("radio", name="3").check(force=True)
    card.get_by_role("button", name="Play").click()
    expect_turn([anna])
    with anna.seat() as seat:
        assert len(seat.table["seats"]) == 4
    expect(anna.come("pioneer_days").get_by_role("radio", name="3")).to_be_checked()


@LIGHT_DESK_AND_DARK_PHONE
def test_from_the_card_over_an_invitation_to_the_table(newcomer: Newcomer, size: tuple[int, int], scheme: str) -> None:
    anna, ben = newcomer(size=size, color_scheme=scheme), newcomer(size=size, color_scheme=scheme)
    card = anna.come("colorado")
    anna.page.get_by_label("Your name").fill("Anna")
    card.get_by_role("link", name="With friends").click()
    expect(anna.page.get_by_role("heading", name="Game: Colorado")).to_be_visible()
    expect(anna.page.get_by_label("Your name")).to_have_value("Anna")
    anna.page.get_by_role("radio", name="2", exact=True).evaluate("radio => radio.click()")
    anna.page.get_by_role("button", name="Open table").click()

    share = anna.page.get_by_role("region", name="Invite friends")
    link = share.get_by_label("Link to this table").input_value()
    share.get_by_role("button", name="QR code").click()
    code = anna.page.get_by_role("dialog", name="Scan to sit down")
    expect(code.get_by_role("img", name=f"QR code of {link}")).to_be_visible()
    anna.show(f"invite-code-{scheme}")
    code.get_by_role("button", name="Close").click()
    expect(code).to_have_count(0)
    chat = anna.page.get_by_role("region", name="Chat")
    chat.get_by_label("Say something").fill("Who is in?")
    chat.get_by_role("button", name="Send").click()
    expect(chat.get_by_role("log")).to_contain_text("Who is in?")
    anna.page.get_by_text("Colorado: the rules").click()
    expect(anna.page.get_by_label("Search the rules")).to_be_visible()
    anna.show(f"waiting-room-{scheme}")

    ben.go_to(link)
    expect(ben.prompt).to_have_text("Anna invites you to Colorado")
    expect(ben.page.get_by_text("60–90 min")).to_be_visible()
    ben.show(f"invitation-{scheme}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect_turn([anna, ben])
    anna.expect_no_complaints()
    ben.expect_no_complaints()


def test_a_name_is_the_same_everywhere(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.come()
    anna.page.get_by_label("Your name").fill("Annie")
    anna.go_to("/new")
    expect(anna.page.get_by_label("Your name")).to_have_value("Annie")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.play_now()
    expect_turn([anna])
    with anna.seat() as seat:
        assert seat.table["seats"][0]["name"] == "Anna"
