"""Training a net from nothing: games against itself, what they teach, and better games."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from westbound.bots.weights import Header, Weights, write_weights
from westbound.editions.varying import varied
from westbound.engine.flow import Flow
from westbound.engine.game import Game, WrongOptions
from westbound.training.examples import Batch, Player
from westbound.training.fitting import Fitter, Floats, flat, fresh

MOST = 80_000  # examples of a generation
TABLES = 8  # boxes of a generation
EDITIONS = 1_000_000  # random ones; there are others to measure with
BATCH = 512
RATE = 1e-3
WARM_UP = 3  # generations that are fitted twice, while the first games are still poor
KEPT = 2  # earlier generations of which half the examples are learned again
DUELS = 200  # games against greedy to draw the curve


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to train, and for how long."""

    game: str
    players: int
    minutes: float  # of CPU time, or ...
    generations: int = 0  # ... generations, if it is not 0: then only the seed decides what is learned
    seed: int = 1
    ahead: int = 1
    mix: float = 0.2
    varied: float = 0.5  # the share of boxes that are random editions
    without: tuple[str, ...] = ()  # options never played, such as ``sets=C+E``: there are others to measure with


class Generation(msgspec.Struct, frozen=True):
    """A generation of games, and what came of it."""

    number: int
    games: int  # in all
    seconds: float  # of CPU time, in all
    loss: float
    steps: float  # of a game
    share: float | None  # of wins against greedy, by reflex; not measured every time

    def line(self) -> str:
        """The generation as a line of a log."""
        wins = "" if self.share is None else f", beats greedy {self.share:.1%}"
        took = f"{self.seconds:.0f} CPU seconds, {self.games} games of {self.steps:.0f} actions"
        return f"generation {self.number}: {took}, loss {self.loss:.4f}{wins}"


class OtherRun(ValueError):
    """The folder has another training run."""


