"""What a seat imagines of what it cannot see: all that may be, as often as it is, and nothing that it knows better."""

from __future__ import annotations

import itertools
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import pytest

from tests.pioneer_days.story import Story, story, table_of, together
from tests.pioneer_days.test_disease import sick
from tests.pioneer_days.test_secrets import dealt, lamped, promised, rejected
from tests.stories.chance import Hands, chi_square, deals
from tests.stories.matches import positions
from westbound.games.pioneer_days.game import GAME
from westbound.games.pioneer_days.imagining import imaginer
from westbound.games.pioneer_days.names import (
    CAME_OUT,
    ENOUGH_MOVES,
    FACE_DOWN,
    KEPT,
    MOVES,
    NOT_KEPT,
    NUGGETS,
    PUT_BACK,
)
from westbound.games.pioneer_days.rules import PioneerDays


def imagine(t: PioneerDays, seat: int | None, rng: random.Random) -> PioneerDays:
    return cast(PioneerDays, GAME.imagine(t, seat, rng))


def hands_of(t: PioneerDays, seats: list[int]) -> Hands:
    gold = t.gold
    return tuple(tuple(v + 1 for v in range(NUGGETS) for _ in range(gold[seat * NUGGETS + v])) for seat in seats)


def treasury() -> Story:
    """Ada holds a 1, Ben two tokens, Cora one; three are in the bag."""
    s = story(3)
    s.ada.holds(1)
    s.ben.holds(1, 3)
    s.cora.holds(2)
    return s.gold_bag(1, 2, 2)


@pytest.mark.parametrize(
    ("viewer", "pool", "hidden"),
    [
        (0, [1, 1, 2, 2, 2, 3], [1, 2]),
        (1, [1, 1, 2, 2, 2], [0, 2]),
        (None, [1, 1, 1, 2, 2, 2, 3], [0, 1, 2]),
    ],
)
def test_imagined_gold_has_the_right_frequencies(viewer: int | None, pool: list[int], hidden: list[int]) -> None:
    """Support exactly as counted, and frequencies by chi-square."""
    s, rng, n = treasury(), random.Random(1849), 4000
    expected = deals(pool, tuple(len(s.people[seat].tokens) for seat in hidden))
    drawn = Counter(hands_of(imagine(s.t, viewer, rng), hidden) for _ in range(n))
    assert chi_square(drawn, expected, n)


def returner() -> Story:
    """Ben held a token before Ada put a 3 back; Cora drew one after that.  The bag had a 1 and a 2, now and then."""
    s = story(3, first="ada").gold_bag()
    s.ada.holds(3).has(wood=7)
    s.ben.holds(1)
    s.gold_bag(1, 2)
    s.rolls("blue wood", "red wild", "green mine", "black wild")
    s.ada.takes("blue wood").does("wood", "discard token 3")
    s.ben.takes("red wild").does("income")
    s.cora.takes("green mine").does("mine")
    return s


def test_a_token_that_a_seat_returned_itself_is_never_in_an_old_hand() -> None:
    s, rng = returner().draws("token 1"), random.Random(7)
    for _ in range(300):
        assert hands_of(imagine(s.t, 0, rng), [1]) != ((3,),)


def test_it_is_in_the_bag_or_was_drawn_since_with_the_right_frequencies() -> None:
    """Ben's token is one of 1, 1, 2; then Cora's is one of the two that are left and the 3."""
    s, rng, n = returner().draws("token 1"), random.Random(7), 3000
    expected: Counter[Hands] = Counter()
    for old in range(3):
        bag = [value for i, value in enumerate([1, 1, 2]) if i != old] + [3]
        for drawn in bag:
            expected[(([1, 1, 2][old],), (drawn,))] += 1
    chances = {hands: ways / 9 for hands, ways in expected.items()}
    imagined = Counter(hands_of(imagine(s.t, 0, rng), [1, 2]) for _ in range(n))
    assert chi_square(imagined, chances, n)


