"""Pioneers: reads and checks the file of an edition."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from westbound.engine.edition import Source
from westbound.engine.space import nearest
from westbound.games.pioneers.names import COVERS, LINES, START
from westbound.kit.edition import Pages, digest, read_pages, span

JOB_NAMES = ["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"]
TILE_NAMES = [*JOB_NAMES, "hotel"]
FOLDER = Path(__file__).parent / "edition"
NAME = re.compile(r"[a-z][a-z_]{0,39}")

TILES_OF_EACH = 7
NUGGETS_OF_EACH = {"3": 6, "4": 3, "5": 1}
COACH_COUNT, STARTER_COUNT = 24, 4
COACH_SIZES, COACH_POINTS = range(2, 5), range(4, 11)
STARTER_SIZE, STARTER_POINTS = 5, 12
CITIES_FOR_FOUR = range(45, 46)
CITIES_FOR_THREE = range(28, 42)  # 42 tiles, one of them left over; with two players, eight cities are covered
DEGREES = range(2, 7)
START_DEGREE = 2
WIDTH, HEIGHT = 1000, 620  # of the map
NEAREST = 20  # that two cities may be to each other


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
    label: str = ""  # its name for players; without one, its key


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
    """The content of a box."""

    name: str
    digest: str
    tiles: list[int]
    nuggets: list[int]
    coaches: list[Coach]  # the starting coaches last
    four: Side
    three: Side

    def side(self, players: int) -> Side:
        return self.four if players == 4 else self.three


def read_edition(edition: Source) -> Edition:
    """The edition of that name, in that file, or with that content.

    :raises WrongEdition: naming file, key and reason of everything that is wrong in it.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "tiles", "nuggets", "coaches", "starting", "side")
    with pages.noting():
        name = pages.label("name")
    with pages.noting():
        pages.number("version")
    with pages.noting():
        tiles = read_counts(pages.part("tiles"), dict.fromkeys(TILE_NAMES, TILES_OF_EACH))
    with pages.noting():
        nuggets = read_counts(pages.part("nuggets"), NUGGETS_OF_EACH)
    with pages.noting():
        coaches = read_coaches(pages)
    with pages.noting():
        four, three = read_sides(pages.part("side"))
    pages.settle()
    return Edition(name, digest(pages), tiles, nuggets, coaches, four, three)


def read_counts(pages: Pages, expected: dict[str, int]) -> list[int]:
    pages.only(*expected)
    for key, count in expected.items():
        with pages.noting():
            if pages.number(key) != count:
                raise pages.wrong(key, "wrong-in-box", wanted=count, count=pages.number(key))
    return list(expected.values())


# Coaches


def read_coaches(pages: Pages) -> list[Coach]:
    """All coaches, the starting coaches last."""
    with pages.noting():
        coaches = pages.each("coaches", lambda part: read_coach(part, COACH_SIZES, COACH_POINTS), COACH_COUNT)
    with pages.noting():
        starting = pages.each("starting", read_starter, STARTER_COUNT)
        pages.distinct("starting", [JOB_NAMES[lacking(coach)] for coach in starting], "wrong-lack", "job")
    pages.settle("coaches")
    pages.settle("starting")
    pages.distinct("coaches", [coach.name for coach in coaches + starting])
    return coaches + starting


def read_coach(pages: Pages, sizes: range, points: range) -> Coach:
    pages.only("name", "seats", "points", *(["label"] if "label" in pages.content else []))
    with pages.noting():
        name = read_name(pages, "name")
    with pages.noting():
        label = pages.label("label") if "label" in pages.content else ""
    with pages.noting():
        seats = read_seats(pages, sizes)
    with pages.noting():
        worth = pages.number("points")
        if worth not in points:
            raise pages.wrong("points", "wrong-coach-points", count=worth, wanted=span(points))
    pages.settle()
    return Coach(name, seats, worth, label)


def read_seats(pages: Pages, sizes: range) -> tuple[int, ...]:
    names = pages.texts("seats")
    for seat in names:
        if seat not in JOB_NAMES:
            raise pages.wrong("seats", "wrong-job", name=seat, near=nearest(seat, JOB_NAMES))
    if len(names) not in sizes:
        raise pages.wrong("seats", "wrong-coach-seats", count=len(names), wanted=span(sizes))
    return tuple(JOB_NAMES.index(seat) for seat in names)


def read_starter(pages: Pages) -> Coach:
    coach = read_coach(pages, range(STARTER_SIZE, STARTER_SIZE + 1), range(STARTER_POINTS, STARTER_POINTS + 1))
    pages.distinct("seats", [JOB_NAMES[seat] for seat in coach.seats], kind="job")
    return coach


def lacking(coach: Coach) -> int:
    """The one profession a starting coach does not carry."""
    return next(job for job in range(len(JOB_NAMES)) if job not in coach.seats)


