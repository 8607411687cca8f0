"""Parts of editions from scratch, game by game: what is changed in many places at once, or not at all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.extreme.draft import Draft
from westbound.games.pioneer_days.vocabulary import GAINED_NAMES, MOMENTS, WORDS

Builder = Callable[[Draft], None]
FEWEST, MOST_DEGREE = 2, 12  # lines of a city; the game says what is too many


# Pioneers


def largest_maps(draft: Draft) -> None:
    """Maps of their own: with as many cities and lines as are accepted, or as few."""
    for side in ("four", "three"):
        counts = list(range(20, 60))
        draft.rng.shuffle(counts)
        for count in counts:
            for degree in range(MOST_DEGREE, FEWEST, -1):
                before = draft.rng.getstate()
                if draft.change(lambda says, c=count, d=degree, s=side: lay_map(draft.rng, says["side"][s], c, d)):  # type: ignore[misc]
                    break
                draft.rng.setstate(before)
            else:
                continue
            break
        more_lines(draft, side)


def lay_map(rng: random.Random, side: dict[str, Any], count: int, degree: int) -> None:
    """Cities on a grid, joined in a circle and then at random; no city has more lines than *degree*."""
    names = [f"city_{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(count)]
    side["cities"] = {
        name: {"label": name.title(), "x": 60 + 80 * (i % 10), "y": 40 + 80 * (i // 10)} for i, name in enumerate(names)
    }
    side["start"] |= {"x": 5, "y": 5}
    pairs = [*zip(names, [*names[1:], names[0]], strict=True)]
    lines = [f"start-{names[0]}", f"start-{names[1]}", *("-".join(pair) for pair in pairs)]
    ends = Counter(name for line in lines for name in line.split("-"))
    for one, other in rng.sample(list(combinations(names, 2)), count * 2):
        if f"{one}-{other}" not in lines and f"{other}-{one}" not in lines and max(ends[one], ends[other]) < degree:
            lines.append(f"{one}-{other}")
            ends[one] += 1
            ends[other] += 1
    side["lines"] = lines
    if "covered" in side:
        side["covered"] = names[2 : 2 + 2 * len(side["covered"]) : 2]
        while len(lines) > 80:
            lines.pop()


def more_lines(draft: Draft, side: str) -> None:
    """Lines between any two cities, until no more are accepted."""
    path = ("side", side, "lines")
    pairs = list(combinations(draft.says["side"][side]["cities"], 2))
    draft.rng.shuffle(pairs)
    for one, other in pairs[:60]:
        draft.put(path, [*draft.at(path), f"{one}-{other}"])


def full_coaches(draft: Draft) -> None:
    """All seats of all coaches of one or two professions."""
    jobs = draft.rng.sample(["banker", "merchant", "sergeant", "barkeeper", "digger", "farmer"], 2)
    for i in range(len(draft.says["coaches"])):
        for size in (6, 5, 4, 3):
            if draft.put(("coaches", i, "seats"), [draft.rng.choice(jobs) for _ in range(size)]):
                break


# Pioneer Days


def sentences(draft: Draft) -> None:
    """Every card says something else, with numbers as large as they may be, as often as there is room."""
    for pile in ("townsfolk", "boards"):
        for i in range(len(draft.says[pile])):
            for _ in range(draft.rng.choice((1, 1, 2, 4))):
                path = (pile, i, "does")
                said = speak(draft.rng, draft.rng.choice(list(MOMENTS)))
                keeps = draft.at(path) if draft.rng.random() < 0.5 else []
                draft.put(path, [*keeps, said])
            draft.put((pile, i, "scores"), [speak(draft.rng, "score")])


def windfalls(draft: Draft) -> None:
    """Whatever a player has grows by itself: for each *good*, as many more as allowed."""
    for i in range(len(draft.says["townsfolk"])):
        good, moment = draft.rng.choice(GAINED_NAMES), draft.rng.choice(list(MOMENTS))
        n = draft.rng.choice((99, 98, 50, 10))
        counted = draft.rng.choice((good, "money", "cattle", "wagons"))
        draft.put(("townsfolk", i, "does"), [f"{moment} gain {n - i % 7} {good} per 1 {counted}"])
        draft.put(("townsfolk", i, "scores"), [f"score {n} per {counted}"])


def speak(rng: random.Random, moment: str) -> str:
    """A sentence of the vocabulary; whether it goes with its moment is for the game to say."""
    pattern = rng.choice(list(WORDS.words.values()))
    for slot in ("good", "other", "cost", "counted"):
        pattern = pattern.replace(f"{{{slot}}}", rng.choice(list(WORDS.lists[slot])))
    return f"{moment} {pattern}".replace("{n}", str(rng.choice((99, 99, 20, 1)))).replace(
        "{k}", str(rng.choice((1, 1, 1, 2, 99)))
    )


# Colorado


def long_railroad(draft: Draft) -> None:
    """As many steps as are accepted, with the switches anywhere."""
    for count in range(40, 5, -1):
        if draft.change(lambda says, c=count: lay_rails(draft.rng, says["railroad"], c)):  # type: ignore[misc]
            return


def lay_rails(rng: random.Random, railroad: dict[str, Any], count: int) -> None:
    icons = ["cards", "discovery", *rng.choices(["cards", "free play", "nuggets", "discovery", ""], k=count - 2)]
    switches = rng.sample(range(count - 2), 2)
    railroad["steps"] = [
        {
            "at": [min(1000, 20 + 20 * i), 650],
            "icon": icons[i],
            "next": [] if i == count - 1 else [i + 2, *([i + 3] if i in switches else [])],
        }
        for i in range(count)
    ]


def full_regions(draft: Draft) -> None:
    """Every region with as many steps as are accepted, all linked, and the same icon on most of them."""
    icon = draft.rng.choice(("free play", "cards", "nuggets", "tipi", "saloon", "wanted", ""))
    for i in range(len(draft.says["regions"])):
        while draft.lengthen(("regions", i, "steps")):
            pass
        for n, step in enumerate(draft.says["regions"][i]["steps"]):
            draft.put(("regions", i, "steps", n, "icon"), icon)
            draft.put(("regions", i, "steps", n, "links"), ["flag", *step["links"]])


def all_adjacent(draft: Draft) -> None:
    names = [region["name"] for region in draft.says["regions"]]
    for one, other in combinations(names, 2):
        draft.put(("adjacent",), [*draft.at(("adjacent",)), [one, other]])


BUILDERS: dict[str, list[Builder]] = {
    "pioneers": [largest_maps, full_coaches],
    "pioneer_days": [sentences, windfalls],
    "colorado": [long_railroad, full_regions, all_adjacent],
}
