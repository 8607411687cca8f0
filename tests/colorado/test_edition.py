"""Our edition keeps every promise of the spec, and a wrong one is refused with file, key and reason."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.stories.editions import check_refusal, ours
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import FLAG
from westbound.games.colorado.printed import HEIGHT, WIDTH, Point, Region, may_be_last, read_edition

EDITION = read_edition("westbound")
PLACE = {region.name: number for number, region in enumerate(EDITION.regions)}
MIDDLE = WIDTH // 2, HEIGHT // 2
MOUNTAIN_BETWEEN = {mountain.between for mountain in EDITION.mountains}


def of_kind(kind: str) -> list[Region]:
    return [region for region in EDITION.regions if region.kind == kind]


def icons_on(kind: str) -> float:
    """The share of steps with an icon."""
    steps = [step for region in of_kind(kind) for step in region.steps]
    return sum(step.icon != "" for step in steps) / len(steps)


def beside(region: int) -> set[int]:
    return {b for pair in EDITION.adjacent for a, b in (pair, pair[::-1]) if a == region}


# The map


def test_thirteen_regions_two_villages_three_deserts_four_lakes_four_forests() -> None:
    assert Counter(region.kind for region in EDITION.regions) == {"village": 2, "desert": 3, "lake": 4, "forest": 4}


def test_deserts_are_larger_and_have_the_highest_medals() -> None:
    others = [region for region in EDITION.regions if region.kind != "desert"]
    assert min(region.medal for region in of_kind("desert")) > max(region.medal for region in others)
    assert min(len(region.steps) for region in of_kind("desert")) >= max(len(region.steps) for region in others)


def test_lakes_have_many_icons_and_low_medals_forests_lie_between() -> None:
    assert icons_on("lake") > 0.8 > icons_on("forest") > 0.4 > icons_on("desert")
    lakes, forests = ([region.medal for region in of_kind(kind)] for kind in ("lake", "forest"))
    assert max(lakes) < min(forests)


def test_a_region_has_three_to_eight_steps_and_none_of_them_discovers() -> None:
    assert all(len(region.steps) in range(3, 9) for region in EDITION.regions)
    assert not any(step.icon == "discovery" for region in EDITION.regions for step in region.steps)


def test_every_step_is_linked_to_its_own_flag() -> None:
    for region in EDITION.regions:
        reached = {FLAG}
        for _ in region.steps:
            reached |= {number for number, step in enumerate(region.steps) if reached & set(step.links)}
        assert reached == {FLAG, *range(len(region.steps))}


def test_every_track_can_be_filled_from_the_map() -> None:
    icons = Counter(step.icon for region in EDITION.regions for step in region.steps)
    for name, track in EDITION.tracks.items():
        assert icons[name] >= len(track.icons)


def test_from_either_village_every_region_is_reachable() -> None:
    for village in of_kind("village"):
        reached = {PLACE[village.name]}
        for _ in EDITION.regions:
            reached |= {near for region in reached for near in beside(region)}
        assert len(reached) == len(EDITION.regions)


def test_each_village_is_beside_a_desert_a_lake_and_a_forest() -> None:
    for village in of_kind("village"):
        kinds = {EDITION.regions[near].kind for near in beside(PLACE[village.name])}
        assert kinds == {"desert", "lake", "forest"}


def test_what_a_mountain_separates_is_not_adjacent() -> None:
    assert len(MOUNTAIN_BETWEEN) == len(EDITION.mountains) >= 3
    assert not MOUNTAIN_BETWEEN & set(EDITION.adjacent)


def test_the_worked_turn_can_be_played_here() -> None:
    """The free play of the west lake may come last; then the desert in the middle is near, the forest is not."""
    lake = min(of_kind("lake"), key=lambda region: region.flag)
    assert lake.medal == 3
    assert any(step.icon == "free play" and may_be_last(lake.steps, i) for i, step in enumerate(lake.steps))
    north = PLACE[min(of_kind("forest"), key=lambda region: region.flag[1]).name]
    middle = PLACE[min(of_kind("desert"), key=lambda region: math.dist(region.flag, MIDDLE)).name]
    village = PLACE[max(of_kind("village"), key=lambda region: region.flag[1]).name]
    discovered = {village, PLACE[lake.name]}
    assert middle in beside(village)
    assert PLACE[lake.name] in beside(village)
    assert not beside(north) & discovered
    assert (min(PLACE[lake.name], north), max(PLACE[lake.name], north)) in MOUNTAIN_BETWEEN


# The drawing


def borders(shape: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(pairwise((*shape, shape[0])))


def inside(point: Point, shape: tuple[Point, ...]) -> bool:
    """Whether a line from here to the east crosses the border an odd number of times."""
    x, y = point
    crossed = [((ax, ay), (bx, by)) for (ax, ay), (bx, by) in borders(shape) if (ay > y) != (by > y)]
    return sum(x < ax + (bx - ax) * (y - ay) / (by - ay) for (ax, ay), (bx, by) in crossed) % 2 == 1


def to_line(point: tuple[float, float], line: tuple[Point, Point]) -> float:
    (x, y), ((ax, ay), (bx, by)) = point, line
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(1, max(0, along))
    return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def to_border(point: tuple[float, float], shape: tuple[Point, ...]) -> float:
    return min(to_line(point, line) for line in borders(shape))


def share_a_border(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether a stretch of one lies along the other, not only a corner."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in borders(one)]
    return any(to_border(middle, other) < 10 for middle in middles)


def points(region: Region) -> list[Point]:
    return [region.flag, *(step.at for step in region.steps)]


def test_flag_and_steps_lie_well_inside_their_region() -> None:
    for region in EDITION.regions:
        for point in points(region):
            assert inside(point, region.shape)
            assert to_border(point, region.shape) >= 20


def test_nothing_on_the_map_is_too_close_together() -> None:
    all_points = [point for region in EDITION.regions for point in points(region)]
    all_points += [step.at for step in EDITION.railroad]
    assert min(math.dist(one, other) for one, other in combinations(all_points, 2)) >= 34


def test_no_way_runs_over_another_step() -> None:
    for region in EDITION.regions:
        place = {FLAG: region.flag, **{number: step.at for number, step in enumerate(region.steps)}}
        for number, step in enumerate(region.steps):
            for link in step.links:
                others = [at for other, at in place.items() if other not in (number, link)]
                assert min(to_line(at, (step.at, place[link])) for at in others) >= 22


def test_no_two_shapes_overlap() -> None:
    shapes = [region.shape for region in EDITION.regions] + [mountain.shape for mountain in EDITION.mountains]
    for one, other in combinations(shapes, 2):
        assert not any(inside(point, other) for point in one)
        assert not any(inside(point, one) for point in other)


def test_what_shares_a_border_is_adjacent_and_nothing_else() -> None:
    for (i, one), (j, other) in combinations(enumerate(EDITION.regions), 2):
        assert share_a_border(one.shape, other.shape) == ((i, j) in EDITION.adjacent)


def test_a_mountain_lies_between_the_two_it_separates() -> None:
    for mountain in EDITION.mountains:
        for region in mountain.between:
            assert share_a_border(mountain.shape, EDITION.regions[region].shape)


def test_the_railroad_runs_below_the_map_from_left_to_right() -> None:
    lowest = max(y for region in EDITION.regions for _, y in region.shape)
    assert all(lowest + 20 < step.at[1] for step in EDITION.railroad)
    for step in EDITION.railroad:
        assert all(step.at[0] < EDITION.railroad[after].at[0] for after in step.links)


# The railroad and the bounty board


def test_the_railroad_has_two_switches_whose_branches_meet_again() -> None:
    assert sum(len(step.links) == 2 for step in EDITION.railroad) == 2
    assert [number for number, step in enumerate(EDITION.railroad) if not step.links] == [len(EDITION.railroad) - 1]
    assert {"cards", "discovery"} <= {step.icon for step in EDITION.railroad}


def test_the_branches_of_a_switch_are_of_different_character() -> None:
    for step in EDITION.railroad:
        assert len({EDITION.railroad[after].icon for after in step.links}) == len(step.links)


def test_the_totals_of_the_zones() -> None:
    assert EDITION.zones["village"] == (0, 4)
    assert {3, 10} <= set(EDITION.zones["desert"])
    assert {1, 4} <= set(EDITION.zones["lake"])
    assert {1, 3} <= set(EDITION.zones["forest"])
    assert all(len(row) <= len(of_kind(kind)) for kind, row in EDITION.zones.items())
    assert set(EDITION.zone_medals) == {"desert", "lake", "forest"}


def test_the_tracks_and_their_medals() -> None:
    tipi, saloon, wanted = (EDITION.tracks[name] for name in ("tipi", "saloon", "wanted"))
    assert len(tipi.icons) == 7
    assert 9 in tipi.medals
    assert len(saloon.icons) in range(4, 7)
    assert not any(saloon.icons)
    assert len(wanted.icons) in range(4, 7)
    assert [number for number, icon in enumerate(wanted.icons) if icon] == [1]
    assert "discovery" in (*tipi.icons, *wanted.icons)
    assert all(len(track.medals) >= 2 for track in EDITION.tracks.values())


def test_there_are_many_ways_to_a_medal_and_the_largest_is_worth_15() -> None:
    medals = [region.medal for region in EDITION.regions] + [EDITION.railroad_medal, *EDITION.zone_medals.values()]
    medals += [medal for track in EDITION.tracks.values() for medal in track.medals]
    assert len(medals) >= 15
    assert max(medals) == 15


# Refusals

GONE = object()


def written(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def edited(folder: Path, *changes: tuple[str, Any]) -> Path:
    """Our edition with something changed: each time where, and into what."""
    content = tomllib.loads(ours(GAME).read_text(encoding="utf-8"))
    for where, new in changes:
        part: Any = content
        *way, last = [int(word) - 1 if word.isdigit() else word for word in re.findall(r"\w+", where)]
        for word in way:
            part = part[word]
        if new is GONE:
            del part[last]
        else:
            part[last] = new(part[last]) if callable(new) else new
    path = folder / "mine.toml"
    path.write_text("".join(f"{key} = {written(value)}\n" for key, value in content.items()), encoding="utf-8")
    return path


def at(name: str) -> str:
    return f"regions[{PLACE[name] + 1}]"


def plus(*more: Any) -> Any:
    return lambda values: [*values, *more]


def without(name: str) -> Any:
    return lambda pairs: [pair for pair in pairs if name not in pair]


def in_a_chain(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps one after the other, the last of them first."""
    return [{**step, "links": [number or "flag"]} for number, step in enumerate(reversed(steps))]


