"""The rules reference of a game, by section."""

from __future__ import annotations

import re
import tomllib

from westbound.engine.game import Game

SECTION = re.compile(r"^## (?P<title>.+) \{#(?P<anchor>[a-z]+(?:-[a-z]+)*)\}$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]+\]\(#([^)]+)\)")


def rulebook(game: Game, language: str) -> str:
    return (game.text.parent / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def sections(game: Game, language: str) -> dict[str, str]:
    """The text of each section by its anchor, in order."""
    before, *parts = SECTION.split(rulebook(game, language))
    assert not before.strip(), "there is something before the first section"
    return dict(zip(parts[1::3], parts[2::3], strict=True))


def steps(game: Game) -> dict[str, str]:
    """The section that explains each step."""
    text = (game.text.parent / "rulebook" / "steps.toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)["steps"]
    return found
