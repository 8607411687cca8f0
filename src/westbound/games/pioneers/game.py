"""Pioneers: the registry entry."""

from __future__ import annotations

from types import MappingProxyType

from westbound.engine.edition import Source, shared
from westbound.engine.game import Options
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import CHANCE
from westbound.games.pioneers import actions, imagining, journal, steps, view, wording
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.ending import REMOVED_COACHES
from westbound.games.pioneers.hints import arguments, reasons, remarks
from westbound.games.pioneers.names import (
    CITIES,
    NO_TILE,
    NOBODY,
    PIONEERS_EACH,
    PLAYERS,
    REINS,
    ROADS_EACH,
    SLOTS,
    STARTERS,
    WORD,
)
from westbound.games.pioneers.names import (
    GAME as WHOLE_GAME,
)
from westbound.games.pioneers.printed import read_edition
from westbound.games.pioneers.rules import Pioneers


@shared("westbound")
def fill_box(edition: Source, players: int, covered: str) -> Box:
    content = read_edition(edition)
    return Box(content, content.side(players), players, covered)


class PioneersGame(ModularGame[Pioneers]):
    """Pioneers, by Emanuele Ornella, for 2 to 4 players."""

    name = "pioneers"
    version = 2
    title = "Pioneers"
    number = 1
    players = range(2, 5)
    minutes = (60, 90)
    weight = "medium"
    editions = ("westbound",)
    longest = 4000
    secrets = True
    modules = Modules(
        actions=actions,
        steps=steps,
        view=view,
        imagining=imagining,
        journal=journal,
        wording=wording,
        remarks=remarks,
        reasons=reasons,
        arguments=arguments,
    )
    premoves = MappingProxyType({"joining": "pass"})
    counted = frozenset({"movement", "driving"})
    bit_by_bit = frozenset({REINS})

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        return {"covered": ("printed", "random")} if players == 2 else {}

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        covered = options.get("covered", "printed")
        return fill_box(edition, players, covered)

    def table(self, box: Box) -> Pioneers:
        """An empty board, full supplies; what is drawn in the set-up is left to chance."""
        t = Pioneers(box)
        absent = [0] * (PLAYERS - box.players)
        t.players = box.players
        t.supply = [PIONEERS_EACH] * box.players + absent
        t.stock = [ROADS_EACH] * box.players + absent
        t.free = [(1 << min(box.lines, WORD)) - 1, (1 << max(box.lines - WORD, 0)) - 1]
        t.tiles = [NO_TILE] * CITIES
        t.display = [NOBODY] * SLOTS
        t.unseen = (1 << STARTERS) - 1
        t.stack_size = STARTERS - REMOVED_COACHES[box.players]
        t.starters = (1 << len(box.edition.coaches)) - (1 << STARTERS)
        t.leftover = [*box.tiles]  # ours to change; the box is everybody’s
        t.nuggets = [*box.nuggets]
        t.taken = NO_TILE
        t.arrival = NOBODY
        t.step = WHOLE_GAME
        t.player = CHANCE
        return t

    def names(self, box: Box) -> dict[str, dict[str, str]]:
        cities = box.side.cities
        return {
            "city": {city.name: city.label for city in cities},
            "line": {
                box.side.line_name(i): "–".join(cities[end].label for end in ends)
                for i, ends in enumerate(box.side.lines)
            },
            "card": {coach.name: coach.label or coach.name.replace("_", " ").title() for coach in box.edition.coaches},
        }


GAME = PioneersGame()
