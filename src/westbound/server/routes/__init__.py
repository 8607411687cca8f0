"""What can be asked and done over HTTP: docs/protocol.md lists it."""

from __future__ import annotations

from westbound.server.routes import notices, tables

ROUTES = [*tables.ROUTES, *notices.ROUTES]
