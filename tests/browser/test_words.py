"""Words break only at hyphens, and the player's name is never cut off: in every language, on laptop and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Newcomer
from tests.browser.people import GAMES, PHONE, expect, expect_turn
from tests.browser.test_learning import lessons, teacher
from tests.server.serving import Server

LAPTOP = (1280, 720)
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
NAME = "Maximiliane Hohenstein"
BROKEN = r"""() => {
  const broken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const within = node.parentElement;
    if (!within?.checkVisibility() || within.closest('.unseen, .skip, svg')) continue;
    if (getComputedStyle(within).whiteSpace === 'nowrap') continue; // cannot break, but may be turned, as in a fan
    for (const { 0: part, index } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const lines = new Set(Array.from(part, (_, i) => {
        const range = document.createRange();
        range.setStart(node, index + i);
        range.setEnd(node, index + i + 1);
        return Math.round([...range.getClientRects()].at(-1)?.bottom ?? 0); // before it may be a hyphen
      }));
      if (Math.max(...lines) - Math.min(...lines) > 4) broken.push(part); // a first letter may be larger
    }
  }
  return broken;
}"""
CUT = """name => [...document.querySelectorAll('*')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 &&
    getComputedStyle(each).textOverflow === 'ellipsis' && each.textContent.includes(name))
  .map((each) => each.outerHTML)"""


@pytest.fixture(scope="session")
def browser(whole_browser: Browser) -> Browser:
    return whole_browser


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LOCALES)
def test_no_word_breaks_without_a_hyphen(newcomer: Newcomer, server: Server, game: str, language: str) -> None:
    """Soft hyphens split a word into parts; no part may break."""
    mine = server.caller().open("me", "greedy", "greedy", "greedy", game=game, name=NAME)
    anna = newcomer(size=LAPTOP, locale=LOCALES[language])
    anna.go_to(f"/table/{mine['table']}#{mine['key']}")
    expect_turn([anna])
    for size in ("laptop", "phone"):
        if size == "phone":
            anna.turn_into_a_phone()
        anna.show(f"words-{game}-{language}-{size}")
        assert anna.page.evaluate(BROKEN) == [], size
        assert anna.page.evaluate(CUT, NAME) == [], size


ABROAD = {
    "de": ("Los geht’s", "Lektion 1 von", "Tipp", "Bestätigen", "Nächste Lektion", "Regeln", "Regeln durchsuchen"),
    "fr": (
        "Commencer",
        "leçon 1 sur",
        "Indice",
        "Confirmer",
        "Leçon suivante",
        "Règles",
        "Chercher dans les règles",
    ),
}


@pytest.mark.parametrize(
    ("language", "game", "scheme", "sought"),
    [("de", "colorado", "dark", "medaille"), ("fr", "pioneers", "light", "diligence")],
)
def test_a_lesson_in_another_language(newcomer: Newcomer, language: str, game: str, scheme: str, sought: str) -> None:
    begin, first, hint, confirm, further, rules, search = ABROAD[language]
    anna = newcomer(locale=LOCALES[language], size=PHONE, color_scheme=scheme)
    anna.go_to(f"/learn/{game}")
    anna.page.get_by_role("button", name=begin, exact=True).click()
    told = teacher(anna)
    expect(told).to_contain_text(first)
    told.get_by_role("button", name=hint).click()
    expect(told.get_by_role("status")).not_to_be_empty()
    anna.show(f"lesson-{language}")
    for words in lessons(game)[0]["solution"]:
        expect(anna.page.locator(f'button.choice[data-words="{words}"]')).to_be_attached()
        expect_turn([anna])
        anna.choose(words, confirm)
    expect(told.get_by_role("button", name=further)).to_be_visible()
    anna.show(f"lesson-done-{language}")
    anna.page.get_by_role("button", name=rules).click()
    book = anna.page.get_by_role("dialog", name=rules)
    book.get_by_label(search).fill(sought)
    expect(book.locator("details[data-section]").first).to_be_visible()
    anna.show(f"rules-{language}")
    anna.expect_no_complaints()
