"""What differs between two editions, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from westbound.editions.files import inline

HERE, THERE = "only in A", "only in B"


def differences(a: Mapping[str, Any], b: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Yield a sentence for each difference, in the order of A, then what only B has."""
    changed: list[str] = []
    inside: list[str] = []
    for name in [*a, *(name for name in b if name not in a)]:
        place = f"{path} {name}".strip()
        if name not in b:
            changed.append(f"{name} {shown(a[name])} {HERE}")
        elif name not in a:
            changed.append(f"{name} {shown(b[name])} {THERE}")
        elif isinstance(a[name], dict) and isinstance(b[name], dict):
            inside += differences(a[name], b[name], place)
        elif is_list_of(dict, a[name], b[name]):
            inside += between_rows(a[name], b[name], place)
        elif is_list_of(str, a[name], b[name]) or is_list_of(list, a[name], b[name]):
            changed += between_sets(a[name], b[name], name)
        elif a[name] != b[name]:
            changed.append(f"{name} {shown(a[name])} → {shown(b[name])}")
    if changed:
        yield f"{path}: {'; '.join(changed)}" if path else "; ".join(changed)
    yield from inside


def between_rows(a: list[Any], b: list[Any], path: str) -> Iterator[str]:
    """Compare rows by their names or, without names, by their position."""
    one, other = by_name(a), by_name(b)
    for name in [*one, *(name for name in other if name not in one)]:
        if name not in other:
            yield f"{path} {name}: {HERE}"
        elif name not in one:
            yield f"{path} {name}: {THERE}"
        else:
            yield from differences(one[name], other[name], f"{path} {name}")


def by_name(rows: list[Any]) -> dict[str, Any]:
    names = [row.get("name") or row.get("label") for row in rows]
    named = all(isinstance(name, str) for name in names) and len(set(names)) == len(names)
    return {str(name if named else number): row for number, (name, row) in enumerate(zip(names, rows, strict=True), 1)}


def between_sets(a: list[Any], b: list[Any], name: str) -> Iterator[str]:
    """Yield what only one of the lists has; if they have the same items, whether the order differs."""
    if len(a) == len(b) <= 8 and a != b and all(isinstance(each, str) for each in [*a, *b]):
        yield f"{name} {shown(a)} → {shown(b)}"
        return
    here, there = beyond(a, b), beyond(b, a)
    yield from (f"{name} {shown(each)} {HERE}" for each in here)
    yield from (f"{name} {shown(each)} {THERE}" for each in there)
    if a != b and not here and not there:
        yield f"{name} in another order"


def beyond(a: list[Any], b: list[Any]) -> list[Any]:
    """Return the items that *a* has more often than *b*, each that many times."""
    rest, more = list(b), []
    for each in a:
        if each in rest:
            rest.remove(each)
        else:
            more.append(each)
    return more


def is_list_of(kind: type, *lists: Any) -> bool:
    return all(isinstance(each, list) and each and all(isinstance(item, kind) for item in each) for each in lists)


def shown(value: Any) -> str:
    return value if isinstance(value, str) and value else inline(value)
