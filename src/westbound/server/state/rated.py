"""Rated tables: who may sit there, and how the game ended for everybody (docs/ratings.md)."""

from __future__ import annotations

from typing import NamedTuple

from westbound.bots.levels import LEVELS
from westbound.bots.ratings import ratings_of
from westbound.engine.game import Game
from westbound.server.refusal import Refusal
from westbound.server.state.fold import Fold

NO_ACCOUNT = "this table is rated: claim a name and sign in to sit down"


class Standing(NamedTuple):
    """How a rated game ended for a seat."""

    seat: int
    player: str  # an account, or the name of a bot
    is_bot: bool
    rank: int  # 0 is the best; equal ranks are a tie
    points: int | None  # none if the game was abandoned


def rated_bots(game: Game) -> list[str]:
    """The bots whose strength in a game is known."""
    return [level.name for level in LEVELS if level.name in ratings_of(game)]


def check_may_be_rated(state: Fold, account: str, place: str) -> None:
    """:raises Refusal: if this person cannot sit down at a rated table."""
    if not account:
        raise Refusal("not-yours", NO_ACCOUNT)
    if state.match:
        raise Refusal("not-now", "a rated game is played by those who began it")
    if any(seat.account == account for seat in state.seats):
        raise Refusal("not-now", "you already sit at this rated table")
    if any(seat.place == place for seat in state.seats):
        raise Refusal(
            "not-now", "somebody at your internet address sits here; a rated game needs people at different ones"
        )


def check_rated_bot(state: Fold, bot: str) -> None:
    """:raises Refusal: if the host of a rated table cannot give a seat to *bot*, or free it without one."""
    if state.match:
        raise Refusal("not-now", "a rated game is played by those who began it; the clock plays for anyone who is away")
    if bot and bot not in rated_bots(state.game):
        raise Refusal("not-now", f"nobody knows how strong {bot} is; choose one of the levels for a rated table")


def standings(state: Fold) -> list[Standing]:
    """How a rated game ended, by seat; none if it does not count.

    Whoever stayed is ahead of everyone who left, and among these whoever stayed longer.
    """
    match = state.match
    if match is None or state.phase != "over" or state.closed or not any(state.rated):
        return []
    points, winners = (match.scores(), match.winners()) if match.over else (None, [])

    def order(seat: int) -> tuple[int, int]:
        if seat in state.left_at and state.rated[seat]:
            return 2, -state.left_at[seat]
        if seat in winners or points is None:
            return 0, 0
        return 1, -points[seat]

    orders = [order(seat) for seat in range(len(state.seats))]
    ranks = sorted(set(orders))
    return [
        Standing(
            seat,
            account or state.seats[seat].bot,
            not account,
            ranks.index(orders[seat]),
            points[seat] if points else None,
        )
        for seat, account in enumerate(state.rated)
    ]
