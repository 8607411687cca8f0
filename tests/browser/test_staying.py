"""Tabs, the board and sheets stay as the player left them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import JSHandle, Route, WebSocketRoute

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PATIENCE, PHONE, POLL, Person, expect, expect_turn


def test_a_tab_stays_while_the_answer_to_sitting_down_is_on_its_way(newcomer: Newcomer) -> None:
    """The game may start before the player who sat down has received their key."""
    anna, ben = newcomer(size=PHONE), newcomer(size=PHONE)
    address = anna.open_table("me", "open")
    answers = []

    def hold(route: Route) -> None:
        answers.append((route, route.fetch()))

    ben.page.route("**/api/tables/*/seats", hold)
    ben.sit_down_by_form(address, "Ben")
    ben.turn_to("Table")
    board = ben.page.locator(".board svg[role=group]:visible").first
    expect(board).to_be_visible()
    board.evaluate("svg => { svg.dataset.same = 'yes'; }")
    ((route, answer),) = answers
    route.fulfill(response=answer)
    expect(ben.page.get_by_label("Decline invitations")).to_be_attached()  # only a seated player has it
    expect(ben.tab("Table")).to_have_attribute("aria-pressed", "true")
    expect(board).to_have_attribute("data-same", "yes")
    for person in (anna, ben):
        person.expect_no_complaints()


BOARD = """() => [
  ...[...document.querySelectorAll('.board svg')].map((each) => each.getAttribute('viewBox')),
  ...document.querySelectorAll('.board *'),
]"""


def board_of(person: Person) -> JSHandle:
    """All elements of the board, and the visible part of its maps."""
    return person.page.evaluate_handle(BOARD)


def changed(person: Person, before: JSHandle) -> list[str]:
    """What differs from an earlier ``board_of``."""
    different = f"""before => {{
      const now = ({BOARD})();
      const told = (each) => each?.outerHTML?.slice(0, 120) ?? String(each);
      const other = [...now.keys()].filter((i) => now[i] !== before[i]);
      return other.slice(0, 5).map((i) => `${{told(before[i])}} -> ${{told(now[i])}}`);
    }}"""
    return [str(each) for each in person.page.evaluate(different, before)]


def play_until_asked(person: Person, other: Person) -> None:
    """Choose anything until it is the other player's turn."""
    while expect_turn([other, person]) is person:
        person.choose(person.words()[0])


def test_a_tab_stays_when_a_turn_begins(newcomer: Newcomer) -> None:
    anna, ben = newcomer(size=PHONE), newcomer(size=PHONE)
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    asked = expect_turn([anna, ben])
    other = ben if asked is anna else anna
    other.turn_to("Chat")
    other.page.get_by_label("Say something").fill("Let me thi")
    play_until_asked(asked, other)
    expect(other.tab("Chat")).to_have_attribute("aria-pressed", "true")
    expect(other.tab("Choices")).to_contain_text(str(other.choices.count()))
    expect(other.page.get_by_label("Say something")).to_be_focused()


def wait_for_foresight(person: Person, heard: list[str]) -> None:
    """Wait until the page shows what the previewed choice would set off."""
    for _ in range(PATIENCE // POLL):
        if any('"foreseen"' in message for message in heard):
            person.page.evaluate("new Promise(requestAnimationFrame)")
            return
        person.page.wait_for_timeout(POLL)
    raise AssertionError("no foresight came")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_through_a_new_connection(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    """Zoom, focus and all elements of the board survive a lost connection and the full update after it."""
    sockets: list[WebSocketRoute] = []
    heard: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            heard.append(str(message))
            socket.send(message)

        sockets.append(socket)
        socket.connect_to_server().on_message(pass_on)

    anna = newcomer(size=size)
    anna.page.route_web_socket("**/socket", connect)
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    expect(anna.page.locator(".board svg:visible").first).to_be_visible()
    if game != "pioneer_days":  # its board is not a map
        closer = anna.page.get_by_role("button", name=re.compile("Zoom in|Larger")).first
        if size == PHONE:
            closer.tap()
        else:
            closer.click()
            anna.page.mouse.move(0, 0)  # off the board, where it would preview whatever is under it
    anna.page.locator(".board [role=button]:visible, .board button.card:visible").first.focus()
    if game == "colorado" and anna.page.evaluate("document.activeElement.matches('[data-offer]:focus-visible')"):
        wait_for_foresight(anna, heard)  # which this board draws
    before, focus = board_of(anna), anna.page.evaluate_handle("document.activeElement")
    for _ in range(2):
        sockets[-1].close()
        lost = anna.page.get_by_role("region", name="Connection lost.")
        expect(lost).to_be_visible()
        expect(lost).to_have_count(0)
    assert len(sockets) == 3
    assert changed(anna, before) == []
    assert anna.page.evaluate("focus => document.activeElement === focus", focus), "the focus got lost"
    anna.expect_no_complaints()


SHEETS = {"Rules": "Rules", "Menu": "Table menu", "Language and display": "Language and display"}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_back_closes_what_lies_over_the_table(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    page = anna.page
    page.goto("/")
    address = anna.open_table_by_form("me", "greenhorn")
    expect_turn([anna])
    board = page.locator(".board svg:visible").first
    expect(board).to_be_visible()
    before = board_of(anna)
    anything = page.locator("[role=dialog]:popover-open, dialog[open]")
    for button, title in SHEETS.items():
        sheet = page.get_by_role("dialog", name=title)
        page.get_by_role("button", name=button, exact=True).click()
        expect(sheet).to_be_visible()
        anna.show(f"sheet-{button.split()[0].lower()}-{'phone' if size == PHONE else 'desk'}")
        page.go_back()
        expect(anything).to_have_count(0)
        page.get_by_role("button", name=button, exact=True).click()
        sheet.get_by_role("button", name="Close").click()
        expect(anything).to_have_count(0)
        page.get_by_role("button", name=button, exact=True).click()
        page.keyboard.press("Escape")
        expect(anything).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.go_back()
    expect(anything).to_have_count(0)
    if size == DESK:  # on a phone a sheet hides the other button
        page.get_by_role("button", name="Rules", exact=True).click()
        page.get_by_role("button", name="Menu", exact=True).click()
        expect(anything).to_have_count(1)
        page.go_back()
        expect(anything).to_have_count(0)
    assert changed(anna, before) == []
    assert page.url == address
    page.go_back()
    expect(page).to_have_url(re.compile("/new$"))
    anna.expect_no_complaints()


def test_who_leaves_from_a_sheet_steps_back_to_the_table(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE)
    address = anna.open_table_by_form("me", "greenhorn")
    expect_turn([anna])
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Leave table").click()
    anna.expect_home()
    anna.page.go_back()
    expect(anna.page).to_have_url(address)
    expect_turn([anna])
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.page.go_back()
    expect(anna.page).to_have_url(re.compile("/new$"))
