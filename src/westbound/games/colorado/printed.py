"""Colorado: reads and checks the file of an edition."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from westbound.engine.edition import Source
from westbound.engine.space import nearest
from westbound.games.colorado.names import (
    BOXES,
    RAILS,
    REGIONS,
    STEPS_EACH,
    TIPI_BOXES,
    TRACK_MEDALS,
)
from westbound.kit.edition import Pages, digest, read_pages, span

FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")

COLOR_NAMES = ("red", "green", "grey", "violet", "blue", "orange")
CARD_NAMES = tuple(f"{color} {value}" for color in COLOR_NAMES for value in (1, 2, 3))
ZONE_NAMES = ("village", "desert", "lake", "forest")
DUO_NAMES = ("nuggets", "cards", "check")
DUO_ACTIONS = (("nugget", "buy"), ("draw", "swap"), ("tick", "rail"))
ICON_NAMES = (*DUO_NAMES, "", "tipi", "saloon", "wanted", "free play", "discovery")  # by number; "" is none
ON_STEPS = ("", "nuggets", "cards", "tipi", "saloon", "wanted", "free play")
ON_RAILS = (*ON_STEPS, "discovery")
TRACK_NAMES = ("tipi", "saloon", "wanted")
BOUNTY_NAMES = (*TRACK_NAMES, *ZONE_NAMES[1:])
TAKEN_NAMES = (*TRACK_NAMES, *ZONE_NAMES, "railroad")  # sources of medals, so no region may use them as its name
FAMILIES = (("nuggets", "red", "green"), ("cards", "grey", "violet"), ("check", "blue", "orange"))
DUO_OF = tuple(next(duo for duo, family in enumerate(FAMILIES) if color in family) for color in COLOR_NAMES)

IN_ZONE = {"village": 2, "desert": 3, "lake": 4, "forest": 4}
VILLAGE_TOTALS = (0, 4)
HIGHEST_TOTAL = 99
MUST_TOTAL = {"desert": (3, 10), "lake": (1, 4), "forest": (1, 3)}
STEPS = range(3, STEPS_EACH + 1)
RAIL_STEPS = range(6, RAILS + 1)
TRACK_LENGTHS = range(4, 7)
MEDALS_EACH = range(2, TRACK_MEDALS + 1)  # of a track
LARGEST_MEDAL = 15
TIPI_MEDAL = 9
WEST_LAKE_MEDAL = 3
LEAST_MOUNTAINS, MOST_MOUNTAINS = 2, 20
CORNERS = range(3, 101)  # of a shape
SWITCHES = 2
WIDTH, HEIGHT = 1000, 700  # of the map
Point = tuple[int, int]


@dataclass(frozen=True)
class Step:
    """A step of a region, or of the railroad."""

    at: Point
    icon: str
    links: tuple[int, ...]  # in a region: linked steps, including FLAG; on the railroad: the next steps


@dataclass(frozen=True)
class Region:
    """A region: its flag, its steps and its medal."""

    name: str
    label: str
    kind: str
    flag: Point
    medal: int
    steps: tuple[Step, ...]
    shape: tuple[Point, ...]


@dataclass(frozen=True)
class Mountain:
    """A mountain, and the two regions it separates."""

    label: str
    between: tuple[int, int]
    shape: tuple[Point, ...]


@dataclass(frozen=True)
class Track:
    """A track of the bounty board: the icons above its boxes, and its medals, the highest first."""

    icons: tuple[str, ...]
    medals: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """The content of a box."""

    name: str
    digest: str
    regions: list[Region]
    adjacent: list[tuple[int, int]]
    mountains: list[Mountain]
    railroad: list[Step]  # from left to right; the last one has the medal
    railroad_medal: int
    tracks: dict[str, Track]
    zones: dict[str, tuple[int, ...]]  # totals above the boxes
    zone_medals: dict[str, int]


def read_edition(edition: Source) -> Edition:
    """The edition of that name, in that file, or with that content.

    :raises WrongEdition: naming file, key and reason of everything that is wrong in it.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "regions", "adjacent", "mountains", "railroad", "zones", "tipi", "saloon", "wanted")
    with pages.noting():
        name = pages.label("name")
    with pages.noting():
        pages.number("version")
    with pages.noting():
        regions, adjacent, mountains = read_map(pages)
    with pages.noting():
        railroad, railroad_medal = read_railroad(pages.part("railroad"))
    with pages.noting():
        tracks = read_tracks(pages)
    with pages.noting():
        zones, zone_medals = read_zones(pages)
    pages.settle()
    return Edition(
        name=name,
        digest=digest(pages),
        regions=regions,
        adjacent=adjacent,
        mountains=mountains,
        railroad=railroad,
        railroad_medal=railroad_medal,
        tracks=tracks,
        zones=zones,
        zone_medals=zone_medals,
    )


