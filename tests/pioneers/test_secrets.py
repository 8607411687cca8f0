"""What a seat may not know: the nuggets of others and the coaches that were not seen."""

from __future__ import annotations

import itertools
import json
import math
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import westbound
from tests.pioneers.story import Story, fresh, story, table_of, together, undrawn
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import COACHES, DIGGING, NOBODY, NUGGETS, REVEAL, REVEALING
from westbound.games.pioneers.rules import Pioneers

VIEWERS = [0, 1, 2, 3, None]


def everything(match: Match, seat: int | None) -> bytes:
    """All that leaves the match for a seat, or a spectator."""
    news = [(entry.kind, entry.seen_by, entry.numbers) for entry in match.news(seat)]
    sent = [match.view(seat), news, match.scores(seat), match.breakdown(seat), match.winners(), match.version]
    if seat is not None:
        sent += [match.legal(seat), match.where(seat)]
    return json.dumps(sent, sort_keys=True).encode()


def digs(nugget: str) -> Story:
    s = story().tiles(boston="digger", philadelphia="digger")
    s.bill.has(cash=1).rides("digger", "farmer")
    s.katie.found(4)
    s.bill.drives("boston")
    return s.draws(nugget)


# A taken nugget


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_p07_nobody_else_can_tell_which_nugget_was_taken(viewer: int | None) -> None:
    tables = [digs("nugget 3"), digs("nugget 4"), digs("nugget 5")]
    assert len({everything(s.match, viewer) for s in tables}) == 1


def test_p07_the_taker_sees_his_nugget() -> None:
    views = [digs(nugget).match.view(0)["players"][0] for nugget in ("nugget 3", "nugget 5")]
    assert [view["nugget_values"] for view in views] == [[3], [5]]
    assert len({everything(digs(nugget).match, 0) for nugget in ("nugget 3", "nugget 4", "nugget 5")}) == 3


def test_p07_the_number_of_nuggets_is_public() -> None:
    s = digs("nugget 5")
    for viewer in VIEWERS:
        view = s.match.view(viewer)
        assert [player["nuggets"] for player in view["players"]] == [1, 0, 0, 1]
        assert view["nuggets_left"] == 8


def test_p07_the_values_are_only_their_owners() -> None:
    s = digs("nugget 5")
    for viewer in VIEWERS:
        shown = [player["nugget_values"] for player in s.match.view(viewer)["players"]]
        owned = [[5], [], [], [4]]
        assert shown == [owned[seat] if seat == viewer else None for seat in range(4)]


def test_scores_of_others_count_no_nuggets_before_the_end() -> None:
    s = digs("nugget 5")
    assert s.match.scores(0)[0] == s.match.scores(1)[0] + 5
    assert s.match.breakdown(1)[0]["nuggets"] is s.match.breakdown(None)[3]["nuggets"] is None


def twins(players: int, seed: int) -> Iterator[tuple[int, Match, Match]]:
    """The same random game twice, but for the first nugget: its finder, and both matches at every decision after."""
    one, two, rng = undrawn(players), undrawn(players), random.Random(seed)
    finder = NOBODY
    while not one.over:
        seat = next(seat for seat in range(8) if one.table.actors() >> seat & 1)
        words = [one.space.text(action) for action in one.table.legal(seat)]
        if seat == CHANCE and one.table.step == DIGGING and finder == NOBODY:
            finder = table_of(one).note
            one.draw("nugget 3")
            two.draw("nugget 4")
        elif seat == CHANCE:
            same = [text for text in words if two.space.parse(text) in two.table.legal(CHANCE)]
            draw = rng.choice(same)
            one.draw(draw)
            two.draw(draw)
        else:
            choice = rng.choice(words)
            one.play(seat, choice)
            two.play(seat, choice)
        if finder != NOBODY and not one.over:
            yield finder, one, two


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3 if westbound.compiled() else 1))
def test_two_tables_that_a_seat_cannot_tell_apart(players: int, seed: int) -> None:
    """Every byte sent to the others and to spectators is equal, to the end of the game."""
    compared = 0
    for finder, one, two in itertools.islice(twins(players, seed), 0, None, 7):
        for viewer in [*(seat for seat in range(players) if seat != finder), None]:
            assert everything(one, viewer) == everything(two, viewer)
        assert everything(one, finder) != everything(two, finder)
        compared += 1
    assert compared > 0


# The stack


def seen_cards(t: Pioneers) -> set[int]:
    """Coaches that lie face up, or did."""
    fleets = {t.coaches[s * COACHES + i] for s in range(t.players) for i in range(t.fleet[s])}
    return {card for card in {*t.display, *fleets} if card != NOBODY}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_unseen_coach_is_equally_likely_to_come(players: int) -> None:
    rng, t, reveals = random.Random(players), fresh(players), 0
    while not t.over:
        seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
        if t.step == REVEALING:
            reveals += 1
            unseen = [card for card in range(24) if card not in seen_cards(t)]
            assert t.legal(CHANCE) == [REVEAL + card for card in unseen]
            assert set(t.weights(CHANCE)) == {1}
            assert len(unseen) == t.stack_size + {2: 12, 3: 6, 4: 2}[players]
        t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])
    assert reveals > 0


