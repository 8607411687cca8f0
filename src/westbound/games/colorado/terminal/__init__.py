"""Colorado in a terminal: a function of the view only."""

from __future__ import annotations

from typing import Any, cast

from westbound.games.colorado.names import LAST_MEDAL
from westbound.games.colorado.printed import COLOR_NAMES, DUO_NAMES, DUO_OF, TRACK_NAMES, ZONE_NAMES
from westbound.games.colorado.terminal.sheet import INSET, sheet
from westbound.games.colorado.view import ColoradoView, MedalView, PlayerView
from westbound.kit.letters import Speech, flowing, pad, paint, plain_length, shortened
from westbound.kit.pencil import Pencil, aligned, columns

CARD_INKS = {"red": "91", "green": "92", "grey": "37", "violet": "95", "blue": "94", "orange": "33"}
DUOS = {color: DUO_NAMES[duo] for color, duo in zip(COLOR_NAMES, DUO_OF, strict=True)}
TICKED, FREE = "x", "."  # boxes of the bounty board


def draw(view: dict[str, Any], speech: Speech, width: int, color: bool) -> str:
    """The whole table: call, roadmap, bounty board and players."""
    return "\n".join(Drawing(cast(ColoradoView, view), speech, width, color).rows())


class Drawing(Pencil):
    """The parts of the table, one below the other."""

    def __init__(self, view: ColoradoView, speech: Speech, width: int, color: bool) -> None:
        super().__init__(speech, width, color)
        self.view = view

    def rows(self) -> list[str]:
        return [self.heading(), *self.call(), *sheet(self.view, self), *self.bounties(), *self.players()]

    def heading(self) -> str:
        """The turn, and the Caller."""
        view, say = self.view, self.speech.say
        parts = [say("title")]
        if view["over"]:
            parts.append(say("term-game-over"))
        elif view["turn"]:
            parts.append(f"{say('term-turn')} {view['turn']}")
            parts.append(self.fact("term-caller", self.player(view["caller"], self.width // 3)))
        return self.ruled(parts)

    def call(self) -> list[str]:
        """The card that was asked for or given; reserve, pile and discards."""
        view = self.view
        parts = []
        if view["asked"] and view["giver"] is not None:
            giver = self.player(view["giver"], self.width // 3)
            parts += [self.fact("term-asked", self.card(view["asked"])), giver]
        if view["called"]:
            parts.append(self.fact("term-called", self.card(view["called"])))
        parts.append(self.fact("term-reserve", view["reserve"]))
        parts.append(self.fact("term-pile", view["pile"]))
        parts.append(self.fact("term-discards", sum(view["discards"].values())))
        return flowing(parts, self.width)

    # The bounty board

    def bounties(self) -> list[str]:
        """A column for each zone and track, a row for each player; below, the icons above the boxes."""
        view, say = self.view, self.speech.say
        titles = [*(say(f"zone-{zone}") for zone in ZONE_NAMES), *(say(f"bounty-{track}") for track in TRACK_NAMES)]
        totals = [" ".join(map(str, view["map"]["zones"][zone])) for zone in ZONE_NAMES] + [""] * len(TRACK_NAMES)
        left = [" ".join(map(str, view["medals_left"].get(word, []))) for word in (*ZONE_NAMES, *TRACK_NAMES)]
        ticks = [self.ticks(player) for player in view["players"]]
        widths = columns(titles, totals, left, *ticks)
        heads = [say("term-board"), say("term-point.many"), say("term-medals-left")]
        room = min(self.width - sum(widths) - 1, max(map(plain_length, [*heads, *self.names()])) + 2)
        table = [
            (self.bold(shortened(heads[0], room - 1)), titles),
            (shortened(heads[1], room - 1), totals),
            (shortened(heads[2], room - 1), left),
            *((self.player(seat, room - 3), row) for seat, row in enumerate(ticks)),
        ]
        rows = [" " + pad(head, room) + "".join(map(pad, cells, widths)).rstrip() for head, cells in table]
        return ["", *(row.rstrip() for row in rows), *self.over_boxes()]

    def names(self) -> list[str]:
        return [f"# {self.speech.player(player['seat'])}" for player in self.view["players"]]

    def ticks(self, player: PlayerView) -> list[str]:
        """The boxes of a player, column by column."""
        zones = [boxes(player["zones"][zone], len(self.view["map"]["zones"][zone])) for zone in ZONE_NAMES]
        tipi = "".join(TICKED if ticked else FREE for ticked in player["tipi"])
        tracks = self.view["map"]["tracks"]
        return [*zones, tipi, *(boxes(count, len(tracks[track]["icons"])) for track, count in player["tracks"].items())]

    def over_boxes(self) -> list[str]:
        parts = []
        for track, printed in self.view["map"]["tracks"].items():
            icons = [f"{i} {self.speech.name('icon', icon)}" for i, icon in enumerate(printed["icons"], 1) if icon]
            if icons:
                parts.append(self.fact(f"bounty-{track}", ", ".join(icons)))
        return flowing(parts, self.width, "   ")

    # The players

    def players(self) -> list[str]:
        """A table of what each player has, and below each row their cards, medals and regions."""
        say = self.speech.say
        names = [say(f"term-{what}.many") for what in ("nugget", "card", "medal", "point")]
        table = [self.counts(player) for player in self.view["players"]]
        widths = columns(names, *table)
        longest = max(map(plain_length, self.names())) + 3
        room = min(longest, self.width - sum(widths))
        rows = ["", self.dim(" " * room + aligned(names, widths))]
        for player, counts in zip(self.view["players"], table, strict=True):
            arrow = ">" if player["seat"] in self.view["actors"] else " "
            row = pad(f"{arrow} {self.player(player['seat'], room - 4)}", room) + aligned(counts, widths)
            doing = self.view["doing"].get(player["color"], "")
            words = f"   {self.speech.name('step', doing)}" if doing else ""
            rows.append(row + self.dim(shortened(words, self.width - plain_length(row))))
            rows += self.belongings(player)
        return rows

    def counts(self, player: PlayerView) -> list[str]:
        medals = f"{len(player['medals'])}/{LAST_MEDAL}"
        return [str(player["nuggets"]), str(player["cards"]), medals, str(player["score"])]

    def belongings(self, player: PlayerView) -> list[str]:
        """The hand for its owner, the play area, medals, and the other players' progress."""
        rows: list[str] = []
        if player["hand"] is not None:
            rows += self.listed("term-hand", self.families(player["hand"], with_duo=True))
        rows += self.listed("term-area", self.families(player["area"]))
        rows += self.listed("term-medal.many", [self.medal(medal) for medal in player["medals"]])
        if player["village"]:
            rows += self.listed("term-flag", [self.speech.name("region", player["village"])])
        if player["seat"] != self.view["viewer"]:
            rows += self.listed("term-sheet", self.progress(player))
        return rows

    def families(self, cards: list[str], with_duo: bool = False) -> list[str]:
        """Cards by color: ``Red 1 3``."""
        found = []
        for color in COLOR_NAMES:
            values = [card.split()[1] for card in cards if card.split()[0] == color]
            duo = f" ({self.speech.name('duo', DUOS[color])})" if with_duo else ""
            if values:
                words = f"{self.speech.name('color', color)} {' '.join(values)}"
                found.append(paint(words, CARD_INKS[color], self.color) + duo)
        return found

    def medal(self, medal: MedalView) -> str:
        kind = "region" if medal["source"] in {region["name"] for region in self.view["map"]["regions"]} else "source"
        return f"{medal['points']} ({self.speech.name(kind, medal['source'])})"

    def progress(self, player: PlayerView) -> list[str]:
        """The discovered regions with their ticked steps, and the railroad."""
        found = []
        for region in self.view["map"]["regions"]:
            if region["name"] in player["flags"]:
                ticked = sum(step["name"] in player["steps"] for step in region["steps"])
                found.append(f"{region['label']} {ticked}/{len(region['steps'])}")
        if player["rails"]:
            found.append(f"{self.speech.say('term-railroad')} {player['rails'][-1]}")
        return found

    def listed(self, key: str, parts: list[str]) -> list[str]:
        """A label and its parts, on as many rows as they need."""
        if not parts:
            return []
        return flowing([self.fact(key, parts[0]), *parts[1:]], self.width, " " * INSET)

    def card(self, card: str) -> str:
        return paint(self.speech.name("card", card), CARD_INKS[card.split()[0]], self.color)


def boxes(ticked: int, count: int) -> str:
    return TICKED * ticked + FREE * (count - ticked)
