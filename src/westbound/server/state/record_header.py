"""The header of the record with which a game begins."""

from __future__ import annotations

from typing import Any

from westbound.engine.dice import promise
from westbound.engine.game import Game
from westbound.engine.record import Header, Promise
from westbound.server.state.events import Opened


def header_of(entry: Game, opened: Opened, box: Any, names: list[str], words: list[str]) -> Header:
    """The header for these players, with their *words* for the dice; moves of an earlier table had other dice."""
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
