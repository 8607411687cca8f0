"""What Python and C write differently; ``native.pxd`` has the C version."""

from __future__ import annotations


def row(size: int) -> list[int]:
    """*size* small numbers: ``short[size]`` when compiled."""
    return [0] * size


def masks(size: int) -> list[int]:
    """*size* sets, or numbers that need 64 bits: ``long long[size]`` when compiled."""
    return [0] * size


def reals(size: int) -> list[float]:
    """*size* fractions: ``double[size]`` when compiled."""
    return [0.0] * size


def bit(index: int) -> int:
    """The set whose only member is *index*, which must be below 62."""
    return 1 << index


def lowest(mask: int) -> int:
    """The first member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def members(mask: int) -> int:
    """The number of members of a set."""
    return mask.bit_count()


def member(mask: int, n: int) -> int:
    """The *n*-th member of a set, counted from 0."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def overlay(table: object, other: object) -> None:
    """Make *table* a copy of *other*, a table with the same box; attributes with ``_`` are left alone."""
    mine = vars(table)
    for name, value in vars(other).items():
        if name[0] != "_":
            mine[name] = value.copy() if isinstance(value, list) else value
