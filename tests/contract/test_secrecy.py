"""What a seat may not know never reaches it, by view, word, news, error or foresight, nor by what it may take back."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from math import comb, prod

import pytest
from msgspec.json import encode

import westbound
from tests.contract.cases import CASES, Case, looks, walk
from tests.stories.matches import play_on
from tests.stories.secrets import everything
from westbound import IllegalAction, Match, api
from westbound.engine.flow import Flow
from westbound.engine.names import CHANCE
from westbound.engine.record import Played, Record, WrongRecord
from westbound.games.pioneers.names import NUGGETS
from westbound.games.pioneers.rules import Pioneers

TRIES = 12  # draws, to be drawn otherwise
secretive = pytest.mark.parametrize("case", [case for case in CASES if case.game.secrets], ids=str)
open_games = pytest.mark.parametrize("case", [case for case in CASES if not case.game.secrets], ids=str)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_table_looks_the_same(case: Case) -> None:
    t, rng = case.deal(), random.Random(1)
    for number, _ in enumerate(walk(t, rng)):
        if number in looks(6):
            check_imagined(case, t, rng)
    check_imagined(case, t, rng)


def check_imagined(case: Case, t: Flow, rng: random.Random) -> None:
    game = case.game
    for seat in (*range(case.players), None):
        real = t.copy()  # so that only the view is compared here
        other = game.imagine(t.copy(), seat, rng)
        assert encode(game.view(other, seat)) == encode(game.view(real, seat))
        assert other.actors() == real.actors()
        if seat is not None:
            assert other.legal(seat) == real.legal(seat)
        assert game.knowledge(other, seat) == game.knowledge(real, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_sees_something_else_knows_something_else(case: Case) -> None:
    t, rng, seen = case.deal(), random.Random(4), dict[tuple[int | None, int], bytes]()
    for number, _ in enumerate(walk(t, rng)):
        for seat in (0, None) if number % 7 == 0 else ():
            view = encode(case.game.view(t, seat))
            assert seen.setdefault((seat, case.game.knowledge(t, seat)), view) == view
    assert len(seen) > 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_sees_what_chance_sees(case: Case) -> None:
    match = case.match(seed=1)
    for stranger in (CHANCE, case.players, -1):
        for look in (match.view, match.legal, match.news, match.scores):
            with pytest.raises(IllegalAction):
                look(stranger)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_several_see_is_what_each_sees(case: Case) -> None:
    t, rng, game = case.deal(), random.Random(2), case.game
    looker = game.looker()
    for number, _ in enumerate(walk(t, rng)):
        viewers = [None, *range(case.players)]
        if number in looks(9):
            shared, own = looker.seen(t, viewers)
            assert [shared | mine for mine in own] == [game.view(t, seat) for seat in viewers]


def hidden_from(match: Match, seat: int | None) -> list[int]:
    """The draws of which *seat* did not see everything."""
    return [i for i, moment in enumerate(match.past) if any(not entry.seen(seat) for entry in moment.news)]


def other_draws(match: Match, seat: int | None, rng: random.Random) -> Record:
    """The same game with some of what *seat* did not see drawn otherwise, so that it cannot tell the difference."""
    draws = [i for i in hidden_from(match, seat) if match.record.actions()[i].seat is None]
    return drawn_otherwise(match, seat, rng, rng.sample(draws, min(TRIES, len(draws))))


def latest_draws(match: Match, seat: int | None, rng: random.Random) -> Record:
    """The same, with the latest draws: what was drawn long ago may have been played since for all to see."""
    draws = [i for i in hidden_from(match, seat) if match.record.actions()[i].seat is None]
    return drawn_otherwise(match, seat, rng, draws[-TRIES:])


def drawn_otherwise(match: Match, seat: int | None, rng: random.Random, draws: list[int]) -> Record:
    record, one = Record(match.record.header, match.record.actions()), match
    for i in draws:
        two = replayed(record, i)
        other = Played(None, rng.choice(as_good(two, record.log[i].words)))
        changed = replace(record, log=[*record.log[:i], other, *record.log[i + 1 :]])
        if seen_alike(one, two, changed.log[i:], seat):
            record, one = changed, two
    return record


def replayed(record: Record, i: int) -> Match:
    """The game before line *i*."""
    match = api.open_record(replace(record, log=record.log[:i]))
    for number, line in enumerate(record.log[:i]):
        match.replay(line, number)
    return match


def as_good(match: Match, words: str) -> list[str]:
    """What chance could draw now with the same verb."""
    verb = match.space.parts(match.space.parse(words))[0]
    legal = match.table.legal(CHANCE)
    return [match.space.text(action) for action in legal if match.space.parts(action)[0] == verb]


def seen_alike(one: Match, two: Match, rest: list[Played], seat: int | None) -> bool:
    """Whether the *rest* can be played in *two*, and *seat* sees what it saw in *one*, until the end reveals it all."""
    for number, line in enumerate(rest, len(two.past)):
        try:
            two.replay(line, number)
        except WrongRecord:
            return False
        seen = [[entry for entry in match.past[number].news if entry.seen(seat)] for match in (one, two)]
        if not two.over and seen[0] != seen[1]:
            return False
    return two.over == one.over


@secretive
def test_games_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(case: Case) -> None:
    compared = 0
    for seed in range(100):
        if compared == 4:
            return
        match, rng = case.match(seed), random.Random(seed)
        play_on(match, case.game.longest, rng)
        viewer = [*range(case.players), None][seed % (case.players + 1)]
        record = other_draws(match, viewer, rng)
        if record.log != match.record.log:
            compared += 1
            compare(match.record, record, viewer)
    raise AssertionError("hardly anything was hidden")


def compare(record: Record, changed: Record, viewer: int | None) -> None:
    one, two = api.open_record(record), api.open_record(changed)
    for number, lines in enumerate(zip(record.log, changed.log, strict=True), 2):
        one.replay(lines[0], number)
        two.replay(lines[1], number)
        if number in looks(7) and not one.over:
            assert everything(one, viewer) == everything(two, viewer)


@open_games
def test_without_secrets_everybody_sees_everything(case: Case) -> None:
    match = case.match(seed=1)
    play_on(match, case.game.longest, random.Random(1))
    for seat in range(case.players):
        assert match.news(seat) == match.news(None)
        assert {**match.view(seat), "viewer": None} == {**match.view(None), "viewer": None}


def test_imagined_nuggets_come_as_often_as_they_should() -> None:
    """Seat 0 has the 5; three nuggets are with seat 1, one with seat 2; they are of six 3s and three 4s."""
    t, rng, games = found_nuggets(), random.Random(1), 4000
    seen = Counter(tuple(pioneers_imagined(t, rng).found[NUGGETS : 3 * NUGGETS]) for _ in range(games))
    expected = {}
    for threes in range(4):
        for three in range(2):
            one, two = (threes, 3 - threes, 0), (three, 1 - three, 0)
            ways = prod((comb(6, threes), comb(3, 3 - threes)))
            rest = (6 - threes, threes)  # 3s and 4s that are left
            expected[one + two] = games * ways / comb(9, 3) * rest[1 - three] / 6
    likely = {hands: n for hands, n in expected.items() if n}
    assert set(seen) == set(likely)
    assert sum((seen[hands] - n) ** 2 / n for hands, n in likely.items()) < 24.3  # one in a thousand


def found_nuggets() -> Pioneers:
    t = westbound.new("pioneers", players=3, seed=1).table
    assert isinstance(t, Pioneers)
    t.found = [0, 0, 1, 2, 1, 0, 1, 0, 0, 0, 0, 0]
    t.nuggets = [3, 2, 0]
    return t


def pioneers_imagined(t: Pioneers, rng: random.Random) -> Pioneers:
    other = westbound.game("pioneers").imagine(t.copy(), 0, rng)
    assert isinstance(other, Pioneers)
    return other
