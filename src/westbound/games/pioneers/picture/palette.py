"""Pioneers, drawn: the colors of the country and the tiles."""

from __future__ import annotations

from westbound.kit.palette import INK

SEA, SHORE, LAND, COAST, BEYOND = "#d3e2e2", "#bcd2d3", "#f7ebcd", "#98794a", "#e6e0cd"
RIVER, PEAK = "#a9c8cd", "#d0b98c"
TRAIL, TRAIL_EDGE = "#fffaf0", "#a98f62"

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
