"""docs/adding-a-game.md, followed literally in a copy of this checkout: its commands are run, its changes are made."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests import ROOT

PAGE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.M | re.S)
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pxd", "page", "browser")
PROGRAMS = {
    "westbound": "-c 'from westbound.cli.main import run; run()'",
    "python": "",
    "pytest": "-m pytest -n 0 -p no:cacheprovider",
}
PATIENCE = 600  # seconds; a busy machine is slow


class Block(NamedTuple):
    """A part of the page that can be followed."""

    kind: str
    lines: list[str]
    line: int  # of the page


def blocks() -> list[Block]:
    text = PAGE.read_text(encoding="utf-8")
    return [Block(m[1], m[2].splitlines(), text.count("\n", 0, m.start()) + 1) for m in BLOCK.finditer(text)]


def checkout(folder: Path) -> Path:
    """A copy of this one, in which programs run its own sources."""
    for name in ("src", "tests", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    for name in ("pxd.py", "page.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    (folder / "web" / "src" / "games").mkdir(parents=True)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name, arguments in PROGRAMS.items():
        (programs / name).write_text(f'#!/bin/sh\nexec {sys.executable} {arguments} "$@"\n')
        (programs / name).chmod(0o755)
    return folder


def run(block: Block, folder: Path, env: dict[str, str]) -> None:
    """Run the commands, as in one terminal: what is exported stays."""
    script = "\n".join(["set -e", *block.lines])
    done = subprocess.run(["sh", "-c", script], cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, f"line {block.line}: {script}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    env |= dict(line.removeprefix("export ").split("=") for line in block.lines if line.startswith("export "))


def change(block: Block, folder: Path) -> None:
    """Make a change: lines with ``+`` come, those with ``-`` go, and the others say where."""
    header, *lines = block.lines
    file = folder / header.removeprefix("+++ ")
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    text = file.read_text(encoding="utf-8")
    assert before
    assert text.count(before) == 1, f"line {block.line}: {text.count(before)} places in {file.name} for\n{before}"
    file.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.slow
def test_the_page_leads_to_a_complete_game(tmp_path: Path) -> None:
    folder, env = checkout(tmp_path), os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    env.pop("WESTBOUND_SOURCE", None)
    for block in blocks():
        if block.kind == "sh":
            run(block, folder, env)
        else:
            change(block, folder)
    parts = [folder / part / "ferry" for part in ("src/westbound/games", "web/src/games", "tests")]
    files = [file for part in parts for file in part.rglob("*.*") if "__pycache__" not in file.parts]
    assert len(files) >= 28
    assert not [file for file in files if "skeleton" in file.read_text(encoding="utf-8").lower()]
    assert len(list((folder / "tests" / "golden").glob("ferry-*.txt"))) == 3
