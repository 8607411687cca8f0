"""How likely draws are, and whether the actual draws are plausible."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

Hands = tuple[tuple[int, ...], ...]


def deals(pool: Sequence[int], sizes: Sequence[int]) -> dict[Hands, float]:
    """How likely each way to deal *pool* into hands of these sizes is: all orders are alike."""
    count: Counter[Hands] = Counter()
    for drawn in itertools.permutations(pool, sum(sizes)):
        values = iter(drawn)
        count[tuple(tuple(sorted(itertools.islice(values, size))) for size in sizes)] += 1
    return {hands: ways / count.total() for hands, ways in count.items()}


def chi_square(drawn: Counter[Any], expected: Mapping[Any, float], n: int) -> bool:
    """Whether *n* draws are plausible."""
    assert set(drawn) == set(expected), set(drawn) ^ set(expected)
    distance = sum((drawn[key] - n * p) ** 2 / (n * p) for key, p in expected.items())
    freedom = len(expected) - 1
    return not freedom or distance < freedom + 4 * math.sqrt(2 * freedom)
