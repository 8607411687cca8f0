"""Pioneers: what a position is worth to a beginner's eye."""

from __future__ import annotations

from westbound.games.pioneers.rules import Pioneers


def estimate(t: Pioneers, seat: int) -> float:
    return float(sum(t.sources(seat)))
