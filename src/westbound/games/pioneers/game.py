"""Pioneers: the registry entry."""

from __future__ import annotations

import random
from pathlib import Path
from types import MappingProxyType
from typing import cast

from westbound.engine.edition import Source
from westbound.engine.game import Facts, Game, Looker, Options, Sources, View
from westbound.engine.names import CHANCE
from westbound.engine.space import Space
from westbound.games.edition import shared
from westbound.games.pioneers import actions, estimate, journal, view, wording
from westbound.games.pioneers.box import Box
from westbound.games.pioneers.names import (
    CITIES,
    NO_TILE,
    NOBODY,
    PIONEERS_EACH,
    PLAYERS,
    REINS,
    REMOVED_OF_FOUR,
    REMOVED_OF_THREE,
    REMOVED_OF_TWO,
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
from westbound.games.pioneers.steps import STEPS
from westbound.games.pioneers.view import PioneersView

REMOVED_COACHES = {2: REMOVED_OF_TWO, 3: REMOVED_OF_THREE, 4: REMOVED_OF_FOUR}


@shared("westbound")
def fill_box(edition: Source, players: int, covered: str) -> Box:
    content = read_edition(edition)
    return Box(content, content.side(players), players, covered)


class PioneersGame(Game):
    """Pioneers, by Emanuele Ornella, for 2 to 4 players."""

    name = "pioneers"
    version = 2
    title = "Pioneers"
    number = 1
    players = range(2, 5)
    seats = actions.SEAT_NAMES
    editions = ("westbound",)
    longest = 4000
    secrets = True
    steps = STEPS
    kinds = journal.KINDS
    unspoken = journal.UNSPOKEN
    reveals = journal.REVEALS
    plans = MappingProxyType({"joining": "pass"})
    bit_by_bit = frozenset({REINS})
    text = Path(__file__).parent / "text"

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        return {"covered": ("printed", "random")} if players == 2 else {}

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        covered = options.get("covered", "printed")
        return fill_box(edition, players, covered)

    def lay(self, box: Box) -> Pioneers:
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

    def space(self, box: Box) -> Space:
        return actions.space(box)

    def view(self, table: Pioneers, seat: int | None) -> View:
        return cast(View, view.view(table, seat))

    def looker(self) -> Looker:
        return view.PioneersLooker(self)

    def imagine(self, table: Pioneers, seat: int | None, rng: random.Random) -> Pioneers:
        return view.imagine(table, seat, rng)

    def breakdown(self, view: View) -> list[Sources]:
        return [player["breakdown"] for player in view["players"]]

    def estimate(self, table: Pioneers, seat: int) -> float:
        return estimate.estimate(table, seat)

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

    def edition(self, box: Box) -> tuple[str, str]:
        return box.edition.name, box.edition.digest

    def entity(self, box: Box, kind: str, number: int) -> str:
        return journal.entity(box, kind, number)

    def asked(self, view: View, seat: int) -> Facts:
        return wording.asked(cast(PioneersView, view), seat)

    def about(self, view: View, kind: str, word: str) -> Facts | None:
        return wording.about(cast(PioneersView, view), kind, word)

    def parts(self, kind: str, word: str) -> Facts:
        return wording.parts(kind, word)


GAME = PioneersGame()
