"""Pioneers: what speaks for a choice, or against it."""

from __future__ import annotations

from westbound.engine.game import Argument
from westbound.games.pioneers.hints.building import building
from westbound.games.pioneers.hints.gains import gains
from westbound.games.pioneers.hints.rivals import rivals
from westbound.games.pioneers.hints.spending import spending
from westbound.games.pioneers.hints.trial import Trial
from westbound.games.pioneers.rules import Pioneers

# fmt: off
ARGUED = frozenset({
    "empties", "progress", "forced", "scarce", "network", "tile", "nugget", "more-off", "ends-ahead", "ends-behind",
    "costs", "pays-rival", "no-drive", "enables", "cannot-join", "coach", "too-late",
    "saves", "leads", "prepares", "one-more", "far-away", "denies",
    "guests", "helps", "blocks",
})
# fmt: on


def arguments(t: Pioneers, seat: int, action: int) -> list[Argument]:
    """All that is sure, whatever others have in secret."""
    trial = Trial(t, seat, action)
    found = [*gains(trial), *spending(trial), *building(trial), *rivals(trial)]
    return [argument for argument in found if argument.weight]
