"""The score sheet on paper."""

from __future__ import annotations

import random
import re

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, expect
from tests.server.serving import Server

PAGE = re.compile(rb"/Type /Page\b")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_is_printed_on_one_page(
    newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]
) -> None:
    caller = server.caller()
    table = caller.open("greedy", "random", game=game)["table"]
    with caller.look(table) as client:
        client.play_to_the_end(random.Random(1))
    anna = newcomer(size=size, color_scheme="dark")
    page = anna.page
    page.add_init_script("window.print = () => { window.printed = true; }")
    page.goto(f"/table/{table}")
    luck = page.get_by_role("table", name="Luck")
    expect(luck).to_be_visible()
    page.get_by_role("button", name="Print score sheet").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    title = page.get_by_role("main").get_by_text(game.replace("_", " ").title(), exact=True).first
    for shown in (
        title,
        page.get_by_role("table", name="Scores"),
        luck,
        anna.prompt,
    ):
        expect(shown).to_be_visible()
    for away in (page.get_by_role("banner"), page.locator(".board"), anna.log, page.get_by_role("button")):
        expect(away.filter(visible=True)).to_have_count(0)
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert len(PAGE.findall(page.pdf(format="A4"))) == 1
    anna.expect_no_complaints()
