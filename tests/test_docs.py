"""The examples in README and docs work, their links lead somewhere, and the manual has all pages."""

from __future__ import annotations

import doctest
import importlib
import tomllib
from pathlib import Path

import pytest

import manual

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/adding-a-game.md", "docs/research.md", "docs/writing-a-bot.md"]
MODULES = [
    "manual",
    "westbound",
    "westbound.api",
    "westbound.speech",
    "westbound.engine.dice",
    "westbound.engine.match",
    "westbound.engine.space",
    "westbound.research.batch",
    "westbound.research.gymnasium",
    "westbound.research.pettingzoo",
]


@pytest.mark.parametrize("page", PAGES)
def test_examples_on_pages(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_modules(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", [page for page in manual.pages() if page.suffix == ".md"], ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    for link in links:
        assert link.startswith("http") or (page.parent / link.split("#")[0]).exists(), link


def test_every_page_is_in_the_menu_of_the_manual() -> None:
    menu = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    listed = [page for entry in menu for below in entry.values() for page in entries(below)]
    assert sorted(listed) == sorted(str(page.relative_to(ROOT)) for page in manual.pages() if page.suffix == ".md")


def entries(below: str | list[dict[str, str]]) -> list[str]:
    return [below] if isinstance(below, str) else [page for entry in below for page in entry.values()]
