"""Pioneer Days, drawn: the towns to visit and the general store."""

from __future__ import annotations

from westbound.games.pioneer_days.picture.board import caption, fitted, heading
from westbound.games.pioneer_days.picture.dice import mark
from westbound.games.pioneer_days.picture.palette import GOODS, STORE
from westbound.games.pioneer_days.picture.words import asked, describe, sentences, titled
from westbound.games.pioneer_days.view import CardView, PioneerDaysView, TownView
from westbound.kit.ink import SERIF, card, group, text, use
from westbound.kit.palette import CARD, EDGE, GHOST, INK, PAPER
from westbound.kit.sheet import Say, fact

HEIGHT, TOP, GAP = 128.0, 18.0, 8.0
TOWN, TOWNS, TILES = 206.0, 3, 5
STORE_AT = TOWNS * (TOWN + GAP) + 8
TILE = (1400.0 - STORE_AT - (TILES - 1) * GAP) / TILES
THINGS = {"gold": "nugget", "money": "coin"}


def market(view: PioneerDaysView, say: Say) -> str:
    """The row between the board and the players."""
    return group(
        caption(0, TOP - 7, say("term-town.many"), STORE_AT - 20),
        *(town(i, each, say) for i, each in enumerate(view["towns"])),
        *(place(i * (TOWN + GAP), TOWN) for i in range(len(view["towns"]), TOWNS)),
        caption(STORE_AT, TOP - 7, say("term-store"), TILE * TILES),
        *(tile(i, each, say) for i, each in enumerate(view["store"])),
        *(place(STORE_AT + i * (TILE + GAP), TILE) for i in range(len(view["store"]), TILES)),
    )


def place(x: float, width: float) -> str:
    """An empty place."""
    return card(x, TOP, width, HEIGHT - TOP, 8, fill=PAPER, stroke=GHOST, stroke_dasharray="5 4", opacity=0.6)


def town(i: int, each: TownView, say: Say) -> str:
    """A town: what it asks for, and its favors."""
    favors = say("favors", favors=each["favors"])
    return group(
        card(0, 0, TOWN, HEIGHT - TOP, 8, fill=CARD, stroke=EDGE, stroke_width=1.3),
        heading(11, 25, each["label"], 17, TOWN - 78, font_family=SERIF),
        use("days-favor", TOWN - 22, 21, 1.05),
        text(TOWN - 38, 26, str(each["favors"]), 18, fill=INK, text_anchor="end", font_weight=700),
        *(want(good, count, 20 + 48 * j) for j, (good, count) in enumerate(each["asks"].items())),
        *fitted([asked(each, say)], 11, 70, TOWN - 22, HEIGHT - TOP - 76),
        title=f"{fact(say, each['label'], asked(each, say))} \u2013 {favors}",
        at=(i * (TOWN + GAP), TOP),
        data_town=each["name"],
    )


def want(good: str, count: int, x: float) -> str:
    """A number of one good."""
    return good_mark(good, x, 52, 0.95) + text(x + 15.5, 57.5, str(count), 16, fill=INK, font_weight=700)


def good_mark(good: str, x: float, y: float, scale: float) -> str:
    if good in THINGS:
        return use(f"days-{THINGS[good]}", x, y, scale)
    return mark(good, x, y, scale, GOODS[good])


def tile(i: int, each: CardView, say: Say) -> str:
    """An equipment tile."""
    names, size = titled(say(f"tile-{each['name']}"), 14, TILE - 18)
    low = 23.0 + 16 * (len(names) - 1)
    return group(
        card(0, 0, TILE, HEIGHT - TOP, 4, fill=STORE, stroke=EDGE, stroke_width=1.3),
        *(text(9, 23 + 16 * j, row, size, fill=INK, font_family=SERIF, font_weight=700) for j, row in enumerate(names)),
        *fitted(sentences(each, say), 9, low + 6, TILE - 17, HEIGHT - TOP - low - 12),
        title=describe("tile", each, say),
        at=(STORE_AT + i * (TILE + GAP), TOP),
        data_card=each["name"],
    )
