"""The page says what Python says; web/tests/lib/texts/speech.test.ts looks at the other half."""

from __future__ import annotations

from tests.web.sentences import FIXTURE, written


def test_the_page_is_compared_with_what_is_said_now() -> None:
    again = "python -m tests.web.sentences, then npm test in web/"
    assert FIXTURE.read_text(encoding="utf-8") == written(), f"the sentences have changed: {again}"
