"""Pioneer Days in a terminal: a function of the view only."""

from __future__ import annotations

from typing import Any, cast

from westbound.games.pioneer_days.names import WEEKS_IN_ALL
from westbound.games.pioneer_days.sentences import told
from westbound.games.pioneer_days.view import (
    CardView,
    PioneerDaysView,
    PlayerView,
    TownView,
    TrackView,
    WagonView,
)
from westbound.games.pioneer_days.vocabulary import FACE_NAMES
from westbound.kit.letters import BOLD, Speech, flowing, hanging, pad, paint, plain_length
from westbound.kit.pencil import Pencil, aligned, columns

DIE_INKS = {"blue": "97;44", "red": "97;41", "yellow": "30;103", "green": "30;42", "black": "97;100"}
GONE, TO_GO = "#", "."  # spaces of a disaster track
INSET = 6


def draw(view: dict[str, Any], speech: Speech, width: int, color: bool) -> str:
    """The whole table: dice, disasters, townsfolk, towns, store and players."""
    return "\n".join(Drawing(cast(PioneerDaysView, view), speech, width, color).rows())


class Drawing(Pencil):
    """The parts of the table, one below the other."""

    def __init__(self, view: PioneerDaysView, speech: Speech, width: int, color: bool) -> None:
        super().__init__(speech, width, color)
        self.view = view

    def rows(self) -> list[str]:
        return [
            self.heading(),
            *self.dice(),
            *self.tracks(),
            *self.slots(),
            *self.towns(),
            *self.store(),
            *self.players(),
        ]

    # The board

    def heading(self) -> str:
        """Week and day, and whose turn it is."""
        view, say = self.view, self.speech.say
        parts = [say("title")]
        if view["week"]:
            parts.append(f"{say('term-week')} {view['week']}")
        if view["day"]:
            parts.append(f"{say('term-day')} {view['day']}")
        if view["week"] == WEEKS_IN_ALL and not view["over"]:
            parts.append(say("term-last-week"))
        if view["player"] is not None:
            parts.append(self.player(view["player"], self.width // 3))
        return self.ruled(parts)

    def dice(self) -> list[str]:
        """The dice of the day, the one in hand, and how many are left for the week."""
        view, say = self.view, self.speech.say
        parts = []
        if view["pool"]:
            parts += [self.label("term-pool"), *(self.die(die["color"], die["face"]) for die in view["pool"])]
        if view["die"]:
            die = self.die(view["die"]["color"], view["die"]["face"])
            turned = f" > {say('face-' + view['die']['shows'])}" if view["die"]["turned"] else ""
            parts.append(f"{self.label('term-hand')} {die}{turned}")
        bag = [f"{say(f'color-{color}')} {count}" for color, count in view["bag"].items() if count]
        if bag:
            parts.append(self.fact("term-bag", ", ".join(bag)))
        return flowing(parts, self.width)

    def die(self, color: str, face: str) -> str:
        say = self.speech.say
        words = say("term-fact", what=say(f"color-{color}"), fact=say(f"face-{face}"))
        return paint(f"[{words}]", DIE_INKS[color], self.color)

    def tracks(self) -> list[str]:
        """How close the disasters are."""
        heading = self.label("term-disaster.many")
        return flowing([heading, *map(self.track, self.view["tracks"])], self.width)

    def track(self, track: TrackView) -> str:
        say = self.speech.say
        spaces = GONE * track["at"] + TO_GO * (track["end"] - track["at"])
        name = f"{say('disaster-' + track['disaster'])} ({say('color-' + track['color'])})"
        return f"{name} {paint(f'[{spaces}]', DIE_INKS[track['color']], self.color)}"

    def slots(self) -> list[str]:
        """The faces with their income, and the townsfolk under them."""
        view, say = self.view, self.speech.say
        room = max(len(say(f"face-{face}")) for face in FACE_NAMES) + 1
        left = self.fact("term-folk-left", view["folk_left"])
        rows = flowing([self.label("term-folk.many"), left, self.fact("term-gold-left", view["gold_left"])], self.width)
        for income, (face, folk) in enumerate(zip(FACE_NAMES, view["slots"], strict=True), 1):
            amount = say("term-dollars", amount=income)
            label = f"  {pad(say('face-' + face), room)}{amount}  "
            name, words = self.card("folk", folk) if folk else (say("term-empty-slot"), "")
            rows += self.entry(label, name, words, plain_length(label) + 2)
        return rows

    def towns(self) -> list[str]:
        rows = [" " + self.label("term-town.many")] if self.view["towns"] else []
        for town in self.view["towns"]:
            rows += self.entry("  ", town["label"], self.asks(town), 4)
        return rows

    def asks(self, town: TownView) -> str:
        """What a town asks for, and what it gives."""
        say = self.speech.say
        goods = ", ".join(say(f"share.{good}", amount=count) for good, count in town["asks"].items())
        return f"{goods} > {say('favors', favors=town['favors'])}"

    def store(self) -> list[str]:
        rows = [" " + self.label("term-store")] if self.view["store"] else []
        for tile in self.view["store"]:
            rows += self.entry("  ", *self.card("tile", tile), 4)
        return rows

    # The players

    def players(self) -> list[str]:
        """A table of what each player has, and below each row their wagons and cards."""
        say = self.speech.say
        names = ["$", *(say(f"term-{good}") for good in ("cattle", "wood", "medicine", "gold", "favors", "capacity"))]
        names.append(say("term-point.many"))
        table = [self.counts(player) for player in self.view["players"]]
        widths = columns(names, *table)
        longest = max(plain_length(self.speech.player(player["seat"])) for player in self.view["players"])
        room = min(longest + INSET, self.width - sum(widths))
        rows = [self.dim(" " * room + aligned(names, widths))]
        for player, counts in zip(self.view["players"], table, strict=True):
            rows.append(pad(self.name(player["seat"], room - INSET), room) + aligned(counts, widths))
            rows += self.belongings(player)
        return rows

    def name(self, seat: int, letters: int) -> str:
        """The name at the start of a row; an arrow points at those who have to choose, a star marks the first
        player."""
        arrow = ">" if seat in self.view["actors"] else " "
        return f"{arrow} {self.player(seat, letters)}{'*' if seat == self.view['first'] else ''}"

    def counts(self, player: PlayerView) -> list[str]:
        """What a player has, in the order of the table's heading; their owner also sees what the gold is worth."""
        goods = [player["money"], player["cattle"], player["wood"], player["medicine"]]
        worth = f" ({sum(player['token_values'])})" if player["token_values"] else ""
        more = "+" if None in player["breakdown"].values() else ""
        room = f"{player['stowed']}/{player['capacity']}"
        gold = f"{player['tokens']}{worth}"
        return [*map(str, goods), gold, str(player["favors"]), room, f"{player['score']}{more}"]

    def belongings(self, player: PlayerView) -> list[str]:
        """Wagons and cards; the viewer's own cards with their effects."""
        rows = self.inset("   ".join([*self.secrets(player), *self.carried(player)]))
        for board in player["dealt"] if player["board"] is None else ():
            rows += self.entry(" " * INSET, *self.card("board", board), INSET + 2)
        own = player["seat"] == self.view["viewer"]
        cards = [("board", card) for card in [player["board"]] if card]
        cards += [("folk", card) for card in player["folk"]] + [("tile", card) for card in player["gear"]]
        if own:
            return rows + [row for card in cards for row in self.entry(" " * INSET, *self.card(*card), INSET + 2)]
        names = ", ".join(self.speech.name(kind, card["name"]) for kind, card in cards)
        return rows + self.inset(names)

    def carried(self, player: PlayerView) -> list[str]:
        wagons = ", ".join(map(self.wagon, player["wagons"]))
        return [self.fact("term-wagon.many", wagons)] if wagons else []

    def wagon(self, wagon: WagonView) -> str:
        """Identical wagons, and their damage."""
        damage = f" ({self.fact('term-damage', wagon['damage'])})" if wagon["damage"] else ""
        return f"{wagon['count']}\u00a0× {self.speech.say('size-' + wagon['size'] + '.plain')}{damage}"

    def secrets(self, player: PlayerView) -> list[str]:
        """Gold tokens, tokens drawn and promises, for their owner only."""
        parts = []
        if player["token_values"]:
            parts.append(self.fact("term-gold", " + ".join(map(str, player["token_values"]))))
        if player["drawn"]:
            parts.append(self.fact("term-token.many", ", ".join(map(str, player["drawn"]))))
        if pledged := player["pledged"]:
            labels = {town["name"]: town["label"] for town in self.view["towns"]}
            words = [labels[town] for town in pledged["towns"]]
            words += [self.speech.name("tile", tile) for tile in pledged["tiles"]]
            words += [self.speech.say("nuggets", nuggets=token) for token in pledged["tokens"]]
            parts.append(self.fact("term-pledged", ", ".join(words)))
        return parts

    # Words

    def card(self, kind: str, card: CardView) -> tuple[str, str]:
        """The name of a card, and what it does."""
        words = told(self.speech, card["does"])
        words += [self.fact("term-scores", scores) for scores in told(self.speech, card["scores"])]
        return self.speech.name(kind, card["name"]), " · ".join(words)

    def entry(self, before: str, name: str, words: str, indent: int) -> list[str]:
        """A name and its description, on as many rows as they need."""
        rows = hanging(f"{before}{name}  {words}".rstrip(), self.width, indent)
        start = len(before) + len(name)
        if rows[0].startswith(before + name):
            rows[0] = before + paint(name, BOLD, self.color) + rows[0][start:]
        return rows

    def inset(self, words: str) -> list[str]:
        return [" " * INSET + row for row in hanging(words, self.width - INSET, 2)]
