"""Pioneers in a terminal: a function of the view only."""

from __future__ import annotations

from typing import Any, cast

from westbound.games.pioneers.printed import TILE_NAMES
from westbound.games.pioneers.terminal.chart import STAGECOACH, STAGECOACH_INK, TILE_INKS, draw_map
from westbound.games.pioneers.view import CoachView, PioneersView, PlayerView
from westbound.kit.letters import Speech, capital, flowing, pad, paint, plain_length
from westbound.kit.pencil import Pencil, aligned

EMPTY_SEAT = "·"


def draw(view: dict[str, Any], speech: Speech, width: int, color: bool) -> str:
    """The whole table: map, display and players."""
    return "\n".join(Drawing(cast(PioneersView, view), speech, width, color).rows())


class Drawing(Pencil):
    """The parts of the table, one below the other."""

    def __init__(self, view: PioneersView, speech: Speech, width: int, color: bool) -> None:
        super().__init__(speech, width, color)
        self.view = view
        self.letters = tile_letters(speech)

    def rows(self) -> list[str]:
        return [
            self.heading(),
            *draw_map(self.view, self.letters, self.width).rows(self.color),
            *self.legend(),
            *self.display(),
            *self.ending(),
            *self.players(),
        ]

    def heading(self) -> str:
        """The round, and whose turn it is."""
        view, say = self.view, self.speech.say
        parts = [say("title"), capital(f"{say('term-round')} {view['round']}")]
        if view["last_round"]:
            parts.append(say("term-last-round"))
        if view["player"] is not None:
            parts.append(self.player(view["player"]))
        return self.ruled(parts)

    def legend(self) -> list[str]:
        signs = [f"{self.tile(tile, self.letters[tile])} {self.speech.name('tile', tile)}" for tile in TILE_NAMES]
        signs.append(f"{paint(STAGECOACH, STAGECOACH_INK, self.color)} {self.speech.say('term-stagecoach')}")
        return flowing(signs, self.width)

    def display(self) -> list[str]:
        """The coaches for sale with their prices, and how many are left."""
        coaches = [
            f"${price} {self.coach(coach)}" for price, coach in enumerate(self.view["display"], 1) if coach is not None
        ]
        left = f"{self.speech.say('term-stack')} {self.view['stack']}"
        return flowing([self.label("term-display"), *coaches, left], self.width)

    def ending(self) -> list[str]:
        """What ends the game, and how near it is; in the last round, who plays last."""
        ending, say = self.view["ending"], self.speech.say
        if self.view["last_round"]:
            player = ending["last_player"]
            you = ".you" if player == self.view["viewer"] else ""
            return flowing([say(f"ending-last-round{you}", player=self.speech.player(player))], self.width)
        coaches = say("ending-left", left=ending["coaches"], most=ending["most_coaches"])
        roads = say("ending-left", left=ending["roads"], most=ending["most_roads"])
        causes = [f"{say('ending-coaches')} ({coaches})", f"{say('ending-roads')} ({roads})"]
        return flowing([self.label("ending-heading"), *causes], self.width)

    def players(self) -> list[str]:
        """A table of what each player has, and below it their coaches."""
        say = self.speech.say
        names = ["", "$", say("term-road.many"), say("term-supply"), say("term-banker"), say("term-merchant")]
        names += [say("term-nugget.many"), say("term-point.many")]
        widths = [max(len(name), 3) + 2 for name in names[1:]]
        longest = max(plain_length(self.speech.player(player["seat"])) for player in self.view["players"])
        widths.insert(0, min(longest + 6, self.width - sum(widths)))
        rows = [self.dim(aligned([capital(name) for name in names], widths))]
        for player in self.view["players"]:
            counts = aligned(self.counts(player), widths[1:])
            rows.append(pad(self.name(player["seat"], widths[0] - 5), widths[0]) + counts)
            rows += flowing([f"{place} {self.coach(coach)}" for place, coach in riding(player)], self.width, "      ")
        return rows

    def name(self, seat: int, letters: int) -> str:
        """The name at the start of a row; an arrow points at those who have to choose."""
        return ("> " if seat in self.view["actors"] else "  ") + self.player(seat, letters)

    def counts(self, player: PlayerView) -> list[str]:
        """What a player has, in the order of the table's heading."""
        numbers = [player["cash"], player["roads"], player["supply"], player["bankers"], player["merchants"]]
        worth = f" ({sum(player['nugget_values'])})" if player["nugget_values"] else ""
        return [*map(str, numbers), f"{player['nuggets']}{worth}", str(player["score"])]

    def coach(self, coach: CoachView) -> str:
        """Its name, who sits in it, and its points."""
        seats = "".join(
            self.tile(seat["job"], self.letters[seat["job"]]) if seat["taken"] else EMPTY_SEAT
            for seat in coach["seats"]
        )
        return f"{self.speech.name('card', coach['name'])} [{seats}] {coach['points']}"

    def tile(self, tile: str, letter: str) -> str:
        return paint(letter, TILE_INKS[tile], self.color)


def tile_letters(speech: Speech) -> dict[str, str]:
    """For each tile, the first letter of its name that no other tile has."""
    letters: dict[str, str] = {}
    for tile in TILE_NAMES:
        name = speech.name("tile", tile).upper()
        letters[tile] = next(letter for letter in name if letter.isalpha() and letter not in letters.values())
    return letters


def riding(player: PlayerView) -> list[tuple[int, CoachView]]:
    """The coaches that still carry somebody, with their numbers."""
    numbered = enumerate(player["coaches"], 1)
    return [(place, coach) for place, coach in numbered if any(seat["taken"] for seat in coach["seats"])]
