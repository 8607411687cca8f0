"""Colorado: the paths on a roadmap, and the branches closed on the railroad."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from westbound.games.colorado.view import RegionView, StepView

FLAG = "flag"


def links_of(region: RegionView) -> dict[str, list[str]]:
    """What is linked to what in a region, the flag first."""
    steps = region["steps"]
    near = [step["name"] for step in steps if FLAG in step["links"]]
    return {FLAG: near} | {step["name"]: step["links"] for step in steps}


def trails(links: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """All links, each once, as paths of consecutive steps."""
    left = {frozenset((one, other)) for one, others in links.items() for other in others}
    found: list[list[str]] = []
    known = [*links][:1]
    while left:
        way = [next(name for name in known if any(frozenset((name, other)) in left for other in links[name]))]
        while onward := [other for other in links[way[-1]] if frozenset((way[-1], other)) in left]:
            left.remove(frozenset((way[-1], onward[0])))
            way.append(onward[0])
        known += way[1:]
        found.append(way)
    return found


def lost_rails(railroad: Sequence[StepView], ticked: Collection[str]) -> set[str]:
    """The steps of the railroad on branches that are closed."""
    if not ticked:
        return set()
    follows = {step["name"]: step["links"] for step in railroad}
    reached = {max(ticked, key=int)}
    for name in follows:  # from left to right
        if name in reached:
            reached.update(follows[name])
    return set(follows) - set(ticked) - reached
