"""The same source interpreted and compiled."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import pxd
from tests.streams import both_ways

TABLES = sorted({path.parent for folder in pxd.FOLDERS for path in folder.glob("**/rules.py")})
every_table = pytest.mark.parametrize("folder", TABLES, ids=lambda folder: folder.name)


@pytest.mark.parametrize(
    ("full", "bulk"),  # games of every kind; `make fuzz` plays three times as many as the soak
    [pytest.param(4, 20, marks=pytest.mark.slow), pytest.param(20, 200, marks=pytest.mark.soak)],
)
def test_interpreted_and_compiled_play_alike(full: int, bulk: int) -> None:
    interpreted, compiled = both_ways(full, bulk)
    if compiled[0] != "compiled" and not os.environ.get("CI"):
        pytest.skip("NOT COMPARED: the rules are not compiled, for want of a C compiler")
    assert compiled[0] == "compiled"
    assert interpreted[0] == "interpreted"
    assert interpreted[1:] == compiled[1:]


def modules() -> list[Path]:
    return [path for folder in pxd.FOLDERS for path in pxd.compiled(folder) + pxd.constants(folder)]


@pytest.mark.parametrize("module", modules(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_pxd_says_what_the_source_says(module: Path) -> None:
    assert module.with_suffix(".pxd").read_text() == pxd.pxd(module)


@pytest.mark.parametrize("module", modules() + pxd.plain(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_what_is_compiled_is_not_older_than_its_source(module: Path) -> None:
    for binary in module.parent.glob(f"{module.stem}.*.so"):
        assert binary.stat().st_mtime >= module.stat().st_mtime, "compile again: make .venv/built"


@every_table
def test_every_choice_is_in_the_contents(folder: Path) -> None:
    """A step with options has a choice and the other way round, and none is forgotten."""
    options, choices, methods = set(), set(), set()
    for module in pxd.compiled(folder):
        for function in ast.walk(ast.parse(module.read_text())):
            if not isinstance(function, ast.FunctionDef):
                continue
            methods |= {function.name} if function.name.endswith(("_options", "_choose")) else set()
            if function.name == "options":
                options |= contents(function)
            if function.name == "choose":
                choices |= contents(function)
    assert {step for step, _ in options} == {step for step, _ in choices}
    assert {method for _, method in options | choices} == methods


def contents(function: ast.FunctionDef) -> set[tuple[str, str]]:
    """Step and method of every ``if step == STEP: self.method(...)``."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.If) and ast.unparse(node.test).startswith("step == "):
            assert isinstance(node.test, ast.Compare)
            call = node.body[0]
            assert isinstance(call, ast.Expr)
            assert isinstance(call.value, ast.Call)
            assert isinstance(call.value.func, ast.Attribute)
            found.add((ast.unparse(node.test.comparators[0]), call.value.func.attr))
    return found


@every_table
def test_every_step_has_a_number_of_its_own(folder: Path) -> None:
    """The steps in the contents are headings of names.py, and none is numbered twice."""
    numbers: dict[int, str] = {}
    text = (folder / "names.py").read_text() if (folder / "names.py").exists() else ""
    steps = {step for module in pxd.compiled(folder) for step in steps_of(module)}
    for name in steps:
        line = next(line for line in text.splitlines() if line.startswith(f"{name}: Final = "))
        number = int(line.split("=")[1].split("#")[0])
        assert number > 0
        assert number not in numbers
        numbers[number] = name


def steps_of(module: Path) -> set[str]:
    return {
        ast.unparse(node.comparators[0])
        for function in ast.walk(ast.parse(module.read_text()))
        if isinstance(function, ast.FunctionDef) and function.name in ("begin", "options", "choose")
        for node in ast.walk(function)
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "step"
    }
