"""What a seat may not know: hands, what is drawn, villages before they are revealed; and no question betrays it."""

from __future__ import annotations

import random

import pytest

from tests.colorado.story import Story, fresh, story, undrawn
from tests.contract.cases import seats, walk
from tests.stories.secrets import alike, everything
from tests.stories.story import draw_on
from westbound.engine.match import Match
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import CALLING, KINDS
from westbound.games.colorado.rules import Colorado

HANDS = (
    ("red 1", "red 1", "red 1"),
    ("red 3", "green 3", "blue 3"),
    ("blue 1", "blue 2", "orange 2"),
    ("grey 1", "violet 2", "orange 3"),
)
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
OTHERS = pytest.mark.parametrize("viewer", [1, 2, None])


# Set-up


def dealt(*cards: str) -> Match:
    match = undrawn(3)
    draw_on(match, "first campfire", *(f"card {card}" for card in cards))
    return match


@OTHERS
def test_nobody_else_sees_a_hand_that_is_dealt(viewer: int | None) -> None:
    """Campfire's cards go back and forth between the hand and the pile; all others are the same."""
    rest = ["grey 1"] * 5 + ["violet 1"] * 6 + ["red 2", "red 3", "grey 2"]
    one, two = dealt(*["blue 1"] * 4, *rest), dealt(*["orange 1"] * 4, *rest)
    assert everything(one, viewer) == everything(two, viewer)
    assert everything(one, 0) != everything(two, 0)


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_else_sees_a_village_before_all_have_chosen(viewer: int | None) -> None:
    one, two = dealt(), dealt()
    one.play(1, "start durango")
    two.play(1, "start fort_collins")
    assert everything(one, viewer) == everything(two, viewer)
    assert everything(one, 1) != everything(two, 1)


# Hands


def held(*hand: str) -> Story:
    s = story(3)
    s.joe.holds(*hand)
    s.audrey.holds("grey 2", "violet 1", "violet 3")
    s.tom.holds("green 1", "green 1", "green 3")
    return s


@OTHERS
def test_nobody_else_sees_a_hand(viewer: int | None) -> None:
    assert alike([held(*hand) for hand in HANDS], viewer)


def test_its_owner_does() -> None:
    assert [held(*hand).match.view(0)["players"][0]["hand"] for hand in HANDS] == [[*hand] for hand in HANDS]
    assert held(*HANDS[0]).match.view(1)["players"][0]["hand"] is None


def test_everybody_sees_how_many_cards_somebody_has() -> None:
    assert [player["cards"] for player in held("red 1").match.view(None)["players"]] == [1, 3, 3]


def drew(*cards: str) -> Story:
    s = held("red 1", "red 2", "red 3").calls("grey 1")
    s.joe.does("draw")
    return s.draws(*cards)


@OTHERS
def test_nobody_else_sees_what_is_drawn(viewer: int | None) -> None:
    assert alike([drew("blue 1", "blue 2", "blue 3"), drew("blue 3", "blue 1", "blue 2")], viewer)
    assert alike([drew("blue 1", "blue 2", "blue 3"), drew("violet 1", "grey 2", "blue 3")], viewer)


def test_what_is_given_taken_or_discarded_everybody_sees() -> None:
    s = held("red 1", "blue 1", "blue 2")
    s.joe.does("ask horseshoe orange 2")
    s.tom.does("nothing")
    s.takes("green 3")
    s.audrey.does("buy violet 1")
    assert s.news("asked", "has-none", "taken", "received", "laid") == [
        "asked campfire horseshoe orange 2",
        "has-none horseshoe orange 2",
        "taken horseshoe campfire green 3",
        "received campfire green 3",
        "laid wheel violet 1",
    ]


# Questions


@pytest.mark.slow
@pytest.mark.parametrize("card", ["red 2", "grey 2", "blue 3"])
@pytest.mark.parametrize("reserve", [0, 5])
@pytest.mark.parametrize("drawable", [False, True])
def test_ruling_in_phase_ii_hands_of_one_size_are_asked_alike(card: str, reserve: int, drawable: bool) -> None:
    tables = []
    for hand in HANDS:
        s = held(*hand)
        s.joe.owns(1)
        s.reserve(reserve)
        if not drawable:
            s.pile()
        tables.append(s.calls(card))
    assert "joe" in tables[0].asked
    assert alike(tables, 1)
    assert alike(tables, None)


def test_ruling_a_free_play_is_asked_alike() -> None:
    tables = []
    for hand in HANDS:
        s = held(*hand)
        s.joe.lays("red 1", "orange 2").ticked("durango", 3, 4)
        s.calls("blue 3")
        s.joe.does("tick durango 5")
        tables.append(s)
    assert "joe" in tables[0].asked
    assert alike(tables, 1)


@pytest.mark.parametrize("card", ["red 1", "red 3", "orange 2", "grey 1"])
def test_ruling_a_giver_is_asked_alike_whatever_he_has(card: str) -> None:
    tables = []
    for hand in HANDS:
        s = story(3)
        s.tom.holds(*hand)
        s.joe.does(f"ask horseshoe {card}")
        tables.append(s)
    assert tables[0].asked == ["tom"]
    assert alike(tables, 0)
    assert alike(tables, None)


def test_ruling_a_pair_is_asked_for_even_if_there_is_only_one() -> None:
    tables = [held("red 1", "red 2", "blue 1"), held("red 1", "red 2", "red 3", "blue 1")]
    for s in tables:
        s.calls("grey 1")
        s.joe.does("swap blue 1")
        assert "joe" in s.asked
    assert [len(s.joe.may("pair")) for s in tables] == [1, 3]


def other_hand(t: Colorado, player: int, rng: random.Random) -> Colorado:
    """The same table, but for the cards in a hand and in the pile."""
    other = t.copy()
    hand = list(t.hands[player * KINDS : (player + 1) * KINDS])
    cards = [kind for kind in range(KINDS) for _ in range(hand[kind] + t.pile[kind])]
    new = rng.sample(cards, sum(hand))
    counts = [new.count(kind) for kind in range(KINDS)]
    other.pile = [cards.count(kind) - counts[kind] for kind in range(KINDS)]
    other.hands = [*t.hands[: player * KINDS], *counts, *t.hands[(player + 1) * KINDS :]]
    return other


@pytest.mark.slow
@COUNTS
def test_ruling_whoever_is_asked_something_does_not_depend_on_a_hidden_hand(players: int) -> None:
    """As long as both tables can be played alike, everybody else sees the same, and the same are asked."""
    rng, compared = random.Random(players), 0
    for seed in range(3):
        t = fresh(players)
        for _ in walk(t, random.Random(seed)):
            if t.step == CALLING and t.turn % 6 == 1:
                compared += play_alike(t.copy(), rng.randrange(players), rng)
    assert compared > 300


def play_alike(one: Colorado, player: int, rng: random.Random) -> int:
    """Play choices that are legal at both tables; returns their number."""
    two, choices = other_hand(one, player, rng), 0
    others = [None, *(seat for seat in range(one.players) if seat != player)]
    while not one.over:
        assert one.actors() == two.actors()
        seat = rng.choice(seats(one))
        both = sorted({*one.legal(seat)} & {*two.legal(seat)})
        if seat in others:
            assert one.legal(seat) == two.legal(seat)
        if not both:
            break
        action = rng.choice(both)
        one.apply(seat, action)
        two.apply(seat, action)
        choices += 1
        if choices % 5 == 0:
            assert [GAME.view(one, viewer) for viewer in others] == [GAME.view(two, viewer) for viewer in others]
    return choices
