"""La maladie: pages 7 and 8 of the rulebook."""

from __future__ import annotations

import pytest

from tests.pioneer_days.story import Story
from tests.pioneer_days.test_disasters import before

# Disease


def sick(*folk: str, medicine: int = 0, board: str = "homestead", tiles: tuple[str, ...] = ()) -> Story:
    """Ada's townsfolk fall ill; the homestead makes nobody immune."""
    s = before("disease")
    s.ada.plays(board).leads(*folk).has(medicine=medicine).carries(*tiles)
    return s.left("green")


def test_p07_disease_one_medicine_or_the_townsfolk_is_discarded() -> None:
    s = sick("herder", "drover", "nurse", medicine=2)
    assert s.ada.may() == ["pass", "keep herder", "keep drover", "keep nurse"]
    s.ada.does("keep nurse")
    assert s.ada.may() == ["pass", "keep herder", "keep drover"]
    s.ada.does("keep herder")
    assert s.ada.folk == ["herder", "nurse"]
    assert s.ada.medicine == 0
    assert s.news("folk-lost", "medicine-spent") == ["medicine-spent red 2", "folk-lost red drover"]


def test_ruling_disease_nobody_gives_up_an_immune_one_by_a_slip() -> None:
    s = sick("herder", "drover", "nurse", medicine=1, board="standard", tiles=("vaccine_1",))
    assert s.ada.may() == ["keep herder", "keep drover", "keep nurse"]
    s.ada.does("keep nurse")
    assert s.ada.may() == ["keep herder", "keep drover"]
    s.ada.does("keep herder")
    assert s.ada.may() == ["pass", "keep drover"]
    s.ada.does("pass")
    assert (s.ada.folk, s.ada.medicine) == (["herder", "nurse"], 1)


def test_ruling_disease_an_immunity_that_a_townsfolk_gives_may_save_another() -> None:
    s = sick("innkeeper", "drover")
    assert s.ada.may() == ["keep drover", "keep innkeeper"]
    s.ada.does("keep drover")
    assert s.ada.folk == ["drover"]


def test_p07_disease_medicine_may_be_saved() -> None:
    s = sick("herder", "drover", medicine=2)
    s.ada.does("keep drover", "pass")
    assert s.ada.folk == ["drover"]
    assert s.ada.medicine == 1
    s = sick("herder", "drover", medicine=2)
    s.ada.does("pass")
    assert s.ada.folk == []
    assert s.ada.medicine == 2


def test_p07_disease_without_medicine_all_are_lost() -> None:
    s = sick("herder", "drover")
    assert s.asked == []
    assert s.ada.folk == []


@pytest.mark.parametrize(
    ("board", "tiles", "immune"),
    [
        ("standard", (), 1),
        ("homestead", ("vaccine_1",), 1),
        ("homestead", ("vaccine_1", "vaccine_2"), 2),
        ("standard", ("vaccine_1", "vaccine_2"), 3),
    ],
)
def test_p06_disease_vaccine_and_standard_board_one_each(board: str, tiles: tuple[str, ...], immune: int) -> None:
    s = sick("herder", "drover", "nurse", "scout", board=board, tiles=tiles)
    for name in ("scout", "drover", "herder")[:immune]:
        s.ada.does(f"keep {name}")
    assert set(s.ada.folk) == {"scout", "drover", "herder"} & set(("scout", "drover", "herder")[:immune])
    assert s.step == "rolling"


def test_ruling_disease_immunities_are_used_first() -> None:
    s = sick("herder", "drover", "nurse", medicine=2, board="standard")
    s.ada.does("keep drover")
    assert "pass" in s.ada.may()
    s.ada.does("pass")
    assert s.ada.medicine == 2
    assert s.ada.folk == ["drover"]
    s = sick("herder", "drover", "nurse", medicine=2, board="standard")
    s.ada.does("keep drover", "keep nurse", "pass")
    assert s.ada.medicine == 1


def test_ruling_disease_the_owner_names_whom_to_keep_at_most_immunities_and_medicine() -> None:
    s = sick("herder", "drover", "nurse", "scout", medicine=1, board="standard")
    s.ada.does("keep scout", "keep drover")
    assert s.ada.folk == ["drover", "scout"]
    assert s.ada.medicine == 0
    assert s.step == "rolling"


def test_p06_disease_enough_immunities_keep_all_and_cost_nothing() -> None:
    s = sick("herder", "drover", medicine=2, board="standard", tiles=("vaccine_1",))
    assert s.ada.folk == ["herder", "drover"]
    assert s.ada.medicine == 2
    assert s.asked == []


def test_ruling_disease_those_who_are_left_keep_their_order() -> None:
    s = sick("scout", "herder", "nurse", "drover", medicine=3)
    s.ada.does("keep drover", "keep scout", "keep nurse")
    assert s.ada.folk == ["scout", "nurse", "drover"]


def test_ruling_disease_effects_of_the_discarded_end_at_once() -> None:
    """Without the muleteer the goods do not fit."""
    s = before("disease")
    s.ada.plays("homestead").leads("muleteer", "nurse").has(wood=9)
    s.left("green")
    assert s.ada.may() == ["discard wood"]
    s.ada.does("discard wood")
    assert s.ada.folk == []
    assert s.ada.wood == 8


def test_ruling_disease_a_discarded_card_does_not_act_after_it() -> None:
    s = before("disease")
    s.ada.plays("homestead").leads("relief_worker")
    s.left("green")
    assert s.ada.favors == 0


def test_ruling_disease_choices_are_made_at_the_same_time() -> None:
    s = before("disease", players=3)
    s.ada.leads("herder", "drover")
    s.ben.leads("nurse", "scout")
    s.left("green")
    assert s.asked == ["ada", "ben"]
    s.ben.does("keep scout")
    assert s.asked == ["ada"]
    s.ada.does("keep herder")
    assert (s.ada.folk, s.ben.folk) == (["herder"], ["scout"])
