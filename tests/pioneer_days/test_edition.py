"""Our edition keeps every promise of the spec, and a wrong one is refused with file, key and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.stories.editions import check_refusal, edited
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import (
    EACH_TURN,
    FOLK,
    GAIN,
    MAY_PAY,
    POINTS_PER,
    POINTS_PER_MANY,
)
from westbound.games.pioneer_days.printed import PASSIVE, TRIGGERED, Card, read_edition
from westbound.games.pioneer_days.vocabulary import MOMENT_NAMES, WORDS
from westbound.kit.edition import WrongEdition

EDITION = read_edition("westbound")
CARDS = [*EDITION.folk, *EDITION.boards, *EDITION.tiles]


def says(card: Card) -> list[str]:
    return [f"{MOMENT_NAMES[each.moment]} {WORDS.say(each.effect)}" for each in (*card.does, *card.scores)]


# The box


def test_sixty_townsfolk_five_sets_of_twelve_all_different() -> None:
    assert Counter(card.set for card in EDITION.folk) == dict.fromkeys("ABCDE", 12)
    assert len({tuple(says(card)) for card in EDITION.folk}) == FOLK


def test_everybody_has_an_ability_and_a_condition() -> None:
    assert all(card.does and len(card.scores) == 1 for card in EDITION.folk)


def test_conditions_are_mostly_so_many_points_per_item_of_one_kind() -> None:
    per = [card for card in EDITION.folk if card.scores[0].effect.word in (POINTS_PER, POINTS_PER_MANY)]
    assert len(per) > FOLK / 2


def test_somebody_buys_wood_or_medicine_each_turn_for_dollars() -> None:
    sold = {text for card in EDITION.folk for text in says(card) if text.startswith("each turn may pay")}
    assert any("money for 1 wood" in text or "money for 1 medicine" in text for text in sold)


def test_somebody_scores_one_point_per_wood_or_medicine() -> None:
    scores = {text for card in EDITION.folk for text in says(card)}
    assert scores & {"score 1 per wood", "score 1 per medicine"}


def test_every_paid_ability_is_at_most_once_a_turn() -> None:
    """What can be bought each turn is offered once; all other payments are asked for once, at their moment."""
    for card in CARDS:
        assert sum(each.moment == EACH_TURN for each in card.does) <= 1


def test_no_two_purchases_form_a_gainful_loop() -> None:
    """Nothing that can be bought each turn is worth more of what it was paid with."""
    for card in CARDS:
        for each in card.does:
            if each.effect.word == MAY_PAY:
                facts = WORDS.facts(each.effect)
                assert WORDS.name("cost", facts["cost"]) != WORDS.name("good", facts["good"])


def test_22_towns_two_to_four_goods_for_one_to_five_favors() -> None:
    assert len(EDITION.towns) == 22
    for town in EDITION.towns:
        goods = sum(-(-count // 4) if good == "money" else count for good, count in town.asks.items())
        assert goods in range(2, 5)
        assert town.favors in range(1, 6)
        assert 0.5 <= town.favors / goods <= 1.5


def test_all_six_goods_are_asked_for() -> None:
    asked = {good for town in EDITION.towns for good in town.asks}
    assert asked == {"wood", "medicine", "gold", "equipment", "cattle", "money"}


def test_27_tiles_of_12_kinds_15_of_them_triggered() -> None:
    kinds = Counter(tile.kind for tile in EDITION.tiles)
    assert len(kinds) == 12
    assert sum(kinds.values()) == 27
    assert {kind: kinds[kind] for kind in TRIGGERED} == dict.fromkeys(TRIGGERED, 3)
    assert sum(kinds[kind] for kind in PASSIVE) == 12
    assert all(kinds[kind] >= 1 for kind in PASSIVE)
    assert kinds["lamp"] == 2


def test_triggered_tiles_of_one_kind_show_different_faces() -> None:
    for kind in TRIGGERED:
        moments = [tile.does[0].moment for tile in EDITION.tiles if tile.kind == kind]
        assert len(set(moments)) == 3
        assert all(tile.does[0].effect.word == GAIN for tile in EDITION.tiles if tile.kind == kind)


def test_one_pan_has_the_wood_face() -> None:
    assert sum(says(tile) == ["on wood gain 1 gold"] for tile in EDITION.tiles) == 1


def test_eight_boards_and_the_standard_one() -> None:
    assert len(EDITION.boards) == len(EDITION.starts) == 9
    assert EDITION.boards[-1].name == "standard"
    standard = EDITION.starts[-1]
    assert (standard.wagon, standard.goods, standard.tile) == (
        0,
        {"money": 3, "cattle": 1, "wood": 1, "medicine": 1},
        None,
    )
    assert says(EDITION.boards[-1]) == ["always protect 1 townsfolk"]


def test_some_boards_start_with_a_large_wagon_equipment_or_gold_and_some_score() -> None:
    starts = EDITION.starts[:-1]
    assert any(start.wagon == 1 for start in starts)
    assert any(start.tile is not None for start in starts)
    assert any("gold" in start.goods for start in starts)
    assert any(board.scores for board in EDITION.boards)
    tiles = [start.tile for start in starts if start.tile is not None]
    assert len(tiles) == len(set(tiles))


def test_every_name_is_there_once() -> None:
    names = [card.name for card in CARDS] + [town.name for town in EDITION.towns]
    assert len(names) == len(set(names))


# Refusals


HERDER = """set = "A"
name = "herder"
person = "Joaquín Baca"
does = ["now may pay 4 money for 1 cattle"]
scores = ["score 1 per cattle"]
"""
BLUFFS = 'name = "council_bluffs"\nlabel = "Council Bluffs"\nwood = 1\nmoney = 2\nfavors = 1\n'
CARDS_MINE = 'name = "cards_mine"\nkind = "cards"\ndoes = ["on mine gain 2 money"]\n'
LAMP = 'name = "lamp_2"\nkind = "lamp"\ndoes = ["always draw 1 more"]\n'
REVOLVER = 'name = "revolver_1"\nkind = "revolver"\ndoes = ["after raid gain 3 money"]\n'
STANDARD = '[standard]\nwagon = "small"\nmoney = 3\n'
OUTFIT = """name = "cattle_outfit"
person = "Ortega Cattle Company"
wagon = "small"
money = 2
cattle = 2
does = ["always protect 3 cattle"]
scores = []
"""
HAY = 'kind = "hay"\ndoes = ["always protect 2 cattle"]\n'
WHEEL = 'kind = "wheel"\ndoes = ["always protect 1 wagons"]\n'
TWICE = '["each turn may pay 1 wood for 1 money", "each turn may pay 1 money for 1 wood"]'
TWO_SCORES = '"score 1 points", "score 2 points"'
BARGAIN = "now may pay 4 money for 1 cattle"
DROVER_AGAIN = HERDER.replace(BARGAIN, "on cattle gain 2 money").replace("1 per", "1 per 2")
REFUSALS = [
    # what is changed, into what, the key named, a word of the reason
    ('name = "westbound"\n', "", "name", "missing"),
    ('name = "westbound"\n', "name = 3\n", "name", "text"),
    ("version = 1\n", "", "version", "missing"),
    ("version = 1\n", 'version = "one"\n', "version", "whole number"),
    ("version = 1\n", "version = true\n", "version", "whole number"),
    ("version = 1\n", "version = 1\nauthor = 'me'\n", "author", "unknown"),
    ("[standard]", "[usual]", "usual", "unknown"),
    # townsfolk
    (f"[[townsfolk]]\n{HERDER}", "", "townsfolk", "59 of them; the box has 60"),
    (HERDER, HERDER.replace('"A"', '"F"'), "townsfolk[1].set", "there is no set “F”"),
    (HERDER, HERDER.replace('"A"', '"B"'), "townsfolk", "11 of set A; a set has 12"),
    (HERDER, HERDER.replace('set = "A"\n', ""), "townsfolk[1].set", "missing"),
    (HERDER, HERDER.replace('"herder"', '"The Herder"'), "townsfolk[1].name", "The Herder"),
    (HERDER, HERDER.replace('"herder"', '"drover"'), "name", "2 cards or towns are called “drover”"),
    (HERDER, HERDER.replace('"herder"', '"abilene"'), "name", "2 cards or towns are called “abilene”"),
    (HERDER, HERDER.replace('"herder"', '"lamp_1"'), "name", "2 cards or towns are called “lamp_1”"),
    (HERDER, HERDER.replace('"herder"', '"standard"'), "name", "2 cards or towns are called “standard”"),
    (HERDER, HERDER.replace('person = "Joaquín Baca"\n', ""), "townsfolk[1].person", "missing"),
    (HERDER, HERDER + "age = 40\n", "townsfolk[1].age", "unknown"),
    (HERDER, HERDER.replace(f'["{BARGAIN}"]', "[]"), "townsfolk[1].does", "does nothing"),
    (HERDER, HERDER.replace(f'["{BARGAIN}"]', "3"), "townsfolk[1].does", "list of texts"),
    (HERDER, HERDER.replace(f'["{BARGAIN}"]', "[3]"), "townsfolk[1].does", "list of texts"),
    (HERDER, HERDER.replace(BARGAIN, "score 3 points"), "townsfolk[1].does", "belongs under “scores”"),
    (HERDER, HERDER.replace(f'["{BARGAIN}"]', TWICE), "townsfolk[1].does", "more than one purchase"),
    (HERDER, HERDER.replace("score 1 per cattle", "now gain 1 wood"), "townsfolk[1].scores", "starting with “score”"),
    (HERDER, HERDER.replace('"score 1 per cattle"', TWO_SCORES), "townsfolk[1].scores", "at most one"),
    (HERDER, DROVER_AGAIN, "townsfolk", "2 of them do and score"),
    # towns
    (f"[[towns]]\n{BLUFFS}", "", "towns", "21 of them; the box has 22"),
    (BLUFFS, BLUFFS.replace("wood = 1\n", ""), "towns[1].", "asks for 1 good; a town asks for 2 to 4"),
    (BLUFFS, BLUFFS.replace("wood = 1", "wood = 4"), "towns[1].", "asks for 5 goods"),
    (BLUFFS, BLUFFS.replace("money = 2", "money = 13"), "towns[1].", "asks for 5 goods"),
    (BLUFFS, BLUFFS.replace("wood = 1", "wood = 0\nmedicine = 1"), "towns[1].", "asks for"),
    (BLUFFS, BLUFFS.replace("wood = 1", 'wood = "1"'), "towns[1].wood", "whole number"),
    (BLUFFS, BLUFFS.replace("wood = 1", "wool = 1"), "towns[1].wool", "unknown key"),
    (BLUFFS, BLUFFS.replace("favors = 1", "favors = 0"), "towns[1].favors", "0; a town gives 1 to 5"),
    (BLUFFS, BLUFFS.replace("favors = 1", "favors = 6"), "towns[1].favors", "6; a town gives 1 to 5"),
    (BLUFFS, BLUFFS.replace("favors = 1\n", ""), "towns[1].favors", "missing"),
    (BLUFFS, BLUFFS.replace('label = "Council Bluffs"\n', ""), "towns[1].label", "missing"),
    (BLUFFS, BLUFFS.replace("council_bluffs", "abilene"), "name", "2 cards or towns are called “abilene”"),
    # equipment
    (f"[[equipment]]\n{CARDS_MINE}", "", "equipment", "26 of them; the box has 27"),
    (CARDS_MINE, CARDS_MINE.replace('"cards"', '"card"'), "equipment[1].kind", "did you mean “cards”"),
    (CARDS_MINE, CARDS_MINE.replace("2 money", "3 money"), "equipment[1].does", "Cards says"),
    (CARDS_MINE, CARDS_MINE.replace("on mine", "now"), "equipment[1].does", "or the same for another face"),
    (CARDS_MINE, CARDS_MINE.replace('"]', '", "on wild gain 2 money"]'), "equipment[1].does", "Cards says"),
    (CARDS_MINE, CARDS_MINE.replace("on mine", "on medicine"), "equipment", "Cards: two tiles show the same face"),
    (CARDS_MINE, f'name = "cards_mine"\n{WHEEL}', "equipment", "Cards: 2 tiles; there are 3"),
    (CARDS_MINE, CARDS_MINE + "price = 2\n", "equipment[1].price", "unknown"),
    (LAMP, LAMP.replace("1 more", "2 more"), "equipment[19].does", "Lamp says"),
    (LAMP, f'name = "lamp_2"\n{HAY}', "equipment", "Lamp: 1 tile; there are 2"),
    (REVOLVER, f'name = "revolver_1"\n{HAY}', "equipment", "Revolver: there is no such tile"),
    # boards
    (f"[[boards]]\n{OUTFIT}", "", "boards", "7 of them; the box has 8"),
    (OUTFIT, OUTFIT.replace('"small"', '"huge"'), "boards[1].wagon", "the wagons are small, large"),
    (OUTFIT, OUTFIT.replace('wagon = "small"\n', ""), "boards[1].wagon", "missing"),
    (OUTFIT, OUTFIT.replace("cattle = 2", "cattle = 0"), "boards[1].goods", "1 to 19"),
    (OUTFIT, OUTFIT.replace("cattle = 2", "cattle = 20"), "boards[1].goods", "1 to 19"),
    (OUTFIT, OUTFIT.replace("cattle = 2", 'cattle = "2"'), "boards[1].cattle", "whole number"),
    (OUTFIT, OUTFIT.replace("cattle = 2", "cows = 2"), "boards[1].cows", "unknown"),
    (OUTFIT, OUTFIT.replace("cattle = 2", 'equipment = "lamp_3"'), "boards[1].equipment", "there is no tile “lamp_3”"),
    (OUTFIT, OUTFIT.replace("cattle = 2", 'equipment = "lamp_1"'), "boards", "2 boards start with “lamp_1”"),
    (OUTFIT, OUTFIT.replace("always protect 3", "now gain 3"), "boards[1].does", "without “now”"),
    (OUTFIT, OUTFIT.replace("cattle_outfit", "homestead"), "name", "2 cards or towns are called “homestead”"),
    (STANDARD, STANDARD.replace('"small"', "3"), "standard.wagon", "text"),
    (STANDARD, STANDARD + 'name = "usual"\nperson = "Nobody"\n', "standard.name", ""),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "key", "reason"), REFUSALS)
def test_a_wrong_edition_is_refused(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    check_refusal(GAME, edited(GAME, tmp_path, (old, new)), key, reason)


def test_what_does_not_fit_into_the_first_wagon_is_refused(tmp_path: Path) -> None:
    """Nobody is asked to discard before the first day."""
    path = edited(GAME, tmp_path, (OUTFIT, OUTFIT.replace("cattle = 2", "wood = 9")))
    with pytest.raises(WrongEdition, match=r"mine\.toml: boards\[1\]\."):
        GAME.box(4, edition=path)


def test_free_wagons_are_refused(tmp_path: Path) -> None:
    """Somebody could take them for ever."""
    path = edited(GAME, tmp_path, ('"always wagons 2 cheaper"', '"always wagons 5 cheaper"'))
    with pytest.raises(WrongEdition, match=r"mine\.toml: townsfolk"):
        GAME.box(4, edition=path)
