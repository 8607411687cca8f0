"""Random editions: accepted by their game, the same for the same seed, and played to the end."""

from __future__ import annotations

import pytest

import westbound
from westbound.editions import checking
from westbound.editions.varying import varied


@pytest.mark.parametrize("name", westbound.games())
def test_random_editions_can_be_played(name: str) -> None:
    game = westbound.game(name)
    ours = checking.ours(game)
    assert ours
    digests = set()
    for seed in range(4):
        edition = varied(game, seed)
        assert not checking.complaints(game, edition)
        assert edition == varied(game, seed)
        digests.add(edition.digest)
        for players in game.players:
            table = game.deal(game.box(players, None, edition))
            table.playouts(3, seed)
    assert len({ours.digest, *digests}) == 5


def test_things_change_places_and_numbers_change() -> None:
    game = westbound.game("pioneer_days")
    ours, other = checking.ours(game), varied(game, 1)
    assert ours
    before = {card["name"]: card["scores"] for card in ours.says["townsfolk"]}
    after = {card["name"]: card["scores"] for card in other.says["townsfolk"]}
    assert before.keys() == after.keys()
    assert before["barn_raiser"] == after["mining_clerk"], "two cards have changed places"
    assert before["placer_miner"] == ["score 3 per 2 gold"]
    assert after["placer_miner"] == ["score 2 per 2 gold"]
