"""The fold of a table's log: ``take`` applies one event, and everything else here are questions about the result."""

from __future__ import annotations

import hmac
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

from westbound.api import game, open_record
from westbound.courses import Lesson, course
from westbound.engine.dice import Dice
from westbound.engine.edition import Uploaded
from westbound.engine.game import TURN_OF, Game, View
from westbound.engine.match import Match
from westbound.engine.record import Header, Played, Record, WrongRecord
from westbound.games import find
from westbound.server.protocol.socket import Line
from westbound.server.refusal import Refusal
from westbound.server.state.clocks import Clocks
from westbound.server.state.consent import Application, ConsentRequest
from westbound.server.state.events import (
    Abandoned,
    Admitted,
    Answered,
    AnyEvent,
    Applied,
    Asked,
    Began,
    Closed,
    Hinted,
    Lapsed,
    Left,
    Moved,
    Opened,
    Paused,
    Planned,
    Rekeyed,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    Said,
    Sat,
    Stood,
    TimedOut,
)
from westbound.server.state.premoves import Premoves
from westbound.server.state.readable_log import ReadableLog
from westbound.server.state.seats import Seat
from westbound.server.state.turns import Turns

STRANGERS = -1  # people without a seat, where events are counted by seat
Contents = Mapping[str, Uploaded]  # of uploaded editions, by digest


