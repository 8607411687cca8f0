"""Reports: in the terminal, and as a page."""

from __future__ import annotations

import importlib.util
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from tests import ROOT
from tests.arena.runs import FOUR, PIONEERS, plan, played
from westbound import bots
from westbound.arena import Cell, Pairing, Result
from westbound.arena.page import page
from westbound.arena.plots import share_plot
from westbound.arena.ratings import can_rate, ranks, ratings
from westbound.arena.report import report
from westbound.arena.results import read_run
from westbound.arena.summary import Summary, summarize
from westbound.bots.external import External

CRASHING = str(ROOT / "tests" / "bots" / "hostile.py")
HOSTILE = '"><script>alert(1)</script>&\x1b[31m[bold]\x00'


def text(summary: Summary, width: int = 100) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as shown:
        for part in report(summary):
            console.print(part)
    return shown.get()


class Tags(HTMLParser):
    """All tags of a page, and what is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_report_has_every_figure(tmp_path: Path) -> None:
    played(plan("random", "first", "coin", cells=[FOUR, PIONEERS]), 12, tmp_path)
    said = text(summarize(*read_run(tmp_path)))
    assert said.startswith("round-robin of random, first, coin: 108 games, seed 1, Westbound ")
    assert "connect_four, 2 players; fair is 50.0 %" in said
    assert "pioneers, 3 players; fair is 33.3 %" in said
    assert "Differences on the same deals" in said
    assert "CPU time" in said


def test_an_early_answer_is_told(tmp_path: Path) -> None:
    played(plan("coin", "first", bar="fair"), 200, tmp_path)
    summary = summarize(*read_run(tmp_path))
    said = text(summary, width=80)
    assert "bar 50.0 %" in said
    assert "below" in said
    assert "first" in said
    assert summary.scores[0].sequence
    assert summary.scores[0].sequence.high < 0.5


def test_an_unfinished_run_is_reported_on_whole_deals(tmp_path: Path) -> None:
    played(plan("coin", "first"), 10, tmp_path)
    header, results = read_run(tmp_path)
    assert summarize(header, results[:5]).scores[0].games == 4
    assert summarize(header, results[:1]).scores == []
    assert "0 games" in text(summarize(header, []))
    assert "0 games" in page(summarize(header, []))


def test_the_page_is_one_whole_file_with_plots(tmp_path: Path) -> None:
    played(plan("random", "first", "coin", cells=[FOUR, PIONEERS]), 12, tmp_path)
    summary = summarize(*read_run(tmp_path))
    html = page(summary)
    tags = Tags(html)
    assert tags.found.count("svg") == 2 * 2 + can_rate()
    assert not {"script", "link", "img", "iframe"} & set(tags.found)
    assert "default-src &#x27;none&#x27;" in html
    drawings = html.split("<svg ")[1:]
    for drawing in drawings:
        ET.fromstring("<svg " + drawing.partition("</svg>")[0] + "</svg>")


def test_hostile_names_are_only_names(tmp_path: Path) -> None:
    played(plan("coin", "first"), 10, tmp_path)
    header, results = read_run(tmp_path)
    cell = Cell(HOSTILE, 2, ((HOSTILE, HOSTILE),))
    header = replace(header, bots=(HOSTILE, "first"), cells=(cell,), form="round-robin", program=HOSTILE)
    renamed = [
        replace(
            result,
            pairing=Pairing(
                cell,
                result.pairing.deal,
                tuple(HOSTILE if bot == "coin" else bot for bot in result.pairing.seating),
            ),
        )
        for result in results
    ]
    summary = summarize(header, renamed)
    tags = Tags(page(summary))
    assert "script" not in tags.found
    assert "<script>alert(1)</script>" in tags.text
    ET.fromstring(share_plot(summary.scores))
    said = text(summary, 300)
    assert "\x1b[31m" not in said
    assert "\x00" not in said
    assert "[bold]" in said  # no markup either


# Ratings


def game(*shares: float, points: tuple[int, ...] = (), deal: int = 0, bots: tuple[str, ...] = ("a", "b")) -> Result:
    seats = len(shares)
    return Result(Pairing(Cell("x", seats), deal, bots), list(shares), list(points or (0,) * seats), [], [], [])


def test_ranks_are_by_win_then_by_points() -> None:
    assert ranks(game(1, 0)) == [0, 1]
    assert ranks(game(0.5, 0.5, points=(3, 2))) == [0, 0]
    assert ranks(game(0, 1, 0, points=(9, 9, 4))) == [1, 0, 2]
    assert ranks(game(0, 1, 0, points=(4, 9, 4))) == [1, 0, 1]


def test_without_openskill_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr("westbound.arena.ratings.find_spec", lambda name: None)
    played(plan("coin", "first"), 10, tmp_path)
    summary = summarize(*read_run(tmp_path))
    assert "Ratings need openskill: pip install 'westbound[arena]'." in text(summary)
    assert "Ratings need openskill" in page(summary)


@pytest.mark.skipif(not can_rate(), reason="openskill is not installed")
def test_ratings_order_bots_and_grow_certain() -> None:
    few = [game(1, 0, deal=deal) for deal in range(5)]
    many = [game(1, 0, deal=deal) for deal in range(50)]
    best, worst = ratings(many)
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.mean - 2 * best.deviation > worst.mean + 2 * worst.deviation
    assert best.deviation < ratings(few)[0].deviation
    even = ratings([game(0.5, 0.5, deal=deal) for deal in range(50)])
    assert abs(even[0].mean - even[1].mean) < 0.01


@pytest.mark.skipif(not can_rate(), reason="openskill is not installed")
def test_a_bot_at_several_seats_is_rated_once() -> None:
    found = ratings([game(1, 0, 0, bots=("a", "b", "b")), game(0, 1, 0, bots=("b", "a", "b"), deal=1)])
    assert [rating.bot for rating in found] == ["a", "b"]


def test_moves_that_a_program_lost_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crashing = External("crash", [sys.executable, "-S", CRASHING, "crash", str(tmp_path)], 20.0)
    monkeypatch.setitem(bots.BOTS, "crash", crashing)
    results = played(plan("crash", "last"), 2, tmp_path / "run")
    lost = sum(result.lapses[seat] for result in results for seat in (0, 1) if result.pairing.seating[seat] == "crash")
    assert lost > 0
    assert sum(sum(result.lapses) for result in results) == lost
    summary = summarize(*read_run(tmp_path / "run"))
    assert [(speed.bot, speed.lapses) for speed in summary.speeds] == [("crash", lost), ("last", 0)]
    assert "lost moves" in text(summary)
