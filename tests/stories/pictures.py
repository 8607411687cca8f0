"""Pictures of games, and what is where on the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple
from xml.etree import ElementTree

import westbound
from tests.stories.views import speeches
from westbound.drawings import drawing
from westbound.kit.ink import width_of
from westbound.speech import Speech

SVG = "{http://www.w3.org/2000/svg}"
Node = ElementTree.Element


class Frame(NamedTuple):
    """A rectangle on the sheet."""

    left: float
    top: float
    right: float
    low: float

    def holds(self, other: Frame) -> bool:
        slack = 1.0
        return (
            self.left <= other.left + slack
            and self.top <= other.top + slack
            and other.right <= self.right + slack
            and other.low <= self.low + slack
        )

    def meets(self, other: Frame) -> bool:
        return self.left < other.right and other.left < self.right and self.top < other.low and other.top < self.low


# Drawing


def svg(game: str, view: Any, speech: Speech | None = None) -> str:
    """The picture of a view, in English unless another language speaks."""
    module = drawing(westbound.game(game), "picture")
    assert module, "there is no picture of this game"
    drawn: str = module.draw(view, (speech or speeches(game)[0]).say)
    return drawn


def picture(game: str, view: Any, speech: Speech | None = None) -> Node:
    return ElementTree.fromstring(svg(game, view, speech))


# Looking


def marked(root: Node, mark: str) -> dict[str, Node]:
    """The groups with that data attribute, by its value."""
    return {node.attrib[mark]: node for node in root.iter() if mark in node.attrib}


def title(node: Node) -> str:
    return node.findtext(f"{SVG}title") or ""


def words(node: Node) -> list[str]:
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def moved(node: Node, x: float, y: float) -> Iterator[tuple[Node, float, float]]:
    """Every part of a picture and the position of its corner; scaled parts are left out."""
    transform = node.get("transform", "")
    if "scale" in transform or node.tag == f"{SVG}defs":
        return
    if transform:
        dx, dy = map(float, re.findall(r"-?[\d.]+", transform))
        x, y = x + dx, y + dy
    yield node, x, y
    for inner in node:
        yield from moved(inner, x, y)


def framed(box: Node, x: float, y: float) -> Frame:
    left, top = x + float(box.get("x", 0)), y + float(box.get("y", 0))
    return Frame(left, top, left + float(box.attrib["width"]), top + float(box.attrib["height"]))


def written(node: Node, x: float, y: float) -> Frame:
    """The approximate frame of a text."""
    size, anchor = float(node.attrib["font-size"]), node.get("text-anchor", "start")
    width = width_of(node.text or "", size)
    left = x + float(node.attrib["x"]) - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    low = y + float(node.attrib["y"])
    return Frame(left, low - 0.75 * size, left + width, low + 0.2 * size)


def held(root: Node, mark: str) -> list[tuple[Frame, list[Frame]]]:
    """The boxes with that mark, each with the texts in it."""
    found = []
    for node, x, y in moved(root, 0, 0):
        box = node.find(f"{SVG}rect")
        if mark in node.attrib and box is not None:
            inner = [part for child in node for part in moved(child, x, y)]
            found.append((framed(box, x, y), [written(*part) for part in inner if part[0].tag == f"{SVG}text"]))
    return found


def check_layout(root: Node, sheet: Frame, *marks: str) -> None:
    """Texts stay on the sheet and in their boxes, and boxes with the same mark stay apart."""
    for part, x, y in moved(root, 0, 0):
        if part.tag == f"{SVG}text":
            assert sheet.holds(written(part, x, y)), part.text
    for mark in marks:
        boxes = held(root, mark)
        for i, (frame, texts) in enumerate(boxes):
            assert sheet.holds(frame)
            assert not [other for other, _ in boxes[:i] if frame.meets(other)]
            assert not [text for text in texts if not frame.holds(text)]
