"""Pioneers: what is measured in finished games, and the targets of the edition."""

from __future__ import annotations

from statistics import mean, median

from westbound.games.pioneers.names import MOVEMENT
from westbound.games.pioneers.rules import Pioneers
from westbound.kit.figures import Chapter, Figure, Notes, Played, Told, Yardstick
from westbound.kit.strategies import avoids, prefers

SOURCES = ("coaches", "seats", "nuggets", "network")
ROUNDS = {2: (9, 16), 3: (9, 16), 4: (9, 12)}
ENDED = 0.1  # share of games each way of ending should account for, at least
CASH = 5
STRATEGIES = {
    "always a coach": prefers("coach"),
    "never a coach": avoids("coach"),
    "always roads": prefers("two roads", "road"),
    "always join": prefers("join"),
    "never join": avoids("join"),
}


class PioneersYardstick(Yardstick):
    """Rounds, how the game ends, and money."""

    winner = (55, 80)
    strategies = STRATEGIES

    def notice(self, table: Pioneers, seat: int, notes: Notes) -> None:
        if table.step == MOVEMENT:
            notes.setdefault("cash", []).append(table.cash[seat])

    def look(self, table: Pioneers, told: Told, notes: Notes) -> None:
        notes["rounds"] = table.round
        notes["ended by roads"] = min(table.stock[: table.players]) == 0
        notes["ended by coaches"] = table.stack_size == 0
        notes["sources"] = [table.sources(seat) for seat in range(table.players)]

    def chapter(self, players: int, games: list[Played]) -> Chapter:
        low, high = ROUNDS[players]
        title, figures = super().chapter(players, games)
        winners = [played.notes["sources"][played.winners[0]] for played in games]
        return Chapter(
            title,
            [
                *figures,
                Figure("rounds", mean(g.notes["rounds"] for g in games), low, high),
                *(
                    Figure(name, mean(g.notes[name] for g in games), ENDED, form=".0%")
                    for name in ("ended by roads", "ended by coaches")
                ),
                Figure("cash before moving", median(c for g in games for c in g.notes["cash"]), high=CASH),
                *(Figure(f"winner's {name}", mean(w[i] for w in winners)) for i, name in enumerate(SOURCES)),
            ],
        )


YARDSTICK = PioneersYardstick()
