"""The steps of a game and their methods, found by name.

``names.py`` numbers the headings of the rulebook from 1 on; ``HEADINGS``, right after the last one, is their number.
The step ``COVERING`` offers its options in ``covering_options`` and carries out a choice in ``covering_choose``.
Interpreted rules are checked when they are imported, compiled ones when they are built: ``pxd.py`` runs this file too,
so it imports nothing of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping
from typing import Any, NamedTuple


class Deeds(NamedTuple):
    """The methods of a step that has a choice."""

    options: Callable[[Any], None]
    choose: Callable[[Any, int], None]


class Blank:
    """Stands in for a table while ``begin`` is being read: whatever a step does with it, nothing happens."""

    def __getattr__(self, name: str) -> Blank:
        return self

    def __call__(self, *args: object) -> Blank:
        return self


def headings(numbers: Mapping[str, object]) -> dict[str, int]:
    """The steps by name, in the order of the rulebook, picked from all named *numbers*.

    :raises TypeError: if ``HEADINGS`` is missing, or the names before it are not numbered 1, 2 ...
    """
    names, many = list(numbers), numbers.get("HEADINGS")
    if not isinstance(many, int):
        raise TypeError("no HEADINGS: names.py says it after the last step, and the rules import all of names.py")
    end = names.index("HEADINGS")
    steps = {name: step for name in names[max(0, end - many) : end] if isinstance(step := numbers[name], int)}
    if [*steps.values()] != [*range(1, many + 1)]:
        raise TypeError(f"HEADINGS is {many}, but the {many} names before it are not numbered from 1 to {many}")
    return steps


def named(numbers: Mapping[str, object], nameless: Container[int]) -> tuple[str, ...]:
    """By step: its name in texts, logs and bug reports; empty if it is *nameless*."""
    steps = headings(numbers)
    return ("", *("" if step in nameless else name.lower().replace("_", " ") for name, step in steps.items()))


def mistakes(steps: Collection[str], asking: Container[str], methods: Collection[str]) -> list[str]:
    """Which *methods* are missing, and which belong to no step; all of them end in ``_options`` or ``_choose``.

    A step that is *asking*, because ``begin`` does nothing for it, needs both methods; any other step has both or none.
    """
    wrong, left = [], set(methods)
    for step in steps:
        both = {f"{step.lower()}_options", f"{step.lower()}_choose"}
        if step in asking or both & left:
            wrong += [f"{method} is missing" for method in sorted(both - left)]
        left -= both
    return wrong + [f"{method} belongs to no step" for method in sorted(left)]


def deeds(rules: Any) -> dict[int, Deeds]:
    """By step: the methods of the interpreted class *rules*.

    :raises TypeError: if one is missing, or belongs to no step.
    """
    if rules not in _FOUND:
        _FOUND[rules] = find(rules)
    return _FOUND[rules]


_FOUND: dict[type, dict[int, Deeds]] = {}


def find(rules: Any) -> dict[int, Deeds]:
    steps = headings(rules.begin.__globals__)
    asking = {name for name, step in steps.items() if rules.begin(Blank(), step) is True}
    methods = {name for name in dir(rules) if name.endswith(("_options", "_choose"))}
    if wrong := mistakes(steps, asking, methods):
        raise TypeError(f"{rules.__name__}: {', '.join(wrong)}")
    return {
        step: Deeds(getattr(rules, f"{name.lower()}_options"), getattr(rules, f"{name.lower()}_choose"))
        for name, step in steps.items()
        if f"{name.lower()}_options" in methods
    }
