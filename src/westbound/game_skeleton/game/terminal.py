"""Skeleton Trail in a terminal."""

from __future__ import annotations

from typing import Any, cast

from westbound.game_skeleton.game.view import PlayerView, WholeView
from westbound.kit.letters import MARKS, PLAYER_INKS, Speech, pad, paint, plain_length
from westbound.kit.pencil import Pencil, aligned, columns

NAMES = 16  # letters


def draw(view: dict[str, Any], speech: Speech, width: int, color: bool) -> str:
    """Return the whole table: die, store, trail, and what the players have."""
    return "\n".join(Drawing(cast(WholeView, view), speech, width, color).rows())


class Drawing(Pencil):
    """The parts of the table, one below the other."""

    def __init__(self, view: WholeView, speech: Speech, width: int, color: bool) -> None:
        super().__init__(speech, width, color)
        self.view = view

    def rows(self) -> list[str]:
        view, say = self.view, self.speech.say
        standing = [self.fact("term-die", view["pips"]), self.fact("term-store", view["store"])]
        return [self.ruled([say("title"), *standing]), *map(self.lane, view["players"]), *self.players()]

    def lane(self, player: PlayerView) -> str:
        """The trail with the wagon of a player."""
        seat, miles = player["seat"], player["miles"]
        wagon = paint(MARKS[seat], PLAYER_INKS[seat], self.color)
        return f" {'─' * miles}{wagon}{'·' * (self.view['trail'] - miles)}"

    def players(self) -> list[str]:
        """A table of what everybody has; an arrow points at those who must choose."""
        say = self.speech.say
        heading = [say("source-miles"), say("source-crates"), say("term-point.many")]
        table = [[str(player[key]) for key in ("miles", "crates", "score")] for player in self.view["players"]]
        widths = columns(heading, *table)
        names = [self.player(player["seat"], NAMES) for player in self.view["players"]]
        room = max(map(plain_length, names)) + 3
        rows = [self.dim(" " * room + aligned(heading, widths))]
        for seat, (name, counts) in enumerate(zip(names, table, strict=True)):
            arrow = ">" if seat in self.view["actors"] else " "
            rows.append(pad(f"{arrow} {name}", room) + aligned(counts, widths))
        return rows
