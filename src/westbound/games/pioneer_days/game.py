"""Pioneer Days: the registry entry."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from types import MappingProxyType

from westbound.engine.edition import Source, shared
from westbound.engine.game import Options
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import CHANCE
from westbound.games.pioneer_days import actions, imagining, journal, steps, view, wording
from westbound.games.pioneer_days.box import Box
from westbound.games.pioneer_days.hints import arguments, reasons, remarks
from westbound.games.pioneer_days.names import (
    DEALT,
    NOBODY,
    PLAYERS,
    POOL,
    SLOTS,
    STANDARD,
    STORE,
    TILES,
    TOWNS,
    TOWNS_SHOWN,
)
from westbound.games.pioneer_days.names import (
    GAME as WHOLE_GAME,
)
from westbound.games.pioneer_days.printed import SETS, Edition, read_edition
from westbound.games.pioneer_days.rules import PioneerDays

SET_PAIRS = tuple(f"{one}+{other}" for one, other in combinations(SETS, 2))
BOARDS = ("dealt", "standard")


@shared("westbound")
def fill_box(edition: Source, players: int, sets: str, boards: str) -> Box:
    return Box(read_edition(edition), players, sets, boards)


def own_names(edition: Edition) -> dict[str, dict[str, str]]:
    """What cards are called for which our texts have no name, or another."""
    ours = names_of_ours()
    piles = {"folk": edition.folk, "tile": edition.tiles, "board": edition.boards}
    named = {
        kind: {card.name: card.label or titled(card.name) for card in pile if card.label or card.name not in ours}
        for kind, pile in piles.items()
    }
    acting = {name: label for pile in named.values() for name, label in pile.items()}
    return {kind: labels for kind, labels in {**named, "ability": acting}.items() if labels}


@cache
def names_of_ours() -> frozenset[str]:
    ours = read_edition("westbound")
    return frozenset(card.name for card in (*ours.folk, *ours.tiles, *ours.boards))


def titled(name: str) -> str:
    return name.replace("_", " ").capitalize()


class PioneerDaysGame(ModularGame[PioneerDays]):
    """Pioneer Days, by Matthew Dunstan and Chris Marling, for 2 to 4 players."""

    name = "pioneer_days"
    version = 2
    title = "Pioneer Days"
    number = 2
    players = range(2, 5)
    minutes = (45, 90)
    weight = "light"
    editions = ("westbound",)
    longest = 150_000  # with cards that bring so much that it has to be thrown away one by one
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
    premoves = MappingProxyType({"visiting": "pass"})
    counted = frozenset({"taking", "using"})

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        return {"sets": SET_PAIRS, "boards": BOARDS}

    def variants(self) -> list[tuple[int, dict[str, str]]]:
        """Every player count, with and without dealt boards, and all sets among them: all pairs would be too many."""
        pairs = ("A+B", "C+D", "A+E")
        return [
            (players, {"sets": pair, "boards": boards})
            for players, pair in zip(self.players, pairs, strict=True)
            for boards in BOARDS
        ]

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        sets, boards = options["sets"], options["boards"]
        return fill_box(edition, players, sets, boards)

    def table(self, box: Box) -> PioneerDays:
        t = PioneerDays(box)
        t.players = box.players
        t.pool = [NOBODY] * POOL
        t.die = NOBODY
        t.face = NOBODY
        t.slots = [NOBODY] * SLOTS
        t.folk_left = box.folk
        t.towns = [NOBODY] * TOWNS_SHOWN
        t.towns_left = (1 << TOWNS) - 1
        t.store = [NOBODY] * STORE
        t.tiles_left = (1 << TILES) - 1
        t.tokens = [*box.tokens]  # ours to change; the box is everybody's
        t.board = [NOBODY] * PLAYERS
        t.dealt = [NOBODY] * (PLAYERS * DEALT)
        t.boards_left = (1 << STANDARD) - 1
        t.step = WHOLE_GAME
        t.player = CHANCE
        return t

    def names(self, box: Box) -> dict[str, dict[str, str]]:
        edition = box.edition
        return {
            "town": {town.name: town.label for town in edition.towns},
            "person": {card.name: card.person for card in [*edition.folk, *edition.boards] if card.person},
            **own_names(edition),
        }


GAME = PioneerDaysGame()
