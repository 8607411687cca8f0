"""The picture of Colorado: all of the view is on it, within its boxes, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import westbound
from tests.stories.pictures import SVG, Frame, Node, check_layout, held, marked, picture, title, words
from tests.stories.views import ending, samples, speeches, views
from westbound.games.colorado.picture.land import away, holds, sides, spots
from westbound.games.colorado.picture.sheet import HEIGHT, WIDTH
from westbound.games.colorado.printed import CARD_NAMES
from westbound.games.colorado.view import MedalView
from westbound.kit.coats import COATS
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SPEECHES = speeches("colorado")
seen, read = partial(views, "colorado"), partial(picture, "colorado")


def opening(viewer: int | None = None) -> Any:
    return next(view for view in seen(4, 7, viewer, every=1) if view["turn"])


def ticked_by(node: Node) -> list[str]:
    """Whose symbols are on it."""
    shapes = {coat.shape: color for color, coat in COATS.items()}
    return [shapes[path.attrib["d"]] for path in node.iter(f"{SVG}path") if path.attrib["d"] in shapes]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("viewer", [None, 1])
def test_everything_on_the_map_is_drawn(players: int, viewer: int | None) -> None:
    for view in samples("colorado", players, viewer):
        root = read(view)
        regions, rails = view["map"]["regions"], view["map"]["railroad"]
        assert list(marked(root, "data-region")) == [region["name"] for region in regions]
        assert list(marked(root, "data-step")) == [step["name"] for region in regions for step in region["steps"]]
        assert list(marked(root, "data-rail")) == [step["name"] for step in rails]
        assert len(marked(root, "data-mountain")) == len(view["map"]["mountains"])
        assert list(marked(root, "data-bounty")) == [*view["map"]["zones"], *view["map"]["tracks"]]


def test_ticks_are_where_players_have_ticked() -> None:
    for view in samples("colorado", 4):
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
    for view in samples("colorado", 3):
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
    view = match.view(0)

    def glowing(view: Any) -> set[str]:
        nodes = marked(read(view), "data-step") | marked(read(view), "data-rail")
        return {
            name for name, node in nodes.items() if any(disc.get("r") == "20" for disc in node.iter(f"{SVG}circle"))
        }

    assert glowing(view) == {"fort_collins 1", "fort_collins 3", "1"}
    assert glowing(match.view(None)) == set()
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
    view = ending("colorado")
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
    for view in samples("colorado", players, 1):
        root = read(view, speech)
        assert not [word for word in words(marked(root, "data-part")["status"]) if word.endswith("…")]
        check_layout(root, Frame(0, 0, WIDTH, HEIGHT), "data-bounty", "data-player")


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


def test_p04_a_call_is_in_the_heading() -> None:
    view = next(view for view in seen(3, 5, every=1) if view["asked"])
    assert f"Asked for: {SPEECHES[0].name('card', view['asked'] or '')}" in words(
        marked(read(view), "data-part")["status"]
    )


def test_every_step_shows_the_number_by_which_it_is_called() -> None:
    view = westbound.new("colorado", players=2, seed=1).view(0)
    nodes = marked(read(view), "data-step") | marked(read(view), "data-rail")
    regions = [step["name"] for region in view["map"]["regions"] for step in region["steps"]]
    for name in [*regions, *(step["name"] for step in view["map"]["railroad"])]:
        assert [text.text for text in nodes[name].iter(f"{SVG}text")] == [name.split()[-1]]
