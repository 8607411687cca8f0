"""Pioneer Days: what goods and cards are worth to an experienced player, in points; a box evaluates its cards once."""

from __future__ import annotations

from itertools import accumulate
from math import comb

from westbound.engine.effects import Effect
from westbound.games.pioneer_days.names import (
    AFTER,
    CARRY_MORE,
    CHEAPER_WAGONS,
    DAYS_A_WEEK,
    DAYS_IN_ALL,
    DAYS_LEFT,
    DRAW_MORE,
    EACH_TURN,
    EACH_WEEK,
    FACES,
    FAVOR_POINTS,
    GAIN,
    GAIN_OR,
    GAIN_PER,
    GOOD_CATTLE,
    GOOD_DAMAGE,
    GOOD_EQUIPMENT,
    GOOD_FAVORS,
    GOOD_FOLK,
    GOOD_GOLD,
    GOOD_LARGE_WAGON,
    GOOD_MEDICINE,
    GOOD_MONEY,
    GOOD_POINTS,
    GOOD_SMALL_WAGON,
    GOOD_WAGONS,
    GOOD_WOOD,
    GOODS,
    LASTING,
    LASTINGS,
    MAY_PAY,
    MEND,
    MOMENTS,
    MORE_INCOME,
    NEIGHBOURS,
    NOBODY,
    NOW,
    ON_FACE,
    POINTS,
    POINTS_IF,
    PROTECT_CATTLE,
    PROTECT_FOLK,
    PROTECT_MONEY,
    PROTECT_WAGONS,
    SENTENCES,
    TAKE_TILE,
    TRACK_END,
    TRACKS,
    TRAIT_DAILY,
    TRAIT_LASTING,
    TRAIT_MOMENTS,
    TRAIT_PER,
    TRAIT_POINTS,
    TRAITS,
    TURN_FOR,
    TURNING_COSTS,
)
from westbound.games.pioneer_days.printed import STARTS_WITH, Card, Start, lasting
from westbound.games.pioneer_days.vocabulary import ALWAYS, GOOD_NAMES, Sentence

WORTH = {  # of one, while there is time to use it
    GOOD_MONEY: 0.42,
    GOOD_WOOD: 0.45,
    GOOD_MEDICINE: 0.45,
    GOOD_CATTLE: 0.9,  # a week: some will not survive
    GOOD_GOLD: 5 / 3,  # nuggets on a token nobody has seen
    GOOD_FAVORS: FAVOR_POINTS + 0.3,  # somebody will have the most
    GOOD_POINTS: 1.0,
    GOOD_SMALL_WAGON: 1.5,
    GOOD_LARGE_WAGON: 2.2,
    GOOD_EQUIPMENT: 0.4,  # to give away
    GOOD_DAMAGE: -2.9,  # the points, and two slots
}
FADING = {GOOD_MONEY, GOOD_WOOD, GOOD_MEDICINE, GOOD_SMALL_WAGON, GOOD_LARGE_WAGON}  # worth nothing at the end
FREE_SLOTS = [0.0, 0.9, 1.6, 2.2, 2.7, 3.1, 3.4, 3.6]  # by number of slots

# How often things happen, per day.
FACE_TAKEN = 0.24
INCOME_TAKEN = 0.3
MINED = 0.25
STRUCK = 0.11  # each disaster
BOUGHT = 0.45
ADVANCE = 0.36  # a marker moves
LASTING_A_DAY = {  # what one more of each is worth
    MORE_INCOME: WORTH[GOOD_MONEY] * INCOME_TAKEN,
    DRAW_MORE: 0.45 * MINED,
    NEIGHBOURS: 0.18,
    CHEAPER_WAGONS: 0.05,
}
TURN_CHEAPER = 0.07  # per day, for each dollar
GROWTH = {  # by what cards count: how many more of it each day brings
    GOOD_CATTLE: 0.12,
    GOOD_GOLD: 0.1,
    GOOD_FAVORS: 0.3,
    GOOD_EQUIPMENT: 0.05,
    GOOD_FOLK: 0.13,
    GOOD_WAGONS: 0.05,
    GOOD_DAMAGE: 0.02,
}  # the others are spent as they come
AHEAD = 4  # days in which nobody can prepare for everything
NOTHING = [0.0] * DAYS_LEFT
USUALLY_COUNTED = 4  # items, where nobody has counted yet
MUCH = {  # of lasting effects
    PROTECT_CATTLE: 4,
    PROTECT_WAGONS: 2,
    PROTECT_FOLK: 2,
    PROTECT_MONEY: 6,
    MORE_INCOME: 2,
    DRAW_MORE: 2,
    CHEAPER_WAGONS: 2,
    CARRY_MORE: 2,
}


def by_good(numbers: dict[int, float]) -> list[float]:
    return [numbers.get(good, 0.0) for good in range(GOODS)]


def fading(days: int) -> float:
    """How much things can still be used for."""
    return min(1.0, days / 6)


