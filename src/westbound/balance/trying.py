"""Scripted strategies against the rest: does a one-line rule win more than its share?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from statistics import fmean

import westbound
from westbound.arena import Cell, Duel, Pairing, Play, Result, Workers
from westbound.arena.scripted import scripted_name
from westbound.arena.statistics import mean_interval
from westbound.balance.playing import SelfPlay
from westbound.kit.figures import Chapter, Figure, Yardstick, yardstick

PART = 4  # each strategy is played in a fourth of the games


def try_strategies(work: SelfPlay, counts: Sequence[int], games: int, workers: Workers) -> list[Chapter]:
    """Let the bot follow each strategy of the game alone among copies of itself that follow none."""
    measure = yardstick(westbound.game(work.game))
    if not measure.strategies:
        return []
    editions = {work.edition.digest: work.edition} if work.edition else {}
    names = {scripted_name(work.bot, strategy): strategy for strategy in measure.strategies}
    tasks = [
        pairing
        for players in counts
        for deal in range(-(-games // (PART * players)))
        for name in names
        for pairing in Duel(name, work.bot).pairings(cell(work, measure, players, deal), deal)
    ]
    found = dict(workers.run(Play(work.seed, editions), tasks))
    return [Chapter(f"Strategies of one among {work.bot}, wins in fair shares", figures(names, tasks, found))]


def cell(work: SelfPlay, measure: Yardstick, players: int, deal: int) -> Cell:
    """Return what is played: the options change from deal to deal, as in self-play."""
    options = tuple(sorted(measure.options(players, deal).items()))
    return Cell(work.game, players, options, work.edition.digest if work.edition else "")


def figures(names: dict[str, str], tasks: Sequence[Pairing], found: Mapping[Pairing, Result]) -> list[Figure]:
    """Return a figure for each strategy: its wins by deal, with their interval, and its points."""
    shares: dict[str, dict[tuple[int, int], list[float]]] = {name: defaultdict(list) for name in names}
    points: dict[str, list[int]] = {name: [] for name in names}
    for pairing in tasks:
        seat, name = next((seat, bot) for seat, bot in enumerate(pairing.seating) if bot in names)
        players = pairing.cell.players
        shares[name][players, pairing.deal].append(found[pairing].shares[seat] * players)
        points[name].append(found[pairing].points[seat])
    made = []
    for name, strategy in names.items():
        wins = mean_interval([fmean(each) for each in shares[name].values()])
        span = {"from": max(0.0, wins.low), "to": wins.high} if len(shares[name]) > 1 else {}
        made.append(Figure(strategy, wins.value, form=".2f", more={**span, "points": fmean(points[name])}))
    return made
