"""Custom editions: edited by mouse, touch and keyboard, validated, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Newcomer
from tests.browser.people import (
    DESK,
    GAMES,
    LIGHT_DESK_AND_DARK_PHONE,
    PHONE,
    Person,
    expect,
    expect_turn,
)

FITS = "Everything fits: ready to play."
LOCALES = {"fr": "fr-FR", "de": "de-DE"}


def begin(person: Person, game: str) -> Page:
    """Start a new edition of a game."""
    page = person.page
    page.goto(f"/editions/{game}/new")
    expect(verdict(page)).to_have_text(FITS)
    return page


def verdict(page: Page) -> Locator:
    return page.locator(".state")


def turn_to(page: Page, part: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=re.compile(rf"^{part}\b")).click()


def cell(page: Page, name: str) -> Locator:
    return page.get_by_label(name, exact=True)


def city(page: Page, name: str) -> Locator:
    """A city on the map; a CSS selector is much faster than a role, as the map has hundreds of buttons."""
    return page.locator(f'[role=button][aria-label^="{name}, at "]')


def write(page: Page, name: str, text: str) -> None:
    cell(page, name).fill(text)
    cell(page, name).press("Tab")


def play_on_it(person: Person) -> None:
    """Open a table with bots from the editor and wait for the first choice."""
    page = person.page
    expect(verdict(page)).to_have_text(FITS)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url(re.compile(r"/new\?"))
    expect(page.get_by_role("combobox", name="Edition", exact=True)).to_have_value(re.compile("^[0-9a-f]{16}$"))
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="2", exact=True).evaluate("radio => radio.click()")
    page.locator("section[aria-labelledby$=-seats] select").nth(1).select_option("bot greedy")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(re.compile("/table/"))
    expect_turn([person])


def test_a_city_is_moved_and_joined_by_mouse(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = begin(anna, "pioneers")
    turn_to(page, "Map for two and three")
    boston = page.get_by_role("button", name=re.compile("^Boston, at 951, 161"))
    box = boston.locator("circle.touch").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y - 20, steps=4)
    page.mouse.up()
    expect(boston).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Boston, at 9"))).to_have_count(1)
    page.get_by_role("radio", name="Connect").check(force=True)
    city(page, "Boston").click()
    city(page, "Baltimore").click()
    expect(verdict(page)).to_have_text(FITS)
    city(page, "Boston").click()
    city(page, "Albany").click()
    city(page, "Boston").click()
    city(page, "Burlington").click()
    expect(page.locator("ul.reasons").get_by_text("1 line touches boston; it needs 2 to 6")).to_be_visible()
    anna.show("edition-map-wrong-desk")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 line touches boston")).to_have_count(0)
    write(page, "Label, boston", "New Boston")
    play_on_it(anna)
    drawn = page.get_by_text("New Boston")
    expect(drawn.first).to_be_attached()
    table = page.url
    page.goto("/editions")
    page.get_by_role("link", name="Edit My edition").click()
    turn_to(page, "Map for two and three")
    write(page, "Label, boston", "Old Boston")
    page.goto(table)
    expect(drawn.first).to_be_attached()
    expect(page.get_by_text("Old Boston")).to_have_count(0)
    anna.expect_no_complaints()


def test_a_map_is_drawn_by_touch(newcomer: Newcomer) -> None:
    anna = newcomer(size=PHONE, color_scheme="dark")
    page = begin(anna, "pioneers")
    turn_to(page, "Map for four")
    boston = page.get_by_role("button", name=re.compile("^Boston, at 958, 171"))
    boston.scroll_into_view_if_needed()
    box = boston.locator("circle.touch").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = anna.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x - 8, "y": y - 8}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(boston).to_have_count(0)
    page.get_by_role("radio", name="Connect").check(force=True)
    city(page, "Boston").tap()
    city(page, "Bangor").tap()
    expect(page.locator("ul.reasons").get_by_text("1 line touches bangor; it needs 2 to 6")).to_be_visible()
    anna.show("edition-map-wrong-phone-dark")
    anna.expect_no_complaints()


def test_a_border_is_drawn_by_mouse(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = begin(anna, "colorado")
    turn_to(page, "Map")
    page.get_by_label("Corners of").select_option(label="Fort Collins")
    corners = page.get_by_role("button", name=re.compile(r"^Corner \d+ of Fort Collins"))
    expect(corners).to_have_count(13)
    drag(page, page.get_by_role("button", name="Corner 1 of Fort Collins, at 583, 23"))
    expect(page.get_by_role("button", name="Corner 1 of Fort Collins, at 583, 23")).to_have_count(0)
    drag(page, page.locator("circle.between").first)
    expect(corners).to_have_count(14)
    page.get_by_role("button", name="Undo").click()
    expect(corners).to_have_count(13)
    expect(verdict(page)).to_have_text(FITS)


def drag(page: Page, thing: Locator) -> None:
    """Drag something a little to the right and down."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    page.mouse.up()


