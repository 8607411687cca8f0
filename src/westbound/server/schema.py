"""The messages and the games' views as one JSON Schema: ``python -m westbound.server.schema`` prints it.

``npm run types`` in ``web/`` makes the page's types from it.
"""

from __future__ import annotations

import importlib
import inspect
import json
from typing import Any, get_type_hints

import msgspec

from westbound.api import game, games
from westbound.server import messages, personal

UNIONS = {"ToServer": messages.ToServer, "ToViewer": messages.ToViewer}
MODULES = [messages, personal]
ABSTRACT: set[type] = {messages.Message, personal.Asking}

Schema = dict[str, Any]


def schema() -> Schema:
    """Every message, and every view, by its name; nothing else may be in them."""
    unions, parts = msgspec.json.schema_components(
        [*UNIONS.values(), *structs(), *views()], ref_template="#/$defs/{name}"
    )
    named = {name: {"title": name, **union} for name, union in zip(UNIONS, unions, strict=False)}
    return {"$defs": {name: closed(part) for name, part in {**parts, **named}.items()}}


def structs() -> list[type]:
    """All that is said over a socket or over HTTP."""
    classes = [(module, each) for module in MODULES for _, each in inspect.getmembers(module, inspect.isclass)]
    found = [each for module, each in classes if each.__module__ == module.__name__ and each not in ABSTRACT]
    return [each for each in found if issubclass(each, msgspec.Struct)]


def views() -> list[type]:
    """What each game shows: what the function ``view`` in its folder's ``view.py`` returns."""
    folders = [type(game(name)).__module__.removesuffix(".game") for name in games()]
    return [get_type_hints(importlib.import_module(f"{folder}.view").view)["return"] for folder in folders]


def closed(part: Schema) -> Schema:
    """A structure has the properties it names, and no others."""
    return {**part, "additionalProperties": False} if "properties" in part else part


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
