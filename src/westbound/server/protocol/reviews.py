"""Bodies of responses about reviews: what the choices of a game were worth."""

from __future__ import annotations

from typing import Any

import msgspec

from westbound.server.protocol.socket import Choice


class ReviewedOption(msgspec.Struct, frozen=True):
    """A choice that was there, and what it is worth to the player who had it, with standard errors."""

    choice: Choice
    win: float  # the chance to win
    win_error: float
    lead: float  # points ahead of the best rival at the end
    lead_error: float
    place: float  # 1 is first


class ReviewReason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why the best choice is better; its text is ``argument-…``."""

    key: str
    facts: dict[str, Any] = {}
    against: bool = False  # the choice that it is compared with


class ReviewedChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that somebody made."""

    at: int  # actions before it
    moment: int  # of the replay at which it was made
    seat: int
    step: str
    played: str  # the words
    options: list[ReviewedOption]  # the best ones first, and what was played
    before: list[float]  # by seat: the chance to win if this choice is made well ...
    after: list[float]  # ... and as it was made
    loss: float = 0  # in chances to win; 0 if it is not sure that there was a better choice
    loss_error: float = 0
    reasons: list[ReviewReason] = []


class ReviewedSeat(msgspec.Struct, frozen=True):
    """What made the result of a seat, in chances to win, and the choices to look at."""

    start: float
    luck: float
    own: float  # what its own choices lost, so 0 or less
    others: float  # the choices of others
    result: float  # its share of the win
    mistakes: list[int]  # the worst ones, the worst first, as places in the list of choices
    best: int | None  # its best choice that was not obvious


class Review(msgspec.Struct, frozen=True):
    """What the choices of a game were worth, given what each player knew."""

    simulations: int  # a choice
    choices: list[ReviewedChoice]
    seats: list[ReviewedSeat]


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is."""

    running: bool
    failed: bool  # it was started lately, and could not be completed
    done: int  # choices
    total: int  # 0: not known yet
    review: Review | None
