"""The differences between two views."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from westbound.server.presenting.diff import diff
from westbound.server.protocol.socket import Change

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["a", "b"])
views = st.recursive(
    leaves, lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from("xyz"), parts, max_size=3)
)


def applied(old: Any, found: list[Change]) -> Any:
    """As a viewer does it."""
    whole = {"view": deepcopy(old)}
    for path, part in found:
        into: Any = whole
        for step in ("view", *path[:-1]) if path else ():
            into = into[step]
        into[path[-1] if path else "view"] = deepcopy(part)
    return whole["view"]


@given(views, views)
def test_whoever_has_the_old_view_gets_the_new_one(old: Any, new: Any) -> None:
    assert applied(old, diff(old, new)) == new


@given(views)
def test_of_what_is_the_same_nothing_is_told(view: Any) -> None:
    assert diff(view, deepcopy(view)) == []


def test_what_has_other_parts_is_told_whole() -> None:
    old = {"ways": {"denver": [1], "helena": [2]}, "round": 3}
    new = {"ways": {"denver": [4], "mesilla": [2]}, "round": 3}
    assert diff(old, new) == [(("ways",), {"denver": [4], "mesilla": [2]})]


def test_a_list_that_grows_is_told_whole_and_one_that_does_not_by_item() -> None:
    assert diff({"coaches": [{"taken": 1}]}, {"coaches": [{"taken": 1}, {"taken": 2}]}) == [
        (("coaches",), [{"taken": 1}, {"taken": 2}])
    ]
    assert diff({"coaches": [{"taken": 1}]}, {"coaches": [{"taken": 2}]}) == [(("coaches", 0, "taken"), 2)]
