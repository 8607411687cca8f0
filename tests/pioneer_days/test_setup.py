"""Matériel et mise en place: pages 2 and 3 of the rulebook."""

from __future__ import annotations

import itertools
import random

import pytest

from tests.pioneer_days.story import table_of, undrawn
from tests.stories.story import chance_may, draw_on, step_of, told
from westbound.engine.game import WrongOptions
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.names import NOBODY, NUGGETS, WAGON_KINDS

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
BOARDS = [
    "cattle_outfit",
    "mining_claim",
    "freight_company",
    "dispensary",
    "congregation",
    "trading_post",
    "homestead",
    "variety_show",
]


def choosing(players: int = 2, *boards: str) -> Match:
    """Boards are dealt, Red's first, and nobody has chosen."""
    match = undrawn(players)
    draw_on(match, "first red", until="dealing")
    for board in boards or BOARDS[: 2 * players]:
        match.draw(f"deal {board}")
    return match


def heard(match: Match, seat: int | None, *keys: str) -> list[str]:
    return told(GAME, match.box, match.news(seat), *keys)


def chosen(*boards: str) -> Match:
    """Red and Blue have chosen these."""
    others = [board for board in BOARDS if board not in boards]
    dealt = [(board, others.pop()) if board in BOARDS else (others.pop(), others.pop()) for board in boards]
    match = choosing(2, *itertools.chain(*dealt))
    for seat, board in enumerate(boards):
        match.play(seat, f"board {board}")
    return match


# A to J


@COUNTS
def test_p02_a_anybody_may_begin(players: int) -> None:
    match = undrawn(players)
    assert chance_may(match) == {f"first {GAME.seats[seat]}": 1 for seat in range(players)}


def test_p02_c_thirty_six_gold_tokens_18_with_1_nugget_12_with_2_and_6_with_3() -> None:
    assert table_of(undrawn(2)).tokens == [18, 12, 6]


def test_p02_g_the_disaster_markers_start_at_the_beginning() -> None:
    assert table_of(choosing()).tracks == [0, 0, 0, 0]


def test_p03_i_two_sets_are_shuffled_and_six_townsfolk_laid_out_one_for_each_face() -> None:
    match = undrawn(2, "C+E")
    t = table_of(match)
    draw_on(match, until="first folk")
    sets = [t.box.edition.folk[int(i)].set for i in range(60) if t.folk_left >> i & 1]
    assert sets == ["C"] * 12 + ["E"] * 12
    assert set(chance_may(match).values()) == {1}
    assert len(chance_may(match)) == 24
    draw_on(match, until="first towns")
    assert NOBODY not in t.slots
    assert len(set(t.slots)) == 6
    assert t.folk_left.bit_count() == 18


def test_p03_i_sets_a_and_b_are_the_usual_ones_and_any_two_may_be_chosen() -> None:
    sets = GAME.choices(2)["sets"]
    assert sets[0] == "A+B"
    assert sorted(sets) == [f"{one}+{other}" for one, other in itertools.combinations("ABCDE", 2)]
    for wrong in ("A", "A+A", "A+F", "A+B+C"):
        with pytest.raises(WrongOptions):
            GAME.box(2, {"sets": wrong})


def test_p03_j_two_towns_of_all_22_are_laid_out() -> None:
    match = undrawn(2)
    draw_on(match, until="first towns")
    assert len(chance_may(match)) == 22
    draw_on(match, until="dealing")
    assert [town != NOBODY for town in table_of(match).towns] == [True, True, False]


# K The boards


@COUNTS
def test_p03_k_two_boards_are_dealt_to_each_player(players: int) -> None:
    match = choosing(players)
    t = table_of(match)
    assert t.dealt[: 2 * players] == list(range(2 * players))
    assert match.actors() == list(range(players))


def test_p03_k_boards_come_after_week_one_s_townsfolk_and_towns_and_before_the_equipment() -> None:
    match = chosen("standard", "standard")
    headings = [line.split()[0] for line in heard(match, 0)]
    order = [heading for heading, _ in itertools.groupby(headings)]
    assert order == ["begins", "folk-laid", "town-laid", "board-seen", "boards-dealt", "board-chosen", "week-begins"]
    assert step_of(match) == "laying tiles"


def test_p03_k_each_board_is_dealt_with_equal_chance_and_once() -> None:
    match = undrawn(2)
    draw_on(match, until="dealing")
    assert chance_may(match) == {f"deal {board}": 1 for board in BOARDS}
    match.draw("deal homestead")
    assert "deal homestead" not in chance_may(match)


def test_p03_k_one_of_the_two_or_the_standard_side() -> None:
    match = choosing()
    assert match.legal(0) == ["board cattle_outfit", "board mining_claim", "board standard"]
    assert match.legal(1) == ["board freight_company", "board dispensary", "board standard"]


def test_p03_k_boards_are_dealt_from_the_first_player_on() -> None:
    match = undrawn(3)
    draw_on(match, "first green", until="dealing")
    match.draw("deal homestead")
    assert heard(match, 2, "board-seen") == ["board-seen green homestead"]


def test_ruling_k_dealt_boards_are_seen_by_their_player_only() -> None:
    match = choosing()
    assert heard(match, 0, "board-seen") == ["board-seen red cattle_outfit", "board-seen red mining_claim"]
    assert heard(match, None, "board-seen") == []
    names = [[card["name"] for card in player["dealt"]] for player in match.view(1)["players"]]
    assert names == [[], ["freight_company", "dispensary", "standard"]]


