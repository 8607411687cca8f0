"""Our edition keeps every promise of the spec, and a wrong one is refused with file, key and reason."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest

from tests.stories.editions import check_refusal, edited, ours
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import START
from westbound.games.pioneers.printed import JOB_NAMES, City, Side, read_edition
from westbound.kit.edition import WrongEdition

EDITION = read_edition("westbound")
SIDES = {"four": EDITION.four, "three": EDITION.three}
BOTH = pytest.mark.parametrize("side", SIDES.values(), ids=list(SIDES))

# The board


@BOTH
def test_lines_cross_nowhere(side: Side) -> None:
    """Planar as drawn: lines meet only in cities, and no line runs over a city."""
    for i, one in enumerate(side.lines):
        for other in side.lines[:i]:
            if not set(one) & set(other):
                assert not cross(*places(side, one), *places(side, other)), (one, other)
        for city, place in enumerate(side.cities):
            if city not in one:
                assert not lies_on(place, *places(side, one)), (one, place.name)


def places(side: Side, line: tuple[int, int]) -> tuple[City, City]:
    return side.cities[line[0]], side.cities[line[1]]


def turn(a: City, b: City, c: City) -> int:
    """Positive, negative or 0: whether the way from a over b to c bends to one side, the other, or not."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)


def lies_on(c: City, a: City, b: City) -> bool:
    within = min(a.x, b.x) <= c.x <= max(a.x, b.x) and min(a.y, b.y) <= c.y <= max(a.y, b.y)
    return turn(a, b, c) == 0 and within


def cross(a: City, b: City, c: City, d: City) -> bool:
    if any(lies_on(p, *line) for p, line in [(a, (c, d)), (b, (c, d)), (c, (a, b)), (d, (a, b))]):
        return True
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def degrees(side: Side) -> list[int]:
    return [sum(city in line for line in side.lines) for city in range(len(side.cities))]


def neighbours(side: Side, city: int) -> list[int]:
    return [sum(line) - city for line in side.lines if city in line]


def test_numbers_of_cities() -> None:
    assert len(EDITION.four.cities) - 1 == 45
    assert len(EDITION.three.cities) - 1 == 38


@BOTH
def test_every_city_has_two_to_six_lines(side: Side) -> None:
    assert set(degrees(side)[1:]) <= {2, 3, 4, 5, 6}


@BOTH
def test_lines_per_city_on_average(side: Side) -> None:
    assert 3.3 <= sum(degrees(side)[1:]) / (len(side.cities) - 1) <= 3.8


@BOTH
def test_the_board_hangs_together(side: Side) -> None:
    assert reachable(side, set()) == set(range(len(side.cities)))


def reachable(side: Side, without: set[int]) -> set[int]:
    reached = {START}
    for _ in side.cities:
        reached |= {other for city in reached for other in neighbours(side, city) if other not in without}
    return reached


@BOTH
def test_the_start_has_two_neighbours(side: Side) -> None:
    assert degrees(side)[START] == 2


@BOTH
def test_the_start_lies_in_the_north_east(side: Side) -> None:
    start, rest = side.cities[START], side.cities[1:]
    assert start.x > sorted(city.x for city in rest)[-5]
    assert start.y < 620 / 2


@BOTH
def test_all_places_lie_on_the_map_and_apart(side: Side) -> None:
    for i, city in enumerate(side.cities):
        assert 0 <= city.x <= 1000
        assert 0 <= city.y <= 620
        assert all(math.dist((city.x, city.y), (other.x, other.y)) >= 40 for other in side.cities[:i])


@BOTH
def test_names_and_labels_are_distinct(side: Side) -> None:
    assert len({city.name for city in side.cities}) == len(side.cities)
    assert len({city.label for city in side.cities}) == len(side.cities)


@BOTH
def test_every_line_once(side: Side) -> None:
    assert len({frozenset(line) for line in side.lines}) == len(side.lines)


# The covered cities


def test_eight_cities_are_covered_on_the_small_side_only() -> None:
    assert len(set(EDITION.three.covered)) == 8
    assert EDITION.four.covered == []


def test_no_start_neighbour_is_covered() -> None:
    side = EDITION.three
    assert not set(side.covered) & {START, *neighbours(side, START)}


