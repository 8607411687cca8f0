"""Effects as data: a card is a list of short sentences from a closed vocabulary, compiled to numbers.

Nothing here knows a game.  A game names its words; a box compiles its cards when it is opened; a step carries the
numbers out one effect at a time, and its note is the address of the next, so that chains are copied and saved like
anything else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from westbound.engine.space import nearest

EFFECT = 5  # numbers: the word, and four values
END = 0  # the word that ends a program
MOST = 99  # of anything that a sentence counts
SLOT = re.compile(r"\{(\w+)\}")


class WrongWords(ValueError):
    """A sentence that the vocabulary does not know: the text that says why, and what it mentions."""

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
    """The sentences that a game's cards may say.

    >>> words = Vocabulary({1: "gain {n} {thing}", 2: "repair {n}"}, {"thing": ("wood", "medicine")})
    >>> words.read("gain 2 medicine")
    Effect(word=1, values=(2, 1))
    >>> words.say(Effect(1, (2, 1)))
    'gain 2 medicine'
    """

    def __init__(self, words: Mapping[int, str], lists: Mapping[str, Sequence[str]]) -> None:
        """*words* are patterns by number, from 1 on; what stands in braces is a word of that list, or else a count."""
        self.words = dict(words)
        self.lists = {name: tuple(names) for name, names in lists.items()}
        self.slots = {number: SLOT.findall(pattern) for number, pattern in words.items()}
        assert END not in self.words, "that word ends a program"
        assert all(len(slots) == len(set(slots)) for slots in self.slots.values()), "a pattern names a value twice"
        assert all(len(slots) < EFFECT for slots in self.slots.values()), "an effect has room for four values"

    def read(self, sentence: str) -> Effect:
        """:raises WrongWords: naming the first word that does not fit."""
        said = sentence.split()
        for number, pattern in self.words.items():
            if _fits(pattern.split(), said):
                return Effect(number, tuple(self._values(pattern, said, sentence)))
        raise self._complaint(said, sentence)

    def say(self, effect: Effect) -> str:
        """The sentence again."""
        values = [self._name(slot, value) for slot, value in self.facts(effect).items()]
        return SLOT.sub("{}", self.words[effect.word]).format(*values)

    def facts(self, effect: Effect) -> dict[str, int]:
        """The values by the names of the pattern."""
        return dict(zip(self.slots[effect.word], effect.values, strict=True))

    def _name(self, slot: str, value: int) -> str:
        return self.lists[slot][value] if slot in self.lists else str(value)

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
        return names.index(word)

    def _complaint(self, said: Sequence[str], sentence: str) -> WrongWords:
        """What is wrong beside the pattern that agrees longest."""
        pattern = max(
            self.words.values(),
            key=lambda each: (self._agrees(each, said), -abs(len(each.split()) - len(said))),
        )
        place = self._agrees(pattern, said)
        if place == len(said):
            return WrongWords("wrong-words-early", sentence=sentence, pattern=pattern)
        return WrongWords("wrong-words-unfit", sentence=sentence, word=said[place], pattern=pattern)

    def _agrees(self, pattern: str, said: Sequence[str]) -> int:
        """How many words of a sentence suit a pattern."""
        far = 0
        for wanted, word in zip(pattern.split(), said, strict=False):
            slot = SLOT.fullmatch(wanted)
            if not (word in self.lists.get(slot[1], ()) or word.isdecimal() if slot else wanted == word):
                break
            far += 1
        return far


class Programs:
    """Programs one after the other in one row of numbers; the address 0 is no program."""

    def __init__(self) -> None:
        self.numbers: list[int] = [END] * EFFECT

    def add(self, effects: Sequence[Effect]) -> int:
        """The address of a program that does these; 0 for none."""
        if not effects:
            return 0
        address = len(self.numbers)
        for effect in effects:
            self.numbers += effect.numbers
        self.numbers += [END] * EFFECT
        return address


def _fits(wanted: Sequence[str], said: Sequence[str]) -> bool:
    return len(wanted) == len(said) and all(SLOT.fullmatch(w) or w == s for w, s in zip(wanted, said, strict=True))
