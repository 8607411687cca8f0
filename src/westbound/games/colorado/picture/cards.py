"""Colorado, drawn: cards, large and small."""

from __future__ import annotations

from westbound.games.colorado.picture.marks import icon
from westbound.games.colorado.picture.palette import FAMILIES
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.printed import COLOR_NAMES, DUO_NAMES, DUO_OF
from westbound.kit.ink import card, group, path, text
from westbound.kit.palette import CARD, EDGE, INK
from westbound.kit.sheet import Say

WIDE, HIGH = 38.0, 52.0
SLOT_HIGH = 25.0
DUOS = {color: DUO_NAMES[duo] for color, duo in zip(COLOR_NAMES, DUO_OF, strict=True)}


def draw_card(word: str, x: float, y: float, say: Say) -> str:
    """A card: its value, the sign of its family, and its duo of actions at the bottom."""
    color, value = word.split()
    enamel = FAMILIES[color]
    return group(
        card(0, 0, WIDE, HIGH, 5, fill=enamel.fill, stroke=INK, stroke_width=1.2),
        text(5, 15.5, value, 15, fill=enamel.on, font_weight=700),
        icon(color, WIDE - 13, 21, 0.78, enamel.on),
        path(f"M1 35H{WIDE - 1:g}V47A4.4 4.4 0 0 1 {WIDE - 5.4:g} {HIGH - 1:g}H5.4A4.4 4.4 0 0 1 1 47Z", fill=CARD),
        icon(DUOS[color], WIDE / 2, 43, 0.6),
        title=name(say, "card", word),
        at=(x, y),
        data_card=word,
    )


def slot(word: str, laid: bool, x: float, y: float, width: float, say: Say) -> str:
    """The place of a card in a play area, with the card if it is there."""
    color, value = word.split()
    enamel = FAMILIES[color]
    if not laid:
        return group(
            card(
                0, 0, width, SLOT_HIGH, 4, fill="none", stroke=enamel.fill, stroke_width=1.2, stroke_dasharray="2.5 3"
            ),
            text(width / 2, 17, value, 12, fill=enamel.fill, text_anchor="middle", opacity=0.75),
            at=(x, y),
            aria_hidden="true",
        )
    return group(
        card(0, 0, width, SLOT_HIGH, 4, fill=enamel.fill, stroke=INK, stroke_width=1.2),
        text(7, 18, value, 15, fill=enamel.on, font_weight=700),
        icon(color, width - 15, SLOT_HIGH / 2, 0.78, enamel.on),
        title=name(say, "card", word),
        at=(x, y),
        data_card=word,
    )


def deck(count: int, symbol: str, words: str, x: float, y: float) -> str:
    """A number of things, next to their symbol."""
    return group(
        card(0, 0, 66, 32, 8, fill=CARD, stroke=EDGE, stroke_width=1.2),
        symbol,
        text(32, 22, str(count), 17, fill=INK, font_weight=700),
        title=words,
        at=(x, y),
    )
