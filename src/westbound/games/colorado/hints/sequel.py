"""Colorado: what a choice sets off, and what medals still to be won are worth."""

from __future__ import annotations

from westbound.engine.names import ENTRY
from westbound.games.colorado.names import (
    BOUNTIES,
    DRAWING,
    LAST_MEDAL,
    LONGEST,
    MEDAL_WORTH,
    OF_REGION,
    PLAYERS,
    SIGHT_BEST_CHECK,
    SIGHTS,
    TRACK_MEDALS,
    ZONE_MEDAL,
)
from westbound.games.colorado.rules import Colorado


class Sequel:
    """What happens on a copy of the table until somebody has to choose or cards are drawn."""

    def __init__(self, t: Colorado, seat: int, action: int) -> None:
        self.before, self.seat, self.action = t, seat, action
        self.after = t.copy()
        self.after.areas = [0] * PLAYERS  # complete families are discarded only when the turn ends
        journal = self.after.listen()
        self.after.apply(seat, action)
        self.after.areas = [old | new for old, new in zip(t.areas, self.after.areas, strict=True)]
        news = journal.news()
        self._events = [news[i : i + ENTRY] for i in range(0, len(news), ENTRY)]

    def told(self, kind: int) -> list[tuple[int, int]]:
        """What the entries of that kind say about this player."""
        return [(one, other) for each, _, player, one, other in self._events if each == kind and player == self.seat]

    def draws(self) -> bool:
        """Whether this player draws cards next."""
        return any(step == DRAWING and player == self.seat for step, _, _, player in self.after.open_frames())


def medals_to_go(t: Colorado) -> int:
    """How many medals the leader still needs; 0: this is the last turn."""
    return max(LAST_MEDAL - max(t.won), 0)


def chances_of(t: Colorado, number: int) -> list[float]:
    """The chances of getting to medals from that source."""
    if number >= OF_REGION:
        return t.box.step_chance
    return t.box.discovery_chance if number > ZONE_MEDAL else t.box.box_chance


def hope(t: Colorado, number: int, medal: int, steps: int) -> float:
    """What a medal from that source is worth now, that many steps away."""
    chance = chances_of(t, number)[medals_to_go(t) * LONGEST + steps] if steps else 1
    return (medal + MEDAL_WORTH) * chance if medal else 0.0


def medal_at(t: Colorado, bounty: int, place: int) -> int:
    """The points of a medal of a track or zone; 0 if there are not that many."""
    return t.box.medals[bounty * TRACK_MEDALS + place] if place < TRACK_MEDALS else 0


def place_of(t: Colorado, seat: int, bounty: int) -> int:
    """How many medals of a track or zone are gone for a player."""
    return t.closed[bounty] + t.claims[seat * BOUNTIES + bounty]


def best_checks(t: Colorado, seat: int) -> list[int]:
    """By player: the points of the best medal that a check would win at once; 0 if none."""
    row = t.sight(seat)
    best = [round(10 * row[i * SIGHTS + SIGHT_BEST_CHECK]) for i in range(t.players)]
    return [best[player - seat] for player in range(t.players)]
