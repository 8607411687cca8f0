"""What can be asked and done over HTTP: docs/protocol.md lists it."""

from __future__ import annotations

from westbound.server.routes import people, tables

ROUTES = [*tables.ROUTES, *people.ROUTES]
