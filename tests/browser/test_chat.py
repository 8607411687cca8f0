"""The chat: in a tab of its own, with a mark for what is unread, quick phrases, and muting."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
PLACES = "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"


def chat_tab(person: Person) -> Locator:
    """The tab of the chat: beside the log's on a desk, below the board on a phone."""
    role = "tab" if person.page.viewport_size == {"width": DESK[0], "height": DESK[1]} else "button"
    return person.page.get_by_role(role, name="Chat")  # type: ignore[arg-type]


def say(person: Person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def at_a_table(newcomer: Newcomer, size: tuple[int, int]) -> tuple[Person, Person]:
    """Anna, with a screen of that size, and Ben, whose chat is open."""
    anna, ben = newcomer(size=size), newcomer()
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    expect(anna.prompt).to_be_visible()
    chat_tab(ben).click()
    return anna, ben


@SIZES
def test_a_message_waits_in_its_tab(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = at_a_table(newcomer, size)
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    parts = anna.page.locator(".board, h1, .actions, .told, .around, [role=tab], .tabs button")
    anna.load_fonts()
    before = parts.evaluate_all(PLACES)
    say(ben, "Howdy, partner!")
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread")
    assert parts.evaluate_all(PLACES) == before
    expect(anna.page.locator("[aria-live=polite]").get_by_text("Ben: Howdy, partner!")).to_have_count(1)
    anna.show(f"chat-unread-{'phone' if size == PHONE else 'desk'}")

    chat_tab(anna).click()
    expect(anna.log).to_contain_text("Howdy, partner!")
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    anna.show(f"chat-{'phone' if size == PHONE else 'desk'}")
    say(anna, "Howdy!")
    expect(ben.log).to_contain_text("Howdy!")
    expect(chat_tab(ben)).to_have_accessible_name("Chat")

    anna.reload()
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    if size == DESK:
        anna.page.get_by_role("tab", name="Log").click()
    anna.turn_to("Log")
    expect(anna.log).not_to_contain_text("Howdy")
    anna.expect_no_complaints()


def open_phrases(person: Person) -> Locator:
    person.page.get_by_role("button", name="Quick phrases").click()
    return person.page.get_by_role("dialog", name="Quick phrases")


@SIZES
def test_everyone_reads_a_quick_phrase_in_their_own_language(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = at_a_table(newcomer, size)
    claire = newcomer(locale="fr-FR")
    claire.go_to(anna.page.url)
    expect(claire.prompt).to_be_visible()
    chat_tab(anna).click()
    phrases = open_phrases(anna)
    anna.show(f"phrases-{'phone' if size == PHONE else 'desk'}")
    players = ben.page.locator(".around li, .actions, .told, .board")
    ben.load_fonts()
    before = players.evaluate_all(PLACES)
    phrases.get_by_role("button", name="Well played!").click()
    expect(phrases).to_be_hidden()
    expect(anna.log).to_contain_text("Well played!")
    expect(ben.log).to_contain_text("Well played!")
    bubble = ben.page.locator("[data-said=red]:has([data-face=well-played])")
    expect(bubble).to_have_text("Well played!")
    assert players.evaluate_all(PLACES) == before
    ben.show("phrase-bubble")
    expect(claire.page.locator("[data-said=red]")).to_have_text("Bien joué\u00a0!")
    open_phrases(ben).get_by_role("button", name="Thanks!").click()
    expect(anna.page.locator("[data-said=blue]")).to_have_text("Ben Thanks!" if size == PHONE else "Thanks!")
    expect(anna.page.locator("[data-said=blue]")).to_be_in_viewport(ratio=1)
    expect(bubble).to_have_count(0)
    expect(ben.page.locator("[aria-live=polite]").get_by_text("Anna: Well played!")).to_have_count(1)
    for person in (anna, ben, claire):
        person.expect_no_complaints()


@SIZES
def test_a_player_can_be_muted(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = at_a_table(newcomer, size)
    say(ben, "Hurry up!")
    chat_tab(anna).click()
    expect(anna.log).to_contain_text("Hurry up!")
    open_phrases(anna).get_by_role("checkbox", name="Ben").check()
    anna.page.keyboard.press("Escape")
    expect(anna.log).not_to_contain_text("Hurry up!")
    anna.reload()
    expect(anna.prompt).to_be_visible()
    say(ben, "Are you asleep?")
    expect(ben.log).to_contain_text("Are you asleep?")
    open_phrases(ben).get_by_role("button", name="Ouch!").click()
    expect(ben.log).to_contain_text("Ouch!")
    expect(chat_tab(anna)).to_have_accessible_name("Chat")
    expect(anna.page.locator("[aria-live=polite]")).not_to_contain_text("asleep")
    expect(anna.page.locator("[data-said]")).to_have_count(0)


@SIZES
def test_quick_phrases_can_be_hidden(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = at_a_table(newcomer, size)
    anna.page.get_by_role("button", name="Language and display").click()
    anna.page.get_by_role("group", name="Quick phrases").get_by_label("Hide").evaluate("radio => radio.click()")
    anna.page.keyboard.press("Escape")
    open_phrases(ben).get_by_role("button", name="Ouch!").click()
    expect(ben.log).to_contain_text("Ouch!")
    say(ben, "It hurts")
    expect(chat_tab(anna)).to_have_accessible_name("Chat 1 unread")
    expect(anna.page.locator("[data-said]")).to_have_count(0)
    chat_tab(anna).click()
    expect(anna.log).to_contain_text("It hurts")
    expect(anna.log).not_to_contain_text("Ouch!")
