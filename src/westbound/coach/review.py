"""The review of a whole game: what every choice was worth, and how much was luck, how much skill.

Before each decision stands what it is worth to every seat if it is made well, after it what it is worth as it was made.
What changes from one decision to the next is luck: draws, and what others had that the player could not know.  So a
seat's start, its luck and what choices gave or cost it add up to its result, exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from westbound.coach.appraising import NOTICEABLE, SIMULATIONS, Appraisal, Option, appraise
from westbound.coach.decisions import Decision, decisions
from westbound.engine.game import Argument, NoWorld
from westbound.engine.match import Match

MISTAKES = 3  # of each player that are listed
SHOWN = 5  # options of a decision that are kept, and what was played


class Choice(msgspec.Struct, frozen=True):
    """A choice that a player made, and what it was worth."""

    at: int  # actions before it
    seat: int
    played: str
    options: list[Option]  # the best ones first, and what was played
    before: list[float]  # by seat: the chance to win if this decision is made well ...
    after: list[float]  # ... and as it was made
    loss: float  # of the player who chose, in chances to win; 0 if it is not sure
    loss_error: float
    obvious: str  # what a player who goes for quick gains would have done
    reasons: list[Argument]  # why the best option is better than what was played, or than the second best

    @property
    def best(self) -> str:
        """The words of the best option."""
        return self.options[0].words

    @property
    def is_mistake(self) -> bool:
        """Whether a better choice was there for sure."""
        return self.loss > 0


class Share(msgspec.Struct, frozen=True):
    """What made a seat's result: its start, plus luck, plus choices; all in chances to win."""

    start: float
    luck: float
    own: float  # its own choices: what they lost, so 0 or less
    others: float  # the choices of others
    result: float  # its share of the win


class Review(msgspec.Struct, frozen=True):
    """What a game's choices were worth."""

    game: str
    players: int
    simulations: int
    choices: list[Choice]
    shares: list[Share]  # by seat
    mistakes: list[list[int]]  # by seat: its worst ones, as places in ``choices``
    best: list[int | None]  # by seat: its best choice that was not obvious


def review(
    match: Match,
    *,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Return the review of a finished match; *progress* hears how many of all decisions are done.

    :raises ValueError: if the match is not over.
    """
    if not match.over:
        raise ValueError("a game can be reviewed when it is over")
    made = [*decisions(match)]
    found = []
    for done, decision in enumerate(made):
        progress(done, len(made))
        found.append(appraised(match, decision, simulations, seed + done))
    progress(len(made), len(made))
    return reviewed(match, made, found)


def appraised(match: Match, decision: Decision, simulations: int, seed: int) -> Appraisal | None:
    """Return what a decision was worth; None if no table agrees with what its seat knew."""
    table, seat, played = decision.table, decision.seat, decision.played
    try:
        return appraise(match.game, match.space, table, seat, played=played, simulations=simulations, seed=seed)
    except NoWorld:
        return None


def reviewed(match: Match, made: Sequence[Decision], found: Sequence[Appraisal | None]) -> Review:
    """Put the appraisals of all decisions of a finished match together; those without one are left out."""
    players = match.table.players
    choices = [
        chosen(decision, appraisal, players) for decision, appraisal in zip(made, found, strict=True) if appraisal
    ]
    winners = match.winners()
    results = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Review(
        match.game.name,
        players,
        max((appraisal.simulations for appraisal in found if appraisal), default=0),
        choices,
        [share(choices, seat, results[seat], players) for seat in range(players)],
        [worst(choices, seat) for seat in range(players)],
        [finest(choices, seat) for seat in range(players)],
    )


def chosen(decision: Decision, appraisal: Appraisal, players: int) -> Choice:
    """Return a decision with what it was worth."""
    played = appraisal.option(decision.played)
    loss = appraisal.loss if appraisal.rival == decision.played else 0.0
    before = appraisal.options[0].chances if loss else played.chances  # as good, as far as one can tell
    shown = appraisal.options[:SHOWN]
    return Choice(
        decision.at,
        decision.seat,
        decision.played,
        shown if played in shown else [*shown, played],
        before,
        played.chances,
        loss,
        appraisal.loss_error,
        appraisal.obvious,
        appraisal.reasons,
    )


def share(choices: list[Choice], seat: int, result: float, players: int) -> Share:
    """Return what made a seat's result."""
    start = choices[0].before[seat] if choices else 1 / players
    gained = [(choice.seat, choice.after[seat] - choice.before[seat]) for choice in choices]
    own = sum(change for who, change in gained if who == seat)
    others = sum(change for who, change in gained if who != seat)
    return Share(start, result - start - own - others, own, others, result)


def worst(choices: list[Choice], seat: int) -> list[int]:
    """Return the worst mistakes of a seat, the worst first."""
    wrong = [i for i, choice in enumerate(choices) if choice.seat == seat and choice.is_mistake]
    return sorted(wrong, key=lambda i: -choices[i].loss)[:MISTAKES]


def finest(choices: list[Choice], seat: int) -> int | None:
    """Return the choice of a seat that gained most over what is obvious."""
    gains = {i: gain(choice) for i, choice in enumerate(choices) if choice.seat == seat}
    best = max(gains, key=lambda i: gains[i], default=None)
    return best if best is not None and gains[best] >= NOTICEABLE else None


def gain(choice: Choice) -> float:
    """Return how much better the best choice, if it was made, is than what is obvious, or than the second best."""
    if choice.played != choice.best or choice.obvious == choice.best:
        return 0.0
    others = [option for option in choice.options if option.words == choice.obvious] or choice.options[-1:]
    return choice.options[0].win - others[0].win
