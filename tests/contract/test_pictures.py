"""Every game's picture is whole, safe, a function of the view, and well set in every language."""

from __future__ import annotations

import gzip
import re
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.contract.cases import REGISTERED
from tests.stories.editions import FREE_TEXT, free_text
from tests.stories.matches import positions
from tests.stories.pictures import SVG, marked, picture, svg, title
from tests.stories.views import samples, speeches
from westbound.drawings import drawing
from westbound.engine.game import Game
from westbound.texts import LANGUAGES

SHAPES = {f"{SVG}{tag}" for tag in ("svg", "g", "rect", "circle", "line", "path")}
MINIATURE = 10_000  # bytes, compressed: a list shows dozens
DRAWN = [game for game in REGISTERED if drawing(game, "picture")]
HOSTILE = ("<script>alert(1)</script>", "\"' onload='x' & ]]>", "bell \x07 and \x00", "W" * 400)

every_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.name)
every_number = pytest.mark.parametrize(
    ("game", "players"), [(game, n) for game in DRAWN for n in game.players], ids=lambda it: getattr(it, "name", it)
)
every_language = pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=LANGUAGES)


@every_number
def test_every_position_is_a_whole_picture(game: Game, players: int) -> None:
    for view in samples(game.name, players):
        root = picture(game.name, view)
        assert root.tag == f"{SVG}svg"
        assert root.attrib["role"] == "img"
        assert title(root)
        assert root.findtext(f"{SVG}desc")
        assert list(marked(root, "data-player")) == [player["color"] for player in view["players"]]


@every_number
def test_nothing_is_used_that_is_not_drawn_and_nothing_comes_from_outside(game: Game, players: int) -> None:
    drawn = svg(game.name, samples(game.name, players)[-1])
    root = ElementTree.fromstring(drawn)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids))
    assert {node.attrib["href"] for node in root.iter() if "href" in node.attrib} <= {f"#{name}" for name in ids}
    outside = {f"{SVG}{tag}" for tag in ("script", "image", "style", "foreignObject")}
    assert not outside & {node.tag for node in root.iter()}
    assert re.findall(r"https?://[^\"]*", drawn) == ["http://www.w3.org/2000/svg"]


@every_game
def test_the_picture_is_a_function_of_the_view(game: Game) -> None:
    for view in samples(game.name, game.players[-1]):
        before = deepcopy(view)
        assert svg(game.name, view) == svg(game.name, deepcopy(view))
        assert view == before


def rewritten(part: Any, text: str) -> Any:
    """The same view with *text* wherever an edition has free text."""
    if isinstance(part, list):
        return [rewritten(each, text) for each in part]
    if isinstance(part, dict):
        return {key: text if key in FREE_TEXT else rewritten(each, text) for key, each in part.items()}
    return part


@every_game
@pytest.mark.parametrize("hostile", HOSTILE, ids=["script", "attribute", "control", "long"])
def test_hostile_text_stays_text(game: Game, hostile: str) -> None:
    for view in samples(game.name, game.players[-1])[::3]:
        changed = rewritten(view, hostile)
        assert (changed != view) == bool(free_text(game))
        root = picture(game.name, changed)
        assert not list(root.iter(f"{SVG}script"))
        assert not any(key.startswith("on") for node in root.iter() for key in node.attrib)


@every_game
def test_hostile_translations_stay_text(game: Game) -> None:
    def say(key: str, /, **values: str | int) -> str:
        return f"<b>{key}&"

    module = drawing(game, "picture")
    assert module
    root = ElementTree.fromstring(module.draw(samples(game.name, game.players[-1])[-1], say))
    assert re.match(r"<b>[\w-]+&", title(root))


@every_language
@every_game
def test_texts_have_the_spaces_of_their_language(game: Game, language: int) -> None:
    for view in samples(game.name, game.players[-1]):
        root = picture(game.name, view, speeches(game.name)[language])
        texts = [word for node in root.iter() if (word := node.text or "") != "$"]  # which stands on the coin
        if LANGUAGES[language] != "en":
            assert not [text for text in texts if re.search(r"(?<!\u00a0)\$", text)]
        if LANGUAGES[language] == "fr":
            assert not [text for text in texts if re.search(r"(?<!\u00a0)[:;]|\w[?!]", text)]


def miniature(game: Game, view: Any) -> str:
    module = drawing(game, "picture")
    assert module
    drawn: str = module.miniature(view)
    return drawn


@every_number
def test_every_position_is_a_miniature_without_a_word(game: Game, players: int) -> None:
    drawn = [miniature(game, view) for view in samples(game.name, players, None)]
    for each in drawn:
        root = ElementTree.fromstring(each)
        assert root.tag == f"{SVG}svg"
        assert not "".join(root.itertext())
        assert {node.tag for node in root.iter()} <= SHAPES
        assert re.findall(r"https?://[^\"]*", each) == ["http://www.w3.org/2000/svg"]
        assert len(gzip.compress(each.encode())) < MINIATURE
    assert len(set(drawn)) > len(drawn) / 2, "it shows how the game goes on"


@every_game
def test_a_miniature_has_no_text_of_an_edition(game: Game) -> None:
    for view in samples(game.name, game.players[-1], None):
        before = deepcopy(view)
        assert miniature(game, view) == miniature(game, rewritten(view, HOSTILE[0]))
        assert view == before


@every_game
def test_a_miniature_shows_nothing_that_an_onlooker_does_not_know(game: Game) -> None:
    """Whoever's view it is drawn from."""
    players = game.players[-1]
    for match in positions(game.name, players, seed=players, every=12):
        onlooker = miniature(game, match.view(None))
        assert [miniature(game, match.view(seat)) for seat in range(players)] == [onlooker] * players
