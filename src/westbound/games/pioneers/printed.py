"""Pioneers: an edition as it is written down, read and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from westbound.engine.space import closest
from westbound.games.edition import Pages, digest, read_pages
from westbound.games.pioneers.names import COVERS, LINES, START

JOB_NAMES = ["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"]
TILE_NAMES = [*JOB_NAMES, "hotel"]
FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z_]*")

TILES_OF_EACH = 7
NUGGETS_OF_EACH = {"3": 6, "4": 3, "5": 1}
COACH_COUNT, STARTER_COUNT = 24, 4
COACH_SIZES, COACH_POINTS = range(2, 5), range(4, 11)
STARTER_SIZE, STARTER_POINTS = 5, 12
CITIES_FOR_FOUR = range(45, 46)
CITIES_FOR_THREE = range(28, 42)  # 42 tiles, one of them left over; eight cities covered for two players
DEGREES = range(2, 7)
START_DEGREE = 2


@dataclass(frozen=True)
class City:
    """A city, or the start space."""

    name: str
    label: str
    x: int
    y: int


@dataclass(frozen=True)
class Coach:
    """A coach: a profession for every seat, and the points for emptying it."""

    name: str
    seats: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class Side:
    """One side of the board; city 0 is the start space."""

    cities: list[City]
    lines: list[tuple[int, int]]
    covered: list[int]

    @cached_property
    def line_names(self) -> list[str]:
        return ["-".join(ends) for ends in self.line_ends]

    @cached_property
    def line_ends(self) -> list[tuple[str, str]]:
        return [(self.cities[a].name, self.cities[b].name) for a, b in self.lines]

    def line_name(self, line: int) -> str:
        return self.line_names[line]


@dataclass(frozen=True)
class Edition:
    """The data of a box."""

    name: str
    digest: str
    tiles: list[int]
    nuggets: list[int]
    coaches: list[Coach]  # the starting coaches last
    four: Side
    three: Side

    def side(self, players: int) -> Side:
        return self.four if players == 4 else self.three


def read_edition(edition: str | Path) -> Edition:
    """The edition of that name, or in that file.

    :raises WrongEdition: naming file, key and reason, if something in it is wrong.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "tiles", "nuggets", "coaches", "starting", "side")
    pages.number("version")
    sides = pages.part("side")
    sides.only("four", "three")
    coaches = [read_coach(p, COACH_SIZES, COACH_POINTS) for p in pages.parts("coaches", COACH_COUNT)]
    starting = [read_starter(p) for p in pages.parts("starting", STARTER_COUNT)]
    pages.distinct("coaches", [coach.name for coach in coaches + starting])
    pages.distinct("starting", [JOB_NAMES[lacking(coach)] for coach in starting], "lack")
    return Edition(
        name=pages.text("name"),
        digest=digest(pages),
        tiles=read_counts(pages.part("tiles"), dict.fromkeys(TILE_NAMES, TILES_OF_EACH)),
        nuggets=read_counts(pages.part("nuggets"), NUGGETS_OF_EACH),
        coaches=coaches + starting,
        four=read_side(sides.part("four"), CITIES_FOR_FOUR, 0),
        three=read_side(sides.part("three"), CITIES_FOR_THREE, COVERS),
    )


def read_counts(pages: Pages, expected: dict[str, int]) -> list[int]:
    pages.only(*expected)
    for key, count in expected.items():
        if pages.number(key) != count:
            raise pages.wrong(key, f"there are {count} of these in the box, not {pages.number(key)}")
    return list(expected.values())


def read_coach(pages: Pages, sizes: range, points: range) -> Coach:
    pages.only("name", "seats", "points")
    names = pages.texts("seats")
    for seat in names:
        if seat not in JOB_NAMES:
            raise pages.wrong("seats", f"no profession is called {seat!r}{closest(seat, JOB_NAMES)}")
    if len(names) not in sizes:
        raise pages.wrong("seats", f"{len(names)} seats; a coach here has {span(sizes)}")
    if pages.number("points") not in points:
        raise pages.wrong("points", f"{pages.number('points')} points; a coach here is worth {span(points)}")
    return Coach(read_name(pages, "name"), tuple(JOB_NAMES.index(seat) for seat in names), pages.number("points"))


