"""Pioneer Days, drawn: the symbols, each within a circle of radius 12 around its center.

Faces and disasters take the color of the place where they are used.
"""

from __future__ import annotations

from westbound.kit.ink import disc, path
from westbound.kit.palette import GOLD, INK
from westbound.kit.sheet import defs
from westbound.kit.symbols import COIN, FLAG, NUGGET, PERSON, PICKAXE, STAR

WILD = path("M0-11L2.4-4.2L9.5-5.5L4.8 0L9.5 5.5L2.4 4.2L0 11L-2.4 4.2L-9.5 5.5L-4.8 0L-9.5-5.5L-2.4-4.2Z")
HAMMER = path("M-7.5 9.5L1.5-1.5", stroke_width=3, stroke_linecap="round") + path(
    "M-5-6L0-11C3-10.5 5.5-8.5 9.5-3L6 1Z"
)
COW = path(
    "M-11-9C-11-4-8-3-5.5-3L-5-5H5L5.5-3C8-3 11-4 11-9C12.5-3 10 .5 6.3 1.2L4.6 7C4.2 10-4.2 10-4.6 7L-6.3 1.2"
    "C-10 .5-12.5-3-11-9ZM-2.6 6.6A1 1.3 0 1 0-2.6 6.7ZM3.6 6.6A1 1.3 0 1 0 3.6 6.7Z",
    fill_rule="evenodd",
)
LOGS = "".join(
    path(
        f"M{x - 5.2} {y}A5.2 5.2 0 1 1 {x + 5.2} {y}A5.2 5.2 0 1 1 {x - 5.2} {y}Z"
        f"M{x - 2.4} {y}A2.4 2.4 0 1 0 {x + 2.4} {y}A2.4 2.4 0 1 0 {x - 2.4} {y}Z",
        fill_rule="evenodd",
    )
    for x, y in ((0, -5.2), (-5.4, 4.6), (5.4, 4.6))
)
BOTTLE = path(
    "M-2.8-11H2.8V-8H2V-5C5.5-4 6.5-2 6.5 0V8.5A2.5 2.5 0 0 1 4 11H-4A2.5 2.5 0 0 1-6.5 8.5V0C-6.5-2-5.5-4-2-5V-8H-2.8Z"
    "M-1.3-1V1.8H-4V4.4H-1.3V7.2H1.3V4.4H4V1.8H1.3V-1Z",
    fill_rule="evenodd",
)
STORM = path("M-7 1A4.2 4.2 0 0 1-6.4-7A6 6 0 0 1 5-7.4A4.3 4.3 0 0 1 7 1Z") + path(
    "M1 2L-4.5 7H-1L-3 11.5L4 5.5H.6L3.6 2Z"
)
MASK = path(
    "M-11-5C-6-7.5-3-5.5 0-5C3-5.5 6-7.5 11-5C11.5 1 8.5 5.5 5 5.5C2.5 5.5 2 2.5 0 2.5C-2 2.5-2.5 5.5-5 5.5"
    "C-8.5 5.5-11.5 1-11-5ZM-7.6-1.4A2.7 2 0 1 0-2.4-.4ZM7.6-1.4A2.7 2 0 1 1 2.4-.4Z",
    fill_rule="evenodd",
)
BOWL = path("M-10 0H10C10 6 6 8.5 4.5 9V10.5H-4.5V9C-6 8.5-10 6-10 0Z") + path(
    "M-8-9L8-2.5", stroke_width=2.2, stroke_linecap="round"
)
GERM = disc(0, 0, 5.6) + path(
    "M0-11V11M-11 0H11M-7.8-7.8L7.8 7.8M-7.8 7.8L7.8-7.8", stroke_width=2, stroke_linecap="round"
)
ROSETTE = (
    path("M-4 3L-6 11.5L0 8.5L6 11.5L4 3Z", fill="#b5322a", stroke=INK, stroke_width=1, stroke_linejoin="round")
    + disc(0, -2.5, 7.6, fill=GOLD, stroke=INK, stroke_width=1.3)
    + disc(0, -2.5, 4.6, fill="none", stroke="#fff3c4", stroke_width=1.4)
)
CRATE = path("M-10-8H10V9H-10Z", fill="none", stroke=INK, stroke_width=1.6) + path(
    "M-10-2.3H10M-10 3.3H10M-5-8V9M5-8V9", fill="none", stroke=INK, stroke_width=1
)
TRAIN = path("M-10 0C-10-10 10-10 10 0Z", fill="none", stroke_width=1.8) + path(
    "M-11 1H11L9.5 5H-9.5ZM-8 8A2.6 2.6 0 1 1-2.8 8A2.6 2.6 0 1 1-8 8ZM2.8 8A2.6 2.6 0 1 1 8 8A2.6 2.6 0 1 1 2.8 8Z"
)

MARKS = {
    "wild": WILD,
    "mine": PICKAXE,
    "equipment": HAMMER,
    "cattle": COW,
    "wood": LOGS,
    "medicine": BOTTLE,
    "storm": STORM,
    "raid": MASK,
    "famine": BOWL,
    "disease": GERM,
    "train": TRAIN,
}
THINGS = {
    "coin": COIN,
    "nugget": NUGGET,
    "favor": ROSETTE,
    "crate": CRATE,
    "flag": FLAG,
    "star": STAR,
    "person": PERSON,
}


def symbols() -> str:
    """All symbols, for the defs of the picture."""
    return defs("days", MARKS | THINGS)
