"""The end of the game: rulebook page 8."""

from __future__ import annotations

import random
from typing import cast

import pytest

import westbound
from tests.pioneers.story import PEOPLE, Person, Story, fresh, story, together
from westbound import IllegalAction
from westbound.engine.names import CHANCE
from westbound.games.pioneers.rules import Pioneers
from westbound.games.pioneers.terminal import Drawing
from westbound.games.pioneers.view import PioneersView
from westbound.speech import Speech
from westbound.texts import LANGUAGES

SMALL = ("sodbuster", "prairie_wren", "lone_elm", "dusty_anne")


def evening(first: str = "bill", turn: str = "") -> Story:
    """Nobody gets anywhere, but everybody can buy."""
    s = story(first=first, turn=turn).shows(*SMALL)
    for person in s.people:
        person.has(cash=9).rides("digger", "digger")
    return s


def pass_all(*people: Person) -> None:
    for person in people:
        person.does("pass")


def test_p08_the_last_road_ends_the_game_after_the_round() -> None:
    s = evening()
    s.bill.has(stock=1)
    s.bill.does("road denver-santa_fe")
    assert s.t.last_round
    assert not s.over
    pass_all(s.annie, s.jim)
    assert not s.over
    s.katie.does("pass")
    assert s.over


def test_p08_two_roads_can_be_the_last() -> None:
    s = evening()
    s.bill.has(stock=2)
    s.bill.does("two roads", "road denver-santa_fe")
    assert not s.t.last_round
    s.bill.does("road olympia-yreka")
    assert s.t.last_round


def test_p08_the_first_players_right_neighbour_ends_the_round() -> None:
    s = evening(first="jim", turn="annie")
    s.annie.has(stock=1)
    s.annie.does("road denver-santa_fe")
    assert s.over


def test_p08_the_round_is_finished_whoever_began() -> None:
    s = evening(first="jim", turn="katie")
    s.katie.has(stock=1)
    s.katie.does("road denver-santa_fe")
    pass_all(s.bill)
    assert not s.over
    pass_all(s.annie)
    assert s.over


def test_p08_fourteen_roads_end_nothing() -> None:
    s = evening(turn="katie")
    s.katie.has(stock=2)
    s.katie.does("road denver-santa_fe")
    assert not s.t.last_round
    assert not s.over
    assert s.turn == "bill"


def test_p08_the_last_road_by_a_sergeant_ends_the_game() -> None:
    s = story(turn="katie").tiles(boston="sergeant")
    s.katie.has(cash=1, stock=1).rides("sergeant", "farmer")
    s.katie.drives("boston").does("road denver-santa_fe")
    assert s.over


def test_p08_the_last_coach_laid_out_ends_the_game_after_the_round() -> None:
    s = evening(turn="jim").stack(1)
    s.jim.does("coach 1")
    assert not s.t.last_round
    s.draws("reveal bonanza")
    assert s.t.last_round
    assert s.display[3] == "bonanza"
    s.katie.does("pass")
    assert s.over


def test_p08_the_last_but_one_coach_ends_nothing() -> None:
    s = evening(turn="katie").stack(2)
    s.katie.does("coach 1").story.draws("reveal bonanza")
    assert not s.t.last_round
    assert s.turn == "bill"


def test_p08_in_the_last_round_the_display_is_not_refilled() -> None:
    s = evening(turn="jim").stack(1)
    s.jim.does("coach 1").story.draws("reveal bonanza")
    s.katie.does("coach 4")
    assert s.display == [*SMALL[1:], None]
    assert s.over


def test_p08_both_triggers_in_one_round() -> None:
    s = evening(turn="jim").stack(1)
    s.jim.does("coach 1").story.draws("reveal bonanza")
    s.katie.has(stock=1)
    s.katie.does("road denver-santa_fe")
    assert s.over


def test_p08_in_the_last_round_everything_goes_on_as_usual() -> None:
    s = evening(turn="jim").tiles(boston="digger")
    s.jim.has(stock=1)
    s.jim.does("road denver-santa_fe").does("travel boston")
    s.draws("nugget 3")
    assert s.asked == ["katie"]
    s.katie.does("join 1", "pass")
    assert s.over


def test_p08_when_the_game_is_over_nobody_acts() -> None:
    s = evening(turn="katie")
    s.katie.has(stock=1)
    s.katie.does("road denver-santa_fe")
    assert s.asked == []
    assert all(person.may() == [] for person in s.people)
    with pytest.raises(IllegalAction, match="the game is over"):
        s.bill.does("pass")


# The stall guard


def test_ruling_a_round_without_purchase_and_settling_ends_the_game() -> None:
    s = evening()
    pass_all(s.bill, s.annie, s.jim)
    assert not s.over
    s.katie.does("pass")
    assert s.over
    assert not s.t.last_round