def test_a_city_is_added_and_removed_on_the_map(newcomer: Newcomer) -> None:
    page = begin(newcomer(), "pioneers")
    turn_to(page, "Map for four")
    page.get_by_role("radio", name="Add", exact=True).check(force=True)
    page.locator("svg[role=group]").click(position={"x": 700, "y": 600})
    expect(page.locator("ul.reasons").get_by_text("46 cities; this side has 45")).to_be_visible()
    expect(page.locator("ul.reasons").get_by_text("0 lines touch new; it needs 2 to 6")).to_be_visible()
    page.keyboard.press("Delete")
    expect(verdict(page)).to_have_text(FITS)


def test_an_edition_by_keyboard_alone(newcomer: Newcomer) -> None:
    anna = newcomer()
    page = begin(anna, "colorado")
    page.get_by_role("navigation").get_by_role("button", name="Map").focus()
    page.keyboard.press("Enter")
    flag = page.get_by_role("button", name=re.compile("^Browns Park, at"))
    flag.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.get_by_role("button", name="Browns Park, at 105, 80")).to_be_focused()
    page.keyboard.press("Control+Z")
    expect(page.get_by_role("button", name="Browns Park, at 104, 70")).to_be_focused()
    page.keyboard.press("Control+Shift+Z")
    expect(page.get_by_role("button", name="Browns Park, at 105, 80")).to_be_focused()
    medal = cell(page, "Medal, grand_mesa")
    medal.focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("4")
    page.keyboard.press("Tab")
    reason = page.locator("ul.reasons").get_by_text("the lake in the west, grand_mesa, has a medal of 3")
    expect(reason).to_be_visible()
    expect(verdict(page)).to_have_text("One thing doesn’t match the rulebook yet.")
    anna.show("edition-colorado-wrong-desk")
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    expect(reason).to_have_count(0)
    play_on_it(anna)
    anna.expect_no_complaints()


def test_cards_are_filled_in_and_pasted(newcomer: Newcomer) -> None:
    anna = newcomer(permissions=["clipboard-read", "clipboard-write"])
    page = begin(anna, "pioneer_days")
    turn_to(page, "Towns")
    write(page, "Favors, council_bluffs", "9")
    reason = page.get_by_text("9; a town gives 1 to 5")
    expect(reason).to_be_visible()
    expect(cell(page, "Favors, council_bluffs")).to_have_attribute("aria-invalid", "true")
    anna.show("edition-towns-wrong-desk")
    page.evaluate("navigator.clipboard.writeText('paris\\tParis, Texas\\t2\\t\\t\\t\\t\\t\\t1')")
    cell(page, "Name, council_bluffs").focus()
    page.keyboard.press("Control+V")
    expect(reason).to_have_count(0)
    expect(cell(page, "Label, paris")).to_have_value("Paris, Texas")
    turn_to(page, "Townsfolk")
    write(page, "Label, herder", "Goat herd")
    play_on_it(anna)
    anna.expect_no_complaints()


def test_an_edition_is_a_file_that_a_friend_can_open(newcomer: Newcomer, tmp_path: Path) -> None:
    anna, ben = newcomer(), newcomer()
    page = begin(anna, "colorado")
    write(page, "Edition: Name", "Grandma’s box")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    assert file.name == "grandma-s-box.toml"
    download.value.save_as(file)
    ben.go_to("/editions")
    with ben.page.expect_file_chooser() as chooser:
        ben.page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
    expect(ben.page.get_by_role("heading", name="Grandma’s box")).to_be_visible()
    play_on_it(ben)
    ben.go_to("/editions")
    play = ben.page.get_by_role("link", name="Play with Grandma’s box")
    expect(play).to_be_visible()
    ben.show("editions-mine-desk")
    ben.page.get_by_role("button", name="Remove Grandma’s box").press("Enter")
    expect(play).to_have_count(0)
    back = ben.page.get_by_role("button", name="Undo: bring Grandma’s box back")
    expect(back).to_be_focused()
    ben.show("editions-forgotten-desk")
    back.press("Enter")
    expect(ben.page.get_by_role("button", name="Remove Grandma’s box")).to_be_focused()
    ben.reload()
    expect(play).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", ["Box", "All that grandma kept in the attic"])
def test_the_first_click_plays_on_what_was_just_written(newcomer: Newcomer, name: str, size: tuple[int, int]) -> None:
    """Pressing the button commits the text that was just typed; the button does not move away."""
    page = begin(newcomer(size=size), "colorado")
    cell(page, "Edition: Name").fill(name)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url(re.compile(r"/new\?"))
    expect(page.get_by_role("combobox", name="Edition", exact=True)).to_contain_text(name)


