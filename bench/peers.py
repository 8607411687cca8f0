"""The peers, each in its own Python loop: random legal actions from the deal to the end."""

import copy
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any, NamedTuple

from bench.installed import installed
from bench.timing import Tally

ROLLOUTS = 5_000
LENGTHS = 20_000
LEAN = "_lean_loop"
MODULES = ("pyspiel", "catanatron", "rlcard", "pettingzoo", "pgx")
OPEN_SPIEL = {
    "gin_rummy": "gin_rummy",
    "backgammon": "backgammon",
    "bridge": "bridge(use_double_dummy_result=false)",
}
"""Bridge is played to the last trick: by default a solver takes over after the auction, for a tenth of a second."""


class Peer(NamedTuple):
    """A game of another library: one call plays it to the end, another copies a position from the middle."""

    name: str
    package: str
    players: int
    play: Callable[[], Tally]
    copy: Callable[[], object]


def peers() -> list[Peer]:
    """Return everything our games are compared with."""
    games = [open_spiel(name, documented) for name in OPEN_SPIEL for documented in (True, False)]
    return [*games, catanatron(2), catanatron(4), rlcard()]


def versions() -> dict[str, str]:
    """Return the installed version of each package."""
    return {package: version(package) for package in ("open_spiel", "catanatron", "rlcard")}


def open_spiel(name: str, documented: bool = True) -> Peer:
    """Return a game of OpenSpiel, in the loop from its documentation or the leanest we could write for it."""
    game = installed("pyspiel").load_game(OPEN_SPIEL.get(name, name))
    play_out = documented_loop() if documented else lean_loop()
    finished = game.new_initial_state()
    play_out(finished)
    middle = game.new_initial_state()
    for action in finished.history()[: len(finished.history()) // 2]:
        middle.apply_action(action)

    def play() -> Tally:
        return play_out(game.new_initial_state())

    return Peer(f"openspiel_{name}{'' if documented else LEAN}", "open_spiel", game.num_players(), play, middle.clone)


def lean_loop() -> Callable[[Any], Tally]:
    """Return the loop used for Westbound: a cheap generator, with chance drawn by walking through the outcomes."""
    random = Random(1).random

    def play_out(state: Any) -> Tally:
        decisions = draws = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw = random()
                for action, probability in state.chance_outcomes():  # noqa: B007  (the last one is used after the loop)
                    draw -= probability
                    if draw < 0:
                        break
                draws += 1
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
                decisions += 1
            state.apply_action(action)
        return Tally(1, decisions, draws)

    return play_out


def documented_loop() -> Callable[[Any], Tally]:
    """Return the loop of OpenSpiel's own example.py, without its printing: numpy draws for chance."""
    numpy = installed("numpy")
    random = Random(1)

    def play_out(state: Any) -> Tally:
        decisions = draws = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, probabilities = zip(*state.chance_outcomes(), strict=True)
                action = numpy.random.choice(actions, p=probabilities)
                draws += 1
            else:
                action = random.choice(state.legal_actions(state.current_player()))
                decisions += 1
            state.apply_action(action)
        return Tally(1, decisions, draws)

    return play_out


def rollouts() -> Callable[[], Tally]:
    """Return connect four inside OpenSpiel's C++: a search with one simulation, whose leaf is the empty board."""
    pyspiel = installed("pyspiel")
    game = pyspiel.load_game("connect_four")
    start = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    simulations, megabytes, solve, seed, verbose = 1, 100, False, 1, False
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, megabytes, solve, seed, verbose)
    play = open_spiel("connect_four").play
    length = sum(play().decisions for _ in range(LENGTHS)) / LENGTHS

    def batch() -> Tally:
        bot.mcts_search(start)
        return Tally(ROLLOUTS, round(ROLLOUTS * length), 0)

    return batch


def catanatron(players: int) -> Peer:
    """Return Catanatron with its own random players; a roll or a draw of cards is part of the action that causes it."""
    module = installed("catanatron")
    seats = [module.RandomPlayer(color) for color in list(module.Color)[:players]]

    def play() -> Tally:
        game = module.Game(seats)
        game.play()
        return Tally(1, len(game.state.actions), 0)

    finished = module.Game(seats, seed=1)
    finished.play()
    middle = module.Game(seats, seed=1)
    for _ in range(len(finished.state.actions) // 2):
        middle.play_tick()
    return Peer(f"catanatron_{players}_players", "catanatron", players, play, middle.copy)


def rlcard() -> Peer:
    """Return RLCard's gin rummy; it has no copy method, so its game is deep-copied."""
    environment = installed("rlcard").make("gin-rummy", config={"seed": 1})
    random = Random(1).random

    def play(most: int | None = None) -> Tally:
        decisions = 0
        state, _ = environment.reset()
        while decisions != most and not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(random() * len(legal))])
            decisions += 1
        return Tally(1, decisions, 0)

    half = play().decisions // 2
    play(half)
    middle = copy.deepcopy(environment.game)
    return Peer("rlcard_gin_rummy", "rlcard", 2, play, lambda: copy.deepcopy(middle))
