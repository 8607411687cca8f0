"""Names as they are cleaned, and which of them count as the same."""

from __future__ import annotations

import doctest

import pytest

from tests.server.serving import Server
from westbound.server import clean_text
from westbound.server.accounts.people import handle_of
from westbound.server.clean_text import bare, clean
from westbound.server.refusal import Refusal

FAMILY = "👩‍👩‍👧‍👦"
JOINED = [
    FAMILY,
    "🏳️‍🌈 Ann",
    "👩🏽‍🚀",
    "❤️‍🔥",
    "می‌نا",  # Persian: a letter that does not join the next
    "क्‍ष",  # Devanagari: half a letter
    "র‍্যাব",  # Bengali
]
ZWNJ, ZWJ = "\u200c", "\u200d"


def test_the_examples() -> None:
    assert doctest.testmod(clean_text).failed == 0


@pytest.mark.parametrize("name", JOINED)
def test_what_joins_stays(name: str) -> None:
    assert clean(f" {name}  ") == name


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        (f"An{ZWJ}na", "Anna"),
        (f"An{ZWNJ}na", "Anna"),
        (f"{ZWJ}Anna{ZWNJ}", "Anna"),
        (f"{FAMILY}{ZWJ}", FAMILY),
        (f"👩{ZWJ}{ZWJ}👧", "👩👧"),
        (f"👩{ZWJ} 👧", "👩 👧"),
        (f"👩{ZWNJ}👧", "👩👧"),
        (f"می{ZWJ}نا", "مینا"),
        (f"A{ZWJ}👧", "A👧"),
        ("An\u200b\u2060\u202ena", "Anna"),
    ],
)
def test_what_joins_nothing_goes(typed: str, left: str) -> None:
    assert clean(typed) == left


@pytest.mark.parametrize(
    "typed", ["", " ", ZWJ, f"{ZWNJ} {ZWJ}", "\ufe0f", f"\ufe0f{ZWJ}\ufe0f", "\u0301", "\u3164", "\u2800 \u115f"]
)
def test_nobody_is_invisible(typed: str) -> None:
    with pytest.raises(Refusal):
        clean(typed)


def test_cleaning_twice_is_cleaning_once() -> None:
    for name in JOINED:
        for end in range(1, len(name) + 1):
            once = clean(name[:end])
            assert clean(once) == once


@pytest.mark.parametrize("name", JOINED)
def test_joiners_make_no_other_name(name: str) -> None:
    assert handle_of(name) == handle_of(bare(name))


def test_at_a_table_a_family_stays_together_and_nobody_looks_like_another(server: Server) -> None:
    host = server.caller()
    table = host.open("me", "open", "open", name=FAMILY)["table"]
    host.sit(table, bare(FAMILY))
    names = [seat["name"] for seat in host.get(f"/api/tables/{table}")["seats"]]
    assert names == [FAMILY, f"{bare(FAMILY)} 2", ""]
