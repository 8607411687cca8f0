"""The kinds of moments of a game, found in games that are the same each time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import westbound
from tests.server.serving import Caller, Json
from westbound import Match, bots
from westbound.engine.record import Record

PLAYERS = 3
NAMES = ("Anna", "Bartholomäus", "Zoë")
BEGUN = 0.3  # share of a game after which many things have happened
SEEDS = {"pioneers": 1, "pioneer_days": 6, "colorado": 1}  # of games that have them all
VERBS: dict[
    str, dict[str, tuple[str, ...]]
] = {  # what is selected, the store or exchange, and what others or the weather demand
    "pioneers": {"selected": ("coach",), "exchange": ("drive",), "event": ("join",)},
    "pioneer_days": {"selected": ("take",), "exchange": ("equip", "wood", "medicine"), "event": ("damage",)},
    "colorado": {"selected": ("ask", "buy"), "exchange": ("buy", "swap"), "event": ("give",)},
}


@dataclass(frozen=True)
class Moment:
    """A match, the path of a page, or what is to be done there."""

    name: str
    match: Match | None = None  # to be continued by people who do nothing
    then: tuple[tuple[int, str], ...] = ()  # what these seats still play
    path: str = ""
    selects: bool = False  # whether something on the board is selected


@cache
def played(game: str, seed: int) -> Record:
    """A game between bots that play like people."""
    match, rng = westbound.new(game, PLAYERS, seed), random.Random(seed)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        bold = [words for words in legal if words == "reins" and rng.random() < 0.5]  # which these bots never do
        action = bots.find("greedy").choose(bots.situation(match, seat, rng))
        match.play(seat, bold[0] if bold else match.space.text(action))
    return match.record


def at(record: Record, length: int) -> Match:
    """The game after that many lines of its record."""
    return westbound.load(Record(record.header, record.log[:length]))


def decisions(record: Record) -> list[int]:
    """The numbers of lines before which somebody had to choose."""
    return [number for number, line in enumerate(record.log) if line.seat is not None]


def find(record: Record, wanted: Callable[[Match], float], since: float = 0.0) -> Match:
    """The decision where *wanted* is greatest, and the earliest of those."""
    numbers = [number for number in decisions(record) if number >= since * len(record.log)]
    found = max(numbers, key=lambda number: (wanted(at(record, number)), -number))
    match = at(record, found)
    assert wanted(match) > 0, f"{record.header.game} has no such moment"
    return match


def mine(match: Match, *verbs: str) -> int:
    """How many choices with one of these verbs the first player has."""
    legal = match.legal(0) if 0 in match.actors() else []
    return len([words for words in legal if not verbs or words.split()[0] in verbs])


def others(match: Match) -> int:
    """Whether the first player waits, and how much others have done since."""
    if 0 in match.actors():
        return 0
    seats = [line.seat for line in match.record.log if line.seat is not None]
    return seats[::-1].index(0) if 0 in seats else 0


def last_words(record: Record) -> int:
    """The number of lines before the first choice after which chance decides nothing any more."""
    drawn = max(number for number, line in enumerate(record.log) if line.seat is None)
    return next(number for number in decisions(record) if number > drawn)


def ending(game: str) -> tuple[Record, int]:
    """The first game that ends with choices of people, so that it ends the same way each time."""
    for seed in range(1, 200):
        record = played(game, seed)
        if record.log[-1].seat is not None:
            return record, last_words(record)
    raise AssertionError(f"{game} always ends by chance")


def moments(game: str, caller: Caller) -> list[Moment]:
    """All of a game; tables without a game are opened on the server."""
    record, verbs = played(game, SEEDS[game]), VERBS[game]
    first = find(record, lambda match: float(mine(match) > 0))
    taken = find(record, lambda match: float(mine(match, *verbs["selected"]) > 1), BEGUN)
    end, rest = ending(game)
    last = next(number for number in reversed(decisions(record)) if 0 in at(record, number).actors())
    open_table = caller.open("me", "open", "greedy", name=NAMES[0], game=game)["table"]
    replayed = kept(caller, record)
    return [
        Moment("01-home", path="/"),
        Moment("02-invitation", path=f"/table/{open_table}"),
        Moment("03-waiting-room"),
        Moment("04-first-decision", first),
        Moment("05-selected", taken, selects=True),
        Moment("06-others", find(record, lambda match: float(others(match)), BEGUN)),
        Moment("07-many-choices", find(record, lambda match: float(mine(match)))),
        Moment("08-exchange", find(record, lambda match: float(mine(match, *verbs["exchange"])), BEGUN)),
        Moment("09-event", find(record, lambda match: float(mine(match, *verbs["event"])))),
        Moment("10-near-the-end", at(record, last)),
        Moment("11-ending", at(end, rest), tuple((int(line.seat or 0), line.words) for line in end.log[rest:])),
        Moment("12-replay", path=f"/table/{replayed}/replay?eyes=all&at={len(record.log) // 2}"),
    ]


def kept(caller: Caller, record: Record) -> str:
    """Import a record; returns its table."""
    answer = caller.http.post("/api/records", content=record.dumps().encode(), headers=caller._headers())
    return str(answer.raise_for_status().json()["id"])


def seated(caller: Caller, match: Match) -> list[Json]:
    """Continue a match on the server with people in all seats; returns their seats."""
    table = kept(caller, match.record)
    moment = len(caller.get(f"/api/tables/{table}/replay?eyes=none")["frames"])
    who = [{"who": "me"}, *({"who": "open"} for _ in NAMES[1:])]
    mine = caller.post(f"/api/tables/{table}/fork", {"at": moment, "seats": who, "name": NAMES[0]})
    return [mine, *(caller.sit(mine["table"], name) for name in NAMES[1:])]
