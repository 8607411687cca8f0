"""Editions with something changed, and how they are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from westbound.engine.game import Game
from westbound.kit.edition import WrongEdition

FREE_TEXT = ("label", "person")


def ours(game: Game) -> Path:
    """The file of a game's usual edition."""
    return game.text.parent / "edition" / f"{game.editions[0]}.toml"


def free_text(game: Game) -> list[str]:
    """The keys under which the usual edition has text that is no word of the game."""
    content = ours(game).read_text(encoding="utf-8")
    return [key for key in FREE_TEXT if f'{key} = "' in content]


def edited(game: Game, folder: Path, *changes: tuple[str, str]) -> Path:
    """Our edition as ``mine.toml``, with each *old* replaced once by *new*."""
    text = ours(game).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the edition does not say {old!r}"
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def check_refusal(game: Game, path: Path, key: str, reason: str) -> None:
    """The edition is refused with file, *key* and *reason*."""
    with pytest.raises(WrongEdition) as refusal:
        game.box(game.players[-1], edition=path)
    complaint = str(refusal.value)
    assert complaint.startswith(f"mine.toml: {key}: ")
    assert reason in complaint.removeprefix(f"mine.toml: {key}: ")
