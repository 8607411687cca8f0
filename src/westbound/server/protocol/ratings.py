"""Bodies of requests and responses about ratings, and about looking for a game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from westbound.engine.names import MOST_PLAYERS
from westbound.server.protocol.socket import Name, Word

Ruling = Literal[
    "pending",  # the game is not over, or has not been counted yet
    "counts",
    "too-often",  # the same people have met too often within a day
    "void",  # there is no result
]


class Ranked(msgspec.Struct, frozen=True):
    """A line of a leaderboard: a person, or a level of bots."""

    name: str  # empty for a bot
    bot: str  # empty for a person
    points: int
    give_or_take: int
    played: int  # 0 for a bot
    won: int  # shared wins included


class Leaderboard(msgspec.Struct, frozen=True):
    """The best first: in the order of what each is at least worth, the rating less its uncertainty."""

    game: str
    players: int
    ranked: list[Ranked]


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    at: int  # milliseconds since 1970
    points: int
    give_or_take: int


class PlayerRating(msgspec.Struct, frozen=True):
    """A person's rating in a game with a number of players."""

    game: str
    players: int
    points: int
    give_or_take: int
    played: int
    won: int  # shared wins included
    course: list[RatingPoint]  # the oldest first


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at a rated table."""

    name: str  # empty for a bot, and for a person who has deleted their account
    bot: str
    rank: int


class RatedResult(msgspec.Struct, frozen=True):
    """A rated game of a person."""

    at: int
    game: str
    players: int
    rank: int  # 0 is the best; equal ranks are a tie
    points: int | None  # null: the game was abandoned
    before: int  # the rating
    after: int
    counts: bool  # false: the same people have met too often within a day
    others: list[Opponent]
    table: str  # empty, if it is private and the client has not played there


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know about a person who has played a rated game."""

    name: str
    ratings: list[PlayerRating]
    results: list[RatedResult]  # the latest first
    best: list[RatedResult]  # games won against the strongest opponents


class SeatRating(msgspec.Struct, frozen=True):
    """What a game has changed for a person."""

    seat: int
    before: int
    points: int
    give_or_take: int


class GameRating(msgspec.Struct, frozen=True):
    """What a rated game has changed; nothing for bots, as their strength was measured."""

    ruling: Ruling
    changes: list[SeatRating]


class LookFor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Find me a game."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
    name: Name
    device: Annotated[str, Meta(min_length=20, max_length=80)]  # random, known only to this browser
    bots: bool = False  # they play until people come
    account: Annotated[str, Meta(max_length=100)] = ""  # the token of this device, if somebody is signed in
    word: Word = ""


class Looking(msgspec.Struct, frozen=True):
    """Whether people are still sent to a table."""

    looking: bool
    bots: bool = False  # they play until people come
