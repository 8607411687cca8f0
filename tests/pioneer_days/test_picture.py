"""The picture of Pioneer Days: all of the view is on it, within its boxes, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.stories.pictures import SVG, Frame, check_layout, held, marked, picture, svg, title, words
from tests.stories.views import ending, samples, speeches, views
from westbound.games.pioneer_days.picture.palette import DICE, FACES
from westbound.games.pioneer_days.picture.sheet import HEIGHT, WIDTH
from westbound.games.pioneer_days.view import CardView, PlayerView
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SPEECHES = speeches("pioneer_days")
seen, read = partial(views, "pioneer_days"), partial(picture, "pioneer_days")


def opening(viewer: int | None = None) -> Any:
    return next(view for view in seen(4, 7, viewer, every=1) if view["pool"])


def cards(player: PlayerView) -> list[CardView]:
    """Everything before a player that has a name."""
    boards = [player["board"]] if player["board"] else player["dealt"]
    return [*boards, *player["folk"], *player["gear"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_on_the_board_is_drawn(players: int) -> None:
    for view in seen(players, 1, viewer=0):
        root = read(view)
        assert list(marked(root, "data-slot")) == list(FACES)
        assert list(marked(root, "data-track")) == [track["disaster"] for track in view["tracks"]]
        assert list(marked(root, "data-town")) == [town["name"] for town in view["towns"]]
        panels = marked(root, "data-player")
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
    for view in samples("pioneer_days", players):
        root = read(view, speech)
        assert not [word for word in words(root) if word.endswith("…")]
        said = " ".join(words(root))
        for kind, shown in (("folk", view["slots"]), ("tile", view["store"])):
            assert all(speech.name(kind, card["name"]) in said for card in shown if card)
        assert all(town["label"] in said for town in view["towns"])
        assert all(speech.player(player["seat"]) in said for player in view["players"])


@pytest.mark.parametrize("speech", SPEECHES, ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_stay_in_their_boxes_and_boxes_apart(speech: Speech, players: int) -> None:
    for view in samples("pioneer_days", players, 1):
        root = read(view, speech)
        marks = ("data-slot", "data-town", "data-track", "data-player", "data-card", "data-die")
        check_layout(root, Frame(0, 0, WIDTH, HEIGHT), *marks)
        panels = [frame for frame, _ in held(root, "data-player")]
        lying = [frame for frame, _ in held(root, "data-card") if frame.top > panels[0].top]
        assert all(any(panel.holds(frame) for panel in panels) for frame in lying)


def test_a_rich_player_fits_into_the_panel() -> None:
    view = ending("pioneer_days")
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


@pytest.mark.parametrize("speech", SPEECHES[1:], ids=LANGUAGES[1:])
def test_dollars_follow_the_number_in_other_languages(speech: Speech) -> None:
    view = next(view for view in seen(4, 5) if view["week"] == 2)
    assert "1\u00a0$" in svg("pioneer_days", view, speech)
