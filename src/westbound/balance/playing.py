"""Self-play of a bot, on all cores."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import westbound
from westbound import bots
from westbound.engine.game import Game
from westbound.engine.modular.kinds import decoded
from westbound.kit.figures import Notes, Played, Yardstick

BOT = "greedy"


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


def play_all(game: str, counts: Sequence[int], games: int, seed: int) -> Iterator[Played]:
    """Play *games* games for each number of players; only *seed* decides the results, not the number of cores."""
    tasks = [(players, number) for players in counts for number in range(games)]
    with ProcessPoolExecutor() as pool:
        yield from pool.map(partial(play, game, seed), *zip(*tasks, strict=True), chunksize=4)


def play(game: str, seed: int, players: int, number: int) -> Played:
    """Play one game to its end."""
    entry = westbound.game(game)
    measure, bot = yardstick(entry), bots.find(BOT)
    options = measure.options(players, number)
    match = westbound.new(game, players, seed + number, options)
    rng = random.Random(f"bots {seed + number}")
    notes: Notes = {}
    first, choices = None, 0
    while not match.over:
        actors = match.actors()
        seat = actors[0]
        if first is None and match.table.lanes == 0:
            first = seat
        measure.notice(match.table, seat, notes)
        if measure.is_by_lot(match.table, seat):
            action = rng.choice(match.legal_numbers(seat))
        else:
            action = bot.choose(entry, match.imagine(seat, rng), seat, rng)
        match.play(seat, match.space.text(action))
        choices += 1
    news = [*match.opening, *(each for moment in match.past for each in moment.news)]
    told = [decoded(entry, match.box, each.kind, each.numbers) for each in news]
    measure.look(match.table, told, notes)
    return Played(players, options, first or 0, match.scores(), match.winners(), choices, notes)
