"""Pioneer Days: remarks about what a choice leaves you with, before it is made."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.engine.game import Remark, Remarks
from westbound.games.pioneer_days.names import (
    ASKS,
    BUYING,
    CHOOSING_GOOD,
    DISEASE,
    DISEASE_KEEPING,
    DO,
    FAMINE,
    FULFIL,
    KEEP,
    MINE,
    NOBODY,
    PASS,
    PAYING,
    POINTS,
    RECRUIT,
    SCORINGS,
    STORM,
    TAKING,
    TAKING_TILE,
    TRACK_END,
    TURN_DIE,
    USING,
    VISITING,
    WEEKS_IN_ALL,
)
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.steps import STEPS

TRYING = (TAKING, USING, BUYING, TAKING_TILE, PAYING, CHOOSING_GOOD)
REMARKED = frozenset(STEPS[step] for step in (*TRYING, VISITING, DISEASE_KEEPING))
LOSSES = {STORM: "storm-near", FAMINE: "famine-near", DISEASE: "disease-near"}


def remarks(t: PioneerDays, seat: int) -> Remarks:
    """What a choice leaves a player unable to do, what it is good for, and what a card would score."""
    step, *_ = t.frame(seat)
    made = {action: said(t, seat, step, action) for action in t.legal(seat) if action != PASS}
    return {action: remarks for action, remarks in made.items() if remarks}


def said(t: PioneerDays, seat: int, step: int, action: int) -> list[Remark]:
    if step == DISEASE_KEEPING:
        return scoring(t, seat, action - KEEP)
    if step == VISITING:
        return on_a_visit(t, seat, action - FULFIL)
    tried = t.copy()
    tried.apply(seat, action)
    if tried.over or [*tried.tracks] != [*t.tracks]:  # too much has happened since
        return []
    before, after = t.stock(seat), tried.stock(seat)
    found = dangers(t, losses(t, seat, before), losses(tried, seat, after))
    found += overload(t, tried, seat, action) if t.die != NOBODY or step == TAKING else []
    if RECRUIT <= action < TURN_DIE:
        found += scoring(tried, seat, action - RECRUIT)
    return found + towns(t, seat, before, after)


def on_a_visit(t: PioneerDays, seat: int, town: int) -> list[Remark]:
    """What giving a *town* what it asks for leaves for disasters and for the other towns."""
    before = t.stock(seat)
    after = [have - t.box.asks[town * ASKS + good] for good, have in enumerate(before)]
    near = [] if t.week == WEEKS_IN_ALL else dangers(t, losses(t, seat, before), losses(t, seat, after))
    return near + towns(t, seat, before, after, but=town)


# Dangers


def losses(t: PioneerDays, seat: int, have: Sequence[int]) -> dict[int, int]:
    """By disaster that asks for something: how much a player who has that would lose."""
    hit = t.tolls(seat, [*have])[1::2]
    return {disaster: hit[disaster] for disaster in LOSSES}


def dangers(t: PioneerDays, before: dict[int, int], after: dict[int, int]) -> list[Remark]:
    """The disasters one step away that would cost a player more than before."""
    near = [disaster for disaster in LOSSES if t.tracks[disaster] == TRACK_END - 1]
    worse = [disaster for disaster in near if after[disaster] > before[disaster]]
    return [Remark("beware", LOSSES[disaster], {"count": after[disaster]}) for disaster in worse]


def overload(t: PioneerDays, tried: PioneerDays, seat: int, action: int) -> list[Remark]:
    """Whether more than before does not fit into the wagons; a token to be mined counts already."""
    over = excess(tried, seat) + (action == DO + MINE)
    return [Remark("beware", "overload", {"count": over})] if over > max(0, excess(t, seat)) else []


def excess(t: PioneerDays, seat: int) -> int:
    capacity, stowed = t.room(seat)
    return stowed - capacity


# Points and towns


def scoring(t: PioneerDays, seat: int, folk: int) -> list[Remark]:
    """What the condition of a card is worth with all that a player has."""
    word, points = t.box.scoring[folk * SCORINGS], t.folk_worth(seat)[folk]
    return [Remark("good", "scores", {"points": points})] if word not in (0, POINTS) and points > 0 else []


def towns(t: PioneerDays, seat: int, before: Sequence[int], after: Sequence[int], but: int = NOBODY) -> list[Remark]:
    """The towns that can be supplied with what a player has *after* a choice but not before it, or no longer."""
    found = []
    for town in t.towns:
        if town in (NOBODY, but) or t.pledged[seat] >> town & 1:
            continue
        asks = t.box.asks[town * ASKS : (town + 1) * ASKS]
        could, can = (all(have >= ask for have, ask in zip(stock, asks, strict=True)) for stock in (before, after))
        named = {"town": ("town", t.box.edition.towns[town].name)}
        if could and not can:
            found.append(Remark("beware", "spoils", {**named}))
        elif can and not could:
            found.append(Remark("good", "completes", {**named}))
    return found
