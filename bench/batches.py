"""Measures many games stepped together, and environments of others: ``python -m bench.batches``, part of the whole.

All of them provide observations and masks in every step, and all figures are decisions of players.  One core is
compared with PettingZoo, and with OpenSpiel's bridge in a lean loop; all cores with Pgx, which uses all of them, too.
"""

import os
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from random import Random
from typing import Any, Final

from bench import peers
from bench.installed import installed
from bench.timing import Effort, Tally, rate

Figures = dict[str, Any]

GAMES: Final = ("pioneers", "pioneer_days", "colorado")
PLAYERS: Final = (2, 4)
SIZES: Final = (64, 512)  # games in a batch; the faster counts
ROUNDS: Final = 20_000  # decisions in one measured call
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
PGX: Final = ("backgammon", "sparrow_mahjong")
PGX_SIZES: Final = (16, 64, 256, 1024)
PGX_STEPS: Final = 50
BARS: Final = {"decisions_per_s": 1e6, "over_pettingzoo": 20.0, "over_pgx": 5.0, "over_bridge": 8.0}
HEADS: Final = ("one core", "all cores", "PettingZoo ×", "Pgx ×", "bridge ×")


def measure(effort: Effort) -> Figures:
    """Return decisions per second of every game, of the peers, and the ratios."""
    others = {f"pettingzoo_{name}": pettingzoo(name, effort) for name in CLASSIC}
    others |= {f"pgx_{name}": pgx(name, effort) for name in PGX}
    others["openspiel_bridge"] = rate(bridge(), effort).decisions
    found: Figures = {"peers": others, "versions": {name: version(name) for name in ("pettingzoo", "pgx")}}
    cores = os.cpu_count() or 1
    for game in GAMES:
        for players in PLAYERS:
            one, all_cores = (max(batch(game, players, n, many, effort) for n in SIZES) for many in (1, cores))
            found[f"{game}_{players}_players"] = {
                "decisions_per_s": one,
                "decisions_per_s_all_cores": all_cores,
                "over_pettingzoo": one / max(each for name, each in others.items() if name.startswith("pettingzoo")),
                "over_pgx": all_cores / max(each for name, each in others.items() if name.startswith("pgx")),
                "over_bridge": one / others["openspiel_bridge"],
            }
    kept = [figures[name] >= bar for figures in of_games(found).values() for name, bar in BARS.items()]
    return {**found, "ok": all(kept)}


def of_games(found: Figures) -> Figures:
    return {name: figures for name, figures in found.items() if name.startswith(GAMES)}


def batch(game: str, players: int, games: int, threads: int, effort: Effort) -> float:
    """Return the decisions per second of a batch that is played at random."""
    stepped = installed("westbound.research").Batch(game, players, games, seed=1, threads=threads)

    def play() -> Tally:
        for _ in range(ROUNDS // games):
            stepped.step(stepped.random_actions())
        return Tally(0, ROUNDS // games * games, 0)

    return rate(play, effort).decisions


def bridge() -> Callable[[], Tally]:
    """Return OpenSpiel's bridge in a lean loop that asks for observations and masks; deals are uniform."""
    game = installed("pyspiel").load_game(peers.OPEN_SPIEL["bridge"])
    random = Random(1).random

    def play() -> Tally:
        state, decisions, draws = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                draws += 1
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                decisions += 1
            state.apply_action(legal[int(random() * len(legal))])
        return Tally(1, decisions, draws)

    return play


def pettingzoo(name: str, effort: Effort) -> float:
    """Return the decisions per second of a classic game of PettingZoo, in its documented loop."""
    env = installed(f"pettingzoo.classic.{name}").env()
    random = Random(1)

    def play() -> Tally:
        env.reset(seed=random.randrange(1 << 30))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(random.choice(seen["action_mask"].nonzero()[0])))
            decisions += 1
        return Tally(1, decisions, 0)

    return rate(play, effort).decisions


def pgx(name: str, effort: Effort) -> float:
    """Return the steps per second of a game of Pgx at its best batch size."""
    return max(rate(play, effort).decisions for play in loops(name))


def loops(name: str) -> Iterator[Callable[[], Tally]]:
    """Random play by Pgx, compiled as a whole, for each batch size."""
    jax, wrappers = installed("jax"), installed("pgx.experimental.wrappers")
    env = installed("pgx").make(name)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, choice, luck = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(choice, chances, axis=1)
        return (step(state, action, jax.random.split(luck, len(action))), key), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=PGX_STEPS)[0])
    for games in PGX_SIZES:
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
        now = many((state, jax.random.PRNGKey(1)))

        def play(games: int = games, now: list[Any] = [now]) -> Tally:  # noqa: B006  (the position goes on)
            now[0] = jax.block_until_ready(many(now[0]))
            return Tally(0, games * PGX_STEPS, 0)

        yield play


def report(found: Figures) -> None:
    """Print the peers, then a line for each game, and whether its bars are met."""
    print(f"\n{'environments, decisions/s':44}")
    for name, speed in found["peers"].items():
        print(f"{name:44}{speed:14,.0f}")
    print(f"\n{'batches with observations and masks':44}" + "".join(f"{head:>14}" for head in HEADS))
    for name, figures in of_games(found).items():
        rates = f"{figures['decisions_per_s']:14,.0f}{figures['decisions_per_s_all_cores']:14,.0f}"
        ratios = "".join(f"{figures[f'over_{peer}']:14.1f}" for peer in ("pettingzoo", "pgx", "bridge"))
        missed = [name for name, bar in BARS.items() if figures[name] < bar]
        print(f"{name:44}{rates}{ratios}{'FAIL' if missed else 'PASS':>12}")


if __name__ == "__main__":
    figures = measure(Effort())
    report(figures)
    sys.exit(not figures["ok"])
