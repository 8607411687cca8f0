"""What README and docs show, works."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/adding-a-game.md", "docs/writing-a-bot.md"]
MODULES = [
    "westbound",
    "westbound.api",
    "westbound.speech",
    "westbound.engine.dice",
    "westbound.engine.match",
    "westbound.engine.space",
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


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("docs/*.md")), ROOT / "README.md"], ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in text.split("](")[1:]]
    for link in links:
        assert link.startswith("http") or (page.parent / link.split("#")[0]).exists(), link
