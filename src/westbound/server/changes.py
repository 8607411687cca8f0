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
    if isinstance(new, dict) and isinstance(old, dict) and list(old) == list(new):
        for key, part in new.items():
            was = old[key]
            if part is not was and part != was:
                _compare(was, part, (*path, key), found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for i, part in enumerate(new):
            was = old[i]
            if part is not was and part != was:
                _compare(was, part, (*path, i), found)
    else:
        found.append((path, new))
