"""Pioneer Days: what speaks for a choice and against it, as far as it is sure."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Share
from westbound.games.pioneer_days.hints import cards, gains, needs, perils, rivals, trying
from westbound.games.pioneer_days.names import (
    ACT,
    ASKS,
    BOARD,
    BOARD_AT,
    CHOOSING_BOARD,
    DAMAGE,
    DISCARD_TILE,
    DISCARD_TOKEN,
    DISEASE_KEEPING,
    DO,
    EQUIP,
    FITTING,
    FULFIL,
    GIVE_TILE,
    GIVE_TOKEN,
    GIVING,
    GOOD_EQUIPMENT,
    GOOD_MEDICINE,
    INCOME,
    KEEP,
    KEEP_TOKEN,
    KEEPING_TOKEN,
    LASTING,
    MINE,
    NOBODY,
    PASS,
    PROTECT_FOLK,
    RECRUIT,
    STORM_DAMAGE,
    TAKING,
    TILE_AT,
    TURN_DIE,
    VISITING,
    WAGON,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import GOOD_NAMES
from westbound.games.pioneer_days.worth import good_worth

ARGUED = frozenset(
    {
        *("acts", "brings", "costs", "herd", "herd-lost", "gold", "nuggets", "nuggets-lost", "gold-lost"),
        *("points", "favors", "most-favors", "cards-more", "cards-less"),
        *("scores", "works", "works-on-face", "works-weekly", "parts-with", "starts"),
        *("completes", "nears", "spoils", "room", "slots-lost", "overload", "broke", "goes-on", "too-late"),
        *("strikes", "hurts", "averts", "looms", "threatens", "advances", "shelters", "exposes", "denies", "hinders"),
    }
)
SLIGHT = 0.05  # points that are not worth a word


def arguments(t: PioneerDays, seat: int, action: int) -> list[Argument]:
    """What a choice brings, costs, makes possible and prevents."""
    step, *_ = t.frame(seat)
    if action == PASS:
        return []
    counted = [*found(t, seat, step, action)]
    return [one for one in (*counted, *needs.lateness(t, counted)) if abs(one.weight) >= SLIGHT]


def found(t: PioneerDays, seat: int, step: int, action: int) -> Iterator[Argument]:
    if step == CHOOSING_BOARD:
        return on_board(t, seat, action - BOARD)
    if step == TAKING and action < INCOME:
        return on_die(t, seat, action)
    if step == KEEPING_TOKEN:
        return gains.token(action - KEEP_TOKEN, "nuggets", 1)
    if step == FITTING:
        return on_discarding(t, seat, action)
    if step == DISEASE_KEEPING:
        return on_keeping(t, seat, action - KEEP)
    if step == VISITING:
        return on_visiting(t, seat, action - FULFIL)
    if step == GIVING:
        return on_giving(t, seat, action)
    if TURN_DIE <= action < WAGON:
        return on_choice(t, seat, *trying.turned(t, seat, action))
    if step == STORM_DAMAGE:
        return needs.room(seat, t, trying.damaged(t, seat, action - DAMAGE))
    return on_choice(t, seat, action, trying.done(t, seat, action))


# The turn


def on_die(t: PioneerDays, seat: int, action: int) -> Iterator[Argument]:
    """What a die sets off, what it can best be used for, and what is left for the others."""
    taken = trying.taken(t, seat, action)
    use, after = trying.best_use(taken, seat)
    yield from gains.triggered(t, seat, taken)
    yield from on_use(t, seat, taken, use, after)
    yield from perils.dangers(seat, t, after, but=perils.certain(taken))
    yield from perils.on_taking(t, seat, taken, after)
    yield from rivals.hinders(t, seat, taken)


def on_choice(t: PioneerDays, seat: int, use: int, after: PioneerDays) -> Iterator[Argument]:
    """What a use of the die, a purchase or a card does."""
    yield from on_use(t, seat, t, use, after)
    yield from perils.dangers(seat, t, after, perils.certain(t))
    if WAGON <= use < ACT:
        yield from needs.tempo(t, seat)


def on_use(t: PioneerDays, seat: int, before: PioneerDays, use: int, after: PioneerDays) -> Iterator[Argument]:
    """What it brings, costs, makes possible and prevents; *before* it, own cards may have acted."""
    folk = use - RECRUIT if RECRUIT <= use < TURN_DIE else NOBODY
    if equips := EQUIP <= use < RECRUIT:
        yield from cards.works(after, seat, TILE_AT + use - EQUIP)
    yield from gains.goods(t, seat, before, after, tiles=not equips)
    draws = gains.draws_when_mining(before, seat) if use == DO + MINE else 1
    yield from gains.gold(t, seat, gains.more_gold(before, after, seat), draws)
    yield from gains.points(t, seat, after, after.folk_worth(seat)[folk] if folk != NOBODY else 0)
    yield from needs.towns(t, seat, t, after)
    yield from needs.room(seat, t, after)
    yield from needs.purse(seat, t, after)
    if folk != NOBODY:
        yield from cards.scores(after, seat, folk)
        yield from cards.works(after, seat, folk)
        yield from rivals.denies(t, seat, folk)


def on_discarding(t: PioneerDays, seat: int, action: int) -> Iterator[Argument]:
    """What is lost with a thing that does not fit."""
    after = trying.discarded(t, seat, action)
    if action >= DISCARD_TILE:
        yield from cards.parts_with(t, seat, action - DISCARD_TILE)
    elif action >= DISCARD_TOKEN:
        yield from gains.token(action - DISCARD_TOKEN, "nuggets-lost", -1)
    else:
        yield from gains.goods(t, seat, t, after)
    yield from gains.points(t, seat, after)
    yield from needs.towns(t, seat, t, after)
    yield from perils.dangers(seat, t, after)


# The end of a week, disease, and the boards


def on_visiting(t: PioneerDays, seat: int, town: int) -> Iterator[Argument]:
    """What a town gets and gives, and what is left for the others and for disasters."""
    before, after = trying.supplied(t, seat, town)
    tiles = trying.least(t, seat, 2)
    sole = len(tiles) == t.box.asks[town * ASKS + GOOD_EQUIPMENT] == 1
    if sole:
        yield from cards.parts_with(t, seat, tiles[0])
    yield from gains.goods(t, seat, before, after, tiles=not sole)
    yield from gains.gold_lost(seat, before, after)
    yield from gains.points(t, seat, after)
    yield from needs.towns(t, seat, before, after)
    yield from perils.dangers(seat, before, after)


def on_giving(t: PioneerDays, seat: int, action: int) -> Iterator[Argument]:
    if action >= GIVE_TILE:
        return cards.parts_with(t, seat, action - GIVE_TILE)
    return gains.token(action - GIVE_TOKEN, "nuggets-lost", -1)


def on_keeping(t: PioneerDays, seat: int, folk: int) -> Iterator[Argument]:
    """What a townsfolk who is saved from the disease is good for, and the medicine it takes."""
    yield from cards.scores(t, seat, folk)
    yield from cards.works(t, seat, folk)
    _, _, kept, _ = t.frame(seat)
    if kept >= t.protection(seat)[PROTECT_FOLK - LASTING]:
        weight = -good_worth(GOOD_MEDICINE, gains.days_left(t))
        yield Argument("costs", {"goods": [Share(GOOD_NAMES[GOOD_MEDICINE], 1)]}, weight)


def on_board(t: PioneerDays, seat: int, board: int) -> Iterator[Argument]:
    """What a board starts with, and what it does."""
    yield from cards.starts(t, board)
    yield from cards.works(t, seat, BOARD_AT + board)
