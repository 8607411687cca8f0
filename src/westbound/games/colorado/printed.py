"""Colorado: an edition as it is written down, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from westbound.engine.space import closest
from westbound.games.colorado.names import (
    BOXES,
    RAILS,
    REGIONS,
    STEPS_EACH,
    TIPI_BOXES,
    TRACK_MEDALS,
)
from westbound.games.edition import Pages, digest, read_pages

FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z0-9_]*")

COLOR_NAMES = ("red", "green", "grey", "violet", "blue", "orange")
CARD_NAMES = tuple(f"{color} {value}" for color in COLOR_NAMES for value in (1, 2, 3))
ZONE_NAMES = ("village", "desert", "lake", "forest")
DUO_NAMES = ("nuggets", "cards", "check")
ICON_NAMES = (*DUO_NAMES, "", "tipi", "saloon", "wanted", "free play", "discovery")  # by number; "" is none
ON_STEPS = ("", "nuggets", "cards", "tipi", "saloon", "wanted", "free play")
ON_RAILS = (*ON_STEPS, "discovery")
TRACK_NAMES = ("tipi", "saloon", "wanted")
BOUNTY_NAMES = (*TRACK_NAMES, *ZONE_NAMES[1:])
FAMILIES = (("nuggets", "red", "green"), ("cards", "grey", "violet"), ("check", "blue", "orange"))
DUO_OF = tuple(next(duo for duo, family in enumerate(FAMILIES) if color in family) for color in COLOR_NAMES)

IN_ZONE = {"village": 2, "desert": 3, "lake": 4, "forest": 4}
VILLAGE_TOTALS = (0, 4)
MUST_TOTAL = {"desert": (3, 10), "lake": (1, 4), "forest": (1, 3)}
STEPS = range(3, STEPS_EACH + 1)
TRACK_LENGTHS = range(4, 7)
LARGEST_MEDAL = 15
TIPI_MEDAL = 9
WEST_LAKE_MEDAL = 3
LEAST_MOUNTAINS = 2
SWITCHES = 2
WIDTH, HEIGHT = 1000, 700  # of the map
Point = tuple[int, int]


@dataclass(frozen=True)
class Step:
    """A step of a region, or of the railroad."""

    at: Point
    icon: str
    links: tuple[int, ...]  # in a region: linked steps, FLAG among them; on the railroad: those that follow


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
    """A track of the bounty board: the icons over its boxes, and its medals, the highest first."""

    icons: tuple[str, ...]
    medals: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """The data of a box."""

    name: str
    digest: str
    regions: list[Region]
    adjacent: list[tuple[int, int]]
    mountains: list[Mountain]
    railroad: list[Step]  # from left to right; the last one has the medal
    railroad_medal: int
    tracks: dict[str, Track]
    zones: dict[str, tuple[int, ...]]  # totals over the boxes
    zone_medals: dict[str, int]


def read_edition(edition: str | Path) -> Edition:
    """The edition of that name, or in that file.

    :raises WrongEdition: naming file, key and reason, if something in it is wrong.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "regions", "adjacent", "mountains", "railroad", "zones", "tipi", "saloon", "wanted")
    pages.number("version")
    regions = read_regions(pages)
    places = [region.name for region in regions]
    mountains = read_mountains(pages, places)
    adjacent = read_adjacent(pages, places, mountains)
    check_reach(pages, regions, adjacent)
    check_landmarks(pages, regions, adjacent, mountains)
    railroad, railroad_medal = read_railroad(pages.part("railroad"))
    tracks = read_tracks(pages)
    zones, zone_medals = read_zones(pages)
    return Edition(
        name=pages.text("name"),
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


def read_regions(pages: Pages) -> list[Region]:
    regions = [read_region(part) for part in pages.parts("regions", REGIONS)]
    pages.distinct("regions", [region.name for region in regions])
    for kind, count in IN_ZONE.items():
        found = sum(region.kind == kind for region in regions)
        if found != count:
            raise pages.wrong("regions", f"{found} of kind {kind}; there are {count}")
    return regions


def read_region(pages: Pages) -> Region:
    pages.only("name", "label", "kind", "flag", "medal", "shape", "steps")
    kind = pages.text("kind")
    if kind not in ZONE_NAMES:
        raise pages.wrong("kind", f"no region is a {kind!r}; they are {', '.join(ZONE_NAMES)}")
    count = len(pages.content["steps"]) if isinstance(pages.content["steps"], list) else 0
    parts = pages.parts("steps", count)
    if count not in STEPS:
        raise pages.wrong("steps", f"{count} of them; a region has {STEPS[0]} to {STEPS[-1]}")
    steps = tuple(read_step(part, number, count) for number, part in enumerate(parts))
    check_links(pages, steps)
    return Region(
        read_name(pages),
        pages.text("label"),
        kind,
        read_point(pages, "flag", pages.content["flag"]),
        read_medal(pages, "medal", pages.number("medal")),
        linked_both_ways(steps),
        read_shape(pages),
    )


def read_step(pages: Pages, number: int, count: int) -> Step:
    pages.only("at", "icon", "links")
    icon = read_icon(pages, "icon", pages.text("icon"), ON_STEPS)
    links = []
    values = pages.content["links"]
    if not isinstance(values, list) or not values:
        raise pages.wrong("links", "names the steps it is linked to, by number, or 'flag'")
    for value in values:
        if value == "flag":
            links.append(STEPS_EACH)
        elif type(value) is int and value in range(1, count + 1) and value != number + 1:
            links.append(value - 1)
        else:
            raise pages.wrong("links", f"there is no other step {value!r}; use 1 to {count}, or 'flag'")
    return Step(read_point(pages, "at", pages.content["at"]), icon, tuple(links))


def check_links(pages: Pages, steps: tuple[Step, ...]) -> None:
    """:raises WrongEdition: if a step cannot be reached from the flag."""
    reached, linked = {STEPS_EACH}, linked_both_ways(steps)
    for _ in steps:
        reached |= {number for number, step in enumerate(linked) if reached & set(step.links)}
    for number in range(len(steps)):
        if number not in reached:
            raise pages.wrong(f"steps[{number + 1}].links", "nobody can reach this step: no way leads to the flag")


def linked_both_ways(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A link has two ends, whichever of them names it."""
    return tuple(
        Step(step.at, step.icon, tuple(sorted({*step.links, *(i for i, o in enumerate(steps) if number in o.links)})))
        for number, step in enumerate(steps)
    )


def read_mountains(pages: Pages, places: list[str]) -> list[Mountain]:
    values = pages.content["mountains"]
    mountains = []
    for part in pages.parts("mountains", len(values) if isinstance(values, list) else 0):
        part.only("label", "between", "shape")
        mountains.append(Mountain(part.text("label"), read_pair(part, "between", places), read_shape(part)))
    if len(mountains) < LEAST_MOUNTAINS:
        raise pages.wrong("mountains", f"{len(mountains)} of them; there are at least {LEAST_MOUNTAINS}")
    return mountains


def read_adjacent(pages: Pages, places: list[str], mountains: list[Mountain]) -> list[tuple[int, int]]:
    values = pages.content["adjacent"]
    if not isinstance(values, list):
        raise pages.wrong("adjacent", "must be a list of pairs of regions")
    pairs = []
    for i, value in enumerate(values):
        pair = read_pair(Pages(pages.file, "", {f"adjacent[{i + 1}]": value}), f"adjacent[{i + 1}]", places)
        if pair in pairs:
            raise pages.wrong(f"adjacent[{i + 1}]", "named twice")
        if any(mountain.between == pair for mountain in mountains):
            raise pages.wrong(f"adjacent[{i + 1}]", "a mountain separates these two; so they are not adjacent")
        pairs.append(pair)
    return pairs


def check_reach(pages: Pages, regions: list[Region], adjacent: list[tuple[int, int]]) -> None:
    """:raises WrongEdition: if a region cannot be reached from a village."""
    for village in (i for i, region in enumerate(regions) if region.kind == "village"):
        reached = {village}
        for _ in regions:
            reached |= {b for pair in adjacent for a, b in (pair, pair[::-1]) if a in reached}
        for i, region in enumerate(regions):
            if i not in reached:
                raise pages.wrong("adjacent", f"nobody who starts in {regions[village].name} can reach {region.name}")


def check_landmarks(
    pages: Pages, regions: list[Region], adjacent: list[tuple[int, int]], mountains: list[Mountain]
) -> None:
    """What the rulebook's worked turn needs: a village above and one below, the lake in the west, the forest in the
    north behind a mountain, and a desert in the middle.

    :raises WrongEdition: if one of them is missing.
    """
    upper, lower = sorted(region.flag[1] for region in regions if region.kind == "village")
    if not upper < HEIGHT // 2 < lower:
        raise pages.wrong("regions", "one village lies in the upper half of the map, one in the lower")
    west = min((region for region in regions if region.kind == "lake"), key=lambda lake: lake.flag[0])
    if west.medal != WEST_LAKE_MEDAL:
        raise pages.wrong("regions", f"the lake in the west, {west.name}, has a medal of {WEST_LAKE_MEDAL}")
    last = [i for i, step in enumerate(west.steps) if step.icon == "free play" and may_be_last(west.steps, i)]
    if not last:
        raise pages.wrong("regions", f"{west.name} has no step with 'free play' that can be ticked last")
    middle = min(
        (i for i, region in enumerate(regions) if region.kind == "desert"),
        key=lambda i: abs(regions[i].flag[0] - WIDTH // 2) + abs(regions[i].flag[1] - HEIGHT // 2),
    )
    north = min((i for i, region in enumerate(regions) if region.kind == "forest"), key=lambda i: regions[i].flag[1])
    beside = {b for pair in adjacent for a, b in (pair, pair[::-1]) if a == middle}
    if not any(set(mountain.between) & {north} and set(mountain.between) & beside for mountain in mountains):
        near = f"{regions[middle].name}, the desert in the middle"
        raise pages.wrong("mountains", f"none separates {regions[north].name} in the north from a region beside {near}")


def may_be_last(steps: tuple[Step, ...], last: int) -> bool:
    """Whether all other steps of a region can be ticked before this one."""
    reached = {STEPS_EACH}
    for _ in steps:
        reached |= {i for i, step in enumerate(steps) if i != last and reached & set(step.links)}
    return len(reached) == len(steps)


def read_railroad(pages: Pages) -> tuple[list[Step], int]:
    pages.only("medal", "steps")
    values = pages.content["steps"]
    count = len(values) if isinstance(values, list) else 0
    steps = []
    for number, part in enumerate(pages.parts("steps", count)):
        part.only("at", "icon", "next")
        after = part.content["next"]
        if not isinstance(after, list) or any(
            type(i) is not int or i not in range(number + 2, count + 1) for i in after
        ):
            raise part.wrong("next", f"names the steps that follow, by number, {number + 2} to {count}")
        icon = read_icon(part, "icon", part.text("icon"), ON_RAILS)
        steps.append(Step(read_point(part, "at", part.content["at"]), icon, tuple(i - 1 for i in after)))
    check_railroad(pages, steps)
    return steps, read_medal(pages, "medal", pages.number("medal"))


def check_railroad(pages: Pages, steps: list[Step]) -> None:
    if len(steps) not in range(6, RAILS + 1):
        raise pages.wrong("steps", f"{len(steps)} of them; the railroad has 6 to {RAILS}")
    ends = [i for i, step in enumerate(steps) if not step.links]
    if ends != [len(steps) - 1]:
        raise pages.wrong("steps", "all branches end in one last step, where the medal is")
    entered = {link for step in steps for link in step.links}
    for i in range(1, len(steps)):
        if i not in entered:
            raise pages.wrong(f"steps[{i + 1}]", "nobody can reach this step: no other one leads here")
    switches = sum(len(step.links) > 1 for step in steps)
    if switches != SWITCHES or any(len(step.links) > 2 for step in steps):
        raise pages.wrong("steps", f"{switches} switches; there are {SWITCHES}, with two branches each")
    for icon in ("cards", "discovery"):
        if not any(step.icon == icon for step in steps):
            raise pages.wrong("steps", f"no step of the railroad has {icon!r}")


# The bounty board


def read_tracks(pages: Pages) -> dict[str, Track]:
    tracks = {name: read_track(pages.part(name), name) for name in TRACK_NAMES}
    if TIPI_MEDAL not in tracks["tipi"].medals:
        raise pages.wrong("tipi.medals", f"one of them is worth {TIPI_MEDAL}")
    if not any("discovery" in tracks[name].icons for name in ("tipi", "wanted")):
        raise pages.wrong("tipi.icons", "a 'discovery' stands over a box of tipi or wanted")
    return tracks


def read_track(pages: Pages, name: str) -> Track:
    pages.only("icons", "medals")
    icons = tuple(read_icon(pages, "icons", icon, ON_RAILS) for icon in pages.texts("icons"))
    if len(icons) not in ([TIPI_BOXES] if name == "tipi" else TRACK_LENGTHS):
        wanted = str(TIPI_BOXES) if name == "tipi" else f"{TRACK_LENGTHS[0]} to {TRACK_LENGTHS[-1]}"
        raise pages.wrong("icons", f"{len(icons)} boxes; this track has {wanted}")
    if name == "saloon" and any(icons):
        raise pages.wrong("icons", "no icon stands over the saloon track")
    if name == "wanted" and (not icons[1] or any(icon for i, icon in enumerate(icons) if i != 1)):
        raise pages.wrong("icons", "one icon stands over the second box of the wanted track, and no other")
    medals = pages.content["medals"]
    if not isinstance(medals, list) or len(medals) not in range(2, TRACK_MEDALS + 1):
        raise pages.wrong("medals", f"a track has 2 to {TRACK_MEDALS} medals")
    values = tuple(read_medal(pages, "medals", medal) for medal in medals)
    if list(values) != sorted(values, reverse=True):
        raise pages.wrong("medals", "the highest comes first")
    return Track(icons, values)


def read_zones(pages: Pages) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:
    part = pages.part("zones")
    part.only(*ZONE_NAMES, "medals")
    zones = {name: read_row(part, name) for name in ZONE_NAMES}
    if zones["village"] != VILLAGE_TOTALS:
        raise part.wrong("village", f"the totals are {VILLAGE_TOTALS[0]} and {VILLAGE_TOTALS[1]}")
    medals = part.part("medals")
    medals.only(*ZONE_NAMES[1:])
    return zones, {name: read_medal(medals, name, medals.number(name)) for name in ZONE_NAMES[1:]}


def read_row(pages: Pages, name: str) -> tuple[int, ...]:
    values = pages.content[name]
    if not isinstance(values, list) or any(type(value) is not int for value in values) or not values:
        raise pages.wrong(name, "must be a list of totals")
    if len(values) > min(IN_ZONE[name], BOXES):
        raise pages.wrong(name, f"{len(values)} boxes, and only {IN_ZONE[name]} such regions")
    if values != sorted(set(values)) or values[0] < 0:
        raise pages.wrong(name, "each total is higher than the one before")
    for total in MUST_TOTAL.get(name, ()):
        if total not in values:
            raise pages.wrong(name, f"one of the totals is {total}")
    return tuple(values)


# Small things


def read_icon(pages: Pages, key: str, icon: str, allowed: tuple[str, ...]) -> str:
    if icon not in allowed:
        raise pages.wrong(key, f"no icon {icon!r} can be here{closest(icon, allowed)}")
    return icon


def read_medal(pages: Pages, key: str, medal: object) -> int:
    if type(medal) is not int or medal not in range(1, LARGEST_MEDAL + 1):
        raise pages.wrong(key, f"{medal}; a medal is worth 1 to {LARGEST_MEDAL}")
    return medal


def read_point(pages: Pages, key: str, value: object) -> Point:
    if not isinstance(value, list) or len(value) != 2 or any(type(number) is not int for number in value):
        raise pages.wrong(key, "must be a point, [x, y]")
    x, y = value
    if x not in range(WIDTH + 1) or y not in range(HEIGHT + 1):
        raise pages.wrong(key, f"[{x}, {y}] is not on the map, which is {WIDTH} wide and {HEIGHT} high")
    return x, y


def read_shape(pages: Pages) -> tuple[Point, ...]:
    values = pages.content["shape"]
    if not isinstance(values, list) or len(values) < 3:
        raise pages.wrong("shape", "needs at least three points")
    return tuple(read_point(pages, "shape", value) for value in values)


def read_pair(pages: Pages, key: str, places: list[str]) -> tuple[int, int]:
    value = pages.content[key]
    if not isinstance(value, list) or len(value) != 2 or value[0] == value[1]:
        raise pages.wrong(key, "must be a pair of regions")
    for name in value:
        if name not in places:
            raise pages.wrong(key, f"there is no region {name!r}{closest(str(name), places)}")
    one, other = sorted(places.index(name) for name in value)
    return one, other


def read_name(pages: Pages) -> str:
    name = pages.text("name")
    if not NAME.fullmatch(name):
        raise pages.wrong("name", f"{name!r} is no name: use lower case letters, digits and _")
    return name