def test_what_stays_open_hangs_together() -> None:
    side = EDITION.three
    covered = set(side.covered)
    assert reachable(side, covered) == set(range(len(side.cities))) - covered


def test_the_covered_cities_lie_on_the_rim() -> None:
    assert set(EDITION.three.covered) <= rim(EDITION.three)


def rim(side: Side) -> set[int]:
    """The cities of the outer face: from the westernmost city, always take the next line clockwise."""
    first = min(range(len(side.cities)), key=lambda city: side.cities[city].x)
    west = (first, -1)  # as if coming from the far west
    here, before = west
    seen: list[tuple[int, int]] = []
    while (here, before) not in seen:
        seen.append((here, before))
        here, before = next_around(side, here, before), here
    return {city for city, _ in seen}


def next_around(side: Side, here: int, before: int) -> int:
    """The neighbor whose line comes next, turning in one sense from the line just walked."""

    def angle(city: int) -> float:
        place = side.cities[here]
        if city < 0:
            return math.pi
        other = side.cities[city]
        return math.atan2(other.y - place.y, other.x - place.x)

    came = angle(before)
    return min(neighbours(side, here), key=lambda city: (angle(city) - came) % math.tau or math.tau)


def test_the_rim_is_the_outer_face() -> None:
    """The northernmost, southernmost, easternmost and westernmost places lie on it, and not all do."""
    for side in SIDES.values():
        outer = rim(side)
        for extreme in (min, max):
            assert extreme(range(len(side.cities)), key=lambda city: side.cities[city].x) in outer
            assert extreme(range(len(side.cities)), key=lambda city: side.cities[city].y) in outer
        assert len(outer) < len(side.cities)


# Tiles, nuggets, coaches


def test_seven_tiles_of_each_type() -> None:
    assert EDITION.tiles == [7] * 7


def test_ten_nuggets() -> None:
    assert EDITION.nuggets == [6, 3, 1]


def test_eight_coaches_of_each_size() -> None:
    assert Counter(len(coach.seats) for coach in EDITION.coaches[:24]) == {2: 8, 3: 8, 4: 8}


def test_twelve_seats_per_profession() -> None:
    seats = Counter(seat for coach in EDITION.coaches[:24] for seat in coach.seats)
    assert seats == dict.fromkeys(range(len(JOB_NAMES)), 12)


def test_points_grow_with_the_seats() -> None:
    allowed = {2: range(4, 6), 3: range(6, 9), 4: range(9, 11)}
    points = [coach.points for coach in EDITION.coaches[:24]]
    assert all(coach.points in allowed[len(coach.seats)] for coach in EDITION.coaches[:24])
    assert {4, 7} <= set(points)


def test_three_farmers_can_be_collected_at_once() -> None:
    farmer = JOB_NAMES.index("farmer")
    most = sorted((coach.seats.count(farmer) for coach in EDITION.coaches[:24]), reverse=True)
    assert most[0] >= 2
    assert sum(most[:2]) >= 3


def test_four_starting_coaches_lack_four_different_professions() -> None:
    starting = EDITION.coaches[24:]
    assert len(starting) == 4
    assert all(len(coach.seats) == len(set(coach.seats)) == 5 and coach.points == 12 for coach in starting)
    assert len({frozenset(range(6)) - set(coach.seats) for coach in starting}) == 4


def test_coaches_have_distinct_names() -> None:
    assert len({coach.name for coach in EDITION.coaches}) == 28


# Refusals


START_FOUR = 'start = { label = "Castle Garden", x = 951, y = 245 }'
BOSTON_FOUR = 'boston = { label = "Boston", x = 958, y = 171 }'
CONCORD = 'name = "old_concord"\nseats = ["banker", "merchant", "barkeeper", "digger", "farmer"]'
OMAHA = '"omaha-fort_pierre"'
COVERED = '"boston", "burlington", "st_augustine", "mackinac"'

