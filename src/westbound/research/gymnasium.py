"""A game as an environment of Gymnasium: one seat, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from westbound import bots
from westbound.engine.edition import Source
from westbound.engine.game import Options, WrongOptions
from westbound.research.one_game import OneGame

BITS = 60  # of a seed

Row = NDArray[np.float32]


class OneSeat(Env[Row, np.int64]):
    """An agent plays one seat, bots play the others.

    An observation is what the seat knows; what it may do is in ``action_masks()`` and ``info["action_mask"]``.  The
    reward comes at the end: the share of the win.  Every decision of the seat is a step, even with a single choice.

    >>> from westbound.research.gymnasium import OneSeat
    >>> env = OneSeat("pioneers", players=2, against="greedy")
    >>> row, info = env.reset(seed=1)
    >>> row.shape == (len(env.columns),), int(info["action_mask"].sum()) == int(env.action_masks().sum())
    (True, True)
    >>> row, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        seat: int | None = 0,
        against: str | Sequence[str] = "greedy",
        illegal: Literal["raise", "random"] = "raise",
        options: Options | None = None,
        edition: Source = "",
        render_mode: str | None = None,
    ) -> None:
        """*seat* is the agent's; without one, it is drawn for each game.

        *against* is the bot on all other seats, or one for each of them in turn order.  An *illegal* action raises an
        error, or a random one is played in its place and ``info["illegal"]`` says so; for learners that know no masks.
        *render_mode* is ``ansi`` or ``human``: the table, as the seat sees it, is returned or printed.

        :raises UnknownGame: if there is no game with that name.
        :raises UnknownBot: if there is no bot with that name.
        :raises WrongOptions: if the options, the seat or the number of players or bots are invalid.
        :raises WrongEdition: if the edition is invalid.
        """
        self.metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}
        self.render_mode = render_mode
        self.one = OneGame(game, players, options, edition)
        names = [against] * (players - 1) if isinstance(against, str) else list(against)
        if len(names) != players - 1:
            raise WrongOptions(f"{len(names)} bots for {players - 1} seats")
        if seat is not None and not 0 <= seat < players:
            raise WrongOptions(f"there is no seat {seat} among {players}")
        self.bots = [bots.find(name) for name in names]
        self.columns = self.one.columns
        self.seat = seat or 0
        self._drawn = seat is None
        self._rng = Random()
        self._memories: list[dict[str, Any]] = []
        self._replaces = illegal == "random"
        self.action_space = Discrete(self.one.space.size)
        self.observation_space = Box(-np.inf, np.inf, (len(self.columns),), np.float32)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal anew, and play until the seat has to decide; a game in which it never has to is dealt again."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(1 << BITS)))
        while True:
            if self._drawn:
                self.seat = self._rng.randrange(self.one.players)
            self.one.deal(self._rng.getrandbits(BITS))
            self._memories = [{} for _ in self.bots]
            self._let_bots_play()
            if not self.one.match.over:
                return self._seen()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Carry out *action*, and play until the seat has to decide again.

        :raises IllegalAction: if the seat may not choose it, unless another one is to be played; nothing has changed.
        """
        legal = self.one.match.legal_numbers(self.seat)
        replaced = self._replaces and bool(legal) and action not in legal
        self.one.act(self._rng.choice(legal) if replaced else action)
        self._let_bots_play()
        row, info = self._seen()
        if self._replaces:
            info["illegal"] = replaced
        over = self.one.match.over
        if self.render_mode == "human":
            self.render()
        return row, self.one.shares()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """By action: whether the seat may choose it now."""
        return self.one.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return or print the table as the seat sees it, depending on the mode."""
        if self.render_mode is None:
            return None
        picture = self.one.picture(self.seat)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.one.row(self.seat), {"action_mask": self.one.mask(self.seat)}

    def _let_bots_play(self) -> None:
        match, players = self.one.match, self.one.players
        while not match.over and (seat := self.one.seat) != self.seat:
            number = (seat - self.seat) % players - 1
            situation = bots.situation(match, seat, self._rng, self._memories[number])
            self.one.act(self.bots[number].choose(situation))
