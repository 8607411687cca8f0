"""A game played at this terminal: people type, bots choose, and everybody sees only what their seat may know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from westbound import bots
from westbound.cli.desk import UserError
from westbound.cli.play.board import board
from westbound.cli.play.choices import Choice, choices, completions, listing, matching
from westbound.cli.play.hints import Hint
from westbound.cli.play.hurrying import hurrying
from westbound.cli.play.journal import paragraphs, setup_length
from westbound.cli.play.orders import parse_order
from westbound.cli.play.reasons import explanations
from westbound.cli.play.scores import score_table
from westbound.cli.play.screen import Screen
from westbound.cli.play.seats import Seat
from westbound.cli.saving import append, save
from westbound.cli.texts import Texts
from westbound.engine.game import NoWorld
from westbound.engine.match import IllegalAction, Match
from westbound.speech import Speech

LATEST = 8  # actions shown to somebody who comes back to a game


class Leave(Exception):
    """Somebody wants to stop playing."""


class Sitting:
    """A match, its seats, and the screen they share."""

    def __init__(
        self, match: Match, seats: list[Seat], speech: Speech, texts: Texts, screen: Screen, rng: random.Random
    ) -> None:
        self.match = match
        self.seats = seats
        self.speech = speech
        self.texts = texts
        self.screen = screen
        self.rng = rng  # of the bots
        self.file: Path | None = None  # where every action is saved right away
        self.written = 0  # lines in that file
        self.quiet = False
        self.people = [number for number, seat in enumerate(seats) if seat.is_person]
        told = max(setup_length(match) - 1, len(match.past) - LATEST, 0)
        self.seen = dict.fromkeys([*self.people, None], told)
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.drawn_at = -1  # the version of the game when the board was last drawn
        self.typed_ahead = ""
        self.notes: list[str] = []  # to show with the next question
        self.hint: Hint | None = None  # the latest
        self.memories: list[dict[str, Any]] = [{} for _ in seats]  # of the bots

    # The game

    def play(self) -> None:
        """Play to the end, and until everybody has seen enough."""
        while True:
            while not self.match.over:
                self.go_on()
                self.note_down()
            self.show_end()
            if not self.people or not self.linger():
                return

    def go_on(self) -> None:
        """Let one of those who can act now act: a bot, if there is one among them."""
        actors = self.match.actors()
        seat = next((seat for seat in actors if not self.seats[seat].is_person), actors[0])
        if self.seats[seat].is_person:
            self.ask(seat)
            return
        bot = bots.find(self.seats[seat].bot)
        thinks = not bots.is_quick(self.seats[seat].bot)
        with self.noting_that_it_thinks(seat) if thinks else nullcontext(lambda: False) as hurried:
            action, lapse = bots.choice(bot, self.match, seat, self.rng, self.memories[seat], hurried)
        self.match.play(seat, self.match.space.text(action))
        if lapse:
            self.note_lapse(seat, lapse)
        if not self.people and not self.quiet and self.match.actors() != [seat]:  # else the deed may go on
            self.tell(None)

    @contextmanager
    def noting_that_it_thinks(self, seat: int) -> Iterator[Callable[[], bool]]:
        """Show that a bot is thinking for as long as it does; yield what says whether it is hurried, by people only."""
        if not self.people:
            with nullcontext() if self.quiet else self.screen.noting(self.thinking(seat)):
                yield lambda: False
            return
        with self.screen.noting(f"{self.thinking(seat)} {self.texts.say('hurry')}"), hurrying() as hurried:
            yield hurried

    def thinking(self, seat: int) -> str:
        return self.speech.say("thinking", who=self.speech.player(seat), count=1)

    def note_lapse(self, seat: int, lapse: bots.Lapse) -> None:
        """Say that a bot has lost its move."""
        player = self.speech.player(seat)
        said = [self.texts.say("lapse", player=player, reason=lapse.reason)]
        if lapse.last:
            said.append(self.texts.say("lapses", player=player))
        if self.people:
            self.notes += said
        else:
            self.screen.show(" ".join(said))

    def ask(self, seat: int) -> None:
        """Ask a person until they have chosen, or changed something else."""
        self.hand_over(seat)
        if self.looking != seat:
            return
        before = self.match.version
        self.present(seat)
        while self.match.version == before and self.looking == seat:
            typed = self.next_line(seat)
            order = parse_order(typed, self.texts)
            if order:
                self.obey(order, seat)
            elif typed:
                self.choose(seat, typed)

    def choose(self, seat: int, typed: str) -> None:
        found = matching(typed, self.offered(seat))
        if len(found) == 1:
            self.match.play(seat, found[0].words)
        elif found:
            self.screen.show(self.texts.say("which"))
            self.show_choices(found)
        else:
            self.screen.show(self.texts.say("not-understood", typed=typed))

    def offered(self, seat: int) -> list[Choice]:
        return choices(self.match, seat, self.match.view(seat), self.speech)

    def next_line(self, seat: int) -> str:
        typed, self.typed_ahead = self.typed_ahead, ""
        return typed or self.screen.ask(lambda text: completions(text, self.offered(seat)))

    # What is shown

    def hand_over(self, seat: int) -> None:
        """If several people share the screen, hide it until the next one is there.

        What they type then counts as their first answer, except that undo still belongs to the player before.
        """
        before, self.looking = self.looking, seat
        if before == seat or not self.match.game.secrets:
            return
        self.screen.clear()
        self.screen.show(self.texts.say("your-turn", player=self.speech.player(seat)), style="bold")
        typed = self.screen.ask()
        if before is not None and parse_order(typed, self.texts) == ("undo", ""):
            self.looking = before
            self.undo(before)
        else:
            self.typed_ahead = typed

    def present(self, seat: int) -> None:
        """Show the board, what has happened, the question, and the choices."""
        view = self.match.view(seat)
        if self.board_is_old(seat):
            self.show_board(seat)
        self.tell(seat)
        self.screen.show()
        while self.notes:
            self.screen.show(self.notes.pop(0))
        self.screen.show(self.speech.prompt(view, seat), style="bold")
        self.show_choices(self.offered(seat), self.screen.is_low)

    def board_is_old(self, seat: int) -> bool:
        """Whether others have acted since it was drawn; on a tall screen, whether anything has happened."""
        since = self.match.record.log[self.drawn_at :] if self.drawn_at >= 0 else None
        return since is None or (bool(since) if self.screen.is_tall else any(line.seat != seat for line in since))

    def show_board(self, seat: int | None, in_pages: bool = False) -> None:
        self.drawn_at = self.match.version
        view = self.match.view(seat)
        drawing = board(self.match.game, view, self.speech, self.screen.width, self.screen.color)
        if in_pages:
            self.screen.show_pages(drawing.split("\n"), self.texts.say("more"))
        else:
            self.screen.show_drawing(f"\n{drawing}")

    def show_choices(self, offered: list[Choice], briefly: bool = False) -> None:
        brief = (lambda verb: self.texts.say("many", verb=verb)) if briefly else None
        for row in listing(offered, self.screen.width, brief):
            self.screen.show(row)

    def tell(self, seat: int | None) -> None:
        """Show what *seat* has not seen yet."""
        self.screen.show_paragraphs(paragraphs(self.match, seat, self.seen[seat], self.speech))
        self.seen[seat] = len(self.match.past)

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.people:
            self.tell(viewer)
        self.show_board(viewer)
        self.screen.show()
        self.screen.show(score_table(self.match, viewer, self.speech, self.texts))
        self.screen.show(self.speech.outcome(self.match.view(viewer)), style="bold")

    def linger(self) -> bool:
        """Let people look back, save or undo after the end; return whether the game continues."""
        self.screen.show(self.texts.say("after-the-end"))
        acted = [line.seat for line in self.match.record.actions() if line.seat in self.people]
        self.looking = acted[-1] if acted and acted[-1] is not None else self.people[0]
        while self.match.over:
            try:
                typed = self.screen.ask()
            except EOFError:
                return False
            order = parse_order(typed, self.texts)
            if order:
                self.obey(order, self.looking)
            elif bool(typed) != self.screen.is_terminal:  # Enter at a terminal, an extra line in a script
                return False
        return True

    # Orders

    def obey(self, order: tuple[str, str], seat: int) -> None:
        name, rest = order
        if name == "help":
            self.screen.show(self.texts.say("help"))
        elif name == "what":
            self.foretell(seat, rest)
        elif name == "why":
            self.explain(seat, rest)
        elif name == "hint":
            self.give_hint(seat)
        elif name == "board":
            self.show_board(seat, in_pages=self.screen.is_low)
        elif name == "score":
            self.screen.show(score_table(self.match, seat, self.speech, self.texts))
        elif name == "log":
            self.show_log(seat, rest)
        elif name == "undo":
            self.undo(seat)
        elif name == "save":
            self.save(rest)
        else:
            raise Leave

    def foretell(self, seat: int, typed: str) -> None:
        """Show what a choice would set off."""
        found = matching(typed, self.offered(seat)) if typed else []
        if len(found) == 1:
            foresight = self.match.foresee(seat, found[0].words)
            self.screen.show(" ".join(self.speech.foresight(foresight, seat)))
        elif found:
            self.screen.show(self.texts.say("which"))
            self.show_choices(found)
        else:
            self.screen.show(self.texts.say("what-which"))

    def explain(self, seat: int, typed: str) -> None:
        """Show why things cannot be chosen now: all that *seat* sees, or those whose names have the words *typed*."""
        rows = list(explanations(self.match.reasons(seat), self.speech, typed, self.screen.width))
        if rows and self.screen.is_low:
            self.screen.show_pages(rows, self.texts.say("more"))
        elif rows:
            self.screen.show("\n".join(rows))
        else:
            self.screen.show(self.texts.say("why-which", typed=typed) if typed else self.texts.say("why-none"))

    def give_hint(self, seat: int) -> None:
        """Show where to look; asked again, the best choice, and then why."""
        if len(self.people) > 1:
            self.screen.show(self.texts.say("hint-alone"))
            return
        if seat not in self.match.actors() or len(self.match.legal(seat)) < 2:
            self.screen.show(self.texts.say("hint-nothing"))
            return
        if not self.hint or not self.hint.is_about(self.match, seat):
            try:
                with self.screen.noting(self.texts.say("hint-searching")):
                    self.hint = Hint(self.match, seat)
            except NoWorld:
                self.screen.show(self.texts.say("hint-nothing"))
                return
        for row in self.hint.more(self.match.view(seat), self.speech, self.texts):
            self.screen.show(row)

    def show_log(self, seat: int, rest: str) -> None:
        """Show everything since the set-up, or the last few turns, by deeds or entry by entry."""
        words = rest.casefold().split()
        every = any(word in ("all", *self.texts.words("order-all")) for word in words)
        turns = paragraphs(self.match, seat, max(setup_length(self.match) - 1, 0), self.speech, every)
        last = next((int(word) for word in words if word.isdecimal()), 0)
        self.screen.show_paragraphs(turns[-last:])

    def save(self, name: str) -> None:
        if not name and not self.file:
            self.screen.show(self.texts.say("save-where"))
            return
        file = Path(name).expanduser() if name else self.file
        assert file
        try:
            self.write_into(file)
        except UserError as error:
            self.screen.show(self.texts.say("not-saved", reason=str(error)))
            return
        self.screen.show(self.texts.say("saved", file=str(file)))

    def write_into(self, file: Path) -> None:
        """Write the game to *file*, and every action from now on.  :raises UserError: if it cannot be written."""
        save(self.match.record, file)
        self.file, self.written = file, self.match.version + 1

    def note_down(self) -> None:
        if not self.file:
            return
        try:
            self.written = append(self.match.record, self.file, self.written)
        except UserError as error:
            self.file = None
            self.screen.show(self.texts.say("not-saved", reason=str(error)))

    def undo(self, seat: int) -> None:
        """Undo the last action of *seat*, if everybody whose consent it needs agrees."""
        try:
            needs = self.match.undo_needs(seat)
        except IllegalAction:
            self.screen.show(self.texts.say("nothing-to-undo"))
            return
        if needs:
            self.notes = [self.texts.say("undo-needs", players=self.names(needs))]
        if not self.agree(needs, seat):
            return
        taken_back = self.match.past[self.match.undo_point(seat)].action
        self.match.undo(seat, needs)
        self.seen = {viewer: min(told, len(self.match.past)) for viewer, told in self.seen.items()}
        self.drawn_at = -1
        words = f"{self.speech.action(taken_back)} [{self.match.space.text(taken_back)}]"
        self.notes.append(self.texts.say("undone", words=words))

    def agree(self, needs: list[int], seat: int) -> bool:
        """Ask for consent; bots always agree."""
        programs = [other for other in needs if other not in self.people]
        if programs:
            self.notes.append(self.texts.say("bots-agree", players=self.names(programs), count=len(programs)))
        for other in needs:
            if other not in self.people:
                continue
            self.screen.clear()
            self.looking = other
            self.screen.show(self.notes[0])
            question = self.texts.say("agree", player=self.speech.player(other), asker=self.speech.player(seat))
            self.screen.show(question, style="bold")
            if self.screen.ask().casefold() not in (*self.texts.words("yes"), "yes", "y"):
                self.notes = [self.texts.say("refused", player=self.speech.player(other))]
                return False
        return True

    def names(self, seats: list[int]) -> str:
        return self.speech.listed([self.speech.player(seat) for seat in seats])
