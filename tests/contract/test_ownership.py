"""What a match hands out belongs to the caller: whatever is done with it changes nothing anywhere."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

from tests.contract.cases import CASES, Case, looks, walk
from westbound import Match

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def spoil(part: Any) -> None:
    """Overwrite, empty and fill everything that can be, the innermost first."""
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list | tuple) else ()
    for each in [*inner]:
        spoil(each)
    if isinstance(part, dict):
        for key in part:
            part[key] = "spoilt"
        part.clear()
        part["spoilt"] = True
    elif isinstance(part, list):
        part[:] = ["spoilt"] * len(part)
        part.clear()
        part.append("spoilt")


def handed_out(match: Match) -> list[Any]:
    """Everything that callers can ask of a match and of its game."""
    viewers = (*range(match.table.players), None)
    mine = [
        (match.legal(s), match.legal_numbers(s), match.where(s), match.game.where(match.table, s))
        for s in match.actors()
    ]
    return [
        [(match.view(s), match.game.view(match.table, s), match.news(s), match.breakdown(s)) for s in viewers],
        [match.game.breakdown(match.view(s)) for s in viewers],
        [match.scores(s) for s in viewers],
        [match.revealed()] if match.over else [],
        [match.game.asked(match.view(s), s) for s in match.actors()],
        [match.game.names(match.box), match.game.dump(match.table), match.table.frames(0)],
        [match.game.choices(match.table.players), match.game.variants(), match.game.edition(match.box)],
        [match.actors(), match.winners(), mine],
    ]


@every_case
def test_what_is_done_with_what_was_handed_out_changes_nothing(case: Case) -> None:
    match, other = case.match(seed=1), case.match(seed=1)
    choices, number = random.Random(1), 0
    while True:
        expected = repr(handed_out(match))
        for matches in (match, other):
            spoil(handed_out(matches))
        assert repr(handed_out(match)) == expected
        assert repr(handed_out(other)) == expected
        shared, apart = match.looker.seen(match.table, [*range(case.players), None])
        assert [shared | own for own in apart] == [match.view(seat) for seat in (*range(case.players), None)]
        if match.over:
            break
        while not match.over:
            seat = choices.choice(match.actors())
            words = choices.choice(match.legal(seat))
            match.play(seat, words)
            other.play(seat, words)
            number += 1
            if number in looks(40):
                break
    spoil(match.view(None))
    assert case.match(seed=1).view(None) == case.match(seed=1).view(None)


@every_case
def test_what_is_done_with_a_replay_changes_no_match(case: Case) -> None:
    """There, everything is revealed at any moment."""
    match, other = case.match(seed=3).again(abandoned=True), case.match(seed=3)
    expected = repr(match.revealed()), repr(other.view(None))
    spoil(match.revealed())
    assert (repr(match.revealed()), repr(other.view(None))) == expected


@every_case
def test_what_is_done_with_an_imagined_table_changes_nothing(case: Case) -> None:
    match, rng = case.match(seed=2), random.Random(2)
    before = [match.view(seat) for seat in range(case.players)]
    for seat in range(case.players):
        table = match.imagine(seat, rng)
        for number, _ in enumerate(walk(table, rng)):
            if number % 50 == 0:
                spoil(match.game.view(table, seat))
    assert [match.view(seat) for seat in range(case.players)] == before


@pytest.mark.parametrize(
    "program",
    [
        "import westbound.games.pioneers.rules as r; assert r.Pioneers",
        "from westbound.games.colorado import rules; assert rules.Colorado",
        "import westbound; import westbound.games.pioneers.rules as r; assert r.Pioneers and westbound.games()",
        "import westbound.games; assert westbound.games() == ['pioneers', 'pioneer_days', 'colorado']",
        "from westbound import games; assert games() and games.find('pioneers') and games.shelf()",
    ],
)
def test_the_games_can_be_listed_and_imported(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True)
