"""An edition that somebody uploaded is played by interpreted rules, in the same process, to the same effect."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest

import westbound
from tests.contract.cases import REGISTERED
from westbound.editions import checking
from westbound.engine.edition import Content, Uploaded
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.games import find
from westbound.luck import luck
from westbound.server.state.events import Opened, SeatSetup
from westbound.server.state.table_state import TableState

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)


def says(game: Game) -> dict[str, Any]:
    ours = checking.ours(game)
    assert ours
    return {**ours.says, "name": "Grandma’s box"}


def shown(match: Match) -> list[Any]:
    viewers = (*range(match.table.players), None)
    return [
        [(match.view(seat), match.news(seat, match.version - 1), match.breakdown(seat)) for seat in viewers],
        match.looker.seen(match.table, [*viewers]),
        [(seat, match.legal(seat), match.where(seat)) for seat in match.actors()],
        match.game.dump(match.table),
    ]


@every_game
def test_interpreted_beside_compiled_it_plays_alike(game: Game) -> None:
    for players, options in game.variants():
        one = westbound.new(game.name, players, 1, options, Content(says(game)))
        other = westbound.new(game.name, players, 1, options, Uploaded(says(game)))
        assert isinstance(one.table, Flow)
        assert not isinstance(other.table, Flow)
        assert one.game is not other.game
        assert other.game.interpreted
        rng = random.Random(players)
        for number in range(10_000):
            if number % 50 == 0 or one.over:
                assert shown(one) == shown(other)
            if one.over:
                break
            seat = rng.choice(one.actors())
            words = rng.choice(one.legal(seat))
            for match in (one, other):
                match.play(seat, words)
            if number % 50 == 0:
                seed = rng.getrandbits(32)
                imagined = [match.game.dump(match.imagine(seat, random.Random(seed))) for match in (one, other)]
                assert imagined[0] == imagined[1]
                estimates = [match.game.estimate(match.table, seat) for match in (one, other)]
                assert estimates[0] == estimates[1]
        assert one.record == other.record
        if players == game.players[0]:
            assert luck(one.record, Content(says(game))) == luck(one.record, Uploaded(says(game)))


@every_game
def test_a_table_of_the_server_is_played_so(game: Game) -> None:
    content = Uploaded(says(game))
    state = TableState("t", {content.digest: content})
    options = game.usual(game.players[0], {})
    state.take(Opened(game=game.name, edition=content.digest, options=options, seats=[SeatSetup(bot="random")] * 2))
    state.begin()
    assert state.match
    assert state.match.game is state.game is find(game.name, content)
    assert state.game.interpreted
    assert not isinstance(state.match.table, Flow)


@every_game
def test_compiled_rules_do_not_open_it(game: Game) -> None:
    with pytest.raises(AssertionError, match="find"):
        game.box(game.players[0], None, Uploaded(says(game)))


@every_game
def test_what_is_wrong_with_it_is_said_as_always(game: Game) -> None:
    wrong = {**says(game), "name": 3, "version": "one"}
    found = [checking.complaints(find(game.name, each), each) for each in (Content(wrong), Uploaded(wrong))]
    assert found[0] == found[1] != []


PROGRAM = """
import sys, westbound
from westbound.games import interpreted
games = [westbound.game(name) for name in westbound.games()]
before = dict(sys.modules)
for game in games:
    other = interpreted(game)
    table = other.table(interpreted(game).box(2))
    [rules] = {vars(sys.modules[m])[type(table).__name__] for m in before if m.endswith(f"{game.name}.rules")}
    assert type(table) is not rules and type(game.table(game.box(2))) is rules
    table.advance()
mine = [name for name in before if name.startswith("westbound")]
assert all(sys.modules[name] is before[name] for name in mine)
assert {name for name in sys.modules if name.startswith("westbound")} == set(mine) | {"westbound.engine.native"}
"""


def test_no_other_module_of_the_process_changes() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True)
