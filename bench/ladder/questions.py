"""What is claimed about the levels, and how many games decide it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import westbound
from westbound.arena.scripted import scripted_name
from westbound.bots.weights import weights_of
from westbound.editions.varying import varied
from westbound.engine.edition import Content
from westbound.kit.figures import yardstick

ESTIMATE_SEARCH: Final = "estimate-search"  # bots of controls.py
PLAIN_SCOUT: Final = "plain-scout"
GAMES: Final = ("pioneers", "pioneer_days", "colorado")
UNSEEN: Final = range(1_000_000, 1_000_005)  # seeds of random editions; training uses smaller ones
CHANGES: Final = 100  # in each of them, some of which the game refuses


class Question(NamedTuple):
    """How often one bot wins, alone among others of one kind."""

    topic: str
    one: str
    others: str
    game: str
    players: int
    bar: float
    games: int = 400
    below: bool = False  # whether the share of wins is to stay below the bar
    editions: tuple[Content, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """A name for its folder."""
        words = f"{self.topic} {self.one} {self.others} {self.game} {self.players}"
        return "-".join(word.strip(":") for word in words.split())


def by_game(
    topic: str, one: str, others: str, bars: Mapping[str, tuple[float, ...]], games: int = 400
) -> list[Question]:
    """Ask the same of every game, for all numbers of players that have a bar."""
    return [
        Question(topic, one, others, game, players, bar, games)
        for game in GAMES
        for players, bar in enumerate(bars[game], 2)
    ]


def alike(bar: float) -> dict[str, tuple[float, ...]]:
    """Return the same bar for every game, with two players."""
    return dict.fromkeys(GAMES, (bar,))


def questions() -> list[Question]:
    """Return all of them, those that take little time first."""
    level_3 = {"pioneers": (0.88,), "pioneer_days": (0.80,), "colorado": (0.80,)}
    level_4 = {"pioneers": (0.97, 0.88, 0.82), "pioneer_days": (0.90, 0.76, 0.70), "colorado": (0.90, 0.68, 0.55)}
    return [
        *by_game("ladder", "greedy", "random", alike(0.98)),
        *by_game("ladder", "greedy", "greenhorn", alike(0.70)),
        *by_game("ladder", "scout", "greedy", level_3),
        *by_game("ladder", "marshal", "greedy", level_4),
        *by_game("ladder", "marshal", "scout", alike(0.50), 200),
        *by_game("ladder", "legend", "marshal", alike(0.60), 100),
        *by_game("style", "scout", PLAIN_SCOUT, alike(0.50), 600),
        *by_game("learning", "marshal", ESTIMATE_SEARCH, alike(0.80)),
        *[Question("unseen", "marshal", "greedy", game, 2, 0.75, 80, editions=unseen_editions(game)) for game in GAMES],
        *[question for game in GAMES for question in unseen_options(game)],
        *[
            Question("strategy", scripted_name("greedy", strategy), "marshal", game, 2, 0.10, 100, below=True)
            for game in GAMES
            for strategy in yardstick(westbound.game(game)).strategies
        ],
    ]


def unseen_editions(game: str) -> tuple[Content, ...]:
    """Return a few random editions."""
    return tuple(varied(westbound.game(game), seed, CHANGES) for seed in UNSEEN)


def unseen_options(game: str) -> list[Question]:
    """Ask about each option that the net for two players never met, if it was trained without any."""
    weights = weights_of(westbound.game(game), 2)
    return [
        Question(f"unseen {option}", "marshal", "greedy", game, 2, 0.75, options=((key, value),))
        for option in (weights.header.without if weights else ())
        for key, _, value in [option.partition("=")]
    ]
