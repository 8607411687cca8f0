"""Colorado: arguments about the region that is discovered, or in which a player starts."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts
from westbound.games.colorado.hints.sequel import hope, medals_to_go
from westbound.games.colorado.names import NO_ICON, OF_REGION, REGIONS, STEPS_EACH
from westbound.games.colorado.rules import Colorado
from westbound.games.colorado.worth import ICON_WORTH

ICONS = 0.15  # of what they are worth when they are ticked
OPENED = 0.3  # a region that can be discovered next


def about_region(t: Colorado, seat: int, region: int) -> Iterator[Argument]:
    """The medal and the icons of a region, and where it leads."""
    if medals_to_go(t) == 0:
        return
    box, regions = t.box, t.box.edition.regions
    steps, medal = len(regions[region].steps), box.medal[region]
    facts: Facts = {"steps": steps, "points": medal}
    yield Argument("region", facts, hope(t, OF_REGION + region, medal, steps))
    icons = [icon for icon in box.icon[region * STEPS_EACH :][:steps] if icon != NO_ICON]
    yield Argument(
        "icons",
        {"count": len(icons), "steps": steps, "bare": steps - len(icons)},
        ICONS * sum(ICON_WORTH[icon] for icon in icons),
    )
    known = t.flags[seat] | 1 << region | t.reach(seat)[REGIONS + 1]
    opened = [other for other in range(REGIONS) if box.beside[region] & ~known & 1 << other]
    if opened:
        yield Argument(
            "opens", {"regions": [("region", regions[other].name) for other in opened]}, OPENED * len(opened)
        )
