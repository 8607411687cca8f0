"""What a seat knows of hidden hands: imagined worlds agree with every answer, and are as likely as they should be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

import pytest

from tests.chance import chi_square
from westbound.engine.names import CHANCE, DEPTH, FRAME, LANES
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import (
    CARD,
    DRAWING,
    GIVE,
    GIVING,
    KINDS,
    LOG,
    NOTHING,
    TAKE,
    VALUES,
    WORLDS,
)
from westbound.games.colorado.rules import Colorado

RED_1, RED_2, RED_3, GREEN_1, GREEN_2, GREEN_3, GREY_1 = range(7)
VIEWER, OTHER, THIRD = 0, 1, 2

Hands = tuple[tuple[int, ...], ...]  # by player: the kinds in the hand, in ascending order
Card = tuple[int, int]  # a kind, and a number: cards that look alike are different cards


def alike(kind: int) -> set[int]:
    return {other for other in range(KINDS) if other // VALUES == kind // VALUES or other % VALUES == kind % VALUES}


# Small decks: all worlds can be counted


@dataclass(frozen=True)
class Drew:
    """Somebody drew a card; which, the viewer knows only of its own."""

    player: int
    kind: int


@dataclass(frozen=True)
class Gave:
    """Somebody gave a card, which was discarded; if *asked* for another, there was none of those."""

    player: int
    kind: int
    asked: int | None = None


@dataclass(frozen=True)
class Denied:
    """Somebody had nothing alike; a card was taken at random, and discarded."""

    player: int
    asked: int
    taken: int


Event = Drew | Gave | Denied
Places = tuple[tuple[Card, ...], ...]  # the pile, the discards, and each hand


def worlds(deck: Sequence[int], story: Sequence[Event]) -> Counter[Hands]:
    """In how many ways a story can have happened, by what it leaves in the hands."""
    pile = tuple((kind, number) for kind, copies in enumerate(deck) for number in range(copies))
    ends = ways((pile, (), (), (), ()), story)
    return Counter(tuple(tuple(sorted(kind for kind, _ in hand)) for hand in places[2:]) for places in ends)


def ways(places: Places, story: Sequence[Event]) -> Iterator[Places]:
    if not story:
        yield places
        return
    for after in happened(places, story[0]):
        yield from ways(after, story[1:])


def happened(places: Places, event: Event) -> Iterator[Places]:
    """Every card that it can have been."""
    pile, discards, *hands = places
    if isinstance(event, Drew):
        pile, discards = (pile, discards) if pile else (discards, ())
        for card in pile:
            if event.player != VIEWER or card[0] == event.kind:
                yield moved((pile, discards, *hands), card, 0, 2 + event.player)
        return
    lacked = alike(event.asked) if isinstance(event, Denied) else {event.asked}
    kind = event.taken if isinstance(event, Denied) else event.kind
    if not any(held in lacked for held, _ in hands[event.player]):
        for card in hands[event.player]:
            if card[0] == kind:
                yield moved(places, card, 2 + event.player, 1)


def moved(places: Places, card: Card, source: int, goal: int) -> Places:
    rest = [tuple(other for other in place if other != card) for place in places]
    rest[goal] = (*places[goal], card)
    assert card in places[source]
    return tuple(rest)


def table_after(deck: Sequence[int], story: Sequence[Event]) -> Colorado:
    """A table on which all this has happened."""
    t = GAME.lay(GAME.box(3))
    t.pile = [*deck] + [0] * (KINDS - len(deck))
    for event in story:
        if isinstance(event, Drew):
            decide(t, DRAWING, CHANCE, event.player * KINDS + 1, CARD + event.kind)
        elif isinstance(event, Gave):
            asked = event.kind if event.asked is None else event.asked
            decide(t, GIVING, event.player, asked, GIVE + event.kind)
            discard(t, event.kind)
        else:
            decide(t, GIVING, event.player, event.asked, NOTHING)
            t.apply(CHANCE, TAKE + event.taken)
            discard(t, event.taken)
    return t


def decide(t: Colorado, step: int, player: int, note: int, action: int) -> None:
    """Open the rulebook at that step, and carry out *action* there."""
    t.depth = [1] + [0] * (LANES - 1)
    t.stack = [0] * (LANES * DEPTH * FRAME)
    t.step, t.player, t.count, t.note = step, player, 0, note
    t.advance()
    assert action in t.legal(player)
    t.apply(player, action)


def discard(t: Colorado, kind: int) -> None:
    t.discards = [count + (other == kind) for other, count in enumerate(t.discards)]


def hands_of(t: Colorado) -> Hands:
    return tuple(
        tuple(kind for kind in range(KINDS) for _ in range(t.hands[player * KINDS + kind])) for player in range(3)
    )


SMALL = (2, 2, 1, 1, 2, 0, 1)  # red 1 to 3, green 1 and 2, grey 1

STORIES: dict[str, list[Event]] = {
    "nothing was said": [Drew(OTHER, RED_1), Drew(OTHER, GREEN_2), Drew(THIRD, RED_2), Drew(VIEWER, RED_2)],
    "a card was given": [Drew(OTHER, RED_1), Drew(OTHER, RED_1), Drew(THIRD, RED_2), Gave(OTHER, RED_1)],
    "a card was refused": [Drew(OTHER, RED_1), Drew(OTHER, GREEN_2), Drew(OTHER, RED_2), Gave(OTHER, RED_1, RED_3)],
    "refused, then drawn": [
        *(Drew(OTHER, RED_1), Drew(OTHER, GREEN_2), Gave(OTHER, RED_1, RED_3), Drew(OTHER, RED_3), Drew(OTHER, RED_2)),
        *(Drew(THIRD, GREEN_1), Drew(VIEWER, RED_2)),
    ],
    "old or new?": [
        *(Drew(OTHER, RED_1), Drew(OTHER, GREEN_2), Drew(OTHER, RED_2), Gave(OTHER, RED_2, RED_3), Drew(OTHER, RED_1)),
        *(Drew(OTHER, RED_3), Gave(OTHER, RED_1), Drew(THIRD, GREEN_1)),
    ],
    "nothing alike": [
        *(Drew(OTHER, GREEN_2), Drew(OTHER, GREEN_2), Drew(OTHER, GREY_1), Drew(THIRD, RED_2)),
        *(Denied(OTHER, RED_3, GREEN_2), Drew(OTHER, RED_1), Drew(THIRD, RED_1)),
    ],
    "both answered": [
        *(Drew(OTHER, RED_1), Drew(OTHER, GREEN_2), Drew(THIRD, RED_2), Drew(THIRD, RED_1)),
        *(Gave(OTHER, RED_1, RED_3), Gave(THIRD, RED_1, GREEN_1), Drew(OTHER, GREEN_1), Drew(THIRD, RED_3)),
    ],
    "asked twice": [
        *(Drew(OTHER, RED_1), Drew(OTHER, RED_2), Drew(OTHER, RED_2), Gave(OTHER, RED_1, GREEN_1)),
        *(Drew(OTHER, GREEN_1), Gave(OTHER, RED_2, RED_3), Drew(OTHER, RED_3), Drew(OTHER, RED_1), Gave(OTHER, RED_2)),
    ],
}

TINY = (2, 1, 1, 1)  # red 1 to 3, green 1

REMADE: dict[str, list[Event]] = {
    "what is in the pile is known": [
        *(Drew(OTHER, RED_1), Drew(OTHER, RED_2), Drew(THIRD, RED_3), Drew(THIRD, GREEN_1), Drew(VIEWER, RED_1)),
        *(Gave(OTHER, RED_2), Gave(THIRD, GREEN_1), Drew(OTHER, RED_2)),
    ],
    "drawn before or since?": [
        *(Drew(OTHER, RED_1), Drew(OTHER, RED_2), Drew(THIRD, RED_3), Drew(THIRD, RED_1), Drew(OTHER, GREEN_1)),
        *(Gave(OTHER, RED_1), Gave(THIRD, RED_3, RED_2), Drew(OTHER, RED_3), Drew(THIRD, RED_1), Gave(THIRD, RED_1)),
    ],
    "an answer from before": [
        *(Drew(OTHER, RED_1), Drew(OTHER, RED_2), Drew(THIRD, RED_3), Drew(THIRD, RED_1), Drew(OTHER, GREEN_1)),
        *(Gave(OTHER, RED_1, RED_3), Gave(THIRD, RED_3), Drew(OTHER, RED_3), Gave(OTHER, RED_2), Drew(OTHER, RED_1)),
    ],
}

ALL = [
    *(pytest.param(SMALL, told, id=name) for name, told in STORIES.items()),
    *(pytest.param(TINY, told, id=name) for name, told in REMADE.items()),
]


@pytest.mark.parametrize(("deck", "story"), ALL)
def test_every_world_is_as_likely_as_it_should_be(deck: Sequence[int], story: list[Event]) -> None:
    """All that can have happened is counted; the imagined hands are as frequent, and there are no others."""
    counted, t, rng, n = worlds(deck, story), table_after(deck, story), random.Random(1858), 4000
    assert hands_of(t) in counted
    imagined = Counter(hands_of(GAME.imagine(t, VIEWER, rng)) for _ in range(n))
    whole = sum(counted.values())
    assert chi_square(imagined, {hands: count / whole for hands, count in counted.items()}, n)


# Long games: what was said can be checked afterwards


@dataclass(frozen=True)
class Slot:
    """A card that somebody drew, at a time."""

    drawn: int


@dataclass
class Memory:
    """All that everybody could see of one hand, by the time it happened."""

    slots: list[Slot]
    left: list[tuple[int, int]]  # time, kind
    lacked: list[tuple[int, set[int]]]  # time, kinds

    def agrees_with(self, hand: Sequence[int]) -> bool:
        """Whether every card of *hand*, and every card that left, can be one that was drawn: a matching of all."""
        cards = [*((kind, time) for time, kind in self.left), *((kind, 10**9) for kind in hand)]
        if len(cards) != len(self.slots):
            return False
        card_of: dict[int, int] = {}  # by slot
        return all(self._finds_slot(cards, card, card_of, set()) for card in range(len(cards)))

    def _finds_slot(self, cards: list[tuple[int, int]], card: int, card_of: dict[int, int], tried: set[int]) -> bool:
        for slot in range(len(self.slots)):
            if slot in tried or not self._may_be(cards[card], self.slots[slot]):
                continue
            tried.add(slot)
            if slot not in card_of or self._finds_slot(cards, card_of[slot], card_of, tried):
                card_of[slot] = card
                return True
        return False

    def _may_be(self, card: tuple[int, int], slot: Slot) -> bool:
        kind, gone = card
        return slot.drawn < gone and not any(slot.drawn < time < gone and kind in kinds for time, kinds in self.lacked)


class Witness:
    """Plays at random, and writes down what everybody could see."""

    def __init__(self, players: int, seed: int) -> None:
        self.t = cast(Colorado, GAME.deal(GAME.box(players)))
        self.rng = random.Random(seed)
        self.memories = [Memory([], [], []) for _ in range(players)]
        self._time = 0

    def act(self) -> None:
        t, actors = self.t, self.t.actors()
        seats = [seat for seat in range(CHANCE + 1) if actors >> seat & 1]
        seat = CHANCE if CHANCE in seats else self.rng.choice(seats)
        action = self.rng.choices(t.legal(seat), t.weights(seat))[0]
        before, step, asked = [*t.hands], t.step, t.note
        if step == GIVING and action == NOTHING:
            self._note(seat).lacked.append((self._time, alike(asked)))
        if step == GIVING and action in range(GIVE, GIVE + KINDS) and action - GIVE != asked:
            self._note(seat).lacked.append((self._time, {asked}))
        t.apply(seat, action)
        for at, (old, new) in enumerate(zip(before, t.hands, strict=True)):
            for _ in range(old, new):
                self._note(at // KINDS).slots.append(Slot(self._time))
            for _ in range(new, old):
                self._note(at // KINDS).left.append((self._time, at % KINDS))

    def _note(self, player: int) -> Memory:
        self._time += 1
        return self.memories[player]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_imagined_world_would_have_given_the_same_answers(players: int) -> None:
    """At any time of a long game, and it differs from the real one unless nothing else is possible."""
    witness, rng, hands = Witness(players, players), random.Random(players), set()
    for number in range(1200):
        if witness.t.over:
            break
        witness.act()
        if number % 60:
            continue
        viewer = rng.randrange(players)
        imagined = GAME.imagine(witness.t, viewer, rng)
        hands.add(tuple(a == b for a, b in zip(imagined.hands, witness.t.hands, strict=True)))
        for player, memory in enumerate(witness.memories):
            cards = [kind for kind in range(KINDS) for _ in range(imagined.hands[player * KINDS + kind])]
            assert memory.agrees_with(cards), f"action {number}, seat {viewer} of {player}"
    assert len(hands) > 5, "there is hardly anything to imagine"


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_is_found_at_any_time_of_a_long_game(players: int) -> None:
    """Else the real table would be taken for the imagined one."""
    witness, rng = Witness(players, 10 + players), random.Random(players)
    for number in range(4000):
        if witness.t.over:
            break
        witness.act()
        if number % 20 == 0:
            for seat in range(players):
                found, taken = witness.t.copy().dream(seat, rng.getrandbits(60))
                assert found == WORLDS
                assert taken > 0


@pytest.mark.slow
def test_what_there_is_no_room_to_remember_is_forgotten_by_all() -> None:
    """However long a game lasts, imagined tables look like the real one."""
    witness, rng, full = Witness(3, 1), random.Random(4), False
    while not witness.t.over:
        witness.act()
        t = witness.t
        nearly = max(t.logged) >= LOG - 2
        full |= nearly
        if nearly or rng.random() < 0.01:
            for seat in (0, 1, 2, None):
                assert GAME.view(GAME.imagine(t, seat, rng), seat) == GAME.view(t, seat)
    assert full, "the game was too short"