def read_starter(pages: Pages) -> Coach:
    coach = read_coach(pages, range(STARTER_SIZE, STARTER_SIZE + 1), range(STARTER_POINTS, STARTER_POINTS + 1))
    pages.distinct("seats", [JOB_NAMES[seat] for seat in coach.seats])
    return coach


def lacking(coach: Coach) -> int:
    """The one profession that a starting coach does not carry."""
    return next(job for job in range(len(JOB_NAMES)) if job not in coach.seats)


def read_name(pages: Pages, key: str) -> str:
    name = pages.text(key)
    if not NAME.fullmatch(name):
        raise pages.wrong(key, f"{name!r} is no name: use lower case letters and _")
    return name


def read_side(pages: Pages, city_counts: range, cover_count: int) -> Side:
    """One side of the board, as the rules need it: connected, and with a start space of two neighbours."""
    pages.only("start", "cities", "lines", *(["covered"] if cover_count else []))
    places = pages.part("cities")
    cities = [read_city("start", pages.part("start"))]
    for name in places.content:
        if not NAME.fullmatch(name) or name == "start":
            raise places.wrong(name, "is no name for a city: use lower case letters and _, and not 'start'")
        cities.append(read_city(name, places.part(name)))
    if len(cities) - 1 not in city_counts:
        raise pages.wrong("cities", f"{len(cities) - 1} cities; this side has {span(city_counts)}")
    names = [city.name for city in cities]
    lines = [read_line(pages, text, names) for text in pages.texts("lines")]
    pages.distinct("lines", [f"{names[min(line)]}-{names[max(line)]}" for line in lines])
    if len(lines) > LINES:
        raise pages.wrong("lines", f"{len(lines)} lines; there is room for {LINES}")
    check_graph(pages, names, lines)
    covered = [find_city(pages, "covered", name, names) for name in pages.texts("covered")] if cover_count else []
    if cover_count:
        check_covered(pages, names, lines, covered)
    return Side(cities, lines, covered)


def read_city(name: str, pages: Pages) -> City:
    pages.only("label", "x", "y")
    return City(name, pages.text("label"), pages.number("x"), pages.number("y"))


def read_line(pages: Pages, text: str, names: list[str]) -> tuple[int, int]:
    parts = text.split("-")
    if len(parts) != 2 or parts[0] == parts[1]:
        raise pages.wrong("lines", f"{text!r} is no line: write two cities as 'albany-utica'")
    return find_city(pages, "lines", parts[0], names), find_city(pages, "lines", parts[1], names)


def find_city(pages: Pages, key: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise pages.wrong(key, f"no city is called {name!r}{closest(name, names)}")
    return names.index(name)


def check_graph(pages: Pages, names: list[str], lines: list[tuple[int, int]]) -> None:
    for city, name in enumerate(names):
        degree = sum(city in line for line in lines)
        allowed = range(START_DEGREE, START_DEGREE + 1) if city == START else DEGREES
        if degree not in allowed:
            raise pages.wrong("lines", f"{degree} lines touch {name}; it needs {span(allowed)}")
    check_connected(pages, "lines", names, lines, set())


def check_covered(pages: Pages, names: list[str], lines: list[tuple[int, int]], covered: list[int]) -> None:
    if len(covered) != COVERS:
        raise pages.wrong("covered", f"{len(covered)} cities; {COVERS} are covered")
    pages.distinct("covered", [names[city] for city in covered])
    for city in covered:
        if city == START or any(set(line) == {START, city} for line in lines):
            raise pages.wrong("covered", f"{names[city]} is the start space or next to it and stays open")
    check_connected(pages, "covered", names, lines, set(covered))


def check_connected(pages: Pages, key: str, names: list[str], lines: list[tuple[int, int]], without: set[int]) -> None:
    reached, todo = {START}, [START]
    while todo:
        here = todo.pop()
        beyond = {sum(line) - here for line in lines if here in line} - without - reached
        reached |= beyond
        todo += beyond
    for city, name in enumerate(names):
        if city not in reached | without:
            raise pages.wrong(key, f"{name} cannot be reached from the start space")


def span(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
