"""How an edition plays: what is measured in finished games, and the figures next to their targets."""

from __future__ import annotations

import importlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import mean
from types import MappingProxyType
from typing import Any, NamedTuple

from westbound.engine.game import Game
from westbound.engine.modular.kinds import Decoded
from westbound.kit.strategies import Preference

Told = Sequence[Decoded]  # the journal
Notes = dict[str, Any]  # what a game notes about a finished game; plain data


class Played(NamedTuple):
    """What is known about a finished game."""

    players: int
    options: dict[str, str]
    first: int  # the seat that started
    scores: list[int]  # by seat
    winners: list[int]
    choices: int  # made by players
    notes: Notes

    def place(self, seat: int) -> int:
        """The seat's place in the turn order, from 0."""
        return (seat - self.first) % self.players

    def share(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def fair_shares(self, seat: int) -> float:
        """Its part in the win, as a multiple of a fair share."""
        return self.share(seat) * self.players

    def margin(self, seat: int) -> float:
        """How many points the seat is ahead of the others, on average."""
        return self.scores[seat] - (sum(self.scores) - self.scores[seat]) / (self.players - 1)


class Figure(NamedTuple):
    """A number, and the range it should be in."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    form: str = ".1f"  # its format
    more: Mapping[str, float] = MappingProxyType({})  # related numbers

    @property
    def has_target(self) -> bool:
        return self.low is not None or self.high is not None

    @property
    def ok(self) -> bool:
        """Whether it is in its range, if it has one."""
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)


class Chapter(NamedTuple):
    """Figures that belong together."""

    title: str
    figures: list[Figure]


class Yardstick:
    """What is measured in games, and the targets; a game may have its own."""

    winner: tuple[float, float] | None = None  # points of the winner
    seats = 0.04  # how far a seat's share of wins may be from fair
    strategies: Mapping[str, Preference] = MappingProxyType({})  # scripted, by name; each is tried against the rest

    def options(self, players: int, number: int) -> dict[str, str]:
        """The options of the game with that number."""
        return {}

    def is_by_lot(self, table: Any, seat: int) -> bool:
        """Whether this choice is random, so that everything is tried equally often."""
        return False

    def notice(self, table: Any, seat: int, notes: Notes) -> None:
        """Look at the table before *seat* chooses."""

    def look(self, table: Any, told: Told, notes: Notes) -> None:
        """Look at the table when the game is over."""

    def chapters(self, games: list[Played]) -> list[Chapter]:
        """The report on games for any number of players."""
        counts = sorted({played.players for played in games})
        return [self.chapter(players, [g for g in games if g.players == players]) for players in counts]

    def chapter(self, players: int, games: list[Played]) -> Chapter:
        """The report on games for that number of players: scores, seats, length."""
        low, high = self.winner or (None, None)
        figures = [
            Figure("winner's points", mean(max(g.scores) for g in games), low, high),
            Figure("everybody's points", mean(score for g in games for score in g.scores)),
            Figure("choices a game", mean(g.choices for g in games), form=".0f"),
        ]
        fair = 1 / players
        for place in range(players):
            seats = [(g, (g.first + place) % players) for g in games]
            wins = mean(g.share(seat) for g, seat in seats)
            points = mean(g.scores[seat] for g, seat in seats)
            figures.append(
                Figure(
                    f"wins of place {place + 1}", wins, fair - self.seats, fair + self.seats, ".0%", {"points": points}
                )
            )
        return Chapter(f"{players} players, {len(games)} games", figures)


def yardstick(game: Game) -> Yardstick:
    """Return what to measure in a game: its own ``balance``, next to its registry entry, or the default."""
    name = f"{type(game).__module__.rpartition('.')[0]}.balance".lstrip(".")
    try:
        own: Yardstick = importlib.import_module(name).YARDSTICK
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return Yardstick()
    return own


def by(
    games: Iterable[Played], name: Callable[[Played, int], str | None], value: Callable[[Played, int], float]
) -> dict[str, list[float]]:
    """The *value* of every seat of every game, grouped by *name*; seats without a name are left out."""
    found: dict[str, list[float]] = defaultdict(list)
    for played in games:
        for seat in range(played.players):
            if (key := name(played, seat)) is not None:
                found[key].append(value(played, seat))
    return dict(sorted(found.items()))
