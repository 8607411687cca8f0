"""The rules reference of Pioneers (what it has in common with others: ``tests/contract/test_rulebooks.py``)."""

from __future__ import annotations

from tests.stories.matches import positions
from tests.stories.rulebooks import steps
from westbound.games.pioneers.game import GAME


def test_every_decision_has_a_section_and_nothing_else_has() -> None:
    met = {
        match.view(None)["step"]
        for players in GAME.players
        for seed in range(2)
        for match in positions(GAME.name, players, seed)
        if not match.over
    }
    assert met == set(steps(GAME))
