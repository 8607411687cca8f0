"""Colorado: the registry entry."""

from __future__ import annotations

from westbound.engine.edition import Source, shared
from westbound.engine.game import Options
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import CHANCE
from westbound.games.colorado import actions, estimate, journal, steps, view, wording
from westbound.games.colorado.box import Box
from westbound.games.colorado.names import COLORS, FIRST_NUGGETS, NOBODY, NUGGETS, PLAYERS, STATION, STEPS_EACH
from westbound.games.colorado.names import (
    GAME as WHOLE_GAME,
)
from westbound.games.colorado.printed import read_edition
from westbound.games.colorado.rules import Colorado


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
    editions = ("westbound",)
    longest = 60_000
    secrets = True
    modules = Modules(
        actions=actions,
        steps=steps,
        view=view,
        imagining=view,
        estimate=estimate,
        journal=journal,
        wording=wording,
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

    def names(self, box: Box) -> dict[str, dict[str, str]]:
        regions = {region.name: region.label for region in box.edition.regions}
        steps = {f"{name} {n + 1}": f"{label} {n + 1}" for name, label in regions.items() for n in range(STEPS_EACH)}
        return {"region": regions, "source": regions, "step": steps}


GAME = ColoradoGame()
