"""What is never lost in Skeleton Trail: asserted after every action."""

from __future__ import annotations

from westbound.game_skeleton.game.rules import SkeletonRules


def skeleton(t: SkeletonRules) -> None:
    assert t.store + sum(t.crates[: t.players]) == t.box.crates, "crates"
    assert all(0 <= miles <= t.box.miles for miles in t.miles[: t.players]), "miles"
