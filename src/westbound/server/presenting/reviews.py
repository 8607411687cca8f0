"""The review of a game: its decisions with their moments of the replay, and what they were worth, as it is sent."""

from __future__ import annotations

from typing import NamedTuple

from westbound import coach
from westbound.coach import Decision
from westbound.engine.flow import Flow
from westbound.engine.foresight import Foresight
from westbound.engine.match import IllegalAction, Match
from westbound.engine.names import CHANCE
from westbound.server.presenting.presenter import choice
from westbound.server.presenting.replays import Log, moments
from westbound.server.protocol.reviews import Review, ReviewedChoice, ReviewedOption, ReviewedSeat, ReviewReason
from westbound.server.refusal import Refusal
from westbound.server.state.fold import Contents
from westbound.server.state.table_state import TableState


class PlayedGame(NamedTuple):
    """A game that is over, and its decisions since it began at this table."""

    match: Match
    decisions: list[Decision]
    moments: list[int]  # of the replay, by the number of actions before


def played(table: str, log: Log, contents: Contents | None = None) -> PlayedGame:
    """The decisions of a game.  :raises Refusal: if it is not over."""
    state, at = TableState(table, contents), list[int]()
    for moment, (match, line) in enumerate(moments(state, log)):
        if line.undo is not None:
            del at[line.undo :]
        at += [moment - 1] * (len(match.past) - len(at))
    match = check_over(state)
    return PlayedGame(match, [each for each in coach.decisions(match) if at[each.at] >= 0], at)


def check_over(state: TableState) -> Match:
    """The match, which is over.  :raises Refusal: if it is not, or was abandoned."""
    if state.match is None or not state.match.over:
        raise Refusal("not-now", "a game can be reviewed when it is over")
    return state.match


def foresee(match: Match, at: int, seat: int, words: str) -> Foresight:
    """What *words* would have set off after *at* actions of a game that is over.

    :raises Refusal: if that was no choice then.
    """
    if not 0 <= at < len(match.past):
        raise Refusal("malformed", f"at: there is no action {at}; the last one is {len(match.past) - 1}")
    then = Match(match.game, match.box, match.record.header, None)
    for moment in match.past[:at]:
        said = match.space.text(moment.action)
        if moment.seat == CHANCE:
            then.draw(said)
        else:
            then.play(moment.seat, said)
    try:
        return then.foresee(seat, words)
    except IllegalAction as error:
        raise Refusal("illegal", str(error)) from None


def told(found: coach.Review, game: PlayedGame) -> Review:
    """The review as it is sent."""
    tables = {decision.at: decision.table for decision in game.decisions}
    return Review(
        found.simulations,
        [told_choice(made, game, tables[made.at]) for made in found.choices],
        [
            ReviewedSeat(share.start, share.luck, share.own, share.others, share.result, mistakes, best)
            for share, mistakes, best in zip(found.shares, found.mistakes, found.best, strict=True)
        ],
    )


def told_choice(made: coach.Choice, game: PlayedGame, table: Flow) -> ReviewedChoice:
    """A choice as it is sent; *table* is as it was then."""
    match, (step, *_) = game.match, table.frame(made.seat)
    return ReviewedChoice(
        at=made.at,
        moment=game.moments[made.at],
        seat=made.seat,
        step=match.game.steps[step] if match.game.steps else "",
        played=made.played,
        options=[told_option(option, match) for option in made.options],
        before=made.before,
        after=made.after,
        loss=made.loss,
        loss_error=made.loss_error,
        reasons=[ReviewReason(reason.key, dict(reason.facts), reason.weight < 0) for reason in made.reasons],
    )


def told_option(option: coach.Option, match: Match) -> ReviewedOption:
    said, _ = choice(match.game, match.space, match.space.parse(option.words))
    return ReviewedOption(said, option.win, option.win_error, option.lead, option.lead_error, option.place)
