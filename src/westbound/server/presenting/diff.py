"""The difference between two views: paths, and what is there now."""

from __future__ import annotations

from typing import Any

from westbound.server.protocol.socket import Change, Path

MISSING = object()


def diff(old: Any, new: Any, path: Path = ()) -> list[Change]:
    """The fewest paths into *old* that turn it into *new*; parts whose shape differs are sent whole.

    >>> diff({"cash": [3, 4], "step": "a"}, {"cash": [3, 5], "step": "a"})
    [(('cash', 1), 5)]
    """
    found: list[Change] = []
    _compare(old, new, [*path], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and len(old) == len(new):
        _compare_parts(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        _compare_items(old, new, path, found)
    elif old != new:
        found.append((tuple(path), new))


def _compare_parts(old: dict[str, Any], new: dict[str, Any], path: list[str | int], found: list[Change]) -> None:
    so_far = len(found)
    for key, part in new.items():
        was = old.get(key, MISSING)
        if was is MISSING:
            found[so_far:] = [(tuple(path), new)]
            return
        if part is not was:
            path.append(key)
            _compare(was, part, path, found)
            path.pop()


def _compare_items(old: list[Any], new: list[Any], path: list[str | int], found: list[Change]) -> None:
    for i, item in enumerate(new):
        if item is not old[i]:
            path.append(i)
            _compare(old[i], item, path, found)
            path.pop()
