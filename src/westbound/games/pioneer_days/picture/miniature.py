"""Pioneer Days, drawn: townsfolk, dice, disasters and wagon trains, as small as a stamp."""

from __future__ import annotations

from westbound.games.pioneer_days.names import WEEKS_IN_ALL
from westbound.games.pioneer_days.picture.palette import BURNT, DICE, FACES
from westbound.games.pioneer_days.picture.symbols import MARKS
from westbound.games.pioneer_days.view import CardView, PioneerDaysView, PlayerView, TrackView
from westbound.games.pioneer_days.vocabulary import FACE_NAMES
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import Value, card, disc, path, stroke, tag
from westbound.kit.palette import CARD, EDGE, GHOST, GOLD, INK, PAPER, WOOD
from westbound.kit.sheet import small_sheet

FRAME = (0.0, 0.0, 240.0, 180.0)
EDGE_AT = 5.0  # from the edge of the picture
SLOT, SLOT_HIGH, SLOT_GAP = 34.0, 54.0, 5.2
DICE_AT, DIE, DIE_GAP = 66.0, 22.0, 3.5
WEEKS_AT, WEEK, WEEK_GAP = 148.0, 8.0, 23.0
ROWS_AT, ROW = 94.0, 21.0  # tracks on the left, trains on the right
TRACK, STOP_AT, STOP_GAP = 100.0, 32.0, 19.0
TRAIN_AT, TRAIN, WAGONS = 112.0, 123.0, 5  # as many wagons of a train as there is room for
WAGON_AT, WAGON_GAP = 139.0, 19.5
SIZES = {"small": 12.0, "large": 17.0}
SKIN = "#d9a577"


def miniature(view: PioneerDaysView) -> str:
    """The view as a picture for lists."""
    return small_sheet(
        view["game"],
        FRAME,
        PAPER,
        *(slot(i, folk) for i, folk in enumerate(view["slots"])),
        *(die(i, each["color"], each["face"]) for i, each in enumerate(view["pool"])),
        *(week(i, view) for i in range(WEEKS_IN_ALL)),
        *(track(i, each) for i, each in enumerate(view["tracks"])),
        *(train(player, view["player"] == player["seat"]) for player in view["players"]),
    )


def mark(name: str, x: float, y: float, scale: float, ink: str) -> str:
    inside: dict[str, Value] = {"fill": ink, "stroke": ink, "stroke_width": 0}
    return tag("g", MARKS[name], transform=f"translate({x:g} {y:g}) scale({scale:g})", **inside)


def slot(i: int, folk: CardView | None) -> str:
    """A face of the board: somebody waits there, or nobody."""
    face, x, y = FACE_NAMES[i], EDGE_AT + i * (SLOT + SLOT_GAP), 7.0
    if folk is None:
        return card(x, y, SLOT, SLOT_HIGH, 4, fill="none", stroke=EDGE, stroke_width=2, stroke_dasharray="4 3") + mark(
            face, x + SLOT / 2, y + 13, 0.75, GHOST
        )
    middle, low = x + SLOT / 2, y + SLOT_HIGH - 2
    return (
        card(x, y, SLOT, SLOT_HIGH, 4, fill=CARD, stroke=INK, stroke_width=1.5)
        + path(f"M{x + 5:g} {low:g}Q{middle:g} {y + 18:g} {x + SLOT - 5:g} {low:g}Z", fill=FACES[face])
        + disc(middle, y + 23, 8, fill=SKIN, stroke=INK, stroke_width=1)
        + path(f"M{middle - 13:g} {y + 18:g}H{middle + 13:g}", stroke=INK, stroke_width=3.5, stroke_linecap="round")
        + card(middle - 7.5, y + 8, 15, 10, 3, fill=INK)
    )


def die(i: int, color: str, face: str) -> str:
    """A die of the pool."""
    x, enamel = EDGE_AT + i * (DIE + DIE_GAP), DICE[color]
    return card(x, DICE_AT, DIE, DIE, 5, fill=enamel.fill, stroke=INK, stroke_width=1) + mark(
        face, x + DIE / 2, DICE_AT + DIE / 2, 0.68, enamel.on
    )


def week(i: int, view: PioneerDaysView) -> str:
    """A week of the journey: over, on, or to come."""
    x, y, on = WEEKS_AT + i * WEEK_GAP, DICE_AT + DIE / 2, i + 1 == view["week"]
    way = stroke((x, y, x + WEEK_GAP, y), INK, 2, stroke_dasharray="3 3") if i + 1 < WEEKS_IN_ALL else ""
    fill = GOLD if on else INK if i < view["week"] else CARD
    return way + disc(x, y, WEEK + 2 if on else WEEK, fill=fill, stroke=INK, stroke_width=1.5)


def track(i: int, each: TrackView) -> str:
    """How close a disaster is."""
    y, enamel = ROWS_AT + i * ROW, DICE[each["color"]]
    middle = y + ROW / 2 - 1
    return (
        card(EDGE_AT, y, TRACK, ROW - 3, 4, fill=CARD, stroke=EDGE, stroke_width=1)
        + card(EDGE_AT, y, 20, ROW - 3, 4, fill=enamel.fill)
        + mark(each["disaster"], EDGE_AT + 10, middle, 0.62, enamel.on)
        + "".join(
            disc(
                EDGE_AT + STOP_AT + step * STOP_GAP * 3 / each["end"],
                middle,
                6 if step == each["at"] else 3.5,
                fill=enamel.fill if step <= each["at"] else PAPER,
                stroke=BURNT if step == each["end"] else GHOST,
                stroke_width=1.5,
            )
            for step in range(each["end"] + 1)
        )
    )


def train(player: PlayerView, acts: bool) -> str:
    """A player's wagons, those with damage burnt; a golden edge for the player whose turn it is."""
    y, coat = ROWS_AT + player["seat"] * ROW, COATS[player["color"]]
    wagons = [(wagon["size"], wagon["damage"]) for wagon in player["wagons"] for _ in range(wagon["count"])]
    return (
        card(TRAIN_AT, y, TRAIN, ROW - 3, 4, fill=CARD, stroke=GOLD if acts else EDGE, stroke_width=3 if acts else 1)
        + shape(coat, (TRAIN_AT + 12, y + ROW / 2 - 1.5), 0.72)
        + "".join(wagon(WAGON_AT + i * WAGON_GAP, y + 3, *each) for i, each in enumerate(wagons[:WAGONS]))
    )


def wagon(x: float, y: float, size: str, damage: int) -> str:
    width = SIZES[size]
    return (
        path(f"M{x:g} {y + 7:g}Q{x + width / 2:g} {y - 6:g} {x + width:g} {y + 7:g}Z", fill=PAPER, stroke=INK)
        + card(x, y + 6, width, 5, 1, fill=BURNT if damage else WOOD, stroke=INK, stroke_width=1)
        + disc(x + 3.5, y + 12, 2.2, fill=INK)
        + disc(x + width - 3.5, y + 12, 2.2, fill=INK)
    )
