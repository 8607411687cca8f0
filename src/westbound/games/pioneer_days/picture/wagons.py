"""Pioneer Days, drawn: wagons with their slots."""

from __future__ import annotations

from westbound.games.pioneer_days.names import LARGE_SLOTS, SLOTS_LOST, SMALL_SLOTS
from westbound.games.pioneer_days.picture.palette import BURNT
from westbound.games.pioneer_days.view import WagonView
from westbound.kit.ink import card, group, path, tag, text, width_of
from westbound.kit.palette import CARD, INK, WOOD, WOOD_DARK
from westbound.kit.sheet import Say, fact
from westbound.kit.symbols import wheel

SLOTS = {"small": SMALL_SLOTS, "large": LARGE_SLOTS}
CELL, HIGH = 10.0, 34.0


def width_of_wagon(wagon: WagonView) -> float:
    """The width of a wagon, including its count."""
    more = width_of(times(wagon), 13) + 4 if wagon["count"] > 1 else 0.0
    return SLOTS[wagon["size"]] * CELL + 6 + more


def times(wagon: WagonView) -> str:
    return f"×{wagon['count']}"


def draw_wagon(wagon: WagonView, x: float, y: float, scale: float, say: Say) -> str:
    """Identical wagons, drawn once; each damage marker covers two slots."""
    slots = SLOTS[wagon["size"]]
    body, lost = slots * CELL + 4, min(slots, SLOTS_LOST * wagon["damage"])
    name = say(f"size-{wagon['size']}")
    damage = [fact(say, say("term-damage"), wagon["damage"])] if wagon["damage"] else []
    cells = [slot(3 + i * CELL, i >= slots - lost) for i in range(slots)]
    count = [text(body + 4, 23, times(wagon), 13, fill=INK, font_weight=700)] if wagon["count"] > 1 else []
    return group(
        tag(
            "g",
            path(
                f"M2 14C-2 4 2 0 8 0H{body - 8:g}C{body - 2:g} 0 {body + 2:g} 4 {body - 2:g} 14Z",
                fill=CARD,
                stroke=INK,
                stroke_width=1.2,
            ),
            path(f"M{body / 3:g} 0.5V13.5M{2 * body / 3:g} 0.5V13.5", stroke=WOOD, stroke_width=0.9),
            path(
                f"M0 13.5H{body:g}L{body - 2:g} 26H2Z", fill=WOOD, stroke=INK, stroke_width=1.2, stroke_linejoin="round"
            ),
            *cells,
            wheel(body * 0.22, 28, 5),
            wheel(body * 0.78, 28, 5),
            *count,
            transform=f"scale({scale:g})",
        ),
        title=", ".join([f"{wagon['count']} × {name}", *damage]),
        at=(x, y),
        data_wagon=f"{wagon['size']} {wagon['damage']}",
    )


def slot(x: float, lost: bool) -> str:
    """A slot for goods, or a cross where one is lost."""
    cell = card(x, 15.5, CELL - 2, 8, 1, fill=BURNT if lost else CARD, stroke=WOOD_DARK, stroke_width=0.8)
    cross = path(f"M{x + 1.5:g} 17l5 5m0-5l-5 5", stroke="#ffffff", stroke_width=1.2)
    return cell + cross if lost else cell