def test_the_view_tells_the_height_of_the_stack_and_no_coach_of_it() -> None:
    s = story(players=2)
    for viewer in (0, 1, None):
        text = json.dumps(s.match.view(viewer))
        assert s.match.view(viewer)["stack"] == 8
        for card, coach in enumerate(s.t.box.edition.coaches[:24]):
            assert (f'"{coach.name}"' in text) == (card in s.t.display)


# Imagined tables


def positions(players: int, seed: int, every: int) -> Iterator[Pioneers]:
    rng, t = random.Random(seed), fresh(players)
    for number in itertools.count():
        if t.over:
            yield t.copy()
            return
        if number % every == 0:
            yield t.copy()
        seat = next(seat for seat in range(8) if t.actors() >> seat & 1)
        t.apply(seat, rng.choices(t.legal(seat), t.weights(seat))[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_table_looks_the_same(players: int) -> None:
    rng = random.Random(players)
    for t in positions(players, players, every=9 if westbound.compiled() else 40):
        for seat in range(players):
            other = GAME.imagine(t, seat, rng)
            assert GAME.view(other, seat) == GAME.view(t, seat)
            assert other.legal(seat) == t.legal(seat)
            assert together(other) == together(t)
        assert GAME.view(GAME.imagine(t, None, rng), None) == GAME.view(t, None)


def test_imagining_changes_nothing_on_the_real_table() -> None:
    s = digs("nugget 5")
    before = GAME.dump(s.t)
    for seat in range(4):
        GAME.imagine(s.t, seat, random.Random(seat))
    assert GAME.dump(s.t) == before


def treasury() -> Story:
    """Bill holds a 3, Annie two nuggets, Jim one."""
    s = story()
    s.bill.found(3)
    s.annie.found(3, 5)
    s.jim.found(4)
    return s


def exact(pool: list[int], sizes: tuple[int, ...]) -> dict[tuple[tuple[int, ...], ...], float]:
    """How likely each way to deal *pool* into hands of these sizes is: all orders are alike."""
    count: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for drawn in itertools.permutations(range(len(pool)), sum(sizes)):
        values, hands = [pool[i] for i in drawn], []
        for size in sizes:
            hands.append(tuple(sorted(values[:size])))
            values = values[size:]
        count[tuple(hands)] += 1
    total = sum(count.values())
    return {hands: ways / total for hands, ways in count.items()}


def hands_of(t: Pioneers, seats: list[int]) -> tuple[tuple[int, ...], ...]:
    found = t.found
    return tuple(tuple(v + 3 for v in range(NUGGETS) for _ in range(found[seat * NUGGETS + v])) for seat in seats)


@pytest.mark.parametrize(
    ("viewer", "pool", "hidden"),
    [
        (0, [3] * 5 + [4] * 3 + [5], [1, 2]),
        (1, [3] * 5 + [4] * 3, [0, 2]),
        (None, [3] * 6 + [4] * 3 + [5], [0, 1, 2]),
    ],
)
def test_imagined_nuggets_have_the_right_frequencies(viewer: int | None, pool: list[int], hidden: list[int]) -> None:
    """Support exactly as counted, and frequencies by chi-square."""
    s, rng, n = treasury(), random.Random(1840), 6000
    expected = exact(pool, tuple(sum(s.t.found[seat * NUGGETS : (seat + 1) * NUGGETS]) for seat in hidden))
    drawn = Counter(hands_of(GAME.imagine(s.t, viewer, rng), hidden) for _ in range(n))
    assert set(drawn) == set(expected)
    chi_square = sum((drawn[hands] - n * p) ** 2 / (n * p) for hands, p in expected.items())
    freedom = len(expected) - 1
    assert chi_square < freedom + 4 * math.sqrt(2 * freedom)


def test_one_keeps_ones_own_nuggets_when_imagining() -> None:
    s, rng = treasury(), random.Random(1)
    for _ in range(50):
        other = GAME.imagine(s.t, 1, rng)
        assert hands_of(other, [1]) == ((3, 5),)
        assert hands_of(other, [3]) == ((),)
        assert sum(other.nuggets) == 6


def test_imagined_tables_differ() -> None:
    s, rng = treasury(), random.Random(1)
    assert len({hands_of(GAME.imagine(s.t, 0, rng), [1, 2]) for _ in range(50)}) > 3


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    s = story(turn="katie")
    s.katie.has(cash=2, stock=1).found(5).rides("digger", "digger")
    s.katie.does("road denver-santa_fe")
    assert s.over
    for _ in range(10):
        other = GAME.imagine(s.t, 0, random.Random())
        assert hands_of(other, [3]) == ((5,),)
        assert GAME.view(other, 0) == GAME.view(s.t, 0)


# Who may ask


def test_a_complaint_tells_no_secret() -> None:
    """Two tables that Annie cannot tell apart refuse her in the same words."""
    complaints = set()
    for nugget in ("nugget 3", "nugget 5"):
        s = digs(nugget)
        with pytest.raises(westbound.IllegalAction) as refusal:
            s.match.play(2, "travel denver")
        complaints.add(str(refusal.value))
    assert len(complaints) == 1


def test_nobody_may_look_over_the_shoulder_of_chance() -> None:
    s = story()
    for stranger in (CHANCE, 4, -1):
        for door in (s.match.view, s.match.legal, s.match.news, s.match.scores):
            with pytest.raises(westbound.IllegalAction):
                door(stranger)
