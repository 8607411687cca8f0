"""Colorado, drawn: the bounty board."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.colorado.names import BOXES
from westbound.games.colorado.picture.marks import icon, medal, tick
from westbound.games.colorado.picture.palette import FRAME, GROUNDS, PLAIN
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.printed import TRACK_NAMES, ZONE_NAMES
from westbound.games.colorado.view import ColoradoView, PlayerView
from westbound.kit.ink import SERIF, card, group, text
from westbound.kit.palette import CARD, FAINT, INK
from westbound.kit.sheet import Say, fact

WIDTH, HEIGHT = 428.0, 700.0
PAD, GAP, TOP = 12.0, 8.0, 40.0
HALF = (WIDTH - 2 * PAD - GAP) / 2
WHOLE = WIDTH - 2 * PAD
BLOCK = (HEIGHT - TOP - PAD - 3 * GAP) / 4
HEAD, OVER = 24.0, 21.0  # a heading, and what is above the boxes
MARK = 30.0  # for the symbols of the players
MEDAL = 26.0
BROADEST, HIGHEST = 46.0, 48.0  # from box to box, and from row to row


class Block(NamedTuple):
    """A zone or a track: its name, what is above the boxes, its medals, and where it is drawn."""

    word: str
    totals: list[str]
    icons: list[str]
    medals: list[int]
    left: list[int]  # medals nobody has taken
    ground: str
    edge: str
    x: float
    y: float
    width: float

    @property
    def boxes(self) -> int:
        return len(self.totals) or len(self.icons)

    @property
    def step(self) -> float:
        return min((self.width - MARK - 6) / self.boxes, BROADEST)


def bounties(view: ColoradoView, say: Say) -> str:
    """Zones and tracks, with a row for each player."""
    heading = say("term-board")
    return group(
        card(0, 0, WIDTH, HEIGHT, 14, fill=PLAIN, stroke=FRAME, stroke_width=4),
        text(WIDTH / 2, 28, heading, 19, fill=INK, font_family=SERIF, font_weight=700, text_anchor="middle"),
        *(draw_block(block, view["players"], say) for block in blocks(view)),
    )


def blocks(view: ColoradoView) -> list[Block]:
    """The four zones in pairs, and the tracks below them."""
    printed, found = view["map"], []
    for i, zone in enumerate(ZONE_NAMES):
        x, y = PAD + (HALF + GAP) * (i % 2), TOP + (BLOCK + GAP) * (i // 2)
        totals, medals = [str(total) for total in printed["zones"][zone]], printed["zone_medals"]
        colors, left = GROUNDS[zone], view["medals_left"].get(zone, [])
        own = [medals[zone]] if zone in medals else []
        found.append(Block(zone, totals, [], own, left, colors.fill, colors.edge, x, y, HALF))
    row = TOP + 2 * (BLOCK + GAP)
    short = (WHOLE - GAP) * 4 / 9
    places = [
        (PAD, row, WHOLE),
        (PAD, row + BLOCK + GAP, short),
        (PAD + short + GAP, row + BLOCK + GAP, WHOLE - GAP - short),
    ]
    for track, place in zip(TRACK_NAMES, places, strict=True):
        icons, medals_of = printed["tracks"][track]["icons"], printed["tracks"][track]["medals"]
        found.append(Block(track, [], icons, medals_of, view["medals_left"][track], CARD, FAINT, *place))
    return found


def draw_block(block: Block, players: list[PlayerView], say: Say) -> str:
    """Heading and medals, what is above the boxes, and the players' rows."""
    high = min((BLOCK - HEAD - OVER - 5) / len(players), HIGHEST)
    words = name(say, "zone" if block.totals else "bounty", block.word)
    sign = icon("flag" if block.totals else block.word, 16, HEAD / 2 + 2, 0.78, block.edge if block.totals else INK)
    return group(
        card(0, 0, block.width, BLOCK, 8, fill=block.ground, stroke=block.edge, stroke_width=1.6),
        sign,
        text(30, 19, words, 15, fill=INK, font_family=SERIF, font_weight=700),
        *medals(block),
        *over(block),
        *(
            group(*row(block, player, high), at=(0, HEAD + OVER + high * i), data_row=player["color"])
            for i, player in enumerate(players)
        ),
        title=fact(say, words, ", ".join(f"{fact(say, say('term-medal'), points)}" for points in block.left)),
        at=(block.x, block.y),
        data_bounty=block.word,
    )


def medals(block: Block) -> list[str]:
    """The medals of a block; taken ones are crossed out."""
    gone = len(block.medals) - len(block.left)
    first = block.width - 16 - MEDAL * (len(block.medals) - 1)
    return [medal(first + MEDAL * i, 15, points, 0.98, i < gone) for i, points in enumerate(block.medals)]


def over(block: Block) -> list[str]:
    """The totals or icons above the boxes."""
    middles = [MARK + block.step * (i + 0.5) for i in range(block.boxes)]
    drawn = [
        text(x, HEAD + 16, total, 15, fill=INK, font_weight=700, text_anchor="middle")
        for x, total in zip(middles, block.totals, strict=False)
    ]
    return drawn + [icon(word, x, HEAD + 10, 0.72) for x, word in zip(middles, block.icons, strict=False)]


def row(block: Block, player: PlayerView, high: float) -> list[str]:
    """A player's symbol, and the boxes, with that symbol where they are ticked."""
    size = min(high, block.step) - 4
    done = ticked(block.word, player)
    drawn = [tick(player, MARK / 2 + 1, high / 2, min(size / 25, 1.1))]
    for i in range(block.boxes):
        x = MARK + block.step * (i + 0.5)
        drawn.append(card(x - size / 2, (high - size) / 2, size, size, 3, fill=CARD, stroke=FAINT, stroke_width=1.2))
        if done[i]:
            drawn.append(tick(player, x, high / 2, size / 26))
    return drawn


def ticked(word: str, player: PlayerView) -> list[bool]:
    """Box by box, whether a player has ticked it."""
    if word == "tipi":
        return player["tipi"]
    count = player["zones"][word] if word in player["zones"] else player["tracks"][word]
    return [box < count for box in range(BOXES)]
