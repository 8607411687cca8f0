"""The words that cards are made of, which are rulings: each does what it says, at its moment, and no others do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pioneer_days.story import Story, story
from westbound import complaints
from westbound.engine.edition import complaint
from westbound.engine.effects import WrongWords
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.printed import FOLDER
from westbound.games.pioneer_days.vocabulary import MOMENT_NAMES, MOMENTS, WORD_NAMES, WORDS, read_sentence
from westbound.kit.edition import WrongEdition

OTHERS = ("red wild", "green wild")
TESTED = {
    *("gain", "gain-per", "gain-or", "take-equipment", "repair", "may-pay", "protect-cattle", "protect-wagons"),
    *("protect-townsfolk", "protect-money", "more-income", "draw-more", "neighbours", "change-for", "cheaper-wagons"),
    *("carry-more", "points", "points-per", "points-per-many", "points-if"),
}


def acts(does: str, face: str = "wood", **goods: int) -> Story:
    """Ada has somebody who says this, and takes a blue die with that face."""
    s = story().prints("herder", does)
    s.ada.leads("herder").has(**goods).drives("large 0")
    s.rolls(f"blue {face}", *OTHERS)
    s.ada.takes(f"blue {face}")
    return s


def scored(condition: str, **goods: int) -> int:
    """What somebody with this condition is worth to Ada."""
    s = story().prints("herder", "now gain 1 money", scores=condition)
    s.ada.leads("herder").has(**goods)
    return s.ada.final["townsfolk"]


# Words


def test_ruling_every_word_is_tested_here() -> None:
    assert set(WORD_NAMES.values()) == TESTED
    assert set(WORD_NAMES) == set(WORDS.words)


@pytest.mark.parametrize("good", ["money", "wood", "medicine", "cattle", "favors", "points"])
def test_ruling_gain(good: str) -> None:
    s = acts(f"on wood gain 3 {good}")
    assert getattr(s.ada, good) == 3
    assert s.news("gained") == [f"gained red {good} 3"]


def test_ruling_gain_gold() -> None:
    s = acts("on wood gain 2 gold").draws("token 1", "token 3")
    assert s.ada.tokens == [1, 3]
    assert s.step == "using"


@pytest.mark.parametrize("size", ["small", "large"])
def test_ruling_gain_wagons(size: str) -> None:
    s = acts(f"on wood gain 2 {size}_wagon")
    assert s.ada.wagons.count(f"{size} 0") == (2 if size == "small" else 3)


@pytest.mark.parametrize(("cattle", "money"), [(1, 0), (2, 3), (3, 3), (5, 6)])
def test_ruling_gain_per(cattle: int, money: int) -> None:
    assert acts("on wood gain 3 money per 2 cattle", cattle=cattle).ada.money == money


@pytest.mark.parametrize(
    ("counted", "points"),
    [
        ("money", 1),
        ("wood", 2),
        ("medicine", 3),
        ("cattle", 4),
        ("gold", 5),
        ("equipment", 2),
        ("townsfolk", 3),
        ("wagons", 4),
        ("favors", 6),
        ("damage", 7),
    ],
)
def test_ruling_gain_per_whatever_is_counted(counted: str, points: int) -> None:
    s = story().prints("herder", f"on mine gain 1 points per 1 {counted}", scores=f"1 per {counted}")
    s.prints("drover", "now gain 1 money")
    s.prints("nurse", "now gain 1 money")
    s.ada.has(money=1, wood=2, medicine=3, cattle=4, favors=6).holds(1, 1, 1, 2, 3).carries("lamp_1", "hay_1")
    s.ada.leads("herder", "drover", "nurse").drives("large 0", "large 0", "large 3", "small 4")
    assert s.ada.final["townsfolk"] == points
    s.rolls("blue mine", *OTHERS)
    assert s.ada.takes("blue mine").points == points


def test_ruling_gain_or() -> None:
    s = acts("on wood gain 2 wood or medicine")
    assert s.step == "choosing good"
    assert s.ada.may() == ["choose wood", "choose medicine"]
    s.ada.does("choose medicine")
    assert (s.ada.wood, s.ada.medicine) == (0, 2)
    s = acts("on wood gain 1 gold or money")
    assert s.ada.may() == ["choose money", "choose gold"]
    s.ada.does("choose gold")
    assert s.draws("token 3").ada.tokens == [3]


def test_ruling_take_equipment() -> None:
    s = story().prints("herder", "now take equipment").slots(wood="herder").store("lamp_1", "hay_1")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("recruit herder")
    assert s.ada.may() == ["equip lamp_1", "equip hay_1"]
    s.ada.does("equip hay_1")
    assert s.ada.gear == ["hay_1"]
    assert s.asked == ["ben"]


def test_ruling_take_equipment_from_an_empty_store() -> None:
    s = story().prints("herder", "now take equipment").slots(wood="herder")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("recruit herder")
    assert s.asked == ["ben"]


def test_ruling_repair() -> None:
    s = story().prints("herder", "on wood repair 2")
    s.ada.leads("herder").drives("small 1", "large 2", "large 0")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.ada.may() == ["repair small 1", "repair large 2"]
    s.ada.does("repair large 2")
    assert s.ada.may() == ["repair small 1", "repair large 1"]
    s.ada.does("repair small 1")
    assert s.ada.wagons == ["small 0", "large 0", "large 1"]
    assert s.step == "using"


def test_ruling_repair_more_than_there_is() -> None:
    s = story().prints("herder", "on wood repair 3")
    s.ada.leads("herder").drives("small 2")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.ada.wagons == ["small 0"]
    assert s.step == "using"


def test_ruling_may_pay() -> None:
    s = acts("on wood may pay 2 wood for 3 points", wood=2)
    assert s.step == "paying"
    assert s.ada.may() == ["pass", "choose points"]
    s.ada.does("choose points")
    assert (s.ada.wood, s.ada.points) == (0, 3)
    s = acts("on wood may pay 2 wood for 3 points", wood=2)
    s.ada.does("pass")
    assert (s.ada.wood, s.ada.points) == (2, 0)


@pytest.mark.parametrize("cost", ["money", "wood", "medicine", "cattle"])
def test_ruling_may_pay_with_any_of_four_goods(cost: str) -> None:
    assert acts(f"on wood may pay 2 {cost} for 1 favors", "wood", **{cost: 1}).step == "using"
    s = acts(f"on wood may pay 2 {cost} for 1 favors", "wood", **{cost: 2})
    s.ada.does("choose favors")
    assert (getattr(s.ada, cost), s.ada.favors) == (0, 1)


def test_ruling_may_pay_for_gold_only_if_there_is_some() -> None:
    s = story().prints("herder", "on wood may pay 1 money for 1 gold").gold_bag()
    s.ada.leads("herder").has(money=1)
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert s.step == "using"


def lasting(does: str, **tracks: int) -> Story:
    s = story().prints("homestead", does).tracks(**tracks)
    s.ada.plays("homestead")
    return s


def test_ruling_protect_cattle() -> None:
    s = lasting("always protect 3 cattle", famine=2)
    s.ada.has(cattle=5, money=1)
    s.left("yellow")
    assert (s.ada.cattle, s.ada.money) == (4, 0)


def test_ruling_protect_wagons() -> None:
    s = lasting("always protect 2 wagons", storm=2)
    s.ada.drives("small 0", "small 0", "small 0")
    s.left("blue")
    assert s.ada.wagons == ["small 0", "small 0", "small 1"]


def test_ruling_protect_townsfolk() -> None:
    s = lasting("always protect 2 townsfolk", disease=2)
    s.ada.leads("herder", "drover", "nurse")
    s.left("green").ada.does("keep nurse", "keep herder")
    assert s.ada.folk == ["herder", "nurse"]


@pytest.mark.parametrize(("money", "kept"), [(3, 3), (4, 4), (5, 4), (7, 5), (10, 7)])
def test_ruling_protect_money(money: int, kept: int) -> None:
    """Half of what is beyond it, rounded up, is lost."""
    s = lasting("always protect 4 money", raid=2)
    s.ada.has(money=money)
    assert s.left("red").ada.money == kept


def test_ruling_more_income() -> None:
    s = lasting("always income 3 more").rolls("blue wild", *OTHERS)
    assert s.ada.takes("blue wild").does("income").money == 4


def test_ruling_draw_more() -> None:
    s = lasting("always draw 2 more").rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("mine")
    s.draws("token 1", "token 2", "token 3").ada.does("keep token 2")
    assert s.ada.tokens == [2]


def test_ruling_neighbours() -> None:
    s = lasting("always recruit neighbours").slots(wild="herder", equipment="nurse", cattle="drover")
    s.rolls("blue mine", *OTHERS)
    assert s.ada.takes("blue mine").may("recruit") == ["recruit herder", "recruit nurse"]


def test_ruling_change_for() -> None:
    s = lasting("always change for 2").rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").has(money=2).does("turn wood")
    assert s.ada.money == 0


def test_ruling_change_for_the_least_that_a_card_says() -> None:
    s = lasting("always change for 2")
    s.ada.leads("interpreter").has(money=1)
    s.rolls("blue mine", *OTHERS)
    s.ada.takes("blue mine").does("turn wood")
    assert s.ada.money == 0


def test_ruling_cheaper_wagons() -> None:
    s = lasting("always wagons 2 cheaper").rolls("blue mine", *OTHERS)
    s.ada.has(money=9).takes("blue mine").does("wagon small", "wagon large")
    assert s.ada.money == 0
    assert s.news("wagon-bought") == ["wagon-bought red small 3", "wagon-bought red large 6"]


def test_ruling_carry_more() -> None:
    assert lasting("always carry 3 more").ada.capacity == 4 + 3


def test_ruling_lasting_words_add_up() -> None:
    s = lasting("always income 3 more").prints("herder", "always income 1 more")
    s.ada.leads("herder").carries("safe_1")
    s.rolls("blue wild", *OTHERS)
    assert s.ada.takes("blue wild").does("income").money == 1 + 3 + 1 + 2


def test_ruling_points() -> None:
    assert scored("7 points") == 7


def test_ruling_points_per() -> None:
    assert scored("2 per wood", wood=3) == 6


@pytest.mark.parametrize(("wood", "points"), [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4)])
def test_ruling_points_per_many(wood: int, points: int) -> None:
    assert scored("2 per 3 wood", wood=wood) == points


@pytest.mark.parametrize(("wood", "points"), [(3, 0), (4, 9), (9, 9)])
def test_ruling_points_if(wood: int, points: int) -> None:
    assert scored("9 if 4 wood", wood=wood) == points


# Moments


def test_ruling_now() -> None:
    s = story().prints("herder", "now gain 2 money", "now gain 1 cattle").slots(wood="herder")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood").does("recruit herder")
    assert s.news("gained") == ["gained red money 2", "gained red cattle 1"]


@pytest.mark.parametrize("face", ["wild", "mine", "equipment", "cattle", "wood", "medicine"])
def test_ruling_on_a_face(face: str) -> None:
    for shown in ("wild", "mine", "equipment", "cattle", "wood", "medicine"):
        assert acts(f"on {face} gain 1 points", shown).ada.points == (shown == face)


@pytest.mark.parametrize(
    ("disaster", "color"), [("storm", "blue"), ("raid", "red"), ("famine", "yellow"), ("disease", "green")]
)
def test_ruling_after_a_disaster(disaster: str, color: str) -> None:
    for struck, die in (("storm", "blue"), ("raid", "red"), ("famine", "yellow"), ("disease", "green")):
        s = story().prints("homestead", f"after {disaster} gain 1 points").tracks(**{struck: 2})
        s.ada.plays("homestead")
        assert s.left(die).ada.points == (die == color)


def test_ruling_each_week() -> None:
    s = story().prints("herder", "each week gain 4 points")
    s.ada.leads("herder")
    s.left("red")
    assert s.ada.points == 0
    assert s.week_ends().ada.points == 4


def test_ruling_each_turn() -> None:
    s = acts("each turn may pay 1 money for 2 points", money=1)
    assert s.ada.may("pay") == ["pay herder"]
    s.ada.does("pay herder")
    assert (s.ada.money, s.ada.points) == (0, 2)


def test_ruling_always_and_score_do_nothing_by_themselves() -> None:
    s = acts("always income 2 more")
    assert s.news("acts") == []


def test_ruling_one_card_may_say_several_things() -> None:
    s = story().prints("herder", "on wood gain 1 money", "on mine gain 1 wood", "on wood gain 1 cattle")
    s.ada.leads("herder")
    s.rolls("blue wood", *OTHERS)
    s.ada.takes("blue wood")
    assert (s.ada.money, s.ada.cattle, s.ada.wood) == (1, 1, 0)


def test_ruling_every_moment_has_a_name() -> None:
    assert len(MOMENTS) == len(MOMENT_NAMES) == 3 + 6 + 4 + 2


# Wrong words


@pytest.mark.parametrize(
    ("sentence", "word"),
    [
        ("gain 1 wood", "“gain 1” isn’t a moment"),
        ("on gold gain 1 wood", "“on gold” isn’t a moment"),
        ("after storms gain 1 wood", "did you mean “after storm”"),
        ("now", "“now” isn’t a moment"),
        ("now gain one wood", "“one” must be a number from 1 to 99"),
        ("now gain 0 wood", "“0” must be a number"),
        ("now gain 100 wood", "“100” must be a number"),
        ("now gain -1 wood", "“-1” must be a number"),
        ("now gain 1 woods", "“woods” can’t go there; did you mean “wood”"),
        ("now gain 1 equipment", "“equipment” can’t go there"),
        ("now gain 1", "ends too early"),
        ("now steal 1 wood", "“steal” doesn’t fit"),
        ("now gain 1 wood or wood", "the two must differ"),
        ("now gain 1 wood per 0 cattle", "“0” must be a number"),
        ("now gain 1 wood per 2 points", "“points” can’t go there"),
        ("now may pay 1 gold for 1 favors", "“gold” can’t go there"),
        ("now may pay 1 favors for 1 gold", "“favors” can’t go there"),
        ("now protect 1 cattle", "doesn’t go with “now”"),
        ("on wood take equipment", "doesn’t go with “on wood”"),
        ("each turn gain 1 wood", "doesn’t go with “each turn”"),
        ("always gain 1 wood", "doesn’t go with “always”"),
        ("always 3 points", "doesn’t go with “always”"),
        ("score gain 1 points", "doesn’t go with “score”"),
        ("now 3 points", "doesn’t go with “now”"),
        ("always recruit neighbours twice", "“twice” doesn’t fit"),
    ],
)
def test_ruling_wrong_words(sentence: str, word: str) -> None:
    with pytest.raises(WrongWords) as refusal:
        read_sentence(sentence)
    said = complaints.sentence(complaint("", refusal.value.text, **refusal.value.facts), GAME.text)
    assert sentence.split(maxsplit=1)[-1] in said
    assert word in said


@pytest.mark.parametrize(
    ("key", "old", "new", "word"),
    [
        (
            "townsfolk[1].does",
            "money for 1 cattle",
            "money for 1 cow",
            "“may pay 4 money for 1 cow”: “cow” can’t",
        ),
        (
            "townsfolk[1].scores",
            '"score 1 per cattle"',
            '"score 1 per cow"',
            "“1 per cow”: “cow” can’t go there",
        ),
        ("townsfolk[2].does", '"on cattle gain 2 money"', '"on cows gain 2 money"', "“on cows gain 2 money”"),
        ("boards[1].does", '["always protect 3 cattle"]\nscores = []', '["always eat 3"]\nscores = []', "“eat”"),
        ("standard.does", 'medicine = 1\ndoes = ["always protect 1 townsfolk"]', 'does = ["always"]', "“always”"),
    ],
)
def test_ruling_wrong_words_are_refused_with_file_card_and_word(
    tmp_path: Path, key: str, old: str, new: str, word: str
) -> None:
    text = (FOLDER / "westbound.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(WrongEdition) as refusal:
        GAME.box(2, edition=path)
    assert str(refusal.value).startswith(f"mine.toml: {key}: ")
    assert word in str(refusal.value)
