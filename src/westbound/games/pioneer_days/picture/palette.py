"""Pioneer Days, drawn: the colors of dice, faces and goods."""

from __future__ import annotations

from westbound.kit.palette import INK, Enamel

DICE = {
    "blue": Enamel("#2b68ad", "#ffffff"),
    "red": Enamel("#b5322a", "#ffffff"),
    "yellow": Enamel("#f0bf2f", INK),
    "green": Enamel("#2f7d46", "#ffffff"),
    "black": Enamel("#2b2622", "#ffffff"),
}
FACES = {
    "wild": "#7a5a9b",
    "mine": "#7b5230",
    "equipment": "#5d6470",
    "cattle": "#a05a2c",
    "wood": "#6f7d2c",
    "medicine": "#2f7f86",
}
GOODS = {
    "cattle": FACES["cattle"],
    "wood": FACES["wood"],
    "medicine": FACES["medicine"],
    "equipment": FACES["equipment"],
}
STORE, BURNT = "#e9dcc0", "#8c2a22"
