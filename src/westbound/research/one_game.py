"""A single game, as the interfaces of other libraries need it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

import westbound
from westbound import games as shelf
from westbound.drawings import drawing
from westbound.engine.edition import Source
from westbound.engine.game import Options
from westbound.engine.match import IllegalAction, Match
from westbound.speech import Speech

WIDTH = 100  # columns of a picture


class OneGame:
    """Deals a game again and again, and says what each seat knows and may do."""

    match: Match  # since the first deal

    def __init__(self, game: str, players: int, options: Options | None, edition: Source) -> None:
        self.name, self.players, self.options, self.edition = game, players, options, edition
        self.game = shelf.find(game, edition)
        self.box = self.game.box(players, options, edition)
        self.space = self.game.space(self.box)
        self.columns = self.game.columns(players)
        self.seats = self.game.seats[:players]
        self._speech = Speech(self.game, self.box)

    def deal(self, seed: int | None) -> None:
        """Begin anew; *seed* determines all draws of chance."""
        self.match = westbound.new(self.name, self.players, seed, self.options, self.edition)

    @property
    def seat(self) -> int:
        """The seat that decides; of those who act at once and have not finished, the first in turn order."""
        deciding = self.match.actors()
        return next(player for _, player, _, _ in self.match.table.open_frames() if player in deciding)

    def act(self, action: Any) -> None:
        """Let the seat that decides choose *action*.

        :raises IllegalAction: if it may not; nothing has changed.
        """
        try:
            words = self.space.text(int(action))
        except (KeyError, TypeError, ValueError):
            raise IllegalAction(f"there is no action {action!r}") from None
        self.match.play(self.seat, words)

    def row(self, seat: int) -> NDArray[np.float32]:
        """What *seat* knows."""
        return np.array(self.match.table.sight(seat), np.float32)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """By action: 1 if it is *seat* that decides, and may choose this."""
        mask = np.zeros(self.space.size, np.int8)
        if not self.match.over and seat == self.seat:
            mask[self.match.legal_numbers(seat)] = 1
        return mask

    def shares(self) -> list[float]:
        """By seat: the share of the win."""
        winners = self.match.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def picture(self, seat: int | None) -> str:
        """The table as *seat*, or a spectator, sees it."""
        view, own = self.match.view(seat), drawing(self.game, "terminal")
        if own is None:
            return "\n".join(f"{key}: {value}" for key, value in view.items())
        draw = cast(Callable[[Any, Speech, int, bool], str], own.draw)
        return draw(view, self._speech, WIDTH, False)
