"""Colorado in a terminal: the table, and whole games by words."""

from __future__ import annotations

from itertools import pairwise

import pytest

import westbound
from tests.colorado.story import FIRST
from tests.stories.matches import positions
from tests.stories.views import samples, speeches
from westbound.cli.play.board import board
from westbound.engine.match import Match
from westbound.games.colorado.game import GAME
from westbound.games.colorado.ways import links_of, lost_rails, trails
from westbound.kit.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def drawn(match: Match, seat: int | None = None) -> str:
    return board(GAME, match.view(seat), Speech(GAME, match.box), 80, False)


def later(turn: int, players: int = 3, seed: int = 5) -> Match:
    return next(match for match in positions("colorado", players, seed) if match.view(None)["turn"] == turn)


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=LANGUAGES)
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_names_everything(players: int, viewer: int | None, language: int) -> None:
    speech = speeches("colorado", players)[language]
    for view in samples("colorado", players, viewer):
        shown = board(GAME, view, speech, 80, False)
        for region in view["map"]["regions"]:
            assert f"{region['label']} ({region['medal']})" in shown
        for kind, words in (("zone", "zones"), ("bounty", "tracks")):
            assert all(speech.name(kind, word) in shown for word in view["map"][words])


def test_only_the_owner_reads_a_hand() -> None:
    match = later(turn=3)
    assert drawn(match, 0).count("Hand:") == 1
    assert "Hand:" not in drawn(match, None)


def test_p03_7_a_chosen_village_is_shown_to_its_owner_only() -> None:
    match = westbound.new("colorado", players=2, seed=1)
    match.play(0, "start durango")
    assert "Flag: Durango" in drawn(match, 0)
    assert "Flag: Durango" not in drawn(match, 1)
    assert "Flag: Durango" not in drawn(match, None)


def test_p08_steps_are_ticked_open_or_out_of_reach() -> None:
    match = westbound.new("colorado", players=2, seed=1, edition=FIRST)
    match.play(0, "start fort_collins")
    match.play(1, "start durango")
    assert "[x] Fort Collins (4)      *─[ ]1─·2 Saloon   *─[ ]3 Tipi─·4   3─·5 Cards" in drawn(match, 0)
    assert "·   Durango (5)           *─·1 Nuggets─·2─·3─·4 Wanted─·5 Free card   *─3" in drawn(match, 0)
    assert "[#]    Fort Collins (4)" in drawn(match, None)


def test_p08_a_switch_closes_the_other_branch() -> None:
    railroad = westbound.new("colorado", players=2).view(None)["map"]["railroad"]
    assert lost_rails(railroad, []) == set()
    assert lost_rails(railroad, ["1", "2"]) == set()
    assert lost_rails(railroad, ["1", "2", "3"]) == {"4", "5"}
    assert lost_rails(railroad, ["1", "2", "4", "5", "6", "9"]) == {"3", "7", "8"}


def test_ways_show_every_link_once() -> None:
    for region in westbound.new("colorado", players=2).view(None)["map"]["regions"]:
        links = links_of(region)
        walked = [frozenset(pair) for way in trails(links) for pair in pairwise(way)]
        assert len(walked) == len(set(walked))
        assert set(walked) == {frozenset((one, other)) for one, others in links.items() for other in others}


def test_a_call_is_shown_to_all() -> None:
    match = next(match for match in positions("colorado", 3, 5) if match.view(None)["asked"])
    view, speech = match.view(None), Speech(match.game, match.box)
    assert f"Asked for: {speech.name('card', view['asked'])}" in drawn(match, 2)


def test_wide_letters_keep_the_table_straight() -> None:
    match = later(turn=2)
    speech = Speech(match.game, match.box, "en", ["李小龍", "Zoë", "A very long name indeed, my dear Sir"])
    rows = board(match.game, match.view(None), speech, 80, False).split("\n")
    assert max(map(plain_length, rows)) <= 80
    table = [row for row in rows if row[:3] in (" # ", " = ", " + ")]
    assert len(table) == 3
    assert len({plain_length(row) for row in table}) == 1
