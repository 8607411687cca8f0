"""Reviewing records."""

from __future__ import annotations

import html.parser
import json
import random
import re
import shutil
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from connect_four.game import ConnectFourGame

import westbound
from tests.cli.desk import Terminal, complaint, process, told
from tests.stories.matches import finished, pioneers, play_on
from westbound.coach.report.course import Point
from westbound.coach.report.rows import graph
from westbound.engine.game import Argument
from westbound.games import add, shelf

QUICK = ("--simulations", "50", "--jobs", "1", "--lang", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(finished(players=2, seed=7).record.dumps())
    return path


def numbers(row: str) -> list[int]:
    return [int(found.replace("\N{MINUS SIGN}", "-").lstrip("±+")) for found in re.findall(r"([±+−]?\d+)%", row)]


def test_a_review_says_who_won_and_what_made_the_result(file: Path) -> None:
    shown = told("review", file, *QUICK)
    assert shown.startswith("Review: Pioneers\n")
    assert "wins with" in shown
    for color in ("Red", "Blue"):
        row = next(row for row in shown.splitlines() if re.match(rf"{color} +\d+%", row))
        start, luck, own, others, result = numbers(row)
        assert abs(start + luck + own + others - result) <= 3  # rounded
        assert own <= 0
    assert "Better: “" in shown
    assert re.search(r"Turn \d+: “", shown)


def test_one_player_only(file: Path) -> None:
    shown = told("review", file, *QUICK, "--seat", "blue")
    assert re.search("^Blue (was|hardly)|for Blue:", shown, re.MULTILINE)
    assert not re.search("^Red", shown, re.MULTILINE)


@pytest.mark.parametrize(
    ("language", "title", "mistakes"), [("fr", "Analyse\N{NO-BREAK SPACE}: ", "Erreurs"), ("de", "Analyse: ", "Fehler")]
)
def test_other_languages(file: Path, language: str, title: str, mistakes: str) -> None:
    shown = told("review", file, "--simulations", "50", "--jobs", "1", "--lang", language)
    assert shown.startswith(f"{title}Pioneers\n")
    assert f"\n{mistakes}\n" in shown


def test_any_number_of_processes_finds_the_same(file: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"
    told("review", file, *QUICK, "--out", one)
    told("review", file, *QUICK, "--jobs", "2", "--out", two)
    assert one.read_text() == two.read_text()
    assert json.loads(one.read_text())["game"] == "pioneers"
    other = tmp_path / "other.json"
    told("review", file, *QUICK, "--seed", "1", "--out", other)
    assert other.read_text() != one.read_text()


class Tags(html.parser.HTMLParser):
    """Notes which tags are open, and every address."""

    EMPTY = ("meta", "hr", "br")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def test_a_page_needs_nothing_else(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    told("review", file, *QUICK, "--out", page)
    text = page.read_text()
    tags = Tags(text)
    assert tags.open == []
    assert tags.addresses == []
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]  # a name, not an address
    assert "<script" not in text
    assert "default-src 'none'" in text or "default-src &#x27;none&#x27;" in text


def test_markdown_has_its_picture_beside_it(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "my review.md"
    told("review", file, *QUICK, "--out", out)
    text = out.read_text()
    assert text.startswith("# Review: Pioneers\n")
    assert "](<my review.svg>)" in text
    assert ET.fromstring((tmp_path / "my review.svg").read_text()).tag.endswith("svg")
    table = [row for row in text.splitlines() if row.startswith("|")]
    assert len({row.count("|") for row in table}) == 1


def test_names_mean_nothing_special(tmp_path: Path) -> None:
    match = westbound.new("pioneers", 2, seed=7, seats=["<b>*x*", "a|b & c"])
    play_on(match, 10_000, random.Random(7))
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.dumps())
    told("review", file, *QUICK, "--out", tmp_path / "a.md", "--out", tmp_path / "a.html")
    assert Tags((tmp_path / "a.html").read_text()).open == []
    assert "<b>" not in (tmp_path / "a.html").read_text()
    assert ET.fromstring((tmp_path / "a.svg").read_text()).tag.endswith("svg")
    assert r"\<b\>\*x\*" in (tmp_path / "a.md").read_text()


def test_a_terminal_without_blocks_gets_digits(file: Path, tmp_path: Path) -> None:
    result = process("review", file, *QUICK, folder=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.returncode == 0, result.stderr
    assert re.search(rb"^Red +\d+% \d+ +\d+%$", result.stdout, re.MULTILINE)


# Reasons


class Argued(ConnectFourGame):
    """Connect Four with an argument: the first column is good, the others are not."""

    name = "argued"
    argued = frozenset({"first"})

    def arguments(self, table: Any, seat: int, action: int) -> list[Argument]:
        first = min(table.legal(seat))
        return [Argument("first", {"count": action - first}, 1.0 if action == first else -1.0)]


@pytest.fixture
def argued(tmp_path: Path) -> Iterator[str]:
    Argued.text = shutil.copytree(ConnectFourGame.text, tmp_path / "text")
    for language in ("en", "fr", "de"):
        with (Argued.text / f"{language}.ftl").open("a", encoding="utf-8") as file:
            file.write("\nargument-first = it is { $count } away from the first\n")
    add(Argued())
    yield Argued.name
    shelf().pop(Argued.name)


def test_reasons_are_sentences(argued: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for seed in range(20):
        match = westbound.new(argued, 2, seed=seed)
        play_on(match, 10_000, random.Random(seed))
        file.write_text(match.record.dumps())
        shown = told("review", file, *QUICK)
        if " away from the first" in shown:
            assert re.search(r"^ +– it is \d away from the first$", shown, re.MULTILINE)
            return
    raise AssertionError("nobody made a mistake")


# What cannot be reviewed


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    match = pioneers(2)
    play_on(match, 20, random.Random(1))
    file = tmp_path / "game.jsonl"
    file.write_text(match.record.dumps())
    assert "not over yet" in complaint("review", file, *QUICK, "--out", tmp_path / "a.html")
    assert not (tmp_path / "a.html").exists()


def test_wrong_input_is_refused_before_the_work(file: Path, tmp_path: Path) -> None:
    (tmp_path / "letter.jsonl").write_text("Dear Ada\n")
    assert "is not a record" in complaint("review", tmp_path / "letter.jsonl")
    assert "no such file" in complaint("review", tmp_path / "missing.jsonl")
    assert "there is no seat 'pink'" in complaint("review", file, "--seat", "pink")
    assert "should end in .md or .html or .json" in complaint("review", file, "--out", tmp_path / "a.pdf")
    assert "cannot be written" in complaint("review", file, "--out", tmp_path / "nowhere" / "a.md")
    assert "no language called 'it'" in complaint("review", file, "--lang", "it")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.jsonl", "letter.jsonl"]


def test_all_files_are_written_or_none(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "a.svg").mkdir()  # where the picture should be
    said = complaint_at_the_end(file, folder / "a.md")
    assert "cannot be written" in said
    assert [path.name for path in folder.iterdir()] == ["a.svg"]


def complaint_at_the_end(file: Path, out: Path) -> str:
    """The error after the review was shown."""
    result = process("review", file, *QUICK, "--out", out, folder=file.parent)
    assert result.returncode == 2
    return result.stderr.decode()


@pytest.mark.slow
def test_control_c_stops_at_once_and_leaves_no_file(file: Path, tmp_path: Path) -> None:
    terminal = Terminal("review", str(file), "--simulations", "200000", "--jobs", "2", "--out", "a.md", folder=tmp_path)
    terminal.wait_for("0/")  # the progress bar
    terminal.press_control_c()
    code, _ = terminal.leave()
    assert code == 130
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


# Graphs


def test_a_graph_has_a_letter_for_each_turn_or_for_several() -> None:
    points = [Point(turn, chance, 0.0) for turn, chance in enumerate([0.0, 0.5, 0.99, 1.0])]
    assert graph(points, 10, "0123456789") == "0599"
    assert graph(points, 2, "0123456789") == "29"
    assert graph([], 10, "01") == ""
