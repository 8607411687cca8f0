"""Forms for filling in an edition: sections, columns, and what is drawn on the map."""

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
    of: list[str] = []  # the allowed values, or list items; with ``section``, in addition to its names
    section: str = ""  # whose names are allowed values; ``.`` means the numbers of the steps next to it
    least: int | None = None
    most: int | None = None
    optional: bool = False
    named: str = ""  # the kind by which the game's texts name the values


class FormSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A part of an edition, filled in as one table."""

    name: str
    path: str  # in the file; ``regions[].steps`` are the steps of all regions
    kind: Literal["fields", "rows", "named", "lines", "pairs", "names"]
    columns: list[FormColumn] = []
    count: int | None = None
    map: str = ""  # that it is drawn on
    of: str = ""  # the section that lines, pairs and names are about
    at: list[str] = []  # the columns with its position: x and y, or one point
    shape: str = ""  # the column with its outline
    tint: str = ""  # the column with its color
    links: str = ""  # the column that links it to others in the same list
    fixed: bool = False  # rows can be neither added nor removed


class FormMap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map to draw things on."""

    name: str
    width: Annotated[int, Meta(gt=0)]
    height: Annotated[int, Meta(gt=0)]
    players: int  # how many it is for


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The form for editions of a game."""

    sections: list[FormSection]
    maps: list[FormMap] = []


@cache
def form(game: Game) -> Form | None:
    """Return the form for a game's editions, if it has one.  :raises ValueError: if its file is invalid."""
    file = game.text.parent / "edition" / "form.toml"
    if not file.exists():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Form)
