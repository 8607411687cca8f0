"""What has changed between two views: paths, and what is there now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from westbound.server.messages import Change

Known = dict[tuple[int, int], list[Change]]  # by what was compared: views of several share what all may know


def changes(old: Any, new: Any, known: Known | None = None) -> list[Change]:
    """The fewest paths into *old* that make it *new*, where the shape is the same; what has another is sent whole.

    Who compares several views at once passes *known* along, so that what they share is compared once.

    >>> changes({"cash": [3, 4], "step": "a"}, {"cash": [3, 5], "step": "a"})
    [(['cash', 1], 5)]
    """
    known = {} if known is None else known
    return [(path[::-1], value) for path, value in _compare(old, new, known)]


def _compare(old: Any, new: Any, known: Known) -> list[Change]:
    """What makes *old* the *new*, with paths from the end."""
    if not isinstance(new, (dict, list)):
        return [] if old == new else [([], new)]
    pair = id(old), id(new)
    if pair not in known:
        known[pair] = [] if old == new else _compare_parts(old, new, known)
    return known[pair]


def _compare_parts(old: Any, new: Any, known: Known) -> list[Change]:
    parts: Iterable[tuple[str | int, Any]]
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        parts = new.items()
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = enumerate(new)
    else:
        return [([], new)]
    return [([*path, key], value) for key, part in parts for path, value in _compare(old[key], part, known)]
