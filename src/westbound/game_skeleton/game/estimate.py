"""Skeleton Trail: a beginner's evaluation of a position."""

from __future__ import annotations

from westbound.game_skeleton.game.rules import SkeletonRules


def estimate(t: SkeletonRules, seat: int) -> float:
    """Return the points of *seat* ahead of the best rival."""
    points = [sum(t.sources(other)) for other in range(t.players)]
    return points[seat] - max(points[:seat] + points[seat + 1 :])