@pytest.mark.parametrize("purchase", ["road denver-santa_fe", "coach 1"])
def test_ruling_any_purchase_keeps_the_game_going(purchase: str) -> None:
    s = evening().stack(0)
    s.bill.does(purchase)
    pass_all(s.annie, s.jim, s.katie)
    assert not s.over
    assert s.t.round == 2
    pass_all(s.bill, s.annie, s.jim, s.katie)
    assert s.over


def test_ruling_settling_keeps_the_game_going() -> None:
    s = evening().tiles(boston="banker")
    s.bill.rides("banker", "farmer")
    s.bill.drives("boston")
    pass_all(s.annie, s.jim, s.katie)
    assert not s.over


def test_ruling_a_round_is_from_the_first_player_to_his_right_neighbour() -> None:
    """Four turns without anything are not enough if they lie in two rounds."""
    s = evening()
    s.bill.does("road denver-santa_fe")
    pass_all(s.annie, s.jim, s.katie, s.bill)
    assert not s.over
    pass_all(s.annie, s.jim)
    s.katie.does("road olympia-yreka")
    assert not s.over


def test_ruling_where_nobody_can_do_anything() -> None:
    s = story()
    for person in s.people:
        person.has(stock=0, supply=0)
    assert s.over


# Random games


def random_game(players: int, seed: int, covered: str = "printed") -> list[Pioneers]:
    """All positions of a random game."""
    rng = random.Random(seed)
    t = fresh(players, covered)
    positions = [t.copy()]
    while not t.over:
        seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
        action = rng.choices(t.legal(seat), t.weights(seat))[0]
        t.apply(seat, action)
        positions.append(t.copy())
    return positions


GAMES = [(2, "printed"), (2, "random"), (3, "printed"), (4, "printed")]


@pytest.mark.parametrize(("players", "covered"), GAMES)
@pytest.mark.parametrize("seed", range(8 if westbound.compiled() else 1))
def test_p08_random_games_end_and_keep_all_pieces(players: int, covered: str, seed: int) -> None:
    positions = random_game(players, seed, covered)
    pieces = together(positions[0])
    for t in positions:
        assert together(t) == pieces
        assert min(t.cash[:players]) >= 0
        assert min(t.supply) >= 0
        assert min(t.stock) >= 0
        assert max(t.bankers + t.merchants) <= 2
    last = positions[-1]
    assert last.over
    assert last.actors() == 0
    assert last.last_round == (0 in last.stock[:players] or last.stack_size == 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p08_the_end_comes_only_between_rounds(players: int) -> None:
    positions = random_game(players, 100 + players)
    rounds = [t.round for t in positions]
    assert rounds == sorted(rounds)
    triggered = [t.round for t in positions if t.last_round]
    assert set(triggered) <= {positions[-1].round}


def test_ruling_chance_is_never_asked_together_with_a_player() -> None:
    for t in random_game(4, 7):
        assert t.actors().bit_count() == (0 if t.over else 1)
        assert not t.legal(CHANCE) or t.actors() == 1 << CHANCE


def ending_of(s: Story, person: Person) -> dict[str, object]:
    s.settle()
    return dict(s.match.view(person.seat)["ending"])


def test_p08_the_view_says_how_near_the_end_is() -> None:
    s = evening(first="jim", turn="annie").stack(5)
    s.katie.has(stock=4)
    s.bill.has(stock=4)
    assert ending_of(s, s.jim) == {
        "coaches": 5,
        "most_coaches": 18,
        "roads": 4,
        "most_roads": 15,
        "builders": [s.bill.seat, s.katie.seat],
        "last_player": s.annie.seat,
    }


def test_p08_nobody_is_ahead_before_the_first_road() -> None:
    for players, coaches in ((2, 8), (3, 14), (4, 18)):
        match = westbound.new("pioneers", players=players, seed=1)
        ending = match.view(None)["ending"]
        assert (ending["coaches"], ending["most_coaches"]) == (coaches, coaches)
        assert (ending["roads"], ending["builders"]) == (15, [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_p08_the_terminal_says_how_near_the_end_is(language: str) -> None:
    s = evening().stack(5)
    s.bill.has(stock=1)
    assert "5" in ending_row(s, language)
    assert "18" in ending_row(s, language)
    s.bill.does("road denver-santa_fe")
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    assert ending_row(s, language) == speech.say("ending-last-round", player="katie")


def ending_row(s: Story, language: str) -> str:
    """What the terminal says about the end."""
    speech = Speech(s.match.game, s.t.box, language, PEOPLE)
    drawing = Drawing(cast(PioneersView, s.match.view(s.bill.seat)), speech, 200, False)
    return " ".join(drawing.ending()).strip()
