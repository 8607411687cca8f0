"""Colorado: remarks about calls and purchases, and about the medal that ends the game."""

from __future__ import annotations

from westbound.engine.game import Remark, Remarks
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.hints.reasons import hand
from westbound.games.colorado.names import (
    ASK_FOR,
    BUY,
    CALLING,
    DISCOVERING,
    DRAW,
    DREW,
    DREW_ANEW,
    DUO,
    FREE_PLAY,
    KINDS,
    LACKED,
    LACKED_ALIKE,
    LAST_MEDAL,
    PASS,
    TICKING_TIPI,
    VALUES,
)
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.steps import STEPS

ACTIONS = (DUO, FREE_PLAY, TICKING_TIPI, DISCOVERING)
REMARKED = frozenset(STEPS[step] for step in (CALLING, *ACTIONS))


def remarks(t: Colorado, seat: int) -> Remarks:
    """Which cards nobody can give, what a card leaves a player unable to pay, and which medal is the seventh."""
    step, *_ = t.frame(seat)
    if step == CALLING:
        return in_vain(t, seat)
    found: dict[int, list[Remark]] = {}
    for action in t.legal(seat):
        if BUY <= action < DRAW and leaves_poor(t, seat, action - BUY):
            found.setdefault(action, []).append(Remark("beware", "no-more-cards", {}))
        if action != PASS and ends_the_game(t, seat, action):
            found.setdefault(action, []).append(Remark("beware", "seventh", {}))
    return found


# Calls


def in_vain(t: Colorado, seat: int) -> dict[int, list[Remark]]:
    """The calls for a card that is not in that hand, as everybody knows or *seat* can see."""
    seen = all_in_sight(t, seat)
    denied = {other: lacking(t, other) for other in range(t.players)}
    found = {}
    for action in t.legal(seat):
        other, card = divmod(action - ASK_FOR, KINDS)
        named = ("player", SEAT_NAMES[other])
        if card in seen:
            found[action] = [Remark("beware", "all-in-sight", {"player": named})]
        elif card in denied[other]:
            found[action] = [Remark("beware", "denied", {"player": named})]
    return found


def all_in_sight(t: Colorado, seat: int) -> set[int]:
    """The cards of which *seat* sees every copy."""
    return {card for card, copies in enumerate(out_of_sight(t, seat)) if copies == 0}


def out_of_sight(t: Colorado, seat: int) -> list[int]:
    """By card: the copies that *seat* sees neither in hand nor in a play area nor among the discards."""
    held, discards, copies, areas = hand(t, seat), t.discards, t.box.copies, t.areas[: t.players]
    seen = [held[card] + discards[card] + sum(area >> card & 1 for area in areas) for card in range(KINDS)]
    return [copies[card % VALUES] - seen[card] for card in range(KINDS)]


def lacking(t: Colorado, player: int) -> set[int]:
    """The cards that a player said they lack, and has drawn none since."""
    found: set[int] = set()
    for fact, about, card in reversed(list(zip(t.facts[: t.remembered], t.fact_of, t.fact_kind, strict=False))):
        if about != player:
            continue
        if fact in (DREW, DREW_ANEW):
            return found
        if fact == LACKED:
            found.add(card)
        elif fact == LACKED_ALIKE:
            found |= {other for other in range(KINDS) if is_alike(card, other)}
    return found


def is_alike(one: int, other: int) -> bool:
    """Whether two cards have the same color or value."""
    return one // VALUES == other // VALUES or one % VALUES == other % VALUES


# Actions


def leaves_poor(t: Colorado, seat: int, card: int) -> bool:
    """Whether a player who pays for a *card* can no longer pay for any other, though they could now."""
    held, nuggets = hand(t, seat), t.nuggets[seat]
    prices = [
        other % VALUES + 1 for other in range(KINDS) if held[other] and other != card and not t.areas[seat] >> other & 1
    ]
    return bool(prices) and nuggets - (card % VALUES + 1) < min(prices) <= nuggets


def ends_the_game(t: Colorado, seat: int, action: int) -> bool:
    """Whether a choice wins the medal after which the game ends."""
    if t.won[seat] != LAST_MEDAL - 1:
        return False
    tried = t.copy()
    tried.apply(seat, action)
    return bool(tried.won[seat] >= LAST_MEDAL)