def showing(icon: str) -> Any:
    return lambda steps: [{**step, "icon": icon} for step in steps]


def rails(count: int) -> list[dict[str, Any]]:
    """A railroad without switches."""
    after = [[number + 2] for number in range(count - 1)]
    return [{"at": [0, 0], "icon": "", "next": following} for following in [*after, []]]


NEW_PAIR = f"adjacent[{len(EDITION.adjacent) + 1}]"
FIRST_PAIR = [EDITION.regions[number].name for number in EDITION.adjacent[0]]
TRIANGLE = [[0, 0], [9, 0], [0, 9]]
REFUSALS = [
    # what is changed, into what, the key named, a word of the reason
    ("name", GONE, "name", "missing"),
    ("name", 3, "name", "must be text"),
    ("version", GONE, "version", "missing"),
    ("version", "one", "version", "whole number"),
    ("author", "me", "author", "unknown key"),
    # regions
    ("regions[13]", GONE, "regions", "12 of them; the box has 13"),
    ("regions", 3, "regions", "list of tables"),
    ("regions[1].kind", "canyon", "regions[1].kind", "there is no kind of region “canyon”"),
    ("regions[1].kind", "desert", "regions", "Village: 1 region; there are 2"),
    ("regions[1].name", "Fort Collins", "regions[1].name", "“Fort Collins” is not a valid name"),
    ("regions[1].name", "tipi", "regions[1].name", "“tipi” is the name of a track, a zone or the railroad"),
    ("railroad.steps[1].next", [2, 2], "railroad.steps[1].next", "lists a step twice"),
    ("regions[1].name", "durango", "regions", "2 of them are “durango”"),
    ("regions[1].label", GONE, "regions[1].label", "missing"),
    ("regions[1].height", 3, "regions[1].height", "unknown key"),
    ("regions[1].medal", 0, "regions[1].medal", "0; a medal is worth 1 to 15"),
    ("regions[1].medal", 16, "regions[1].medal", "16; a medal is worth 1 to 15"),
    ("regions[1].medal", "4", "regions[1].medal", "whole number"),
    ("regions[1].flag", [1001, 0], "regions[1].flag", "[1001, 0] is not on the map"),
    ("regions[1].flag", [0, -1], "regions[1].flag", "[0, -1] is not on the map"),
    ("regions[1].flag", [1], "regions[1].flag", "must be a point"),
    ("regions[1].shape", TRIANGLE[:2], "regions[1].shape", "at least 3 points"),
    ("regions[1].shape", [*TRIANGLE, [3]], "regions[1].shape", "must be a point"),
    # steps
    ("regions[1].steps", lambda steps: steps[:2], "regions[1].steps", "2 of them; a region has 3 to 8"),
    ("regions[1].steps", lambda steps: [*steps, *steps], "regions[1].steps", "a region has 3 to 8"),
    ("regions[1].steps", 3, "regions[1].steps", "list of tables"),
    ("regions[1].steps[1].at", GONE, "regions[1].steps[1].at", "missing"),
    ("regions[1].steps[1].icon", "discovery", "regions[1].steps[1].icon", "“discovery” can’t go here"),
    ("regions[1].steps[1].icon", "check", "regions[1].steps[1].icon", "“check” can’t go here"),
    ("regions[1].steps[1].icon", "tipis", "regions[1].steps[1].icon", "did you mean “tipi”"),
    ("regions[1].steps[1].links", [], "regions[1].steps[1].links", "lists the steps it is linked to"),
    ("regions[1].steps[1].links", [1], "regions[1].steps[1].links", "there is no other step “1”"),
    ("regions[1].steps[1].links", [9], "regions[1].steps[1].links", "there is no other step “9”"),
    ("regions[1].steps[1].links", ["flags"], "regions[1].steps[1].links", "there is no other step “flags”"),
    ("regions[1].steps[1].links", [2], "regions[1].steps[1].links", "nobody can reach this step"),
    # mountains and neighbors
    ("mountains", lambda mountains: mountains[:1], "mountains", "1 of them; there are at least 2"),
    ("mountains", 3, "mountains", "list of tables"),
    ("mountains[1].label", GONE, "mountains[1].label", "missing"),
    ("mountains[1].shape", [], "mountains[1].shape", "at least 3 points"),
    ("mountains[1].between", ["elkhead", "elkhead"], "mountains[1].between", "must be a pair of regions"),
    ("mountains[1].between", ["elkhead", "durang"], "mountains[1].between", "did you mean “durango”"),
    ("adjacent", 3, "adjacent", "list of pairs"),
    ("adjacent[1]", ["elkhead"], "adjacent[1]", "must be a pair of regions"),
    ("adjacent[1]", ["elkhead", "utah"], "adjacent[1]", "there is no region “utah”"),
    ("adjacent", plus(FIRST_PAIR[::-1]), NEW_PAIR, "named twice"),
    ("adjacent", plus(["elkhead", "grand_mesa"]), NEW_PAIR, "a mountain separates these two"),
    ("adjacent", without("big_timbers"), "adjacent", "nobody who starts in fort_collins can reach big_timbers"),
    # what the worked turn needs
    (f"{at('durango')}.flag", [126, 300], "regions", "one village has to be in the upper half of the map"),
    (f"{at('grand_mesa')}.medal", 4, "regions", "the lake in the west, grand_mesa, has a medal of 3"),
    (f"{at('grand_mesa')}.steps", showing(""), "regions", "grand_mesa has no step with “Free card”"),
    (f"{at('grand_mesa')}.steps", in_a_chain, "regions", "“Free card” that can be ticked last"),
    ("mountains[2].between", ["browns_park", "twin_lakes"], "mountains", "none separates elkhead in the north"),
    # railroad
    ("railroad.medal", GONE, "railroad.medal", "missing"),
    ("railroad.medal", 16, "railroad.medal", "a medal is worth 1 to 15"),
    ("railroad.steps", rails(5), "railroad.steps", "5 of them; the railroad has 6 to 20"),
    ("railroad.steps", rails(21), "railroad.steps", "21 of them; the railroad has 6 to 20"),
    ("railroad.steps", rails(12), "railroad.steps", "0 switches; there are 2"),
    ("railroad.steps", showing("discovery"), "railroad.steps", "no step of the railroad has “Cards”"),
    ("railroad.steps", showing("cards"), "railroad.steps", "no step of the railroad has “Discovery”"),
    ("railroad.steps[1].icon", "check", "railroad.steps[1].icon", "“check” can’t go here"),
    ("railroad.steps[1].next", [1], "railroad.steps[1].next", "lists the steps that follow, by number, 2 to 12"),
    ("railroad.steps[1].next", [13], "railroad.steps[1].next", "by number, 2 to 12"),
    ("railroad.steps[1].next", 2, "railroad.steps[1].next", "by number, 2 to 12"),
    ("railroad.steps[2].next", [3], "railroad.steps[4]", "nobody can reach this step"),
    ("railroad.steps[2].next", [3, 4, 5], "railroad.steps", "with two branches each"),
    ("railroad.steps[10].next", [11, 12], "railroad.steps", "3 switches; there are 2"),
    ("railroad.steps[11].next", [], "railroad.steps", "all branches end in one last step"),
    # zones
    ("zones.village", [0, 5], "zones.village", "the totals are 0 and 4"),
    ("zones.village", GONE, "zones.village", "missing"),
    ("zones.desert", [3, 6, 8, 10], "zones.desert", "4 boxes, and only 3 such regions"),
    ("zones.desert", [3, 6], "zones.desert", "one of the totals is 10"),
    ("zones.lake", [2, 4], "zones.lake", "one of the totals is 1"),
    ("zones.forest", [1, 2], "zones.forest", "one of the totals is 3"),
    ("zones.forest", [3, 1], "zones.forest", "each total is higher than the one before"),
    ("zones.forest", [-1, 1, 3], "zones.forest", "each total is higher than the one before"),
    ("zones.forest", [], "zones.forest", "must be a list of totals"),
    ("zones.swamp", [1], "zones.swamp", "unknown key"),
    ("zones.medals.village", 3, "zones.medals.village", "unknown key"),
    ("zones.medals.lake", 16, "zones.medals.lake", "a medal is worth 1 to 15"),
    # tracks
    ("tipi.medals", [10, 6, 3], "tipi.medals", "one of them is worth 9"),
    ("tipi.icons", [""] * 7, "tipi.icons", "“Discovery” has to be above a box of the tipi"),
    ("tipi.icons", [""] * 6, "tipi.icons", "6 boxes; this track has 7"),
    ("tipi.icons[1]", "check", "tipi.icons", "“check” can’t go here"),
    ("saloon.icons", [""] * 3, "saloon.icons", "3 boxes; this track has 4 to 6"),
    ("saloon.icons", [""] * 7, "saloon.icons", "7 boxes; this track has 4 to 6"),
    ("saloon.icons[2]", "cards", "saloon.icons", "there are no icons above the saloon track"),
    ("wanted.icons[2]", "", "wanted.icons", "there is one icon above the second box"),
    ("wanted.icons[3]", "cards", "wanted.icons", "and no other"),
    ("wanted.medals", [7], "wanted.medals", "2 to 4 medals"),
    ("wanted.medals", [7, 6, 5, 4, 3], "wanted.medals", "2 to 4 medals"),
    ("wanted.medals", [5, 7], "wanted.medals", "the highest comes first"),
    ("wanted.medals", [16, 7], "wanted.medals", "16; a medal is worth 1 to 15"),
    ("wanted.points", 3, "wanted.points", "unknown key"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "new", "key", "reason"), REFUSALS)
def test_a_wrong_edition_is_refused(tmp_path: Path, where: str, new: Any, key: str, reason: str) -> None:
    check_refusal(GAME, edited(tmp_path, (where, new)), key, reason)
