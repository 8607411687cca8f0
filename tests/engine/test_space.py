"""Words and numbers."""

from __future__ import annotations

import pytest

from westbound.engine.space import Block, Space, closest

SPACE = Space([Block("pass", 0), Block("travel", 3, "city", ("denver", "omaha", "st_louis")), Block("two roads", 8)])


def test_every_number_has_words_and_back() -> None:
    texts = {0: "pass", 3: "travel denver", 4: "travel omaha", 5: "travel st_louis", 8: "two roads"}
    assert {number: SPACE.text(number) for number in texts} == texts
    assert all(SPACE.parse(text) == number for number, text in texts.items())
    assert SPACE.size == 9


def test_spaces_and_capitals_do_not_matter() -> None:
    assert SPACE.parse("  Travel   DENVER ") == 3
    assert SPACE.parse("Two\troads\n") == 8


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("travel denvr", "there is no action called 'travel denvr'; did you mean 'travel denver'?"),
        ("pas", "there is no action called 'pas'; did you mean 'pass'?"),
        ("xyzzy", "there is no action called 'xyzzy'$"),
        ("", "there is no action called ''$"),
    ],
)
def test_unknown_words_are_refused_with_the_nearest(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint.replace("?", r"\?")):
        SPACE.parse(text)


def test_numbers_without_an_action() -> None:
    for number in (-1, 1, 2, 6, 9):
        with pytest.raises(KeyError):
            SPACE.text(number)


def test_parts_for_people() -> None:
    assert SPACE.parts(0) == ("pass", "", "")
    assert SPACE.parts(8) == ("two roads", "", "")
    assert SPACE.parts(5) == ("travel", "city", "st_louis")


def test_mask() -> None:
    assert SPACE.mask([0, 4, 8]) == bytearray([1, 0, 0, 0, 1, 0, 0, 0, 1])


def test_two_actions_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="'pass' takes the number 1 of 'travel denver'"):
        Space([Block("travel", 1, "city", ("denver",)), Block("pass", 1)])


def test_two_actions_with_the_same_words_are_refused() -> None:
    with pytest.raises(ValueError, match="pass"):
        Space([Block("pass", 0), Block("pass", 1)])


def test_a_kind_without_names_has_no_actions() -> None:
    assert list(Block("coach", 5, "slot").actions) == []
    assert list(Block("coach", 5).actions) == [5]


def test_closest() -> None:
    assert closest("blu", ["red", "blue"]) == "; did you mean 'blue'?"
    assert closest("x", ["red"]) == ""
