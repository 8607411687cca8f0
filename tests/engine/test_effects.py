"""Effects as data: a vocabulary reads and says sentences, programs keep them as numbers."""

from __future__ import annotations

import pytest

from westbound import complaints
from westbound.engine import edition
from westbound.engine.effects import EFFECT, END, MOST, Effect, Programs, Vocabulary, WrongWords

GOODS = {"wood": 0, "medicine": 1, "gold": 2}
WORDS = Vocabulary(
    {
        1: "gain {n} {good}",
        2: "gain {n} {good} per {k} {counted}",
        3: "repair {n}",
        4: "swap {n} {good} for {k} {other}",
        5: "rest",
    },
    {"good": GOODS, "counted": GOODS, "other": {"cattle": 0}},
)


@pytest.mark.parametrize(
    ("sentence", "word", "values"),
    [
        ("gain 2 medicine", 1, (2, 1)),
        ("gain 1 wood per 3 gold", 2, (1, 0, 3, 2)),
        ("repair 99", 3, (99,)),
        ("swap 1 gold for 2 cattle", 4, (1, 2, 2, 0)),
        ("rest", 5, ()),
    ],
)
def test_a_sentence_is_a_word_and_its_values(sentence: str, word: int, values: tuple[int, ...]) -> None:
    effect = WORDS.read(sentence)
    assert effect == Effect(word, values)
    assert WORDS.say(effect) == sentence


def test_spaces_do_not_matter() -> None:
    assert WORDS.read("  gain  2\tmedicine ") == WORDS.read("gain 2 medicine")


def test_facts_have_the_names_of_the_pattern() -> None:
    assert WORDS.facts(WORDS.read("swap 1 gold for 2 cattle")) == {"n": 1, "good": 2, "k": 2, "other": 0}
    assert WORDS.facts(WORDS.read("rest")) == {}


def test_an_effect_has_always_as_many_numbers() -> None:
    for sentence in ("rest", "repair 3", "gain 2 gold", "swap 1 gold for 2 cattle"):
        numbers = WORDS.read(sentence).numbers
        assert len(numbers) == EFFECT
        assert numbers[0] == WORDS.read(sentence).word
    assert WORDS.read("gain 2 gold").numbers == [1, 2, 2, 0, 0]


@pytest.mark.parametrize(
    ("sentence", "complaint"),
    [
        ("steal 1 wood", "“steal 1 wood”: “steal” doesn’t fit; the closest match is"),
        ("gain 1", "“gain 1”: ends too early; the closest match is “gain {n} {good}”"),
        ("gain 1 wood for 2 cattle", "“for” doesn’t fit; the closest match is “gain {n} {good} per {k} {counted}”"),
        ("rest now", "“now” doesn’t fit; the closest match is “rest”"),
        ("gain x wood", "“gain x wood”: “x” must be a number from 1 to 99"),
        ("gain 0 wood", "“0” must be a number"),
        (f"gain {MOST + 1} wood", "“100” must be a number"),
        ("gain 1.5 wood", "“1.5” must be a number"),
        ("gain -1 wood", "“-1” must be a number"),
        ("gain 1 woods", "“woods” can’t go there; did you mean “wood”?"),
        ("swap 1 gold for 2 gold", "“gold” can’t go there"),
        ("", "ends too early"),
    ],
)
def test_wrong_words_are_named(sentence: str, complaint: str) -> None:
    with pytest.raises(WrongWords) as refusal:
        WORDS.read(sentence)
    assert complaint in in_words(refusal.value.text, refusal.value.facts)


def in_words(text: str, facts: dict[str, str | int]) -> str:
    return complaints.sentence(edition.complaint("", text, **facts), None)


def test_wrong_words_are_a_wrong_value() -> None:
    assert issubclass(WrongWords, ValueError)


def test_a_vocabulary_keeps_the_number_that_ends_a_program() -> None:
    with pytest.raises(AssertionError, match="ends a program"):
        Vocabulary({END: "rest"}, {})


def test_an_effect_has_room_for_four_values() -> None:
    with pytest.raises(AssertionError, match="four values"):
        Vocabulary({1: "{a} {b} {c} {d} {e}"}, {})


def test_programs_lie_one_after_the_other() -> None:
    programs = Programs()
    assert programs.add([]) == 0
    first = programs.add([WORDS.read("gain 2 gold"), WORDS.read("rest")])
    second = programs.add([WORDS.read("repair 3")])
    numbers = programs.numbers
    assert first > 0
    assert numbers[first : first + 2 * EFFECT] == [1, 2, 2, 0, 0, 5, 0, 0, 0, 0]
    assert numbers[first + 2 * EFFECT] == END
    assert numbers[second : second + EFFECT] == [3, 3, 0, 0, 0]
    assert numbers[second + EFFECT] == END
    assert len(numbers) == second + 2 * EFFECT


def test_the_address_0_is_no_program() -> None:
    assert Programs().numbers == [END] * EFFECT
