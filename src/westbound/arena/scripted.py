"""A bot that follows a one-line rule, and otherwise does what another bot would do."""

from __future__ import annotations

from westbound import bots
from westbound.bots import Bot, Situation
from westbound.engine.game import Game
from westbound.engine.space import closest
from westbound.kit.figures import yardstick
from westbound.kit.strategies import Preference

BETWEEN = ": "  # a bot and its strategy, in one name


class UnknownStrategy(ValueError):
    """The game has no scripted strategy with that name."""


class Scripted:
    """Lets another bot choose among the actions that follow the rule; if there are none, among all."""

    def __init__(self, preference: Preference, otherwise: Bot) -> None:
        self.preference = preference
        self.otherwise = otherwise

    def choose(self, situation: Situation) -> int:
        space = situation.game.space(getattr(situation.table, "box", None))
        allowed = [action for action in situation.legal if self.preference.allows(space.text(action))]
        if not allowed or len(allowed) == len(situation.legal):
            return self.otherwise.choose(situation)
        if len(allowed) == 1:
            return allowed[0]
        situation.keep_to(allowed)
        action = self.otherwise.choose(situation)
        return action if action in allowed else situation.rng.choice(allowed)  # it may not look at ``legal``


def scripted_name(bot: str, strategy: str) -> str:
    """Return the name of *bot* with a scripted strategy: ``greedy: always a coach``."""
    return f"{bot}{BETWEEN}{strategy}"


def player(name: str, game: Game) -> Bot:
    """Return the bot with that name, which may have a strategy of the game.

    :raises UnknownBot: if there is no such bot.
    :raises UnknownStrategy: if the game has no such strategy.
    """
    bot, _, strategy = name.partition(BETWEEN)
    if not strategy:
        return bots.find(bot)
    known = yardstick(game).strategies
    if strategy not in known:
        there = ", ".join(known) or "none"
        raise UnknownStrategy(
            f"{game.title} has no strategy {strategy!r} (there are: {there}){closest(strategy, known)}"
        )
    return Scripted(known[strategy], bots.find(bot))
