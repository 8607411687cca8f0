"""What Python and C write differently; ``native.pxd`` has the C version."""

from __future__ import annotations

import math
from typing import TypeVar

T = TypeVar("T")


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


def mixed(digest: int, number: int) -> int:
    """A digest of 64 bits that depends on both, as a signed number (the finalizer of splitmix64)."""
    mixture = (digest ^ number) + 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFFFFFF
    mixture = (mixture ^ mixture >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    mixture = (mixture ^ mixture >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
    mixture ^= mixture >> 31
    return mixture - (mixture >> 63 << 64)


def shift_sums(
    sums: list[float], at: int, width: int, weights: list[float], row: list[float], start: int, new: list[float], n: int
) -> None:
    """Turn the *width* sums at *at*, made of the *n* numbers of *row* at *start*, into those of the *new* numbers.

    Numbers are rounded to multiples of 2 ** -18, as by ``on_grid``; each one's weights follow those of the one before.
    """
    for i in range(n):
        number = on_grid(new[i])
        more = number - row[start + i]
        if more != 0.0:
            row[start + i] = number
            for j in range(width):
                sums[at + j] += more * weights[i * width + j]


def add_layer(
    sums: list[float], width: int, weights: list[float], at: int, numbers: list[float], start: int, n: int
) -> None:
    """Add the *n* numbers at *start* that are above 0 to the *width* sums, each times its weights from *at* on."""
    for i in range(n):
        if numbers[start + i] > 0.0:
            for j in range(width):
                sums[j] += numbers[start + i] * weights[at + i * width + j]


def on_grid(number: float) -> float:
    """The number rounded to a multiple of 2 ** -18: the large one leaves no room for smaller places."""
    return number + 25769803776.0 - 25769803776.0


def exp(number: float) -> float:
    return math.exp(number)


def sqrt(number: float) -> float:
    return math.sqrt(number)


def overlay(table: object, other: object) -> None:
    """Make *table* a copy of *other*, a table with the same box; attributes with ``_`` are left alone."""
    mine = vars(table)
    for name, value in vars(other).items():
        if name[0] != "_":
            mine[name] = value.copy() if isinstance(value, list) else value


def nth(many: list[T], n: int) -> T:
    """The *n*-th object of a list, which C may look up without the GIL as long as nobody changes the list."""
    return many[n]