REFUSALS = [
    # what is changed, into what, the key named, a word of the reason
    ("banker = 7", "banker = 6", "tiles.banker", "7"),
    ("banker = 7", 'banker = "7"', "tiles.banker", "whole number"),
    ("banker = 7", "banker = 7.0", "tiles.banker", "whole number"),
    ("banker = 7", "banker = true", "tiles.banker", "whole number"),
    ("hotel = 7", "", "tiles.hotel", "missing"),
    ("hotel = 7", "hotel = 7\nmotel = 7", "tiles.motel", "did you mean “hotel”"),
    ("3 = 6", "3 = 7", "nuggets.3", "6"),
    ("5 = 1", "6 = 1", "nuggets.6", "unknown"),
    ("5 = 1", "", "nuggets.5", "missing"),
    ('name = "westbound"\n', "", "name", "missing"),
    ('name = "westbound"\n', "name = 3\n", "name", "text"),
    ("version = 1\n", "", "version", "missing"),
    ("version = 1\n", 'version = "one"\n', "version", "whole number"),
    ("version = 1\n", "version = 1\nauthor = 'me'\n", "author", "unknown"),
    ('seats = ["farmer", "farmer"]\n', 'seats = ["farmer", "framer"]\n', "coaches[1].seats", "did you mean “farmer”"),
    ('seats = ["farmer", "farmer"]\n', 'seats = ["farmer", "hotel"]\n', "coaches[1].seats", "hotel"),
    ('seats = ["farmer", "farmer"]\n', 'seats = ["farmer"]\n', "coaches[1].seats", "1 seat;"),
    ('seats = ["farmer", "farmer"]\n', "seats = 2\n", "coaches[1].seats", "list of texts"),
    ('seats = ["farmer", "farmer"]\n', "seats = [1, 2]\n", "coaches[1].seats", "list of texts"),
    ('seats = ["farmer", "farmer"]\n', "", "coaches[1].seats", "missing"),
    ('name = "sodbuster"', 'name = "Sod Buster"', "coaches[1].name", "Sod Buster"),
    ('name = "sodbuster"', 'name = "night_owl"', "coaches", "night_owl"),
    ('name = "sodbuster"', 'name = "old_concord"', "coaches", "old_concord"),
    ("points = 4", "points = 3", "coaches[1].points", "4 to 10"),
    ("points = 4", "points = 11", "coaches[1].points", "4 to 10"),
    ("points = 4", "points = 4\nprice = 2", "coaches[1].price", "unknown"),
    ("[[coaches]]\nname = \"sodbuster\"\nseats = [\"farmer\", \"farmer\"]\npoints = 4\n", "", "coaches", "24"),
    ("points = 12", "points = 11", "starting[1].points", "12"),
    (CONCORD, CONCORD.replace("merchant", "banker"), "starting[1].seats", "Banker"),
    (CONCORD, CONCORD.replace('"merchant", ', ""), "starting[1].seats", "4 seats"),
    (CONCORD, CONCORD.replace("barkeeper", "sergeant"), "starting", "lack"),
    (f"[[starting]]\n{CONCORD}\npoints = 12\n", "", "starting", "4"),
    (START_FOUR, "", "side.four.start", "missing"),
    (START_FOUR, "start = 3", "side.four.start", "table"),
    (BOSTON_FOUR, "", "side.four.cities", "44 cities"),
    (BOSTON_FOUR, 'Boston = { label = "Boston", x = 958, y = 171 }', "side.four.cities.Boston", "lower case"),
    (BOSTON_FOUR, 'boston = { label = "Boston", x = "958", y = 171 }', "side.four.cities.boston.x", "whole number"),
    (BOSTON_FOUR, 'boston = { label = "Boston", x = 958 }', "side.four.cities.boston.y", "missing"),
    (BOSTON_FOUR, 'boston = { label = "Boston", x = 958, y = 171, z = 1 }', "side.four.cities.boston.z", "unknown"),
    (BOSTON_FOUR, "boston = 1", "side.four.cities.boston", "table"),
    ('"boston-bangor"', '"boston-bangkok"', "side.four.lines", "did you mean “bangor”"),
    ('"boston-bangor"', '"boston"', "side.four.lines", "not a line"),
    ('"boston-bangor"', '"boston-boston"', "side.four.lines", "not a line"),
    ('"boston-bangor"', '"boston-bangor", "bangor-boston"', "side.four.lines", "2 of them"),
    ('"boston-bangor"', "1", "side.four.lines", "list of texts"),
    ('"start-boston"', '"start-boston", "start-albany"', "side.four.lines", "3 lines touch start"),
    ('"start-boston", ', "", "side.four.lines", "1 line touches start"),
    ('"bangor-albany",', "", "side.four.lines", "1 line touches bangor"),
    (OMAHA, f'{OMAHA}, "omaha-denver", "omaha-dallas"', "side.four.lines", "7 lines touch omaha"),
    (COVERED, '"boston", "burlington", "st_augustine"', "side.three.covered", "7 cities"),
    (COVERED, COVERED + ', "denver"', "side.three.covered", "9 cities"),
    (COVERED, '"boston", "boston", "st_augustine", "mackinac"', "side.three.covered", "boston"),
    (COVERED, '"boston", "burlington", "st_augustine", "mackinaw"', "side.three.covered", "did you mean “mackinac”"),
    (COVERED, '"albany", "burlington", "st_augustine", "mackinac"', "side.three.covered", "albany"),
    (COVERED, '"start", "burlington", "st_augustine", "mackinac"', "side.three.covered", "start"),
    ("[side.three]", "[side.five]", "side.five", "unknown"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "reason"), REFUSALS)
