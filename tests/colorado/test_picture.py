"""The picture of Colorado: all of the view is on it, within its boxes, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple, cast
from xml.etree import ElementTree

import pytest

import westbound
from westbound.games.colorado.game import GAME
from westbound.games.colorado.picture import draw
from westbound.games.colorado.picture.land import away, holds, sides, spots
from westbound.games.colorado.picture.sheet import HEIGHT, WIDTH
from westbound.games.colorado.printed import CARD_NAMES
from westbound.games.colorado.view import ColoradoView, MedalView
from westbound.kit.coats import COATS
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


def views(players: int, seed: int, viewer: int | None = None, every: int = 20) -> Iterator[ColoradoView]:
    """Positions of a random game, the first and the last among them."""
    match, chance = westbound.new("colorado", players=players, seed=seed), random.Random(seed)
    for turn in range(10_000):
        if match.over or turn % every == 0:
            yield cast(ColoradoView, match.view(viewer))
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))


def opening(players: int = 4, viewer: int | None = None) -> ColoradoView:
    """Your own copy, but for the printed map."""
    return next(view for view in views(players, 7, viewer, every=1) if view["turn"])


def ending(players: int = 4) -> ColoradoView:
    return list(views(players, 7))[-1]


def read(view: ColoradoView) -> Node:
    return ElementTree.fromstring(draw(view, ENGLISH))


def marked(root: Node, mark: str) -> dict[str, Node]:
    """The groups with that data attribute, by its value."""
    return {node.attrib[mark]: node for node in root.iter() if mark in node.attrib}


def title(node: Node) -> str:
    return node.findtext(f"{SVG}title") or ""


def words(node: Node) -> list[str]:
    return [text.text or "" for text in node.iter(f"{SVG}text")]


def ticked_by(node: Node) -> list[str]:
    """Whose symbols are on it."""
    shapes = {coat.shape: color for color, coat in COATS.items()}
    return [shapes[path.attrib["d"]] for path in node.iter(f"{SVG}path") if path.attrib["d"] in shapes]


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


def held(root: Node, mark: str) -> list[tuple[Frame, list[Frame]]]:
    """The boxes with that mark, each with the texts in it."""
    found = []
    for node, x, y in moved(root, 0, 0):
        box = node.find(f"{SVG}rect")
        if mark in node.attrib and box is not None:
            inner = [part for child in node for part in moved(child, x, y)]
            found.append((framed(box, x, y), [written(*part) for part in inner if part[0].tag == f"{SVG}text"]))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [None, 1])
def test_every_position_is_a_whole_picture(players: int, viewer: int | None) -> None:
    for view in views(players, 1, viewer, every=40):
        root = read(view)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["role"] == "img"
        assert title(root)
        assert root.findtext(f"{SVG}desc")
        regions, rails = view["map"]["regions"], view["map"]["railroad"]
        assert list(marked(root, "data-region")) == [region["name"] for region in regions]
        assert list(marked(root, "data-step")) == [step["name"] for region in regions for step in region["steps"]]
        assert list(marked(root, "data-rail")) == [step["name"] for step in rails]
        assert len(marked(root, "data-mountain")) == len(view["map"]["mountains"])
        assert list(marked(root, "data-bounty")) == [*view["map"]["zones"], *view["map"]["tracks"]]
        panels = marked(root, "data-player")
        assert list(panels) == [player["color"] for player in view["players"]]


def test_ticks_are_where_players_have_ticked() -> None:
    for view in views(4, 2, every=60):
        root = read(view)
        ticked = {
            player["color"]: {"data-flag": player["flags"], "data-step": player["steps"], "data-rail": player["rails"]}
            for player in view["players"]
        }
        for mark in ("data-flag", "data-step", "data-rail"):
            for name, node in marked(root, mark).items():
                assert ticked_by(node) == [color for color, ticks in ticked.items() if name in ticks[mark]]


def test_boxes_of_the_bounty_board_are_ticked() -> None:
    view = opening()
    view["players"][2]["tipi"] = [False, False, True, True, True, False, False]
    view["players"][2]["tracks"]["saloon"] = 3
    bounties = marked(read(view), "data-bounty")
    for word, count in (("tipi", 3), ("saloon", 3), ("wanted", 0)):
        row = marked(bounties[word], "data-row")["horseshoe"]
        assert ticked_by(row) == ["horseshoe"] * (1 + count)  # one says whose row it is


def test_cards_lie_in_play_areas_and_in_the_own_hand_only() -> None:
    for view in views(3, 4, viewer=0, every=50):
        panels = marked(read(view), "data-player")
        for player in view["players"]:
            shown = [node.attrib["data-card"] for node in panels[player["color"]].iter() if "data-card" in node.attrib]
            assert sorted(shown) == sorted([*player["area"], *(player["hand"] or [])])
            backs = [node for node in panels[player["color"]].iter() if node.get("href") == "#co-back"]
            assert len(backs) == 1 + (0 if player["hand"] else player["cards"])


def test_the_viewer_sees_what_can_be_ticked_and_what_is_lost() -> None:
    match = westbound.new("colorado", players=2, seed=1)
    match.play(0, "start fort_collins")
    match.play(1, "start durango")
    view = cast(ColoradoView, match.view(0))

    def glowing(view: ColoradoView) -> set[str]:
        nodes = marked(read(view), "data-step") | marked(read(view), "data-rail")
        return {
            name for name, node in nodes.items() if any(disc.get("r") == "20" for disc in node.iter(f"{SVG}circle"))
        }

    assert glowing(view) == {"fort_collins 1", "fort_collins 3", "1"}
    assert glowing(cast(ColoradoView, match.view(None))) == set()
    view["players"][0]["rails"] = ["1", "2", "3"]
    rails = marked(read(view), "data-rail")
    assert [name for name, node in rails.items() if any(part.get("opacity") == "0.5" for part in node)] == ["4", "5"]


def test_medals_taken_are_crossed_out() -> None:
    view = opening()
    view["medals_left"] = view["medals_left"] | {"tipi": view["medals_left"]["tipi"][1:], "desert": []}
    bounties = marked(read(view), "data-bounty")
    assert len(list(bounties["tipi"].iter(f"{SVG}line"))) == 1
    assert len(list(bounties["desert"].iter(f"{SVG}line"))) == 1
    assert not list(bounties["lake"].iter(f"{SVG}line"))


def test_p13_more_than_seven_medals_fit() -> None:
    view = ending()
    tipi: MedalView = {"source": "tipi", "points": 9}
    elkhead: MedalView = {"source": "elkhead", "points": 8}
    view["players"][0]["medals"] = [tipi] * 6 + [elkhead] * 4
    panel = marked(read(view), "data-player")["campfire"]
    places = marked(panel, "data-medal")
    assert len(places) == 10
    assert title(places["7"]) == "Elkhead: 8"


@pytest.mark.slow
@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_stay_in_their_boxes_and_boxes_apart(speech: Speech, players: int) -> None:
    for view in views(players, 3, viewer=1, every=35):
        root = ElementTree.fromstring(draw(view, speech.say))
        assert not [word for word in words(marked(root, "data-part")["status"]) if word.endswith("…")]
        sheet = Frame(0, 0, WIDTH, HEIGHT)
        for part, x, y in moved(root, 0, 0):
            if part.tag == f"{SVG}text":
                assert sheet.holds(written(part, x, y)), part.text
        for mark in ("data-bounty", "data-player"):
            boxes = held(root, mark)
            for i, (frame, texts) in enumerate(boxes):
                assert sheet.holds(frame)
                assert not [other for other, _ in boxes[:i] if frame.meets(other)]
                assert not [text for text in texts if not frame.holds(text)]


def test_a_large_hand_fits_into_the_panel() -> None:
    view = opening(viewer=0)
    rich = view["players"][0]
    rich["hand"], rich["cards"] = [*CARD_NAMES] * 2, 2 * len(CARD_NAMES)
    root = read(view)
    panel = next(frame for frame, _ in held(root, "data-player"))
    cards = [frame for frame, _ in held(root, "data-card") if frame.left < panel.right]
    assert len(cards) >= rich["cards"]
    assert all(panel.holds(frame) for frame in cards)


def test_scenery_stays_within_its_region() -> None:
    square = [[0, 0], [100, 0], [100, 100], [0, 100]]
    assert holds(square, 50, 50)
    assert not holds(square, 150, 50)
    assert min(away(30, 50, side) for side in sides(square)) == 30
    for region in opening()["map"]["regions"]:
        assert all(holds(region["shape"], x, y) for x, y in spots(region["shape"]))


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
    view = next(view for view in views(4, 3, viewer=0) if view["turn"] > 5)
    before = deepcopy(view)
    assert draw(view, ENGLISH) == draw(deepcopy(view), ENGLISH)
    assert view == before


def test_hostile_text_stays_text() -> None:
    view = deepcopy(opening())
    for hostile in ("<script>alert(1)</script>", "\"' onload='x' & ]]>", "bell \x07 and \x00", "W" * 400):
        view["map"]["regions"][0]["label"] = hostile
        view["map"]["mountains"][0]["label"] = hostile
        root = read(view)
        assert not list(root.iter(f"{SVG}script"))
        assert not any(key.startswith("on") for node in root.iter() for key in node.attrib)

    def say(key: str, /, **values: str | int) -> str:
        return f"<b>{key}&"

    root = ElementTree.fromstring(draw(view, say))
    assert title(root).startswith("<b>title&")


def test_french_has_its_spaces() -> None:
    for view in views(3, 6, every=30):
        root = ElementTree.fromstring(draw(view, SPEECHES[LANGUAGES.index("fr")].say))
        assert not [node.text for node in root.iter() if re.search(r"(?<!\u00a0)[:;?]", node.text or "")]


def test_p04_a_call_is_in_the_heading() -> None:
    view = next(view for view in views(3, 5, every=1) if view["asked"])
    assert f"Asked for: {SPEECHES[0].name('card', view['asked'] or '')}" in words(
        marked(read(view), "data-part")["status"]
    )


def test_every_step_shows_the_number_by_which_it_is_called() -> None:
    view = cast(ColoradoView, westbound.new("colorado", players=2, seed=1).view(0))
    nodes = marked(read(view), "data-step") | marked(read(view), "data-rail")
    regions = [step["name"] for region in view["map"]["regions"] for step in region["steps"]]
    for name in [*regions, *(step["name"] for step in view["map"]["railroad"])]:
        assert [text.text for text in nodes[name].iter(f"{SVG}text")] == [name.split()[-1]]
