"""Levels play whole games alike where their seat cannot tell the difference, whatever they remember."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import westbound
from tests.contract.test_secrecy import latest_draws, other_draws
from westbound import api, bots
from westbound.arena.playing import finished
from westbound.arena.schedule import Cell, Pairing
from westbound.bots import Bot
from westbound.bots.learned import Searcher
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.record import Record

SEED = 5
GAMES = 2  # with each level
LEVELS: dict[str, Bot] = {
    "greenhorn": bots.find("greenhorn"),
    "greedy": bots.find("greedy"),
    "scout": bots.find("scout"),
    "marshal": Searcher(20),  # fewer simulations, or this would take too long
    "legend": Searcher(150),  # more than are done between two looks at the clock
}
SECRETIVE = [game for game in map(westbound.game, westbound.games()) if game.secrets]


def test_marshal_and_legend_are_searchers() -> None:
    assert {type(bots.find(level)) for level in ("marshal", "legend")} == {Searcher}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_a_level_chooses_alike_all_game_long(game: Game, players: int) -> None:
    seen = Counter[str]()
    for bot in LEVELS.values():
        played = 0
        for number in range(60):
            viewer, rng = number % players, random.Random(number)
            match = westbound.new(game.name, players, number)
            playing = [bot if seat == viewer else bots.find("random") for seat in range(players)]
            names = tuple("bot" if seat == viewer else "random" for seat in range(players))
            finished(Pairing(Cell(game.name, players), number, names), match, playing, SEED)  # as in the arena
            record = (latest_draws, other_draws)[number % 2](match, viewer, rng)
            if record.log == match.record.log:
                continue
            check_twin(match, record, viewer, bot, random.Random(f"run {SEED}, deal {number}, seat {viewer}"), seen)
            played += 1
            if played == GAMES:
                break
        assert played == GAMES, "hardly anything was hidden"
    assert seen["decisions"] > 50
    assert seen["hidden"] > 10, "decisions at which the tables differ"
    assert seen["kept"] > 0, "trees that were searched on from one decision to the next"


def check_twin(match: Match, record: Record, viewer: int, bot: Bot, rng: random.Random, seen: Counter[str]) -> None:
    """Compare what *bot* chooses in a *record* that is the same to the viewer with what it has chosen in *match*."""
    real, twin, memory = api.open_record(match.record), api.open_record(record), dict[str, Any]()
    for number, line in enumerate(record.log):
        if line.seat == viewer and len(twin.legal_numbers(viewer)) > 1:
            choice = bots.choice(bot, twin, viewer, rng, memory)
            assert choice.lapse is None
            assert twin.space.text(choice.action) == line.words
            seen["decisions"] += 1
            seen["hidden"] += match.game.dump(real.table) != match.game.dump(twin.table)
            seen["kept"] += any(tree.root > 0 for tree in memory.get("trees", ()))
        real.replay(match.record.log[number], number)
        twin.replay(line, number)
