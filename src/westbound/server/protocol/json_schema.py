"""Print all messages and the games' views as one JSON Schema: ``python -m westbound.server.protocol.json_schema``.

``npm run types`` in ``web/`` generates the page's types from it.
"""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from westbound.api import game, games
from westbound.engine.modules import ModularGame
from westbound.server.protocol import accounts, editions, http, socket

UNIONS = {"ToServer": socket.ToServer, "ToViewer": socket.ToViewer}
MODULES = [socket, http, editions, accounts]
ABSTRACT: set[type] = {socket.Message, accounts.Request}

Schema = dict[str, Any]


def schema() -> Schema:
    """The schema of every message and every view, by name; no structure allows extra properties."""
    unions, parts = msgspec.json.schema_components(
        [*UNIONS.values(), *structs(), *views()], ref_template="#/$defs/{name}"
    )
    named = {name: {"title": name, **union} for name, union in zip(UNIONS, unions, strict=False)}
    return {"$defs": {name: closed(part) for name, part in {**parts, **named}.items()}}


def structs() -> list[type]:
    """All structures that are sent over a socket or over HTTP, by name."""
    classes = [(module, each) for module in MODULES for _, each in inspect.getmembers(module, inspect.isclass)]
    found = [each for module, each in classes if each.__module__ == module.__name__ and each not in ABSTRACT]
    return sorted((each for each in found if issubclass(each, msgspec.Struct)), key=lambda each: each.__name__)


def views() -> list[type]:
    """The view of each game that has a module for it."""
    return [entry.modules.view.VIEW for entry in map(game, games()) if isinstance(entry, ModularGame)]


def closed(part: Schema) -> Schema:
    """*part*, which allows no properties but those it names."""
    return {**part, "additionalProperties": False} if "properties" in part else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
