"""The public API: new, load, playouts and the registry of games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, cast

from msgspec.structs import replace

from westbound import games as shelf
from westbound.engine import flow
from westbound.engine.edition import Source
from westbound.engine.game import Game, Options, WrongOptions
from westbound.engine.match import Match
from westbound.engine.names import SEATS
from westbound.engine.record import Header, OtherRules, Record, WrongRecord, read_record

games = cast(shelf.Games, shelf)


class Playouts(NamedTuple):
    """The results of many random games."""

    games: int
    decisions: int  # of players
    draws: int  # by chance, including the set-up
    points: list[int]  # by seat, summed over all games
    wins: list[float]  # by seat; a shared win counts as a fraction


def game(name: str) -> Game:
    """Return a game's registry entry.

    :raises UnknownGame: if there is no game with that name.
    """
    return shelf.find(name)


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not flow.__file__.endswith(".py")


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: Options | None = None,
    edition: Source = "",
    seats: Sequence[str] | None = None,
) -> Match:
    """Start a new game; *seed* determines all draws of chance (by default, the system's entropy does).

    *edition* is the name of one of ours, the path of a file, or an edition's content; *seats* are the players' names,
    by default the colors.

    :raises UnknownGame: if there is no game with that name.
    :raises WrongOptions: if the options or the number of players are invalid.
    :raises WrongEdition: if the edition is invalid.
    """
    entry = shelf.find(game, edition)
    box = entry.box(players, options, edition)
    names = list(seats or entry.seats[:players])
    if len(names) != players:
        raise WrongOptions(f"{len(names)} names for {players} players")
    edition_name, digest = entry.edition(box)
    header = Header(
        game=game,
        rules=entry.version,
        edition=edition_name,
        digest=digest,
        players=players,
        options=entry.usual(players, options or {}),
        seats=names,
    )
    return Match(entry, box, header, random.Random(seed))


def load(
    source: str | Path | Record,
    seed: int | None = None,
    upto: int | None = None,
    edition: Source = "",
    force: bool = False,
) -> Match:
    """Return the match of a record (its text, or a file), at its last position or after *upto* lines of play.

    From there on, *seed* determines the draws of chance; a match stopped by *upto* stays as it is until
    ``go_on_with``.  With *force*, records of other rules versions and editions are tried, too.

    :raises WrongRecord: if it cannot be read, or breaks these rules.
    :raises OSError: if the file does not exist.
    """
    record = source if isinstance(source, Record) else read_record(source)
    loose = Record(replace(record.header, dice=None))  # from here on, other dice may be rolled
    match = open_record(loose, edition, force)
    for number, line in enumerate(record.log[:upto], 2):
        match.replay(line, number)
    if upto is None:
        match.go_on_with(random.Random(seed))
    return match


def open_record(record: Record, edition: Source = "", force: bool = False) -> Match:
    """Return the match of a record before its first line.

    *edition* is needed if the game was not played with one of ours: a record names its edition but opens no files.

    :raises OtherRules: if it was played with other rules or another edition, unless *force*.
    :raises WrongRecord: if its header is invalid.
    """
    header = record.header
    try:
        entry = shelf.find(header.game, edition)
        ours = header.edition if header.edition in entry.editions else entry.editions[0]
        box = entry.box(header.players, header.options, edition or ours)
    except ValueError as error:
        raise WrongRecord(f"line 1: {error}") from None
    if len(header.seats) != header.players:
        raise WrongRecord(f"line 1: {len(header.seats)} names for {header.players} players")
    name, digest = entry.edition(box)
    if header.rules != entry.version and not force:
        raise OtherRules(
            f"line 1: played by version {header.rules} of the rules of {entry.title}; this is {entry.version}"
        )
    if (header.edition, header.digest) != (name, digest) and not force:
        raise OtherRules(f"line 1: played with edition {header.edition} ({header.digest}); this is {name} ({digest})")
    return Match(entry, box, header, None)


def playouts(game: str, players: int, n: int, seed: int = 0, options: Options | None = None) -> Playouts:
    """Play *n* random games inside the rules, without the GIL if they are compiled.

    :raises ValueError: if *n* or *seed* is negative.

    >>> import westbound
    >>> westbound.playouts("pioneers", players=2, n=3, seed=1).games
    3
    """
    entry = shelf.find(game)
    tallies = entry.deal(entry.box(players, options)).playouts(n, seed)
    wins = tallies[2 + SEATS : 2 + SEATS + players]
    return Playouts(n, tallies[0], tallies[1], tallies[2 : 2 + players], [win / 12 for win in wins])
