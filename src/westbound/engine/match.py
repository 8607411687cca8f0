"""A game being played: only through it can a table be changed or looked at."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from functools import partial
from typing import Any

import msgspec

from westbound.engine.desk import Journal
from westbound.engine.dice import Chance
from westbound.engine.entry import Entry, read
from westbound.engine.flow import Flow
from westbound.engine.foresight import Foresight, Foresights, Remarking, is_forced
from westbound.engine.game import Game, Named, Reason, Remarks, Sources, View
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.engine.record import Header, Played, Record, WrongRecord
from westbound.engine.space import closest


class IllegalAction(ValueError):
    """A seat tried something that is not allowed now; nothing has changed.  The only error a player can cause."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """An action and its consequences."""

    seat: int
    action: int
    news: tuple[Entry, ...]
    reveals: bool = False  # whether it reveals all secrets, because the game is over

    @property
    def tells(self) -> bool:
        """Whether anyone learned something from it."""
        return self.seat == CHANCE or self.reveals or any(entry.seen_by != EVERYBODY for entry in self.news)


class Match:
    """A game being played.

    >>> import westbound
    >>> match = westbound.new("pioneers", players=2, seed=1)
    >>> seat = match.actors()[0]
    >>> match.play(seat, match.legal(seat)[0])
    """

    def __init__(self, game: Game, box: Any, header: Header, rng: Chance | None) -> None:
        """*rng* plays for chance; without it, chance has to be played like any other seat."""
        self.game = game
        self.box = box
        self.space = game.space(box)
        self.record = Record(header)
        self.table = game.table(box)
        self.journal: Journal = self.table.listen()
        self.table.advance()
        self.opening = read(self.journal)  # what happens before anyone acts
        self.past: list[Moment] = []
        self.draws = 0  # the number of the next draw by chance
        self._drawn: list[int] = []  # the numbers of the draws that stand
        self._latest: dict[int, int] = {}  # by seat that has acted: where in the past it did so last
        self._rng = rng
        self.looker = game.looker()  # for programs that only read: what looks as before is the same object
        self._foresights = Foresights(game, self.space)
        self._remarking = Remarking(game)
        self._script: list[Played] | None = None  # in a replay, the only lines that can happen
        self._let_chance_play()

    # What may be known

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def version(self) -> int:
        """The number of things that happened, including undo; an action may name the version it was meant for."""
        return len(self.record.log)

    def actors(self) -> list[int]:
        """Return the seats that may choose now; none when the game is over."""
        mask = self.table.actors()
        return [seat for seat in range(self.table.players) if mask >> seat & 1]

    def legal(self, seat: int) -> list[str]:
        """Return what *seat* may do now, in words, ascending by number."""
        return [self.space.text(action) for action in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """Return what *seat* may do now, as numbers."""
        self._check_seat(seat)
        return self.table.legal(seat)

    def view(self, seat: int | None) -> View:
        """Return what *seat*, or a spectator (``None``), may know: plain data, ready for JSON."""
        self._check_viewer(seat)
        return self.looker.view(self.table, seat)

    def revealed(self) -> View:
        """Return everything, as a spectator would see it if all hands were open: plain data, ready for JSON.

        :raises IllegalAction: while the game is being played; a replay (``again``) may be seen at any moment.
        """
        if not self.over and self._script is None:
            raise IllegalAction("nobody may see everything before the game is over")
        return self.looker.revealed(self.table)

    def news(self, seat: int | None, since: int = 0) -> list[Entry]:
        """Return what *seat* saw happen from action *since* on, oldest first."""
        self._check_viewer(seat)
        told = [self.opening] * (since == 0) + [moment.news for moment in self.past[since:]]
        return [entry for news in told for entry in news if entry.seen(seat)]

    def where(self, seat: int) -> str:
        """Return the place in the rules where *seat* is."""
        self._check_seat(seat)
        return self.game.where(self.table, seat)

    def scores(self, seat: int | None = None) -> list[int]:
        """Return the points of each seat, as far as *seat* (or a spectator) may know; all when the game is over."""
        return [sum(points or 0 for points in sources.values()) for sources in self.breakdown(seat)]

    def breakdown(self, seat: int | None = None) -> list[Sources]:
        """Return points by source, per seat; ``None`` if *seat* (or a spectator) may not know them before the end."""
        self._check_viewer(seat)
        shared, (own,) = self.looker.seen(self.table, [seat])
        return [dict(sources) for sources in self.game.breakdown(shared | own)]

    def winners(self) -> list[int]:
        """Return the seats that have won; none before the end."""
        return self.game.winners(self.table) if self.over else []

    def imagine(self, seat: int, rng: random.Random) -> Flow:
        """Return a whole table that may be the real one for all *seat* knows: what bots get."""
        self._check_seat(seat)
        return self.game.imagine(self.table, seat, rng)

    def foresee(self, seat: int, words: str) -> Foresight:
        """Return what *words* would set off, as far as *seat* can know; nothing is played.

        :raises IllegalAction: if the seat may not do that now.
        """
        action = self._legal_action(seat, words)
        return self._foresights.find(self.table, self.version, seat, action)

    def foreseeing(self, seat: int, words: str) -> Callable[[], Foresight]:
        """Return ``foresee`` as work for another thread, one at a time; meanwhile the match may go on.

        :raises IllegalAction: if the seat may not do that now.
        """
        action = self._legal_action(seat, words)
        return partial(self._foresights.find, self.table.copy(), self.version, seat, action)

    def final(self, seat: int) -> frozenset[int]:
        """Return the actions that *seat* could not undo freely: somebody learns something, or others go on.

        Forced choices that follow belong to them.  A single action is none of them: there is nothing to decide.
        """
        self._check_seat(seat)
        return self._foresights.final(self.table, self.version, seat)

    def is_forced(self, seat: int) -> bool:
        """Return whether *seat* has a single choice, and everybody knows that: playing it at once betrays nothing."""
        self._check_seat(seat)
        return is_forced(self.game, self.table, seat)

    def remarks(self, seat: int) -> Remarks:
        """Return what can be said about what *seat* may do now, by action; it is read-only."""
        self._check_seat(seat)
        return self._remarking.find(self.table, self.version, seat)

    def why_not(self, seat: int, kind: str, word: str) -> Reason | None:
        """Return why *seat* cannot choose that thing now; None if it can, or if there is nothing to say."""
        return self.wondering(seat, kind, word)()

    def wondering(self, seat: int, kind: str, word: str) -> Callable[[], Reason | None]:
        """Return ``why_not`` as work for another thread; meanwhile the match may go on."""
        if (kind, word) in self._offered(seat):
            return lambda: None
        return partial(self._remarking.why_not, self.table.copy(), seat, kind, word)

    def reasons(self, seat: int) -> list[tuple[Named, Reason]]:
        """Return what *seat* sees and cannot choose now, each with the reason why."""
        return self.wondering_about_all(seat)()

    def wondering_about_all(self, seat: int) -> Callable[[], list[tuple[Named, Reason]]]:
        """Return ``reasons`` as work for another thread; meanwhile the match may go on."""
        return partial(self._remarking.reasons, self.table.copy(), seat, self._offered(seat))

    def _offered(self, seat: int) -> set[Named]:
        """Kind and word of what *seat* may choose now."""
        self._check_seat(seat)
        return {(kind, word) for _, kind, word in map(self.space.parts, self.legal_numbers(seat))}

    def imagining(self, seat: int, rng: random.Random) -> Callable[[], Flow]:
        """Return ``imagine`` as work for another thread; meanwhile the match may go on."""
        self._check_seat(seat)
        return partial(self.game.imagine, self.table.copy(), seat, rng)

    # What may be done

    def play(self, seat: int, words: str, version: int | None = None) -> None:
        """Let *seat* do what *words* say; then chance plays, if it is its turn.

        :raises IllegalAction: if that is not allowed, or was meant for another *version*.
        """
        if version is not None and version != self.version:
            raise IllegalAction(
                f"{words!r} was meant for version {version} of the game; it is at version {self.version}"
            )
        self._apply(seat, self._legal_action(seat, words))
        self._let_chance_play()

    def draw(self, words: str) -> None:
        """Let chance do what *words* say, for tests and for tables with real dice.

        :raises IllegalAction: if chance cannot do that now.
        """
        try:
            action = self.space.parse(words)
        except ValueError as error:
            raise IllegalAction(str(error)) from None
        self._check_legal(CHANCE, action)
        self._apply(CHANCE, action)

    def draw_lots(self, rng: Chance) -> None:
        """Let *rng* play for chance as long as it is chance's turn."""
        while self.chances_turn():
            self._apply(CHANCE, self.drawn_by(rng.randrange(self.lots())))

    def chances_turn(self) -> bool:
        """Return whether chance has to draw now."""
        return bool(self.table.actors() >> CHANCE & 1)

    def lots(self) -> int:
        """Return the number of lots to draw from now."""
        return sum(self.table.weights(CHANCE))

    def drawn_by(self, lot: int) -> int:
        """Return the action that a lot stands for now; each action of chance has as many lots as its weight."""
        place = 0
        weights = self.table.weights(CHANCE)
        while lot >= weights[place]:
            lot -= weights[place]
            place += 1
        return self.table.legal(CHANCE)[place]

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Undo the last action of *seat* and everything after it.

        It is free as long as nobody else has acted and nobody has learned anything since; beyond that,
        all other seats must consent.  Chance then draws anew; if *consent* names *seat*, too, it draws the same numbers
        again.

        :raises IllegalAction: if there is nothing to undo, or a consent is missing.
        """
        to = self.undo_point(seat)
        for other in consent:
            self._check_seat(other)
        missing = [other for other in self.undo_needs(seat) if other not in consent]
        if missing:
            names = ", ".join(self.game.seats[other] for other in missing)
            raise IllegalAction(f"undoing this needs the consent of {names}")
        line = Played(seat, undo=to, consent=tuple(sorted(consent)))
        self._check_script(line)
        self.record.log.append(line)
        undone = self._drawn[sum(moment.seat == CHANCE for moment in self.past[:to]) :]
        del self._drawn[len(self._drawn) - len(undone) :]
        if undone and seat in consent:
            self.draws = undone[0]
        self._rewind(to)

    def undo_point(self, seat: int) -> int:
        """Return the action that ``undo`` would go back to.  :raises IllegalAction: if *seat* has not acted yet."""
        self._check_seat(seat)
        point = self.last_act(seat)
        if point is None:
            raise IllegalAction("you have nothing to undo")
        return point

    def last_act(self, seat: int) -> int | None:
        """Return the place in ``past`` where *seat* acted last; None if it has nothing to undo."""
        return self._latest.get(seat)

    def undo_needs(self, seat: int) -> list[int]:
        """Return the seats whose consent ``undo`` would need, so that it can be shown before the click.

        :raises IllegalAction: as ``undo_point``.
        """
        told = self.told_since(self.undo_point(seat))
        return [other for other in range(self.table.players) if other != seat] if told else []

    def drawn_since(self, point: int) -> bool:
        """Return whether chance has drawn since that action."""
        return any(moment.seat == CHANCE for moment in self.past[point:])

    def told_since(self, point: int) -> bool:
        """Return whether anyone has acted after that action, or learned something from it."""
        return point < len(self.past) - 1 or self.past[-1].tells

    def replay(self, line: Played, number: int) -> None:
        """Repeat a line of a record; chance draws what the record says, too.

        :raises WrongRecord: naming the line's *number*, if these rules do not allow it.
        """
        try:
            if line.seat is None:
                self.draw(line.words)
                return
            self._check_seat(line.seat)
            if line.undo is None:
                self.play(line.seat, line.words)
            elif line.undo != self.undo_point(line.seat):
                raise IllegalAction(f"undoes to action {line.undo}, not {self.undo_point(line.seat)}")
            else:
                self.undo(line.seat, line.consent)
        except IllegalAction as error:
            raise WrongRecord(f"line {number}: {error}") from None

    def again(self, abandoned: bool = False) -> Match:
        """Return the same game from its start, for a replay: only what happened in it can happen again.

        Everything in it may be seen, so the game has to be over, or *abandoned* for good.

        :raises IllegalAction: if it is not.
        """
        if not self.over and not abandoned:
            raise IllegalAction("a game in progress cannot be replayed")
        match = Match(self.game, self.box, self.record.header, None)
        match._script = [*self.record.log]
        return match

    def go_on_with(self, rng: Chance) -> None:
        """Let *rng* play for chance from now on."""
        self._rng = rng
        self._let_chance_play()

    # Inside

    def _apply(self, seat: int, action: int) -> None:
        line = Played(None if seat == CHANCE else seat, self.space.text(action))
        self._check_script(line)
        self.table.apply(seat, action)
        self._latest[seat] = len(self.past)
        if seat == CHANCE:
            self._drawn.append(self.draws)
            self.draws += 1
        self.past.append(Moment(seat, action, read(self.journal), self.over and self.game.secrets))
        self.record.log.append(line)

    def _rewind(self, to: int) -> None:
        """Play again from the start, up to action *to*."""
        del self.past[to:]
        self._latest = {moment.seat: i for i, moment in enumerate(self.past)}
        self.table = self.game.deal(self.box)
        for moment in self.past:
            self.table.apply(moment.seat, moment.action)
        self.journal = self.table.listen()

    def _let_chance_play(self) -> None:
        if self._rng is not None:
            self.draw_lots(self._rng)

    def _check_script(self, line: Played) -> None:
        """In a replay, allow only what happened."""
        if self._script is not None and [line] != self._script[self.version : self.version + 1]:
            raise IllegalAction("this is a replay, and something else happened here")

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.table.players:
            raise IllegalAction(f"there is no seat {seat!r}; seats are 0 to {self.table.players - 1}")

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _legal_action(self, seat: int, words: str) -> int:
        self._check_seat(seat)
        try:
            action = self.space.parse(words)
        except ValueError as error:
            raise IllegalAction(str(error)) from None
        self._check_legal(seat, action)
        return action

    def _check_legal(self, seat: int, action: int) -> None:
        legal = self.table.legal(seat)
        if action in legal:
            return
        who, words = self._name(seat), self.space.text(action)
        if self.over:
            raise IllegalAction(f"{who} may not {words!r}: the game is over")
        if not legal:
            waiting = ", ".join(self._name(actor) for actor in range(CHANCE + 1) if self.table.actors() >> actor & 1)
            raise IllegalAction(f"{who} may not {words!r}: it is up to {waiting} to choose")
        near = closest(words, [self.space.text(other) for other in legal])
        raise IllegalAction(f"{who} may not {words!r} now ({self.game.where(self.table, seat)}){near}")

    def _name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.game.seats[seat]
