"""The largest and the smallest edition that is accepted: nothing overflows, and nothing leaves its row."""

from __future__ import annotations

import random
from functools import cache
from typing import Any, cast

import pytest

from tests.colorado.conserved import colorado
from tests.colorado.story import story
from tests.contract.cases import seats, walk
from westbound.engine.edition import Content
from westbound.games.colorado.game import GAME
from westbound.games.colorado.names import BOUNTIES, MEDALS, RAILS, REGIONS, STEPS_EACH, TRACK_MEDALS
from westbound.games.colorado.printed import FOLDER, LARGEST_MEDAL, read_edition
from westbound.games.colorado.rules import Colorado
from westbound.kit.edition import read_pages

ICONS = ("free play", "cards", "tipi", "nuggets", "saloon", "wanted")
Steps = list[dict[str, Any]]


def steps(count: int) -> Steps:
    """In a ring around the flag, each with another icon, the last one a free play."""
    icons = [ICONS[number % len(ICONS)] for number in reversed(range(count))]
    return [{"at": [number, number], "icon": icon, "links": ["flag"]} for number, icon in enumerate(icons)]


def railroad(count: int) -> dict[str, Any]:
    """With two switches right after the first step."""
    after = [[2, 3], [4], [4], [5, 6], *([number] for number in range(6, count + 1)), []]
    icons = ["discovery", "cards", *(ICONS[number % len(ICONS)] for number in range(count - 2))]
    parts = [{"at": [0, 0], "icon": icon, "next": following} for icon, following in zip(icons, after, strict=True)]
    return {"medal": LARGEST_MEDAL, "steps": parts}


def edition(large: bool) -> dict[str, Any]:
    """Ours, with as much of everything as is accepted, or as little."""
    content = dict(read_pages(FOLDER, "westbound").content)
    west = min((each for each in content["regions"] if each["kind"] == "lake"), key=lambda lake: lake["flag"][0])
    content["regions"] = [
        each | {"medal": each["medal"] if each is west else LARGEST_MEDAL, "steps": steps(STEPS_EACH if large else 3)}
        for each in content["regions"]
    ]
    content["railroad"] = railroad(RAILS if large else 6)
    medals = [LARGEST_MEDAL] * (TRACK_MEDALS - 1 if large else 1)
    boxes = 6 if large else 4
    content["tipi"] = {"icons": ["discovery"] * 7 if large else ["", "", "", "discovery", "", "", ""]}
    content["saloon"] = {"icons": [""] * boxes}
    content["wanted"] = {"icons": ["", "wanted", *[""] * (boxes - 2)]}
    for track in ("tipi", "saloon", "wanted"):
        content[track]["medals"] = [*medals, 9]
    content["zones"] = {
        "village": [0, 4],
        "desert": [3, 10, 99] if large else [3, 10],
        "lake": [1, 4, 98, 99] if large else [1, 4],
        "forest": [1, 3, 98, 99] if large else [1, 3],
        "medals": dict.fromkeys(("desert", "lake", "forest"), LARGEST_MEDAL),
    }
    return content


@cache
def box(large: bool, players: int) -> Any:
    return GAME.box(players, {}, Content(edition(large)))


every_size = pytest.mark.parametrize("large", [False, True], ids=["smallest", "largest"])


@pytest.mark.slow
@every_size
@pytest.mark.parametrize("players", [2, 4])
def test_games_come_to_an_end_and_nothing_is_lost(large: bool, players: int) -> None:
    for seed in range(2):
        table = cast(Colorado, GAME.deal(box(large, players)))
        decisions = 0
        for _ in walk(table, random.Random(seed)):
            decisions += 1
            colorado(table)
            assert max(table.won) <= MEDALS
            words = GAME.space(box(large, players))
            assert all(words.text(action) for seat in seats(table) for action in table.legal(seat))
        assert decisions < GAME.longest / 10


@pytest.mark.slow
@every_size
def test_playouts_come_to_an_end(large: bool) -> None:
    assert GAME.deal(box(large, 4)).playouts(200, 1)[0] > 0


def test_there_is_room_for_every_medal_that_somebody_can_win() -> None:
    ends_of_tracks = BOUNTIES + 1  # tipi has two
    assert ends_of_tracks + REGIONS + 1 == MEDALS


def test_no_medal_is_written_beyond_the_last_place() -> None:
    s = story()
    s.joe.has_won(*[1] * MEDALS).ticked("durango", 1, 3, 4, 5)
    s.calls("blue 1")
    s.joe.does("tick durango 2")
    assert s.joe.medals == [1] * MEDALS
    assert s.audrey.medals == []


def test_a_railroad_that_names_a_step_twice_would_leave_its_row() -> None:
    content = edition(large=True)
    content["railroad"]["steps"][3]["next"] = [5]  # two switches in all
    content["railroad"]["steps"][RAILS - 2]["next"] = [RAILS, RAILS]
    with pytest.raises(ValueError, match="lists a step twice"):
        read_edition(Content(content))
