"""Puzzles from the public games of a server: found by its operator, and offered by it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.serving import Caller, Server, serving
from westbound.cli.main import app
from westbound.coach.puzzles import read_puzzles
from westbound.coach.shipped import shipped
from westbound.engine.record import Record
from westbound.server.operators.public_games import public_games
from westbound.server.operators.visits import read_table, visiting
from westbound.server.puzzles.collection import Collection
from westbound.server.settings import WrongSettings


@pytest.fixture(scope="module")
def server(lasting_database: str) -> Iterator[Server]:
    with serving(lasting_database) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A public table where the game is over, beside others that are private or not over."""
    caller = server.caller()
    table = play_out(caller, public=True)
    play_out(caller)
    play_out(caller, public=True, watchers=False)
    caller.open("me", "random", public=True)
    return table


def play_out(caller: Caller, **more: Any) -> str:
    seated = caller.open("me", "random", **more)
    with caller.look(seated["table"], seated["key"]) as client:
        client.play_to_the_end(random.Random(1))
    return str(seated["table"])


def test_only_games_that_anybody_may_look_at_are_found(server: Server, finished: str) -> None:
    async def look(most: int) -> tuple[list[Record], Record]:
        async with visiting(server.database) as database:
            match = (await read_table(database, finished)).match
            assert match
            return await public_games(database, most), match.record

    found, record = asyncio.run(look(100))
    assert [each.log for each in found] == [record.log]
    assert asyncio.run(look(0))[0] == []


def test_puzzles_in_them_are_offered(
    server: Server, finished: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, always in (("is_puzzling", True), ("is_sure", True), ("how_often", 1.0)):
        monkeypatch.setattr(f"westbound.coach.puzzles.{name}", lambda *_, always=always: always)
    file = tmp_path / "puzzles.jsonl"
    words = ["puzzles", "--public", "--database", server.database, "--simulations", "60", "--jobs", "1"]
    said = CliRunner().invoke(app, [*words, "--out", str(file)], catch_exceptions=False)
    assert said.stdout == f"1 of 10 puzzles found: {file}\n"
    (puzzle,) = read_puzzles(file.open())
    assert puzzle.game == "pioneers"
    assert "Anna" not in file.read_text()
    with serving(tmp_path, puzzle_file=file) as other:
        caller = other.caller()
        counts = {each["game"]: each["count"] for each in caller.get("/api/puzzles")}
        assert counts["pioneers"] == len(shipped("pioneers")) + 1
        assert caller.get(f"/api/puzzles/pioneers/{puzzle.id}")["id"] == puzzle.id


def test_a_server_does_not_start_with_a_wrong_file_of_puzzles(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    with pytest.raises(WrongSettings, match=rf"puzzle_file: {file} is not a file of puzzles \(.*No such file"):
        Collection(str(file))
    file.write_text("{}\n")
    with pytest.raises(WrongSettings, match=r"puzzles \(line 1: .*westbound puzzles makes one"):
        Collection(str(file))
