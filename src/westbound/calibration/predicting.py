"""Chances to win, predicted at random moments of self-play, next to what came of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import msgspec

import westbound
from westbound import bots
from westbound.arena import Workers
from westbound.bots import Bot
from westbound.coach import appraise
from westbound.coach.selfplay import played_on
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.space import Space

MOMENTS = 3  # at which each game is appraised
ENDINGS = 2  # from each of them
BOT = "scout"


class Prediction(msgspec.Struct, frozen=True):
    """A moment of a game: the chance of the seat to move, if it chooses best, and its share of wins from there on."""

    chance: float
    share: float


class Predictor:
    """Lets a bot play against itself and predicts the winner on the way; it can be sent to other processes."""

    def __init__(
        self,
        game: str,
        players: int,
        simulations: int,
        *,
        seed: int = 0,
        bot: str = BOT,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.simulations = simulations
        self.seed = seed
        self.bot = bot
        self.options = dict(options or {})

    def __call__(self, number: int) -> list[Prediction]:
        """Play the game with that number, and return what was predicted; it depends on nothing else."""
        rng = random.Random(f"calibration {self.seed}, game {number}")
        game, bot = westbound.game(self.game), bots.find(self.bot)
        box = game.box(self.players, self.options)
        space, table = game.space(box), game.deal(box)
        made = [(table.copy(), seat) for seat in played_on(game, table, [bot] * self.players, rng)]
        moments = rng.sample(made, min(MOMENTS, len(made)))
        return [self.predict(game, space, moment, seat, bot, rng) for moment, seat in moments]

    def predict(self, game: Game, space: Space, moment: Flow, seat: int, bot: Bot, rng: random.Random) -> Prediction:
        """Appraise a decision, make the best choice, and see how the game ends from there."""
        best = appraise(game, space, moment, seat, simulations=self.simulations, seed=rng.getrandbits(60)).options[0]
        wins = 0.0
        for _ in range(ENDINGS):
            table = moment.copy()
            table.apply(seat, space.parse(best.words))
            for _ in played_on(game, table, [bot] * self.players, rng):
                pass
            winners = game.winners(table)
            wins += 1 / len(winners) if seat in winners else 0.0
        return Prediction(best.win, wins / ENDINGS)


def predict_all(
    work: Predictor,
    games: int,
    workers: Workers,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> list[list[Prediction]]:
    """Return what was predicted in each game; *progress* learns how many of them are done."""
    found = dict[int, list[Prediction]]()
    for number, predictions in workers.run(work, range(games)):
        found[number] = predictions
        progress(len(found), games)
    return [found[number] for number in range(games)]
