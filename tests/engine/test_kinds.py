"""Kinds of journal entries: a wrong description is refused when the game is imported."""

from __future__ import annotations

from types import ModuleType

import pytest

import westbound
from westbound.engine.modular.kinds import NUMBER, Kind, decoded, described, kind
from westbound.games import shelf
from westbound.games.pioneers import names

NATURES = {"player": NUMBER, "number": NUMBER}
WALKED, RESTED = 0, 1
KINDS = {WALKED: kind("walked", player="player", miles="number"), RESTED: kind("rested", player="player")}


def numbers(**named: int) -> ModuleType:
    """The ``names.py`` of a game: an action, then its kinds of entries."""
    module = ModuleType("toy.names")
    vars(module).update({"WALK": 0, "REST": 1, "MOST": 9, "WALKED": WALKED, "RESTED": RESTED, **named})
    return module


def test_kinds_that_are_all_described_are_as_they_were() -> None:
    assert described(numbers(), NATURES, KINDS, {RESTED}) == KINDS


@pytest.mark.parametrize(
    ("kinds", "unspoken", "wrong"),
    [
        ({WALKED: KINDS[WALKED]}, (), "toy.names: there is no description of the journal kind RESTED"),
        ({**KINDS, 2: kind("slept")}, (), "toy.names: no journal kind has the number 2"),
        (KINDS, {7}, "toy.names: no journal kind has the number 7"),
        ({**KINDS, RESTED: kind("walked")}, (), "the journal kind WALKED has the key 'walked', like another one"),
        (
            {**KINDS, RESTED: kind("rested", city="town")},
            (),
            r"the journal kind RESTED: city is of an unknown nature, 'town' \(there are: player, number\)",
        ),
        (
            {**KINDS, RESTED: kind("rested", a="number", b="number", c="number", d="number")},
            (),
            "the journal kind RESTED has 4 fields; an entry has room for 3",
        ),
    ],
)
def test_a_wrong_description_is_refused(kinds: dict[int, Kind], unspoken: set[int], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        described(numbers(), NATURES, kinds, unspoken)


def test_kinds_are_counted_one_by_one() -> None:
    with pytest.raises(ValueError, match=r"toy\.names: SLEPT should be 2, the next kind of entry, not 4"):
        described(numbers(SLEPT=4), NATURES, KINDS)


@pytest.mark.parametrize("game", shelf())
def test_the_kinds_of_our_games_are_called_by_their_names(game: str) -> None:
    module = __import__(f"westbound.games.{game}.names", fromlist=["names"])
    for number, (key, _) in westbound.game(game).kinds.items():
        assert getattr(module, key.upper().replace("-", "_")) == number


def test_an_entry_in_words() -> None:
    match = westbound.new("pioneers", players=2, seed=1)
    paid = decoded(match.game, match.box, names.PAID, (1, names.BANK, 3))
    assert paid.word("payee") == "bank"
    assert paid == ("paid", (("payer", "purse", "blue"), ("payee", "purse", "bank"), ("amount", "number", "3")))
    assert decoded(match.game, match.box, names.GAME_OVER, (0, 0, 0)) == ("game-over", ())
