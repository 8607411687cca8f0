"""A game as an environment of PettingZoo: all seats, one after the other (its AEC interface)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from westbound.engine.edition import Source
from westbound.engine.game import Options
from westbound.research.one_game import OneGame

Seen = dict[str, Any]


def env(game: str, players: int, **settings: Any) -> AECEnv[str, Seen, int]:
    """Return the environment; *settings* as for ``RawEnv``.  It says so if it is used in the wrong order.

    >>> from westbound.research import pettingzoo
    >>> colorado = pettingzoo.env("colorado", players=3)
    >>> colorado.reset(seed=1)
    >>> for agent in colorado.agent_iter():
    ...     seen, reward, terminated, truncated, _ = colorado.last()
    ...     done = terminated or truncated
    ...     colorado.step(None if done else colorado.action_space(agent).sample(seen["action_mask"]))
    """
    return OrderEnforcingWrapper(RawEnv(game, players, **settings))


class RawEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # it is untyped
    """Agents are called like the seats: by their colors.

    An observation has what the agent knows (``observation``) and what it may do now (``action_mask``).  At the end
    each agent is rewarded with its share of the win.  While several act at once, they decide one after the other.
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        options: Options | None = None,
        edition: Source = "",
        render_mode: str | None = None,
    ) -> None:
        """*render_mode* is ``ansi`` or ``human``: the table, as spectators see it, is returned or printed.

        :raises UnknownGame: if there is no game with that name.
        :raises WrongOptions: if the options or the number of players are invalid.
        :raises WrongEdition: if the edition is invalid.
        """
        super().__init__()
        self.metadata = {"name": f"westbound_{game}", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.one = OneGame(game, players, options, edition)
        self.columns = self.one.columns
        self.possible_agents = list(self.one.seats)
        size, columns = self.one.space.size, len(self.one.columns)
        self.action_spaces: dict[str, Space[Any]] = {agent: Discrete(size) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Space[Any]] = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (columns,), np.float32),
                    "action_mask": Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the options of a game are given when the environment is made."""
        self.one.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.one.seat]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.one.row(seat), "action_mask": self.one.mask(seat)}

    def step(self, action: int | None) -> None:
        """Carry out *action*; None if the agent is done.

        :raises IllegalAction: if the agent may not choose it; nothing has changed.
        """
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.one.act(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.one.match.over:
            self.rewards = dict(zip(self.agents, self.one.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.one.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return or print the table as spectators see it, depending on the mode."""
        if self.render_mode is None:
            return None
        picture = self.one.picture(None)
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """There is nothing to close."""
