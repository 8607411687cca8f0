"""What a bot is, and what it gets."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args

from westbound.engine.flow import Flow
from westbound.engine.game import Game, NoWorld, View
from westbound.engine.match import Match
from westbound.engine.space import Space

Reason = Literal["not-started", "ended", "timeout", "garbled", "too-long", "unasked", "wrong-id", "illegal", "too-many"]
REASONS: Final[tuple[str, ...]] = get_args(Reason)  # of programs
NO_WORLD: Final = "no-world"  # a reason of any bot: nobody can imagine what its seat cannot see
SHARE: Final = 0.6  # of the time after which a decision is given up: the rest is for whatever is played instead
MOST_WORLDS: Final = 1_000_000  # imagined for one decision


class UnknownBot(ValueError):
    """There is no bot with that name."""


class WrongBot(ValueError):
    """A bot cannot be added."""


class OutOfWorlds(RuntimeError):
    """A bot has imagined as many tables for one decision as it may."""


class Lapse(NamedTuple):
    """Why a bot has lost its move: a default was played instead of its own choice."""

    reason: Reason | Literal["no-world"]
    detail: str = ""  # for the log, in English
    last: bool = False  # whether the bot is not asked any more in this game


class Terms(NamedTuple):
    """What is played: the actions in words, the edition and the options."""

    space: Space
    edition: str
    options: Mapping[str, str]


class Situation:
    """A decision a bot has to make: everything its seat may know, and nothing else.

    There is no real table in it.  ``table`` is one that was imagined (``Match.imagine``): for all the seat knows, it
    could be the real one.  Imagining again depends on nothing but what the seat knows, so ``imagine`` needs no more.
    """

    def __init__(
        self,
        game: Game,
        table: Flow,
        seat: int,
        rng: random.Random,
        *,
        worlds: int = MOST_WORLDS,
        memory: dict[str, Any] | None = None,
        terms: Terms | None = None,
        seconds: float | None = None,
        hurried: Callable[[], bool] = lambda: False,
    ) -> None:
        """*table* is imagined.  *memory* is what the bot keeps from one decision of a game to the next, if anything.

        *seconds* is the time after which the whole decision is given up, if there is such a limit.  *hurried* says
        whether somebody asks the bot to choose now, with what it has found so far.
        """
        self.game = game
        self.table = table
        self.seat = seat
        self.rng = rng
        self.legal = table.legal(seat)
        self.only: list[int] = []  # what it was limited to
        self.memory = {} if memory is None else memory
        self.terms = terms
        self.seconds = seconds
        self.hurried = hurried
        self.lapse: Lapse | None = None  # set by a bot that could not choose itself
        self.no_world = ""  # set by a bot that found no world which agrees with all that its seat knows: the error
        self._worlds = worlds

    def keep_to(self, actions: list[int]) -> None:
        """Allow nothing but these legal *actions*."""
        self.legal = self.only = actions

    def view(self) -> View:
        """Return what the seat sees: plain data."""
        return self.game.view(self.table, self.seat)

    def imagine(self) -> Flow:
        """Return another whole table that could be the real one; the bot may do with it what it likes.

        :raises OutOfWorlds: if the budget is used up.
        """
        if self._worlds == 0:
            raise OutOfWorlds(f"seat {self.seat} may not imagine any more tables for this decision")
        self._worlds -= 1
        return self.game.imagine(self.table, self.seat, self.rng)


def situation(match: Match, seat: int, rng: random.Random, memory: dict[str, Any] | None = None) -> Situation:
    """Return what a bot at *seat* gets when it has to choose in this match.

    :raises NoWorld: if no table is found that could be the real one.
    """
    header = match.record.header
    terms = Terms(match.space, header.edition, header.options)
    return Situation(match.game, match.imagine(seat, rng), seat, rng, memory=memory, terms=terms)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, situation: Situation) -> int:
        """Return one of ``situation.legal``."""


class Choice(NamedTuple):
    """A legal action, and why it is not the bot's own choice, if it is not."""

    action: int
    lapse: Lapse | None = None


def choice(
    bot: Bot,
    match: Match,
    seat: int,
    rng: random.Random,
    memory: dict[str, Any] | None = None,
    hurried: Callable[[], bool] = lambda: False,
) -> Choice:
    """Let *bot* choose at *seat*; if no table is found that could be the real one, play any legal action."""
    try:
        found = situation(match, seat, rng, memory)
        found.hurried = hurried
        return Choice(bot.choose(found), found.lapse)
    except NoWorld as error:
        return Choice(rng.choice(match.legal_numbers(seat)), Lapse(NO_WORLD, str(error)))
