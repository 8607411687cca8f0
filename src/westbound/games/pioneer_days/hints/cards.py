"""Pioneer Days: what townsfolk, equipment and boards are good for, as arguments."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Fact, Facts, Share
from westbound.games.pioneer_days.hints.gains import days_left
from westbound.games.pioneer_days.names import (
    EACH_WEEK,
    FACES,
    ON_FACE,
    PROTECT_CATTLE,
    PROTECT_FOLK,
    PROTECT_MONEY,
    PROTECT_WAGONS,
    TILE_AT,
    WEEKS_IN_ALL,
)
from westbound.games.pioneer_days.printed import Card, lasting
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import FACE_NAMES, SIZE_NAMES
from westbound.games.pioneer_days.worth import STRUCK

MOST = 6.0  # points: hopes that are higher are rarely fulfilled
SAVED = {PROTECT_CATTLE: 0.25, PROTECT_WAGONS: 0.8, PROTECT_FOLK: 0.6, PROTECT_MONEY: 0.05}  # points, in one disaster


def card(t: PioneerDays, ability: int) -> Card:
    edition = t.box.edition
    cards: list[Card] = [*edition.folk, *edition.boards, *edition.tiles]
    return cards[ability]


def named(t: PioneerDays, ability: int) -> Fact:
    return ("ability", card(t, ability).name)


def protection(t: PioneerDays, ability: int) -> float:
    """What it usually saves in the disasters to come."""
    return STRUCK * days_left(t) * sum(lasting(card(t, ability), word) * saved for word, saved in SAVED.items())


def works(t: PioneerDays, seat: int, ability: int) -> Iterator[Argument]:
    """How long a card that is gained can still act, and with which face of a die."""
    worth = min(t.card_worth(seat, ability)[0] + protection(t, ability), MOST)
    moments = [sentence.moment for sentence in card(t, ability).does]
    faces = [moment - ON_FACE for moment in moments if ON_FACE <= moment < ON_FACE + FACES]
    facts: Facts = {"ability": named(t, ability), "days": days_left(t)}
    if faces:
        yield Argument("works-on-face", {**facts, "face": ("face", FACE_NAMES[faces[0]])}, worth)
    elif EACH_WEEK in moments:
        weeks = WEEKS_IN_ALL + 1 - max(t.week, 1)
        yield Argument("works-weekly", {"ability": named(t, ability), "weeks": weeks}, worth)
    else:
        yield Argument("works", facts, worth)


def scores(t: PioneerDays, seat: int, ability: int) -> Iterator[Argument]:
    """What the condition of a townsfolk is worth with what the player has on that table."""
    now = t.folk_worth(seat)[ability]
    _, hoped = t.card_worth(seat, ability)
    yield Argument("scores", {"ability": named(t, ability), "points": now}, min(float(now), hoped))


def parts_with(t: PioneerDays, seat: int, tile: int) -> Iterator[Argument]:
    """How long equipment could still have acted that is given away."""
    worth = min(t.card_worth(seat, TILE_AT + tile)[0] + protection(t, TILE_AT + tile), MOST)
    yield Argument("parts-with", {"ability": named(t, TILE_AT + tile), "days": days_left(t)}, -worth)


def starts(t: PioneerDays, board: int) -> Iterator[Argument]:
    """What a board starts with."""
    start = t.box.edition.starts[board]
    goods = [Share(good, amount) for good, amount in start.goods.items()]
    goods += [Share("equipment", 1)] if start.tile is not None else []
    yield Argument("starts", {"size": ("size", SIZE_NAMES[start.wagon]), "goods": goods}, t.box.starts_worth[board])
