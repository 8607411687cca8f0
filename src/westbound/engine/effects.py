"""Effects as data: a card is a list of short sentences from a fixed vocabulary, compiled to numbers.

Nothing here depends on a game.  A game defines its words; a box compiles its cards when it is opened; a step carries
out the numbers one effect at a time, with the address of the next as its note, so that chains are copied and saved like
anything else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from westbound.engine.space import nearest

EFFECT = 5  # numbers: the word and four values
END = 0  # the word that ends a program
MOST = 99  # the highest count in a sentence
SLOT = re.compile(r"\{(\w+)\}")


class WrongWords(ValueError):
    """A sentence outside the vocabulary: the text that explains it, and the facts for that text."""

    def __init__(self, text: str, /, **facts: str | int) -> None:
        super().__init__(text, facts)
        self.text = text
        self.facts = facts


class Effect(NamedTuple):
    """A sentence as numbers: the word, and its values in the order of the pattern."""

    word: int
    values: tuple[int, ...]

    @property
    def numbers(self) -> list[int]:
        return [self.word, *self.values, *[0] * (EFFECT - 1 - len(self.values))]


class Vocabulary:
    """The sentences a game's cards may use.

    >>> words = Vocabulary({1: "gain {n} {thing}", 2: "repair {n}"}, {"thing": {"wood": 4, "medicine": 5}})
    >>> words.read("gain 2 medicine")
    Effect(word=1, values=(2, 5))
    >>> words.say(Effect(1, (2, 5)))
    'gain 2 medicine'
    """

    def __init__(self, words: Mapping[int, str], lists: Mapping[str, Mapping[str, int]]) -> None:
        """*words* are patterns by number, from 1 on; a name in braces stands for a word of that list, which has a
        number, too, or for a count."""
        self.words = dict(words)
        self.lists = {name: dict(numbers) for name, numbers in lists.items()}
        self._names = {name: {number: word for word, number in lists[name].items()} for name in lists}
        self.slots = {number: SLOT.findall(pattern) for number, pattern in words.items()}
        assert END not in self.words, "that word ends a program"
        assert all(len(slots) == len(set(slots)) for slots in self.slots.values()), "a pattern names a value twice"
        assert all(len(slots) < EFFECT for slots in self.slots.values()), "an effect has room for four values"

    def read(self, sentence: str) -> Effect:
        """Parse a sentence.  :raises WrongWords: naming the first word that does not fit."""
        said = sentence.split()
        for number, pattern in self.words.items():
            if _fits(pattern.split(), said):
                return Effect(number, tuple(self._values(pattern, said, sentence)))
        raise self._complaint(said, sentence)

    def say(self, effect: Effect) -> str:
        """The sentence of an effect."""
        values = [self.name(slot, value) for slot, value in self.facts(effect).items()]
        return SLOT.sub("{}", self.words[effect.word]).format(*values)

    def facts(self, effect: Effect) -> dict[str, int]:
        """The values by their names in the pattern."""
        return dict(zip(self.slots[effect.word], effect.values, strict=True))

    def name(self, slot: str, value: int) -> str:
        """A value as a sentence says it."""
        return self._names[slot][value] if slot in self.lists else str(value)

    def _values(self, pattern: str, said: Sequence[str], sentence: str) -> Iterable[int]:
        for wanted, word in zip(pattern.split(), said, strict=True):
            if slot := SLOT.fullmatch(wanted):
                yield self._value(slot[1], word, sentence)

    def _value(self, slot: str, word: str, sentence: str) -> int:
        names = self.lists.get(slot)
        if names is None:
            if not word.isdecimal() or not 1 <= int(word) <= MOST:
                raise WrongWords("wrong-words-number", sentence=sentence, word=word, most=MOST)
            return int(word)
        if word not in names:
            raise WrongWords("wrong-words-list", sentence=sentence, word=word, near=nearest(word, names))
        return names[word]

    def _complaint(self, said: Sequence[str], sentence: str) -> WrongWords:
        """The first mismatch with the pattern that matches furthest."""
        pattern = max(
            self.words.values(),
            key=lambda each: (self._agrees(each, said), -abs(len(each.split()) - len(said))),
        )
        place = self._agrees(pattern, said)
        if place == len(said):
            return WrongWords("wrong-words-early", sentence=sentence, pattern=pattern)
        return WrongWords("wrong-words-unfit", sentence=sentence, word=said[place], pattern=pattern)

    def _agrees(self, pattern: str, said: Sequence[str]) -> int:
        """The number of words of a sentence that match a pattern."""
        far = 0
        for wanted, word in zip(pattern.split(), said, strict=False):
            slot = SLOT.fullmatch(wanted)
            if not (word in self.lists.get(slot[1], ()) or word.isdecimal() if slot else wanted == word):
                break
            far += 1
        return far


class Programs:
    """Programs stored one after the other in one row of numbers; address 0 means no program."""

    def __init__(self) -> None:
        self.numbers: list[int] = [END] * EFFECT

    def add(self, effects: Sequence[Effect]) -> int:
        """Add a program with these effects and return its address; 0 if there are none."""
        if not effects:
            return 0
        address = len(self.numbers)
        for effect in effects:
            self.numbers += effect.numbers
        self.numbers += [END] * EFFECT
        return address


def _fits(wanted: Sequence[str], said: Sequence[str]) -> bool:
    return len(wanted) == len(said) and all(SLOT.fullmatch(w) or w == s for w, s in zip(wanted, said, strict=True))
