"""Whether what was drawn looks like chance."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from typing import Any


def chi_square(drawn: Counter[Any], expected: Mapping[Any, float], n: int) -> bool:
    """Whether *n* draws look as they should."""
    assert set(drawn) == set(expected), set(drawn) ^ set(expected)
    distance = sum((drawn[key] - n * p) ** 2 / (n * p) for key, p in expected.items())
    freedom = len(expected) - 1
    return not freedom or distance < freedom + 4 * math.sqrt(2 * freedom)
