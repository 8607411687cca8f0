"""Colorado: what a position is worth, as a beginner sees it."""

from __future__ import annotations

from westbound.games.colorado.rules import Colorado


def estimate(t: Colorado, seat: int) -> float:
    """Points so far."""
    return float(sum(t.sources(seat)))