def test_a_wrong_edition_is_refused(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    check_refusal(GAME, edited(GAME, tmp_path, (old, new)), key, reason)


def test_cities_cut_off_are_refused(tmp_path: Path) -> None:
    """Walla Walla, Fort Boise, Olympia and Yreka, with lines only between each other."""
    path = edited(
        GAME,
        tmp_path,
        ("fort_benton-walla_walla", "walla_walla-yreka"),
        ("virginia_city-fort_boise", "virginia_city-denver"),
        ("fort_boise-carson_city", "fort_boise-yreka"),
        ("carson_city-yreka", "carson_city-las_vegas"),
        ("yreka-san_francisco", "san_francisco-las_vegas"),
    )
    with pytest.raises(WrongEdition, match=r"mine\.toml: side\.four\.lines: \w+ can’t be reached from the start"):
        GAME.box(4, edition=path)


def test_covers_that_cut_the_board_are_refused(tmp_path: Path) -> None:
    covered = '["superior", "sioux_city", "fort_berthold", "milwaukee", "erie", "burlington", "boston", "mackinac"]'
    path = edited(GAME, tmp_path, (covered_line(), f"covered = {covered}"))
    with pytest.raises(WrongEdition, match=r"mine\.toml: side\.three\.covered: fort_abercrombie can’t be reached"):
        GAME.box(2, edition=path)


def covered_line() -> str:
    text = ours(GAME).read_text(encoding="utf-8")
    start = text.index("covered = [")
    return text[start : text.index("]", start) + 1]


def test_too_many_lines_are_refused(tmp_path: Path) -> None:
    """There is room for 88."""
    names = [city.name for city in EDITION.four.cities[1:]]
    lines = {frozenset(line) for line in EDITION.four.lines}
    degree = Counter(degrees_by_name())
    more: list[str] = []
    for i, one in enumerate(names):
        for other in names[:i]:
            pair = frozenset((names.index(one) + 1, names.index(other) + 1))
            if pair not in lines and degree[one] < 6 and degree[other] < 6 and len(lines) + len(more) < 89:
                more.append(f'"{one}-{other}"')
                degree[one] += 1
                degree[other] += 1
    path = edited(GAME, tmp_path, ('"boston-bangor"', ", ".join(['"boston-bangor"', *more])))
    with pytest.raises(WrongEdition, match=r"mine\.toml: side\.four\.lines: 89 lines; there is room for 88"):
        GAME.box(4, edition=path)


def degrees_by_name() -> dict[str, int]:
    side = EDITION.four
    return {city.name: degree for city, degree in zip(side.cities, degrees(side), strict=True)}


def test_a_side_for_three_has_at_most_41_cities(tmp_path: Path) -> None:
    more = "".join(f'more_{i} = {{ label = "M", x = 1, y = 1 }}\n' for i in "abcd")
    path = edited(GAME, tmp_path, ("[side.three.cities]\n", f"[side.three.cities]\n{more}"))
    with pytest.raises(WrongEdition, match=r"mine\.toml: side\.three\.cities: 42 cities; this side has 28 to 41"):
        GAME.box(3, edition=path)
