"""What has changed between two views: paths, and what is there now."""

from __future__ import annotations

from typing import Any

from westbound.server.messages import Change

Known = dict[tuple[int, int], list[Change]]  # by what was compared: views of several share what all may know


def changes(old: Any, new: Any, known: Known | None = None) -> list[Change]:
    """The fewest paths into *old* that make it *new*, where the shape is the same; what has another is sent whole.

    Who compares several views at once passes *known* along, so that what they share is compared once.

    >>> changes({"cash": [3, 4], "step": "a"}, {"cash": [3, 5], "step": "a"})
    [(['cash', 1], 5)]
    """
    return _compare(old, new, {} if known is None else known)


def _compare(old: Any, new: Any, known: Known) -> list[Change]:
    pair = id(old), id(new)
    found = known.get(pair)
    if found is None:
        found = known[pair] = _compare_parts(old, new, known)
    return found


def _compare_parts(old: Any, new: Any, known: Known) -> list[Change]:
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        others = [(key, part) for key, part in new.items() if part is not old[key] and part != old[key]]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        others = [(i, part) for i, part in enumerate(new) if part is not old[i] and part != old[i]]
    else:
        return [([], new)]
    found: list[Change] = []
    for key, part in others:
        if isinstance(part, (dict, list)):
            found += [([key, *path], value) for path, value in _compare(old[key], part, known)]
        else:
            found.append(([key], part))
    return found