def test_others_who_do_not_know_it_may_imagine_it_anywhere() -> None:
    s, rng = returner().draws("token 1"), random.Random(7)
    assert ((3,),) in {hands_of(imagine(s.t, 2, rng), [1]) for _ in range(300)}


def test_what_is_drawn_is_secret_while_one_is_chosen_whoever_looks() -> None:
    """Two tokens are drawn; every other seat imagines others in their place."""
    for looker in (1, 2):
        s, rng = lamped(3, 3, 0), random.Random(11)
        imagined = {tuple(imagine(s.t, looker, rng).drawn) for _ in range(60)}
        assert len(imagined) > 2, f"seat {looker} always imagines {imagined}"


def test_the_one_who_mines_keeps_what_he_has_drawn() -> None:
    s, rng = lamped(1, 3, 0), random.Random(11)
    assert {tuple(imagine(s.t, 0, rng).drawn) for _ in range(60)} == {(1, 0, 1)}


def mined_twice() -> Story:
    """Ada draws the same 1 twice with her lamp, and puts it back both times.  Ben holds the other 1."""
    s = story(2)
    s.ada.carries("lamp_1")
    s.ben.holds(1)
    s.gold_bag(1, 2, 2, 3)
    for _ in range(2):
        s.rolls("blue mine", "red wild", "green wild")
        if s.asked == ["ben"]:
            s.ben.takes("red wild").does("income")
        s.ada.takes("blue mine").does("mine")
        s.draws("token 1", "token 2").ada.does("keep token 2")
        if s.asked == ["ben"]:
            s.ben.takes("red wild").does("income")
    return s


def test_the_real_table_is_among_the_imagined_ones() -> None:
    """A token that was put back twice is one token."""
    s, rng = mined_twice(), random.Random(13)
    assert s.t.tokens == [1, 0, 1]
    assert s.ben.tokens == [1]
    imagined = {hands_of(imagine(s.t, 0, rng), [1]) for _ in range(300)}
    assert ((1,),) in imagined


def test_a_token_that_comes_back_may_be_the_newer_one() -> None:
    """Ada puts back a 2, which Cora draws; then another, which Ada draws again: that Cora has a 2 stays possible."""
    s, rng = story(3), random.Random(17)
    s.ada.holds(2, 2).has(wood=5)
    s.gold_bag(1)
    s.rolls("blue wild", "red wild", "green mine", "black wild")
    s.ada.takes("blue wild").does("income", "discard token 2")
    s.ben.takes("red wild").does("income")
    s.cora.takes("green mine").does("mine")
    s.draws("token 2").rolls("blue wild", "red wild", "green wild", "yellow wild")
    s.ben.takes("blue wild").does("income")
    s.cora.takes("red wild").does("income")
    s.ada.has(wood=7).takes("green wild").does("income", "discard token 2")
    s.rolls("blue wild", "red wild", "green mine", "yellow wild")
    s.cora.takes("blue wild").does("income")
    s.ada.has(wood=0).takes("green mine").does("mine")
    s.draws("token 2")
    assert (s.ada.tokens, s.cora.tokens, s.t.tokens) == ([2], [2], [1, 0, 0])
    imagined = {hands_of(imagine(s.t, 0, rng), [2]) for _ in range(300)}
    assert imagined == {((1,),), ((2,),)}


def put_back_and_drawn(s: Story, back: int, drawer: int, drawn: int) -> None:
    """A day: Ada, who begins, puts a token back; then somebody draws one."""
    s.t.first = 0
    s.ada.has(wood=2 * (13 - len(s.ada.tokens)), money=0).drives("large 0", "large 0")
    s.people[drawer].drives("large 0", "large 0")
    s.t.bag = [4] * 5
    s.rolls("blue wild", "red wild", "green mine", "black wild")
    s.ada.takes("blue wild").does("income", f"discard token {back}")
    for person in (s.ben, s.cora):
        if person.seat == drawer:
            person.has(money=0).takes("green mine").does("mine")
            s.draws(f"token {drawn}")
        else:
            person.has(money=0).takes("red wild").does("income")
    s.tracks(storm=0, raid=0, famine=0, disease=0)
    s.at(1, 1)


