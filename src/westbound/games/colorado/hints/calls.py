"""Colorado: arguments about the card that is asked for, and the one that is given."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from westbound.engine.game import Argument, Facts
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.hints.cards import growth, let_go
from westbound.games.colorado.hints.gains import ALL, IF_GIVEN, RIVALS, action
from westbound.games.colorado.hints.reasons import hand
from westbound.games.colorado.hints.remarks import is_alike, lacking, out_of_sight
from westbound.games.colorado.names import CHECK_DUO, NUGGETS_DUO, VALUES
from westbound.games.colorado.printed import COLOR_NAMES
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.worth import ACTION_WORTH

AS_WISHED = 1.5  # to get the very card
IN_VAIN = -0.5  # a card that cannot come
AT_RANDOM = -1.0
MORE_FOR_CHECKS = ACTION_WORTH[CHECK_DUO] - ACTION_WORTH[NUGGETS_DUO]


def about_call(t: Colorado, seat: int, giver: int, card: int) -> Iterator[Argument]:
    """How likely the card is, and what it would do."""
    unseen, denied = out_of_sight(t, seat), lacking(t, giver)
    possible = [0 if kind in denied else count for kind, count in enumerate(unseen)]
    named, cards = ("player", SEAT_NAMES[giver]), sum(hand(t, giver))
    alike = [0 if kind == card or not is_alike(kind, card) else count for kind, count in enumerate(possible)]
    likely = 1 - comb(sum(possible) - possible[card], cards) / comb(sum(possible), cards)
    checks = sum(count for kind, count in enumerate(alike) if t.box.duo[kind // VALUES] == CHECK_DUO)
    if checks:
        facts: Facts = {"cards": sum(alike), "checks": checks}
        yield Argument("otherwise", facts, MORE_FOR_CHECKS * (1 - likely) * checks / sum(alike))
    if not possible[card]:
        if any(alike):
            yield Argument("in-vain", {"player": named, "unseen": unseen[card]}, IN_VAIN)
        else:
            yield Argument("random", {"player": named}, AT_RANDOM)
        return
    yield Argument("copies", {"player": named, "copies": possible[card], "cards": cards}, AS_WISHED * likely)
    count, worth = growth(t, seat, card)
    if worth:
        color = ("color", COLOR_NAMES[card // VALUES])
        yield Argument("wanted", {"color": color, "count": count}, likely * worth)
    yield from action(t, seat, t.box.duo[card // VALUES], IF_GIVEN, likely)


def about_gift(t: Colorado, seat: int, card: int) -> Iterator[Argument]:
    """What everybody does with the card, what the Caller gets, and what the giver loses."""
    yield from let_go(t, seat, [card])
    count, worth = growth(t, t.caller, card)
    if worth:
        named, color = ("player", SEAT_NAMES[t.caller]), ("color", COLOR_NAMES[card // VALUES])
        yield Argument(
            "rival-family", {"player": named, "color": color, "count": count}, -RIVALS * worth / (t.players - 1)
        )
    yield from action(t, seat, t.box.duo[card // VALUES], ALL)
