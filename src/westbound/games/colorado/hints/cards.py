"""Colorado: arguments about cards that are played, drawn or let go, and about nuggets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from westbound.engine.game import Argument, Facts, Named
from westbound.games.colorado.actions import PAIRS_OF
from westbound.games.colorado.hints.gains import OWN, action
from westbound.games.colorado.hints.reasons import hand
from westbound.games.colorado.hints.remarks import leaves_poor
from westbound.games.colorado.hints.sequel import Sequel, medals_to_go
from westbound.games.colorado.names import (
    BUY,
    DRAW,
    DRAWN_AT_ONCE,
    FREE,
    FREE_PLAY_ICON,
    KINDS,
    LEAST_HAND,
    NUGGET_TAKEN,
    PAIR,
    PAIRS,
    PASS,
    REGIONS,
    SWAP,
    TICK,
    VALUES,
)
from westbound.games.colorado.printed import CARD_NAMES, COLOR_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.worth import FAMILY_WORTH, ICON_WORTH
from westbound.games.colorado.worth import NUGGET as NUGGET_WORTH

SAVED = 0.4  # a nugget that a card would have cost
SPARED = 0.3  # a card that is not needed
IN_HAND = 0.8  # the third card of a family


def about_cards(s: Sequel) -> Iterator[Argument]:
    """What a choice costs and brings in cards and nuggets."""
    t, seat, chosen = s.before, s.seat, s.action
    if chosen == PASS:
        yield Argument("no-action", {}, -ICON_WORTH[FREE_PLAY_ICON] / 2)
    elif BUY <= chosen < DRAW:
        yield price(s, chosen - BUY)
        yield from family_of(t, seat, chosen - BUY)
    elif SWAP <= chosen < PAIR:
        yield saved(t, chosen - SWAP)
        yield from action(t, seat, t.box.duo[(chosen - SWAP) // VALUES], OWN)
        yield from family_of(t, seat, chosen - SWAP)
    elif PAIR <= chosen < FREE:
        yield from let_go(t, seat, pair(chosen))
    elif FREE <= chosen < TICK:
        yield saved(t, chosen - FREE)
        yield from family_of(t, seat, chosen - FREE)
    if BUY <= chosen < TICK and chosen != DRAW and not s.draws():
        yield from refilled(t, sum(hand(s.after, seat)) - (2 if SWAP <= chosen < PAIR else 0))
    if s.told(NUGGET_TAKEN):
        yield nugget(s.after, seat)
    if s.draws():
        yield drawn(s.after, seat)


# Nuggets


def price(s: Sequel, card: int) -> Argument:
    """What a card costs, and whether the rest is too little for any other card in hand."""
    t, nuggets, cost = s.before, s.before.nuggets[s.seat], card % VALUES + 1
    poor = leaves_poor(t, s.seat, card) and not s.told(NUGGET_TAKEN)
    worth = t.box.purse_worth
    loss = worth[nuggets - cost] - worth[nuggets] - (NUGGET_WORTH if poor else 0)
    facts: Facts = {"price": cost, "nuggets": nuggets - cost, "poor": int(poor)}
    return Argument("price", facts, loss if medals_to_go(t) else 0.0)


def saved(t: Colorado, card: int) -> Argument:
    """What a card would have cost."""
    cost = card % VALUES + 1
    return Argument("saves", {"price": cost}, SAVED * cost if medals_to_go(t) else 0.0)


def nugget(t: Colorado, seat: int) -> Argument:
    """What a nugget is worth that was taken, and the cards it makes affordable."""
    nuggets = t.nuggets[seat]
    cards = [card for card in playable(t, seat) if card % VALUES + 1 == nuggets]
    worth = t.box.purse_worth
    gain = worth[nuggets] - worth[nuggets - 1] + (NUGGET_WORTH if cards else 0)
    facts: Facts = {"nuggets": nuggets, "count": len(cards), "cards": named(cards)}
    return Argument("nugget", facts, gain if medals_to_go(t) else 0.0)


# Cards


def playable(t: Colorado, seat: int) -> list[int]:
    return [card for card, count in enumerate(hand(t, seat)) if count and not t.areas[seat] >> card & 1]


def named(cards: Sequence[int]) -> list[Named]:
    return [("card", CARD_NAMES[card]) for card in cards]


def family(area: int, card: int) -> int:
    """How many cards of its color a player would have with this one in front of them."""
    return ((area | 1 << card) >> card // VALUES * VALUES & 7).bit_count()


def growth(t: Colorado, seat: int, card: int) -> tuple[int, float]:
    """How many cards a family has with this new one, and what that is worth: a third one discovers a region."""
    count = family(t.areas[seat], card)
    if count == 1 or t.areas[seat] >> card & 1 or not t.reach(seat)[REGIONS + 1]:
        return count, 0.0
    if count == VALUES:
        return count, FAMILY_WORTH[VALUES]
    return count, FAMILY_WORTH[count] - FAMILY_WORTH[count - 1] if medals_to_go(t) else 0.0


def family_of(t: Colorado, seat: int, card: int) -> Iterator[Argument]:
    """The family that a card completes, or of which it is the second."""
    held, (count, worth), color = hand(t, seat), growth(t, seat, card), card // VALUES
    others = [other for other in range(color * VALUES, color * VALUES + VALUES) if other != card]
    third = count < VALUES and any(held[other] and not t.areas[seat] >> other & 1 for other in others)
    if worth:
        facts: Facts = {"color": ("color", COLOR_NAMES[color]), "count": count, "held": int(third)}
        yield Argument("family", facts, worth + (IN_HAND if third else 0))


def refilled(t: Colorado, left: int) -> Iterator[Argument]:
    """A small hand is filled up when the turn ends, if there are cards enough for everybody."""
    if left < LEAST_HAND and medals_to_go(t) and sum(t.pile) + sum(t.discards) >= LEAST_HAND * t.players:
        worth = t.box.hand_worth
        yield Argument("refill", {"cards": left}, worth[LEAST_HAND] - worth[left])


def drawn(t: Colorado, seat: int) -> Argument:
    """Three cards, less those that would have come when the turn ends."""
    cards, worth = sum(hand(t, seat)), t.box.hand_worth
    amount = min(DRAWN_AT_ONCE, sum(t.pile) + sum(t.discards))
    gain = worth[cards + amount] - worth[max(cards, LEAST_HAND)]
    facts: Facts = {"amount": amount, "cards": cards + amount, "few": int(cards < LEAST_HAND)}
    return Argument("draw", facts, gain if medals_to_go(t) else 0.0)


# Cards that leave the hand


def pair(chosen: int) -> list[int]:
    color, values = divmod(chosen - PAIR, PAIRS)
    return [color * VALUES + int(value) - 1 for value in PAIRS_OF[values].split()]


def staying(area: int) -> int:
    """The cards in front of a player that are not discarded when the turn ends."""
    whole = (1 << VALUES) - 1
    return sum(area & whole << first for first in range(0, KINDS, VALUES) if area >> first & whole != whole)


def let_go(t: Colorado, seat: int, cards: Sequence[int]) -> Iterator[Argument]:
    """Whether a family needs cards that are discarded or given away."""
    if medals_to_go(t) == 0:
        return
    held, area = hand(t, seat), staying(t.areas[seat])
    copies = {card: held[card] - cards.count(card) for card in cards}
    spare = [card for card in cards if area >> card & 1 or copies[card]]
    losses = [(family(area, card), card) for card in copies if card not in spare]
    if spare:
        yield Argument("spare", {"cards": named([*dict.fromkeys(spare)])}, SPARED * len(spare))
    count, card = max(losses, default=(0, 0))
    if count > 1 and t.reach(seat)[REGIONS + 1]:
        facts: Facts = {
            "card": ("card", CARD_NAMES[card]),
            "color": ("color", COLOR_NAMES[card // VALUES]),
            "count": count,
        }
        yield Argument("loses", facts, FAMILY_WORTH[count - 1] - FAMILY_WORTH[count])