def long_memory() -> Story:
    """Ada puts back a 3, which Cora draws; then 1 after 1, and Ben draws a 2 after each."""
    s = story(3)
    s.ada.holds(3, 1, 1, 1, 1, 1, 1)
    s.cora.holds(2)
    s.gold_bag(2, 2, 2, 2, 2, 2)
    put_back_and_drawn(s, 3, 2, 3)
    for _ in range(6):
        put_back_and_drawn(s, 1, 1, 2)
    return s


def test_somebody_who_has_put_back_often_still_thinks_the_real_table_possible() -> None:
    s, rng = long_memory(), random.Random(19)
    assert (s.ben.tokens, s.cora.tokens) == ([2] * 6, [2, 3])
    assert any(3 in hands_of(imagine(s.t, 0, rng), [2])[0] for _ in range(400))


def test_somebody_who_has_put_back_often_does_not_look_for_it_in_old_hands() -> None:
    """Ben holds a token from before, and Cora draws all the others."""
    s, rng = story(3), random.Random(19)
    s.ada.holds(3, 1, 1, 1, 1, 1, 1)
    s.ben.holds(2)
    s.gold_bag(2, 2, 2, 2, 2, 2, 2, 2)
    for back in (3, 1, 1, 1, 1, 1):
        put_back_and_drawn(s, back, 2, 2)
    assert {hands_of(imagine(s.t, 0, rng), [1]) for _ in range(400)} == {((2,),)}


@pytest.mark.parametrize("players", [2, 3])
def test_the_real_gold_is_possible_for_everybody_all_game(players: int) -> None:
    """Nobody imagines more of a value elsewhere than they have not seen: own hand and bag never contradict."""
    rng = random.Random(players)
    for match in positions("pioneer_days", players, players + 40, every=20):
        t = table_of(match)
        for seat in range(players):
            other = imagine(t, seat, rng)
            assert t.moved < ENOUGH_MOVES / 4, "an ordinary game is far from the limit"
            assert hands_of(other, [seat]) == hands_of(t, [seat])
            assert sum(other.tokens) == sum(t.tokens)
            assert [sum(1 for _ in hand) for hand in hands_of(other, list(range(players)))] == [
                len(hand) for hand in hands_of(t, list(range(players)))
            ]


def test_what_others_remember_is_not_imagined() -> None:
    s = returner().draws("token 1")
    for seat in range(3):
        other = imagine(s.t, seat, random.Random(1))
        for player, value in zip(other.moved_by[: other.moved], other.moved_value, strict=False):
            assert (value == FACE_DOWN) == (player != seat)


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    s = story()
    s.ada.holds(1, 3)
    s.week_ends(4)
    for _ in range(10):
        assert hands_of(imagine(s.t, 1, random.Random()), [0]) == ((1, 3),)


# Gold that came back, by Bayes


@dataclass(frozen=True)
class Moved:
    """A token CAME_OUT of the bag, was KEPT or NOT_KEPT, or was PUT_BACK; only the player knows its value."""

    what: int
    player: int
    value: int


@dataclass(frozen=True)
class Places:
    """How many tokens of each value lie in the bag, were drawn, and are in each wagon."""

    bag: tuple[int, ...]
    drawn: tuple[int, ...]
    gold: tuple[tuple[int, ...], ...]

    def after(self, move: Moved) -> Places:
        bag, drawn, gold = [*self.bag], [*self.drawn], [[*each] for each in self.gold]
        source = {CAME_OUT: bag, KEPT: drawn, NOT_KEPT: drawn, PUT_BACK: gold[move.player]}[move.what]
        goal = {CAME_OUT: drawn, KEPT: gold[move.player], NOT_KEPT: bag, PUT_BACK: bag}[move.what]
        source[move.value] -= 1
        goal[move.value] += 1
        return Places(tuple(bag), tuple(drawn), tuple(tuple(each) for each in gold))

    def tokens(self, move: Moved) -> tuple[int, ...]:
        """Those of which one moves."""
        return self.bag if move.what == CAME_OUT else self.gold[move.player] if move.what == PUT_BACK else self.drawn


