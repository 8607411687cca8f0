"""Replays in the browser: viewpoints, links to a moment, continuing from there, opening records."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn, play_on
from tests.browser.test_dice import play_out
from tests.cli.desk import told
from tests.server.serving import Server


@cache
def played_out(server: Server, game: str) -> str:
    """The replay URL of a finished game between bots."""
    caller = server.caller()
    table = caller.open("greedy", "greedy", "random", game=game)["table"]
    with caller.look(table) as client:
        client.play_to_the_end(random.Random(1))
    return f"/table/{table}/replay"


def eyes(person: Person, whose: str) -> None:
    person.page.get_by_label("View as").select_option(whose)
    expect(person.page).to_have_url(re.compile(f"eyes={whose}"))


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_the_same_moment_with_the_same_eyes(newcomer: Newcomer, server: Server, game: str) -> None:
    anna, ben = newcomer(), newcomer(size=PHONE)
    anna.go_to(played_out(server, game))
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    anna.page.get_by_label("Whose turns").select_option(index=2)
    for _ in range(3):
        anna.page.get_by_role("button", name="To the next turn").click()
    moment = slider.input_value()
    assert int(moment) > 0
    eyes(anna, "1")
    anna.show(f"replay-eyes-{game}")
    eyes(anna, "all")
    expect(slider).to_have_value(moment)
    anna.show(f"replay-all-{game}")
    ben.go_to(anna.page.url)
    expect(ben.page.get_by_role("slider")).to_have_value(moment)
    assert ben.log.inner_text() == anna.log.inner_text()
    ben.show(f"replay-phone-{game}")
    for person in (anna, ben):
        person.expect_no_complaints()


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_goes_from_turn_to_turn(newcomer: Newcomer, server: Server, game: str) -> None:
    anna = newcomer()
    anna.go_to(played_out(server, game))
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    places = []
    for key in ("ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowLeft", "End", "Home"):
        anna.page.keyboard.press(key)
        places.append(int(slider.input_value()))
    assert places[0] == 1
    assert 1 < places[1] < places[2] < places[4]
    assert places[3] == places[1]
    assert places[5] == 0
    entries = anna.page.evaluate("history.length")
    anna.page.keyboard.press("End")
    expect(anna.page).to_have_url(re.compile(f"at={places[4]}"))
    assert anna.page.evaluate("history.length") == entries


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_stepped_scrubbed_and_played(newcomer: Newcomer, server: Server, game: str) -> None:
    anna = newcomer(color_scheme="dark")
    anna.go_to(played_out(server, game))
    slider, turns = anna.page.get_by_role("slider"), anna.page.get_by_label("Go to turn")
    anna.page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    box = slider.bounding_box()
    assert box
    slider.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    middle = int(slider.input_value())
    assert 0.4 < middle / int(slider.get_attribute("max") or 0) < 0.6
    turn = turns.input_value()
    turns.select_option(str(int(turn) - 1))
    assert 0 < int(slider.input_value()) < middle
    expect(anna.log).to_contain_text(re.sub(r"^\d+\. ", "", turns.locator("option:checked").inner_text().strip()))
    moment = slider.input_value()
    anna.show(f"replay-dark-{game}")
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value(moment)
    anna.page.get_by_role("button", name="Pause").click()
    moment = slider.input_value()
    assert int(moment) <= int(slider.get_attribute("max") or 0)
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    anna.expect_no_complaints()


def play_on_from(person: Person, moment: int) -> Locator:
    """Open the dialog that continues the game from a moment."""
    person.go_to(re.sub(r"\?.*|$", f"?eyes=0&at={moment}", person.page.url, count=1))
    expect(person.page.get_by_role("slider")).to_have_value(str(moment))
    more = person.page.locator("details:not([open]) summary", has_text="View, link, continue")
    if more.count():  # on a phone
        more.click()
    person.page.get_by_role("button", name="Continue from here").click()
    return person.page.get_by_role("dialog")


@pytest.mark.parametrize(("game", "size"), [("pioneers", DESK), ("pioneer_days", PHONE), ("colorado", DESK)])
def test_a_moment_is_played_on_from(newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.go_to(played_out(server, game))
    form = play_on_from(anna, 20)
    form.get_by_label("Your name").fill("Anna")
    form.get_by_text("Your word for the dice:").click()
    form.get_by_label("Your word", exact=True).fill("quiet saddle")
    anna.show(f"play-on-{game}")
    anna.page.get_by_role("button", name="Open table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    expect_turn([anna])
    expect(anna.page.get_by_text("continues from a position").first).to_be_attached()
    anna.show(f"played-on-{game}")
    assert anna.choose_any(random.Random(1))
    play_out(anna, server.url)
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.get_by_text("this browser noted before the game")).to_be_visible()
    expect(anna.page.get_by_text("Your word “quiet saddle” is mixed in.")).to_be_visible()
    anna.expect_no_complaints()


def test_a_fork_is_played_like_the_game_it_comes_from(newcomer: Newcomer, server: Server) -> None:
    caller = server.caller()
    mine = caller.open("me", "random", watchers=False, clock={"turn": 600, "bank": 3600}, standin="random")
    with caller.look(mine["table"], mine["key"]) as client:
        client.play_to_the_end(random.Random(1))
    anna = newcomer(size=PHONE)
    anna.go_to(f"/table/{mine['table']}#{mine['key']}")
    anna.page.get_by_role("link", name="Watch replay").click()
    anna.page.get_by_text("View, link, continue").click()
    anna.page.get_by_role("button", name="Continue from here").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Pace").click()
    expect(form.get_by_label("Pace")).to_have_value("own")
    anna.show("play-on-phone")
    form.get_by_role("button", name="Open table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    table = caller.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert (table["clock"]["turn"], table["clock"]["bank"]) == (600, 3600)
    assert (table["standin"], table["watchers"], table["origin"]) == ("random", False, "@0")
    anna.expect_no_complaints()


def saved_by_the_terminal(game: str, folder: Path) -> Path:
    file = folder / f"{game}.jsonl"
    told("play", game, "--seats", "me,random", "--seed", "3", "--save", file, typed="1\n" * 9)
    return file


def choose_file(person: Person, file: Path) -> None:
    with person.page.expect_file_chooser() as asked:
        person.page.get_by_role("button", name="Choose a file").click()
    asked.value.set_files(file)


@pytest.mark.parametrize(("game", "size"), [("pioneers", DESK), ("pioneer_days", PHONE)])
def test_a_record_of_the_terminal_is_opened(
    newcomer: Newcomer, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    file, broken = saved_by_the_terminal(game, tmp_path), tmp_path / "broken.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    broken.write_text("".join([*lines[:30], *lines[31:]]))
    anna = newcomer(size=size)
    anna.go_to("/")
    choose_file(anna, broken)
    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile(r"rules don’t allow: line \d+"))
    anna.show(f"record-broken-{game}")
    choose_file(anna, file)
    anna.page.wait_for_url(re.compile("/replay"))
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.page.get_by_role("button", name="To the end").click()
    anna.show(f"record-{game}")
    table = re.sub(r"/replay.*", "", anna.page.url)
    anna.go_to(table)
    expect(anna.page.get_by_role("slider")).to_be_visible()


DROP = """([section, name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  for (const kind of ['dragover', 'drop']) {
    section.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
  }
}"""


def test_a_record_is_dropped_on_the_page_and_played_on_with_a_friend(newcomer: Newcomer, tmp_path: Path) -> None:
    file = saved_by_the_terminal("colorado", tmp_path)
    anna, ben = newcomer(), newcomer()
    anna.go_to("/")
    section = anna.page.get_by_role("region", name="Open a record").element_handle()
    anna.page.evaluate(DROP, [section, file.name, file.read_text()])
    anna.page.wait_for_url(re.compile("/replay"))
    dialog = play_on_from(anna, 5)
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_role("combobox").nth(1).select_option("open")
    dialog.get_by_role("button", name="Open table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    expect(anna.page.get_by_text("continues from a position").first).to_be_visible()
    ben.sit_down(anna.page.url, "Ben")
    expect(ben.log).to_contain_text("Turn 1: ")  # from before the fork
    assert play_on([anna, ben], random.Random(1), most=3) == 3
    for person in (anna, ben):
        person.expect_no_complaints()


def test_a_replay_that_cannot_be_shown_says_so(newcomer: Newcomer, server: Server) -> None:
    caller = server.caller()
    hidden = caller.open("me", "random", watchers=False)["table"]
    waiting = caller.open("me", "open")["table"]
    anna = newcomer(size=PHONE, color_scheme="dark")
    for number, (table, said) in enumerate(
        [
            ("abcdefghjk", "This table doesn’t exist"),
            (hidden, "This table is private"),
            (waiting, "This game can’t be shown"),
        ]
    ):
        anna.go_to(f"/table/{table}/replay?eyes=all&at=7")
        expect(anna.prompt).to_have_text(said)
        anna.show(f"no-replay-{number}")
    address = played_out(server, "pioneers")
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.go_to(address)
    expect(anna.prompt).to_have_text("The server isn’t responding")
    anna.show("no-replay-server")
    anna.page.unroute_all()
    anna.page.get_by_role("button", name="Try again").click()
    expect(anna.page.get_by_role("slider")).to_have_value("0")


def test_space_presses_what_has_the_focus(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=PHONE)
    anna.go_to(played_out(server, "pioneers"))
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for name in ("View, link, continue", "Points so far"):
        fold = anna.page.locator("details", has=anna.page.locator("summary", has_text=name))
        fold.locator("summary").focus()
        anna.page.keyboard.press("Space")
        expect(fold).to_have_attribute("open", "")
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(slider).to_have_value("0")
    anna.page.locator("#content").focus()
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
