"""Random games end; what is legal can be done, and nothing else; copies and snapshots are whole."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode, encode

from tests.contract.cases import CASES, REGISTERED, Case, looks, seats, walk
from tests.contract.conserved import conserved, followed
from tests.stories.matches import state
from westbound import IllegalAction
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.names import CHANCE
from westbound.engine.save import Snapshot, dump

GAMES = 6
every_case = pytest.mark.parametrize("case", CASES, ids=str)


@every_case
def test_random_games_end_and_lose_nothing(case: Case) -> None:
    for seed in range(GAMES):
        check, t = followed(case.game.name), case.deal()
        check(t)
        for length, _ in enumerate(walk(t, random.Random(seed)), 1):  # noqa: B007  (the last one is used after the loop)
            check(t)
        check(t)
        assert t.over
        assert length <= case.game.longest
        assert t.actors() == 0
        assert t.leaders() > 0


@every_case
def test_legal_is_ascending_and_all_of_it_can_be_done(case: Case) -> None:
    check, t, space = conserved(case.game.name), case.deal(), case.game.space(case.box)
    mask = bytearray(b"?" * space.size)
    for number, _ in enumerate(walk(t, random.Random(1))):
        for seat in seats(t):
            legal, weights = t.legal(seat), t.weights(seat)
            assert legal
            assert legal == sorted(set(legal))
            assert len(weights) == len(legal)
            assert min(weights) > 0
            assert seat == CHANCE or set(weights) == {1}
            assert [space.parse(space.text(action)) for action in legal] == legal
            assert t.mask_into(seat, mask) == len(legal)
            assert [action for action, is_legal in enumerate(mask) if is_legal] == legal
            with pytest.raises(ValueError, match=f"action {legal[-1]} does not fit"):
                t.mask_into(seat, bytearray(legal[-1]))
            for action in legal if number in looks(5) else []:
                other = t.copy()
                other.apply(seat, action)
                check(other)
                assert other.over or seats(other)


@every_case
def test_anything_else_is_refused_and_changes_nothing(case: Case) -> None:
    match, rng = case.match(seed=1), random.Random(1)
    words = [match.space.text(a) for block in match.space.blocks for a in block.actions]
    while not match.over:
        seat = rng.choice(match.actors())
        legal = match.legal(seat)
        if rng.random() < 0.1:
            before = state(match)
            for attempt in rng.sample(words, min(len(words), 25)):
                for anyone in range(case.players):
                    if attempt not in match.legal(anyone):
                        with pytest.raises(IllegalAction):
                            match.play(anyone, attempt)
            assert state(match) == before
        match.play(seat, rng.choice(legal))


@every_case
def test_earlier_copies_never_change(case: Case) -> None:
    t = case.deal()
    kept = [(t.copy(), dump(t)) for _ in walk(t, random.Random(2))]
    assert all(dump(copy) == data for copy, data in kept)


@every_case
def test_snapshots_at_every_decision_go_on_to_the_same_end(case: Case) -> None:
    t = case.deal()
    kept: list[tuple[bytes, int, int]] = [(encode(dump(t)), *choice) for choice in walk(t, random.Random(3))]
    for at, (text, _, _) in enumerate(kept):
        again = case.game.restore(case.box, decode(text))
        assert encode(dump(again)) == text
        if at % max(1, len(kept) // 4) == 0:
            for _, seat, action in kept[at:]:
                again.apply(seat, action)
            assert dump(again) == dump(t)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    t, rng = case.deal(), random.Random(4)
    for number, _ in enumerate(walk(t, rng)):
        if number in looks(10):
            before = dump(t)
            look(case, t, before)


def look(case: Case, t: Flow, before: Snapshot) -> None:
    game = case.game
    for seat in (*range(case.players), None):
        view = game.view(t, seat)
        assert dump(t) == before, "view"
        assert len(game.breakdown(view)) == case.players
        game.imagine(t, seat, random.Random(1))
        assert dump(t) == before, "imagine"
        if seat is not None:
            game.estimate(t, seat)
            game.where(t, seat)
    game.winners(t)
    assert dump(t) == before


@every_case
def test_imagined_tables_can_be_played_to_the_end(case: Case) -> None:
    t, rng, check = case.deal(), random.Random(5), conserved(case.game.name)
    for number, _ in enumerate(walk(t, rng)):
        if number % 25 == 0:
            for seat in range(case.players):
                other = case.game.imagine(t.copy(), seat, rng)
                check(other)
                assert other.playouts(1, number)[0] >= 0


@every_case
def test_playouts_count_as_play_does(case: Case) -> None:
    tallies = case.deal().playouts(20, 1)
    assert tallies == case.deal().playouts(20, 1)
    assert 0 < tallies[0] + tallies[1] <= 20 * case.game.longest
    assert sum(tallies[10:]) == pytest.approx(20 * 12, abs=20)  # three of five sharing lose a little


@every_case
def test_the_words_of_all_actions(case: Case) -> None:
    space = case.game.space(case.box)
    actions = [action for block in space.blocks for action in block.actions]
    assert len(set(actions)) == len(actions)
    assert len({space.text(action) for action in actions}) == len(actions)
    assert all(space.parse(space.text(action)) == action for action in actions)
    assert all(
        " ".join(filter(None, (verb, name))) == space.text(a) for a in actions for verb, _, name in [space.parts(a)]
    )


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_the_facts_of_a_game(game: Game) -> None:
    assert game.name.isidentifier()
    assert len(game.seats) >= game.players[-1]
    assert len({(players, tuple(options.items())) for players, options in game.variants()}) == len(game.variants())
    for players, options in game.variants():
        box = game.box(players, options)
        name, digest = game.edition(box)
        assert name in game.editions
        assert len(digest) >= 8
        assert game.deal(box).players == players
