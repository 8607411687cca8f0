"""Pioneers, drawn: the strip below the map: coaches for sale, the stack, nuggets, and a key to the tiles."""

from __future__ import annotations

from westbound.games.pioneers.picture.coaches import describe, wagon, width_of_body
from westbound.games.pioneers.picture.palette import TILES
from westbound.games.pioneers.picture.words import dollars, titled
from westbound.games.pioneers.view import CoachView, PioneersView
from westbound.kit.ink import SERIF, card, group, shortened, text, use, width_of
from westbound.kit.palette import CARD, EDGE, FAINT, GHOST, INK, PAPER, WOOD
from westbound.kit.sheet import Say, fact

WIDTH, HEIGHT = 1064.0, 150.0
SLOT, GAP, TOP = 156.0, 10.0, 20.0
SEAT = 15.5
PILE, PILE_AT = 66.0, 4 * (SLOT + GAP) + 6
KEY_AT = PILE_AT + 2 * (PILE + GAP) + 6
KEY_WIDTH, ROWS = WIDTH - KEY_AT, 4


def display(view: PioneersView, say: Say) -> str:
    """The strip below the map."""
    slots = [slot(coach, i, say) for i, coach in enumerate(view["display"])]
    return group(
        caption(0, say("term-for-sale"), 4 * SLOT),
        *slots,
        pile(PILE_AT, "stack", say("term-stack"), view["stack"], say),
        pile(PILE_AT + PILE + GAP, "nuggets", say("term-nuggets-left"), view["nuggets_left"], say),
        key(say),
    )


def caption(x: float, words: str, width: float) -> str:
    return text(x + 2, 11, shortened(words, 13, width), 13, fill=FAINT, font_family=SERIF, font_style="italic")


def slot(coach: CoachView | None, i: int, say: Say) -> str:
    """A slot of the display: a coach and its price."""
    x, price = i * (SLOT + GAP), dollars(say, i + 1)
    frame = (
        {"fill": PAPER, "stroke": GHOST, "stroke_dasharray": "5 4"} if coach is None else {"fill": CARD, "stroke": EDGE}
    )
    inside = [card(0, 0, SLOT, HEIGHT - TOP, 8, stroke_width=1.3, **frame)]
    words = say("term-empty-slot")
    if coach is not None:
        words = describe(coach, say)
        name = shortened(titled(coach["name"]), 13, SLOT - 12)
        inside.append(
            text(SLOT / 2, 119, name, 13, fill=FAINT, text_anchor="middle", font_family=SERIF, font_style="italic")
        )
        x_wagon = (SLOT - width_of_body(coach, SEAT)) / 2
        inside.append(wagon(coach, x_wagon, 49, SEAT, say, badge=(SLOT - 21 - x_wagon, 20 - 49)))
    inside.append(price_tag(price))
    return group(*inside, title=f"{say('term-price')} {price} \u2013 {words}", at=(x, TOP), data_slot=str(i + 1))


def price_tag(price: str) -> str:
    width = width_of(price, 15) + 11
    return card(8, 8, width, 22, 5, fill=INK) + text(
        8 + width / 2, 24, price, 15, fill="#ffffff", text_anchor="middle", font_weight=700
    )


def pile(x: float, kind: str, words: str, count: int, say: Say) -> str:
    """A face-down pile and how many are left."""
    backs = [
        card(11 + 3 * i, 30 - 3 * i, 38, 50, 5, fill=WOOD, stroke=CARD, stroke_width=1.2) for i in range(min(count, 3))
    ]
    backs = backs or [card(14, 25, 38, 50, 5, fill=PAPER, stroke=GHOST, stroke_dasharray="4 3")]
    heap = [use("pioneers-nugget", dx, dy, 1.15) for dx, dy in ((20, 66), (46, 68), (33, 48))[: min(count, 3)]]
    return group(
        caption(0, words, PILE),
        group(
            card(0, 0, PILE, HEIGHT - TOP, 8, fill=CARD, stroke=EDGE, stroke_width=1.3),
            *(backs if kind == "stack" else heap),
            text(PILE / 2, 117, str(count), 22, fill=INK, text_anchor="middle", font_weight=700),
            at=(0, TOP),
        ),
        title=fact(say, words, count),
        at=(x, 0),
        data_pile=kind,
    )


def key(say: Say) -> str:
    """Which symbol means which tile; the first column is as wide as its words."""
    names = {tile: say(f"tile-{tile}") for tile in TILES}
    second = min(max(width_of(words, 13) for words in [*names.values()][:ROWS]) + 42, KEY_WIDTH / 2)
    rows = []
    for i, (tile, words) in enumerate(names.items()):
        x, room = (second, KEY_WIDTH - second) if i >= ROWS else (0.0, second - 8)
        mark = use(f"pioneers-tile-{tile}", 0, 0, 0.92)
        name = text(17, 4.5, shortened(words, 13, room - 30), 13, fill=INK)
        rows.append(group(mark, name, at=(KEY_AT + 13 + x, TOP + 17 + 32 * (i % ROWS))))
    return group(caption(KEY_AT, say("term-tiles"), KEY_WIDTH), *rows)
