"""Pioneers, drawn: the colours of the sheet, the tiles and the players, and every player's own pattern."""

from __future__ import annotations

from typing import NamedTuple

INK, FAINT, GHOST = "#33271a", "#665844", "#8d8069"
PAPER, CARD, EDGE = "#efe6d2", "#fbf6e9", "#c9b78f"
SEA, SHORE, LAND, COAST, BEYOND = "#d3e2e2", "#bcd2d3", "#f7ebcd", "#98794a", "#e6e0cd"
RIVER, PEAK = "#a9c8cd", "#d0b98c"
TRAIL, TRAIL_EDGE = "#fffaf0", "#a98f62"
GOLD, WOOD, WOOD_DARK = "#e8a91c", "#a9774a", "#5b3a1e"

TILES = {
    "banker": "#e3ae2a",
    "merchant": "#6f4a96",
    "sergeant": "#3b5f92",
    "barkeeper": "#9c3431",
    "digger": "#7b5230",
    "farmer": "#557a2e",
    "hotel": "#fbf6e9",
}
MARKS = {"banker": INK, "hotel": INK}
"""What is drawn on a light tile; on the others it is drawn in white."""


class Coat(NamedTuple):
    """How to tell a player: by colour, by the shape of pioneers, and by the stripe on roads."""

    fill: str
    on: str  # what can be read on it
    shape: str  # within a circle of radius 10
    stripe: str  # dashes along the road
    breadth: float  # of the stripe
    cap: str


COATS = {
    "red": Coat("#cf3129", "#ffffff", "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", "none", 1.6, "butt"),
    "blue": Coat("#1c6fc0", "#ffffff", "M-8-8H8V8H-8Z", "9 5", 2.4, "butt"),
    "green": Coat("#1d8a4c", "#ffffff", "M0-10L10 8H-10Z", "0.1 6.5", 3.2, "round"),
    "yellow": Coat("#ffcb2e", INK, "M0-11L11 0L0 11L-11 0Z", "2 4.5", 5.6, "butt"),
}
