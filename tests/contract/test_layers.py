"""Imports only point down."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import pxd
from westbound.games import shelf

SOURCE = pxd.ROOT / "src"
LAYERS = [  # from the ground up; the first that fits says where a module is
    (
        "engine.names",
        "engine.native",
        "engine.steps",
        "engine.desk",
        "engine.knowing",
        "engine.flow",
        "engine.space",
        "engine.effects",
        "engine.save",
        "engine.edition",
        "engine.modular.kinds",
        "engine.game",
        "engine.modular.looker",
        "engine.modular.modules",
        "engine.modular",
        "interpreted",
    ),
    ("kit",),
    ("games", "game_skeleton.game"),
    ("engine.record", "engine.dice", "engine.entry", "engine.foresight", "engine.match"),
    ("api",),
    ("proof", "luck"),
    ("texts", "complaints", "deeds"),
    ("",),  # the package itself
    ("bots",),
    ("speech",),
    ("coach",),
    ("courses", "drawings"),
    ("editions",),
    ("training",),
    ("research",),
    ("arena",),
    ("balance", "calibration", "game_skeleton"),
    (
        "server.settings",
        "server.limits",
        "server.fair_queue",
        "server.metrics",
        "server.protocol",
        "server.steady_time",
    ),
    ("server.refusal", "server.logs"),
    ("server.look_alikes",),
    ("server.clean_text", "server.computing"),
    ("server.state",),
    ("server.presenting", "server.storage", "server.bots"),
    ("server.jobs",),
    ("server.tables",),
    ("server.accounts", "server.deals", "server.puzzles", "server.notices", "server.health", "server.operators"),
    ("server.http",),
    ("server",),  # what starts it
    ("cli.desk", "cli.texts"),
    ("cli.records", "cli.saving"),
    ("cli.play",),
    ("cli.commands",),
    ("cli",),  # the command itself
]
GROUND, KIT, GAMES = 0, 1, 2
SHOWN = {"picture", "terminal", "printed", "balance"}  # of a game: only these use the kit, its rules never do
MOST_FILES = 15  # in a room
ALLOWED = {"cython", *sys.stdlib_module_names}  # below the record


def name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def layer(module: str) -> int:
    inner = module.removeprefix("westbound").removeprefix(".")
    for number, parts in enumerate(LAYERS):
        if any(inner == part or (part and inner.startswith(f"{part}.")) for part in parts):
            return number
    raise AssertionError(f"{module} is in no layer: say in which, in LAYERS")


def imports(path: Path) -> set[str]:
    """All that a module imports, by full names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports by full names only"
            assert node.module
            found |= {imported(node.module, alias.name) for alias in node.names}
    return found


def ours(path: Path) -> set[str]:
    """Our own modules among them."""
    return {name for name in imports(path) if name.split(".")[0] == "westbound" and name != "westbound.engine"}


def imported(module: str, what: str) -> str:
    """``from westbound import api`` names a module, ``from westbound.api import new`` a thing in it."""
    inner = SOURCE / Path(*module.split(".")) / what
    return f"{module}.{what}" if inner.is_dir() or inner.with_suffix(".py").exists() else module


MODULES = sorted(path for path in SOURCE.glob("westbound/**/*.py") if name(path) != "westbound.engine")


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_down(path: Path) -> None:
    mine = layer(name(path))
    for module in ours(path):
        assert layer(module) <= mine, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if layer(name(path)) <= GAMES], ids=name)
def test_rules_need_nothing_but_python(path: Path) -> None:
    for module in imports(path):
        assert module.split(".")[0] in ALLOWED | {"westbound"}, f"{name(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in MODULES if layer(name(path)) == GAMES], ids=name)
def test_rules_do_without_the_kit(path: Path) -> None:
    parts = name(path).split(".")
    assert (len(parts) > 3 and parts[3] in SHOWN) or all(layer(module) != KIT for module in ours(path)), name(path)


def test_the_games_folder_holds_only_games() -> None:
    assert [path.name for path in (SOURCE / "westbound" / "games").glob("*.py")] == ["__init__.py"]


