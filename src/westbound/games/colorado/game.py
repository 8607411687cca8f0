"""Colorado: the registry entry."""

from __future__ import annotations

import random
import threading

from westbound.engine.edition import Source, shared
from westbound.engine.game import NoWorld, Options
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import CHANCE, NO_SEAT
from westbound.games.colorado import actions, beliefs, journal, steps, view, wording
from westbound.games.colorado.box import Box
from westbound.games.colorado.hints import arguments, reasons, remarks
from westbound.games.colorado.names import COLORS, FIRST_NUGGETS, NOBODY, NUGGETS, PLAYERS, STATION, STEPS_EACH
from westbound.games.colorado.names import (
    GAME as WHOLE_GAME,
)
from westbound.games.colorado.printed import read_edition
from westbound.games.colorado.rules import Colorado

SCRATCH = threading.local()  # beliefs need much room, which is used again


@shared("westbound")
def fill_box(edition: Source, players: int) -> Box:
    return Box(read_edition(edition), players)


class ColoradoGame(ModularGame[Colorado]):
    """Colorado, by Joachim Thôme, for 2 to 4 players."""

    name = "colorado"
    version = 2
    title = "Colorado"
    number = 3
    players = range(2, 5)
    minutes = (60, 90)
    weight = "medium"
    editions = ("westbound",)
    longest = 60_000
    secrets = True
    modules = Modules(
        actions=actions,
        steps=steps,
        view=view,
        imagining=beliefs,
        journal=journal,
        wording=wording,
        remarks=remarks,
        reasons=reasons,
        arguments=arguments,
    )

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        return fill_box(edition, players)

    def table(self, box: Box) -> Colorado:
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

    def imagine(self, table: Colorado, seat: int | None, rng: random.Random) -> Colorado:
        world = table.copy()
        if not hasattr(SCRATCH, "beliefs"):
            SCRATCH.beliefs = beliefs.imaginer(world)
        SCRATCH.beliefs.table = world
        if not SCRATCH.beliefs.imagined(NO_SEAT if seat is None else seat, rng.getrandbits(60)):
            raise NoWorld(f"{self.name}: no world agrees with all that seat {seat} has seen and heard")
        return world

    def names(self, box: Box) -> dict[str, dict[str, str]]:
        regions = {region.name: region.label for region in box.edition.regions}
        steps = {f"{name} {n + 1}": f"{label} {n + 1}" for name, label in regions.items() for n in range(STEPS_EACH)}
        return {"region": regions, "source": regions, "step": steps}


GAME = ColoradoGame()
