"""Games once more in the browser: with anybody's eyes, by link to a moment, played on, from a record."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn
from tests.browser.test_dice import play_out
from tests.cli.desk import told
from tests.server.serving import Server


def played_out(server: Server, game: str) -> str:
    """The address of a game between bots that is over."""
    caller = server.caller()
    table = caller.open("greedy", "greedy", "random", game=game)["table"]
    with caller.look(table) as looker:
        looker.play_to_the_end(random.Random(1))
    return f"/table/{table}/replay"


def eyes(person: Person, whose: str) -> None:
    person.page.get_by_label("With the eyes of").select_option(whose)
    expect(person.page).to_have_url(re.compile(f"eyes={whose}"))


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_the_same_moment_with_the_same_eyes(newcomer: Newcomer, server: Server, game: str) -> None:
    anna, ben = newcomer(), newcomer(size=PHONE)
    anna.page.goto(played_out(server, game))
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
    ben.page.goto(anna.page.url)
    expect(ben.page.get_by_role("slider")).to_have_value(moment)
    assert ben.log.inner_text() == anna.log.inner_text()
    ben.show(f"replay-phone-{game}")
    for person in (anna, ben):
        person.expect_no_complaints()


def test_the_keyboard_goes_from_turn_to_turn(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.page.goto(played_out(server, "pioneers"))
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


def test_a_moment_is_played_on_from(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    anna.page.goto(f"{played_out(server, 'pioneers')}?eyes=0&at=20")
    expect(anna.page.get_by_role("slider")).to_have_value("20")
    anna.page.get_by_role("button", name="Play on from here").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Anna")
    form.get_by_text("Your word for the dice:").click()
    form.get_by_label("Your word", exact=True).fill("quiet saddle")
    anna.show("play-on")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    expect_turn([anna])
    expect(anna.page.get_by_text("goes on from a moment").first).to_be_attached()
    anna.show("played-on")
    assert anna.choose_any(random.Random(1))
    play_out(anna, server.url)
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.get_by_text("that this browser noted before the game")).to_be_visible()
    expect(anna.page.get_by_text("Your word “quiet saddle” is mixed in.")).to_be_visible()
    anna.expect_no_complaints()


def test_a_fork_is_played_like_the_game_it_comes_from(newcomer: Newcomer, server: Server) -> None:
    caller = server.caller()
    mine = caller.open("me", "random", watchers=False, clock={"turn": 600, "bank": 3600}, standin="random")
    with caller.look(mine["table"], mine["key"]) as looker:
        looker.play_to_the_end(random.Random(1))
    anna = newcomer(size=PHONE)
    anna.page.goto(f"/table/{mine['table']}#{mine['key']}")
    anna.page.get_by_role("link", name="Open as a replay").click()
    anna.page.get_by_text("Eyes, link, play on").click()
    anna.page.get_by_role("button", name="Play on from here").click()
    form = anna.page.get_by_role("dialog")
    form.get_by_text("Pace").click()
    expect(form.get_by_label("Pace")).to_have_value("own")
    anna.show("play-on-phone")
    form.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_url(re.compile(r"/table/\w+$"))
    table = caller.get(f"/api/tables/{anna.page.url.rpartition('/')[2]}")
    assert (table["clock"]["turn"], table["clock"]["bank"]) == (600, 3600)
    assert (table["standin"], table["watchers"], table["origin"]) == ("random", False, "@0")
    anna.expect_no_complaints()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_record_of_the_terminal_is_opened(newcomer: Newcomer, tmp_path: Path, size: tuple[int, int]) -> None:
    file, broken = tmp_path / "game.jsonl", tmp_path / "broken.jsonl"
    told("play", "pioneers", "--seats", "me,random", "--seed", "3", "--save", file, typed="1\n" * 9)
    lines = file.read_text().splitlines(keepends=True)
    broken.write_text("".join([*lines[:30], *lines[31:]]))
    anna = newcomer(size=size)
    anna.page.goto("/")
    choose = anna.page.get_by_role("button", name="Choose a file")
    with anna.page.expect_file_chooser() as asked:
        choose.click()
    asked.value.set_files(broken)
    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile(r"rules do not allow: line \d+"))
    anna.show(f"record-broken-{'phone' if size == PHONE else 'desk'}")
    with anna.page.expect_file_chooser() as asked:
        choose.click()
    asked.value.set_files(file)
    anna.page.wait_for_url(re.compile("/replay"))
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.page.get_by_role("button", name="To the end").click()
    anna.show(f"record-{'phone' if size == PHONE else 'desk'}")
    table = re.sub(r"/replay.*", "", anna.page.url)
    anna.page.goto(table)
    expect(anna.page.get_by_role("slider")).to_be_visible()


def test_space_presses_what_has_the_focus(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer(size=PHONE)
    anna.page.goto(played_out(server, "pioneers"))
    slider = anna.page.get_by_role("slider")
    expect(slider).to_have_value("0")
    for name in ("Eyes, link, play on", "Points so far"):
        fold = anna.page.locator("details", has=anna.page.locator("summary", has_text=name))
        fold.locator("summary").focus()
        anna.page.keyboard.press("Space")
        expect(fold).to_have_attribute("open", "")
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(slider).to_have_value("0")
    anna.page.locator("#content").focus()
    anna.page.keyboard.press("Space")
    expect(anna.page.get_by_role("button", name="Pause")).to_be_visible()
