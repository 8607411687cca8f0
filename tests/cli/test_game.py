"""``westbound game new``: a playable game to start from, or one clear sentence and nothing written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.desk import complaint, told
from westbound.game_skeleton.copying import CHECKOUT, CannotCopy, copy_skeleton

PLAYS = """
import westbound
from gold_rush.game import GAME
westbound.games.add(GAME)
match = westbound.new("gold_rush", players=4, seed=1)
while not match.over:
    (seat,) = match.actors()
    match.play(seat, match.legal(seat)[-1])
print(GAME.title, match.scores())
"""
DEEPEST = 4096  # letters of a path, on Linux


def run(*words: str, folder: Path) -> str:
    env = os.environ | {"PYTHONPATH": str(folder), "WESTBOUND_SOURCE": "1"}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_in_a_folder_can_be_played_and_passes_its_tests(tmp_path: Path) -> None:
    said = told("game", "new", "gold_rush", "--folder", tmp_path)
    assert said.splitlines()[1:] == [
        f"  {tmp_path / 'gold_rush'}",
        f"  {tmp_path / 'gold_rush' / 'board'}",
        f"  {tmp_path / 'gold_rush' / 'tests'}",
        "Register it with: from westbound.games import add; from gold_rush.game import GAME; add(GAME)",
    ]
    assert run("-c", PLAYS, folder=tmp_path).startswith("Gold Rush [20, ")
    assert "passed" in run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "gold_rush", folder=tmp_path)


@pytest.mark.parametrize("name", ["", "Gold", "gold rush", "gold-rush", "1849", "_gold", "gold_", "../gold", "while"])
def test_an_invalid_name_is_refused(name: str, tmp_path: Path) -> None:
    assert complaint("game", "new", "--folder", tmp_path, "--", name) == (
        f"{name!r} can't be the name of a game: use lower case letters, digits and _, as in gold_rush"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    assert complaint("game", "new", "pioneers") == "there is a game called 'pioneers' already; choose another name"
    assert complaint("game", "new", "cli") == f"{CHECKOUT / 'tests' / 'cli'} already exists; choose another name"
    assert not (CHECKOUT / "src" / "westbound" / "games" / "cli").exists()
    assert complaint("game", "new", "json", "--folder", tmp_path) == (
        "Python has a module called 'json' already; choose another name"
    )
    long = "gold_" * 6 + "rush"
    assert complaint("game", "new", long) == f"{long!r} is too long for the name of a game: use at most 30 letters"
    told("game", "new", "gold_rush", "--folder", tmp_path)
    assert complaint("game", "new", "gold_rush", "--folder", tmp_path) == (
        f"{tmp_path / 'gold_rush'} already exists; choose another name"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other limits")
def test_nothing_is_left_of_a_game_that_cannot_be_written(tmp_path: Path) -> None:
    deep = tmp_path
    while len(str(deep)) < DEEPEST - 300:
        deep /= "d" * 200
    deep /= "d" * (DEEPEST - len(str(deep)) - len("//gold/__init__.py/") - 4)  # too deep for longer names
    deep.mkdir(parents=True)
    with pytest.raises(OSError, match="too long"):
        copy_skeleton("gold", deep)
    assert list(deep.iterdir()) == []


def test_an_installed_package_needs_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("westbound.game_skeleton.copying.CHECKOUT", tmp_path)
    with pytest.raises(CannotCopy, match="say where to write the game, with --folder"):
        copy_skeleton("gold_rush")
