"""Pioneer Days: what a choice takes from rivals, as arguments."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.engine.game import Argument, Facts
from westbound.games.pioneer_days.actions import SEAT_NAMES
from westbound.games.pioneer_days.names import DAYS_A_WEEK, FACES, LASTING, NEIGHBOURS, NOBODY
from westbound.games.pioneer_days.rules import PioneerDays
from westbound.games.pioneer_days.vocabulary import FACE_NAMES

WORTH_DENYING = 2  # points
DENIED = 0.4  # of what a card would score for the only rival
HINDERED = 0.15


def later_today(t: PioneerDays, seat: int) -> list[int]:
    """The players whose turns are still to come."""
    places = {player: (player - t.first) % t.players for player in range(t.players)}
    return [player for player in places if places[player] > places[seat]]


def keener(t: PioneerDays, players: list[int], folk: int) -> tuple[int, int]:
    """The player among them for whom a townsfolk would score most now, and how much."""
    scores = {player: t.folk_worth(player)[folk] for player in players}
    rival = max(players, key=lambda player: scores[player], default=NOBODY)
    return rival, scores.get(rival, 0)


def denies(t: PioneerDays, seat: int, folk: int) -> Iterator[Argument]:
    """A townsfolk that somebody else could still have recruited this week."""
    later = later_today(t, seat) if t.day == DAYS_A_WEEK else [player for player in range(t.players) if player != seat]
    rival, points = keener(t, later, folk)
    if points >= WORTH_DENYING:
        yield Argument("denies", about(t, folk, rival, points), 2 * DENIED * points / t.players)


def hinders(t: PioneerDays, seat: int, taken: PioneerDays) -> Iterator[Argument]:
    """The last die with a face that somebody after the player needs to recruit."""
    face = taken.face
    folk = t.slots[face]
    if folk == NOBODY or any(die % FACES == face for die in taken.pool if die != NOBODY):
        return
    bound = [player for player in later_today(t, seat) if t.protection(player)[NEIGHBOURS - LASTING] == 0]
    rival, points = keener(t, bound, folk)
    if points >= WORTH_DENYING:
        facts = about(t, folk, rival, points) | {"face": ("face", FACE_NAMES[face])}
        yield Argument("hinders", facts, 2 * HINDERED * points / t.players)


def about(t: PioneerDays, folk: int, rival: int, points: int) -> Facts:
    ability, player = ("ability", t.box.edition.folk[folk].name), ("player", SEAT_NAMES[rival])
    return {"ability": ability, "player": player, "points": points}
