"""Skeleton Trail: the registry entry."""

from __future__ import annotations

from westbound.engine.edition import Source, shared
from westbound.engine.game import Options
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import CHANCE
from westbound.game_skeleton.game import actions, journal, steps, view, wording
from westbound.game_skeleton.game.box import Box
from westbound.game_skeleton.game.names import JOURNEY
from westbound.game_skeleton.game.printed import read_edition
from westbound.game_skeleton.game.rules import SkeletonRules


@shared("westbound")
def fill_box(edition: Source, players: int) -> Box:
    return Box(read_edition(edition), players)


class SkeletonGame(ModularGame[SkeletonRules]):
    """Skeleton Trail, for 2 to 4 players."""

    name = "skeleton"
    version = 1
    title = "Skeleton Trail"
    players = range(2, 5)
    minutes = (15, 30)
    weight = "light"
    editions = ("westbound",)
    longest = 600  # every turn has two, and uses up a crate or a mile
    secrets = False
    modules = Modules(
        actions=actions,
        steps=steps,
        view=view,
        journal=journal,
        wording=wording,
    )

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        return fill_box(edition, players)

    def table(self, box: Box) -> SkeletonRules:
        t = SkeletonRules(box)
        t.players = box.players
        t.store = box.crates
        t.step = JOURNEY
        t.player = CHANCE
        return t


GAME = SkeletonGame()