# The map


def read_map(pages: Pages) -> tuple[list[Region], list[tuple[int, int]], list[Mountain]]:
    regions = pages.each("regions", read_region, REGIONS)
    pages.distinct("regions", [region.name for region in regions])
    for kind, count in IN_ZONE.items():
        found = sum(region.kind == kind for region in regions)
        if found != count:
            pages.note("regions", "wrong-zone-count", zone=("zone", kind), count=found, wanted=count)
    pages.settle("regions")
    places = [region.name for region in regions]
    mountains = read_mountains(pages, places)
    adjacent = read_adjacent(pages, places, mountains)
    check_reach(pages, regions, adjacent)
    check_landmarks(pages, regions, adjacent, mountains)
    return regions, adjacent, mountains


def read_region(pages: Pages) -> Region:
    pages.only("name", "label", "kind", "flag", "medal", "shape", "steps")
    with pages.noting():
        name = read_name(pages)
    with pages.noting():
        label = pages.label("label")
    with pages.noting():
        kind = pages.text("kind")
        if kind not in ZONE_NAMES:
            raise pages.wrong("kind", "wrong-zone", kind=kind, kinds=", ".join(ZONE_NAMES))
    with pages.noting():
        flag = read_point(pages, "flag", pages.items("flag", "wrong-point"))
    with pages.noting():
        medal = read_medal(pages, "medal", pages.number("medal"))
    with pages.noting():
        steps = read_steps(pages)
    with pages.noting():
        shape = read_shape(pages)
    pages.settle()
    return Region(name, label, kind, flag, medal, steps, shape)


def read_steps(pages: Pages) -> tuple[Step, ...]:
    parts = pages.parts("steps")
    count = len(parts)
    if count not in STEPS:
        raise pages.wrong("steps", "wrong-steps", count=count, wanted=span(STEPS))
    steps = tuple(pages.all_of(lambda each: read_step(each[1], each[0], count), list(enumerate(parts))))
    check_links(pages, steps)
    return linked_both_ways(steps)


def read_step(pages: Pages, number: int, count: int) -> Step:
    pages.only("at", "icon", "links")
    with pages.noting():
        at = read_point(pages, "at", pages.items("at", "wrong-point"))
    with pages.noting():
        icon = read_icon(pages, "icon", pages.text("icon"), ON_STEPS)
    with pages.noting():
        links = tuple(read_link(pages, value, number, count) for value in read_links(pages))
    pages.settle()
    return Step(at, icon, links)


def read_links(pages: Pages) -> list[Any]:
    values = pages.items("links")
    if not values:
        raise pages.wrong("links", "wrong-links")
    return values


def read_link(pages: Pages, value: object, number: int, count: int) -> int:
    if value == "flag":
        return STEPS_EACH
    if type(value) is int and value in range(1, count + 1) and value != number + 1:
        return value - 1
    raise pages.wrong("links", "wrong-link", step=str(value), most=count)


def check_links(pages: Pages, steps: tuple[Step, ...]) -> None:
    """Note every step that cannot be reached from the flag."""
    reached, linked = {STEPS_EACH}, linked_both_ways(steps)
    for _ in steps:
        reached |= {number for number, step in enumerate(linked) if reached & set(step.links)}
    for number in range(len(steps)):
        if number not in reached:
            pages.note(f"steps[{number + 1}].links", "wrong-step-reach")


