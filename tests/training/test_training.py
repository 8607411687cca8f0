"""Training: a net learns within seconds, from a seed alone, and goes on where it was stopped."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import westbound
from bench.ladder.questions import unseen_options
from tests.bots.playing import play_out, share_of
from tests.cli.desk import complaint, told
from westbound.bots import minds
from westbound.bots.weights import Weights, read_weights, weights_of, write_weights
from westbound.engine.flow import Flow
from westbound.training import training
from westbound.training.curves import curves
from westbound.training.examples import Player
from westbound.training.fitting import flat, forward, fresh, judged, unflat
from westbound.training.training import OtherRun, Plan, Training

GAME = westbound.game("pioneers")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generations that take a second."""
    monkeypatch.setattr(training, "MOST", 6000)
    monkeypatch.setattr(training, "TABLES", 2)
    monkeypatch.setattr(training, "DUELS", 8)


def plan(generations: int) -> Plan:
    return Plan(game="pioneers", players=2, minutes=1, generations=generations, ahead=0)


def test_a_net_beats_random_play_within_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "MOST", 20_000)
    taught = Training(GAME, plan(5), tmp_path)
    history = list(taught.run())
    assert history[-1].games > 300
    won = sum(beats_random(taught.weights(), seed) for seed in range(30))
    assert won >= 24
    assert "wins against greedy" in curves(plan(5), history)
    assert read_weights(tmp_path / "2.net").header.trained.startswith("westbound train pioneers --players 2")


def beats_random(weights: Weights, seed: int) -> bool:
    table, rng, hero = GAME.deal(GAME.box(2)), random.Random(seed), seed % 2
    reflex = minds.reflex_of(GAME, minds.learned(GAME, weights), table, 0)

    def choose(table: Flow, seat: int) -> int:
        return reflex.choice(table, seat, 1)[0] if seat == hero else rng.choice(table.legal(seat))

    play_out(table, rng, choose)
    return share_of(table, hero) > 0


def test_the_same_seed_teaches_the_same_net(tmp_path: Path) -> None:
    nets = []
    for name in ("one", "other"):
        taught = Training(GAME, plan(2), tmp_path / name)
        list(taught.run())
        nets.append(list(taught.weights().numbers))
    assert nets[0] == nets[1]


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = Training(GAME, plan(4), tmp_path / "whole")
    list(whole.run())
    first = Training(GAME, plan(4), tmp_path)
    assert not first.resume()
    list(islice(first.run(), 2))
    log = (tmp_path / "2.log").read_text().splitlines()
    assert log == [first.weights().header.trained, *(generation.line() for generation in first.history)]
    second = Training(GAME, plan(4), tmp_path)
    assert second.resume()
    assert [generation.number for generation in second.run()] == [3, 4]
    assert second.history[:2] == first.history[:2]
    assert list(second.weights().numbers) == list(whole.weights().numbers)
    with pytest.raises(OtherRun, match="has a run with other settings"):
        Training(GAME, plan(5), tmp_path).resume()


def test_options_that_are_held_out_are_never_played(tmp_path: Path) -> None:
    game = westbound.game("pioneer_days")
    kept = ("sets=A+B", "sets=C+E", "boards=dealt")
    without = tuple(f"{k}={v}" for k, values in game.choices(2).items() for v in values if f"{k}={v}" not in kept)
    taught = Training(game, Plan(game=game.name, players=2, minutes=1, without=without[:-1]), tmp_path)
    tables: list[Any] = [taught._table() for _ in range(60)]
    assert {table.box.sets for table in tables} == {"A+B", "C+E"}
    assert taught.weights().header.without == without[:-1]
    assert "--without sets=A+C --without sets=A+D" in taught.weights().header.trained
    order = ("train", "pioneer_days", "--out", str(tmp_path))
    assert complaint(*order, "--without", "sets=A+Z") == "Pioneer Days for 2 has no option sets=A+Z"
    both = ("--without", "boards=dealt", "--without", "boards=standard")
    assert complaint(*order, *both) == "Pioneer Days cannot be played without any boards"


def test_the_ladder_asks_about_options_that_a_net_never_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = westbound.game("pioneer_days")
    assert unseen_options(game.name) == []
    weights = weights_of(game, 2)
    assert weights
    write_weights(tmp_path / "2.net", Weights(replace(weights.header, without=("sets=C+E",)), weights.numbers))
    monkeypatch.setattr(type(game), "nets", tmp_path)
    weights_of.cache_clear()
    (question,) = unseen_options(game.name)
    weights_of.cache_clear()
    assert question.options == (("sets", "C+E"),)
    assert question.name == "unseen-sets=C+E-marshal-greedy-pioneer_days-2"


def test_the_command_trains_goes_on_and_writes_everything_down(tmp_path: Path) -> None:
    order = ["train", "pioneers", "--generations", "2", "--ahead", "0", "--out", str(tmp_path)]
    assert "Wrote" in told(*order)
    assert {path.name for path in tmp_path.iterdir()} == {"2.net", "2.log", "2.svg", "checkpoint.npz"}
    assert len((tmp_path / "2.log").read_text().splitlines()) == 3
    assert "Continuing the run" in told(*order)
    assert "other settings" in complaint(*order, "--seed", "2")
    assert "Continuing" not in told(*order, "--seed", "2", "--anew")


def test_numpy_and_compiled_nets_agree() -> None:
    table = GAME.deal(GAME.box(2))
    layers = fresh(len(table.sight(0)), np.random.default_rng(3))
    layers[5][:] = [0.3, -0.2, 0.1, 0.4, 0, 0, 0, 0]
    weights = Training(GAME, plan(1), Path("unused")).weights()
    net = minds.learned(GAME, Weights(weights.header, flat(layers)))
    net.mix = 0.5
    row = np.array([table.sight(0)], np.float32)
    said = judged(layers, row, 2)[0]
    assert net.worths(table, 0) == pytest.approx((said[:2] + said[2:]) / 2, rel=1e-4)
    again = unflat(len(row[0]), flat(layers))
    assert forward(again, row)[2] == pytest.approx(forward(layers, row)[2])


def test_targets_are_how_the_game_ended_or_closer_to_the_net(tmp_path: Path) -> None:
    table = GAME.deal(GAME.box(2))
    batch = Player(GAME, 2, None).examples([table], 400, 1.0, 0.0, random.Random(1))
    ends = batch.targets(None)
    assert ends[:, :2].sum(axis=1) == pytest.approx(np.ones(len(ends)))
    assert np.array_equal(ends[0::2, 0], ends[1::2, 1])  # both seats saw the same game
    layers = fresh(len(table.sight(0)), np.random.default_rng(1))
    mixed = batch.targets(layers)
    assert np.abs(mixed - ends).max() < 1
    assert np.abs(mixed - ends).mean() > 0.001


def test_wrong_orders_are_refused() -> None:
    assert complaint("train", "pioneers", "--players", "7") == "Pioneers is for 2 to 4 players, not 7"
