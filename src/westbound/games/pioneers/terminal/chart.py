"""The map of Pioneers in a terminal: cities with their tiles and pioneers, lines, roads and the stagecoach."""

from __future__ import annotations

import re
from collections.abc import Iterator

from westbound.games.pioneers.terminal.canvas import Canvas, stretch
from westbound.games.pioneers.view import CityView, LineView, PioneersView
from westbound.kit.letters import BOLD, DIM, MARKS, PLAIN, PLAYER_INKS

TILE_INKS = {
    "banker": "30;103",
    "merchant": "97;45",
    "sergeant": "97;44",
    "barkeeper": "97;41",
    "digger": "30;43",
    "farmer": "30;42",
    "hotel": "30;107",
}
STAGECOACH = "@"
STAGECOACH_INK = "1;7"
START = "o"
SHORTEST, LONGEST = 3, 16  # letters of a city's name
ENOUGH, SHORT = 6, 8  # more letters must not hide a line, unless the name is short
ROWS_PER_COLUMN = 0.27  # a letter is taller than it is wide
MARGIN = 7  # room for the names of the easternmost cities

Place = tuple[int, int]  # column and row


class Spot:
    """A city on the map: a mark at its place, and its name on one side."""

    def __init__(self, city: CityView, place: Place, mark: str) -> None:
        self.city = city
        self.column, self.row = place
        self.mark = mark
        self.letters = 0  # of the name
        self.leftwards = False

    @property
    def name(self) -> str:
        return shortened(self.city["label"], self.letters)

    @property
    def begin(self) -> int:
        return self.column - len(self.name) - 1 if self.leftwards and self.letters else self.column

    @property
    def last(self) -> Place:
        """The place of the last letter added."""
        return (self.begin, self.row) if self.leftwards else (self.begin + len(self.text()) - 1, self.row)

    def places(self) -> Iterator[Place]:
        """The places it covers, and one more on either side."""
        length = len(self.mark) + len(self.name) + (1 if self.letters else 0)
        return ((column, self.row) for column in range(self.begin - 1, self.begin + length + 1))

    def text(self) -> str:
        return f"{self.name} {self.mark}" if self.leftwards else f"{self.mark} {self.name}"


def draw_map(view: PioneersView, letters: dict[str, str], width: int) -> Canvas:
    """The map, *width* characters wide; *letters* are those of the tiles."""
    cities = [city for city in view["cities"] if not city["covered"]]
    places = spread(cities, width)
    canvas = Canvas(width, 1 + max(row for _, row in places.values()))
    for line in sorted(view["lines"], key=lambda line: len(line["roads"])):
        if not line["covered"]:
            draw_line(canvas, line, places)
    spots = [Spot(city, places[city["name"]], mark_of(city, view, letters)) for city in cities]
    name_spots(spots, canvas)
    for spot in spots:
        draw_spot(canvas, spot)
    return canvas


def spread(cities: list[CityView], width: int) -> dict[str, Place]:
    """Where the cities are on a map of that width."""
    xs, ys = [city["x"] for city in cities], [city["y"] for city in cities]
    across = (width - MARGIN - 3) / max(max(xs) - min(xs), 1)
    down = (round(width * ROWS_PER_COLUMN) - 1) / max(max(ys) - min(ys), 1)
    return {
        city["name"]: (2 + round((city["x"] - min(xs)) * across), round((city["y"] - min(ys)) * down))
        for city in cities
    }


def draw_line(canvas: Canvas, line: LineView, places: dict[str, Place]) -> None:
    """A dotted line, or the marks of the road owners, alternating."""
    for i, (column, row) in enumerate(stretch(*places[line["ends"][0]], *places[line["ends"][1]])):
        if not line["roads"]:
            canvas.put(column, row, "·", DIM)
            continue
        owner = line["roads"][i % len(line["roads"])]
        canvas.put(column, row, MARKS[owner], PLAYER_INKS[owner])


def mark_of(city: CityView, view: PioneersView, letters: dict[str, str]) -> str:
    """The letter of its tile, or the marks of its settlers."""
    coach = STAGECOACH if view["stagecoach"] == city["name"] else ""
    if city["tile"]:
        return coach + letters[city["tile"]]
    if city["name"] == "start":
        return coach or START
    return coach + "".join(MARKS[seat] * count for seat, count in enumerate(city["settlers"]))


def name_spots(spots: list[Spot], canvas: Canvas) -> None:
    """Give every city some letters of its name, then more as long as there is room."""
    for spot in spots:
        options = [(leftwards, letters) for letters in (SHORTEST + 1, SHORTEST) for leftwards in (False, True)]
        for spot.leftwards, spot.letters in options:
            if has_room(spot, spots, canvas):
                break
        else:
            spot.leftwards, spot.letters = False, SHORTEST
    for letters in range(SHORTEST + 1, LONGEST + 1):
        for spot in spots:
            before = spot.letters
            spot.letters = letters
            if not has_room(spot, spots, canvas):
                spot.letters = before


def has_room(spot: Spot, spots: list[Spot], canvas: Canvas) -> bool:
    """Whether nothing else is there."""
    places = set(spot.places())
    inside = all(-1 <= column <= canvas.width for column, _ in places)
    if spot.letters > ENOUGH and len(spot.city["label"]) > SHORT and not canvas.is_blank(*spot.last):
        return False
    return inside and not any(
        other is not spot and other.row == spot.row and places.intersection(list(other.places())[1:-1])
        for other in spots
    )


def shortened(label: str, letters: int) -> str:
    """As much of a name as fits into that many letters."""
    if len(label) <= letters:
        return label
    return re.sub(r"[^\w]", "", label.replace("Fort ", "Ft"))[:letters]


def draw_spot(canvas: Canvas, spot: Spot) -> None:
    canvas.put(spot.begin, spot.row, spot.text(), PLAIN)
    if not spot.city["tile"]:  # settlers must not look like the end of a road
        canvas.put(spot.begin - 1, spot.row, " ")
    at = spot.column
    for letter in spot.mark:
        canvas.put(at, spot.row, letter, ink_of(letter, spot.city))
        at += 1


def ink_of(letter: str, city: CityView) -> str:
    if letter == STAGECOACH:
        return STAGECOACH_INK
    if city["tile"]:
        return TILE_INKS[city["tile"]]
    return PLAYER_INKS[MARKS.index(letter)] if letter in MARKS else BOLD
