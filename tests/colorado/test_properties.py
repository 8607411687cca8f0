"""What holds in every game: nothing is lost, and simultaneous choices may come in any order."""

from __future__ import annotations

import random

import pytest

from tests.colorado.conserved import colorado
from tests.colorado.memory import remembered
from tests.colorado.story import Story, fresh, story
from tests.contract.cases import seats, walk
from westbound.engine.names import CHANCE
from westbound.engine.save import dump
from westbound.games.colorado.names import ACTIONS
from westbound.games.colorado.rules import Colorado

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
Choice = tuple[int, int]  # seat and action


# Nothing is lost


@COUNTS
def test_cards_and_nuggets_are_always_all_there(players: int) -> None:
    for seed in range(3):
        t = fresh(players)
        for _ in walk(t, random.Random(seed)):
            laid = sum(area.bit_count() for area in t.areas)
            assert sum(t.hands) + sum(t.pile) + sum(t.discards) + laid == 78
            assert sum(t.nuggets) + t.reserve == 20
        colorado(t)


# The order of simultaneous choices


def three_at_once() -> Story:
    """Three people with a chain before each."""
    s = story(3)
    s.joe.holds("blue 1", "red 3").discovered("twin_lakes").tipi("...x...")
    s.audrey.holds("orange 1", "violet 1", "red 2")
    s.tom.holds("grey 1", "blue 2", "violet 1", "violet 2").ticked("durango", 3, 4).marked(wanted=4)
    return s.calls("green 1")


CHAINS = (
    ("buy blue 1", "tick twin_lakes 1", "left", "nugget"),
    ("buy orange 1", "rail 1", "nugget"),
    ("buy grey 1", "swap blue 2", "pair violet 1 2", "tick durango 5"),
)


def position(t: Colorado) -> dict[str, object]:
    """All numbers of a table; of the memory, what is known of each hand, as the order in which people act is theirs."""
    hands = [[fact for fact in remembered(t) if fact[1] == player] for player in range(t.players)]
    return {**dump(t), "facts": hands, "fact_of": [], "fact_kind": []}


def test_ruling_any_order_of_simultaneous_choices_comes_to_the_same() -> None:
    turns, rng, tables = [seat for seat, chain in enumerate(CHAINS) for _ in chain], random.Random(1), []
    for _ in range(60):
        rng.shuffle(turns)
        s, chains = three_at_once(), [iter(chain) for chain in CHAINS]
        for seat in turns:
            s.people[seat].does(next(chains[seat]))
        tables.append(position(s.t))
    assert all(table == tables[0] for table in tables)


def of_this_phase(t: Colorado) -> list[int]:
    """Who is still to act in phase II."""
    return [seat for seat in seats(t) if ACTIONS in t.frames(seat)[::2]]


def acted(t: Colorado, rng: random.Random) -> list[Choice] | None:
    """Play phase II clockwise; None if pile or reserve could have run out on somebody."""
    script, reserve = [], t.reserve
    while acting := of_this_phase(t):
        if CHANCE in acting:
            return None
        action = rng.choice(t.legal(acting[0]))
        script.append((acting[0], action))
        t.apply(acting[0], action)
    return script if reserve > len(script) else None


@pytest.mark.slow
@COUNTS
def test_ruling_so_it_does_in_random_games(players: int) -> None:
    compared, rng = 0, random.Random(players)
    for seed in range(6):
        t, last = fresh(players), 0
        for _ in walk(t, random.Random(seed)):
            if t.turn == last or len(of_this_phase(t)) < players:
                continue
            last = t.turn
            one = t.copy()
            script = acted(one, rng)
            if script:
                compared += 1
                assert position(replayed(t.copy(), script, rng)) == position(one)
    assert compared > 20


def replayed(t: Colorado, script: list[Choice], rng: random.Random) -> Colorado:
    """The same choices of each, in another order of all."""
    left = {seat: [action for who, action in script if who == seat] for seat, _ in script}
    while left:
        seat = rng.choice(sorted(left))
        t.apply(seat, left[seat].pop(0))
        left = {who: actions for who, actions in left.items() if actions}
    return t
