"""Colorado: what speaks for a choice, or against it."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument
from westbound.games.colorado.hints.calls import about_call, about_gift
from westbound.games.colorado.hints.cards import about_cards
from westbound.games.colorado.hints.gains import gains
from westbound.games.colorado.hints.lands import about_region
from westbound.games.colorado.hints.sequel import Sequel
from westbound.games.colorado.names import ASK_FOR, DISCOVER, FIRST, GIVE, KINDS, NOTHING, START_AT
from westbound.games.colorado.rules import Colorado

ARGUED = frozenset(
    {
        "medal",
        "first-there",
        "ends",
        "points",
        "step-nearer",
        "box-nearer",
        "leads-to",
        "bonus",
        "action",
        "next-medal",
        "rival-medal",
        "no-action",
        "price",
        "saves",
        "nugget",
        "family",
        "refill",
        "draw",
        "loses",
        "spare",
        "random",
        "in-vain",
        "copies",
        "otherwise",
        "wanted",
        "rival-family",
        "region",
        "icons",
        "opens",
    }
)


def arguments(t: Colorado, seat: int, action: int) -> list[Argument]:
    """All that is sure about a choice, each fact with its weight in points."""
    weighed = (each._replace(weight=round(each.weight, 2)) for each in about(t, seat, action))
    return [each for each in weighed if each.weight]


def about(t: Colorado, seat: int, action: int) -> Iterator[Argument]:
    if START_AT <= action < FIRST:
        yield from about_region(t, seat, action - START_AT)
    elif ASK_FOR <= action < GIVE:
        yield from about_call(t, seat, *divmod(action - ASK_FOR, KINDS))
    elif GIVE <= action < NOTHING:
        yield from about_gift(t, seat, action - GIVE)
    elif action != NOTHING:
        sequel = Sequel(t, seat, action)
        yield from gains(sequel)
        yield from about_cards(sequel)
        if DISCOVER <= action < START_AT:
            yield from about_region(t, seat, action - DISCOVER)
