"""Pioneer Days: the words its cards are made of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from westbound.engine.effects import MOST, Effect, Vocabulary, WrongWords
from westbound.engine.space import nearest
from westbound.games.pioneer_days.names import (
    AFTER,
    CARRY_MORE,
    CHEAPER_WAGONS,
    COSTS,
    DRAW_MORE,
    EACH_TURN,
    EACH_WEEK,
    GAIN,
    GAIN_OR,
    GAIN_PER,
    GAINS,
    GOOD_DAMAGE,
    GOOD_EQUIPMENT,
    GOOD_GOLD,
    GOOD_LARGE_WAGON,
    GOOD_POINTS,
    GOOD_SMALL_WAGON,
    GOOD_WAGONS,
    GOODS,
    LASTING,
    MAY_PAY,
    MEND,
    MORE_INCOME,
    MOST_WAGONS,
    NEIGHBOURS,
    NOW,
    ON_FACE,
    POINTS,
    POINTS_IF,
    POINTS_PER,
    POINTS_PER_MANY,
    PROTECT_CATTLE,
    PROTECT_FOLK,
    PROTECT_MONEY,
    PROTECT_WAGONS,
    TAKE_TILE,
    TOKENS_IN_ALL,
    TURN_FOR,
)

FACE_NAMES = ("wild", "mine", "equipment", "cattle", "wood", "medicine")
COLOR_NAMES = ("blue", "red", "yellow", "green", "black")
DISASTER_NAMES = ("storm", "raid", "famine", "disease")
SIZE_NAMES = ("small", "large")
GAINED_NAMES = ("money", "wood", "medicine", "cattle", "gold", "favors", "points", "small_wagon", "large_wagon")
GOOD_NAMES = (*GAINED_NAMES, "equipment", "townsfolk", "wagons", "damage")
ALWAYS, SCORE = -1, -2  # instead of a moment: as long as the player has the card, and at the end

MOMENTS = (
    {"now": NOW, "each week": EACH_WEEK, "each turn": EACH_TURN, "always": ALWAYS, "score": SCORE}
    | {f"on {face}": ON_FACE + number for number, face in enumerate(FACE_NAMES)}
    | {f"after {disaster}": AFTER + number for number, disaster in enumerate(DISASTER_NAMES)}
)


def named(*goods: range) -> dict[str, int]:
    """The numbers of these goods, by name."""
    return {GOOD_NAMES[good]: good for good in chain(*goods)}


WORDS = Vocabulary(
    {
        GAIN: "gain {n} {good}",
        GAIN_PER: "gain {n} {good} per {k} {counted}",
        GAIN_OR: "gain {n} {good} or {other}",
        TAKE_TILE: "take equipment",
        MEND: "repair {n}",
        MAY_PAY: "may pay {n} {cost} for {k} {good}",
        PROTECT_CATTLE: "protect {n} cattle",
        PROTECT_WAGONS: "protect {n} wagons",
        PROTECT_FOLK: "protect {n} townsfolk",
        PROTECT_MONEY: "protect {n} money",
        MORE_INCOME: "income {n} more",
        DRAW_MORE: "draw {n} more",
        NEIGHBOURS: "recruit neighbours",
        TURN_FOR: "change for {n}",
        CHEAPER_WAGONS: "wagons {n} cheaper",
        CARRY_MORE: "carry {n} more",
        POINTS: "{n} points",
        POINTS_PER: "{n} per {counted}",
        POINTS_PER_MANY: "{n} per {k} {counted}",
        POINTS_IF: "{n} if {k} {counted}",
    },
    {
        "good": named(range(GAINS)),
        "other": named(range(GAINS)),
        "cost": named(range(COSTS)),
        "counted": named(range(GOOD_POINTS), range(GOOD_EQUIPMENT, GOODS)),
    },
)
MOMENT_NAMES = {moment: name for name, moment in MOMENTS.items()}
WORD_NAMES = {  # for the texts
    GAIN: "gain",
    GAIN_PER: "gain-per",
    GAIN_OR: "gain-or",
    TAKE_TILE: "take-equipment",
    MEND: "repair",
    MAY_PAY: "may-pay",
    PROTECT_CATTLE: "protect-cattle",
    PROTECT_WAGONS: "protect-wagons",
    PROTECT_FOLK: "protect-townsfolk",
    PROTECT_MONEY: "protect-money",
    MORE_INCOME: "more-income",
    DRAW_MORE: "draw-more",
    NEIGHBOURS: "neighbours",
    TURN_FOR: "change-for",
    CHEAPER_WAGONS: "cheaper-wagons",
    CARRY_MORE: "carry-more",
    POINTS: "points",
    POINTS_PER: "points-per",
    POINTS_PER_MANY: "points-per-many",
    POINTS_IF: "points-if",
}
DOING = {GAIN, GAIN_PER, GAIN_OR, MEND, MAY_PAY}
MOST_GAINED = {  # any number of others
    GOOD_GOLD: TOKENS_IN_ALL,
    GOOD_SMALL_WAGON: MOST_WAGONS,
    GOOD_LARGE_WAGON: MOST_WAGONS,
}
AS_COUNTED = {GOOD_SMALL_WAGON: GOOD_WAGONS, GOOD_LARGE_WAGON: GOOD_WAGONS}  # others: the same


class Sentence(NamedTuple):
    """What a card does, and when."""

    moment: int
    effect: Effect


def read_sentence(text: str) -> Sentence:
    """Parse a sentence.  :raises WrongWords: if it is outside the vocabulary, or does not go with its moment."""
    prefix = next((prefix for prefix in MOMENTS if text.startswith(f"{prefix} ")), None)
    if prefix is None:
        raise WrongWords("wrong-moment", sentence=text, word=first(text), near=nearest(first(text), MOMENTS))
    moment, effect = MOMENTS[prefix], WORDS.read(text.removeprefix(f"{prefix} "))
    if effect.word not in allowed(moment):
        raise WrongWords("wrong-moment-word", sentence=text, word=WORDS.words[effect.word], moment=prefix)
    if effect.word == GAIN_OR and effect.values[1] == effect.values[2]:
        raise WrongWords("wrong-two-same", sentence=text)
    most = min((MOST_GAINED.get(good, MOST) for good in gained(effect)), default=MOST)
    if amount(effect) > most:
        raise WrongWords("wrong-most", sentence=text, most=most)
    return Sentence(moment, effect)


def gained(effect: Effect) -> set[int]:
    """The goods an effect gives, all or one of them."""
    facts = WORDS.facts(effect)
    return {facts[slot] for slot in ("good", "other") if slot in facts}


def amount(effect: Effect) -> int:
    """How many of a good an effect gives, at once or per item it counts."""
    facts = WORDS.facts(effect)
    return facts["k" if effect.word == MAY_PAY else "n"] if gained(effect) else 0


# What one card may change for another, by what can be counted.


def brought(effects: Sequence[Effect]) -> set[int]:
    """What these effects may change the number of, not counting what is paid for them."""
    goods = set[int]().union(*map(gained, effects)) - {GOOD_POINTS}
    mended = {GOOD_DAMAGE for effect in effects if effect.word == MEND}
    return {AS_COUNTED.get(good, good) for good in goods} | mended


def counted(effects: Sequence[Effect]) -> set[int]:
    return {WORDS.facts(effect)["counted"] for effect in effects if effect.word == GAIN_PER}


def costing(effects: Sequence[Effect]) -> set[int]:
    return {WORDS.facts(effect)["cost"] for effect in effects if effect.word == MAY_PAY}


def allowed(moment: int) -> set[int]:
    """The words that go with a moment."""
    if moment == SCORE:
        return {POINTS, POINTS_PER, POINTS_PER_MANY, POINTS_IF}
    if moment == ALWAYS:
        return set(range(LASTING, POINTS))
    if moment == EACH_TURN:
        return {MAY_PAY}
    return DOING | {TAKE_TILE} if moment == NOW else DOING


def first(text: str) -> str:
    return " ".join(text.split()[:2])
