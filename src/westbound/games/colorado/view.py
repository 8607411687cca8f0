"""Colorado: what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

from westbound.engine.game import Sources
from westbound.engine.modular.looker import Sketches, TableView
from westbound.engine.names import CHANCE, NO_SEAT
from westbound.games.colorado.actions import SEAT_NAMES
from westbound.games.colorado.box import Box
from westbound.games.colorado.journal import source
from westbound.games.colorado.names import (
    BOUNTIES,
    DUO,
    GIVING,
    KINDS,
    LAST_MEDAL,
    MEDALS,
    NOBODY,
    PAIRING,
    REGIONS,
    SALOON,
    STEPS_EACH,
    TIPI_BOXES,
    TRACK_MEDALS,
    VALUES,
    WANTED,
    ZONES,
)
from westbound.games.colorado.printed import (
    BOUNTY_NAMES,
    CARD_NAMES,
    COLOR_NAMES,
    DUO_ACTIONS,
    DUO_NAMES,
    DUO_OF,
    TRACK_NAMES,
    ZONE_NAMES,
)
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.steps import STEPS

SOURCES = (*ZONE_NAMES, "medals")
Mark = tuple[list[int], list[int], list[object]]  # reach, points by source, everything else of a player


class StepView(TypedDict):
    """A step of a region, or of the railroad."""

    name: str  # as actions call it
    x: int
    y: int
    icon: str  # empty: none
    links: list[str]  # the steps (or "flag") it is linked to; on the railroad, those that follow


class RegionView(TypedDict):
    """A region as it is printed."""

    name: str
    label: str
    kind: str
    x: int  # of the flag
    y: int
    medal: int
    shape: list[list[int]]
    steps: list[StepView]
    beside: list[str]  # the adjacent regions


class MountainView(TypedDict):
    """A mountain as it is printed."""

    label: str
    shape: list[list[int]]


class TrackView(TypedDict):
    """A track of the bounty board as it is printed."""

    icons: list[str]  # by box
    medals: list[int]


class FamilyView(TypedDict):
    """The cards of one color."""

    color: str
    duo: str
    cards: list[str]


class MapView(TypedDict):
    """Sheet, bounty board and cards as they are printed, alike for all."""

    regions: list[RegionView]
    mountains: list[MountainView]
    railroad: list[StepView]
    railroad_medal: int
    tracks: dict[str, TrackView]
    zones: dict[str, list[int]]  # totals over the boxes
    zone_medals: dict[str, int]
    prizes: dict[str, list[int]]  # by track or zone: the boxes, from 1, that win a medal while there is one
    medal_places: int  # the last one ends the game
    families: list[FamilyView]
    duos: dict[str, list[str]]  # the verbs of their two actions


class MedalView(TypedDict):
    """A medal that was won."""

    source: str
    points: int


class PlayerView(TypedDict):
    """Everything of a player."""

    seat: int
    color: str
    nuggets: int
    cards: int  # in the hand
    hand: list[str] | None  # None: not for this viewer's eyes
    area: list[str]
    village: str | None  # chosen and not yet revealed; for the viewer's eyes only
    flags: list[str]  # discovered regions
    steps: list[str]  # ticked
    complete: list[str]  # regions
    rails: list[str]  # ticked, in their order
    tipi: list[bool]  # by box
    tracks: dict[str, int]  # saloon and wanted: ticked boxes
    zones: dict[str, int]  # ticked boxes
    medals: list[MedalView]
    claims: dict[str, int]  # by track or zone: medals taken this turn, which others may still take
    open_steps: list[str]  # that could be ticked
    open_rails: list[str]
    rails_ahead: list[str]  # that can still be reached
    open_regions: list[str]  # that could be discovered
    open_boxes: list[int]  # of the tipi track, from 0, that could be ticked
    medals_to_end: int  # with as many more the game ends
    breakdown: Sources
    score: int


class SharedView(TypedDict):
    """What everybody sees alike."""

    turn: int
    caller: int
    called: str | None  # the card that the Caller received this turn
    asked: str | None  # the card that somebody is asked for
    giver: int | None
    reserve: int
    pile: int  # cards
    discards: dict[str, int]  # by card, those there are
    map: MapView
    medals_left: dict[str, list[int]]  # by track or zone, at the start of the turn; the highest first
    doing: dict[str, str]  # by player who acts: in which step
    together: bool  # players act at the same time: those who do not are done


class OwnView(TypedDict):
    """What looks different to each viewer."""

    step: str
    duo: str | None  # of which one action is to be chosen
    laid: str | None  # the card for which a pair is to be discarded


class ColoradoView(TableView, SharedView, OwnView):
    """What a seat, or a spectator, may know: everything but the hands of others and the order of the pile."""

    players: list[PlayerView]


VIEW: type = ColoradoView


def sides(t: Colorado, sketches: Sketches) -> list[tuple[PlayerView, PlayerView]]:
    """Everything of each player: as others see it, and as the player does."""
    return [sketches.draw(s, both_sides, t, s, mark) for s, mark in enumerate(marks(t))]


def marks(t: Colorado) -> list[Mark]:
    """All numbers that each player is drawn from."""
    single = [t.nuggets, t.areas, t.village, t.flags, t.rails, t.tipi, t.won]
    rows = [(t.hands, KINDS), (t.ticks, REGIONS), (t.zones, ZONES), (t.tracks, BOUNTIES), (t.claims, BOUNTIES)]
    rows += [(t.medals, MEDALS), (t.medals_from, MEDALS)]
    return [
        (t.reach(s), t.sources(s), [*[each[s] for each in single], *[row[s * n : (s + 1) * n] for row, n in rows]])
        for s in range(t.players)
    ]


def own(t: Colorado, seat: int | None) -> OwnView:
    acts = seat is not None and t.actors() >> seat & 1
    frames = t.frames(seat if seat is not None and acts else CHANCE)
    step, _, _, note = t.frame(NO_SEAT if seat is None else seat)
    return {
        "step": STEPS[frames[-2]],
        "duo": DUO_NAMES[note] if step == DUO else None,
        "laid": CARD_NAMES[note] if step == PAIRING else None,
    }


def shared(t: Colorado, sketches: Sketches) -> SharedView:
    actors = t.actors()
    return {
        "turn": t.turn,
        "caller": t.caller,
        "called": None if t.called == NOBODY else CARD_NAMES[t.called],
        "asked": CARD_NAMES[t.note] if t.step == GIVING else None,
        "giver": t.player if t.step == GIVING else None,
        "reserve": t.reserve,
        "pile": sum(t.pile),
        "discards": {card: count for card, count in zip(CARD_NAMES, t.discards, strict=True) if count},
        "map": printed_map(t.box),
        "medals_left": {name: medals_left(t, bounty) for bounty, name in enumerate(BOUNTY_NAMES)},
        "doing": {SEAT_NAMES[s]: STEPS[t.frame(s)[0]] for s in range(t.players) if actors >> s & 1},
        "together": t.lanes > 0,
    }


def medals_left(t: Colorado, bounty: int) -> list[int]:
    medals = t.box.medals[bounty * TRACK_MEDALS : (bounty + 1) * TRACK_MEDALS]
    return [points for points in medals[t.closed[bounty] :] if points]


def both_sides(t: Colorado, s: int, mark: Mark) -> tuple[PlayerView, PlayerView]:
    """A player as others see it, and as the player does."""
    shown = player(t, s, mark)
    return shown, {**shown, "hand": hand(t, s), "village": village(t, s)}


def player(t: Colorado, s: int, mark: Mark) -> PlayerView:
    """As others see it."""
    reach, points, _ = mark
    ticks, rows = t.ticks[s * REGIONS : (s + 1) * REGIONS], slice(s * BOUNTIES, (s + 1) * BOUNTIES)
    won = slice(s * MEDALS, s * MEDALS + t.won[s])
    tracks, claims, tipi, areas = t.tracks[rows], t.claims[rows], t.tipi[s], t.areas[s]
    return {
        "seat": s,
        "color": SEAT_NAMES[s],
        "nuggets": t.nuggets[s],
        "cards": sum(t.hands[s * KINDS : (s + 1) * KINDS]),
        "hand": None,
        "area": [card for kind, card in enumerate(CARD_NAMES) if areas >> kind & 1],
        "village": None,
        "flags": regions_in(t.box, t.flags[s]),
        "steps": steps_in(t.box, ticks),
        "complete": complete(t.box, ticks),
        "rails": rails_in(t.box, t.rails[s]),
        "tipi": [bool(tipi >> box & 1) for box in range(TIPI_BOXES)],
        "tracks": {TRACK_NAMES[track]: tracks[track] for track in (SALOON, WANTED)},
        "zones": dict(zip(ZONE_NAMES, t.zones[s * ZONES : (s + 1) * ZONES], strict=True)),
        "medals": [
            {"source": source(t.box, where), "points": points}
            for where, points in zip(t.medals_from[won], t.medals[won], strict=True)
        ],
        "claims": {name: claimed for name, claimed in zip(BOUNTY_NAMES, claims, strict=True) if claimed},
        "open_steps": steps_in(t.box, reach[:REGIONS]),
        "open_rails": rails_in(t.box, reach[REGIONS]),
        "rails_ahead": rails_in(t.box, rails_from(t.box, reach[REGIONS])),
        "open_regions": regions_in(t.box, reach[REGIONS + 1]),
        "open_boxes": [box for box in range(TIPI_BOXES) if reach[REGIONS + 2] >> box & 1],
        "medals_to_end": max(0, LAST_MEDAL - t.won[s]),
        "breakdown": dict(zip(SOURCES, points, strict=True)),
        "score": sum(points),
    }


def hand(t: Colorado, s: int) -> list[str]:
    held = t.hands[s * KINDS : (s + 1) * KINDS]
    return [card for card, count in zip(CARD_NAMES, held, strict=True) for _ in range(count)]


def village(t: Colorado, s: int) -> str | None:
    return None if t.village[s] == NOBODY else t.box.edition.regions[t.village[s]].name


def complete(box: Box, ticks: Sequence[int]) -> list[str]:
    """The regions in which every step is ticked."""
    return [
        region.name for region, each, whole in zip(box.edition.regions, ticks, box.whole, strict=True) if each == whole
    ]


def regions_in(box: Box, regions: int) -> list[str]:
    return [region.name for i, region in enumerate(box.edition.regions) if regions >> i & 1] if regions else []


def steps_in(box: Box, ticks: Sequence[int]) -> list[str]:
    regions = box.edition.regions
    return [name for i, each in enumerate(ticks) if each for name in steps_of(regions[i].name, each)]


@lru_cache(2**12)
def steps_of(region: str, ticks: int) -> tuple[str, ...]:
    return tuple(f"{region} {n + 1}" for n in range(STEPS_EACH) if ticks >> n & 1)


def rails_in(box: Box, rails: int) -> list[str]:
    return [str(step + 1) for step in range(box.rails) if rails >> step & 1] if rails else []


def rails_from(box: Box, steps: int) -> int:
    """These *steps* of the railroad and all that follow; every link leads on to a later step."""
    for step in range(box.rails):
        if steps >> step & 1:
            steps |= box.rail_next[step]
    return steps


@lru_cache(2**4)
def printed_map(box: Box) -> MapView:
    """To be read only: everybody gets the same."""
    edition = box.edition
    regions = edition.regions
    return {
        "regions": [
            {
                "name": region.name,
                "label": region.label,
                "kind": region.kind,
                "x": region.flag[0],
                "y": region.flag[1],
                "medal": region.medal,
                "shape": [[*point] for point in region.shape],
                "steps": [
                    {
                        "name": f"{region.name} {n + 1}",
                        "x": step.at[0],
                        "y": step.at[1],
                        "icon": step.icon,
                        "links": ["flag" if m == STEPS_EACH else f"{region.name} {m + 1}" for m in step.links],
                    }
                    for n, step in enumerate(region.steps)
                ],
                "beside": regions_in(box, box.beside[i]),
            }
            for i, region in enumerate(regions)
        ],
        "mountains": [
            {"label": mountain.label, "shape": [[*point] for point in mountain.shape]} for mountain in edition.mountains
        ],
        "railroad": [
            {
                "name": str(n + 1),
                "x": step.at[0],
                "y": step.at[1],
                "icon": step.icon,
                "links": [str(m + 1) for m in step.links],
            }
            for n, step in enumerate(edition.railroad)
        ],
        "railroad_medal": edition.railroad_medal,
        "tracks": {
            name: {"icons": [*track.icons], "medals": [*track.medals]} for name, track in edition.tracks.items()
        },
        "zones": {name: [*totals] for name, totals in edition.zones.items()},
        "zone_medals": dict(edition.zone_medals),
        "prizes": {
            **{name: [len(track.icons)] for name, track in edition.tracks.items()},
            "tipi": [1, TIPI_BOXES],
            **{name: [len(edition.zones[name])] for name in edition.zone_medals},
        },
        "medal_places": LAST_MEDAL,
        "families": [
            {"color": color, "duo": DUO_NAMES[duo], "cards": [*CARD_NAMES[i * VALUES : (i + 1) * VALUES]]}
            for i, (color, duo) in enumerate(zip(COLOR_NAMES, DUO_OF, strict=True))
        ],
        "duos": {name: [*verbs] for name, verbs in zip(DUO_NAMES, DUO_ACTIONS, strict=True)},
    }
