"""Colorado, drawn: icons, medals, and the players' ticks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from westbound.games.colorado.picture.palette import TAKEN
from westbound.games.colorado.picture.words import name
from westbound.games.colorado.view import ColoradoView, PlayerView
from westbound.kit.coats import COATS, shape
from westbound.kit.ink import disc, stroke, text, use
from westbound.kit.palette import CARD, GHOST, GOLD, INK
from westbound.kit.sheet import Say

STEP = 15.0  # the radius of a step
CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1))  # where the ticks of each seat are

Owners = dict[str, list[PlayerView]]


def owners(view: ColoradoView, what: Literal["flags", "steps", "complete", "rails"]) -> Owners:
    """By name: who has ticked it."""
    found: Owners = {}
    for player in view["players"]:
        for word in player[what]:
            found.setdefault(word, []).append(player)
    return found


def icon(word: str, x: float, y: float, scale: float, ink: str = INK) -> str:
    """An icon in our color, unless it has its own; nothing where there is no icon."""
    return use(f"co-{word.replace(' ', '-')}", x, y, scale, fill=ink, stroke=ink, stroke_width=0) if word else ""


def medal(x: float, y: float, points: int, scale: float = 1.0, taken: bool = False) -> str:
    """A medal with its points; a taken one is crossed out."""
    number = text(x, y + 3.8 * scale, str(points), 13 * scale, fill=INK, text_anchor="middle", font_weight=700)
    if not taken:
        return use("co-medal", x, y, scale) + number
    reach = 8 * scale
    ground = disc(x, y - scale, 10 * scale, fill=CARD, stroke=GHOST, stroke_width=1.2)
    return ground + number + stroke((x - reach, y + reach, x + reach, y - reach - 2), TAKEN, 2.4)


def tick(player: PlayerView, x: float, y: float, scale: float) -> str:
    """A player's tick: their symbol."""
    return shape(COATS[player["color"]], (x, y), scale, 1.0)


def ticks(players: Iterable[PlayerView], x: float, y: float, reach: float = STEP) -> str:
    """The ticks of all players who have one there, each in their own corner."""
    corners = [(player, *CORNERS[player["seat"]]) for player in players]
    return "".join(tick(player, x + dx * reach * 0.84, y + dy * reach * 0.84, 0.62) for player, dx, dy in corners)


def place(x: float, y: float, edge: str, mine: PlayerView | None, is_open: bool) -> str:
    """The disc of a step: in the viewer's color if they have ticked it, with a glow if they could."""
    ground = disc(x, y, STEP, fill=CARD, stroke=INK if is_open else edge, stroke_width=1.8)
    tint = disc(x, y, STEP - 1, fill=COATS[mine["color"]].fill, opacity=0.34) if mine else ""
    return (glow(x, y, STEP) if is_open else "") + ground + tint


def step_number(x: float, y: float, step: str) -> str:
    """The number of a step, as used in lists and the journal."""
    below = y + STEP + 9
    return text(
        x,
        below,
        step.split()[-1],
        10,
        fill=INK,
        text_anchor="middle",
        font_weight=700,
        stroke=CARD,
        stroke_width=2.4,
        paint_order="stroke",
    )


def glow(x: float, y: float, r: float) -> str:
    """The glow under a place the viewer could tick."""
    return disc(x, y, r + 5, fill=GOLD, stroke=INK, stroke_width=1)


def told(say: Say, what: str, word: str, players: Iterable[PlayerView]) -> str:
    """A step in words: its name, its icon, and who has ticked it."""
    parts = [name(say, "icon", word)] if word else []
    parts += [name(say, "player", player["color"]) for player in players]
    return say("term-fact", what=what, fact=", ".join(parts)) if parts else what