def read_name(pages: Pages, key: str) -> str:
    name = pages.text(key)
    if not NAME.fullmatch(name):
        raise pages.wrong(key, "wrong-plain-name", name=name)
    return name


# The board


def read_sides(pages: Pages) -> tuple[Side, Side]:
    pages.only("four", "three")
    with pages.noting():
        four = read_side(pages.part("four"), CITIES_FOR_FOUR, 0)
    with pages.noting():
        three = read_side(pages.part("three"), CITIES_FOR_THREE, COVERS)
    pages.settle()
    return four, three


def read_side(pages: Pages, city_counts: range, cover_count: int) -> Side:
    """One side of the board, as the rules need it: connected, with a start space that has two neighbors."""
    pages.only("start", "cities", "lines", *(["covered"] if cover_count else []))
    cities = read_cities(pages)
    if len(cities) - 1 not in city_counts:
        pages.note("cities", "wrong-cities", count=len(cities) - 1, wanted=span(city_counts))
    check_places(pages.part("cities"), cities)
    names = [city.name for city in cities]
    lines = pages.all_of(lambda text: read_line(pages, text, names), pages.texts("lines"))
    pages.distinct("lines", [f"{names[min(line)]}-{names[max(line)]}" for line in lines])
    if len(lines) > LINES:
        pages.note("lines", "wrong-lines", count=len(lines), most=LINES)
    check_graph(pages, names, lines)
    covered: list[int] = []
    if cover_count:
        covered = pages.all_of(lambda name: find_city(pages, "covered", name, names), pages.texts("covered"))
        check_covered(pages, names, lines, covered)
    pages.settle()
    return Side(cities, lines, covered)


def read_cities(pages: Pages) -> list[City]:
    """The start space, and the cities."""
    with pages.noting():
        start = read_city("start", pages.part("start"))
    places = pages.part("cities")
    with pages.noting():
        cities = pages.all_of(lambda name: read_named_city(places, name), list(places.content))
    pages.settle("start")
    pages.settle("cities")
    return [start, *cities]


def read_named_city(places: Pages, name: str) -> City:
    if not NAME.fullmatch(name) or name == "start":
        raise places.wrong(name, "wrong-city-name")
    return read_city(name, places.part(name))


def read_city(name: str, pages: Pages) -> City:
    pages.only("label", "x", "y")
    with pages.noting():
        label = pages.label("label")
    with pages.noting():
        x = read_coordinate(pages, "x", WIDTH)
    with pages.noting():
        y = read_coordinate(pages, "y", HEIGHT)
    pages.settle()
    return City(name, label, x, y)


def read_coordinate(pages: Pages, key: str, most: int) -> int:
    number = pages.number(key)
    if number not in range(most + 1):
        raise pages.wrong(key, "wrong-off-map", at=str(number), width=WIDTH, height=HEIGHT)
    return number


def check_places(pages: Pages, cities: list[City]) -> None:
    """Note cities that are too close together on the map."""
    for i, city in enumerate(cities):
        near = [each for each in cities[:i] if (city.x - each.x) ** 2 + (city.y - each.y) ** 2 < NEAREST**2]
        if near:
            pages.note(city.name, "wrong-too-near", distance=NEAREST, city=near[0].name)


def read_line(pages: Pages, text: str, names: list[str]) -> tuple[int, int]:
    parts = text.split("-")
    if len(parts) != 2 or parts[0] == parts[1]:
        raise pages.wrong("lines", "wrong-line", line=text)
    return find_city(pages, "lines", parts[0], names), find_city(pages, "lines", parts[1], names)


def find_city(pages: Pages, key: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise pages.wrong(key, "wrong-city", name=name, near=nearest(name, names))
    return names.index(name)


def check_graph(pages: Pages, names: list[str], lines: list[tuple[int, int]]) -> None:
    for city, name in enumerate(names):
        degree = sum(city in line for line in lines)
        allowed = range(START_DEGREE, START_DEGREE + 1) if city == START else DEGREES
        if degree not in allowed:
            pages.note("lines", "wrong-degree", count=degree, city=name, wanted=span(allowed))
    pages.settle("lines")
    check_connected(pages, "lines", names, lines, set())


def check_covered(pages: Pages, names: list[str], lines: list[tuple[int, int]], covered: list[int]) -> None:
    if len(covered) != COVERS:
        pages.note("covered", "wrong-covered", count=len(covered), wanted=COVERS)
    pages.distinct("covered", [names[city] for city in covered])
    for city in covered:
        if city == START or any(set(line) == {START, city} for line in lines):
            pages.note("covered", "wrong-covered-start", city=names[city])
    pages.settle("covered")
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
            pages.note(key, "wrong-reach", city=name)