def linked_both_ways(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A link goes both ways, whichever end names it."""
    return tuple(
        Step(step.at, step.icon, tuple(sorted({*step.links, *(i for i, o in enumerate(steps) if number in o.links)})))
        for number, step in enumerate(steps)
    )


def read_mountains(pages: Pages, places: list[str]) -> list[Mountain]:
    mountains: list[Mountain] = pages.each("mountains", lambda part: read_mountain(part, places))
    if len(mountains) < LEAST_MOUNTAINS:
        raise pages.wrong("mountains", "wrong-mountains-few", count=len(mountains), least=LEAST_MOUNTAINS)
    if len(mountains) > MOST_MOUNTAINS:
        raise pages.wrong("mountains", "wrong-mountains-many", count=len(mountains), most=MOST_MOUNTAINS)
    return mountains


def read_mountain(pages: Pages, places: list[str]) -> Mountain:
    pages.only("label", "between", "shape")
    with pages.noting():
        label = pages.label("label")
    with pages.noting():
        between = read_pair(pages, "between", pages.items("between", "wrong-pair"), places)
    with pages.noting():
        shape = read_shape(pages)
    pages.settle()
    return Mountain(label, between, shape)


def read_adjacent(pages: Pages, places: list[str], mountains: list[Mountain]) -> list[tuple[int, int]]:
    values = list(enumerate(pages.items("adjacent", "wrong-pairs"), 1))
    read = pages.all_of(lambda each: read_pair(pages, f"adjacent[{each[0]}]", each[1], places), values)
    pairs: list[tuple[int, int]] = []
    for number, pair in enumerate(read, 1):
        if pair in pairs:
            pages.note(f"adjacent[{number}]", "wrong-pair-twice")
        if any(mountain.between == pair for mountain in mountains):
            pages.note(f"adjacent[{number}]", "wrong-pair-mountain")
        pairs.append(pair)
    pages.settle("adjacent")
    return pairs


def check_reach(pages: Pages, regions: list[Region], adjacent: list[tuple[int, int]]) -> None:
    """Note every region that cannot be reached from a village."""
    for village in (i for i, region in enumerate(regions) if region.kind == "village"):
        reached = {village}
        for _ in regions:
            reached |= {b for pair in adjacent for a, b in (pair, pair[::-1]) if a in reached}
        for i, region in enumerate(regions):
            if i not in reached:
                pages.note("adjacent", "wrong-region-reach", village=regions[village].name, region=region.name)


def check_landmarks(
    pages: Pages, regions: list[Region], adjacent: list[tuple[int, int]], mountains: list[Mountain]
) -> None:
    """Note what the rulebook's worked turn needs and the map lacks: one village in the upper half and one in the
    lower, a lake in the west, a forest in the north behind a mountain, and a desert in the middle."""
    upper, lower = sorted(region.flag[1] for region in regions if region.kind == "village")
    if not upper < HEIGHT // 2 < lower:
        pages.note("regions", "wrong-villages")
    west = min((region for region in regions if region.kind == "lake"), key=lambda lake: lake.flag[0])
    if west.medal != WEST_LAKE_MEDAL:
        pages.note("regions", "wrong-west-medal", region=west.name, medal=WEST_LAKE_MEDAL)
    last = [i for i, step in enumerate(west.steps) if step.icon == "free play" and may_be_last(west.steps, i)]
    if not last:
        pages.note("regions", "wrong-west-last", region=west.name, icon=("icon", "free play"))
    middle = min(
        (i for i, region in enumerate(regions) if region.kind == "desert"),
        key=lambda i: abs(regions[i].flag[0] - WIDTH // 2) + abs(regions[i].flag[1] - HEIGHT // 2),
    )
    north = min((i for i, region in enumerate(regions) if region.kind == "forest"), key=lambda i: regions[i].flag[1])
    beside = {b for pair in adjacent for a, b in (pair, pair[::-1]) if a == middle}
    if not any(set(mountain.between) & {north} and set(mountain.between) & beside for mountain in mountains):
        pages.note("mountains", "wrong-north", forest=regions[north].name, desert=regions[middle].name)


def may_be_last(steps: tuple[Step, ...], last: int) -> bool:
    """Whether all other steps of a region can be ticked before this one."""
    reached = {STEPS_EACH}
    for _ in steps:
        reached |= {i for i, step in enumerate(steps) if i != last and reached & set(step.links)}
    return len(reached) == len(steps)


def read_railroad(pages: Pages) -> tuple[list[Step], int]:
    pages.only("medal", "steps")
    with pages.noting():
        medal = read_medal(pages, "medal", pages.number("medal"))
    with pages.noting():
        parts = pages.parts("steps")
        steps = pages.all_of(lambda each: read_rail(each[1], each[0], len(parts)), list(enumerate(parts)))
        check_railroad(pages, steps)
    pages.settle()
    return steps, medal


def read_rail(pages: Pages, number: int, count: int) -> Step:
    pages.only("at", "icon", "next")
    with pages.noting():
        at = read_point(pages, "at", pages.items("at", "wrong-point"))
    with pages.noting():
        icon = read_icon(pages, "icon", pages.text("icon"), ON_RAILS)
    with pages.noting():
        after = pages.content.get("next")
        if not isinstance(after, list) or any(
            type(i) is not int or i not in range(number + 2, count + 1) for i in after
        ):
            if number + 1 == count:
                raise pages.wrong("next", "wrong-next-last")
            raise pages.wrong("next", "wrong-next", wanted=(number + 2, count))
        if len(after) != len(set(after)):
            raise pages.wrong("next", "wrong-next-twice")
    pages.settle()
    return Step(at, icon, tuple(i - 1 for i in after or ()))


def check_railroad(pages: Pages, steps: list[Step]) -> None:
    if len(steps) not in RAIL_STEPS:
        raise pages.wrong("steps", "wrong-rails", count=len(steps), wanted=span(RAIL_STEPS))
    ends = [i for i, step in enumerate(steps) if not step.links]
    if ends != [len(steps) - 1]:
        pages.note("steps", "wrong-rail-end")
    entered = {link for step in steps for link in step.links}
    for i in range(1, len(steps)):
        if i not in entered:
            pages.note(f"steps[{i + 1}]", "wrong-rail-reach")
    switches = sum(len(step.links) > 1 for step in steps)
    if switches != SWITCHES or any(len(step.links) > 2 for step in steps):
        pages.note("steps", "wrong-switches", count=switches, wanted=SWITCHES)
    for icon in ("cards", "discovery"):
        if not any(step.icon == icon for step in steps):
            pages.note("steps", "wrong-rail-icon", icon=("icon", icon))


# The bounty board


def read_tracks(pages: Pages) -> dict[str, Track]:
    read = pages.all_of(lambda name: read_track(pages.part(name), name), list(TRACK_NAMES))
    tracks: dict[str, Track] = dict(zip(TRACK_NAMES, read, strict=True))
    if TIPI_MEDAL not in tracks["tipi"].medals:
        pages.note("tipi.medals", "wrong-tipi-medal", medal=TIPI_MEDAL)
    if not any("discovery" in tracks[name].icons for name in ("tipi", "wanted")):
        pages.note("tipi.icons", "wrong-track-discovery", icon=("icon", "discovery"))
    return tracks


def read_track(pages: Pages, name: str) -> Track:
    pages.only("icons", "medals")
    with pages.noting():
        icons = read_icons(pages, name)
    with pages.noting():
        medals = read_medals(pages)
    pages.settle()
    return Track(icons, medals)


def read_icons(pages: Pages, name: str) -> tuple[str, ...]:
    icons = tuple(read_icon(pages, "icons", icon, ON_RAILS) for icon in pages.texts("icons"))
    lengths = range(TIPI_BOXES, TIPI_BOXES + 1) if name == "tipi" else TRACK_LENGTHS
    if len(icons) not in lengths:
        raise pages.wrong("icons", "wrong-boxes", count=len(icons), wanted=span(lengths))
    if name == "saloon" and any(icons):
        raise pages.wrong("icons", "wrong-saloon-icons")
    if name == "wanted" and (not icons[1] or any(icon for i, icon in enumerate(icons) if i != 1)):
        raise pages.wrong("icons", "wrong-wanted-icons")
    return icons


def read_medals(pages: Pages) -> tuple[int, ...]:
    medals = pages.content.get("medals")
    if not isinstance(medals, list) or len(medals) not in MEDALS_EACH:
        raise pages.wrong("medals", "wrong-medals", wanted=span(MEDALS_EACH))
    values = tuple(read_medal(pages, "medals", medal) for medal in medals)
    if list(values) != sorted(values, reverse=True):
        raise pages.wrong("medals", "wrong-medals-order")
    return values


def read_zones(pages: Pages) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:
    part = pages.part("zones")
    part.only(*ZONE_NAMES, "medals")
    with part.noting():
        rows = part.all_of(lambda name: read_row(part, name), list(ZONE_NAMES))
        if rows[0] != VILLAGE_TOTALS:
            raise part.wrong("village", "wrong-village-totals", first=VILLAGE_TOTALS[0], second=VILLAGE_TOTALS[1])
    with part.noting():
        medals = part.part("medals")
        medals.only(*ZONE_NAMES[1:])
        worth = medals.all_of(lambda name: read_medal(medals, name, medals.number(name)), list(ZONE_NAMES[1:]))
    part.settle()
    return dict(zip(ZONE_NAMES, rows, strict=True)), dict(zip(ZONE_NAMES[1:], worth, strict=True))


def read_row(pages: Pages, name: str) -> tuple[int, ...]:
    values = pages.items(name, "wrong-totals")
    if any(type(value) is not int for value in values) or not values:
        raise pages.wrong(name, "wrong-totals")
    if len(values) > min(IN_ZONE[name], BOXES):
        raise pages.wrong(name, "wrong-zone-boxes", count=len(values), most=IN_ZONE[name])
    if values != sorted(set(values)) or values[0] < 0 or values[-1] > HIGHEST_TOTAL:
        raise pages.wrong(name, "wrong-totals-order", most=HIGHEST_TOTAL)
    for total in MUST_TOTAL.get(name, ()):
        if total not in values:
            raise pages.wrong(name, "wrong-total", total=total)
    return tuple(values)


# Small parts


def read_icon(pages: Pages, key: str, icon: str, allowed: tuple[str, ...]) -> str:
    if icon not in allowed:
        raise pages.wrong(key, "wrong-icon", icon=icon, near=nearest(icon, allowed))
    return icon


def read_medal(pages: Pages, key: str, medal: object) -> int:
    if type(medal) is not int or medal not in range(1, LARGEST_MEDAL + 1):
        raise pages.wrong(key, "wrong-medal", medal=str(medal), most=LARGEST_MEDAL)
    return medal


def read_point(pages: Pages, key: str, value: object) -> Point:
    if not isinstance(value, list) or len(value) != 2 or any(type(number) is not int for number in value):
        raise pages.wrong(key, "wrong-point")
    x, y = value
    if x not in range(WIDTH + 1) or y not in range(HEIGHT + 1):
        raise pages.wrong(key, "wrong-off-map", at=f"[{x}, {y}]", width=WIDTH, height=HEIGHT)
    return x, y


def read_shape(pages: Pages) -> tuple[Point, ...]:
    values = pages.items("shape", "wrong-points")
    if len(values) < CORNERS[0]:
        raise pages.wrong("shape", "wrong-corners-few", least=CORNERS[0])
    if len(values) > CORNERS[-1]:
        raise pages.wrong("shape", "wrong-corners-many", count=len(values), most=CORNERS[-1])
    return tuple(read_point(pages, "shape", value) for value in values)


def read_pair(pages: Pages, key: str, value: object, places: list[str]) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
        raise pages.wrong(key, "wrong-pair")
    for name in value:
        if name not in places:
            raise pages.wrong(key, "wrong-region", name=str(name), near=nearest(str(name), places))
    one, other = sorted(places.index(name) for name in value)
    return one, other


def read_name(pages: Pages) -> str:
    name = pages.text("name")
    if not NAME.fullmatch(name):
        raise pages.wrong("name", "wrong-name", name=name)
    if name in TAKEN_NAMES:
        raise pages.wrong("name", "wrong-name-taken", name=name)
    return name
