"""Examples from self-play, and what a net should have said about them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from westbound.bots import minds
from westbound.bots.mind import selfplay
from westbound.bots.mind.names import CLEAR_LEAD
from westbound.bots.mind.selfplay import SelfPlay
from westbound.bots.weights import Weights
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.knowing import sight
from westbound.training.fitting import Floats, Layers, judged, squash

TRUST = 0.95  # lambda: how much a target depends on what came later rather than on the net's own view
GREEDY_AHEAD = 4
POSITIONS = 40  # of a game that become examples, seen by each seat


class Player:
    """Plays games by reflex with some weights, in many boxes."""

    def __init__(self, game: Game, players: int, weights: Weights | None) -> None:
        """Without *weights*, all decisions are made at random."""
        self.game, self.players, self.weights = game, players, weights

    def at(self, table: Flow) -> SelfPlay:
        """Return what plays at tables with the same box, against ``greedy`` if asked to."""
        game, points = self.game, minds.points(self.game)
        mind = minds.learned(game, self.weights) if self.weights else points
        ahead = self.weights.header.ahead if self.weights else 0
        reflex = minds.reflex_of(game, mind, table, ahead)
        rival = minds.reflex_of(game, points, table, GREEDY_AHEAD)
        seen = minds.part(game, sight).Sight()
        playing: SelfPlay = minds.part(game, selfplay).SelfPlay(reflex, rival, points, seen, table.copy())
        return playing

    def examples(self, tables: list[Flow], most: int, chance: float, noise: float, rng: random.Random) -> Batch:
        """Play until there are about *most* examples, the same number at each table."""
        share = most // len(tables) // self.players * self.players
        rows, results, games_of, games, steps = [], [], [], 0, 0
        for table in tables:
            playing = self.at(table)
            columns = len(table.sight(0))
            playing.prepare(columns, share, share)
            rate = 0.2
            playing.play(table, -1, 4, rng.getrandbits(60), chance, noise, rate)
            rate = min(1.0, POSITIONS * playing.games / max(playing.steps, 1)) if playing.games else rate
            playing.prepare(columns, share, share)
            playing.play(table, -1, share, rng.getrandbits(60), chance, noise, rate)
            found = playing.examples
            rows.append(np.frombuffer(playing.rows, np.float32)[: found * columns].reshape(found, columns).copy())
            results.append(
                np.frombuffer(playing.results, np.float32)[: 2 * self.players * playing.games]
                .reshape(playing.games, self.players, 2)
                .copy()
            )
            games_of.append(np.frombuffer(playing.game_of, np.int32)[:found] + games)
            games += playing.games
            steps += playing.steps
        return Batch(
            np.concatenate(rows), np.concatenate(results), np.concatenate(games_of), self.players, steps / max(games, 1)
        )

    def beats_greedy(self, tables: list[Flow], games: int, rng: random.Random) -> float:
        """Return the share of games that one seat wins against ``greedy`` on all others, each seat in turn."""
        won = played = 0.0
        each = max(1, games // len(tables) // self.players)
        for table in tables:
            playing = self.at(table)
            seed = rng.getrandbits(60)
            for seat in range(self.players):
                playing.prepare(len(table.sight(0)), self.players, each)
                playing.play(table, 1 << seat, each, seed, 0.0, 0.0, 0.0)
                results = np.frombuffer(playing.results, np.float32)[: 2 * self.players * playing.games]
                won += float(results.reshape(-1, self.players, 2)[:, seat, 0].sum())
                played += playing.games
        return won / played


class Batch:
    """Positions as each seat saw them, and how their games ended."""

    def __init__(self, rows: Floats, results: Floats, game_of: Any, players: int, steps: float) -> None:
        """*results* are by game and seat: the share of the win, and points ahead of the best rival."""
        self.rows, self.players, self.games, self.steps = rows, players, len(results), steps
        shares, margins = results[:, :, 0], squash(np.asarray(2 * results[:, :, 1] / CLEAR_LEAD, np.float32))
        self._game_of = game_of.reshape(-1, players)[:, 0]
        around = (np.arange(players)[:, None] + np.arange(players)[None, :]) % players  # by viewer: seats from there on
        ends = np.concatenate([shares[:, around], margins[:, around]], axis=2)  # game, viewer, outputs
        self.ends: Floats = ends[self._game_of].astype(np.float32)  # by position

    def targets(self, layers: Layers | None) -> Floats:
        """Return what a net should say about each row: how the game ended, mixed with its own later views."""
        if layers is None:
            return self.ends.reshape(len(self.rows), -1)
        views = judged(layers, self.rows, self.players).reshape(self.ends.shape)
        found = self.ends.copy()
        for i in range(len(found) - 2, -1, -1):
            if self._game_of[i] == self._game_of[i + 1]:
                found[i] = TRUST * found[i + 1] + (1 - TRUST) * views[i + 1]
        return found.reshape(len(self.rows), -1)