def empty(bag: tuple[int, ...]) -> Places:
    return Places(bag, (0,) * NUGGETS, ((0,) * NUGGETS,) * 3)


def posterior(bag: tuple[int, ...], told: list[Moved]) -> dict[Hands, float]:
    """How likely the gold of Ben and Cora is for Ada, who sees what she moves; of what others do, anything may be."""
    now = {empty(bag): 1.0}
    for move in told:
        after: defaultdict[Places, float] = defaultdict(float)
        for places, likely in now.items():
            tokens = places.tokens(move)
            for value in range(NUGGETS) if move.player else (move.value,):
                if tokens[value]:
                    chosen = move.player == 0 and move.what != CAME_OUT
                    share = 1.0 if chosen else tokens[value] / sum(tokens)
                    after[places.after(Moved(move.what, move.player, value))] += likely * share
        now = after
    hands: defaultdict[Hands, float] = defaultdict(float)
    for places, likely in now.items():
        hands[in_hands(places.gold[1:])] += likely / sum(now.values())
    return dict(hands)


def in_hands(gold: Sequence[Sequence[int]]) -> Hands:
    return tuple(tuple(v + 1 for v in range(NUGGETS) for _ in range(each[v])) for each in gold)


def moves_by_chance(rng: random.Random, bag: tuple[int, ...], length: int) -> tuple[Places, list[Moved]]:
    """Somebody mines, with a lamp or without, or puts a token back; again and again."""
    places, told = empty(bag), []

    def go(what: int, player: int) -> None:
        nonlocal places
        tokens = places.tokens(Moved(what, player, 0))
        told.append(Moved(what, player, rng.choices(range(NUGGETS), tokens)[0]))
        places = places.after(told[-1])

    while len(told) < length:
        player = rng.randrange(3)
        lamps = rng.randrange(2)
        if sum(places.gold[player]) and rng.random() < 0.35:
            go(PUT_BACK, player)
        elif sum(places.bag) > lamps:
            for what in [CAME_OUT] * (1 + lamps) + [KEPT] + [NOT_KEPT] * lamps:
                go(what, player)
    return places, told


def table_where(places: Places, told: list[Moved]) -> PioneerDays:
    """A table on which all this has happened; it is remembered from the first token that came back."""
    t = story(3).t
    first = next((i for i, move in enumerate(told) if move.what in (NOT_KEPT, PUT_BACK)), len(told))
    moves, rest = told[first:], [0] * (MOVES - len(told[first:]))
    t.moves, t.moved = [*(move.what for move in moves), *rest], len(moves)
    t.moved_by, t.moved_value = [*(move.player for move in moves), *rest], [*(move.value for move in moves), *rest]
    t.tokens, t.gold = [*places.bag], [count for each in (*places.gold, (0,) * NUGGETS) for count in each]
    return t


def histories_by_chance(count: int) -> Iterator[tuple[tuple[int, ...], Places, list[Moved]]]:
    """Those in which Ada drew again after she had put something back, and which leave something to imagine."""
    rng = random.Random(1843)
    while count:
        bag = rng.choice([(2, 2, 1), (3, 2, 2), (3, 1, 1)])
        places, told = moves_by_chance(rng, bag, rng.randrange(8, 24))
        back = [i for i, move in enumerate(told) if move.player == 0 and move.what in (NOT_KEPT, PUT_BACK)]
        if back and any(move.player == 0 and move.what == CAME_OUT for move in told[back[0] :]):
            likely = posterior(bag, told)
            if 3 <= len(likely) <= 40 and min(likely.values()) > 0.004:
                count -= 1
                yield bag, places, told


