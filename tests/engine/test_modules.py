"""A game and its modules: what is missing or wrong is noticed when the game is imported."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest
from rails.game import RailsGame

from westbound.engine.game import TURN_OF
from westbound.engine.modular.kinds import kind
from westbound.engine.modular.modules import ModularGame, Modules
from westbound.engine.names import LANES, MOST_PLAYERS
from westbound.games.pioneers import actions, imagining, journal, steps, view, wording
from westbound.games.pioneers.game import PioneersGame

WHOLE: dict[str, Any] = {
    "actions": actions,
    "steps": steps,
    "view": view,
    "imagining": imagining,
    "journal": journal,
    "wording": wording,
}


def without(module: ModuleType, *names: str) -> ModuleType:
    copy = ModuleType(module.__name__)
    vars(copy).update({name: value for name, value in vars(module).items() if name not in names})
    return copy


def test_a_module_without_its_functions_is_refused() -> None:
    lacking = {**WHOLE, "wording": without(wording, "asked", "parts")}
    with pytest.raises(TypeError, match=r"westbound\.games\.pioneers\.wording, .* 'wording' .* lacks asked, parts"):
        Modules(**lacking)


def test_a_module_without_its_constants_is_refused() -> None:
    with pytest.raises(TypeError, match="'steps' of a game, lacks STEPS"):
        Modules(**{**WHOLE, "steps": without(steps, "STEPS")})


def test_modules_in_the_wrong_places_are_refused() -> None:
    with pytest.raises(TypeError, match=r"pioneers\.wording, the module 'view' .* VIEW, shared, own, sides"):
        Modules(**{**WHOLE, "view": wording})


def test_a_game_without_modules_is_refused() -> None:
    with pytest.raises(TypeError, match="Lost names no modules"):

        class Lost(ModularGame[Any]):
            """Forgot them."""


def test_a_game_inherits_modules_and_texts() -> None:
    class Variant(PioneersGame):
        """Pioneers once more."""

    assert Variant().text == PioneersGame().text
    assert Variant().steps == steps.STEPS


@pytest.mark.parametrize(("players", "seats"), [(range(2, 6), 5), (range(5), 5), (range(2, 5), 3)])
def test_a_game_has_a_seat_for_everybody_and_no_more_than_there_can_be(players: range, seats: int) -> None:
    class Crowd(RailsGame):
        """Rails for others than there are."""

    facts: Any = Crowd
    facts.players, facts.seats = players, tuple(map(str, range(seats)))
    expected = f"{players[0]} to {players[-1]} players; it has {seats} seats, and there is room for {MOST_PLAYERS}"
    with pytest.raises(ValueError, match=expected):
        Crowd()


def test_every_player_has_a_lane() -> None:
    assert LANES == MOST_PLAYERS + 1


def test_the_entry_that_opens_a_turn_begins_with_the_player() -> None:
    class Round(RailsGame):
        """Rails whose rounds are called turns."""

        kinds = {0: kind(TURN_OF, round="number")}  # noqa: RUF012  (as in the toy)

    with pytest.raises(ValueError, match="rails: the first number of 'turn-of' is the player, not"):
        Round()