@pytest.mark.parametrize("path", [path for path in MODULES if layer(name(path)) == GAMES], ids=name)
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = name(path).split(".")
    for module in imports(path):
        if module.startswith("westbound.games.") and len(parts) > 3:
            other = module.split(".")
            assert other[2] == parts[2], f"{name(path)} imports {module}"


# The rooms of the server and of the command line


def room(module: str) -> str:
    """The part of its layer that a module belongs to."""
    inner = module.removeprefix("westbound.")
    return next(part for part in LAYERS[layer(module)] if inner == part or inner.startswith(f"{part}."))


@pytest.mark.parametrize(
    "path", [path for path in MODULES if name(path).startswith(("westbound.server.", "westbound.cli."))], ids=name
)
def test_rooms_of_one_layer_know_nothing_of_each_other(path: Path) -> None:
    mine = name(path)
    for module in imports(path):
        if module.startswith(("westbound.server.", "westbound.cli.")) and layer(module) == layer(mine):
            assert room(module) == room(mine), f"{mine} imports {module}"


ROOMS = sorted({path.parent for path in MODULES})


@pytest.mark.parametrize("folder", ROOMS, ids=lambda folder: str(folder.relative_to(SOURCE)))
def test_a_room_has_a_purpose_and_is_not_crowded(folder: Path) -> None:
    assert ast.get_docstring(ast.parse((folder / "__init__.py").read_text())), "say what it is for"
    files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(files) <= MOST_FILES


@pytest.mark.parametrize(
    "folder", [folder for folder in ROOMS if folder.name == "chapters"], ids=lambda it: it.parent.name
)
def test_chapters_are_listed_in_order(folder: Path) -> None:
    listed = str(ast.get_docstring(ast.parse((folder / "__init__.py").read_text()))).splitlines()[-1]
    order = listed.removesuffix("; then ``rules.py``.").split(", ")
    assert sorted(order) == sorted(path.stem for path in folder.glob("*.py") if path.name != "__init__.py")
    for before, after in pairwise([*(folder / f"{chapter}.py" for chapter in order), folder.with_name("rules.py")]):
        assert name(before) in ours(after), f"{name(after)} does not inherit from {name(before)}"


LOADED = "import sys; import westbound.server.state.table_state; print(*{name.split('.')[0] for name in sys.modules})"
HEAVY = {"sqlalchemy", "alembic", "asyncpg", "litestar", "uvicorn", "websockets", "prometheus_client"}


def test_the_state_of_a_table_loads_no_database_and_no_web_server() -> None:
    loaded = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout.split()
    assert "westbound" in loaded
    assert not HEAVY & set(loaded)


GENERAL = ("bots", "arena", "training", "research")  # works for every game through ``Game`` alone


def titles() -> list[str]:
    """The names of our games and other ways to write them."""
    return [way for game in shelf().values() for way in {game.name, game.name.replace("_", " "), game.title.lower()}]


def words(path: Path) -> Iterator[str]:
    """Every name and text in a module except its docstrings, which may give examples."""
    tree = ast.parse(path.read_text())
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in docs:
            yield from (value for _, value in ast.iter_fields(node) if isinstance(value, str))


def test_names_and_texts_are_found_and_examples_are_not(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""As in pioneers."""\nfrom westbound.games import colorado\nprint(f"{1} pioneer days")\n')
    found = [title for title in titles() if any(title in word for word in words(module))]
    assert found == ["pioneer days", "colorado"]


@pytest.mark.parametrize(
    "path", [path for path in MODULES if name(path).split(".")[1:2] and name(path).split(".")[1] in GENERAL], ids=name
)
def test_what_works_for_every_game_names_none(path: Path) -> None:
    for word in words(path):
        assert not any(title in word.lower() for title in titles()), f"{name(path)} says {word!r}"


FORBIDDEN = {"random", "time", "datetime", "os", "logging", "secrets", "pathlib", "io", "socket"}


@pytest.mark.parametrize("path", [path for folder in pxd.FOLDERS for path in pxd.compiled(folder)], ids=str)
def test_rules_have_no_clock_dice_or_files(path: Path) -> None:
    assert not {module.split(".")[0] for module in imports(path)} & FORBIDDEN
