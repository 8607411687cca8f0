"""The picture of Pioneers: all of the view is on it, and nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import cast
from xml.etree import ElementTree

import pytest

import westbound
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.picture import ENGLISH, draw
from westbound.games.pioneers.picture.sheet import HEIGHT, WIDTH
from westbound.games.pioneers.picture.words import PHRASES
from westbound.games.pioneers.view import PioneersView
from westbound.kit.coats import COATS
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
Node = ElementTree.Element


def views(players: int, seed: int, viewer: int | None = None, every: int = 9) -> Iterator[PioneersView]:
    """Positions of a random game, the first and the last among them."""
    match, chance = westbound.new("pioneers", players=players, seed=seed), random.Random(seed)
    for turn in range(10_000):
        if match.over or turn % every == 0:
            yield cast(PioneersView, match.view(viewer))
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, chance.choice(match.legal(seat)))


def opening(players: int = 4, viewer: int | None = None) -> PioneersView:
    return next(views(players, 7, viewer))


def ending(players: int = 4) -> PioneersView:
    return list(views(players, 7))[-1]


def read(view: PioneersView) -> Node:
    return ElementTree.fromstring(draw(view))


def marked(root: Node, mark: str) -> dict[str, Node]:
    """The groups with that data attribute, by its value."""
    return {node.attrib[mark]: node for node in root.iter() if mark in node.attrib}


def title(node: Node) -> str:
    return node.findtext(f"{SVG}title") or ""


def words(node: Node) -> list[str]:
    return [text.text or "" for text in node.iter(f"{SVG}text")]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_position_is_a_whole_picture(players: int, seed: int) -> None:
    for view in views(players, seed):
        root = read(view)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["role"] == "img"
        assert title(root)
        assert root.findtext(f"{SVG}desc")
        assert list(marked(root, "data-line")) == [line["name"] for line in view["lines"]]
        assert set(marked(root, "data-city")) == {city["name"] for city in view["cities"]}
        assert list(marked(root, "data-player")) == [player["color"] for player in view["players"]]
        owned = [coach["name"] for player in view["players"] for coach in player["coaches"]]
        offered = [coach["name"] for coach in view["display"] if coach]
        assert sorted(marked(root, "data-coach")) == sorted(owned + offered)
        assert list(marked(root, "data-stagecoach")) == [view["stagecoach"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_used_that_is_not_drawn_and_nothing_comes_from_outside(players: int) -> None:
    svg = draw(ending(players))
    root = ElementTree.fromstring(svg)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    assert {node.attrib["href"] for node in root.iter() if "href" in node.attrib} <= {f"#{name}" for name in ids}
    assert not {f"{SVG}script", f"{SVG}image", f"{SVG}style", f"{SVG}foreignObject"} & {
        node.tag for node in root.iter()
    }
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_the_picture_is_a_function_of_the_view() -> None:
    view = next(v for v in views(4, 3) if v["round"] > 3)
    before = deepcopy(view)
    assert draw(view) == draw(deepcopy(view))
    assert view == before


def test_nuggets_of_others_stay_hidden() -> None:
    view = opening()
    view["players"][1]["nuggets"] = 3
    view["players"][1]["nugget_values"] = None
    panel = marked(read(view), "data-player")["blue"]
    assert "?" in words(panel)
    view["players"][1]["nugget_values"] = [3, 3, 5]
    view["players"][1]["breakdown"]["nuggets"] = 11
    panel = marked(read(view), "data-player")["blue"]
    assert "?" not in words(panel)
    assert "11" in words(panel)
    assert "nuggets: 3 + 3 + 5" in [title(node) for node in panel.iter()]


def test_two_roads_on_a_line_are_drawn_side_by_side() -> None:
    view = opening()
    view["lines"][5]["roads"] = [0, 3]
    line = marked(read(view), "data-line")[view["lines"][5]["name"]]
    roads = [node for node in line.iter() if node.get("class") == "road"]
    assert [road.attrib["data-owner"] for road in roads] == ["red", "yellow"]
    starts = [(float(road[0].attrib["x1"]), float(road[0].attrib["y1"])) for road in roads]
    (x, y), (u, v) = starts
    assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 > 9  # a road is eight wide
    assert title(line).endswith("Red, Yellow")


def test_players_differ_by_colour_shape_and_stripe() -> None:
    coats = [COATS[seat] for seat in GAME.seats]
    assert len({coat.fill for coat in coats}) == 4
    assert len({coat.shape for coat in coats}) == 4
    assert len({coat.stripe for coat in coats}) == 4
    view = opening()
    for seat in range(4):
        view["lines"][seat]["roads"] = [seat]
    root = read(view)
    roads = [node for node in root.iter() if node.get("class") == "road"]
    stripes = {line.attrib["stroke-dasharray"] for road in roads for line in road if "stroke-dasharray" in line.attrib}
    assert len(stripes) == 4


def test_covered_cities_keep_their_labels_and_say_so() -> None:
    view = opening(players=2)
    groups = marked(read(view), "data-city")
    covered = [city for city in view["cities"] if city["covered"]]
    assert len(covered) == 8
    for city in covered:
        assert title(groups[city["name"]]) == f"{city['label']}: covered"
        assert words(groups[city["name"]]) == [city["label"]]
    lines = marked(read(view), "data-line")
    assert all(title(lines[line["name"]]).endswith(": covered") == line["covered"] for line in view["lines"])


def test_settlers_and_tiles_are_told() -> None:
    view = opening()
    city = view["cities"][9]
    city["tile"] = "farmer"
    assert title(marked(read(view), "data-city")[city["name"]]) == f"{city['label']}, Farmer"
    city["tile"], city["settlers"] = None, [0, 3, 1, 0]
    drawn = marked(read(view), "data-city")[city["name"]]
    assert title(drawn) == f"{city['label']}, Blue 3, Green 1"
    assert sorted(words(drawn)) == sorted(["3", city["label"]])


def test_destinations_show_their_fare() -> None:
    view = next(v for v in views(4, 5, every=1) if v["ways"])
    cities = marked(read(view), "data-city")
    assert {name for name, node in cities.items() if "data-reach" in node.attrib} == set(view["ways"])
    for name, ways in view["ways"].items():
        assert f"${min(way['fare'] for way in ways)}" in words(cities[name])


def test_hostile_text_stays_text() -> None:
    view = opening()
    for hostile in ("<script>alert(1)</script>", "\"' onload='x' & ]]>", "bell \x07 and \x00", "W" * 400):
        view["cities"][4]["label"] = hostile
        root = read(view)
        assert not list(root.iter(f"{SVG}script"))
        assert not any(key.startswith("on") for node in root.iter() for key in node.attrib)

    def say(key: str, /, **values: str | int) -> str:
        return f"<b>{key}&"

    root = ElementTree.fromstring(draw(view, say))
    assert title(root).startswith("<b>term-pioneers&")


def test_every_word_can_be_translated() -> None:
    asked: set[str] = set()

    def say(key: str, /, **values: str | int) -> str:
        asked.add(key)
        return key.upper()

    steps = ["purchase", "building", "movement", "routing", "settling"]
    steps += ["free road", "barkeeping", "more farmers", "joining"]
    for view in [*views(4, 1, viewer=0), *views(2, 1, every=1000)]:
        view["bought"], view["last_round"], view["display"][3] = ["road", "two roads", "coach"], True, None
        view["taken"] = view["arrival"] = "farmer"
        if not view["over"]:
            view["ways"]["denver"] = [{"fare": 2, "pays": {}, "lines": []}]
            view["step"] = steps.pop() if steps else view["step"]
        draw(view, say)
        view["winners"] = [0, 1]
        draw(view, say)
    assert {*ENGLISH, *PHRASES} == asked


SPEECHES = [Speech(GAME, GAME.box(4), language) for language in LANGUAGES]


@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_word_is_cut(speech: Speech, players: int) -> None:
    for view in views(players, 2, viewer=0, every=5):
        cut = [word for word in words(ElementTree.fromstring(draw(view, speech.say))) if word.endswith("…")]
        assert not cut


def test_english_is_what_the_texts_say() -> None:
    view = next(v for v in views(4, 5, every=1) if v["ways"])
    view["players"][0]["score"] = 1
    assert draw(view) == draw(view, SPEECHES[0].say)
    assert "Red: 1 point, $" in draw(view)


@pytest.mark.parametrize("speech", SPEECHES[1:], ids=LANGUAGES[1:])
def test_every_language_has_its_typography(speech: Speech) -> None:
    view = next(v for v in views(4, 5, every=1) if v["ways"])
    root = ElementTree.fromstring(draw(view, speech.say))
    texts = [word for node in root.iter() if (word := node.text or "") != "$"]  # but for the coin
    assert any("1\u00a0$" in text for text in texts)
    assert not [text for text in texts if re.search(r"(?<!\u00a0)\$", text)]
    if speech.language == "fr":
        assert not [text for text in texts if re.search(r"(?<!\u00a0)[:;]", text)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_labels_meet_neither_each_other_nor_the_edge(players: int) -> None:
    view = opening(players)
    labels = []
    for node in marked(read(view), "data-city").values():
        (label,) = (text for text in node.findall(f"{SVG}text"))
        x, y, side = float(label.attrib["x"]), float(label.attrib["y"]), label.attrib["text-anchor"]
        width = 6.2 * len(label.text or "")
        left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[side]
        assert left > 0
        assert left + width < 1000
        assert 10 < y < 617
        labels.append((left, left + width, y))
    for i, (a, b, y) in enumerate(labels):
        assert not [1 for c, d, v in labels[:i] if a < d and c < b and abs(y - v) < 10]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_panels_hold_all_coaches(players: int) -> None:
    view = ending(players)
    view["players"][0]["coaches"] *= 2
    root = read(view)
    for panel in marked(root, "data-player").values():
        frame = next(panel.iter(f"{SVG}rect"))
        for coach in (node for node in panel if "data-coach" in node.attrib):
            _, y = map(float, re.findall(r"[\d.]+", coach.attrib["transform"]))
            assert y + 16 < float(frame.attrib["height"])
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
