"""Names that look alike: in other alphabets, in capitals, or with other spaces."""

from __future__ import annotations

import re
import unicodedata

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # it has no types

UNSEEN = re.compile(
    "[\\s\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
MARK = "\u200e"  # the library has it around letters that are written from right to left


def likeness(name: str) -> str:
    """A text that is the same for all names that look like *name*; not for people to read.

    This is the skeleton of Unicode's UTS #39, without spaces and of either case; as I, l and i cannot all be kept
    apart, they count as the same letter.

    >>> likeness("Аnna") == likeness("ANNA") == likeness("An na")  # the first with a Cyrillic A
    True
    >>> likeness("Анна") == likeness("Anna")
    False
    """
    seen = UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    return skeleton(skeleton(seen).casefold()).replace("i", "l")


def skeleton(text: str) -> str:
    """*text* with each letter replaced by the one that stands for all that look like it."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).translate(PROTOTYPES))


def _prototypes() -> dict[int, str]:
    """The letter or letters that stand for each letter; the library has them in both directions."""
    alike = {
        one.replace(MARK, ""): [each["c"].replace(MARK, "") for each in many] for one, many in confusables_data.items()
    }
    found = {}
    for letter, (first, *more) in alike.items():
        if len(letter) == 1 and not more:
            stands_for_many = len(first) > 1 or len(alike[first]) > 1
            found[ord(letter)] = first if stands_for_many else min(letter, first)
    return {letter: prototype.translate(found) for letter, prototype in found.items()}


PROTOTYPES = _prototypes()
