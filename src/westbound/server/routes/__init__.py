"""What can be asked and done over HTTP: docs/protocol.md lists it."""

from __future__ import annotations

from westbound.server.routes import dice, tables

ROUTES = [*tables.ROUTES, *dice.ROUTES]
