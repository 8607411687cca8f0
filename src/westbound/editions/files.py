"""An edition as a file: TOML, laid out as ours are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 110
ESCAPED = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def write(says: Mapping[str, Any]) -> str:
    """Return an edition as a TOML file; reading it gives the same content.

    >>> print(write({"name": "mine", "tiles": {"farmer": 7}, "coaches": [{"name": "overland", "points": 7}]}), end="")
    name = "mine"
    <BLANKLINE>
    [tiles]
    farmer = 7
    <BLANKLINE>
    [[coaches]]
    name = "overland"
    points = 7
    """
    return "\n".join(table("", says)).strip("\n") + "\n"


def table(path: str, says: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a table's own keys, then of the tables in it."""
    for name, value in says.items():
        if not is_section(path, value):
            yield f"{key(name)} = {inline(value) if len(inline(value)) <= WIDTH else spread(value)}"
    for name, value in says.items():
        place = f"{path}.{key(name)}" if path else key(name)
        if not is_section(path, value):
            continue
        for each in value if isinstance(value, list) else [value]:
            yield ""
            if isinstance(value, list):
                yield f"[[{place}]]"
            elif not each or not all(is_section(place, inner) for inner in each.values()):
                yield f"[{place}]"
            yield from table(place, each)


def is_section(path: str, value: Any) -> bool:
    """Whether a value gets its own heading: the parts of the file, and tables of tables."""
    if isinstance(value, dict):
        return not path or any(isinstance(inner, dict) for inner in value.values())
    return not path and isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def spread(value: Any) -> str:
    """Return a value, with long lists on several lines."""
    if not isinstance(value, list):
        return inline(value)
    rows, row = [], ""
    for item in map(inline, value):
        if row and (len(row) + len(item) > WIDTH or isinstance(value[0], dict)):
            rows.append(row)
            row = ""
        row += f"{' ' if row else ''}{item},"
    return "[\n" + "".join(f"    {each}\n" for each in [*rows, row]) + "]"


def inline(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key(name)} = {inline(each)}" for name, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, str):
        return quoted(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else quoted(name)


def quoted(text: str) -> str:
    return '"' + "".join(ESCAPED.get(c) or (c if c >= " " and c != "\x7f" else f"\\u{ord(c):04x}") for c in text) + '"'
