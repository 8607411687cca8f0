"""What each choice of a decision is worth to the player who has it, given only what they know.

A search says what every option is worth.  It ends early if nothing can change any more that what was played is tried
most.  The best option is the one with the highest chance to win, so none is shown that seems better.  It and a rival
are then played out by reflex, in the same imagined worlds and with the same luck.  The two ways are wrong in different
ways, so only a difference that both see counts.
"""

from __future__ import annotations

import random
from math import sqrt
from statistics import fmean, stdev

import msgspec

from westbound.bots import minds
from westbound.bots.bot import Situation
from westbound.bots.greedy import Greedy
from westbound.bots.learned import INTERPRETED, judge_of
from westbound.bots.mind.appraiser import Appraiser
from westbound.bots.mind.judge import Judge
from westbound.bots.mind.names import (
    TALLY_CHANCE_SQUARES,
    TALLY_CHANCES,
    TALLY_LEAD,
    TALLY_LEAD_SQUARES,
    TALLY_PLACE,
    TALLY_VISITS,
)
from westbound.coach.reasons import contrast
from westbound.engine.flow import Flow
from westbound.engine.game import Argument, Game
from westbound.engine.space import Space

SIMULATIONS = 3000
STEP = 1 / 12  # of all simulations, between two looks at whether the rest can change anything
LEAST = 1 / 6  # of all simulations: as many try the best option, its rival, and whatever still seems better by then
WORLDS = 32  # in which both are played out; half of them if the rival does as well in these ...
DECISIONS = 10  # ... for that many decisions of each player; then the position is judged
SURE = 2.0  # standard errors beyond which a difference counts
NOTICEABLE = 0.02  # a smaller difference in the chance to win is never called a mistake


class Option(msgspec.Struct, frozen=True):
    """A choice, and what it is worth to the player who has it, with standard errors."""

    words: str
    visits: int  # iterations of the search that tried it
    win: float  # the chance to win
    win_error: float
    lead: float  # points ahead of the best rival at the end
    lead_error: float
    place: float  # 1 is first
    chances: list[float]  # to win, by seat


class Appraisal(msgspec.Struct, frozen=True):
    """A decision: what its options are worth, the best first."""

    seat: int
    simulations: int
    options: list[Option]
    rival: str  # what the best option was compared with: what was played, or the second best
    loss: float  # what the rival surely loses against the best, in chances to win; 0 if that is not sure
    loss_error: float
    obvious: str  # what a player who goes for quick gains would do
    reasons: list[Argument]  # why the best option is better than the rival, the strongest first

    def option(self, words: str) -> Option:
        """Return the option with these words, which was tried."""
        return next(option for option in self.options if option.words == words)


def appraise(
    game: Game,
    space: Space,
    table: Flow,
    seat: int,
    *,
    played: str = "",
    simulations: int = SIMULATIONS,
    worlds: int = WORLDS,
    seed: int = 0,
) -> Appraisal:
    """Return what the options of *seat* are worth; the best is compared with what was *played*, if it was another.

    Both are played out in that many *worlds*.

    It depends on nothing but what the seat knows, the words *played*, the number of simulations and the seed.

    :raises NoWorld: if no table is found that could be the real one.
    """
    rng = random.Random(seed)
    known = game.imagine(table, seat, rng)
    judge, ahead = judge_of(game, known.players)
    tree = minds.appraiser_of(game, judge, known, max(0, ahead - 1), space.size)
    tree.appraises = seat
    most = simulations // INTERPRETED if game.interpreted else simulations
    mine = space.parse(played) if played else -1
    search(tree, known, seat, mine, most, rng.getrandbits(60))
    best = surely_best(tree, known, seat, mine, most, rng)
    tried = sorted(by_visits(tree), key=lambda action: action != best)
    rival = mine if mine not in (-1, best) else next(iter(tried[1:]), best)
    options = {action: option(tree, space.text(action), action, seat, known.players) for action in tried}
    gap = options[best].win - options[rival].win
    loss, error = 0.0, sqrt(options[best].win_error ** 2 + options[rival].win_error ** 2)
    if gap >= max(NOTICEABLE, SURE * error) and mine != best:
        gain, spread = played_out(game, judge, ahead, known, seat, best, rival, worlds, rng)
        if gain >= max(NOTICEABLE, SURE * spread):
            loss, error = min((gap, error), (gain, spread))
    reasons = contrast(game, known, seat, best, rival) if rival != best else []
    obvious = Greedy().choose(Situation(game, known.copy(), seat, rng))
    return Appraisal(
        seat,
        most,
        [*options.values()],
        space.text(rival),
        loss,
        error,
        space.text(obvious),
        reasons,
    )


