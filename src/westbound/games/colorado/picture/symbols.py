"""Colorado, drawn: the symbols, each within a circle of radius 12 around its center.

Icons and families take the color of the place where they are used.
"""

from __future__ import annotations

from westbound.kit.ink import card, disc, path
from westbound.kit.palette import CARD, GOLD, INK
from westbound.kit.sheet import defs
from westbound.kit.symbols import NUGGET, PICKAXE, STAR

CARDS = card(-9.5, -8.5, 11, 15, 2, fill=CARD, stroke_width=1.8, transform="rotate(-14 -4 -1)") + card(
    -1.5, -7.5, 11, 15, 2, fill=CARD, stroke_width=1.8, transform="rotate(10 4 0)"
)
CHECK = path("M-8.5 1L-2.5 7.5L9-7.5", fill="none", stroke_width=4, stroke_linejoin="round", stroke_linecap="round")
TIPI = path("M0-6.6L9.6 10.5H3.2L0 2.5L-3.2 10.5H-9.6Z", stroke_width=0.8, stroke_linejoin="round") + path(
    "M-2.8-11.5L1.6-3.6M2.8-11.5L-1.6-3.6", stroke_width=1.8, stroke_linecap="round"
)
SALOON = path(
    "M-11-8C-7.6-8-4-5.6-.7-2.2V9.5H-11ZM-9-1V.8H-3.4V-1ZM-9 2.4V4.2H-3.4V2.4ZM-9 5.8V7.6H-3.4V5.8Z"
    "M11-8C7.6-8 4-5.6.7-2.2V9.5H11ZM9-1V.8H3.4V-1ZM9 2.4V4.2H3.4V2.4ZM9 5.8V7.6H3.4V5.8Z",
    fill_rule="evenodd",
)
WANTED = (
    card(-8, -10.5, 16, 21, 1, fill=CARD, stroke_width=1.8)
    + path("M-6.4-3.4H6.4C5-2 3.6-1.8 3.6-1.8V0A3.6 3.6 0 0 1-3.6 0V-1.8S-5-2-6.4-3.4ZM-3.2-4.2C-3-7.8 3-7.8 3.2-4.2Z")
    + path("M-4.6 6.8H4.6", stroke_width=2.2)
)
FREE_PLAY = card(-7.5, -10.5, 15, 21, 2.4, fill=CARD, stroke_width=1.8) + path(
    "M0-7L1.6-2.6L6-2.4L2.6.4L3.8 4.8L0 2.2L-3.8 4.8L-2.6.4L-6-2.4L-1.6-2.6Z"
)
DISCOVERY = disc(0, 0, 8, fill=CARD, stroke_width=1.6) + path(
    "M0-11.5L2.6-2.6L11.5 0L2.6 2.6L0 11.5L-2.6 2.6L-11.5 0L-2.6-2.6Z"
)
FLAG = path("M-5 10.5V-10", stroke_width=2, stroke_linecap="round") + path("M-4-9.5C0-12 3-7 9-9.5V-1C3 1.5 0-3.5-4-1Z")
MEDAL = (
    path("M-5.5 5L-7.5 12L-3 10L0 12L3 10L7.5 12L5.5 5Z", fill="#b5322a", stroke=INK, stroke_width=0.9)
    + disc(0, -1, 10, fill=GOLD, stroke=INK, stroke_width=1.3)
    + disc(0, -1, 7.8, fill="none", stroke="#fff3c4", stroke_width=1)
)
BACK = card(-8, -11, 16, 22, 2.5, fill="#7d3b2a", stroke=INK, stroke_width=1.2) + path(
    "M0-7L4.5 0L0 7L-4.5 0Z", fill="none", stroke="#f0d9a8", stroke_width=1.4
)
CALLER = path(
    "M-11-3.5H-6L5-9.5V8.5L-6 2.5H-11ZM-7.6 3.4H-3.4L-2.2 10H-6.4Z", fill=GOLD, stroke=INK, stroke_width=1.2
) + path("M8-4.6C10-2.4 10 1.4 8 3.6", fill="none", stroke=INK, stroke_width=1.6, stroke_linecap="round")
ENGINE = (
    path("M-11 5V-9H-4V-2H6V-8H9V5Z")
    + path("M-9-7H-6V-3.4H-9Z", fill=CARD)
    + "".join(disc(x, 7, 3.6, fill=CARD, stroke_width=1.6) for x in (-7, 1, 8))
)

KEY = path("M-11 0A5 5 0 1 1-1 0A5 5 0 1 1-11 0ZM-8.4 0A2.4 2.4 0 1 0-3.6 0A2.4 2.4 0 1 0-8.4 0Z") + path(
    "M-1.2-1.4H11V5.4H8.4V1.4H6V4.4H3.4V1.4H-1.2Z"
)
LASSO = path(
    "M-7 0C-11-4-6-10 1-9.6S11-4.6 7-1.2S-4.4 3.2-7 0ZM-7 0C-9 4-3 5-1.6 7.4S-4 11.4-6.4 10",
    fill="none",
    stroke_width=2.6,
    stroke_linecap="round",
)
BOTTLE = path(
    "M-2.4-11.5H2.4V-5C5.4-3.6 6-1.6 6 .4V9A2.5 2.5 0 0 1 3.5 11.5H-3.5A2.5 2.5 0 0 1-6 9V.4C-6-1.6-5.4-3.6-2.4-5Z"
    "M-4 2V7.6H4V2Z",
    fill_rule="evenodd",
)
FORK = path(
    "M0 11.5V-3M-6.5-11V-7C-6.5-1.6 6.5-1.6 6.5-7V-11M0-11V-3", fill="none", stroke_width=2.4, stroke_linecap="round"
)
TRAP = path(
    "M-11 2C-11-4.6-6-8.4 0-8.4S11-4.6 11 2L7.8 2L6.2-1.6L3.2 2L0-2.6L-3.2 2L-6.2-1.6L-7.8 2Z"
    "M-11 4.6L-7.8 4.6L-6 8L-3.2 4.6L0 9.6L3.2 4.6L6 8L7.8 4.6H11C10 9-4 14-11 4.6Z"
)

ICONS = {
    "cards": CARDS,
    "check": CHECK,
    "tipi": TIPI,
    "saloon": SALOON,
    "wanted": WANTED,
    "free-play": FREE_PLAY,
    "discovery": DISCOVERY,
    "flag": FLAG,
    "engine": ENGINE,
    "red": PICKAXE,
    "green": KEY,
    "grey": LASSO,
    "violet": BOTTLE,
    "blue": FORK,
    "orange": TRAP,
}
THINGS = {"nuggets": NUGGET, "medal": MEDAL, "back": BACK, "caller": CALLER, "star": STAR}


def symbols() -> str:
    """All symbols, for the defs of the picture."""
    return defs("co", ICONS | THINGS)
