"""Cups: the registry entry."""

from __future__ import annotations

from pathlib import Path

from cups.imagining import Places
from cups.names import CUPS, GUESS, GUESSED, HIDDEN, HIDE, PASS, ROUNDS
from cups.rules import Cups
from westbound.engine.edition import Source
from westbound.engine.game import Argument, Game, Options, Sources, View
from westbound.engine.modular.kinds import kind
from westbound.engine.space import Block, Space

CUP_NAMES = ("left", "middle", "right")


class CupsGame(Game):
    """For two players."""

    name = "cups"
    version = 1
    title = "Cups"
    players = range(2, 3)
    seats = ("ann", "ben")
    editions = ("printed",)
    longest = 10
    secrets = True
    steps = ("", "", "hiding", "guessing")
    argued = frozenset({"likely"})
    kinds = {  # noqa: RUF012  (a constant of the toy)
        HIDDEN: kind("hidden", cup="cup"),
        GUESSED: kind("guessed", player="player", cup="cup"),
    }
    text = Path(__file__).parent

    def open_box(self, players: int, options: Options, edition: Source) -> int:
        return players

    def table(self, box: int) -> Cups:
        t = Cups()
        t.players = box
        t.step = ROUNDS
        return t

    def space(self, box: int) -> Space:
        cups = [Block("guess", GUESS, "cup", CUP_NAMES), Block("hide", HIDE, "cup", CUP_NAMES)]
        return Space([Block("pass", PASS), *cups])

    def view(self, table: Cups, seat: int | None) -> View:
        actors = table.actors()
        frames = table.frames(0 if seat is None else seat)
        guesses = frames[-2:] == [3, 1 - seat] if seat is not None else False
        return {
            "viewer": seat,
            "actors": [s for s in range(table.players) if actors >> s & 1],
            "step": self.steps[frames[-2]] if frames else "",
            "over": table.over,
            "winners": self.winners(table) if table.over else [],
            "points": table.points[: table.players],
            "coin": table.coin if guesses else None,
        }

    def imaginer(self, table: Cups) -> Places:
        return Places(table)

    def breakdown(self, view: View) -> list[Sources]:
        return [{"points": points} for points in view["points"]]

    def arguments(self, table: Cups, seat: int, action: int) -> list[Argument]:
        """How likely a guess is right."""
        if action == PASS:
            return []
        lots = CUPS - (action - GUESS)
        return [Argument("likely", {"lots": lots}, lots / 3 - 1)] if lots != CUPS else []


GAME = CupsGame()
