"""What can be asked and done over HTTP: docs/protocol.md lists it."""

from __future__ import annotations

from westbound.server.routes import courses, dice, people, replays, tables

ROUTES = [*tables.ROUTES, *courses.ROUTES, *dice.ROUTES, *people.ROUTES, *replays.ROUTES]
