"""Skeleton Trail: what the texts may mention."""

from __future__ import annotations

from westbound.engine.game import Facts
from westbound.game_skeleton.game.view import WholeView


def asked(view: WholeView, seat: int) -> Facts:
    """Return what a prompt may mention."""
    return {"pips": view["pips"], "store": view["store"], "score": view["players"][seat]["score"]}


def about(view: WholeView, kind: str, word: str) -> Facts | None:
    """Return what more can be said about an action."""
    return {}


def parts(kind: str, word: str) -> Facts:
    """Return what the object of an action consists of."""
    return {kind: int(word)}
