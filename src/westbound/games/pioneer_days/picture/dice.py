"""Pioneer Days, drawn: dice, and the marks of faces."""

from __future__ import annotations

from westbound.games.pioneer_days.picture.palette import DICE, FACES
from westbound.games.pioneer_days.vocabulary import COLOR_NAMES, DISASTER_NAMES
from westbound.kit.ink import card, disc, group, use
from westbound.kit.palette import CARD, INK
from westbound.kit.sheet import Say, fact


def mark(name: str, x: float, y: float, scale: float, ink: str) -> str:
    """A mark in our color."""
    return use(f"days-{name}", x, y, scale, fill=ink, stroke=ink, stroke_width=0)


def disaster_of(color: str) -> str | None:
    """The disaster a die of that color brings closer; a black one brings all."""
    return dict(zip(COLOR_NAMES, DISASTER_NAMES, strict=False)).get(color)


def die(color: str, face: str, at: tuple[float, float], size: float, say: Say) -> str:
    """A die: its face, and small in a corner the disaster of its color."""
    enamel, disaster = DICE[color], disaster_of(color)
    corner = [mark(disaster, size - size * 0.17, size * 0.17, size / 95, enamel.on)] if disaster else []
    return group(
        card(0, 0, size, size, size * 0.18, fill=enamel.fill, stroke=INK, stroke_width=1.4),
        mark(face, size * 0.46, size * 0.54, size / 36, enamel.on),
        *corner,
        title=fact(say, say(f"color-{color}"), say(f"face-{face}")),
        at=at,
        data_die=f"{color} {face}",
    )


def face_mark(face: str, x: float, y: float, r: float) -> str:
    """A face as printed on the board."""
    return disc(x, y, r, fill=FACES[face], stroke=INK, stroke_width=1.2) + mark(face, x, y, r / 17, "#ffffff")


def bare(color: str, x: float, y: float, size: float) -> str:
    """A die in the bag."""
    enamel, disaster = DICE[color], disaster_of(color)
    inside = mark(disaster, x + size / 2, y + size / 2, size / 32, enamel.on) if disaster else ""
    return card(x, y, size, size, size * 0.2, fill=enamel.fill, stroke=INK, stroke_width=1) + inside


def stop(x: float, y: float, r: float, color: str, last: bool, here: bool) -> str:
    """A space of a disaster track, and the marker on it."""
    enamel = DICE[color]
    space = disc(x, y, r, fill=CARD, stroke=enamel.fill, stroke_width=3.4 if last else 1.8)
    return space + (disc(x, y, r - 2.6, fill=enamel.fill, stroke=INK, stroke_width=1.2) if here else "")