def played_out(
    game: Game,
    judge: Judge,
    ahead: int,
    known: Flow,
    seat: int,
    one: int,
    other: int,
    worlds: int,
    rng: random.Random,
) -> tuple[float, float]:
    """Return how much better *one* option does than the *other* if both are played out, and the standard error."""
    playouts = minds.playouts_of(game, judge, known, ahead)
    worlds = max(4, worlds // INTERPRETED) if game.interpreted else worlds
    gains = list[float]()
    for part in (worlds // 2, worlds - worlds // 2):
        if gains and fmean(gains) <= 0:
            break  # the rest would hardly make a mistake of it
        pairs = playouts.play(known, seat, [one, other], part, DECISIONS * known.players, rng.getrandbits(60))
        gains += [pair[0] - pair[1] for pair in pairs]
    return fmean(gains), stdev(gains) / sqrt(len(gains))


def search(tree: Appraiser, known: Flow, seat: int, mine: int, most: int, seed: int) -> None:
    """Search until *most* simulations are done, or until *mine* is surely the option tried most, whatever follows."""
    step, left = max(1, int(STEP * most)), most
    while left > 0:
        tree.search(known, seat, min(step, left), seed, left < most)
        left -= step
        first, *others = by_visits(tree) or [-1]
        if first == mine != -1 and visits(tree, first) - max((visits(tree, each) for each in others), default=0) > left:
            return


def surely_best(tree: Appraiser, known: Flow, seat: int, mine: int, most: int, rng: random.Random) -> int:
    """Return the option with the highest chance to win, when none that was tried less often shows a higher one."""
    enough, step = max(1, int(LEAST * most)), max(1, int(STEP * LEAST * most))
    for action in sorted({*by_visits(tree)[:2], mine} - {-1}):
        try_more(tree, known, seat, action, enough, rng)
    while True:
        tried = by_visits(tree)
        found = {action: chance(tree, action, seat) for action in tried}
        best = max((action for action in tried if visits(tree, action) >= enough), key=lambda action: found[action])
        higher = [action for action in tried if found[action] > found[best]]
        if not higher:
            return best
        try_more(tree, known, seat, higher[0], min(enough, visits(tree, higher[0]) + step), rng)


def by_visits(tree: Appraiser) -> list[int]:
    """Return the options that were tried, the one tried most often first."""
    tried = tree.tried()
    return sorted((action for action in tried[::2] if visits(tree, action)), key=lambda each: -visits(tree, each))


def visits(tree: Appraiser, action: int) -> int:
    return int(tree.tallies(action)[TALLY_VISITS])


def chance(tree: Appraiser, action: int, seat: int) -> float:
    """Return the chance of *seat* to win after an option that was tried."""
    sums = tree.tallies(action)
    return sums[TALLY_CHANCES + seat] / sums[TALLY_VISITS]


def try_more(tree: Appraiser, known: Flow, seat: int, action: int, enough: int, rng: random.Random) -> None:
    """Try an option until it was tried that often."""
    missing = enough - visits(tree, action)
    if missing > 0:
        tree.keep_to([action])
        tree.search(known, seat, missing, rng.getrandbits(60), True)


def option(tree: Appraiser, words: str, action: int, seat: int, players: int) -> Option:
    """Return what the iterations that tried an option found."""
    sums = tree.tallies(action)
    count = sums[TALLY_VISITS]
    chances = [sums[TALLY_CHANCES + each] / count for each in range(players)]
    win, lead = chances[seat], sums[TALLY_LEAD] / count
    return Option(
        words,
        int(count),
        win,
        standard_error(win, sums[TALLY_CHANCE_SQUARES], count),
        lead,
        standard_error(lead, sums[TALLY_LEAD_SQUARES], count),
        sums[TALLY_PLACE] / count,
        chances,
    )


def standard_error(mean: float, squares: float, count: float) -> float:
    """Return the standard error of a mean, from the sum of the squares."""
    return sqrt(max(0.0, squares / count - mean * mean) / max(1.0, count - 1.0))
