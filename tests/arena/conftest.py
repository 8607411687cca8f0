"""What the tests of the arena share."""

from __future__ import annotations

import os

import pytest

from tests import ROOT
from tests.arena.toys import BOTS, GAMES
from westbound import bots, games
from westbound.bots.plugins import MODULES


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toys play, in this process and in workers."""
    bots.names()  # before the variable is set: this process has them already
    for name, bot in BOTS.items():
        monkeypatch.setitem(bots.BOTS, name, bot)
    for game in GAMES:
        monkeypatch.setitem(games.shelf(), game.name, game)
    monkeypatch.setenv(MODULES, "tests.arena.players")
    path = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(os.path.abspath(each) for each in path if each))