def good_worth(good: int, days: int) -> float:
    if good == GOOD_CATTLE:
        return WORTH[good] * -(-days // DAYS_A_WEEK)
    return WORTH[good] * fading(days) if good in FADING else WORTH[good]


def danger(at: int, days: int) -> float:
    """The chance that a disaster comes before the player can prepare, by the position of its marker; at the end all
    of them move once more."""
    tries = min(days + 1, AHEAD + 1)
    needed = TRACK_END - at - (days <= AHEAD)
    ways = [comb(tries, moves) * ADVANCE**moves * (1 - ADVANCE) ** (tries - moves) for moves in range(tries + 1)]
    return sum(ways[max(needed, 0) :], 0.0)


# Cards


def frequency(moment: int) -> float:
    """How often per day a card does this; immediate effects have happened by the time the card is evaluated."""
    if moment == ALWAYS:
        return 1.0
    if moment in range(ON_FACE, ON_FACE + FACES):
        return FACE_TAKEN
    if moment in range(AFTER, AFTER + TRACKS):
        return STRUCK
    return {EACH_WEEK: 1 / DAYS_A_WEEK, EACH_TURN: BOUGHT}.get(moment, 0.0)


def effect_worth(effect: Effect, days: int) -> float:
    """What it brings, once, with that many days left; for effects that count something, per item."""
    word, values = effect
    if word == GAIN:
        return values[0] * good_worth(values[1], days)
    if word == GAIN_PER:
        return values[0] * good_worth(values[1], days) / values[2]
    if word == GAIN_OR:
        return values[0] * max(good_worth(values[1], days), good_worth(values[2], days))
    if word == TAKE_TILE:
        return 1.0 * fading(days)
    if word == MEND:
        return -0.2 * WORTH[GOOD_DAMAGE]
    if word == MAY_PAY:
        return 0.8 * max(0.0, values[2] * good_worth(values[3], days) - values[0] * good_worth(values[1], days))
    if word == TURN_FOR:
        return TURN_CHEAPER * (TURNING_COSTS - values[0])
    return LASTING_A_DAY.get(word, 0.0) * (values[0] if values else 1)


def prospect(sentences: list[Sentence]) -> list[float]:
    """What these sentences bring until the end, by the days left."""
    return [
        *accumulate((sum(brings_a_day(one, days) for one in sentences) for days in range(1, DAYS_LEFT)), initial=0.0)
    ]


def brings_a_day(sentence: Sentence, days: int) -> float:
    return frequency(sentence.moment) * effect_worth(sentence.effect, days)


def counting(card: Card) -> list[Sentence]:
    """What a card does for each of something."""
    return [sentence for sentence in card.does if sentence.effect.word == GAIN_PER]


def counted_by(card: Card) -> list[int]:
    """What its sentences count, and NOBODY after the last one."""
    counted = [sentence.effect.values[3] for sentence in counting(card)]
    return counted + [NOBODY] * (SENTENCES - len(counted))


def plain_prospect(card: Card) -> list[float]:
    """What a card brings without counting anything, by the days left."""
    return prospect([sentence for sentence in card.does if sentence.effect.word != GAIN_PER])


def growing_prospects(card: Card) -> list[list[float]]:
    """What each sentence that counts something brings per item, by the days left."""
    each = [prospect([sentence]) for sentence in counting(card)]
    return each + [NOTHING] * (SENTENCES - len(each))


def by_day(rows: list[list[float]]) -> list[float]:
    """The same rows with all numbers of one day beside each other."""
    return [row[days] for days in range(DAYS_LEFT) for row in rows]


def at_moment(card: Card, moment: int, days: int) -> float:
    """What a card brings once at a *moment*."""
    return sum(
        effect_worth(effect, days) * (USUALLY_COUNTED if effect.word == GAIN_PER else 1)
        for when, effect in card.does
        if when == moment
    )


def worth_now(card: Card) -> list[float]:
    """What its immediate effects bring, by the days left."""
    return [at_moment(card, NOW, days) for days in range(DAYS_LEFT)]


def start_worth(start: Start, tiles: list[Card]) -> float:
    """What a board starts with."""
    worth = sum(start.goods.get(name, 0) * good_worth(GOOD_NAMES.index(name), DAYS_IN_ALL) for name in STARTS_WITH)
    worth += WORTH[GOOD_SMALL_WAGON + start.wagon]
    return worth if start.tile is None else worth + plain_prospect(tiles[start.tile])[DAYS_IN_ALL]


# Traits


def traits(card: Card, condition: list[int]) -> list[float]:
    """What a card does, as numbers that can be added up; *condition* is word, points, per how many, of what."""
    numbers = [0.0] * TRAITS
    for word in range(LASTING, LASTING + LASTINGS):
        much = lasting(card, word)
        saved = (TURNING_COSTS - much if much else 0) / 2
        numbers[TRAIT_LASTING + word - LASTING] = saved if word == TURN_FOR else much / MUCH.get(word, 1)
    for moment in range(ON_FACE, MOMENTS):
        numbers[TRAIT_MOMENTS + moment - ON_FACE] = at_moment(card, moment, DAYS_IN_ALL // 2) / 2
    for moment, (word, values) in card.does:
        goods = {GAIN: values[:2], GAIN_PER: values[:2], GAIN_OR: values[:2], MAY_PAY: values[2:]}.get(word)
        if goods and goods[1] < GOOD_SMALL_WAGON:
            items = USUALLY_COUNTED / values[2] if word == GAIN_PER else 1
            numbers[TRAIT_DAILY + goods[1]] += frequency(moment) * goods[0] * items
    word, points, many, what = condition
    if word == POINTS:
        numbers[TRAIT_POINTS] = points / 5
    elif word:
        numbers[TRAIT_PER + counted_column(what)] = points / many * (0.5 if word == POINTS_IF else 1)
    return numbers


def counted_column(what: int) -> int:
    """Its number among the goods that are counted."""
    return what if what < GOOD_POINTS else what - GOOD_EQUIPMENT + GOOD_POINTS
