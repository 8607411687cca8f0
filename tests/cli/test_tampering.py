"""Records of every game, tampered with in ten ways: ``westbound verify`` says where."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import westbound
from tests.cli.desk import run, told
from tests.stories.promised_dice import handed_out
from westbound.engine.record import Record

OTHER = "0ddba11" * 9 + "0"
Lines = list[dict[str, Any]]


class Sealed:
    """A sealed record, line by line; and a draw, a move and something taken back in it, after the set-up."""

    def __init__(self, game: str) -> None:
        self.record = handed_out(game)
        self.lines: Lines = [json.loads(line) for line in self.record.lines()]
        self.begun = next(i for i, line in enumerate(self.lines) if line.get("seat") is not None)
        self.draw = self._first(lambda line: "lot" in line and line["lot"][1] > 2)
        self.move = self._first(lambda line: line.get("seat") is not None and "words" in line)
        self.back = self._first(lambda line: "undo" in line)

    def _first(self, fits: Callable[[dict[str, Any]], bool]) -> int:
        return 1 + next(i for i, line in enumerate(self.lines) if i > self.begun and fits(line))

    def dice(self, **changes: object) -> Lines:
        first = self.lines[0]
        return [{**first, "dice": {**first["dice"], **changes}}, *self.lines[1:]]

    def line(self, number: int, **changes: object) -> Lines:
        return [*self.lines[: number - 1], {**self.lines[number - 1], **changes}, *self.lines[number:]]

    def without(self, number: int) -> Lines:
        return [*self.lines[: number - 1], *self.lines[number:]]

    def other_draw(self) -> str:
        """What chance could have drawn instead."""
        done = self.draw - 2
        match = westbound.load(Record(self.record.header, self.record.log[:done]), upto=done)
        words = [match.space.text(match.drawn_by(lot)) for lot in range(match.lots())]
        return next(each for each in words if each != self.lines[self.draw - 1]["words"])


sealed = cache(Sealed)
WAYS: dict[str, Callable[[Sealed], tuple[Lines, int, str]]] = {
    "secret": lambda s: (s.dice(secret=OTHER), 1, "but the promise was"),
    "word": lambda s: (s.dice(words=["bridle", "", ""]), 1, "this line was changed"),
    "seal": lambda s: (s.dice(seal=OTHER), len(s.lines) + 1, "but the whole record gives"),
    "draw": lambda s: (s.line(s.draw, words=s.other_draw()), s.draw, f"means {s.lines[s.draw - 1]['words']!r}"),
    "lot left out": lambda s: (s.line(s.draw, lot=None), s.draw, "chance drew no lot"),
    "draw taken out": lambda s: (s.without(s.draw), s.draw, "or an earlier one was removed"),
    "move": lambda s: (s.line(s.move, words="nothing of that kind"), s.move, "this line was changed"),
    "seat": lambda s: (s.line(s.move, seat=(s.lines[s.move - 1]["seat"] + 1) % 3), s.move, "this line was changed"),
    "consent": lambda s: (s.line(s.back, consent=[]), s.back, "this line was changed"),
    "cut off": lambda s: (s.lines[:-5], len(s.lines) - 4, "it is missing: the game is not over"),
}


@pytest.mark.parametrize("game", ["pioneers", "pioneer_days", "colorado"])
@pytest.mark.parametrize("way", WAYS)
def test_a_tampered_record_is_caught_at_its_line(way: str, game: str, tmp_path: Path) -> None:
    lines, number, what = WAYS[way](sealed(game))
    file = tmp_path / "game.jsonl"
    file.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    result = run("verify", file)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{file}: line {number}: ")
    assert what in result.stderr
    file.write_text(sealed(game).record.dumps(), encoding="utf-8")
    assert "draws follow from the secret and the words" in told("verify", file)
