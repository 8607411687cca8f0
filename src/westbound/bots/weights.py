"""Trained nets as files: a line of JSON that says what they are, then their weights in single precision."""

from __future__ import annotations

import sys
from array import array
from functools import lru_cache
from pathlib import Path

import msgspec

from westbound.engine.game import Game

KIND = "westbound net 1"


class WrongWeights(ValueError):
    """A file with weights cannot be used."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a net was trained for, and how."""

    kind: str = KIND
    game: str
    players: int
    columns: int
    ahead: int  # own choices to follow before judging
    mix: float  # how much the margin counts beside winning
    without: tuple[str, ...] = ()  # options it never met, such as ``sets=C+E``
    trained: str = ""  # the command


class Weights(msgspec.Struct, frozen=True):
    """A net: what it is for, and its numbers layer by layer."""

    header: Header
    numbers: array[float]


def file_of(game: Game, players: int) -> Path:
    """Return where the net for that number of players is, if there is one."""
    return game.nets / f"{players}.net"


@lru_cache(64)
def weights_of(game: Game, players: int) -> Weights | None:
    """Return the shipped net for that number of players; None if there is none.

    :raises WrongWeights: if it does not fit the game.
    """
    path = file_of(game, players)
    if not path.exists():
        return None
    weights = read_weights(path)
    if (weights.header.game, weights.header.players) != (game.name, players):
        raise WrongWeights(f"{path} is for {weights.header.game} with {weights.header.players} players")
    columns = len(game.deal(game.box(players)).sight(0))
    if weights.header.columns != columns:
        raise WrongWeights(f"{path} is for {weights.header.columns} columns; the game has {columns}: train a new net")
    return weights


def read_weights(path: Path) -> Weights:
    """Read a net.  :raises WrongWeights: if the file is damaged."""
    first, _, rest = path.read_bytes().partition(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
        numbers = array("f")
        numbers.frombytes(rest)
    except (msgspec.DecodeError, ValueError) as error:
        raise WrongWeights(f"{path}: not a net: {error}") from None
    if header.kind != KIND:
        raise WrongWeights(f"{path}: this is {header.kind!r}, not {KIND!r}")
    if sys.byteorder == "big":
        numbers.byteswap()
    return Weights(header, array("d", numbers))


def write_weights(path: Path, weights: Weights) -> None:
    """Write a net, replacing the file at once."""
    numbers = array("f", weights.numbers)
    if sys.byteorder == "big":
        numbers.byteswap()
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(weights.header) + b"\n" + numbers.tobytes())
    new.replace(path)
