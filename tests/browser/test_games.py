"""Whole games in the browser."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, expect, expect_turn, finish, play_on
from tests.server.dealing import dealing


def test_a_game_begins_within_ten_seconds_of_opening_the_page(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.come().get_by_role("button", name="Play").click(timeout=10_000)
    expect(anna.page.locator("svg [data-city]").first).to_be_visible(timeout=10_000)
    anna.expect_no_complaints()


def test_two_people_and_a_bot_play_a_whole_game(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    address = anna.open_table_by_form("me", "open", "greedy")
    anna.show("gathering")
    ben.sit_down_by_form(address, "Ben <script>")
    rng = random.Random(1)
    expect_turn([anna, ben])
    anna.show("turn")
    assert play_on([anna, ben], rng, most=24) == 24
    finish([anna, ben], rng)
    for person in (anna, ben):
        expect(person.page.get_by_role("table").first).to_contain_text("Ben <script>")
        person.expect_no_complaints()
    anna.show("over")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download record").click()
    match = westbound.load(download.value.path())
    assert match.over
    scores = anna.page.get_by_role("table").first.inner_text()
    assert all(str(points) in scores for points in match.scores())

    ben.page.get_by_role("button", name="Play again").click()
    ben.page.wait_for_url(re.compile("/table/(?!" + address.rsplit("/", 1)[1] + ")"))
    anna.page.get_by_role("button", name="Join the rematch").click()
    anna.page.wait_for_url(ben.page.url)
    expect_turn([anna, ben])


def test_the_replay_steps_and_scrubs(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random")
    play_on([anna], random.Random(2), most=6)
    anna.go_to(anna.page.url + "/replay")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_be_visible()
    first = anna.page.locator("main").inner_text()
    anna.page.get_by_role("button", name="One step forward").click()
    anna.page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    assert anna.page.locator("main").inner_text() != first
    anna.show("replay")
    anna.page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")


def test_a_reload_in_mid_turn_loses_nothing(newcomer: Newcomer) -> None:
    anna = newcomer()
    anna.open_table("me", "random")
    play_on([anna], random.Random(3), most=2)
    expect_turn([anna])
    before, prompt = anna.words(), anna.prompt.inner_text()
    anna.reload()
    expect_turn([anna])
    assert anna.words() == before
    assert anna.prompt.inner_text() == prompt


def test_a_killed_server_comes_back_and_both_pages_resume(newcomer: Newcomer, tmp_path: Path) -> None:
    with dealing(tmp_path) as server:
        anna, ben = newcomer(server.url), newcomer(server.url)
        ben.sit_down(anna.open_table("me", "open", "random"), "Ben")
        rng = random.Random(4)
        play_on([anna, ben], rng, most=6)
        mover = expect_turn([anna, ben])
        server.kill()
        expect(anna.page.get_by_text("Connection lost.")).to_be_visible()
        anna.show("connection-lost")
        mover.choose(rng.choice(mover.words()))  # while the server is down
        expect(mover.page.get_by_text("not sent yet")).to_be_visible()
        mover.show("not-sent-yet")
        server.start()
        for person in (anna, ben):
            expect(person.page.get_by_text("Connection lost.")).to_have_count(0)
        expect(mover.page.get_by_text("not sent yet")).to_have_count(0)
        assert play_on([anna, ben], rng, most=6) == 6


def test_undo_inside_and_beyond_the_frontier(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    first = expect_turn([anna, ben])
    other = ben if first is anna else anna
    before = first.words()
    first.choose(next(words for words in before if words.startswith("road")))
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_text("You undo an action.").last).to_be_visible()
    expect(first.choices).to_have_count(len(before))

    asking = first.page.get_by_role("button", name=re.compile("to agree"))
    while not asking.count():  # until the other player has acted, too
        play_on([first, other], random.Random(9), most=1)
        first.page.wait_for_timeout(100)
    asking.click()
    expect(other.page.get_by_text("wants to undo an action")).to_be_visible()
    other.show("consent")
    other.page.get_by_role("button", name="Decline", exact=True).click()
    expect(first.page.get_by_text("doesn’t agree").last).to_be_visible()
    asking.click()
    first.show("consent-waits")
    first.page.get_by_role("button", name="Never mind").click()
    expect(other.page.get_by_text("withdraws the request").last).to_be_visible()
    asking.click()
    other.page.get_by_role("button", name="Agree", exact=True).click()
    expect(first.log.get_by_text("You undo an action.")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone_by_touch(newcomer: Newcomer, game: str) -> None:
    anna = newcomer(size=PHONE)
    card = anna.come(game)
    anna.show("phone-home")
    card.get_by_role("button", name="Play").tap()
    expect_turn([anna])
    anna.show(f"phone-turn-{game}")
    assert play_on([anna], random.Random(5), most=15) == 15
    finish([anna], random.Random(5))
    anna.show(f"phone-over-{game}")
    anna.expect_no_complaints()
