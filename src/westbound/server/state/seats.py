"""The seats of a table, and who sits there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

HOST = -1  # the seat of a host who does not play


@dataclass
class Seat:
    """A seat, and who sits there."""

    who: Literal["free", "kept", "person", "bot"] = "free"
    name: str = ""
    bot: str = ""
    keys: int = 0  # the number of keys to it that have become void
    since: int = 0  # when the person whose key is valid got the seat, or a new key
    application: int | None = None  # the event with which they applied for it, in the middle of the game
    gone: bool = False  # a person who left during the game, or ran out of time, and may come back
    out: bool = False  # they ran out of time: the stand-in plays, even if nobody else is there
    resigned: bool = False  # a person who gave up: the bot plays to the end, and they can watch
    stood_in: bool = False  # somebody else has made a decision for this seat
    word: str = ""  # mixed into the dice
    account: str = ""  # at a rated table: the ID of the person
    place: str = ""  # and a keyed digest of their address


class Lock(NamedTuple):
    """What a key was made for: a seat of a table, and the number of keys to it that were void by then."""

    table: str
    seat: int
    void: int
    since: int | None = None  # when the key was made; unknown for keys of older programs
