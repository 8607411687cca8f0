"""What a seat may not know: the nuggets of others and the coaches that were not seen."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from typing import cast

import pytest

import westbound
from tests.pioneers.story import Story, fresh, story, table_of, undrawn
from tests.stories.chance import chi_square, deals
from tests.stories.secrets import everything, twins
from westbound.engine.match import Match
from westbound.engine.names import CHANCE
from westbound.games.pioneers.game import GAME
from westbound.games.pioneers.names import COACHES, DIGGING, NOBODY, NUGGETS, REVEAL, REVEALING
from westbound.games.pioneers.rules import Pioneers

VIEWERS = [0, 1, 2, 3, None]


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


def finder(match: Match) -> int | None:
    """The player who draws a nugget now."""
    return table_of(match).note if match.table.step == DIGGING else None


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3 if westbound.compiled() else 1))
def test_two_tables_that_a_seat_cannot_tell_apart(players: int, seed: int) -> None:
    """Every byte sent to the others and to spectators is equal, to the end of the game."""
    pairs = twins(undrawn(players), undrawn(players), random.Random(seed), ("nugget 3", "nugget 4"), finder)
    compared = 0
    for owner, one, two in itertools.islice(pairs, 0, None, 7):
        for viewer in [*(seat for seat in range(players) if seat != owner), None]:
            assert everything(one, viewer) == everything(two, viewer)
        assert everything(one, owner) != everything(two, owner)
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


def treasury() -> Story:
    """Bill holds a 3, Annie two nuggets, Jim one."""
    s = story()
    s.bill.found(3)
    s.annie.found(3, 5)
    s.jim.found(4)
    return s


def imagined(t: Pioneers, viewer: int | None, rng: random.Random) -> Pioneers:
    return cast(Pioneers, GAME.imagine(t, viewer, rng))


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
    expected = deals(pool, tuple(sum(s.t.found[seat * NUGGETS : (seat + 1) * NUGGETS]) for seat in hidden))
    drawn = Counter(hands_of(imagined(s.t, viewer, rng), hidden) for _ in range(n))
    assert chi_square(drawn, expected, n)


def test_one_keeps_ones_own_nuggets_when_imagining() -> None:
    s, rng = treasury(), random.Random(1)
    for _ in range(50):
        other = imagined(s.t, 1, rng)
        assert hands_of(other, [1]) == ((3, 5),)
        assert hands_of(other, [3]) == ((),)
        assert sum(other.nuggets) == 6


def test_imagined_tables_differ() -> None:
    s, rng = treasury(), random.Random(1)
    assert len({hands_of(imagined(s.t, 0, rng), [1, 2]) for _ in range(50)}) > 3


def test_imagining_again_is_just_as_likely() -> None:
    """What was imagined for a seat is imagined for it again, with the same frequencies."""
    s, rng, n = treasury(), random.Random(1841), 6000
    world = imagined(s.t, 0, rng)
    drawn = Counter(hands_of(imagined(world, 0, rng), [1, 2]) for _ in range(n))
    assert chi_square(drawn, deals([3] * 5 + [4] * 3 + [5], (2, 1)), n)


def test_the_same_seed_gives_the_same_world_wherever_the_nuggets_are() -> None:
    worlds = []
    for value in (3, 4, 5):
        s = story()
        s.bill.found(3)
        s.annie.found(value)
        worlds.append([imagined(s.t, 0, random.Random(seed)).digested() for seed in range(20)])
    assert worlds[0] == worlds[1] == worlds[2]


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    s = story(turn="katie")
    s.katie.has(cash=2, stock=1).found(5).rides("digger", "digger")
    s.katie.does("road denver-santa_fe")
    assert s.over
    for _ in range(10):
        other = imagined(s.t, 0, random.Random())
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
