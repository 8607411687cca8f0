"""Pioneer Days in a terminal: the board, and whole games by words."""

from __future__ import annotations

import pytest

from tests.stories.matches import positions
from tests.stories.views import samples, speeches
from westbound.cli.play.board import board
from westbound.engine.match import Match
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.view import PlayerView
from westbound.kit.letters import plain_length
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def drawn(match: Match, seat: int | None = None) -> str:
    return board(GAME, match.view(seat), Speech(GAME, match.box), 80, False)


def later(week: int, players: int = 3, seed: int = 5) -> Match:
    matches = positions("pioneer_days", players, seed)
    return next(match for match in matches if match.view(None)["week"] == week)


@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_names_everything(players: int, language: int) -> None:
    speech = speeches("pioneer_days", players)[language]
    for view in samples("pioneer_days", players):
        flat = " ".join(board(GAME, view, speech, 80, False).split())
        for kind, cards in (("folk", view["slots"]), ("tile", view["store"])):
            assert all(speech.name(kind, card["name"]) in flat for card in cards if card)
        assert all(town["label"] in flat for town in view["towns"])
        assert all(speech.name("disaster", track["disaster"]) in flat for track in view["tracks"])
        for player in view["players"]:
            assert all(name in flat for name in names(player, speech))


def names(player: PlayerView, speech: Speech) -> list[str]:
    """Of everything before a player."""
    boards = [player["board"]] if player["board"] else player["dealt"]
    found = [speech.name("board", card["name"]) for card in boards]
    found += [speech.name("folk", card["name"]) for card in player["folk"]]
    return found + [speech.name("tile", card["name"]) for card in player["gear"]]


def test_what_a_card_does_is_said_to_its_owner() -> None:
    match = later(week=3)
    mine = next(player for player in match.view(0)["players"] if player["seat"] == 0)
    assert mine["board"]
    said = "Always:" if mine["board"]["does"][0]["moment"] == "always" else ":"
    name = Speech(match.game, match.box).name("board", mine["board"]["name"])
    assert any(name in row and said in row for row in drawn(match, 0).split("\n"))


def test_only_the_owner_reads_the_worth_of_gold() -> None:
    match = later(week=4, seed=6)
    seat = next(player["seat"] for player in match.view(None)["players"] if player["tokens"])
    values = match.view(seat)["players"][seat]["token_values"]
    assert f"Gold: {' + '.join(map(str, values))}" in drawn(match, seat)
    assert f"{len(values)} ({sum(values)})" in drawn(match, seat)
    assert "Gold: " not in drawn(match, None)


def test_the_tracks_say_how_near_disasters_are() -> None:
    match = next(match for match in positions("pioneer_days", 2, 3) if match.view(None)["tracks"][0]["at"] == 2)
    assert "Storm (Blue) [##.]" in drawn(match)


def test_wide_letters_keep_the_table_straight() -> None:
    match = later(week=2)
    speech = Speech(match.game, match.box, "en", ["李小龍", "Zoë", "A very long name indeed, my dear Sir"])
    rows = board(match.game, match.view(None), speech, 80, False).split("\n")
    table = [row for row in rows if row[2:3] in "#=+" and row[3:4] == " " and row[:1] in " >"]
    heading = next(row for row in rows if "Medicine" in row and "Favors" in row)
    assert len(table) == 3
    assert len({plain_length(row) for row in [*table, heading]}) == 1
    assert max(map(plain_length, rows)) <= 80
