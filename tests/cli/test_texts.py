"""The terminal's own texts and the lists of choices."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from westbound.cli.play.choices import Choice, folded, in_columns, listing, matching
from westbound.cli.play.orders import ORDERS, parse_order
from westbound.cli.texts import FOLDER, Texts
from westbound.texts import LANGUAGES, WrongText


def messages(language: str) -> dict[str, str]:
    """By key, the values that a text wants."""
    source = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]
    parts = re.split(r"^([a-z-]+) =", source, flags=re.MULTILINE)
    assert parts[1::2] == keys
    return {key: " ".join(sorted(set(re.findall(r"\$\w+", text)))) for key, text in zip(keys, parts[2::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_in_every_language_wants_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_in_every_language(language: str) -> None:
    texts = Texts(language)
    words = [word for order in ORDERS for word in texts.words(f"order-{order}")]
    assert len(set(words)) == len(words)
    for order in ORDERS:
        for word in (order, *texts.words(f"order-{order}")):
            assert parse_order(word.upper(), texts) == (order, "")
    assert parse_order("save my game.jsonl", texts) == ("save", "my game.jsonl")
    assert parse_order("undo everything", texts) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_a_narrow_screen(language: str) -> None:
    assert max(map(len, Texts(language).say("help").split("\n"))) <= 80
    assert all(Texts(language).words(f"order-{order}")[0] in Texts(language).say("help") for order in ORDERS)


def test_a_text_that_is_not_there() -> None:
    with pytest.raises(WrongText):
        Texts("en").say("no-such-text")
    with pytest.raises(WrongText):
        Texts("en").say("saved")


def choice(number: int, words: str, text: str = "") -> Choice:
    verb, _, name = words.partition(" ")
    return Choice(number, words, verb, name, text or words)


OFFERED = [
    choice(1, "pass", "Ne rien acheter"),
    choice(2, "road erie-albany"),
    choice(3, "road erie-st_louis"),
    choice(4, "join 1"),
    choice(5, "join 10"),
    choice(6, "travel denver", "Aller à Denver : hôtel"),
]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("3", [3]),
        ("03", [3]),
        ("0", []),
        ("7", []),
        ("pass", [1]),
        ("p", [1]),
        ("Road", [2, 3]),
        ("road erie", [2, 3]),
        ("road albany erie", [2]),
        ("st louis", [3]),
        ("ROAD  Erie-St. Louis", [3]),
        ("join 1", [4]),
        ("join", [4, 5]),
        ("a denver", [6]),
        ("aller à", [6]),
        ("HOTEL", [6]),
        ("road road", []),
        ("...", []),
        ("²", []),
    ],
)
def test_what_is_typed_finds_what_it_means(typed: str, numbers: list[int]) -> None:
    assert [found.number for found in matching(typed, OFFERED)] == numbers


def test_accents_capitals_and_punctuation_do_not_matter() -> None:
    assert folded("  À  St. Louis_Été ") == "a st louis ete"


def test_columns_are_as_many_as_fit() -> None:
    assert list(in_columns(["a" * 9, "b", "c" * 9, "d"], 20)) == ["aaaaaaaaa ccccccccc", "b         d"]
    assert list(in_columns(["a" * 30, "b"], 20)) == ["a" * 30, "b"]


def test_many_choices_of_one_verb_stand_in_columns_or_on_one_row() -> None:
    offered = [choice(1, "pass"), *[choice(i, f"road city{i}-town{i}") for i in range(2, 60)]]
    rows = list(listing(offered, 80))
    assert len(rows) < 25
    assert max(map(len, rows)) <= 80
    assert list(listing(offered, 80, lambda verb: f"all {verb}s")) == ["   1  pass", "   2 - 59  all roads"]
    assert len(list(listing(offered[1:], 80, lambda verb: "all"))) > 5
