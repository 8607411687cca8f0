"""Connect four: the registry entry."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from connect_four import names
from connect_four.names import COLUMNS, DROP, DROPPED, FOUR, FULL, ROWS, TALL, TURN
from connect_four.rules import ConnectFour
from westbound.engine.game import Game, Sources, View
from westbound.engine.modular.kinds import ORDINAL, described, kind, one_of
from westbound.engine.names import NO_SEAT
from westbound.engine.space import Block, Space

SEAT_NAMES = ("red", "yellow")
NATURES = {"player": one_of(SEAT_NAMES), "place": ORDINAL}
KINDS = {
    DROPPED: kind("dropped", player="player", column="place"),
    FOUR: kind("four", player="player"),
    FULL: kind("full"),
}


class ConnectFourGame(Game):
    """Connect four, for two."""

    name = "connect_four"
    version = 1
    title = "Connect Four"
    players = range(2, 3)
    minutes = (5, 10)
    weight = "light"
    seats = SEAT_NAMES
    editions = ("usual",)
    longest = 42
    secrets = False
    steps = ("", "turn")
    kinds = described(names, NATURES, KINDS)
    text = Path(__file__).parent / "text"

    def table(self, box: None) -> ConnectFour:
        t = ConnectFour()
        t.players = 2
        t.open = (1 << COLUMNS) - 1
        t.winner = NO_SEAT
        t.step = TURN
        return t

    def space(self, box: None) -> Space:
        return Space([Block("drop", DROP, "column", tuple(str(column + 1) for column in range(COLUMNS)))])

    def view(self, table: ConnectFour, seat: int | None) -> View:
        stones = table.stones
        return {
            "game": self.name,
            "viewer": seat,
            "actors": [] if table.over else [table.player],
            "step": self.steps[table.step],
            "over": table.over,
            "winners": self.winners(table) if table.over else [],
            "columns": [
                [next((s for s in (0, 1) if stones[s] >> column * TALL + row & 1), None) for row in range(ROWS)]
                for column in range(COLUMNS)
            ],
        }

    def breakdown(self, view: View) -> list[Sources]:
        return [{"four": int(view["winners"] == [s])} for s in range(2)]

    def entity(self, box: Any, kind: str, number: int) -> str:
        return NATURES[kind].word(box, number)


GAME = ConnectFourGame()
