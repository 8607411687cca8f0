"""What a seat may not know never reaches it, by view, word, news, error or foresight, nor by what it may take back."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from math import comb, prod

import pytest

import westbound
from tests.contract.cases import CASES, Case, walk
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
        if number % 6 == 0:
            check_imagined(case, t, rng)
    check_imagined(case, t, rng)


def check_imagined(case: Case, t: Flow, rng: random.Random) -> None:
    game = case.game
    for seat in (*range(case.players), None):
        real = t.copy()  # so that only the view is compared here
        other = game.imagine(t.copy(), seat, rng)
        assert json.dumps(game.view(other, seat)) == json.dumps(game.view(real, seat))
        assert other.actors() == real.actors()
        if seat is not None:
            assert other.legal(seat) == real.legal(seat)


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
        if number % 9 == 0:
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
    record = Record(match.record.header, match.record.actions())
    for i in draws:
        other = rng.choice(as_good(record, i))
        changed = replace(record, log=[*record.log[:i], Played(None, other), *record.log[i + 1 :]])
        if seen_alike(record, changed, seat):
            record = changed
    return record


def as_good(record: Record, i: int) -> list[str]:
    """What chance could have drawn with the same verb at line *i*."""
    match = api.open_record(replace(record, log=record.log[:i]))
    for number, line in enumerate(record.log[:i]):
        match.replay(line, number)
    verb = match.space.parts(match.space.parse(record.log[i].words))[0]
    legal = match.table.legal(CHANCE)
    return [match.space.text(action) for action in legal if match.space.parts(action)[0] == verb]


def seen_alike(record: Record, changed: Record, seat: int | None) -> bool:
    """Whether both can be played, and *seat* sees the same happen, until the end reveals it all."""
    one, two = api.open_record(record), api.open_record(changed)
    for number, lines in enumerate(zip(record.log, changed.log, strict=True)):
        one.replay(lines[0], number)
        try:
            two.replay(lines[1], number)
        except WrongRecord:
            return False
        since = len(one.past) - 1
        if one.over != two.over or (not one.over and one.news(seat, since) != two.news(seat, since)):
            return False
    return True


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
        if number % 7 == 0 and not one.over:
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
