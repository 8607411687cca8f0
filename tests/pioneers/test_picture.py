"""The picture of Pioneers: all of the view is on it, and nothing else."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from tests.stories.pictures import SVG, marked, picture, svg, title, words
from tests.stories.views import ending, samples, speeches, views
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.picture import ENGLISH, draw
from westbound.games.pioneers.picture.sheet import HEIGHT, WIDTH
from westbound.games.pioneers.picture.words import PHRASES
from westbound.games.pioneers.view import PioneersView
from westbound.kit.coats import COATS
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SPEECHES = speeches("pioneers")
seen, read = partial(views, "pioneers"), partial(picture, "pioneers")


def opening(players: int = 4) -> Any:
    return next(seen(players, 7))


def with_ways() -> PioneersView:
    """A view in which the stagecoach can travel."""
    view: PioneersView = next(view for view in seen(4, 5, every=1) if view["ways"])
    return view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_board_is_drawn(players: int) -> None:
    for view in samples("pioneers", players, None):
        root = read(view)
        assert list(marked(root, "data-line")) == [line["name"] for line in view["lines"]]
        assert set(marked(root, "data-city")) == {city["name"] for city in view["cities"]}
        owned = [coach["name"] for player in view["players"] for coach in player["coaches"]]
        offered = [coach["name"] for coach in view["display"] if coach]
        assert sorted(marked(root, "data-coach")) == sorted(owned + offered)
        assert list(marked(root, "data-stagecoach")) == [view["stagecoach"]]


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
    view = with_ways()
    cities = marked(read(view), "data-city")
    assert {name for name, node in cities.items() if "data-reach" in node.attrib} == set(view["ways"])
    for name, ways in view["ways"].items():
        assert f"${min(way['fare'] for way in ways)}" in words(cities[name])


def test_every_word_can_be_translated() -> None:
    asked: set[str] = set()

    def say(key: str, /, **values: str | int) -> str:
        asked.add(key)
        return key.upper()

    steps = ["purchase", "building", "movement", "routing", "settling"]
    steps += ["free road", "barkeeping", "more farmers", "joining"]
    for view in [*seen(4, 1, viewer=0), *seen(2, 1, every=1000)]:
        view["bought"], view["last_round"], view["display"][3] = ["road", "two roads", "coach"], True, None
        view["taken"] = view["arrival"] = "farmer"
        if not view["over"]:
            view["ways"]["denver"] = [{"fare": 2, "pays": {}, "lines": []}]
            view["step"] = steps.pop() if steps else view["step"]
        draw(view, say)
        view["winners"] = [0, 1]
        draw(view, say)
    assert {*ENGLISH, *PHRASES} == asked


@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_word_is_cut(speech: Speech, players: int) -> None:
    for view in samples("pioneers", players):
        assert not [word for word in words(read(view, speech)) if word.endswith("…")]


def test_english_is_what_the_texts_say() -> None:
    view = with_ways()
    view["players"][0]["score"] = 1
    assert draw(view) == draw(view, SPEECHES[0].say)
    assert "Red: 1 point, $" in draw(view)


@pytest.mark.parametrize("speech", SPEECHES[1:], ids=LANGUAGES[1:])
def test_dollars_follow_the_number_in_other_languages(speech: Speech) -> None:
    assert "1\u00a0$" in svg("pioneers", with_ways(), speech)


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
    view = ending("pioneers", players)
    view["players"][0]["coaches"] *= 2
    root = read(view)
    for panel in marked(root, "data-player").values():
        frame = next(panel.iter(f"{SVG}rect"))
        for coach in (node for node in panel if "data-coach" in node.attrib):
            _, y = map(float, re.findall(r"[\d.]+", coach.attrib["transform"]))
            assert y + 16 < float(frame.attrib["height"])
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
