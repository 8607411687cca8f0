"""The state of a table, and everything that can be done there.

Each method checks whether something can be done, changes the state, and returns the events to log.  No I/O: the caller
makes the events durable before anyone sees their effect.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from westbound import bots
from westbound.bots.external import MOST_LAPSES
from westbound.courses import Lesson, course
from westbound.engine.foresight import Foresight
from westbound.engine.game import Named, Reason
from westbound.engine.match import IllegalAction, Match
from westbound.server.clean_text import clean, unique
from westbound.server.protocol.socket import PhraseKey
from westbound.server.refusal import Refusal
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
from westbound.server.state.fold import STRANGERS, Fold
from westbound.server.state.rated import check_may_be_rated, check_rated_bot
from westbound.server.state.record_header import header_of

MOST_ASIDES = 5000  # events of one seat, or of the host, that are not part of the game
CHANCE = random.SystemRandom()  # nobody can predict what it draws


class TableState(Fold):
    """The state of a table, which people change.

    >>> from westbound.server.state.events import Opened, SeatSetup
    >>> state = TableState("t")
    >>> seats = [SeatSetup(), SeatSetup(bot="greedy", name="Clara")]
    >>> state.take(Opened(game="pioneers", edition="westbound", options={"covered": "printed"}, seats=seats))
    >>> events = state.sit("Anna")
    >>> state.phase
    'playing'
    """

    # Around the table

    def sit(
        self, name: str, seat: int | None = None, word: str = "", account: str = "", place: str = ""
    ) -> list[AnyEvent]:
        """A person takes a seat, the first free one if none is named; the game begins when all are taken.

        Once it has begun, the seat's bot knows a hand: everyone who plays must agree before a person takes over.

        A rated table needs their *account*, and a digest of the *place* where they are.
        """
        self._check_open()
        if self.opened.rated:
            check_may_be_rated(self, account, place)
        free = [number for number, occupant in enumerate(self.seats) if occupant.who == "free"]
        if self.phase == "over":
            raise Refusal("not-now", "the game is over")
        if self.match and self.opened.deal:
            raise Refusal("not-now", "others play the same deal: nobody can take over a seat")
        if seat is None and not free:
            raise Refusal("not-now", "all seats are taken")
        seat = free[0] if seat is None else self._seat(seat)
        name, given = self._unique(name, seat), clean(name)
        if self.opened.rated and name != given:
            raise Refusal("not-now", f"somebody at this table is called {given}, too; sit down at another one")
        takeable = ("free", "bot") if self.match else ("free",)
        if self.seats[seat].who not in takeable or (self.lesson and self.match):
            raise Refusal("not-now", f"seat {seat} is taken")
        if self.match and self.players():
            if self.applying:
                raise Refusal("not-now", "somebody else has asked for a seat; wait for the answer")
            self._check_room(STRANGERS)
            return self._take(Applied(seat, name, v=2))
        if self.seats[seat].who == "bot":
            raise Refusal("not-now", "only bots play here, and nobody could agree")
        return [*self._take(self._sat(seat, name, word, account, place)), *self.begin()]

    def _sat(self, seat: int, name: str, word: str, account: str, place: str) -> Sat:
        word = self._mixed_in(word)
        return Sat(seat, name, word, account, place, v=5) if self.opened.rated else Sat(seat, name, word)

    def _mixed_in(self, word: str) -> str:
        """*word* as it is mixed into the dice; none, if other tables must have the same."""
        return clean(word) if word and not self.opened.deal else ""

    def admit(self, seat: int, application: int, agrees: bool) -> list[AnyEvent]:
        """Agree to a person who applied for a seat with event *application*, or not."""
        applying = self.applying
        if applying is None or applying.seq != application or seat not in self.admission_open():
            raise Refusal("not-now", "nobody has asked you to agree to a new player")
        return [*self._take(Admitted(seat, agrees, v=2)), *self._let_in()]

    def _let_in(self) -> list[AnyEvent]:
        """Let the person in who applied for a seat, once everyone has agreed."""
        applying = self.applying
        if applying is None or self.admission_open() or self.phase != "playing":
            return []
        return self._take(Sat(applying.seat, applying.name))

    def claim(self, seat: int, word: str = "", account: str = "", place: str = "") -> list[AnyEvent]:
        """The person whose seat was kept sits down."""
        self._check_open()
        occupant = self.seats[seat]
        if occupant.keys or occupant.who not in ("kept", "person"):
            raise Refusal("not-now", "your seat was given to somebody else")
        if occupant.who == "person":
            return []
        if self.opened.rated:
            check_may_be_rated(self, account, place)
        return [*self._take(self._sat(seat, occupant.name, word, account, place)), *self.begin()]

    def begin(self) -> list[AnyEvent]:
        """Begin the game if nobody is missing."""
        if self.match or any(seat.who in ("free", "kept") for seat in self.seats):
            return []
        if self.lesson:
            return self._begin_lesson(self.lesson)
        names = [seat.name for seat in self.seats]
        header = header_of(self.game, self.opened, self.box(), names, self.words())
        match = self._open(header)
        for number, line in enumerate(self.opened.played, 2):
            match.replay(line, number)
        (moved,) = self._moved(match, 0)
        self._set_up = len(moved.lines)
        self._note_who_is_rated()
        return [Began(header, moved.lines)]

    def _begin_lesson(self, lesson: Lesson) -> list[AnyEvent]:
        """Join the game where the lesson begins."""
        found = course(self.opened.game)
        assert found, "there is a lesson"
        before = found.record(lesson)
        header = replace(before.header, seats=[seat.name for seat in self.seats])
        return self._take(Began(header, before.log))

    def leave(self, seat: int) -> list[AnyEvent]:
        """A person leaves.  During a game the seat stays theirs; after it nothing changes."""
        occupant = self.seats[seat]
        if occupant.who != "person":
            raise Refusal("not-now", "nobody sits there")
        if self.phase == "over" or occupant.resigned or occupant.gone:
            return []
        self._check_room(seat)
        return [*self._take(Left(seat)), *self._granted()]

    def come_back(self, seat: int) -> list[AnyEvent]:
        """A person who had left sits down again; otherwise, and after the end, nothing changes."""
        occupant = self.seats[seat]
        return self._take(Sat(seat, occupant.name)) if occupant.gone and self.phase == "playing" else []

    def resign(self, seat: int) -> list[AnyEvent]:
        """A person gives up for good; a bot plays on so that the others can finish."""
        if not self._others_who_play(seat):
            raise Refusal("not-now", "nobody else plays here; abandon the game instead")
        return [*self._take(Resigned(seat, self.opened.standin or bots.STANDIN)), *self._granted(), *self._let_in()]

    def abandon(self, seat: int) -> list[AnyEvent]:
        """The only person left ends the game, for good and without a result."""
        if self._others_who_play(seat):
            raise Refusal("not-now", "others play here, too; resign instead, and a bot takes over")
        return self._take(Abandoned(seat))

    def _others_who_play(self, seat: int) -> list[int]:
        """:raises Refusal: if *seat* is not in a game that could be given up."""
        if self.phase != "playing" or seat not in self.players():
            raise Refusal("not-now", "you are not in a game that you could give up")
        return [other for other in self.players() if other != seat]

    def rekey(self, seat: int, by: int | None) -> list[AnyEvent]:
        """Void the key to a seat, so that the seat itself or, until the game is over, the host gets a new one."""
        who = self.seats[self._seat(seat)].who
        if self.opened.rated and seat != by and who == "person":
            raise Refusal("not-now", "at a rated table, only they can make a new link to their seat")
        if who == "bot":
            raise Refusal("not-now", "a bot needs no link; give the seat to a person first")
        if who == "free" and self.match:
            raise Refusal("not-now", "nobody has the seat; somebody with the link to the table can ask for it")
        if seat != by and self.phase == "over":
            raise Refusal("not-now", "the game is over; only they can make a new link to their seat")
        self._check_room(None)
        return self._take(Rekeyed(seat))

    def replace(self, seat: int, bot: str = "", name: str = "") -> list[AnyEvent]:
        """Give a seat to a bot or, without one and before the game, free it for the next person."""
        self._check_open()
        occupant = self.seats[self._seat(seat)]
        if self.match:
            bot = bot or self.opened.standin or bots.STANDIN
        if self.phase == "over":
            raise Refusal("not-now", "the game is over")
        if self.opened.rated:
            check_rated_bot(self, bot)
        if self.opened.deal and self.opened.deal.day:
            raise Refusal("not-now", "everybody plays this deal against the same bots")
        if occupant.resigned:
            raise Refusal("not-now", "they have resigned: a bot plays this seat to the end")
        if occupant.bot == bot and occupant.who in ("bot", "free"):
            raise Refusal("not-now", "nothing would change")
        self._check_room(None)
        replaced = Replaced(seat, bot, self._unique(name, seat) if bot else "")
        return [*self._take(replaced), *self.begin(), *self._granted(), *self._let_in()]

    def close(self, reason: str = "") -> list[AnyEvent]:
        """The operator ends what has no result yet, for good."""
        self._check_open()
        if self.phase == "over":
            raise Refusal("not-now", "the game is over, so there is nothing to close")
        return self._take(Closed(reason and clean(reason), v=2))

    def _check_open(self) -> None:
        if self.closed:
            raise Refusal("not-now", "the operator of this server has closed the table")

    def say(self, seat: int, text: str) -> list[AnyEvent]:
        self._check_open()
        self._check_room(seat)
        return self._take(Said(seat, clean(text)))

    def say_phrase(self, seat: int, phrase: PhraseKey) -> list[AnyEvent]:
        self._check_open()
        self._check_room(seat)
        return self._take(Said(seat, phrase=phrase, v=4))

    def play_again(self, seat: int, table: str) -> list[AnyEvent]:
        """The same people meet at another table."""
        self.check_rematch()
        return [] if self.rematch == table else self._take(Rematched(seat, table))

    def check_rematch(self) -> None:
        """:raises Refusal: if nobody can play again yet, or ever."""
        self._check_open()
        if self.phase != "over":
            raise Refusal("not-now", "the game is not over yet")

    # The clocks

    def time_up(self) -> list[AnyEvent]:
        """Let the stand-in play for those whose time is up."""
        out = self.clocks.out(self.at) if self.clocks else []
        return [event for seat in out for event in (*self._take(TimedOut(seat)), *self._granted())]

    def stand_still(self, time: int) -> list[AnyEvent]:
        """Discount *time* milliseconds in which nobody could have played."""
        return self._take(Stood(time)) if self.clocks and self.clocks.running else []

    def pause(self, seat: int) -> list[AnyEvent]:
        """Stop the clocks, or ask those who must agree."""
        if self.clocks is None or self.phase != "playing":
            raise Refusal("not-now", "no clock runs at this table")
        if self.clocks.paused:
            raise Refusal("not-now", "the clocks are paused already")
        self._check_nobody_asks()
        self._check_room(seat)
        alone = all(other == seat for other in self.present())
        if alone and self.opened.rated:
            raise Refusal("not-now", "a rated game can only be paused together with others")
        return self._take(Paused(seat) if alone else Asked(seat, "pause"))

    def resume(self, seat: int) -> list[AnyEvent]:
        """Start the clocks again."""
        if self.clocks is None or not self.clocks.paused:
            raise Refusal("not-now", "the clocks are not paused")
        return self._take(Resumed(seat))

    # In the game

    def plan(self, seat: int, step: str, until: Literal["turn", "mine", "ever"]) -> list[AnyEvent]:
        """Pass at a step in advance from now on; without a step, stop doing so."""
        if self.match is None or self.phase != "playing":
            raise Refusal("not-now", "the game is not being played")
        if step and step not in self.match.game.premoves:
            known = ", ".join(self.match.game.premoves) or "none"
            raise Refusal("malformed", f"you cannot pass in advance at {step!r} (you can at: {known})")
        premove, now = Planned(seat, step, until), self.premoves.get(seat)
        if premove == now or (not step and not now):
            return []
        if step:  # one that was made can always be dropped
            self._check_room(seat)
        done = self.match.version
        events = self._take(premove)
        return [*events, *self._moved(self.match, done)] if self.premoves.next(self.match) else events

    def play(self, seat: int, words: str, version: int) -> list[AnyEvent]:
        """*seat* acts; then chance does, if it has to."""
        match = self._choosing(seat, words, version)
        done = match.version
        try:
            match.play(seat, words)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None
        return [*self._moved(match, done)]

    def lapse(self, seat: int, reason: str) -> list[AnyEvent]:
        """Tell that what *seat* has just played is a default, but not for ever."""
        return [] if self.lapses[seat] >= MOST_LAPSES else self._take(Lapsed(seat, reason, v=3))

    def check_hint(self, seat: int, version: int) -> Match:
        """The game, if *seat* may take a hint for what it has to decide.  :raises Refusal: if it may not."""
        match = self._playing(version, seat)
        if not self.allows_hints:
            raise Refusal("not-now", "this table is played without hints")
        if seat not in self.actors() or self.bot_at(seat):
            raise Refusal("not-now", "you have nothing to choose now")
        if len(match.legal_numbers(seat)) < 2:
            raise Refusal("not-now", "you have only one choice")
        if not self.has_hint(seat):
            self._check_room(seat)
        return match

    def take_hint(self, seat: int, version: int) -> list[AnyEvent]:
        """Tell everyone that *seat* takes a hint, once for each decision."""
        self.check_hint(seat, version)
        return [] if self.has_hint(seat) else self._take(Hinted(seat, v=5))

    def foreseeing(self, seat: int, words: str, version: int) -> Callable[[], Foresight]:
        """The work of finding out what *words* would set off; nothing changes.  One at a time at this table."""
        try:
            return self._choosing(seat, words, version).foreseeing(seat, words)
        except IllegalAction as error:
            raise Refusal("illegal", str(error)) from None

    def wondering(self, seat: int, kind: str, word: str, version: int) -> Callable[[], Reason | None]:
        """The work of finding out why *seat* cannot choose that thing now."""
        return self._playing(version, seat).wondering(seat, kind, word)

    def wondering_about_all(self, seat: int, version: int) -> Callable[[], list[tuple[Named, Reason]]]:
        """The work of finding out the reason for everything that *seat* sees and cannot choose now."""
        return self._playing(version, seat).wondering_about_all(seat)

    def undo(self, seat: int, version: int) -> list[AnyEvent]:
        """Undo freely, or ask those who must agree."""
        self._playing(version)
        if self.is_secret_out:
            raise Refusal("not-now", "the secret of the dice is out: nothing can be undone now")
        needs = self.undo_needs(seat)
        if needs is None:
            learned = " that nobody has learned anything from" if self.opened.deal else ""
            raise Refusal("not-now", f"you have nothing to undo{learned}")
        if not needs:
            return self._take_back(seat)
        self._check_nobody_asks()
        self._check_room(seat)
        return self._take(Asked(seat))

    def answer(self, seat: int, agrees: bool, version: int) -> list[AnyEvent]:
        """Agree to an undo or a pause, or refuse; the seat that asked can withdraw its request."""
        self._playing(version)
        asking = self.asking
        if asking and asking.seat == seat and not agrees:
            return self._take(Answered(seat, False))
        if asking is None or seat not in self.consent_open():
            raise Refusal("not-now", "nobody has asked you to agree to anything")
        return [*self._take(Answered(seat, agrees)), *self._granted()]

    def _granted(self) -> list[AnyEvent]:
        """Do what was asked, once everyone has agreed."""
        asking = self.asking
        if asking is None or self.consent_open():
            return []
        return self._take_back(asking.seat) if asking.what == "undo" else self._take(Paused(asking.seat))

    def _check_nobody_asks(self) -> None:
        if self.asking:
            raise Refusal("not-now", "somebody is asking already")

    # Inside

    def _check_room(self, seat: int | None) -> None:
        """Without a seat, it is the host's doing.  :raises Refusal: if the log has too much of this kind already."""
        if self.asides[seat] >= MOST_ASIDES:
            who = {None: "the host has", STRANGERS: "people who want to join have"}.get(seat, "this seat has")
            raise Refusal("not-now", f"{who} done this too often, and the log is full of it; the game can go on")

    def _take(self, event: AnyEvent) -> list[AnyEvent]:
        self.take(event)
        return [event]

    def _choosing(self, seat: int, words: str, version: int) -> Match:
        """The game, in which *seat* may choose, and a lesson allows *words*.  :raises Refusal: if not."""
        match = self._playing(version, seat)
        if self.lesson and seat == self.lesson.seat and self.lesson.finished(match):
            raise Refusal("not-now", "this lesson is done")
        if self.lesson and words in match.legal(seat) and not self.lesson.allows(match, seat, words):
            raise Refusal("not-now", "the rules allow that, but this lesson is about something else")
        return match

    def _playing(self, version: int, seat: int | None = None) -> Match:
        """The game, if it is at *version*, or *seat* has faced the same choice since then.  :raises Refusal: if not."""
        if self.match is None:
            raise Refusal("not-now", "the game has not begun")
        self._check_open()
        if self.abandoned:
            raise Refusal("not-now", "the game was abandoned")
        now = self.match.version
        asked, _ = self._asked.get(seat, (now, 0)) if seat is not None else (now, 0)
        if not asked <= version <= now:
            raise Refusal("stale", f"that was for version {version}; the game is at version {now}")
        return self.match

    def _take_back(self, seat: int) -> list[AnyEvent]:
        match = self.match
        assert match
        done, consent = match.version, match.undo_needs(seat)
        if self.is_solo and match.drawn_since(match.undo_point(seat)):
            consent.append(seat)  # the same draws come again: nobody may undo until they like the dice
        match.undo(seat, consent)
        return [*self._moved(match, done)]

    def _moved(self, match: Match, done: int) -> list[Moved]:
        """The event for everything played after the first *done* lines, with what chance and premoves add."""
        self._let_chance_play(match)
        self._hear(match, match.record.log[done:])
        while planned := self.premoves.next(match):
            heard = match.version
            match.play(*planned)
            self._let_chance_play(match)
            self._hear(match, match.record.log[heard:])
        self._run_clocks()
        self.seq += 1
        return [Moved(match.record.log[done:])]

    def _let_chance_play(self, match: Match) -> None:
        """Draw as the lesson says, or with the promised dice, or else at random."""
        if self.lesson:
            self.lesson.draw(match)
        if self._dice:
            self._dice.drawn = match.draws
        match.draw_lots(self._dice or CHANCE)

    def _seat(self, seat: int) -> int:
        if seat not in range(len(self.seats)):
            raise Refusal("malformed", f"there is no seat {seat}; seats are 0 to {len(self.seats) - 1}")
        return seat

    def _unique(self, name: str, seat: int) -> str:
        return unique(name, [other.name for number, other in enumerate(self.seats) if number != seat])
