"""Pioneers: the kinds of journal entries, and what their numbers stand for."""

from __future__ import annotations

from westbound.engine.modular.kinds import NUMBER, ORDINAL, Nature, described, kind, one_of
from westbound.games.pioneers import names
from westbound.games.pioneers.actions import SEAT_NAMES
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.printed import JOB_NAMES, TILE_NAMES

NATURES = {
    "city": Nature(lambda box, number: str(box.side.cities[number].name)),
    "line": Nature(lambda box, number: str(box.side.line_name(number))),
    "card": Nature(lambda box, number: str(box.edition.coaches[number].name)),
    "tile": one_of(TILE_NAMES),
    "job": one_of(JOB_NAMES),
    "place": ORDINAL,
    "player": one_of(SEAT_NAMES),
    "purse": one_of((*SEAT_NAMES, "bank")),
    "number": NUMBER,
}

UNSPOKEN = frozenset({names.DROVE})
REVEALS = frozenset({names.SCORED_NUGGETS})

KINDS = described(
    names,
    NATURES,
    {
        names.CITY_COVERED: kind("city-covered", city="city"),
        names.TILE_LAID: kind("tile-laid", city="city", tile="tile"),
        names.TILE_REPLACED: kind("tile-replaced", city="city", tile="tile"),
        names.TILES_EXCHANGED: kind("tiles-exchanged", city="city", other="city"),
        names.BEGINS: kind("begins", player="player"),
        names.COACH_REVEALED: kind("coach-revealed", card="card", slot="place"),
        names.COACH_DEALT: kind("coach-dealt", player="player", card="card"),
        names.TURN_OF: kind("turn-of", player="player", round="number"),
        names.INCOME_TAKEN: kind("income-taken", player="player", amount="number"),
        names.PAID: kind("paid", payer="purse", payee="purse", amount="number"),
        names.NO_PURCHASE: kind("no-purchase", player="player"),
        names.BUILT: kind("built", player="player", line="line"),
        names.COACH_BOUGHT: kind("coach-bought", player="player", card="card", price="number"),
        names.DROVE: kind("drove", player="player", line="line", city="city"),
        names.ARRIVED: kind("arrived", player="player", city="city", fare="number"),
        names.STAYED: kind("stayed", player="player"),
        names.REINS_TAKEN: kind("reins-taken", player="player"),
        names.ROUTES_LOST: kind("routes-lost", player="player", city="city"),
        names.SETTLED: kind("settled", player="player", job="job", city="city"),
        names.COACH_EMPTIED: kind("coach-emptied", player="player", card="card", points="number"),
        names.TILE_KEPT: kind("tile-kept", player="player", tile="tile"),
        names.TILE_BOXED: kind("tile-boxed", player="player", tile="tile"),
        names.RETURNED: kind("returned", player="player", job="job"),
        names.NUGGET_TAKEN: kind("nugget-taken", player="player"),
        names.NUGGET_SEEN: kind("nugget-seen", player="player", points="number"),
        names.DECLINED: kind("declined", player="player", host="player"),
        names.JOINED: kind("joined", player="player", host="player"),
        names.LAST_ROUND_ROADS: kind("last-round-roads", player="player"),
        names.LAST_ROUND_COACHES: kind("last-round-coaches"),
        names.STALLED: kind("stalled"),
        names.SCORED_SEATS: kind("scored-seats", player="player", points="number"),
        names.SCORED_NUGGETS: kind("scored-nuggets", player="player", points="number"),
        names.SCORED_NETWORK: kind("scored-network", player="player", pioneers="number", points="number"),
        names.GAME_OVER: kind("game-over"),
    },
    UNSPOKEN,
)


def entity(box: Box, kind: str, number: int) -> str:
    """The word for a number of that nature."""
    return NATURES[kind].word(box, number)
