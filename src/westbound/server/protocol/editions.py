"""Bodies of requests and responses about editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from westbound.editions.forms import Form
from westbound.engine.names import MOST_PLAYERS


class EditionOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition to check or keep: the text of its file, or its content."""

    game: Annotated[str, Meta(max_length=40)]  # empty: the one it looks like
    content: str | dict[str, Any]


class EditionDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition to draw, for a number of players."""

    game: Annotated[str, Meta(max_length=40)]
    content: str | dict[str, Any]
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    language: Literal["en", "fr", "de"] = "en"


class Complaint(msgspec.Struct, frozen=True):
    """Something wrong in an edition: where, the text that says why, and what that mentions."""

    key: str
    text: str
    facts: Mapping[str, int | str | tuple[int | str, int | str]]  # from and to, or a kind and its word; near: meant


class EditionChecked(msgspec.Struct, frozen=True):
    """An edition as it was read, and everything that is wrong with it."""

    game: str  # empty, if it fits no game or cannot be read
    digest: str  # empty, as long as something is wrong
    content: dict[str, Any]
    complaints: list[Complaint]
    more: int  # the number of further complaints


class EditionKept(msgspec.Struct, frozen=True):
    """An edition that tables can use from now on."""

    digest: str
    game: str
    name: str


class GameEdition(msgspec.Struct, frozen=True):
    """Our edition of a game, and the form to fill in one's own."""

    game: str
    content: dict[str, Any]
    form: Form
