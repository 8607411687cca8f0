"""Colorado: the registry entry."""

from __future__ import annotations

import random
from pathlib import Path
from typing import cast

from westbound.engine.edition import Source
from westbound.engine.game import Facts, Game, Looker, Options, Sources, View
from westbound.engine.names import CHANCE
from westbound.engine.space import Space
from westbound.games.colorado import actions, estimate, journal, view, wording
from westbound.games.colorado.box import Box
from westbound.games.colorado.names import COLORS, FIRST_NUGGETS, NOBODY, NUGGETS, PLAYERS, STATION, STEPS_EACH
from westbound.games.colorado.names import (
    GAME as WHOLE_GAME,
)
from westbound.games.colorado.printed import read_edition
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.steps import STEPS
from westbound.games.colorado.view import ColoradoView
from westbound.games.edition import shared


@shared("westbound")
def fill_box(edition: Source, players: int) -> Box:
    return Box(read_edition(edition), players)


class ColoradoGame(Game):
    """Colorado, by Joachim Thôme, for 2 to 4 players."""

    name = "colorado"
    version = 2
    title = "Colorado"
    number = 3
    players = range(2, 5)
    seats = actions.SEAT_NAMES
    editions = ("westbound",)
    longest = 60_000
    secrets = True
    steps = STEPS
    kinds = journal.KINDS
    unspoken = journal.UNSPOKEN
    reveals = journal.REVEALS
    text = Path(__file__).parent / "text"

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        return {}

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        return fill_box(edition, players)

    def lay(self, box: Box) -> Colorado:
        """A shuffled pile, three nuggets each, empty sheets."""
        t = Colorado(box)
        absent = [0] * (PLAYERS - box.players)
        t.players = box.players
        t.called = NOBODY
        t.reserve = NUGGETS - FIRST_NUGGETS * box.players
        t.nuggets = [FIRST_NUGGETS] * box.players + absent
        t.pile = [*box.copies] * COLORS
        t.village = [NOBODY] * PLAYERS
        t.rail_at = [STATION] * PLAYERS
        t.step = WHOLE_GAME
        t.player = CHANCE
        return t

    def space(self, box: Box) -> Space:
        return actions.space(box)

    def view(self, table: Colorado, seat: int | None) -> View:
        return cast(View, view.view(table, seat))

    def looker(self) -> Looker:
        return view.ColoradoLooker(self)

    def imagine(self, table: Colorado, seat: int | None, rng: random.Random) -> Colorado:
        return view.imagine(table, seat, rng)

    def breakdown(self, view: View) -> list[Sources]:
        return [player["breakdown"] for player in view["players"]]

    def estimate(self, table: Colorado, seat: int) -> float:
        return estimate.estimate(table, seat)

    def names(self, box: Box) -> dict[str, dict[str, str]]:
        regions = {region.name: region.label for region in box.edition.regions}
        steps = {f"{name} {n + 1}": f"{label} {n + 1}" for name, label in regions.items() for n in range(STEPS_EACH)}
        return {"region": regions, "source": regions, "step": steps}

    def edition(self, box: Box) -> tuple[str, str]:
        return box.edition.name, box.edition.digest

    def entity(self, box: Box, kind: str, number: int) -> str:
        return journal.entity(box, kind, number)

    def asked(self, view: View, seat: int) -> Facts:
        return wording.asked(cast(ColoradoView, view), seat)

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        return wording.about(cast(ColoradoView, view), kind, word)

    def parts(self, kind: str, word: str) -> Facts:
        return wording.parts(kind, word)


GAME = ColoradoGame()
