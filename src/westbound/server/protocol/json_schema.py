"""Print messages, views and journal entries as one JSON Schema: ``python -m westbound.server.protocol.json_schema``.

``npm run types`` in ``web/`` generates the page's types from it.
"""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from westbound.api import game, games
from westbound.engine.modular.kinds import Kind
from westbound.engine.modular.modules import ModularGame
from westbound.server.protocol import accounts, deals, editions, http, puzzles, ratings, reviews, socket

UNIONS = {"ToServer": socket.ToServer, "ToViewer": socket.ToViewer}
MODULES = [socket, http, editions, accounts, ratings, deals, reviews, puzzles]
ABSTRACT: set[type] = {socket.Message, accounts.Request}
PLAIN = "number"  # the nature of fields that the page reads as numbers; all others are words

Schema = dict[str, Any]


def schema() -> Schema:
    """The schema of every message, view and journal entry, by name; no structure allows extra properties."""
    unions, parts = msgspec.json.schema_components(
        [*UNIONS.values(), *structs(), *views()], ref_template="#/$defs/{name}"
    )
    named = {name: {"title": name, **union} for name, union in zip(UNIONS, unions, strict=False)}
    return {"$defs": {name: closed(part) for name, part in {**parts, **named, **entries()}.items()}}


def structs() -> list[type]:
    """All structures that are sent over a socket or over HTTP, by name."""
    classes = [(module, each) for module in MODULES for _, each in inspect.getmembers(module, inspect.isclass)]
    found = [each for module, each in classes if each.__module__ == module.__name__ and each not in ABSTRACT]
    return sorted((each for each in found if issubclass(each, msgspec.Struct)), key=lambda each: each.__name__)


def modular() -> list[ModularGame[Any]]:
    """The games that have a module for their views and one for their journal."""
    return [entry for entry in map(game, games()) if isinstance(entry, ModularGame)]


def views() -> list[type]:
    """The view of each game."""
    return [each.modules.view.VIEW for each in modular()]


def entries() -> Schema:
    """The journal entries of each game as the page decodes them, and the natures of their fields."""
    found: Schema = {}
    for each in modular():
        title = each.modules.view.VIEW.__name__.removesuffix("View")
        journal = each.modules.journal
        found[f"{title}Entry"] = {
            "title": f"{title}Entry",
            "anyOf": [entry(title, kind) for kind in journal.KINDS.values()],
        }
        for name, nature in journal.NATURES.items():
            if name != PLAIN:
                found[nature_title(title, name)] = {
                    "title": nature_title(title, name),
                    "type": "string",
                    **({"enum": [*nature.words]} if nature.words else {}),
                }
    return found


def entry(title: str, kind: Kind) -> Schema:
    """The schema of one kind of entry."""
    natures = {field.name: field.nature for field in kind.fields}
    fields = {
        name: {"type": "integer"} if nature == PLAIN else {"$ref": f"#/$defs/{nature_title(title, nature)}"}
        for name, nature in natures.items()
    }
    return closed(
        {"type": "object", "properties": {"key": {"const": kind.key}, **fields}, "required": ["key", *fields]}
    )


def nature_title(title: str, nature: str) -> str:
    return f"{title}{nature.title()}"


def closed(part: Schema) -> Schema:
    """*part*, which allows no properties but those it names."""
    return {**part, "additionalProperties": False} if "properties" in part else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
