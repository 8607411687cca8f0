"""Colorado, drawn: the colors of the country and the cards."""

from __future__ import annotations

from typing import NamedTuple

from westbound.kit.palette import INK, Enamel


class Ground(NamedTuple):
    """A kind of region: the colors of the ground, its border, its flag and its scenery."""

    fill: str
    edge: str
    flag: str
    scenery: str


GROUNDS = {
    "village": Ground("#efb7a0", "#a8452f", "#c8372c", "#d4876c"),
    "desert": Ground("#f3d78f", "#b08425", "#d99a16", "#d6ac52"),
    "lake": Ground("#b4d8e6", "#3f7fa3", "#2779ae", "#7fb4cd"),
    "forest": Ground("#b5d093", "#557d33", "#3e7d32", "#83ab5d"),
}
FAMILIES = {
    "red": Enamel("#b8322a", "#ffffff"),
    "green": Enamel("#2f7d46", "#ffffff"),
    "grey": Enamel("#66707a", "#ffffff"),
    "violet": Enamel("#74489b", "#ffffff"),
    "blue": Enamel("#2567a8", "#ffffff"),
    "orange": Enamel("#ef8f2b", INK),
}
PLAIN, FRAME, ROCK, ROCK_DARK, SNOW = "#e3d1a4", "#7d5a33", "#b9b2a6", "#857c6f", "#ffffff"
RAIL, SLEEPER, TRAIL, TRAIL_EDGE = "#4a4540", "#8a6339", "#fffaf0", "#c9b78f"
TAKEN = "#b8322a"
