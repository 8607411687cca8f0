"""What views say so that nobody who draws them needs the rules: it agrees with what the rules do."""

from __future__ import annotations

from itertools import takewhile
from math import ceil
from typing import Any

import pytest

from tests.stories.matches import positions
from westbound import Match
from westbound.engine.entry import Entry
from westbound.engine.modular.kinds import decoded
from westbound.games.pioneer_days.names import CARRY_MORE, LASTING, MORE_INCOME

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
Line = tuple[str, dict[str, str]]


def line(match: Match, entry: Entry) -> Line:
    told = decoded(match.game, match.box, entry.kind, entry.numbers)
    return told.key, {role: word for role, _, word in told.parts}


@PLAYERS
def test_the_die_that_stays_does_what_the_omens_said(players: int) -> None:
    omens: list[Any] = []
    before: Any = None
    since = compared = 0
    for match in positions("pioneer_days", players, seed=players):
        news = [line(match, entry) for entry in match.news(None, since)]
        for i, (key, words) in enumerate(news):
            if key == "die-taken" and len(before["pool"]) == 2:
                omens = before["omens"][f"{words['color']} {words['face']}"]
                assert all(omen["certain"] for omen in omens)
            if key == "die-left":
                moved = [words for _, words in takewhile(lambda each: each[0] == "track-moved", news[i + 1 :])]
                strikes = [int(words["at"]) == before["tracks"][0]["end"] for words in moved]
                assert [words["disaster"] for words in moved] == [omen["disaster"] for omen in omens]
                assert strikes == [omen["strikes"] for omen in omens]
                compared += 1
        before, since = match.view(None), match.version
    assert compared > 15


def test_before_that_they_say_what_may_happen() -> None:
    for match in positions("pioneer_days", 4, seed=4, every=7):
        view: Any = match.view(None)
        for die in view["pool"]:
            left = [*view["pool"]]
            left.remove(die)
            for track in view["tracks"]:
                name = track["disaster"]
                omen = [omen for omen in view["omens"][f"{die['color']} {die['face']}"] if omen["disaster"] == name]
                assert bool(omen) == any(name in other["moves"] for other in left)
                assert all(each["certain"] == all(name in other["moves"] for other in left) for each in omen)


@PLAYERS
def test_slots_and_incomes_are_as_the_rules_count_them(players: int) -> None:
    incomes = 0
    for match in positions("pioneer_days", players, seed=players, every=3):
        view: Any = match.view(None)
        table: Any = match.table
        slots = {each["size"]: each["slots"] for each in view["sizes"]}
        for seat, player in enumerate(view["players"]):
            stock = {**player, "gold": player["tokens"], "equipment": len(player["gear"])}
            assert player["stowed"] == sum(ceil(stock[good] / most) for good, most in view["per_slot"].items())
            usable = sum(
                wagon["count"] * [*slots[wagon["size"]], 0, 0, 0][wagon["damage"]] for wagon in player["wagons"]
            )
            assert player["capacity"] == usable + table.protection(seat)[CARRY_MORE - LASTING]
        for seat in match.actors():
            if "income" in match.legal(seat):
                face = next(face for face in view["faces"] if face["face"] == view["die"]["shows"])
                _, words = line(match, match.foresee(seat, "income").entries[0])
                more = table.protection(seat)[MORE_INCOME - LASTING]
                assert int(words["amount"]) == face["income"] + more
                incomes += 1
    assert incomes > 10
