"""Pictures: the colors of paper, ink and wood."""

from typing import NamedTuple

INK, FAINT, GHOST = "#33271a", "#665844", "#8d8069"
PAPER, CARD, EDGE = "#efe6d2", "#fbf6e9", "#c9b78f"
GOLD, WOOD, WOOD_DARK = "#e8a91c", "#a9774a", "#5b3a1e"


class Enamel(NamedTuple):
    """A color, and what can be read on it."""

    fill: str
    on: str