def test_ruling_k_a_choice_is_unseen_until_all_have_chosen() -> None:
    match = choosing()
    match.play(0, "board mining_claim")
    assert match.actors() == [1]
    assert match.view(1)["players"][0]["board"] is None
    assert match.view(0)["players"][0]["board"]["name"] == "mining_claim"
    assert heard(match, None, "board-chosen") == []
    match.play(1, "board standard")
    assert heard(match, None, "board-chosen") == ["board-chosen red mining_claim", "board-chosen blue standard"]
    assert [player["board"]["name"] for player in match.view(None)["players"]] == ["mining_claim", "standard"]


def test_ruling_k_all_choose_at_the_same_time_in_any_order() -> None:
    one, other = choosing(), choosing()
    one.play(0, "board mining_claim")
    one.play(1, "board dispensary")
    other.play(1, "board dispensary")
    other.play(0, "board mining_claim")
    assert GAME.dump(one.table) == GAME.dump(other.table)


def test_ruling_k_the_rejected_board_stays_unseen() -> None:
    match = chosen("mining_claim", "dispensary")
    for seat in (0, 1, None):
        assert all(player["dealt"] == [] for player in match.view(seat)["players"])


@COUNTS
def test_p03_k_everybody_standard(players: int) -> None:
    match = undrawn(players, boards="standard")
    draw_on(match, until="rolling")
    t = table_of(match)
    assert not any("deal" in line for line in heard(match, 0))
    for seat in range(players):
        assert t.box.edition.boards[t.board[seat]].name == "standard"
        goods = t.money[seat], t.cattle[seat], t.wood[seat], t.medicine[seat]
        assert goods == (3, 1, 1, 1)
        assert t.wagons[seat * WAGON_KINDS : (seat + 1) * WAGON_KINDS] == [1] + [0] * (WAGON_KINDS - 1)


@pytest.mark.parametrize("board", [*BOARDS, "standard"])
def test_p03_k_starting_goods_as_the_board_shows(board: str) -> None:
    match = chosen(board, "standard" if board != "standard" else "homestead")
    t = table_of(match)
    if step_of(match) == "drawing":
        draw_on(match, until="laying tiles")
    start = t.box.edition.starts[t.box.edition.boards.index(t.box.edition.boards[t.board[0]])]
    assert t.box.edition.boards[t.board[0]].name == board
    goods = {"money": t.money[0], "cattle": t.cattle[0], "wood": t.wood[0], "medicine": t.medicine[0]}
    goods["gold"] = sum(t.gold[:NUGGETS])
    assert {good: count for good, count in goods.items() if count} == start.goods
    assert [kind for kind in range(WAGON_KINDS) if t.wagons[kind]] == [12 * start.wagon]
    assert t.gear[: t.load[0]] == ([] if start.tile is None else [start.tile])
    seen = match.view(0)["players"][0]
    assert seen["stowed"] <= seen["capacity"]


def test_p03_k_a_named_tile_comes_out_of_the_27() -> None:
    match = chosen("trading_post", "variety_show")
    t = table_of(match)
    assert t.tiles_left.bit_count() == 25
    assert "equipment cards_equipment" not in chance_may(match)
    assert "equipment harmonica_1" not in chance_may(match)


def test_p03_k_starting_gold_is_drawn_at_random_and_secretly() -> None:
    match = chosen("mining_claim", "standard")
    assert chance_may(match) == {"token 1": 18, "token 2": 12, "token 3": 6}
    for token in ("token 3", "token 1"):
        match.draw(token)
    assert heard(match, 0, "token-seen") == ["token-seen red 3", "token-seen red 1"]
    assert heard(match, 1, "token-seen") == []
    assert heard(match, 1, "token-drawn") == ["token-drawn red"] * 2
    assert match.view(0)["players"][0]["token_values"] == [1, 3]
    assert match.view(1)["players"][0]["token_values"] is None
    assert match.view(1)["players"][0]["tokens"] == 2


def test_p03_k_the_standard_side_is_the_same_for_all_and_makes_one_of_yours_immune() -> None:
    card = table_of(choosing()).box.edition.boards[-1]
    match = chosen("standard", "standard")
    does = match.view(None)["players"][0]["board"]["does"]
    assert card.name == "standard"
    assert does == [{"moment": "always", "word": "protect-townsfolk", "facts": {"n": 1}}]


# M


@COUNTS
def test_p03_m_one_tile_of_equipment_and_one_per_player(players: int) -> None:
    match = undrawn(players, boards="standard")
    draw_on(match, until="laying tiles")
    assert chance_may(match).keys() == {f"equipment {tile.name}" for tile in table_of(match).box.edition.tiles}
    draw_on(match, until="rolling")
    assert sum(tile != NOBODY for tile in table_of(match).store) == players + 1


def test_p03_whatever_is_drawn_the_set_up_comes_to_the_first_day() -> None:
    rng = random.Random(1849)
    for players in (2, 3, 4):
        match = undrawn(players)
        while step_of(match) != "rolling":
            if match.table.actors() >> CHANCE & 1:
                match.draw(rng.choice(list(chance_may(match))))
            else:
                seat = rng.choice(match.actors())
                match.play(seat, rng.choice(match.legal(seat)))
        t = table_of(match)
        assert (t.week, t.day) == (1, 1)
        assert len({t.board[seat] for seat in range(players)} - {8}) == sum(t.board[s] != 8 for s in range(players))
