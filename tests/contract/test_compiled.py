"""The same source interpreted and compiled."""

from __future__ import annotations

import ast
import os
import runpy
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import pxd
from tests.streams import both_ways
from westbound.engine.steps import deeds, headings
from westbound.interpreted import ENGINE, Interpreted

TABLES = sorted({path.parent for folder in pxd.FOLDERS for path in folder.glob("**/rules.py")})
every_table = pytest.mark.parametrize("folder", TABLES, ids=lambda folder: folder.name)


@pytest.mark.parametrize(
    ("full", "bulk"),  # games of every kind; the golden files are compared both ways, too
    [pytest.param(1, 5, marks=pytest.mark.slow), pytest.param(20, 200, marks=pytest.mark.soak)],
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
def test_what_was_declared_to_the_compiler_is_what_the_source_says(module: Path) -> None:
    declared = pxd.pxd(module)
    written = module.with_suffix(".pxd")
    if written.exists() or list(module.parent.glob(f"{module.stem}.*.so")):
        assert written.read_text() == declared, "compile again: make .venv/built"


@pytest.mark.parametrize("module", modules() + pxd.plain(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_what_is_compiled_is_not_older_than_its_source(module: Path) -> None:
    for binary in module.parent.glob(f"{module.stem}.*.so"):
        assert binary.stat().st_mtime >= module.stat().st_mtime, "compile again: make .venv/built"


@every_table
def test_every_choice_is_called_in_compiled_rules(folder: Path) -> None:
    """What pxd.py adds to the rules calls the options and the choice of every step, and forgets none."""
    methods = {function.name for module in pxd.compiled(folder) for function in pxd.defined(module.read_text())}
    deeds = {name for name in methods if name.endswith(("_options", "_choose"))}
    options, choose = calls(folder, "options"), calls(folder, "choose")
    assert options == {(step, f"{step.lower()}_options") for step, _ in choose}
    assert choose == {(step, f"{step.lower()}_choose") for step, _ in options}
    assert {method for _, method in options | choose} == deeds


@every_table
def test_interpreted_and_compiled_rules_agree_on_the_steps(folder: Path) -> None:
    name = pxd.module_name(folder / "rules.py")
    classes = [each for each in vars(interpreted(name)).values() if isinstance(each, type) and each.__module__ == name]
    steps = headings(runpy.run_path(str(folder / "names.py")))
    assert {steps[step] for step, _ in calls(folder, "options")} == deeds(classes[-1]).keys()


def calls(folder: Path, name: str) -> set[tuple[str, str]]:
    """Step and method of every ``if step == STEP: self.method(...)`` in a method of the rules."""
    function = next(each for each in pxd.methods(folder / "rules.py") if each.name == name)
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


NAMES = """
from typing import Final

STAY: Final = 0
GAME: Final = 1
WALKING: Final = 2
RESTING: Final = 3
HEADINGS: Final = 3
"""
RULES = """
import cython

from westbound.engine.flow import Flow

if not cython.compiled:
    from {toy}.names import *
    from westbound.engine.names import ASK


class Walk(Flow):
    def begin(self, step: int) -> bool:
        if step == GAME: return self.sequence(WALKING, RESTING)
        if step == WALKING: return self.walking()
        return ASK

    def walking(self) -> bool:
        return ASK if self.count == 0 else self.done()

    def walking_options(self) -> None:
        self.offer(STAY)

    def walking_choose(self, action: int) -> None:
        self.count += 1

    def resting_options(self) -> None:
        self.offer(STAY)

    def resting_choose(self, action: int) -> None:
        self.over = True
"""


class Toy:
    """A small game in a folder of its own, as it is built and as it is imported."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("names.py", NAMES)
        self.write("rules.py", RULES.format(toy=folder.name))
        self.write("__init__.py", "")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def change(self, name: str, old: str, new: str) -> Toy:
        text = (self.folder / name).read_text()
        assert text.count(old) == 1
        self.write(name, text.replace(old, new))
        return self

    def build(self) -> str:
        return pxd.finals(self.folder / "rules.py")

    def load(self) -> ModuleType:
        return interpreted(f"{self.folder.name}.rules")


def interpreted(name: str) -> ModuleType:
    """The rules with that name, run from their source beside the engine's, whatever is compiled."""
    return Interpreted(name.rpartition(".")[0], *ENGINE).load(name)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    folder = tmp_path / f"toy_{tmp_path.name}"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    return Toy(folder)


def test_a_step_finds_its_methods_by_its_name(toy: Toy) -> None:
    assert "elif step == RESTING: self.resting_choose(action)" in toy.build()
    walk = toy.load().Walk()
    walk.players, walk.step = 1, 1
    walk.advance()
    walk.apply(0, walk.legal(0)[0])
    assert (walk.step, walk.over) == (3, False)
    walk.apply(0, walk.legal(0)[0])
    assert walk.over


def test_declarations_are_written_once_and_go_with_their_module(toy: Toy) -> None:
    pxd.write(toy.folder)
    written = {path: path.stat().st_mtime_ns for path in toy.folder.glob("*.pxd")}
    assert sorted(path.name for path in written) == ["names.pxd", "rules.pxd"]
    pxd.write(toy.folder)
    assert {path: path.stat().st_mtime_ns for path in toy.folder.glob("*.pxd")} == written
    toy.write("by_hand.pxd", "cdef int one\n")
    (toy.folder / "rules.py").unlink()
    pxd.write(toy.folder)
    assert sorted(path.name for path in toy.folder.glob("*.pxd")) == ["by_hand.pxd", "names.pxd"]


HOLES = {
    "options": ("def walking_options", "def walking", "walking_options is missing"),
    "choice": ("def walking_choose", "def walk", "walking_choose is missing"),
    "choice of a step that begin leaves out": ("def resting_choose", "def rest", "resting_choose is missing"),
    "misspelled": (
        "def resting_options",
        "def res_options",
        "resting_options is missing, res_options belongs to no step",
    ),
    "no step": ("def walking(self)", "def stay_choose(self)", "stay_choose belongs to no step"),
}


@pytest.mark.parametrize(("old", "new", "message"), HOLES.values(), ids=HOLES.keys())
def test_a_missing_or_extra_method_is_refused(toy: Toy, old: str, new: str, message: str) -> None:
    toy.change("rules.py", old, new)
    with pytest.raises(TypeError, match=f"^Walk: {message}$"):
        toy.load()
    with pytest.raises(SystemExit, match=f"rules.py: Walk: {message}$"):
        toy.build()


def test_a_step_that_asks_at_once_needs_both_methods(toy: Toy) -> None:
    toy.change("rules.py", "def resting_options", "def offer_rest").change("rules.py", "def resting_choose", "def rest")
    message = "^Walk: resting_choose is missing, resting_options is missing$"
    with pytest.raises(TypeError, match=message):
        toy.load()
    with pytest.raises(SystemExit, match=message.removeprefix("^")):
        toy.build()


MISNUMBERED = {
    "twice": ("RESTING: Final = 3", "RESTING: Final = 2", "the 3 names before it are not numbered from 1 to 3"),
    "too few": ("HEADINGS: Final = 3", "HEADINGS: Final = 2", "the 2 names before it are not numbered from 1 to 2"),
    "too many": ("HEADINGS: Final = 3", "HEADINGS: Final = 4", "the 4 names before it are not numbered from 1 to 4"),
    "uncounted": ("HEADINGS: Final = 3", "", "no HEADINGS"),
}


@pytest.mark.parametrize(("old", "new", "message"), MISNUMBERED.values(), ids=MISNUMBERED.keys())
def test_steps_are_numbered_from_1_on(toy: Toy, old: str, new: str, message: str) -> None:
    toy.change("names.py", old, new)
    with pytest.raises(TypeError, match=message):
        toy.load()
    with pytest.raises(TypeError, match=message):
        toy.build()


def test_contents_name_only_steps(toy: Toy) -> None:
    toy.change("rules.py", "if step == GAME", "if step == STAY")
    with pytest.raises(SystemExit, match="begin has STAY, which is not a step"):
        toy.build()


@pytest.mark.parametrize("module", modules(), ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_importing_all_names_hides_none(module: Path) -> None:
    """A star stands for the numbers of a names.py, under the guard; nothing else has one of their names."""
    body = ast.parse(module.read_text()).body
    guarded = [each for node in body if isinstance(node, ast.If) for each in node.body]
    imports = [each for each in ast.walk(ast.Module(body, [])) if isinstance(each, ast.ImportFrom)]
    stars = [each for each in imports if each.names[0].name == "*"]
    assert all(star in guarded and str(star.module).endswith(".names") for star in stars)
    numbers = [name for star in stars for name in vars(import_module(str(star.module))) if name.isupper()]
    others = [alias.name for each in body + guarded if isinstance(each, ast.ImportFrom) for alias in each.names]
    others += [each.name for each in body if isinstance(each, ast.ClassDef | ast.FunctionDef)]
    others += [ast.unparse(target) for each in body if isinstance(each, ast.Assign) for target in each.targets]
    known = numbers + [name for name in others if name != "*"]
    assert sorted({*known}) == sorted(known)
