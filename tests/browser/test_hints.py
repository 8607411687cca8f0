"""Hints: where to look, the move, why; by finger and by key, and everybody reads that one was taken."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, Person, expect, expect_turn

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def with_a_choice(newcomer: Newcomer, game: str, size: tuple[int, int]) -> Person:
    anna = newcomer(size=size)
    anna.open_table("me", "random", game=game)
    expect_turn([anna])
    while len(anna.words()) < 2:
        anna.choose(anna.words()[0])
        expect_turn([anna])
    return anna


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_where_to_look_then_the_move_then_why(newcomer: Newcomer, game: str, size: tuple[int, int]) -> None:
    anna = with_a_choice(newcomer, game, size)
    button = anna.page.get_by_role("button", name="Hint", exact=True)
    board, prompt = anna.page.locator("section.board"), anna.prompt
    before = board.bounding_box(), prompt.bounding_box(), button.bounding_box()
    if size == PHONE:
        button.tap()
    else:
        anna.page.keyboard.press("t")
    panel = anna.page.get_by_role("region", name="Hint")
    more = panel.get_by_role("button", name="Show the move")
    expect(more).to_be_visible()
    assert anna.page.locator("[data-spotlight]").count() >= 1
    anna.show(f"hint-where-{game}-{size[0]}")
    head = panel.locator("header").bounding_box()
    more.tap() if size == PHONE else anna.page.keyboard.press("t")
    why = panel.get_by_role("button", name="Why?")
    expect(panel).to_contain_text("% to win")
    assert panel.locator("header").bounding_box() == head, "the button stays in its row"
    best = anna.page.locator("[data-spotlight][data-offer], [data-spotlight][data-words]").first
    expect(best).to_be_attached()
    anna.show(f"hint-move-{game}-{size[0]}")
    why.tap() if size == PHONE else anna.page.keyboard.press("t")
    expect(why).to_be_hidden()
    expect(panel.locator(".reason").first).to_be_visible()
    anna.show(f"hint-why-{game}-{size[0]}")
    assert (board.bounding_box(), prompt.bounding_box(), button.bounding_box()) == before, "nothing moves"
    assert [line["key"] for line in anna.seat().lines].count("table-hinted") == 1
    anna.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    anna.expect_no_complaints()


def test_a_table_without_hints_has_no_button(newcomer: Newcomer) -> None:
    anna = newcomer(size=DESK)
    anna.open_table("me", "random", hints=False)
    expect_turn([anna])
    expect(anna.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