class Fold:
    """The seats of a table, its game, and everything else that follows from its log."""

    opened: Opened

    def __init__(self, table: str, contents: Contents | None = None, retold: Match | None = None) -> None:
        """*contents* has the uploaded edition that the log names, if it names one.

        *retold* is the match to replay the log into, if everything in the game may be seen.
        """
        self.table = table
        self.contents: Contents = {} if contents is None else contents
        self.content: Uploaded | None = None  # of the edition, if it was uploaded
        self.lesson: Lesson | None = None  # if the table is for one
        self.seq = 0  # the number of events applied
        self.at = 0  # the time of the latest
        self.played_at = 0  # the time of the latest one in the game
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.lines = ReadableLog()
        self.rematch = ""
        self.abandoned = False  # the game ended without a result
        self.closed = False  # by the operator
        self.clocks: Clocks | None = None
        self.premoves = Premoves()
        self.turns = Turns()
        self.asking: ConsentRequest | None = None
        self.applying: Application | None = None
        self.opened_at = 0
        self.host: int | None = None  # the seat of the person who hosts the table, if they have one
        self.asides: Counter[int | None] = Counter()  # events that are not part of the game: of seats, and of the host
        self.lapses: Counter[int] = Counter()  # by seat: defaults that were played because its bot failed
        self.rated: list[str] = []  # the accounts with which a rated game began, by seat; none for bots
        self.left_at: dict[int, int] = {}  # when people left a running game, as the number of the event
        self.hints: Counter[int] = Counter()  # by seat: hints that its player took
        self._retold = retold
        self._dice: Dice | None = None  # the promised ones, if any
        self._people = 0  # who have had a seat in the game
        self._set_up = 0  # the number of set-up actions, which nobody can undo
        self._events: list[int] = []  # for each action that stands, the event it came with
        self._hinted: dict[int, int] = {}  # by seat: since which version it had had to choose when it last took a hint
        self._asked: dict[int, tuple[int, int]] = {}  # for each seat that has to choose: since which version and time

    # Questions

    @property
    def phase(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over or self.abandoned or self.opened.archive else "playing"

    @property
    def is_solo(self) -> bool:
        """Whether only one person has ever played in this game, against bots."""
        return self._people == 1

    def asked_at(self, seat: int) -> int | None:
        """The version since which *seat* has had to choose; None if it does not have to."""
        return self._asked[seat][0] if seat in self._asked else None

    def has_hint(self, seat: int) -> bool:
        """Whether *seat* has taken a hint for what it has to decide."""
        return seat in self._asked and self._hinted.get(seat) == self._asked[seat][0]

    @property
    def asked_since(self) -> dict[int, int]:
        """For each seat that has to choose: since when."""
        return {seat: at for seat, (_, at) in self._asked.items()}

    @property
    def allows_hints(self) -> bool:
        """Whether players may take hints: as its opener wished, or else while only one person plays.

        A lesson has hints of its own; where results are compared, there are none.
        """
        if self.lesson or self.opened.archive or self.opened.rated or self.opened.deal:
            return False
        if self.opened.hints is not None:
            return self.opened.hints
        return self.is_solo if self.match else sum(seat.who != "bot" for seat in self.seats) == 1

    @property
    def shows_outlook(self) -> bool:
        """Whether spectators see who was ahead a round ago: as its opener wished, or else where only bots play.

        Where results are compared, they are not, nor while interpreted rules would have to find it out.
        """
        if self.lesson or self.content or self.opened.archive or self.opened.rated or self.opened.deal:
            return False
        if self.opened.outlook is not None:
            return self.opened.outlook
        return all(seat.bot for seat in self.opened.seats)

    def present(self) -> list[int]:
        """The seats of people who play and have not left."""
        return [seat for seat in self.players() if not self.seats[seat].gone]

    def players(self) -> list[int]:
        """The seats of people who play, or may come back to play."""
        return [seat for seat, occupant in enumerate(self.seats) if occupant.who == "person" and not occupant.resigned]

    def bot_at(self, seat: int) -> str:
        """The bot that plays for a seat, if one does: the seat's own, or the stand-in for anyone who is away.

        If everyone has left, the game waits for them until their time is up.
        """
        occupant = self.seats[seat]
        if occupant.gone and not occupant.out and not self.present():
            return ""
        return self.opened.standin if occupant.gone or occupant.who == "free" else occupant.bot

    def rng_of_bot(self, seat: int) -> random.Random:
        """The random numbers for the next decision of the bot at *seat*, derived from the secret of the dice.

        So an undo cannot be used to make a bot change its mind, and the same deal has the same bots.
        """
        if self.match is None or not self.opened.secret:
            return random.SystemRandom()
        made = sum(moment.seat == seat for moment in self.match.past)
        return random.Random(hmac.digest(bytes.fromhex(self.opened.secret), f"bot {seat} {made}".encode(), "sha256"))

    def thinking(self) -> list[int]:
        """The seats for which a bot has to choose now; in a lesson, bots wait for the learner.

        With a deal that other tables have, too, bots wait for all people and then choose one by one: how fast anybody
        is must not change what is drawn for whom.
        """
        actors = self.actors()
        if self.lesson and self.lesson.seat in actors:
            return []
        thinking = [seat for seat in actors if self.bot_at(seat)]
        if self.opened.deal:
            return thinking[:1] if thinking == actors else []
        return thinking

    def actors(self) -> list[int]:
        """The seats that have to choose now."""
        return [] if self.opened.archive else [*self._asked]

    @property
    def due(self) -> int | None:
        """When somebody runs out of time, unless something happens first."""
        return self.clocks.due if self.clocks else None

    def event_of(self, action: int) -> int:
        """The event with which an action came that stands."""
        return self._events[action]

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """The lines since event *since* that *seat*, or a watcher, may read."""
        return [line for line, entry in self.lines.since(since) if entry is None or entry.seen(seat)]

    def undo_needs(self, seat: int) -> list[int] | None:
        """The seats that must agree before *seat* can undo (bots always do); None if there is nothing to undo."""
        match = self.match
        point = match.last_act(seat) if match else None
        if match is None or point is None or point < self._set_up or self.is_secret_out or self.abandoned:
            return None
        if self.shows_outlook and point < self.turns.told:
            return None  # spectators have heard what came of it
        if not match.told_since(point):
            return []
        if self.opened.rated or self.opened.deal:
            return None
        return [other for other in self.players() if other != seat]

    def consent_open(self) -> list[int]:
        """The seats that have yet to agree to what is asked; anyone who is away need not agree to a pause."""
        asking = self.asking
        if asking is None:
            return []
        needs = self.undo_needs(asking.seat) if asking.what == "undo" else self.present()
        return [seat for seat in needs or () if seat != asking.seat and seat not in asking.agreed]

    def admission_open(self) -> list[int]:
        """The seats that have yet to agree to a new player: everyone who plays or may come back to play."""
        return [seat for seat in self.players() if seat not in self.applying.agreed] if self.applying else []

    def words(self) -> list[str]:
        """The words that the seats mix into the dice; fixed once the game has begun."""
        promised = self.match and self.match.record.header.dice
        return promised.words if promised else [seat.word for seat in self.seats]

    @property
    def is_secret_out(self) -> bool:
        """Whether the secret of the dice has been revealed, so that nothing can be undone now."""
        return bool(self.opened.secret) and self.phase == "over"

    @property
    def game(self) -> Game:
        """The rules: interpreted, if the edition was uploaded."""
        return find(self.opened.game, self.content or self.opened.edition)

    def box(self) -> Any:
        """The box: the edition with these options."""
        return self.game.box(len(self.seats), self.opened.options, self.content or self.opened.edition)

    def view(self, seat: int | None) -> View | None:
        return self.match.view(seat) if self.match else None

    # The log

    def take(self, event: AnyEvent, at: int = 0) -> None:
        """Apply an event of the log.  :raises WrongRecord: if these rules do not allow it."""
        self.at = at or self.at
        match event:
            case Opened(seats=seats):
                self.opened, self.opened_at, self.host = event, self.at, event.host
                self.content = self._content_of(event)
                found = course(event.game) if event.lesson else None
                self.lesson = found.lesson(event.lesson) if found else None
                here: Literal["kept", "person"] = "person" if event.archive else "kept"
                self.seats = [
                    Seat(here if each.kept else "bot" if each.bot else "free", each.name, each.bot, since=self.at)
                    for each in seats
                ]
            case Sat(seat, name, word, account, place):
                occupant = self.seats[seat]
                is_new = occupant.who in ("free", "bot")
                self._people += is_new and self.match is not None
                self.seats[seat] = Seat(
                    "person",
                    name,
                    keys=occupant.keys,
                    since=self.at if is_new else occupant.since,
                    application=self.applying.seq if is_new and self.applying else occupant.application,
                    word=word,
                    account=account or occupant.account,
                    place=place or occupant.place,
                    stood_in=occupant.stood_in or (is_new and self._has_acted(seat)),
                )
                self.left_at.pop(seat, None)
                self._tell("came-back" if occupant.gone else "took-over" if is_new and self.match else "sat", seat)
                if is_new and self.applying and self.applying.seat == seat:
                    self.applying = None
                if self.host is None and self.opened.host is not None and not self.match:
                    self.host = seat  # the host has left, and nobody else was there
                if self.clocks and (is_new or not self.clocks.left(seat)):
                    self.clocks.refill(seat)
            case Left(seat):
                self._tell("left", seat)
                self._stop_asking(seat)
                if self.match:
                    self.seats[seat].gone = True
                    self.left_at[seat] = self.seq
                else:
                    self.seats[seat] = Seat(keys=self.seats[seat].keys + 1, since=self.at)
                    self._pass_host_on(seat)
            case Resigned(seat, bot):
                occupant = self.seats[seat]
                occupant.bot, occupant.resigned, occupant.stood_in = bot, True, True
                occupant.gone = occupant.out = False
                self.left_at.setdefault(seat, self.seq)
                self.premoves.pop(seat, None)
                self._stop_asking(seat)
                self._pass_host_on(seat)
                self._tell("resigned", seat)
            case Abandoned(seat):
                self.abandoned, self.asking, self._asked = True, None, {}
                self.premoves.clear()
                self.left_at[seat] = self.seq
                self._tell("abandoned", seat)
            case Closed(reason):
                self.abandoned = self.closed = True
                self.asking, self.applying, self._asked = None, None, {}
                self.premoves.clear()
                self._tell("closed-because" if reason else "closed", text=reason)
            case Rekeyed(seat):
                occupant = self.seats[seat]
                occupant.keys, occupant.since, occupant.application = occupant.keys + 1, self.at, None
                self._tell("rekeyed", seat)
            case Replaced(seat, bot, name):
                self._tell("replaced" if bot else "freed", seat)
                void, acted = self.seats[seat].keys + 1, self._has_acted(seat)
                self.seats[seat] = Seat("bot" if bot else "free", name, bot, void, self.at, stood_in=acted)
                self.premoves.pop(seat, None)
                self.lapses.pop(seat, None)
                self.hints.pop(seat, None)
                self._stop_asking(seat)
                self._pass_host_on(seat)
            case Applied(seat, name):
                self.applying = Application(seat, name, self.seq, self.at)
                self._tell("applied", seat, text=name)
            case Admitted(seat, agrees):
                assert self.applying, "nobody has applied"
                self._tell("admitted" if agrees else "declined", seat, text=self.applying.name)
                if agrees:
                    self.applying.agreed.add(seat)
                else:
                    self.applying = None
            case Began(header, lines):
                self._replay(self._open(header), lines)
                self._set_up = len(lines)
                self._note_who_is_rated()
            case Moved(lines):
                assert self.match, "nobody moves before the game begins"
                self._replay(self.match, lines)
            case Asked(seat, what):
                self.asking = ConsentRequest(seat, what, self.seq, self.at)
                self._tell("asked" if what == "undo" else "asked-pause", seat)
            case Answered(seat, agrees):
                assert self.asking, "there is no request to answer"
                self._tell(self.asking.answer(seat, agrees), seat)
                self.asking = self.asking if agrees else None
            case Paused(seat) | Resumed(seat):
                assert self.clocks, "only clocks can be paused"
                self.asking, self.clocks.paused = None, isinstance(event, Paused)
                self._tell("paused" if self.clocks.paused else "resumed", seat)
            case TimedOut(seat):
                self.seats[seat].gone = self.seats[seat].out = True
                self.left_at[seat] = self.seq
                self._stop_asking(seat)
                self._tell("timed-out", seat)
            case Lapsed(seat, reason):
                self.lapses[seat] += 1
                self._tell("lapsed", seat, text=reason)
            case Hinted(seat):
                self.hints[seat] += 1
                self._hinted[seat] = self._asked[seat][0]
                self._tell("hinted", seat)
            case Stood(time):
                assert self.clocks, "only clocks can be paused"
                self.clocks.stand_still(time, self.at)
            case Planned():
                self.premoves.make(event)
            case Said(seat, text, ""):
                self._tell("said", seat, text=text)
            case Said(seat, _, phrase):
                self._tell("phrase", seat, phrase=phrase)
            case Rematched(seat, table):
                self.rematch = table
                self._tell("rematched", seat)
        self.asides[aside_of(event)] += not isinstance(event, Opened | Began | Moved | Lapsed)
        self._run_clocks()
        self.seq += 1

    # Inside

    def _content_of(self, opened: Opened) -> Uploaded | None:
        """What the edition says; None if it is one of ours.  :raises WrongRecord: if it was not passed in."""
        if opened.edition in game(opened.game).editions:
            return None
        content = self.contents.get(opened.edition)
        if content is None:
            raise WrongRecord(f"the edition {opened.edition} of {game(opened.game).title} is not at hand")
        return content

    def _has_acted(self, seat: int) -> bool:
        return self.match is not None and self.match.last_act(seat) is not None

    def _pass_host_on(self, seat: int) -> None:
        """If the host gives up their seat, another player becomes the host: it is a person, not a seat."""
        if self.host == seat:
            self.host = next((other for other in self.players() if other != seat), None)

    def _stop_asking(self, seat: int) -> None:
        """Drop the request of a seat that leaves."""
        if self.asking and self.asking.seat == seat:
            self.asking = None

    def _open(self, header: Header) -> Match:
        self._people = len(self.players())
        self.match = self._retold or open_record(Record(header), self.content or "")
        promised, secret = header.dice, self.opened.secret
        self._dice = Dice(secret, promised.words) if promised and secret else None
        self.clocks = Clocks(self.opened.clock, header.players) if self.opened.clock else None
        self._tell("begun")
        for entry in self.match.opening:
            self.lines.tell(self.match, entry, self.seq, self.at)
        return self.match

    def _replay(self, match: Match, lines: list[Played]) -> None:
        for line in lines:
            match.replay(line, self.seq)
        self._hear(match, lines)

    def _hear(self, match: Match, lines: list[Played]) -> None:
        """Log what came of *lines*, which were just played."""
        self.played_at = self.at
        if self.asking and self.asking.what == "undo":
            self.asking = None
        self._note_who_is_asked(match, lines)
        for line in lines:
            if line.seat is not None and (self.seats[line.seat].gone or self.seats[line.seat].who == "free"):
                self.seats[line.seat].stood_in = True
            if line.undo is not None and line.seat is not None:
                self._tell("took-back", line.seat, back=self._events[line.undo])
                self.premoves.pop(line.seat, None)
                if self.clocks:
                    self.clocks.take_back(line.undo)
                del self._events[line.undo :]
                self.turns.take_back(line.undo)
        for moment in match.past[len(self._events) :]:
            self._events.append(self.seq)
            for entry in moment.news:
                self.lines.tell(match, entry, self.seq, self.at)
                if match.game.kinds[entry.kind].key == TURN_OF:
                    self._begin_turn(entry.numbers[0])

    def _begin_turn(self, seat: int) -> None:
        self.premoves.begin_turn(seat)
        self.turns.begin(len(self._events), seat, len(self.seats))
        if self.clocks:
            self.clocks.begin_turn(self.at, len(self._events) - 1)

    def _run_clocks(self) -> None:
        """Run the clocks of people who have to choose, unless a bot does it for them."""
        if self.clocks:
            asked = self.actors() if self.phase == "playing" else []
            self.clocks.run([seat for seat in asked if not self.bot_at(seat)], self.at)

    def _note_who_is_rated(self) -> None:
        if self.opened.rated:
            self.rated = [seat.account for seat in self.seats]

    def _note_who_is_asked(self, match: Match, lines: list[Played]) -> None:
        """Seats that had to choose and have not still face the same choice, unless something was undone."""
        before = self._asked if all(line.undo is None for line in lines) else {}
        acted, now = {line.seat for line in lines}, (match.version, self.at)
        self._asked = {seat: now if seat in acted else before.get(seat, now) for seat in match.actors()}

    def _tell(
        self, key: str, seat: int | None = None, text: str = "", back: int | None = None, phrase: str = ""
    ) -> None:
        """Add a line about the table, which everyone may read."""
        color = game(self.opened.game).seats[seat] if seat is not None else ""
        who = (("player", "player", color),) if color else ()
        parts = (*who, ("phrase", "phrase", phrase)) if phrase else who
        name = self.seats[seat].name if seat is not None else ""
        self.lines.append((Line(self.seq, self.at, f"table-{key}", parts, name=name, text=text, back=back), None))

    def check_key(self, seat: int, void: int) -> None:
        """:raises Refusal: if more than *void* keys to the seat have become void."""
        if self.seats[seat].keys != void:
            raise Refusal("wrong-key", "this key is no longer valid; ask the host for a new link")


def aside_of(event: AnyEvent) -> int | None:
    """The seat that an event counts for, ``STRANGERS``, or None: the host, or nobody."""
    if isinstance(event, Applied):
        return STRANGERS
    return None if isinstance(event, Opened | Began | Moved | Rekeyed | Replaced | Stood | Closed) else event.seat
