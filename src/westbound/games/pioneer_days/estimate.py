"""Pioneer Days: what a position looks worth to an experienced player.

Everything is in points: those scored so far, those the cards will bring if the game goes on as usual, those the towns
on display are ready to give; minus what the disasters on the tracks are likely to take.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from westbound.games.pioneer_days.box import Box, condition
from westbound.games.pioneer_days.names import (
    AFTER,
    ASKS,
    BOARD_AT,
    CHEAPER_WAGONS,
    COSTS,
    DAYS_A_WEEK,
    DRAW_MORE,
    DRAWING,
    EACH_TURN,
    EACH_WEEK,
    FACES,
    FAVOR_POINTS,
    FOLK_IN_PLAY,
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
    LASTING,
    MARKERS,
    MAY_PAY,
    MEND,
    MINING,
    MORE_INCOME,
    NEIGHBOURS,
    NOBODY,
    NUGGETS,
    ON_FACE,
    POINTS,
    POINTS_PER_MANY,
    TILE_AT,
    TILES,
    TRACK_END,
    TURN_FOR,
    TURNING_COSTS,
    USING,
    VISITS,
    WAGON_KINDS,
    WEEKS_IN_ALL,
    WILD,
)
from westbound.games.pioneer_days.printed import STARTS_WITH, Card
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import ALWAYS, GOOD_NAMES, Sentence

DAYS_IN_ALL = WEEKS_IN_ALL * DAYS_A_WEEK

# What things are worth, in points.
DOLLAR, SPARE_DOLLAR, ENOUGH_DOLLARS = 0.42, 0.2, 9
LAST_DOLLAR = 0.02  # when there is nothing left to buy
WOOD = MEDICINE = 0.45
ENOUGH_WOOD, ENOUGH_MEDICINE = 5, 6
NUGGET = 5 / 3  # on a token nobody has seen
LAMP = 0.4  # extra, when mining
COW_A_WEEK = 0.9  # some will not survive
FAVOR = FAVOR_POINTS + 0.3  # somebody will have the most
FREE_SLOTS = (0.0, 0.9, 1.6, 2.2, 2.7, 3.1, 3.4, 3.6)  # by number of slots
OVERLOAD = 1.7  # for what has to be discarded
WAGON = (1.5, 2.2)
TILE = (0.4, 0.5)  # to give away; and if it can still be used for long
DIE, WILD_DIE = 2.4, 3.4  # in hand, not used yet

# How often things happen, per day.
FACE_TAKEN = 0.24
INCOME_TAKEN = 0.3
MINED = 0.25
STRUCK = 0.11  # each disaster
BOUGHT = 0.45
LASTING_A_DAY = {  # what one more of each is worth
    MORE_INCOME: DOLLAR * INCOME_TAKEN,
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
ADVANCE = 0.36  # the chance that a marker moves, per day
AHEAD = 4  # days in which nobody can prepare for everything
REACH = 0.6  # for each good a town asks for that is missing
DAMAGE = 2.9  # the points, and two slots


class Prospect(NamedTuple):
    """What a card will bring, by the days left."""

    plain: list[float]
    growing: list[tuple[int, list[float]]]  # per item: what it counts, and what each brings
    scoring: list[int]  # word, points, per how many, of what


def estimate(t: PioneerDays, seat: int) -> float:
    """The points so far, and those that can be hoped for or feared."""
    sources = t.sources(seat)
    if t.over:
        return float(sum(sources)) + 0.001 * t.money[seat]
    scored, _, _, most_favors, _, _, damage = sources
    days = (WEEKS_IN_ALL - max(t.week, 1)) * DAYS_A_WEEK + DAYS_A_WEEK - t.day
    visits = WEEKS_IN_ALL + 1 - max(t.week, 1) - (t.step == VISITS)
    tokens = tokens_of(t, seat)
    have = holdings(t, seat, tokens)
    folk = [brings(card, have, days) for card in folk_of(t, seat)]
    nuggets = sum((value + 1) * count for value, count in enumerate(tokens))
    points = scored + damage + nuggets + FAVOR * have[GOOD_FAVORS]
    points += most_favors * (1 - days / DAYS_IN_ALL)
    points += sum(folk) + sum(brings(card, have, days) for card in others_of(t, seat))
    if t.week == 0:
        return points + start_worth(t.box, t.board[seat])
    points += goods(have, days, visits) + room(t, seat, days) + town_hopes(t, seat, have, visits)
    if t.step == USING and t.player == seat:
        points += WILD_DIE if t.face == WILD else DIE
    return points - fears(t, seat, have, folk, days, visits)


def tokens_of(t: PioneerDays, seat: int) -> list[int]:
    """The gold tokens that a player has not promised, by value."""
    mine = slice(seat * NUGGETS, (seat + 1) * NUGGETS)
    return [count - promised for count, promised in zip(t.gold[mine], t.pledged_gold[mine], strict=True)]


def holdings(t: PioneerDays, seat: int, tokens: list[int]) -> dict[int, int]:
    """What a player has, minus what they have promised, plus what they get for it, by what cards count."""
    wagons = t.wagons[seat * WAGON_KINDS : (seat + 1) * WAGON_KINDS]
    have = {
        GOOD_MONEY: t.money[seat],
        GOOD_WOOD: t.wood[seat],
        GOOD_MEDICINE: t.medicine[seat],
        GOOD_CATTLE: t.cattle[seat],
        GOOD_GOLD: sum(tokens),
        GOOD_FAVORS: t.favors[seat],
        GOOD_EQUIPMENT: t.load[seat],
        GOOD_FOLK: t.crowd[seat],
        GOOD_WAGONS: sum(wagons),
        GOOD_DAMAGE: sum(count * (kind % MARKERS) for kind, count in enumerate(wagons) if count),
    }
    if pledged := t.pledged[seat]:
        asks, favors = town_cards(t.box)
        for town in t.towns:
            if town != NOBODY and pledged >> town & 1:
                for good in (*range(COSTS), GOOD_EQUIPMENT):
                    have[good] -= asks[town][good]
                have[GOOD_FAVORS] += favors[town]
    return have


def folk_of(t: PioneerDays, seat: int) -> list[Prospect]:
    prospects = all_prospects(t.box)
    return [prospects[folk] for folk in t.folk[seat * FOLK_IN_PLAY : seat * FOLK_IN_PLAY + t.crowd[seat]]]


def others_of(t: PioneerDays, seat: int) -> list[Prospect]:
    """Equipment that has not been promised, and the board."""
    prospects, pledged, board = all_prospects(t.box), t.pledged_tiles[seat], t.board[seat]
    tiles = t.gear[seat * TILES : seat * TILES + t.load[seat]]
    cards = [prospects[TILE_AT + tile] for tile in tiles if not pledged >> tile & 1]
    return cards if board == NOBODY else [*cards, prospects[BOARD_AT + board]]


def goods(have: dict[int, int], days: int, visits: int) -> float:
    """Dollars, wood and medicine, worth less as the days run out, and cattle."""
    money, wood, medicine, cattle = have[GOOD_MONEY], have[GOOD_WOOD], have[GOOD_MEDICINE], have[GOOD_CATTLE]
    points = DOLLAR * min(money, ENOUGH_DOLLARS) + SPARE_DOLLAR * max(money - ENOUGH_DOLLARS, 0)
    points += WOOD * min(wood, ENOUGH_WOOD) + MEDICINE * min(medicine, ENOUGH_MEDICINE)
    return points * fading(days) + LAST_DOLLAR * money + COW_A_WEEK * cattle * visits


def room(t: PioneerDays, seat: int, days: int) -> float:
    """Free slots, or what has to be discarded; and the gold about to be drawn."""
    slots, needed = t.room(seat)
    drawn = coming(t, seat)
    lamps = min(t.protection(seat)[DRAW_MORE - LASTING], 2) if t.step == MINING else 0
    free = slots - needed - drawn
    points = (NUGGET + LAMP * lamps) * drawn
    if free < 0:
        return points + OVERLOAD * free
    return points + FREE_SLOTS[min(free, len(FREE_SLOTS) - 1)] * min(1.0, days / 8)


def fading(days: int) -> float:
    """How much things can still be used for."""
    return min(1.0, days / 6)


def coming(t: PioneerDays, seat: int) -> int:
    """Gold tokens about to be drawn."""
    if t.step == MINING:
        return int(t.note == seat)
    return t.count if t.step == DRAWING and t.note == seat else 0


def brings(prospect: Prospect, have: dict[int, int], days: int) -> float:
    """What a card will do until the end, and what it will score then."""
    points = prospect.plain[days]
    for counted, each in prospect.growing:
        points += each[days] * (have[counted] + GROWTH.get(counted, 0) * days / 2)
    word, score, many, what = prospect.scoring
    if word == 0:
        return points
    if word == POINTS:
        return points + score
    expected = have[what] + GROWTH[what] * days if what in GROWTH else have[what] * (1 - days / 40)
    if word == POINTS_PER_MANY:
        return points + score * (expected / many if days else have[what] // many)
    return points + score * (1.0 if have[what] >= many else 0.8 * min(1.0, expected / many) ** 2 if days else 0.0)


def town_hopes(t: PioneerDays, seat: int, have: dict[int, int], visits: int) -> float:
    """Towns on display whose demands can be met, or nearly so."""
    if t.step == VISITS and not t.actors() >> seat & 1:  # the player is done with visits
        return 0.0
    asks, favors = town_cards(t.box)
    later = min(1.0, (visits - 1) / 2)
    worth = {
        GOOD_WOOD: WOOD * later,
        GOOD_MEDICINE: MEDICINE * later,
        GOOD_GOLD: NUGGET,
        GOOD_EQUIPMENT: TILE[0] + TILE[1] * later,
        GOOD_CATTLE: COW_A_WEEK * (visits - 1),
        GOOD_MONEY: DOLLAR * later,
    }
    left = {good: have[good] for good in worth}
    turns = 0 if t.step == VISITS else DAYS_A_WEEK - t.day
    hopes = 0.0
    for town in t.towns:
        if town == NOBODY or t.pledged[seat] >> town & 1:
            continue
        ask = asks[town]
        missing = 0
        gain = FAVOR * favors[town]
        for good, each in worth.items():
            if ask[good]:
                gain -= each * ask[good]
                lack = ask[good] - left[good]
                if lack > 0:
                    missing += (lack + 3) // 4 if good == GOOD_MONEY else lack
        if gain > 0 and missing <= turns:
            hopes += gain * REACH**missing
            left = {good: max(0, left[good] - ask[good]) for good in worth}
    return hopes


def fears(t: PioneerDays, seat: int, have: dict[int, int], worths: list[float], days: int, visits: int) -> float:
    """What the disasters on the tracks would cost, weighted by how likely they are."""
    cattle, wagons, immune, money = t.protection(seat)[:4]
    dollar = DOLLAR * fading(days)
    exposed = max(0, have[GOOD_WAGONS] - wagons)
    storm = DAMAGE * max(0, exposed - have[GOOD_WOOD]) + WOOD * min(have[GOOD_WOOD], exposed)
    raid = dollar * max(0, have[GOOD_MONEY] - money) / 2
    hungry = max(0, have[GOOD_CATTLE] - cattle)
    famine = COW_A_WEEK * visits * max(0, hungry - have[GOOD_MONEY]) + dollar * min(hungry, have[GOOD_MONEY])
    sick = max(0, len(worths) - immune - have[GOOD_MEDICINE])
    disease = sum(sorted(worths)[:sick]) + MEDICINE * max(0, min(have[GOOD_MEDICINE], len(worths) - immune))
    if t.kept[seat]:  # the others are as good as gone
        folk = t.folk[seat * FOLK_IN_PLAY : seat * FOLK_IN_PLAY + t.crowd[seat]]
        disease += 2 * sum(worth for card, worth in zip(folk, worths, strict=True) if not t.kept[seat] >> card & 1)
    costs = (storm, raid, famine, disease)
    if days == 0 and t.step == VISITS:
        return 0.0
    tracks = [at % TRACK_END for at in t.tracks]  # a disaster striking now starts over
    return sum(danger(at, days) * cost for at, cost in zip(tracks, costs, strict=True))


@cache
def danger(at: int, days: int) -> float:
    """The chance that a disaster comes before the player can prepare, by the position of its marker; at the end all
    of them move once more."""
    tries = min(days + 1, AHEAD + 1)
    needed = TRACK_END - at - (days <= AHEAD)
    ways = [comb(tries, moves) * ADVANCE**moves * (1 - ADVANCE) ** (tries - moves) for moves in range(tries + 1)]
    return sum(ways[max(needed, 0) :])


# What is printed, evaluated once


@lru_cache(64)
def town_cards(box: Box) -> tuple[list[list[int]], list[int]]:
    asks = [*box.asks]
    return [asks[i : i + ASKS] for i in range(0, len(asks), ASKS)], [*box.favors]


@lru_cache(64)
def all_prospects(box: Box) -> list[Prospect]:
    """By ability."""
    edition = box.edition
    return [prospect(card) for card in [*edition.folk, *edition.boards, *edition.tiles]]


def prospect(card: Card) -> Prospect:
    plain, growing = [0.0] * (DAYS_IN_ALL + 1), []
    for sentence in card.does:
        often = frequency(sentence)
        counted, values = None, [often * effect_worth(sentence, days) for days in range(DAYS_IN_ALL + 1)]
        if sentence.effect.word == GAIN_PER:
            counted = sentence.effect.values[3]
        each = [sum(values[1 : days + 1]) for days in range(DAYS_IN_ALL + 1)]
        if counted is None:
            plain = [one + other for one, other in zip(plain, each, strict=True)]
        else:
            growing.append((counted, each))
    return Prospect(plain, growing, condition(card))


def frequency(sentence: Sentence) -> float:
    """How often per day a card does this; immediate effects have happened by the time the card is evaluated."""
    moment = sentence.moment
    if moment == ALWAYS:
        return 1.0
    if moment in range(ON_FACE, ON_FACE + FACES):
        return FACE_TAKEN
    if moment in range(AFTER, AFTER + 4):
        return STRUCK
    return {EACH_WEEK: 1 / DAYS_A_WEEK, EACH_TURN: BOUGHT}.get(moment, 0.0)


def effect_worth(sentence: Sentence, days: int) -> float:
    """What it brings, once, with that many days left; for effects that count something, per item."""
    word, values = sentence.effect
    if word == GAIN:
        return values[0] * good_worth(values[1], days)
    if word == GAIN_PER:
        return values[0] * good_worth(values[1], days) / values[2]
    if word == GAIN_OR:
        return values[0] * max(good_worth(values[1], days), good_worth(values[2], days))
    if word == MEND:
        return 0.2 * DAMAGE
    if word == MAY_PAY:
        return 0.8 * max(0.0, values[2] * good_worth(values[3], days) - values[0] * good_worth(values[1], days))
    if word == TURN_FOR:
        return TURN_CHEAPER * (TURNING_COSTS - values[0])
    return LASTING_A_DAY.get(word, 0.0) * (values[0] if values else 1)


def good_worth(good: int, days: int) -> float:
    fade = fading(days)
    return {
        GOOD_MONEY: DOLLAR * fade,
        GOOD_WOOD: WOOD * fade,
        GOOD_MEDICINE: MEDICINE * fade,
        GOOD_CATTLE: COW_A_WEEK * -(-days // DAYS_A_WEEK),
        GOOD_GOLD: NUGGET,
        GOOD_FAVORS: FAVOR,
        GOOD_POINTS: 1.0,
        GOOD_SMALL_WAGON: WAGON[0] * fade,
        GOOD_LARGE_WAGON: WAGON[1] * fade,
    }[good]


def start_worth(box: Box, board: int) -> float:
    """What a board starts with."""
    if board == NOBODY:
        return 0.0
    start = box.edition.starts[board]
    worth = sum(start.goods.get(name, 0) * good_worth(GOOD_NAMES.index(name), DAYS_IN_ALL) for name in STARTS_WITH)
    worth += WAGON[start.wagon]
    if start.tile is not None:
        worth += all_prospects(box)[TILE_AT + start.tile].plain[DAYS_IN_ALL]
    return worth
