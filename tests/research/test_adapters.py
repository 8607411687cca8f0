"""The environments pass the tests of PettingZoo and Gymnasium, and tell no secrets."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import westbound
from tests.contract.cases import CASES, Case, clear_shelf, fill_shelf
from westbound.bots import UnknownBot
from westbound.engine.game import WrongOptions
from westbound.engine.match import IllegalAction
from westbound.research import pettingzoo
from westbound.research.gymnasium import OneSeat

GAMES = westbound.games()
SEEN = [case for case in CASES if case.game.columns(case.players)]  # connect four has nothing to look at but words


@pytest.fixture(autouse=True)
def _full_shelf() -> Iterator[None]:
    fill_shelf()
    yield
    clear_shelf()


def aec(case: Case, **settings: Any) -> Any:
    return pettingzoo.env(case.game.name, case.players, options=dict(case.options), **settings)


@pytest.mark.parametrize("case", SEEN, ids=str)
def test_every_game_passes_the_api_test_of_pettingzoo(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice for games with pixels
        api_test(aec(case), num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_gets_the_same_game_for_the_same_seed(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game, 2), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **settings: pettingzoo.env(game, 3, **settings))
    assert len(capsys.readouterr().out.splitlines()) > 20


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_whole_game_ends_with_shares_of_the_win(case: Case) -> None:
    env, rng = aec(case), random.Random(4)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert terminated == (len(legal) == 0)
        env.step(None if terminated else rng.choice(legal.tolist()))
    assert sum(total.values()) == pytest.approx(1.0)
    winners = env.unwrapped.one.match.winners()
    assert [agent for agent, share in total.items() if share > 0] == [env.possible_agents[seat] for seat in winners]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_agent_sees_the_same_at_tables_it_cannot_tell_apart(case: Case) -> None:
    env, rng = aec(case).unwrapped, random.Random(6)
    env.reset(seed=6)
    for number in range(120):
        if env.one.match.over:
            break
        real, seat = env.one.match.table, env.one.seat
        if number % 4 == 0:
            for viewer, agent in enumerate(env.possible_agents):
                env.one.match.table = real
                before = env.observe(agent)
                env.one.match.table = case.game.imagine(real, viewer, rng)
                after = env.observe(agent)
                assert before["observation"].tolist() == after["observation"].tolist()
                if viewer == seat:
                    assert before["action_mask"].tolist() == after["action_mask"].tolist()
        env.one.match.table = real
        env.step(rng.choice(env.one.match.legal_numbers(seat)))


@pytest.mark.parametrize("action", [-1, 5000, None, "pass"])
def test_pettingzoo_refuses_what_is_no_action(action: Any) -> None:
    env = pettingzoo.env("colorado", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="there is no action"):
        env.step(action)


def test_pettingzoo_refuses_an_illegal_action_and_goes_on() -> None:
    env = pettingzoo.env("colorado", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction, match="may not"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    env.step(int(np.flatnonzero(mask)[0]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_passes_the_check_of_gymnasium(case: Case) -> None:
    env = OneSeat(
        case.game.name,
        case.players,
        against="random",
        illegal="random",  # the check knows no masks
        options=dict(case.options),
        render_mode="ansi",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice about spaces without bounds
        check_env(env)


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_a_whole_game_against_bots(game: str) -> None:
    env = OneSeat(game, 3, seat=None, against=["greedy", "random"], render_mode="ansi")
    seats, rewards = set(), []
    for seed in range(4):
        _, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        seats.add(env.seat)
        over = False
        while not over:
            assert env.one.seat == env.seat
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.append(reward)
        assert info["action_mask"].sum() == 0
        assert len(env.render().splitlines()) > 10
    assert len(seats) > 1
    assert all(0.0 <= reward <= 1.0 for reward in rewards)


def test_the_same_seed_is_the_same_game_against_bots() -> None:
    def game(seed: int) -> list[float]:
        env = OneSeat("pioneers", 2)
        rows = [env.reset(seed=seed)[0]]
        env.action_space.seed(3)
        rows += [env.step(env.action_space.sample(env.action_masks().astype(np.int8)))[0] for _ in range(10)]
        return [float(number) for row in rows for number in row]

    assert game(1) == game(1) != game(2)


def test_an_illegal_action_is_refused_or_replaced() -> None:
    env, lenient = OneSeat("colorado", 2), OneSeat("colorado", 2, illegal="random")
    for each in (env, lenient):
        each.reset(seed=1)
    wrong, right = (np.int64(np.flatnonzero(env.action_masks() == legal)[0]) for legal in (False, True))
    with pytest.raises(IllegalAction, match="may not"):
        env.step(wrong)
    assert env.step(right)[4].keys() == {"action_mask"}
    assert lenient.step(wrong)[4]["illegal"]
    assert not lenient.step(np.int64(np.flatnonzero(lenient.action_masks())[0]))[4]["illegal"]


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(WrongOptions, match="there is no seat 3 among 3"):
        OneSeat("colorado", 3, seat=3)
    with pytest.raises(WrongOptions, match="1 bots for 2 seats"):
        OneSeat("colorado", 3, against=["greedy"])
    with pytest.raises(UnknownBot):
        OneSeat("colorado", 2, against="nobody")
