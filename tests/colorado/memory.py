"""What is remembered at a table of Colorado, fact by fact."""

from __future__ import annotations

from collections.abc import Sequence

from westbound.games.colorado.names import FACTS
from westbound.games.colorado.rules import Colorado

Fact = tuple[int, int, int]  # what happened, whose hand it is about, which card


def remembered(t: Colorado) -> list[Fact]:
    """What was seen and said of hands."""
    return list(zip(t.facts[: t.remembered], t.fact_of, t.fact_kind, strict=False))


def remember(t: Colorado, facts: Sequence[Fact]) -> None:
    """Let this be all that was seen and said."""
    rows = [[*row, *[0] * (FACTS - len(facts))] for row in (zip(*facts, strict=True) if facts else ((), (), ()))]
    (t.facts, t.fact_of, t.fact_kind), t.remembered = rows, len(facts)
