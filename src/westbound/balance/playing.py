"""Self-play of a bot, on the workers of the arena."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import westbound
from westbound import bots
from westbound.arena import Workers
from westbound.engine.edition import Content
from westbound.engine.modular.kinds import decoded
from westbound.kit.figures import Notes, Played, yardstick

BOT = "greedy"


class SelfPlay:
    """Lets a bot play a game against itself; it can be sent to other processes."""

    def __init__(self, game: str, seed: int, bot: str = BOT, edition: Content | None = None) -> None:
        """Without an *edition*, ours is played."""
        self.game = game
        self.seed = seed
        self.bot = bot
        self.edition = edition

    def __call__(self, task: tuple[int, int]) -> Played:
        """Play one game to its end: for that number of players, the one with that number."""
        players, number = task
        bot = bots.find(self.bot)
        entry = westbound.game(self.game)
        measure = yardstick(entry)
        options = measure.options(players, number)
        match = westbound.new(self.game, players, self.seed + number, options, self.edition or "")
        rng = random.Random(f"bots {self.seed + number}")
        memories: list[dict[str, Any]] = [{} for _ in range(players)]
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
                action = bots.choice(bot, match, seat, rng, memories[seat]).action
            match.play(seat, match.space.text(action))
            choices += 1
        news = [*match.opening, *(each for moment in match.past for each in moment.news)]
        told = [decoded(entry, match.box, each.kind, each.numbers) for each in news]
        measure.look(match.table, told, notes)
        return Played(players, options, first or 0, match.scores(), match.winners(), choices, notes)


def play_all(work: SelfPlay, counts: Sequence[int], games: int, workers: Workers) -> list[Played]:
    """Play *games* games for each number of players; the results depend on the seed, not on the workers."""
    tasks = [(players, number) for players in counts for number in range(games)]
    found = dict(workers.run(work, tasks))
    return [found[task] for task in tasks]
