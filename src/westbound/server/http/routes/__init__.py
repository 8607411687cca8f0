"""The HTTP routes: docs/protocol.md lists them."""

from __future__ import annotations

from westbound.server.http.routes import (
    courses,
    deals,
    dice,
    editions,
    notices,
    pairing,
    people,
    pictures,
    puzzles,
    ratings,
    replays,
    reviews,
    tables,
)

ROUTES = [
    *tables.ROUTES,
    *courses.ROUTES,
    *deals.ROUTES,
    *dice.ROUTES,
    *replays.ROUTES,
    *reviews.ROUTES,
    *pictures.ROUTES,
    *puzzles.ROUTES,
    *people.ROUTES,
    *ratings.ROUTES,
    *pairing.ROUTES,
    *notices.ROUTES,
    *editions.ROUTES,
]
