"""The people around a table and the game they play: everything its log says, and nothing else.

Each deed of somebody at the table is a method that returns the events to be logged; what is in the log is taken up
by ``take``.  No I/O: who calls makes the events durable before anybody hears of them.
"""

from __future__ import annotations

import random
from typing import Any, Literal

from msgspec.structs import replace

from westbound import bots
from westbound.api import game, open_record
from westbound.courses import Lesson, course
from westbound.engine.dice import Dice
from westbound.engine.edition import Uploaded
from westbound.engine.game import Game, View
from westbound.engine.match import IllegalAction, Match
from westbound.engine.record import Header, Played, Record
from westbound.games import find
from westbound.server.beginning import header_of
from westbound.server.chronicle import Chronicle
from westbound.server.clocks import Clocks
from westbound.server.consent import Asking
from westbound.server.editions import content_of
from westbound.server.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Asked,
    Began,
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
from westbound.server.protocol.socket import Line
from westbound.server.places import Place
from westbound.server.plans import Plans
from westbound.server.readable import clean, unique
from westbound.server.refusal import Refusal

TURN = "turn-of"  # the key of every game's journal when somebody's turn begins
CHANCE = random.SystemRandom()  # nobody can foretell what it draws


class Party:
    """The people around a table and the game they play.

    >>> from westbound.server.events import Chair, Opened
    >>> party = Party("t")
    >>> chairs = [Chair(), Chair(bot="greedy", name="Clara")]
    >>> party.take(Opened(game="pioneers", edition="westbound", options={"covered": "printed"}, chairs=chairs))
    >>> events = party.sit("Anna")
    >>> party.state
    'playing'
    """

    opened: Opened

    def __init__(self, table: str, told: Match | None = None) -> None:
        """*told* is the match in which its game is told again, where everything of it may be seen."""
        self.table = table
        self.content: Uploaded | None = None  # what the edition says, if it is not ours
        self.lesson: Lesson | None = None  # what is learned here, if it is a table for that
        self.seq = 0  # how many events it has taken
        self.at = 0  # the time of the latest
        self.played_at = 0  # and of the latest in the game
        self.places: list[Place] = []
        self.match: Match | None = None
        self.lines = Chronicle()
        self.rematch = ""
        self.abandoned = False  # nobody plays on, and there is no result
        self.clocks: Clocks | None = None
        self.plans = Plans()
        self.asking: Asking | None = None
        self._told = told
        self._dice: Dice | None = None  # those that were promised, if they were
        self._set_up = 0  # actions with which the game began, and which nobody takes back
        self._events: list[int] = []  # by action that stands: the event it is in
        self._asked: dict[int, tuple[int, int]] = {}  # by seat that has to choose: since which version, and when

    # Questions

    @property
    def state(self) -> Literal["gathering", "playing", "over"]:
        if self.match is None:
            return "gathering"
        return "over" if self.match.over or self.abandoned or self.opened.archive else "playing"

    @property
    def host(self) -> int | None:
        return self.opened.host

    def asked_at(self, seat: int) -> int | None:
        """The version since which *seat* has to choose what it has to choose now; None if it has not."""
        return self._asked[seat][0] if seat in self._asked else None

    @property
    def asked_since(self) -> dict[int, int]:
        """By seat that has to choose: since when."""
        return {seat: at for seat, (_, at) in self._asked.items()}

    def present(self) -> list[int]:
        """The seats of people who play and have not gone."""
        return [seat for seat in self.players() if not self.places[seat].gone]

    def players(self) -> list[int]:
        """The seats of people who play, or can come back to it."""
        return [seat for seat, place in enumerate(self.places) if place.who == "person" and not place.resigned]

    def bot_at(self, seat: int) -> str:
        """The bot that plays for a seat, if one does: its own, or the stand-in of who is away.

        Where nobody is left whom the game keeps waiting, it waits for those who are away, until their time is up.
        """
        place = self.places[seat]
        if place.gone and not place.out and not self.present():
            return ""
        return self.opened.standin if place.gone or place.who == "free" else place.bot

    def thinking(self) -> list[int]:
        """The seats for which a bot has to choose now; who teaches waits for the learner."""
        actors = self.actors()
        if self.lesson and self.lesson.seat in actors:
            return []
        return [seat for seat in actors if self.bot_at(seat)]

    def actors(self) -> list[int]:
        """The seats that have to choose now."""
        return [] if self.opened.archive else [*self._asked]

    @property
    def due(self) -> int | None:
        """When somebody's time is up, if nothing happens before."""
        return self.clocks.due if self.clocks else None

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """What *seat*, or a watcher, could read since event *since*."""
        return [line for line, entry in self.lines.since(since) if entry is None or entry.seen(seat)]

    def undo_needs(self, seat: int) -> list[int] | None:
        """Whose consent it takes before *seat* can take back; bots always consent.  None: there is nothing."""
        match = self.match
        point = match.last_act(seat) if match else None
        if match is None or point is None or point < self._set_up or self.told or self.abandoned:
            return None
        if not match.told_since(point):
            return []
        return [other for other in self.players() if other != seat]

    def consent_open(self) -> list[int]:
        """Who has not agreed yet to what is asked; who is away need not consent to a pause."""
        asking = self.asking
        if asking is None:
            return []
        needs = self.undo_needs(asking.seat) if asking.what == "undo" else self.present()
        return [seat for seat in needs or () if seat != asking.seat and seat not in asking.agreed]

    def words(self) -> list[str]:
        """What the seats mix into the dice; when the game has begun, that is settled."""
        promised = self.match and self.match.record.header.dice
        return promised.words if promised else [place.word for place in self.places]

    @property
    def told(self) -> bool:
        """Whether the secret of the dice is out, so that nothing can be taken back any more."""
        return bool(self.opened.secret) and self.state == "over"

    @property
    def game(self) -> Game:
        """By which rules: interpreted, if the edition is not ours."""
        return find(self.opened.game, self.content or self.opened.edition)

    def box(self) -> Any:
        """What is played with."""
        return self.game.box(len(self.places), self.opened.options, self.content or self.opened.edition)

    def view(self, seat: int | None) -> View | None:
        return self.match.view(seat) if self.match else None

    # Deeds around the table

    def sit(self, name: str, seat: int | None = None, word: str = "") -> list[AnyEvent]:
        """A person takes a seat, the first free one if none is named; with the last one the game begins."""
        free = [number for number, place in enumerate(self.places) if place.who == "free"]
        if self.state == "over":
            raise Refusal("not-now", "the game is over")
        if seat is None and not free:
            raise Refusal("not-now", "all seats are taken")
        seat = free[0] if seat is None else self._seat(seat)
        if seat not in free:
            raise Refusal("not-now", f"seat {seat} is taken")
        return [*self._take(Sat(seat, self._unique(name, seat), word and clean(word))), *self.begin()]

    def claim(self, seat: int, word: str = "") -> list[AnyEvent]:
        """The person for whom a seat is kept sits down."""
        place = self.places[seat]
        if place.keys or place.who not in ("kept", "person"):
            raise Refusal("not-now", "your seat was given to somebody else")
        if place.who == "person":
            return []
        return [*self._take(Sat(seat, place.name, word and clean(word))), *self.begin()]

    def begin(self) -> list[AnyEvent]:
        """The game begins as soon as nobody is missing."""
        if self.match or any(place.who in ("free", "kept") for place in self.places):
            return []
        if self.lesson:
            return self._begin_lesson(self.lesson)
        names = [place.name for place in self.places]
        header = header_of(self.game, self.opened, self.box(), names, self.words())
        match = self._open(header)
        for number, line in enumerate(self.opened.played, 2):
            match.replay(line, number)
        (moved,) = self._moved(match, 0)
        self._set_up = len(moved.lines)
        return [Began(header, moved.lines)]

    def _begin_lesson(self, lesson: Lesson) -> list[AnyEvent]:
        """The game is joined where the lesson begins."""
        found = course(self.opened.game)
        assert found, "there is a lesson"
        before = found.record(lesson)
        header = replace(before.header, seats=[place.name for place in self.places])
        return self._take(Began(header, before.log))

    def leave(self, seat: int) -> list[AnyEvent]:
        """A person gets up.  In a game the seat stays theirs; of one that is over, nothing changes."""
        place = self.places[seat]
        if place.who != "person":
            raise Refusal("not-now", "nobody sits there")
        if self.state == "over" or place.resigned:
            return []
        return [*self._take(Left(seat)), *self._granted()]

    def come_back(self, seat: int) -> list[AnyEvent]:
        """A person who had left sits down again; one who had not, or comes after the end, changes nothing."""
        place = self.places[seat]
        return self._take(Sat(seat, place.name)) if place.gone and self.state == "playing" else []

    def resign(self, seat: int) -> list[AnyEvent]:
        """A person gives up for good: a bot plays on for the others."""
        if not self._others_who_play(seat):
            raise Refusal("not-now", "nobody else plays here; abandon the game instead")
        return [*self._take(Resigned(seat, self.opened.standin or bots.names()[-1])), *self._granted()]

    def abandon(self, seat: int) -> list[AnyEvent]:
        """The only person left ends the game, for good and without a result."""
        if self._others_who_play(seat):
            raise Refusal("not-now", "others play here, too; resign instead, and a bot plays on for them")
        return self._take(Abandoned(seat))

    def _others_who_play(self, seat: int) -> list[int]:
        """:raises Refusal: if *seat* plays no game that could be given up."""
        if self.state != "playing" or seat not in self.players():
            raise Refusal("not-now", "you play no game here that could be given up")
        return [other for other in self.players() if other != seat]

    def rekey(self, seat: int, by: int | None) -> list[AnyEvent]:
        """The key to a seat becomes void; there is a new one, from the seat itself or, until the end, from the host."""
        who = self.places[self._seat(seat)].who
        if who == "bot":
            raise Refusal("not-now", "a bot needs no link; give the seat to a person first")
        if who == "free" and self.match:
            raise Refusal("not-now", "the seat is free; whoever comes by the link of the table can take it")
        if seat != by and self.state == "over":
            raise Refusal("not-now", "the game is over; only they can make a new link to their seat")
        return self._take(Rekeyed(seat))

    def replace(self, seat: int, bot: str = "", name: str = "") -> list[AnyEvent]:
        """A seat goes to a bot or, without one, to whoever comes next."""
        place = self.places[self._seat(seat)]
        if self.state == "over":
            raise Refusal("not-now", "the game is over")
        if place.resigned:
            raise Refusal("not-now", "they have resigned: a bot plays this seat to the end")
        if place.bot == bot and place.who in ("bot", "free"):
            raise Refusal("not-now", "that is so already")
        replaced = Replaced(seat, bot, self._unique(name, seat) if bot else "")
        return [*self._take(replaced), *self.begin(), *self._granted()]

    def say(self, seat: int, text: str) -> list[AnyEvent]:
        return self._take(Said(seat, clean(text)))

    def play_again(self, seat: int, table: str) -> list[AnyEvent]:
        """The same people meet at another table."""
        if self.state != "over":
            raise Refusal("not-now", "the game is not over yet")
        return [] if self.rematch == table else self._take(Rematched(seat, table))

    # Deeds with the clocks

    def time_up(self) -> list[AnyEvent]:
        """For those whose time is up the stand-in plays."""
        out = self.clocks.out(self.at) if self.clocks else []
        return [event for seat in out for event in (*self._take(TimedOut(seat)), *self._granted())]

    def stand_still(self, time: int) -> list[AnyEvent]:
        """For so many milliseconds nobody could have played: they count for nobody."""
        return self._take(Stood(time)) if self.clocks and self.clocks.running else []

    def pause(self, seat: int) -> list[AnyEvent]:
        """Stop the clocks, or ask those who must consent."""
        if self.clocks is None or self.state != "playing":
            raise Refusal("not-now", "no clock runs at this table")
        if self.clocks.paused:
            raise Refusal("not-now", "the clocks stand still already")
        self._check_nobody_asks()
        alone = all(other == seat for other in self.present())
        return self._take(Paused(seat) if alone else Asked(seat, "pause"))

    def resume(self, seat: int) -> list[AnyEvent]:
        """Let the clocks go on."""
        if self.clocks is None or not self.clocks.paused:
            raise Refusal("not-now", "the clocks do not stand still")
        return self._take(Resumed(seat))

    # Deeds in the game

    def plan(self, seat: int, step: str, until: Literal["turn", "mine", "ever"]) -> list[AnyEvent]:
        """Pass at a step whenever asked, from now on; without a step, not any more."""
        if self.match is None or self.state != "playing":
            raise Refusal("not-now", "the game is not being played")
        if step and step not in self.match.game.plans:
            known = ", ".join(self.match.game.plans) or "none"
            raise Refusal("malformed", f"one cannot pass in advance at {step!r} (steps for that: {known})")
        if not step and seat not in self.plans:
            return []
        done = self.match.version
        events = self._take(Planned(seat, step, until))
        return [*events, *self._moved(self.match, done)] if self.plans.next(self.match) else events

    def play(self, seat: int, words: str, version: int) -> list[AnyEvent]:
        """*seat* acts; then chance does, where it has to."""
        match = self._playing(version, seat)
        done = match.version
        if self.lesson and seat == self.lesson.seat and self.lesson.finished(match):
            raise Refusal("not-now", "this lesson is done")
        if self.lesson and words in match.legal(seat) and not self.lesson.allows(match, seat, words):
            raise Refusal("not-now", "the rules allow that, but this lesson is about something else")
        try:
            match.play(seat, words)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        return [*self._moved(match, done)]

    def undo(self, seat: int, version: int) -> list[AnyEvent]:
        """Take back freely, or ask those who must consent."""
        self._playing(version)
        if self.told:
            raise Refusal("not-now", "the secret of the dice is told: nothing can be taken back any more")
        needs = self.undo_needs(seat)
        if needs is None:
            raise Refusal("not-now", "there is nothing of yours to take back")
        if not needs:
            return self._take_back(seat)
        self._check_nobody_asks()
        return self._take(Asked(seat))

    def answer(self, seat: int, agrees: bool, version: int) -> list[AnyEvent]:
        """Let the one who asks take back or stop the clocks, or not; who asks can think better of it."""
        self._playing(version)
        asking = self.asking
        if asking and asking.seat == seat and not agrees:
            return self._take(Answered(seat, False))
        if asking is None or seat not in self.consent_open():
            raise Refusal("not-now", "nobody asks you for your consent")
        return [*self._take(Answered(seat, agrees)), *self._granted()]

    def _granted(self) -> list[AnyEvent]:
        """What was asked is done as soon as nobody is left who has to agree."""
        asking = self.asking
        if asking is None or self.consent_open():
            return []
        return self._take_back(asking.seat) if asking.what == "undo" else self._take(Paused(asking.seat))

    def _check_nobody_asks(self) -> None:
        if self.asking:
            raise Refusal("not-now", "somebody is asking already")

    # The log

    def take(self, event: AnyEvent, at: int = 0) -> None:
        """Let happen what the log says.  :raises WrongRecord: if these rules do not allow it."""
        self.at = at or self.at
        match event:
            case Opened(chairs=chairs):
                self.opened = event
                self.content = content_of(game(event.game), event.edition)
                found = course(event.game) if event.lesson else None
                self.lesson = found.lesson(event.lesson) if found else None
                here: Literal["kept", "person"] = "person" if event.archive else "kept"
                self.places = [Place(here if c.kept else "bot" if c.bot else "free", c.name, c.bot) for c in chairs]
            case Sat(seat, name, word):
                place = self.places[seat]
                self.places[seat] = Place("person", name, keys=place.keys, word=word, stood_in=place.stood_in)
                self._tell("came-back" if place.gone else "sat", seat)
                if self.clocks and (place.who == "free" or not self.clocks.left(seat)):
                    self.clocks.refill(seat)
            case Left(seat):
                self._tell("left", seat)
                self._stop_asking(seat)
                if self.match:
                    self.places[seat].gone = True
                else:
                    self.places[seat] = Place(keys=self.places[seat].keys + 1)
            case Resigned(seat, bot):
                place = self.places[seat]
                place.bot, place.resigned, place.stood_in, place.gone, place.out = bot, True, True, False, False
                self.plans.pop(seat, None)
                self._stop_asking(seat)
                self._tell("resigned", seat)
            case Abandoned(seat):
                self.abandoned, self.asking, self._asked = True, None, {}
                self.plans.clear()
                self._tell("abandoned", seat)
            case Rekeyed(seat):
                self.places[seat].keys += 1
                self._tell("rekeyed", seat)
            case Replaced(seat, bot, name):
                self._tell("replaced" if bot else "freed", seat)
                void, acted = self.places[seat].keys + 1, self.match and self.match.last_act(seat) is not None
                self.places[seat] = Place("bot" if bot else "free", name, bot, void, stood_in=bool(acted))
                self.plans.pop(seat, None)
                self._stop_asking(seat)
            case Began(header, lines):
                self._replay(self._open(header), lines)
                self._set_up = len(lines)
            case Moved(lines):
                assert self.match, "nobody moves before the game begins"
                self._replay(self.match, lines)
            case Asked(seat, what):
                self.asking = Asking(seat, what, self.seq, self.at)
                self._tell("asked" if what == "undo" else "asked-pause", seat)
            case Answered(seat, agrees):
                assert self.asking, "only who is asked answers"
                self._tell(self.asking.answer(seat, agrees), seat)
                self.asking = self.asking if agrees else None
            case Paused(seat) | Resumed(seat):
                assert self.clocks, "only clocks stand still"
                self.asking, self.clocks.paused = None, isinstance(event, Paused)
                self._tell("paused" if self.clocks.paused else "resumed", seat)
            case TimedOut(seat):
                self.places[seat].gone = self.places[seat].out = True
                self._stop_asking(seat)
                self._tell("timed-out", seat)
            case Stood(time):
                assert self.clocks, "only clocks stand still"
                self.clocks.stand_still(time, self.at)
            case Planned():
                self.plans.make(event)
            case Said(seat, text):
                self._tell("said", seat, text=text)
            case Rematched(seat, table):
                self.rematch = table
                self._tell("rematched", seat)
        self._run_clocks()
        self.seq += 1

    # Inside

    def _take(self, event: AnyEvent) -> list[AnyEvent]:
        self.take(event)
        return [event]

    def _stop_asking(self, seat: int) -> None:
        """Who goes asks for nothing more."""
        if self.asking and self.asking.seat == seat:
            self.asking = None

    def _open(self, header: Header) -> Match:
        self.match = self._told or open_record(Record(header), self.content or "")
        promised, secret = header.dice, self.opened.secret
        self._dice = Dice(secret, promised.words) if promised and secret else None
        self.clocks = Clocks(self.opened.clock, header.players) if self.opened.clock else None
        self._tell("begun")
        for entry in self.match.opening:
            self.lines.tell(self.match, entry, self.seq, self.at)
        return self.match

    def _playing(self, version: int, seat: int | None = None) -> Match:
        """The game at that version; *seat* may still mean the one at which it was asked, though others have acted."""
        if self.match is None:
            raise Refusal("not-now", "the game has not begun")
        if self.abandoned:
            raise Refusal("not-now", "the game was abandoned")
        now = self.match.version
        asked, _ = self._asked.get(seat, (now, 0)) if seat is not None else (now, 0)
        if not asked <= version <= now:
            raise Refusal("stale", f"that was meant for version {version}; the game is at version {now}")
        return self.match

    def _take_back(self, seat: int) -> list[AnyEvent]:
        match = self.match
        assert match
        done = match.version
        match.undo(seat, match.undo_needs(seat))
        return [*self._moved(match, done)]

    def _moved(self, match: Match, done: int) -> list[Moved]:
        """The event of all that was played after the first *done* lines, and of what chance and plans answer."""
        self._let_chance_play(match)
        self._hear(match, match.record.log[done:])
        while planned := self.plans.next(match):
            heard = match.version
            match.play(*planned)
            self._let_chance_play(match)
            self._hear(match, match.record.log[heard:])
        self._run_clocks()
        self.seq += 1
        return [Moved(match.record.log[done:])]

    def _let_chance_play(self, match: Match) -> None:
        """As a lesson says; otherwise as the dice fall, those that were promised, where they were."""
        if self.lesson:
            self.lesson.draw(match)
        if self._dice:
            self._dice.drawn = match.draws
        match.draw_lots(self._dice or CHANCE)

    def _replay(self, match: Match, lines: list[Played]) -> None:
        for line in lines:
            match.replay(line, self.seq)
        self._hear(match, lines)

    def _hear(self, match: Match, lines: list[Played]) -> None:
        """Tell what came of *lines*, which were just played."""
        self.played_at = self.at
        if self.asking and self.asking.what == "undo":
            self.asking = None
        self._note_who_is_asked(match, lines)
        for line in lines:
            if line.seat is not None and (self.places[line.seat].gone or self.places[line.seat].who == "free"):
                self.places[line.seat].stood_in = True
            if line.undo is not None and line.seat is not None:
                self._tell("took-back", line.seat, back=self._events[line.undo])
                self.plans.pop(line.seat, None)
                if self.clocks:
                    self.clocks.take_back(line.undo)
                del self._events[line.undo :]
        for moment in match.past[len(self._events) :]:
            self._events.append(self.seq)
            for entry in moment.news:
                self.lines.tell(match, entry, self.seq, self.at)
                if match.game.kinds[entry.kind][0] == TURN:
                    self._begin_turn(entry.numbers[0])

    def _begin_turn(self, seat: int) -> None:
        self.plans.begin_turn(seat)
        if self.clocks:
            self.clocks.begin_turn(self.at, len(self._events) - 1)

    def _run_clocks(self) -> None:
        """Time runs for people who have to choose, and for whom no bot does."""
        if self.clocks:
            asked = self.actors() if self.state == "playing" else []
            self.clocks.run([seat for seat in asked if not self.bot_at(seat)], self.at)

    def _note_who_is_asked(self, match: Match, lines: list[Played]) -> None:
        """Who was asked before and has not answered is asked the same, unless something was taken back."""
        before = self._asked if all(line.undo is None for line in lines) else {}
        acted, now = {line.seat for line in lines}, (match.version, self.at)
        self._asked = {seat: now if seat in acted else before.get(seat, now) for seat in match.actors()}

    def _tell(self, key: str, seat: int | None = None, text: str = "", back: int | None = None) -> None:
        """A line about the table, which everybody may read."""
        color = game(self.opened.game).seats[seat] if seat is not None else ""
        parts = [("player", "player", color)] if color else []
        name = self.places[seat].name if seat is not None else ""
        self.lines.append((Line(self.seq, self.at, f"table-{key}", parts, name=name, text=text, back=back), None))

    def check_key(self, seat: int, void: int) -> None:
        """:raises Refusal: if more than *void* keys to the seat have become void."""
        if self.places[seat].keys != void:
            raise Refusal("wrong-key", "this key has become void; ask the host for a new link")

    def _seat(self, seat: int) -> int:
        if seat not in range(len(self.places)):
            raise Refusal("malformed", f"there is no seat {seat}; seats are 0 to {len(self.places) - 1}")
        return seat

    def _unique(self, name: str, seat: int) -> str:
        return unique(name, [place.name for number, place in enumerate(self.places) if number != seat])
