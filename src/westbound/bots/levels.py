"""The levels people choose from, each with a name and a character of its own."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from westbound.bots.bot import Bot
from westbound.bots.greedy import Greedy
from westbound.bots.learned import Instinct, Searcher, judge_of


class Level(NamedTuple):
    """A strength, from 1 to 5; ``name`` is also the key of its texts."""

    number: int
    name: str
    bot: Bot


LEVELS = (
    Level(1, "greenhorn", Greedy(ahead=0, blur=6.0)),  # sees one choice ahead, and misjudges it
    Level(2, "greedy", Greedy()),  # goes for quick gains
    Level(3, "scout", Instinct(partial(judge_of, margin=0.5))),  # plays by instinct, for every point
    Level(4, "marshal", Searcher(600)),  # thinks ahead
    Level(5, "legend", Searcher(10_000)),  # thinks far ahead
)
