"""The picture of Pioneer Days: all of the view is on it, within its boxes, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple, cast
from xml.etree import ElementTree

import pytest

import westbound
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.picture import draw
from westbound.games.pioneer_days.picture.palette import DICE, FACES
from westbound.games.pioneer_days.picture.sheet import HEIGHT, WIDTH
from westbound.games.pioneer_days.view import CardView, PioneerDaysView, PlayerView
from westbound.kit.ink import width_of
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
SPEECHES = [Speech(GAME, GAME.box(4), language) for language in LANGUAGES]
ENGLISH = SPEECHES[0].say
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


def views(players: int, seed: int, viewer: int | None = None, every: int = 9) -> Iterator[PioneerDaysView]:
    """Positions of a random game, the first and the last among them."""
    match, chance = westbound.new("pioneer_days", players=players, seed=seed), random.Random(seed)
    for turn in range(10_000):
        if match.over or turn % every == 0:
            yield cast(PioneerDaysView, match.view(viewer))
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))


def opening(players: int = 4, viewer: int | None = None) -> PioneerDaysView:
    return next(view for view in views(players, 7, viewer, every=1) if view["pool"])


def ending(players: int = 4) -> PioneerDaysView:
    return list(views(players, 7))[-1]


def read(view: PioneerDaysView) -> Node:
    return ElementTree.fromstring(draw(view, ENGLISH))


def marked(root: Node, mark: str) -> dict[str, Node]:
    """The groups with that data attribute, by its value."""
    return {node.attrib[mark]: node for node in root.iter() if mark in node.attrib}


def title(node: Node) -> str:
    return node.findtext(f"{SVG}title") or ""


def words(node: Node) -> list[str]:
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def cards(player: PlayerView) -> list[CardView]:
    """Everything before a player that has a name."""
    boards = [player["board"]] if player["board"] else player["dealt"]
    return [*boards, *player["folk"], *player["gear"]]


def moved(node: Node, x: float, y: float) -> Iterator[tuple[Node, float, float]]:
    """Every part of a picture, and where its corner lies; what is scaled is left out."""
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
    """About where a text stands."""
    size, anchor = float(node.attrib["font-size"]), node.get("text-anchor", "start")
    width = width_of(node.text or "", size)
    left = x + float(node.attrib["x"]) - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    low = y + float(node.attrib["y"])
    return Frame(left, low - 0.75 * size, left + width, low + 0.2 * size)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_position_is_a_whole_picture(players: int, seed: int) -> None:
    for view in views(players, seed, viewer=0):
        root = read(view)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["role"] == "img"
        assert title(root)
        assert root.findtext(f"{SVG}desc")
        assert list(marked(root, "data-slot")) == list(FACES)
        assert list(marked(root, "data-track")) == [track["disaster"] for track in view["tracks"]]
        assert list(marked(root, "data-town")) == [town["name"] for town in view["towns"]]
        panels = marked(root, "data-player")
        assert list(panels) == [player["color"] for player in view["players"]]
        for player in view["players"]:
            assert list(marked(panels[player["color"]], "data-card")) == [card["name"] for card in cards(player)]
        shown = [card["name"] for card in [*view["slots"], *view["store"]] if card]
        assert set(shown) <= set(marked(root, "data-card"))
        dice = [node.attrib["data-die"] for node in root.iter() if "data-die" in node.attrib]
        rolled = [f"{die['color']} {die['face']}" for die in view["pool"]]
        assert dice == rolled + ([f"{view['die']['color']} {view['die']['shows']}"] if view["die"] else [])


@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_and_town_is_named_and_nothing_is_cut(speech: Speech, players: int) -> None:
    for view in views(players, 2, viewer=0, every=7):
        root = ElementTree.fromstring(draw(view, speech.say))
        assert not [word for word in words(root) if word.endswith("…")]
        said = " ".join(words(root))
        for kind, shown in (("folk", view["slots"]), ("tile", view["store"])):
            assert all(speech.name(kind, card["name"]) in said for card in shown if card)
        assert all(town["label"] in said for town in view["towns"])
        assert all(speech.player(player["seat"]) in said for player in view["players"])


@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_stay_in_their_boxes_and_boxes_apart(speech: Speech, players: int) -> None:
    for view in views(players, 3, viewer=1, every=11):
        root = ElementTree.fromstring(draw(view, speech.say))
        sheet = Frame(0, 0, WIDTH, HEIGHT)
        for part, x, y in moved(root, 0, 0):
            if part.tag == f"{SVG}text":
                assert sheet.holds(written(part, x, y)), part.text
        for mark in ("data-slot", "data-town", "data-track", "data-player", "data-card", "data-die"):
            boxes = held(root, mark)
            for i, (frame, texts) in enumerate(boxes):
                assert sheet.holds(frame)
                assert not [other for other, _ in boxes[:i] if frame.meets(other)]
                assert not [text for text in texts if not frame.holds(text)]
        panels = [frame for frame, _ in held(root, "data-player")]
        lying = [frame for frame, _ in held(root, "data-card") if frame.top > panels[0].top]
        assert all(any(panel.holds(frame) for panel in panels) for frame in lying)


def held(root: Node, mark: str) -> list[tuple[Frame, list[Frame]]]:
    """The boxes with that mark, each with the texts in it."""
    found = []
    for node, x, y in moved(root, 0, 0):
        box = node.find(f"{SVG}rect")
        if mark in node.attrib and box is not None:
            inner = [part for child in node for part in moved(child, x, y)]
            found.append((framed(box, x, y), [written(*part) for part in inner if part[0].tag == f"{SVG}text"]))
    return found


def test_a_rich_player_fits_into_the_panel() -> None:
    view = ending(4)
    everybody = [card for player in view["players"] for card in player["folk"]]
    rich = view["players"][0]
    rich["folk"] = (everybody * 24)[:24]
    rich["gear"] = (view["store"] or rich["gear"] or view["players"][1]["gear"])[:1] * 20
    rich["wagons"] = [
        {"size": size, "damage": damage, "count": 3} for size in ("small", "large") for damage in range(5)
    ]
    root = read(view)
    panel = next(frame for frame, _ in held(root, "data-player"))
    inside = [frame for frame, _ in held(root, "data-card") if frame.top > panel.top and frame.left < panel.right]
    assert len(inside) >= 44
    assert all(panel.holds(frame) for frame in inside)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_used_that_is_not_drawn_and_nothing_comes_from_outside(players: int) -> None:
    svg = draw(ending(players), ENGLISH)
    root = ElementTree.fromstring(svg)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    assert {node.attrib["href"] for node in root.iter() if "href" in node.attrib} <= {f"#{name}" for name in ids}
    assert not {f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}foreignObject"} & {
        node.tag for node in root.iter()
    }
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_the_picture_is_a_function_of_the_view() -> None:
    view = next(view for view in views(4, 3, viewer=0) if view["week"] > 2)
    before = deepcopy(view)
    assert draw(view, ENGLISH) == draw(deepcopy(view), ENGLISH)
    assert view == before


def test_gold_of_others_stays_hidden() -> None:
    view = opening()
    blue = view["players"][1]
    blue["tokens"], blue["token_values"], blue["breakdown"]["gold"] = 3, None, None
    panel = marked(read(view), "data-player")["blue"]
    assert any("gold\u00a0?" in word for word in words(panel))
    blue["token_values"], blue["breakdown"]["gold"] = [1, 2, 3], 6
    panel = marked(read(view), "data-player")["blue"]
    assert "Gold: 1 + 2 + 3" in words(panel)
    assert any("gold\u00a06" in word for word in words(panel))


def test_promises_and_drawn_tokens_are_told_to_their_owner() -> None:
    view = opening(viewer=0)
    red, town = view["players"][0], view["towns"][0]
    red["drawn"] = [1, 3]
    red["pledged"] = {"towns": [town["name"]], "tiles": ["hay_1"], "tokens": [2]}
    said = " ".join(words(marked(read(view), "data-player")["red"]))
    assert "Gold tokens: 1, 3" in said
    assert f"Promised: {town['label']}, Hay, 2 nuggets" in said


def test_a_turned_die_shows_what_it_was() -> None:
    view = opening()
    view["die"] = {"color": "red", "face": "mine", "shows": "wood", "turned": True}
    root = read(view)
    assert "red wood" in marked(root, "data-die")
    assert "turned: Mine" in [title(node) for node in root.iter()]


def test_markers_stand_where_the_disasters_are() -> None:
    view = opening()
    view["tracks"][2]["at"] = 2
    tracks = marked(read(view), "data-track")
    assert title(tracks["famine"]) == "Famine: 2 of 3"
    filled = [node for node in tracks["famine"].iter(f"{SVG}circle") if node.attrib["fill"] == DICE["yellow"].fill]
    assert len(filled) == 1


def test_damage_crosses_two_slots_of_a_wagon() -> None:
    view = opening()
    view["players"][0]["wagons"] = [
        {"size": "large", "damage": 1, "count": 2},
        {"size": "small", "damage": 3, "count": 1},
    ]
    wagons = marked(marked(read(view), "data-player")["red"], "data-wagon")
    crosses = {
        name: len([part for part in wagon.iter(f"{SVG}path") if part.get("stroke") == "#ffffff"])
        for name, wagon in wagons.items()
    }
    assert crosses == {"large 1": 2, "small 3": 4}
    assert title(wagons["large 1"]) == "2 × Large wagon, Damage: 1"
    assert "×2" in words(wagons["large 1"])


def test_hostile_text_stays_text() -> None:
    view = opening()
    for hostile in ("<script>alert(1)</script>", "\"' onload='x' & ]]>", "bell \x07 and \x00", "W" * 400):
        view["towns"][0]["label"] = hostile
        folk = next(folk for folk in view["slots"] if folk)
        folk["person"] = hostile
        root = read(view)
        assert not list(root.iter(f"{SVG}script"))
        assert not any(key.startswith("on") for node in root.iter() for key in node.attrib)

    def say(key: str, /, **values: str | int) -> str:
        return f"<b>{key}&"

    root = ElementTree.fromstring(draw(view, say))
    assert title(root).startswith("<b>title&")


@pytest.mark.parametrize("speech", SPEECHES[1:], ids=LANGUAGES[1:])
def test_every_language_has_its_typography(speech: Speech) -> None:
    view = next(view for view in views(4, 5) if view["week"] == 2)
    root = ElementTree.fromstring(draw(view, speech.say))
    texts = [word for node in root.iter() if (word := node.text or "") != "$"]  # but for the coin
    assert any("1\u00a0$" in text for text in texts)
    assert not [text for text in texts if re.search(r"(?<!\u00a0)\$", text)]
    if speech.language == "fr":
        assert not [text for text in texts if re.search(r"(?<!\u00a0)[:;]", text)]