def test_a_click_says_what_is_wrong_with_what_was_just_written(newcomer: Newcomer) -> None:
    page = begin(newcomer(), "colorado")
    cell(page, "Edition: Name").fill("")
    page.get_by_role("button", name="Play with it").click()
    expect(page.locator("[aria-live=assertive]")).to_have_text("One thing doesn’t match the rulebook yet.")
    expect(page).to_have_url(re.compile("/editions/colorado/"))


def test_a_friend_reads_the_name_of_an_edition(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer(size=PHONE)
    page = begin(anna, "colorado")
    write(page, "Edition: Name", "Grandma’s box")
    expect(verdict(page)).to_have_text(FITS)
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url(re.compile(r"/new\?"))
    ben.go_to(page.url)
    expect(ben.page.get_by_role("combobox", name="Edition", exact=True)).to_contain_text("Grandma’s box")
    ben.show("new-with-edition-phone")


def test_what_is_no_edition_is_refused(newcomer: Newcomer, tmp_path: Path) -> None:
    anna = newcomer()
    file = tmp_path / "x.toml"
    file.write_text("name = = 3", encoding="utf-8")
    anna.go_to("/editions")
    anna.page.locator("input[type=file]").set_input_files(file)
    alert = anna.page.get_by_role("alert")
    expect(alert).to_have_text("This isn’t an edition: not a TOML file: there is a mistake in line 1, column 8")
    file.write_text('name = "mine"', encoding="utf-8")
    anna.page.locator("input[type=file]").set_input_files(file)  # the same file again
    expect(alert).to_contain_text("doesn’t belong to a game")
    anna.go_to("/editions/pioneers/nowhere")
    expect(anna.page.get_by_role("heading", name="This edition doesn’t exist")).to_be_visible()
    anna.show("edition-nowhere")


def test_the_table_names_its_edition(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    page = begin(anna, "pioneers")
    write(page, "Edition: Name", "<b>Box</b>")
    expect(verdict(page)).to_have_text(FITS)
    page.get_by_role("button", name="Play with it").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(re.compile("/table/"))
    ben.go_to(page.url)
    link = ben.page.get_by_role("link", name="<b>Box</b>")
    expect(link).to_be_visible()
    link.click()
    expect(ben.page.get_by_role("heading", name="<b>Box</b>")).to_be_visible()
    ben.page.go_back()
    expect(link).to_be_visible()
    link.click()
    ben.go_to("/editions")
    expect(ben.page.get_by_role("button", name="Remove <b>Box</b>")).to_have_count(1)


def test_a_step_back_from_a_new_edition_makes_no_other(newcomer: Newcomer) -> None:
    page = newcomer().page
    page.goto("/editions")
    page.get_by_role("link", name="Make an edition of Colorado").click()
    expect(verdict(page)).to_have_text(FITS)
    page.go_back()
    expect(page.get_by_role("heading", name="Editions", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Edit My edition")).to_have_count(1)


@LIGHT_DESK_AND_DARK_PHONE
def test_the_list_is_for_everybody(newcomer: Newcomer, size: tuple[int, int], scheme: str) -> None:
    anna = newcomer(size=size, color_scheme=scheme)
    anna.go_to("/editions")
    anna.page.wait_for_load_state("networkidle")
    anna.show(f"editions-{scheme}")


@LIGHT_DESK_AND_DARK_PHONE
@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_for_everybody(newcomer: Newcomer, game: str, size: tuple[int, int], scheme: str) -> None:
    anna = newcomer(size=size, color_scheme=scheme)
    page = begin(anna, game)
    parts = page.get_by_role("navigation").get_by_role("button")
    for number in range(parts.count()):
        parts.nth(number).click()
        expect(parts.nth(number)).to_have_attribute("aria-current", "page")
        anna.show(f"edition-{game}-{number}-{scheme}")
    anna.expect_no_complaints()


@pytest.mark.parametrize("language", LOCALES)
def test_in_other_languages(newcomer: Newcomer, language: str) -> None:
    anna = newcomer(locale=LOCALES[language])
    for game in GAMES:
        anna.go_to(f"/editions/{game}/new")
        expect(anna.page.locator(".state.right")).to_be_visible()
        text = anna.page.locator("body").inner_text()
        assert "edition-" not in text
        assert "My edition" not in text
    name = anna.page.locator("main input").first
    name.fill("")
    name.press("Tab")
    reason = {"fr": "doit avoir de 1 à 40 lettres", "de": "muss 1 bis 40 Buchstaben haben"}[language]
    expect(anna.page.locator(".wrong")).to_have_text(reason)
    expect(name).to_have_accessible_description(reason)
    anna.show(f"edition-{language}")
