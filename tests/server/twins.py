"""Pairs of logs that a viewer cannot tell apart: the same game, with what the viewer did not see drawn otherwise."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice

import westbound
from tests.contract.test_secrecy import latest_draws
from tests.stories.matches import play_on
from westbound.engine.match import Match
from westbound.engine.record import Played, Record
from westbound.server.state.events import Answered, AnyEvent, Asked, Began, Left, Moved, Opened, Said, Sat, SeatSetup

PLAYERS = 3
MOMENTS = 3  # of a game, to look at
BEGINNING = 1_700_000_000_000  # milliseconds since 1970
NAMES = ("Anna", "Ben", "Clara")
OF_DICE = "5ec2e7" * 10 + "0000"  # the secret of the dice: the same at both, as its promise may be known


@dataclass
class Twins:
    """Two logs, for the eyes of a seat or of a watcher; and what the seat can then do without chance answering."""

    logs: tuple[list[AnyEvent], list[AnyEvent]]
    viewer: int | None
    words: str
    secrets: set[str]  # the words in which they differ

    @property
    def middle(self) -> int:
        """The length of half a log; more, if the two are one until later."""
        first = next(number for number, (one, two) in enumerate(zip(*self.logs, strict=True), 1) if one != two)
        return max(len(self.logs[0]) // 2, first)


def twins(viewer: int | None, bots: bool, game: str = "pioneers") -> Twins:
    """Such a pair, in the middle of a game; everybody else has other secrets in the one than in the other."""
    for seed in range(500):
        match, rng = westbound.new(game, PLAYERS, seed), random.Random(seed)
        play_on(match, match.game.longest, rng)
        whole = match.record
        lengths = range(len(whole.log) * 9 // 10, len(whole.log) // 2, -1)
        cuts = (Record(whole.header, whole.log[:length]) for length in lengths)
        for one in islice((cut for cut in cuts if without_chance(cut, viewer or 0)), MOMENTS):
            two = latest_draws(westbound.load(one, upto=len(one.log)), viewer, rng)
            if differ(one, two, viewer):
                pairs = zip(one.log, two.log, strict=True)
                secrets = {line.words for pair in pairs if pair[0] != pair[1] for line in pair}
                logs = log_of(one, bots, viewer, secrets), log_of(two, bots, viewer, secrets)
                return Twins(logs, viewer, without_chance(one, viewer or 0), secrets)
    raise AssertionError("hardly anything was hidden")


def differ(one: Record, two: Record, viewer: int | None) -> bool:
    """Whether every other seat sees something else."""
    ends = [westbound.load(record, upto=len(record.log)) for record in (one, two)]
    return all(ends[0].view(seat) != ends[1].view(seat) for seat in range(PLAYERS) if seat != viewer)


def without_chance(record: Record, seat: int) -> str:
    """Something that *seat* may do now, tells nobody anything new, and leaves the turn to it; nothing, if none is."""
    match = westbound.load(record, upto=len(record.log))
    if seat not in match.actors():
        return ""
    for words in match.legal(seat):
        tried = westbound.load(record, seed=1)
        tried.play(seat, words)
        if not tried.past[-1].tells and len(tried.past) == len(match.past) + 1 and tried.actors() == [seat]:
            return words
    return ""


def log_of(record: Record, bots: bool, person: int | None, secrets: set[str]) -> list[AnyEvent]:
    """The log of a table where it was played, with all that can happen around it; secrets are taken back, too."""
    people = [seat for seat in range(PLAYERS) if not bots or seat == (person or 0)]
    seats = [SeatSetup() if seat in people else SeatSetup("random", NAMES[seat]) for seat in range(PLAYERS)]
    first = Opened(
        game=record.header.game,
        edition=record.header.edition,
        options=dict(record.header.options),
        seats=seats,
        public=True,
        host=people[0],
        secret=OF_DICE,
    )
    log: list[AnyEvent] = [first, *(Sat(seat, NAMES[seat]) for seat in people)]
    moves = moves_of(record)
    log.append(Began(record.header, moves[0]))
    match = westbound.load(record, upto=len(moves[0]))
    for number, lines in enumerate(moves[1:]):
        log.append(Moved(lines))
        done = len(match.past)
        for line in lines:
            match.replay(line, done)
        if number % 5 == 0 or any(line.words in secrets for line in lines):
            log += [*taken_back(match, done, people), Moved(lines)]
        if number % 9 == 0:
            log.append(Said(people[number % len(people)], f"Move {number}!"))
        if number % 20 == 0:
            log += [Left(people[-1]), Sat(people[-1], NAMES[people[-1]])]
        if number % 17 == 0 and len(people) > 1:
            log += [Asked(people[0]), Answered(people[1], agrees=False)]
    return log


def moves_of(record: Record) -> list[list[Played]]:
    """The set-up, then each action of a player with what chance answered."""
    moves: list[list[Played]] = [[]]
    for line in record.log:
        if line.seat is not None:
            moves.append([])
        moves[-1].append(line)
    return moves


def taken_back(match: Match, done: int, people: list[int]) -> list[AnyEvent]:
    """What is in the log if all after the first *done* lines is taken back, with the consent it takes."""
    seat = match.record.log[done].seat
    assert seat is not None
    needs = match.undo_needs(seat)
    asking: list[AnyEvent] = [Answered(other, agrees=True) for other in needs if other in people]
    return [*([Asked(seat)] if asking else []), *asking, Moved([Played(seat, undo=done, consent=tuple(needs))])]
