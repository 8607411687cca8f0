"""The page draws the seats with the marks of Python's pictures."""

from __future__ import annotations

import page
from westbound.kit.seat_marks import typescript


def test_the_marks_of_the_page_are_those_of_the_pictures() -> None:
    written = (page.WEB / "src" / "board" / "seatMarks.ts").read_text(encoding="utf-8")
    assert written == typescript(), "the coats have changed: run `python page.py types`"
