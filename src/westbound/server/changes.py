"""What has changed between two views: paths, and what is there now."""

from __future__ import annotations

from typing import Any

from westbound.server.messages import Change


def changes(old: Any, new: Any) -> list[Change]:
    """The fewest paths into *old* that make it *new*, where the shape is the same; what has another is sent whole.

    >>> changes({"cash": [3, 4], "step": "a"}, {"cash": [3, 5], "step": "a"})
    [(['cash', 1], 5)]
    """
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            _compare(old[index], value, [*path, index], found)
    else:
        found.append((path, new))
