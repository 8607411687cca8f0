"""The seats of a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass
class Place:
    """A seat, and who sits on it."""

    who: Literal["free", "kept", "person", "bot"] = "free"
    name: str = ""
    bot: str = ""
    keys: int = 0  # how many keys to it have become void
    gone: bool = False  # a person who left during the game, or whose time was up, and may come back
    out: bool = False  # their time was up: the stand-in plays, whoever else is there
    resigned: bool = False  # a person who gave up: the bot plays to the end, and they can watch
    stood_in: bool = False  # somebody else has made a decision for this seat
    word: str = ""  # for the dice
