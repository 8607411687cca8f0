"""What can be asked and done over HTTP: docs/protocol.md lists it."""

from __future__ import annotations

from westbound.server.routes import editions, tables

ROUTES = [*tables.ROUTES, *editions.ROUTES]
