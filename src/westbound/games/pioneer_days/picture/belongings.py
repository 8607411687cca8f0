"""Pioneer Days, drawn: a player's cards, with their full text if there is room."""

from __future__ import annotations

from typing import NamedTuple

from westbound.games.pioneer_days.picture.board import heading
from westbound.games.pioneer_days.picture.dice import mark
from westbound.games.pioneer_days.picture.palette import STORE
from westbound.games.pioneer_days.picture.words import LEADING, describe, paragraph, rows_of, sentences, titled
from westbound.games.pioneer_days.view import CardView, PlayerView
from westbound.kit.ink import SERIF, Value, card, group, text, use
from westbound.kit.palette import EDGE, FAINT, INK, PAPER
from westbound.kit.sheet import Say

GAP, INSET = 5.0, 7.0
NARROWEST = 146.0  # of a column of cards with their full text
WHOLE = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
NAMES = (13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
BOLD: dict[str, Value] = {"fill": INK, "font_family": SERIF, "font_weight": 700}
GROUNDS = {"board": "#f3e3bd", "folk": PAPER, "tile": STORE}


class Face(NamedTuple):
    """A card with its kind and its full text."""

    kind: str
    card: CardView
    dealt: bool  # but not chosen yet
    name: str
    words: list[str]
    title: str


class Holding(NamedTuple):
    """A card at its place, in letters of a given size; with or without its text."""

    face: Face
    x: float
    y: float
    width: float
    height: float
    size: float
    says: bool

    def drawn(self, left: float, top: float) -> str:
        face, size = self.face, self.size
        inside = [
            card(
                0,
                0,
                self.width,
                self.height,
                5,
                fill=GROUNDS[face.kind],
                stroke=FAINT if face.dealt else EDGE,
                stroke_width=1,
                stroke_dasharray="4 3" if face.dealt else None,
            ),
            icon(face.kind, INSET + size * 0.5, size * 0.95 + 1, size / 22),
        ]
        if not self.says:
            room = self.width - indent(size) - 4
            inside.append(heading(indent(size), size * 1.3, face.name, size, room, font_family=SERIF))
        else:
            rows, letters = named(face.name, size, self.width)
            inside += [
                text(indent(size), size * (1.3 + i * LEADING), row, letters, **BOLD) for i, row in enumerate(rows)
            ]
            low = size * (1.3 + LEADING * len(rows)) + 1
            inside += paragraph(rows_of(face.words, size, self.width - 2 * INSET), INSET, low, size)
        return group(*inside, title=face.title, at=(left + self.x, top + self.y), data_card=face.card["name"])


def indent(size: float) -> float:
    """Where a name begins, after the icon."""
    return INSET + size * 1.3


def icon(kind: str, x: float, y: float, scale: float) -> str:
    if kind == "folk":
        return use("days-person", x, y, scale)
    return mark("train" if kind == "board" else "equipment", x, y, scale, INK)


def named(name: str, size: float, width: float) -> tuple[list[str], float]:
    return titled(name, size, width - indent(size) - 4)


def face_of(kind: str, held: CardView, say: Say, dealt: bool = False) -> Face:
    name = say(f"{kind}-{held['name']}")
    return Face(kind, held, dealt, name, sentences(held, say), describe(kind, held, say))


def holdings(player: PlayerView, width: float, height: float, say: Say) -> list[Holding]:
    """Board, townsfolk and equipment, as large as there is room; if there is too little, only their names."""
    faces = [face_of("board", board, say, dealt=True) for board in player["dealt"] if player["board"] is None]
    faces += [face_of("board", board, say) for board in [player["board"]] if board]
    faces += [face_of("folk", folk, say) for folk in player["folk"]]
    faces += [face_of("tile", tile, say) for tile in player["gear"]]
    most = int((width + GAP) / (NARROWEST + GAP))
    for says, sizes in ((True, WHOLE), (False, NAMES)):
        for size in sizes:
            placed = in_columns(faces, width, most, size, says)
            if all(holding.y + holding.height <= height for holding in placed):
                return placed
    return placed


def in_columns(faces: list[Face], width: float, columns: int, size: float, says: bool) -> list[Holding]:
    """Every card at the end of the shortest column."""
    ends = [0.0] * columns
    room = (width - GAP * (columns - 1)) / columns
    placed = []
    for face in faces:
        column = ends.index(min(ends))
        height, gap = size * 1.8, size * 0.35
        if says:
            rows = len(named(face.name, size, room)[0]) + len(rows_of(face.words, size, room - 2 * INSET))
            height, gap = size * LEADING * rows + size * 0.5 + 3, GAP
        placed.append(Holding(face, column * (room + GAP), ends[column], room, height, size, says))
        ends[column] += height + gap
    return placed
