"""How a game begins: the header of its record."""

from __future__ import annotations

from typing import Any

from westbound.engine.dice import promise
from westbound.engine.game import Game
from westbound.engine.record import Header, Promise
from westbound.server.events import Opened


def header_of(entry: Game, opened: Opened, box: Any, names: list[str], words: list[str]) -> Header:
    """For these people, with their *words* for the dice; what was played before was thrown with others."""
    edition, digest = entry.edition(box)
    secret = opened.secret
    return Header(
        game=entry.name,
        rules=entry.version,
        edition=edition,
        digest=digest,
        players=len(names),
        options=opened.options,
        seats=names,
        dice=Promise(promise(secret), words, len(opened.played)) if secret else None,
    )
