"""The seats of a table, and who sits there."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from westbound.server.refusal import Refusal


@dataclass
class Place:
    """A seat, and who sits on it."""

    who: Literal["free", "kept", "person", "bot"] = "free"
    name: str = ""
    bot: str = ""
    keys: int = 0  # how many keys to it have become void
    gone: bool = False  # a person who left during the game, or whose time was up, and may come back
    word: str = ""  # for the dice


def clean(text: str) -> str:
    """*text* in one line, without marks that cannot be seen.  :raises Refusal: if nothing is left."""
    seen = "".join(
        " " if char.isspace() else char for char in text if unicodedata.category(char)[0] != "C" or char.isspace()
    )
    text = " ".join(seen.split())
    if not text:
        raise Refusal("malformed", "there is nothing in it that can be read")
    return text
