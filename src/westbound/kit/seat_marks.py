"""Seat marks for the page: ``python -m westbound.kit.seat_marks`` prints ``web/src/board/seatMarks.ts``."""

from __future__ import annotations

from westbound.kit.coats import COATS

HEAD = """// Made by `npm run types` from Python's coats: do not edit.
/* eslint-disable @stylistic/max-len */

/** A color and a shape of its own, so that nobody has to tell colors apart. */
export interface Mark { paint: string; shape: string }

/** By the name of the seat; a shape fits into a circle of radius 11, and holes in it are holes. */
export const SEAT_MARKS: Record<string, Mark | undefined> = {
"""
PAINTS = {COATS[paint].fill: paint for paint in ("red", "blue", "green", "yellow")}


def typescript() -> str:
    """The marks as a TypeScript module."""
    rows = [f"  {name}: {{ paint: '{PAINTS[coat.fill]}', shape: '{coat.shape}' }},\n" for name, coat in COATS.items()]
    return f"{HEAD}{''.join(rows)}}};\n"


if __name__ == "__main__":
    print(typescript(), end="")
