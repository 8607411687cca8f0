"""The HTTP routes: docs/protocol.md lists them."""

from __future__ import annotations

from westbound.server.http.routes import courses, dice, editions, notices, people, replays, tables

ROUTES = [
    *tables.ROUTES,
    *courses.ROUTES,
    *dice.ROUTES,
    *replays.ROUTES,
    *people.ROUTES,
    *notices.ROUTES,
    *editions.ROUTES,
]
