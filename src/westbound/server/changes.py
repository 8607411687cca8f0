"""What has changed between two views: paths, and what is there now."""

from __future__ import annotations

from typing import Any

from westbound.server.messages import Change, Path


def changes(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """The fewest paths into *old* that make it *new*, where the shape is the same; what has another is sent whole.

    >>> changes({"cash": [3, 4], "step": "a"}, {"cash": [3, 5], "step": "a"})
    [(('cash', 1), 5)]
    """
    found: list[Change] = []
    _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if alike(old, new):
        for key in new if isinstance(new, dict) else range(len(new)):
            if new[key] is not old[key] and new[key] != old[key]:
                _compare(old[key], new[key], (*path, key), found)
    else:
        found.append((path, new))


def alike(old: Any, new: Any) -> bool:
    """Whether both have the same parts, which can be compared one by one."""
    if isinstance(new, dict):
        return isinstance(old, dict) and list(old) == list(new)
    return isinstance(new, list) and isinstance(old, list) and len(old) == len(new)
