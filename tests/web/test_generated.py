"""What the page has from Python: the marks of the seats, and facts of every game."""

from __future__ import annotations

import page
from westbound.kit.seat_marks import typescript
from westbound.server.protocol.constants import TYPESCRIPT


def test_the_marks_of_the_page_are_those_of_the_pictures() -> None:
    written = (page.WEB / "src" / "board" / "seatMarks.ts").read_text(encoding="utf-8")
    assert written == typescript(), "the coats have changed: run `python page.py types`"


def test_the_facts_of_the_page_are_those_of_the_engine() -> None:
    written = (page.WEB / "src" / "lib" / "constants.ts").read_text(encoding="utf-8")
    assert written == TYPESCRIPT, "the engine has changed: run `python page.py types`"
