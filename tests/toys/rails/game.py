"""Rails: the registry entry."""

from __future__ import annotations

from pathlib import Path

from rails.imagining import Hands
from rails.names import (
    ACT,
    CARDS,
    DRAW,
    DRAWN,
    DREW,
    GAIN,
    GAINED,
    GIVE,
    ROUND_BEGINS,
    ROUNDS,
    SAW,
    SENTENCES,
    TAKE,
    TRACK,
)
from rails.rules import Box, Rails
from westbound.engine.edition import Source
from westbound.engine.game import Game, Looker, Options, Sources, View
from westbound.engine.modular.kinds import kind
from westbound.engine.space import Block, Space

CARD_NAMES = ("elk", "fox", "owl")
PILE = [20, 15, 10]  # more than anybody can draw
SENTENCES_PRINTED = [
    [ACT, 0, GAIN, 1],
    [DRAW, 0, ACT, 0, DRAW, 0],
    [GAIN, 2, DRAW, 0],
    [GIVE, 2],
]
STARTS = {"mixed": [0, 1, 3, 2], "alike": [1, 1, 1, 1]}


class RailsGame(Game):
    """All at once, for 2 to 4 players."""

    name = "rails"
    version = 1
    title = "Rails"
    players = range(2, 5)
    seats = ("north", "east", "south", "west")
    editions = ("printed",)
    longest = 400
    secrets = True
    steps = ("", "", "round", "leg", "resolving", "acting", "drawing")
    kinds = {  # noqa: RUF012  (a constant of the toy)
        GAINED: kind("gained", player="player", amount="number"),
        DREW: kind("drew", player="player"),
        SAW: kind("saw", player="player", card="card"),
        ROUND_BEGINS: kind("round", round="number"),
    }
    text = Path(__file__).parent

    def choices(self, players: int) -> dict[str, tuple[str, ...]]:
        return {"start": tuple(STARTS)}

    def open_box(self, players: int, options: Options, edition: Source) -> Box:
        return Box(SENTENCES_PRINTED, STARTS[options["start"]][:players], 3)

    def table(self, box: Box) -> Rails:
        t = Rails(box)
        t.players = box.players
        t.pile = list(PILE)
        t.step = ROUNDS
        return t

    def space(self, box: Box) -> Space:
        tracks = tuple(str(i + 1) for i in range(SENTENCES))
        return Space(
            [Block("take", TAKE), Block("track", TRACK, "track", tracks), Block("draw", DRAWN, "card", CARD_NAMES)]
        )

    def view(self, table: Rails, seat: int | None) -> View:
        actors, hands = table.actors(), [table.hands[s * CARDS : (s + 1) * CARDS] for s in range(table.players)]
        frames = table.frames(0 if seat is None else seat)
        return {
            "viewer": seat,
            "actors": [s for s in range(table.players) if actors >> s & 1],
            "step": self.steps[frames[-2]] if frames else "",
            "over": table.over,
            "winners": self.winners(table) if table.over else [],
            "nuggets": table.nuggets[: table.players],
            "tracks": table.tracks[: table.players],
            "pile": sum(table.pile),
            "cards": [sum(hand) for hand in hands],
            "hand": None if seat is None else hands[seat],
        }

    def looker(self) -> Looker:
        return RailsLooker(self)

    def imaginer(self, table: Rails) -> Hands:
        return Hands(table)

    def breakdown(self, view: View) -> list[Sources]:
        return [{"nuggets": nuggets} for nuggets in view["nuggets"]]


class RailsLooker(Looker):
    """Sees all hands in a row, if it may."""

    def revealed(self, table: Rails) -> View:
        return {**super().revealed(table), "hand": list(table.hands)}


GAME = RailsGame()
