"""How an edition of a game is filled in: its sections and columns, and what is drawn on the map."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.engine.game import Game


class FormColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A column of a table, or a field."""

    key: str
    kind: Literal["name", "text", "number", "choice", "words", "numbers", "point", "shape"]
    of: list[str] = []  # what may be chosen, or be in a list; with ``section``, besides what stands there
    section: str = ""  # whose names may be chosen; ``.`` is the numbers of the steps beside it
    least: int | None = None
    most: int | None = None
    optional: bool = False
    named: str = ""  # the kind by which the game's texts name what may be chosen


class FormSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of an edition that is filled in as one table."""

    name: str
    path: str  # in the file; ``regions[].steps`` are the steps of all regions
    kind: Literal["fields", "rows", "named", "lines", "pairs", "names"]
    columns: list[FormColumn] = []
    count: int | None = None
    map: str = ""  # on which it is drawn
    of: str = ""  # the section that lines, pairs and names are about
    at: list[str] = []  # the columns that say where a thing lies: x and y, or one point
    shape: str = ""  # the column that says its border
    tint: str = ""  # the column that colours it
    links: str = ""  # the column that joins it to others of the same list
    fixed: bool = False  # rows are neither added nor removed


class FormMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map on which things are drawn."""

    name: str
    width: Annotated[int, Meta(gt=0)]
    height: Annotated[int, Meta(gt=0)]
    players: int  # for how many it is


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an edition of a game is filled in."""

    sections: list[FormSection]
    maps: list[FormMap] = []


@cache
def form(game: Game) -> Form | None:
    """The form of a game's editions, if it has one.  :raises ValueError: if its file is wrong."""
    file = game.text.parent / "edition" / "form.toml"
    if not file.exists():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Form)
