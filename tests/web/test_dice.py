"""The page checks the dice that Python throws; web/tests/lib/dice/verify.test.ts looks at the other half."""

from __future__ import annotations

from tests.web.dice import FIXTURE, written


def test_the_page_is_compared_with_the_dice_of_now() -> None:
    again = "python -m tests.web.dice, then npm test in web/"
    assert FIXTURE.read_text(encoding="utf-8") == written(), f"the dice have changed: {again}"