class Training:
    """A training run; its state is in a folder, from which it can be resumed."""

    def __init__(self, game: Game, plan: Plan, folder: Path) -> None:
        """:raises WrongOptions: if the game cannot be played without these options."""
        choices = game.choices(plan.players)
        known = {f"{key}={value}" for key, values in choices.items() for value in values}
        if wrong := sorted({*plan.without} - known):
            raise WrongOptions(f"{game.title} for {plan.players} has no option {wrong[0]}")
        self._choices = {
            key: [value for value in values if f"{key}={value}" not in plan.without] for key, values in choices.items()
        }
        if none := [key for key, values in self._choices.items() if not values]:
            raise WrongOptions(f"{game.title} cannot be played without any {none[0]}")
        self.game, self.plan, self.folder = game, plan, folder
        self.history: list[Generation] = []
        self._numpy_rng = np.random.default_rng(plan.seed)
        self._rng = random.Random(plan.seed)
        self._tables = [self._table() for _ in range(TABLES)]
        columns = len(self._tables[0].sight(0))
        self._columns = columns
        self._fitter = Fitter(fresh(columns, self._numpy_rng), plan.players)
        self._old: list[tuple[Floats, Floats]] = []
        self._seconds = 0.0

    def weights(self) -> Weights:
        """Return the net as it is now."""
        plan = self.plan
        length = f"--generations {plan.generations}" if plan.generations else f"--minutes {plan.minutes:g}"
        command = (
            f"westbound train {plan.game} --players {plan.players} {length}"
            f" --seed {plan.seed} --ahead {plan.ahead} --varied {plan.varied:g}"
            + "".join(f" --without {option}" for option in plan.without)
        )
        header = Header(
            game=plan.game,
            players=plan.players,
            columns=self._columns,
            ahead=plan.ahead,
            mix=plan.mix,
            without=plan.without,
            trained=command,
        )
        return Weights(header, flat(self._fitter.average))

    def run(self) -> Iterator[Generation]:
        """Train until the time is up; yields every generation, after it was saved."""
        while self.part() < 1:
            started = time.process_time()
            loss, batch = self._generation()
            self._seconds += time.process_time() - started
            number = len(self.history) + 1
            games = (self.history[-1].games if self.history else 0) + batch.games
            self.history.append(Generation(number, games, self._seconds, loss, batch.steps, None))
            if number % 5 == 0 or self.part() == 1:
                self.history[-1] = msgspec.structs.replace(self.history[-1], share=self._measure())
            self._save()
            yield self.history[-1]

    def resume(self) -> bool:
        """Continue the run that was saved in the folder; false if there is none.  :raises OtherRun: if it is another.

        With a number of generations, it learns the same as a run that was never stopped.
        """
        saved = self.folder / "checkpoint.npz"
        if not saved.exists():
            return False
        with np.load(saved) as state:
            if msgspec.json.decode(bytes(state["plan"]), type=Plan) != self.plan:
                raise OtherRun(f"{self.folder} has a run with other settings; choose another folder, or start --anew")
            self._fitter.resume(state)
            self.history = msgspec.json.decode(bytes(state["history"]), type=list[Generation])
            kept = range(min(KEPT, len(self.history)))
            self._old = [(state[f"old_rows{i}"], state[f"old_targets{i}"]) for i in kept]
        self._seconds = self.history[-1].seconds
        return True

    def part(self) -> float:
        """How much of the training is over, from 0 to 1."""
        if self.plan.generations:
            return min(1.0, len(self.history) / self.plan.generations)
        return min(1.0, self._seconds / (60 * self.plan.minutes))

    # Inside

    def _table(self) -> Flow:
        """Return a new table with random options, and perhaps a random edition."""
        rng = self._rng
        options = {key: rng.choice(values) for key, values in self._choices.items()}
        edition = varied(self.game, rng.randrange(EDITIONS)) if rng.random() < self.plan.varied else ""
        return self.game.deal(self.game.box(self.plan.players, options, edition))

    def _generation(self) -> tuple[float, Batch]:
        plan, number, part = self.plan, len(self.history), self.part()
        self._rng = random.Random(f"{plan.seed} {number}")
        self._numpy_rng = np.random.default_rng([plan.seed, number])
        player = Player(self.game, plan.players, self._judging(0.4 if part < 0.3 else 0.25) if number else None)
        self._tables = [self._table() for _ in range(TABLES)]
        chance = 0.03 * (1 - part) + 0.005 if number else 1.0
        batch = player.examples(self._tables, MOST, chance, 0.01, self._rng)
        targets = batch.targets(self._fitter.average if number else None)
        loss = self._fit(batch.rows, targets)
        half = self._numpy_rng.permutation(len(batch.rows))[: len(batch.rows) // 2]
        self._old = [(batch.rows[half], targets[half]), *self._old][:KEPT]
        return loss, batch

    def _judging(self, mix: float) -> Weights:
        """Return the net for self-play: it cares more for the margin than later in games."""
        weights = self.weights()
        return Weights(msgspec.structs.replace(weights.header, mix=mix), weights.numbers)

    def _fit(self, rows: Floats, targets: Floats) -> float:
        rows = np.concatenate([rows, *(old[0] for old in self._old)])
        targets = np.concatenate([targets, *(old[1] for old in self._old)])
        young = len(self.history) < WARM_UP
        rate = RATE * (0.1 + 0.9 * (0.5 + 0.5 * math.cos(math.pi * self.part())))
        losses = []
        for _ in range(2 if young else 1):
            order = self._numpy_rng.permutation(len(rows))
            for i in range(0, len(rows) - BATCH + 1, BATCH):
                some = order[i : i + BATCH]
                losses.append(self._fitter.step(rows[some], targets[some], rate, 0.99 if young else 0.998))
        return float(np.mean(losses))

    def _measure(self) -> float:
        player = Player(self.game, self.plan.players, self.weights())
        return player.beats_greedy(self._tables, DUELS, random.Random(self.plan.seed))

    def _save(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        write_weights(self.folder / f"{self.plan.players}.net", self.weights())
        state = self._fitter.state() | {
            "plan": np.frombuffer(msgspec.json.encode(self.plan), np.uint8),
            "history": np.frombuffer(msgspec.json.encode(self.history), np.uint8),
            **{f"old_rows{i}": rows for i, (rows, _) in enumerate(self._old)},
            **{f"old_targets{i}": targets for i, (_, targets) in enumerate(self._old)},
        }
        new = self.folder / "checkpoint.new.npz"
        np.savez(new, **state)
        new.replace(self.folder / "checkpoint.npz")
        lines = [self.weights().header.trained, *(generation.line() for generation in self.history)]
        (self.folder / f"{self.plan.players}.log").write_text("\n".join(lines) + "\n")