@pytest.mark.soak
@pytest.mark.parametrize(("bag", "places", "told"), [*histories_by_chance(16)])
def test_gold_after_redraws_is_as_likely_as_bayes_says(bag: tuple[int, ...], places: Places, told: list[Moved]) -> None:
    t, rng, n = table_where(places, told), random.Random(1848), 3000
    imagined = Counter(hands_of(imagine(t, 0, rng), [1, 2]) for _ in range(n))
    assert in_hands(places.gold[1:]) in imagined
    assert chi_square(imagined, posterior(bag, told), n)


@pytest.mark.soak
@pytest.mark.parametrize(("bag", "places", "told"), [*histories_by_chance(6)])
def test_worlds_side_by_side_are_as_likely_as_bayes_says(
    bag: tuple[int, ...], places: Places, told: list[Moved]
) -> None:
    """With many worlds the error is too small to be seen."""
    t, rng, n = table_where(places, told), random.Random(1848), 500
    imagined = Counter(hands_of(side_by_side(t, 0, 200, rng), [1, 2]) for _ in range(n))
    assert chi_square(imagined, posterior(bag, told), n)


def side_by_side(t: PioneerDays, seat: int, worlds: int, rng: random.Random) -> PioneerDays:
    """Imagine that many worlds at once, and none on its own."""
    other = t.copy()
    gold = imaginer(other)
    gold.tries, gold.worlds = 0, worlds
    assert gold.imagined(seat, rng.getrandbits(60))
    return other


@pytest.mark.parametrize("seed", range(3))
def test_gold_can_be_imagined_however_often_it_came_back(seed: int) -> None:
    """Five hundred moves of 36 tokens: no world gets through on its own."""
    places, told = moves_by_chance(random.Random(seed), (16, 12, 8), MOVES - 10)
    t = table_where(places, told)
    other = imagine(t, 0, random.Random(seed))
    assert hands_of(other, [0]) == hands_of(t, [0])
    assert together(other)["tokens"] == 36


HOARDS = """
    ada puts back 22202211111101111110000000000000000
    ben mines 100101111010002100
    ben puts back 22111111110
    ada mines 1012012102200110112010011201
    ada puts back 200222221111011011111100000
    ben puts back 00000000
    ada mines 1
    ada puts back 01
    ada mines 202201110111000000002010012210101001
    ada puts back 22222121111111011110000000000000
    cora mines 1
    ada puts back 0000
"""  # values less one


def hoarded() -> list[Moved]:
    """All moves of an edition that gives its players 36 tokens at a time."""
    told = []
    for line in HOARDS.split("\n")[1:-1]:
        name, verb, *_, values = line.split()
        player = ["ada", "ben", "cora"].index(name)
        for value in map(int, values):
            told += [Moved(what, player, value) for what in ([CAME_OUT, KEPT] if verb == "mines" else [PUT_BACK])]
    return told


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_gold_can_be_imagined_when_a_hoard_is_drawn_again(seed: int) -> None:
    """Three of four times, none of 512 worlds gets through."""
    t = table_where(Places((18, 11, 6), (0, 0, 0), ((0, 0, 0), (0, 0, 0), (0, 1, 0))), hoarded())
    assert together(imagine(t, 0, random.Random(seed)))["tokens"] == 36


def test_a_lamp_and_a_redraw_tell_ada_what_bayes_says() -> None:
    """The moves that the rules write down are those that happened."""
    s, rng, n = mined_twice(), random.Random(13), 3000
    ben = [Moved(CAME_OUT, 1, 0), Moved(KEPT, 1, 0)]
    ada = [Moved(CAME_OUT, 0, 0), Moved(CAME_OUT, 0, 1), Moved(KEPT, 0, 1), Moved(NOT_KEPT, 0, 0)]
    imagined = Counter(hands_of(imagine(s.t, 0, rng), [1, 2]) for _ in range(n))
    assert chi_square(imagined, posterior((2, 2, 1), [*ben, *ada, *ada]), n)


