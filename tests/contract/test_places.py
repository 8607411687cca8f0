"""Every test of a rule says where the rule is: its page in the rulebook, or that it is a ruling of ours."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests import ROOT

GAMES = ("pioneers", "pioneer_days", "colorado")
ABOUT_RULES = re.compile(r"\bpages? \d|\brulings?\b")  # in the first line of a module
PLACE = re.compile(r"test_(p\d\d|ruling)_\w+")
OTHER_FORMS = re.compile(r"test_(p\d\d_([a-z]_)?(ruling|spec)|spec)_")
MODULES = sorted(path for game in GAMES for path in (ROOT / "tests" / game).glob("test_*.py"))


def names_in(source: str) -> list[str]:
    return [
        each.name
        for each in ast.parse(source).body
        if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
    ]


def unplaced(source: str) -> list[str]:
    """The tests of a module about rules that do not say where their rule is; of others, those with a wrong form."""
    about_rules = ABOUT_RULES.search(source.splitlines()[0])
    return [name for name in names_in(source) if OTHER_FORMS.match(name) or (about_rules and not PLACE.fullmatch(name))]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_test_of_a_rule_carries_its_place(path: Path) -> None:
    assert unplaced(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("first_line", "name", "refused"),
    [
        ("The end of the game: rulebook page 8.", "test_p08_the_end_comes_between_rounds", False),
        ("The end of the game: rulebook page 8.", "test_ruling_a_stall_ends_the_game", False),
        ("The end of the game: rulebook page 8.", "test_a_stall_ends_the_game", True),
        ("The end of the game: rulebook page 8.", "test_p08_ruling_a_stall_ends_the_game", True),
        ("The picture of the game.", "test_everything_is_drawn", False),
        ("The picture of the game.", "test_p08_spec_everything_is_drawn", True),
    ],
)
def test_a_test_without_a_place_is_refused(first_line: str, name: str, refused: bool) -> None:
    source = f'"""{first_line}"""\n\n\ndef {name}() -> None:\n    pass\n'
    assert unplaced(source) == ([name] if refused else [])
