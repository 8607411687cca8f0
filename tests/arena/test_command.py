"""``westbound arena``."""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from tests.cli.desk import complaint, told
from westbound.arena.results import read_run
from westbound.kit.figures import yardstick

Words = list[str | Path]


def test_a_run_and_its_report(tmp_path: Path) -> None:
    words: Words = ["--game", "connect_four", "--games", "10", "--jobs", "1", "--out", tmp_path / "run"]
    printed = told("arena", "first", "coin", *words)
    assert "round-robin of first, coin: 10 games" in printed
    assert (tmp_path / "run" / "report.html").read_text().startswith("<!doctype html>")
    assert told("arena", "report", tmp_path / "run") == printed
    assert told("arena", "first", "coin", *words) == printed
    record = tmp_path / "game.jsonl"
    record.write_text(told("arena", "record", tmp_path / "run", "1"))
    assert "The game is over" in told("check", record)


def test_games_players_options_and_formats(tmp_path: Path) -> None:
    words: Words = ["--players", "2", "--games", "2", "--jobs", "1", "--out", tmp_path, "--until", "70%"]
    options = ["--options", "covered=random", "--options", "covered=printed"]
    told("arena", "random", "first", "last", "--format", "gauntlet", "--game", "pioneers", *options, *words)
    header, results = read_run(tmp_path)
    assert [cell.options for cell in header.cells] == [(("covered", "random"),), (("covered", "printed"),)]
    assert len(results) == 2 * 2 * 2
    assert (header.form, header.bar) == ("gauntlet", "0.7")


def test_an_own_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told("edition", "new", "pioneers", file)
    told(
        "arena",
        "random",
        "first",
        "--edition",
        file,
        "--players",
        "2",
        "--games",
        "2",
        "--jobs",
        "2",
        "--out",
        tmp_path,
    )
    header, results = read_run(tmp_path)
    [cell] = header.cells
    assert (cell.game, header.editions) == ("pioneers", {cell.edition: "mine"})
    assert len(results) == 2
    record = tmp_path / "game.jsonl"
    record.write_text(told("arena", "record", tmp_path, "1"))
    assert westbound.load(record, edition=file).over


def test_a_bot_with_a_strategy(tmp_path: Path) -> None:
    words: Words = ["--game", "pioneers", "--players", "2", "--games", "4", "--jobs", "1", "--out", tmp_path]
    strategy = next(iter(yardstick(westbound.game("pioneers")).strategies))
    assert strategy in " ".join(told("arena", f"random: {strategy}", "random", *words).split())


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("greedy", "name two bots at least"),
        ("greedy greedy", "greedy is named twice"),
        ("greedy gredy", "there is no bot called 'gredy'"),
        ("greedy random --game chess", "there is no game called 'chess'"),
        ("greedy random --game pioneers --players 9", "Pioneers is for 2 to 4 players, not '9'"),
        ("greedy random --game pioneers --players two", "not 'two'"),
        ("greedy random --games 0", "--games"),
        ("greedy random --format swiss", "there is no format 'swiss' (there are: round-robin, gauntlet, ladder)"),
        ("greedy random --format leader", "did you mean 'ladder'?"),
        ("greedy random --game pioneers --players 2 --options covered", "KEY=VALUE"),
        ("greedy random --game pioneers --players 2 --options covered=no", "is one of printed, random, not 'no'"),
        ("greedy random --game pioneers --players 3 --options covered=random", "for 3 has no option 'covered'"),
        ("greedy random --until 2", "--until is fair or a share of wins"),
        ("greedy random --until often", "not 'often'"),
        ("greedy random --edition nowhere.toml", "nowhere.toml"),
        ("greedy random --out /dev/null/x", "not a directory"),
        ("report nowhere", "nowhere/results.jsonl: no such file"),
        ("record nowhere 1", "nowhere/results.jsonl: no such file"),
    ],
)
def test_complaints(words: str, part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert part in complaint("arena", *words.split())
    assert not (tmp_path / "arena").exists()


def test_an_unknown_strategy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "Pioneers has no strategy 'sleep'" in complaint("arena", "greedy: sleep", "random", "--game", "pioneers")


def test_an_edition_of_another_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    told("edition", "new", "pioneers", file)
    words: Words = ["--game", "colorado", "--edition", file, "--out", tmp_path / "run"]
    assert "an edition is for Pioneers, which is not among the games" in complaint("arena", "greedy", "random", *words)


def test_help() -> None:
    assert "play" in told("arena", "--help")
    assert "--until" in told("arena", "play", "--help")
