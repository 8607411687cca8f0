"""Bots that follow a one-line rule."""

from __future__ import annotations

import random

import pytest
from connect_four.game import GAME

import westbound
from westbound import bots
from westbound.arena.scripted import Scripted, UnknownStrategy, player, scripted_name
from westbound.bots import Situation
from westbound.engine.space import Space
from westbound.kit.figures import yardstick
from westbound.kit.strategies import Preference, avoids, prefers

TAKES_NOTHING_ELSE = bots.find("random")


def chosen(preference: Preference, *drops: str) -> set[str]:
    """What it may choose after these drops."""
    match = westbound.new("connect_four", 2)
    for number, words in enumerate(drops):
        match.play(number % 2, words)
    seat, rng = match.actors()[0], random.Random(1)
    bot = Scripted(preference, TAKES_NOTHING_ELSE)
    return {match.space.text(bot.choose(bots.situation(match, seat, rng))) for _ in range(80)}


def test_it_takes_what_it_prefers() -> None:
    assert chosen(prefers("drop 3")) == {"drop 3"}
    assert chosen(prefers("drop 3", "drop 5")) == {"drop 3", "drop 5"}


def test_it_takes_anything_if_that_is_not_there() -> None:
    assert chosen(prefers("drop 1"), *["drop 1"] * 6) == {f"drop {column}" for column in range(2, 8)}


def test_it_avoids_what_it_can_avoid() -> None:
    assert chosen(avoids("drop 3", "drop 4")) == {f"drop {column}" for column in (1, 2, 5, 6, 7)}
    assert len(chosen(avoids("drop"))) == 7


def test_words_match_whole_words() -> None:
    assert prefers("discard").allows("discard token 3")
    assert prefers("coach").allows("coach 1")
    assert not prefers("coach").allows("coaches")
    assert avoids("coach").allows("pass")


class Stubborn:
    """Does not look at what is allowed."""

    def choose(self, situation: Situation) -> int:
        return situation.table.legal(situation.seat)[0]


def test_a_bot_that_does_not_look_is_overruled() -> None:
    match = westbound.new("connect_four", 2)
    bot = Scripted(avoids("drop 1"), Stubborn())
    assert match.space.text(bot.choose(bots.situation(match, 0, random.Random(1)))) != "drop 1"


def test_a_name_may_have_a_strategy() -> None:
    game = westbound.game("pioneers")
    strategy, preference = next(iter(yardstick(game).strategies.items()))
    bot = player(scripted_name("greedy", strategy), game)
    assert isinstance(bot, Scripted)
    assert bot.preference == preference
    with pytest.raises(UnknownStrategy, match=r"Connect Four has no strategy 'win' \(there are: none\)"):
        player("greedy: win", GAME)


@pytest.mark.parametrize("game", westbound.games())
def test_strategies_of_our_games_are_about_actions_that_exist(game: str) -> None:
    entry = westbound.game(game)
    strategies = yardstick(entry).strategies
    assert len(strategies) >= 3
    space: Space = entry.space(entry.box(entry.players[0]))
    texts = [space.text(action) for block in space.blocks for action in block.actions]
    for preference in strategies.values():
        for words in preference.words:
            assert any(prefers(words).allows(text) for text in texts), words


def test_a_bot_with_a_strategy_takes_the_best_that_it_allows() -> None:
    """Otherwise a strategy would be as weak as choosing at random."""
    match = westbound.new("pioneers", 2, 5)
    bot, seat = player(scripted_name("scout", "always a coach"), match.game), match.actors()[0]
    chosen = {bot.choose(bots.situation(match, seat, random.Random(seed))) for seed in range(20)}
    assert len(chosen) == 1
    assert match.space.text(chosen.pop()).startswith("coach ")
