"""Pictures of tables for lists: the position as an onlooker sees it, drawn small."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import cast

from westbound.drawings import drawing
from westbound.engine.game import Game, View
from westbound.server.refusal import Refusal

Draw = Callable[[View], str]


def pen_for(game: Game) -> Draw:
    """Return what draws a game small.  :raises Refusal: if nothing does."""
    pen = getattr(drawing(game, "picture"), "miniature", None)
    if pen is None:
        raise Refusal("no-table", f"{game.title} has no pictures for lists")
    return cast(Draw, pen)


def tag_of(picture: bytes) -> str:
    """The ETag of a picture: it depends on nothing but what can be seen on it."""
    return f'W/"{hashlib.sha256(picture).hexdigest()[:20]}"'


def is_known(tag: str, known: str) -> bool:
    """Whether a client has the picture with that *tag*; *known* is the header ``If-None-Match``."""
    return tag in [each.strip() for each in known.split(",")]
