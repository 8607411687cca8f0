"""Fair dice in the browser: the promise, the players' words, the check, and the luck table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, LIGHT_DESK_AND_DARK_PHONE, PHONE, Person, expect
from tests.server.serving import Client

STORED = "name => JSON.parse(localStorage.getItem(`westbound.${name}`))"


def play_out(anna: Person, url: str, seed: int = 1) -> str:
    """Play Anna's game to the end while she is on another page, then go back to it; returns the table."""
    anna.page.wait_for_url(re.compile("/table/"))
    (kept, *_) = anna.page.evaluate(STORED, "keys")
    anna.go_to("/nowhere")
    with Client(url, kept["table"], kept["key"]) as seat:
        seat.play_to_the_end(random.Random(seed))
    anna.go_to(f"/table/{kept['table']}")
    expect(anna.page.get_by_role("button", name="Check the dice")).to_be_visible()
    return str(kept["table"])


def test_dice_are_promised_mixed_and_checked(newcomer: Newcomer, tmp_path: Path) -> None:
    anna = newcomer()
    anna.go_to("/new")
    anna.page.get_by_text("Your word for the dice:").click()
    anna.page.get_by_label("Your word", exact=True).fill("quiet saddle")
    anna.show("dice-word")
    anna.page.get_by_role("radio", name="2", exact=True).evaluate("radio => radio.click()")
    anna.page.locator("section[aria-labelledby$=-seats] select").nth(1).select_option("bot greedy")
    anna.page.get_by_role("button", name="Open table").click()
    anna.page.get_by_role("button", name="Menu").click()
    (noted, *_) = anna.page.evaluate(STORED, "dice")
    expect(anna.page.get_by_text(noted["promise"])).to_be_visible()
    expect(anna.page.get_by_text("quiet saddle")).to_be_visible()
    anna.show("dice-menu")
    anna.page.keyboard.press("Escape")

    play_out(anna, anna.page.url.partition("/table")[0])
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.get_by_text("The dice were as promised.")).to_be_visible()
    expect(anna.page.get_by_text("this browser noted before the game")).to_be_visible()
    expect(anna.page.get_by_text("Your word “quiet saddle” is mixed in.")).to_be_visible()
    anna.show("dice-good")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download record").click()
    file = Path(download.value.path())
    assert westbound.verify(file, noted["promise"], {0: "quiet saddle"}).holds

    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    number = next(i for i, line in enumerate(lines) if json.loads(line).get("words", "").startswith("road"))
    lines[number] = re.sub('"words":"[^"]+"', '"words":"pass"', lines[number])
    tampered = tmp_path / "tampered.jsonl"
    tampered.write_text("".join(lines), encoding="utf-8")
    anna.page.get_by_text("Check a record from a file").click()
    anna.page.get_by_label("Record (.jsonl)").set_input_files(tampered)
    expect(anna.page.get_by_text("tampered.jsonl: the dice failed the check.")).to_be_visible()
    expect(anna.page.get_by_text(f"Line {number + 1}: its mark is")).to_be_visible()
    anna.show("dice-bad")
    assert westbound.verify(tampered).line == number + 1
    anna.go_to("/")
    anna.page.get_by_text("Check a record from a file").click()
    anna.page.get_by_label("Record (.jsonl)").set_input_files(tampered)
    expect(anna.page.get_by_text("tampered.jsonl: the dice failed the check.")).to_be_visible()
    anna.show("dice-bad-at-home")
    anna.page.get_by_label("Record (.jsonl)").set_input_files(file)
    expect(anna.page.get_by_text("the dice were as promised")).to_be_visible()
    anna.expect_no_complaints()


def test_a_server_that_broke_its_promise_is_caught(newcomer: Newcomer) -> None:
    """The check uses the promise the browser noted before the game, not what the server says afterwards."""
    anna = newcomer()
    anna.play_now()
    table = play_out(anna, anna.page.url.partition("/table")[0])
    other = [{"table": table, "promise": "0ddba11", "since": 0, "word": "saddle"}]
    anna.page.evaluate("notes => localStorage.setItem('westbound.dice', JSON.stringify(notes))", other)
    anna.reload()
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.get_by_text("The dice failed the check.")).to_be_visible()
    expect(anna.page.get_by_text("but this browser noted 0ddba11 before the game")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@LIGHT_DESK_AND_DARK_PHONE
def test_everybody_sees_who_was_lucky_and_checks_the_dice(
    newcomer: Newcomer, game: str, size: tuple[int, int], scheme: str
) -> None:
    anna = newcomer(size=size, color_scheme=scheme)
    anna.play_now(game)
    play_out(anna, anna.page.url.partition("/table")[0])
    anna.page.get_by_text("What came, and what to expect").first.click()
    anna.page.get_by_role("heading", name="Luck").scroll_into_view_if_needed()
    expect(anna.page.get_by_text("could have gone differently")).to_be_visible()
    expect(anna.page.get_by_role("table", name="Luck").get_by_role("row")).to_have_count(3)
    anna.show(f"luck-{game}-{'phone' if size == PHONE else 'desk'}")
    anna.page.get_by_role("button", name="Check the dice").click()
    expect(anna.page.get_by_text("The dice were as promised.")).to_be_visible()
    expect(anna.page.get_by_text("this browser noted before the game")).to_be_visible()
    anna.expect_no_complaints()
