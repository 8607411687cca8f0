"""A position as plain data."""

from __future__ import annotations

from westbound.engine.flow import Flow

Snapshot = dict[str, bool | int | list[int]]


def dump(t: Flow) -> Snapshot:
    """Return everything on the table by name; the same whether interpreted or compiled."""
    public = {name: getattr(t, name) for name in dir(t) if name[0] != "_"}
    return {
        name: value.copy() if isinstance(value, list) else value
        for name, value in public.items()
        if isinstance(value, int | list)
    }


def load(t: Flow, data: Snapshot) -> None:
    """Restore a table from a dump; the data is not checked."""
    for name, value in data.items():
        setattr(t, name, list(value) if isinstance(value, list) else value)
