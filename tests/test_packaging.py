"""What is installed: with a C compiler and without one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ["src", "pxd.py", "setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"]
ASK = "import westbound; print(westbound.compiled(), westbound.playouts('pioneers', 2, 3, seed=1))"


def copy_sources(folder: Path) -> None:
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        else:
            shutil.copy(source, folder / name)


def pip(*words: str, folder: Path, **env: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    environment = {key: value for key, value in os.environ.items() if key != "CI"} | env
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True, text=True)


def say(folder: Path) -> str:
    run = [sys.executable, "-c", ASK]
    environment = os.environ | {"PYTHONPATH": str(folder), "WESTBOUND_SOURCE": ""}
    return subprocess.run(run, cwd=folder, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.slow
def test_without_a_compiler_the_sources_run_as_they_are(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    copy_sources(source)
    pip("install", "--no-deps", "--no-build-isolation", "--target", str(target), ".", folder=source, CC="/bin/false")
    assert not list(target.glob("**/*.so"))
    compiled, _, playouts = say(target).partition(" ")
    assert compiled == "False"
    assert playouts == say(ROOT / "src").partition(" ")[2]


@pytest.mark.slow
def test_the_source_distribution_has_all_it_needs(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    copy_sources(source)
    script = "from setuptools import build_meta; print(build_meta.build_sdist('.'))"
    run = subprocess.run([sys.executable, "-c", script], cwd=source, check=True, capture_output=True, text=True)
    archive = source / run.stdout.split()[-1]
    target = tmp_path / "target"
    pip("install", "--no-deps", "--no-build-isolation", "--target", str(target), str(archive), folder=tmp_path)
    assert list(target.glob("westbound/engine/flow.*.so"))
    assert list(target.glob("westbound/games/pioneers/edition/*.toml"))
    assert len(list(target.glob("westbound/**/*.ftl"))) >= 9
    assert say(target).startswith("True")