def test_gold_that_cannot_have_moved_so_is_an_error_and_never_the_real_table() -> None:
    """Ben holds the only other token; Ada puts a 2 into the empty bag, and draws a 1."""
    told = [Moved(PUT_BACK, 0, 1), Moved(CAME_OUT, 0, 0), Moved(KEPT, 0, 0)]
    t = table_where(Places((0, 0, 0), (0, 0, 0), ((1, 0, 0), (0, 1, 0), (0, 0, 0))), told)
    with pytest.raises(RuntimeError, match="no world agrees"):
        imagine(t, 0, random.Random(1))


# Boards and promises


def test_the_rejected_board_is_not_in_imagined_tables() -> None:
    """Red imagines the same for two tables that look alike to Red."""
    one, two = (imagine(table_of(rejected(b)), 0, random.Random(5)) for b in ("cattle_outfit", "mining_claim"))
    assert GAME.dump(one) == GAME.dump(two)


def test_imagined_boards_are_any_but_mine_with_equal_chance() -> None:
    match, rng, n = dealt("homestead", "dispensary", "congregation", "trading_post"), random.Random(3), 1500
    seen: Counter[frozenset[int]] = Counter()
    for _ in range(n):
        other = imagine(table_of(match), 0, rng)
        assert other.dealt[:2] == table_of(match).dealt[:2]
        assert other.legal(0) == match.table.legal(0)
        assert not other.boards_left & sum(1 << board for board in other.dealt[:4])
        seen[frozenset(other.dealt[2:4])] += 1
    mine = set(table_of(match).dealt[:2])
    assert set(seen) == {frozenset(pair) for pair in itertools.combinations(set(range(8)) - mine, 2)}
    assert chi_square(seen, dict.fromkeys(seen, 1 / len(seen)), n)


def test_imagined_tables_do_not_know_promises() -> None:
    for seat in range(3):
        stories = promised("fulfil abilene"), promised("fulfil oregon_city")
        one, two = (GAME.dump(s.match.imagine(seat, random.Random(1))) for s in stories)
        assert (one == two) == (seat != 2)


def test_imagined_tables_can_be_played_on_in_the_middle_of_giving() -> None:
    s = story(3).towns("denver")
    for person in s.people:
        person.holds(1, 2).carries("lamp_1" if person is s.ada else "hay_1")
    s.ben.carries("hay_2")
    s.week_ends().cora.does("fulfil denver")
    other = imagine(s.t, 0, random.Random(2))
    assert other.legal(0) == s.t.legal(0)
    rng = random.Random(4)
    while not other.over:
        seat = next(seat for seat in range(8) if other.actors() >> seat & 1)
        other.apply(seat, rng.choices(other.legal(seat), other.weights(seat))[0])
    assert together(other)["tokens"] == 36


def test_imagined_tables_do_not_know_whom_others_keep_so_far() -> None:
    for seat in range(2):
        stories = [sick("herder", "drover", "nurse", medicine=2, board="standard") for _ in range(2)]
        for s, kept in zip(stories, ("drover", "nurse"), strict=True):
            s.ada.does(f"keep {kept}")
        one, two = (GAME.dump(s.match.imagine(seat, random.Random(1))) for s in stories)
        assert (one == two) == (seat != 0)


def test_imagined_tables_do_not_know_which_wagons_others_expose_so_far() -> None:
    for seat in range(2):
        stories = [story() for _ in range(2)]
        for s, wagon in zip(stories, ("small 0", "large 0"), strict=True):
            s.ada.drives("small 0", "small 0", "large 0", "large 0").carries("wheel_1")
            s.tracks(storm=2).left("blue").ada.does(f"damage {wagon}")
        one, two = (GAME.dump(s.match.imagine(seat, random.Random(1))) for s in stories)
        assert (one == two) == (seat != 0)
