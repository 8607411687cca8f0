"""Puzzles, solved at a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from westbound.cli.play.board import board
from westbound.cli.play.choices import Choice, completions, listing, matching
from westbound.cli.play.screen import Screen
from westbound.cli.texts import Texts
from westbound.coach.puzzles import Laid, Puzzle, laid, offered
from westbound.speech import Speech

NEAR = 5  # choices among which a hint says to look
ORDERS = ("hint", "skip", "board", "help", "quit")


class Solving:
    """Somebody who solves one puzzle after the other."""

    def __init__(self, texts: Texts, screen: Screen) -> None:
        self.texts = texts
        self.screen = screen
        self.solved = 0
        self.streak = 0  # solved one after the other, at once and without a hint
        self.longest = 0

    def solve(self, puzzles: list[Puzzle]) -> None:
        """Go through the puzzles until all are done, or there is no more input."""
        lying = [laid(puzzle) for puzzle in puzzles]  # wrong ones are refused before the first is solved
        self.screen.show(self.texts.say("puzzle-how"))
        try:
            for number, (puzzle, lies) in enumerate(zip(puzzles, lying, strict=True), 1):
                title = self.texts.say("puzzle-title", number=number, count=len(puzzles), rating=str(puzzle.rating))
                if not Attempt(self, puzzle, lies).go_on(title):
                    break
        except EOFError:
            pass
        self.screen.show(
            self.texts.say("puzzle-end", solved=self.solved, count=len(puzzles), longest=self.longest), style="bold"
        )

    def score(self, alone: bool) -> None:
        """Count a puzzle that was solved, *alone* or with mistakes and hints."""
        self.solved += 1
        self.streak = self.streak + 1 if alone else 0
        self.longest = max(self.longest, self.streak)


class Attempt:
    """A puzzle that somebody is looking at."""

    def __init__(self, solving: Solving, puzzle: Puzzle, lies: Laid) -> None:
        self.solving = solving
        self.texts = solving.texts
        self.screen = solving.screen
        self.puzzle = puzzle
        self.speech = Speech(lies.game, lies.box, self.texts.language)
        self.view = lies.game.view(lies.table, puzzle.seat)
        self.game = lies.game
        actions = offered(lies.game, lies.table, puzzle.seat)
        self.offered = [self.choice(lies, number, action) for number, action in enumerate(actions, 1)]
        self.hints = 0
        self.alone = True

    def choice(self, lies: Laid, number: int, action: int) -> Choice:
        verb, _, name = lies.space.parts(action)
        return Choice(number, lies.space.text(action), verb, name, self.speech.action(action, self.view))

    def go_on(self, title: str) -> bool:
        """Ask until it is solved or skipped; return whether there shall be another one.

        :raises EOFError: if there is no more input.
        """
        self.screen.show()
        self.screen.show(title, style="bold")
        self.show_board()
        self.show_question()
        while True:
            typed = self.screen.ask(lambda text: completions(text, self.offered))
            order = next((each for each in ORDERS if typed.casefold() in self.words_for(each)), "")
            if order == "quit":
                return False
            if order == "skip":
                self.solving.streak = 0
                self.explain(self.texts.say("puzzle-solution", choice=self.named(self.puzzle.solution)))
                return True
            if order:
                self.obey(order)
            elif typed and self.is_right(typed):
                return True

    def words_for(self, order: str) -> list[str]:
        return [order, *self.texts.words(f"order-{order}")]

    def obey(self, order: str) -> None:
        if order == "board":
            self.show_board()
            self.show_question()
        elif order == "hint":
            self.hint()
        else:
            self.screen.show(self.texts.say("puzzle-how"))

    def is_right(self, typed: str) -> bool:
        """Say what the choice is worth; return whether it is the solution."""
        found = matching(typed, self.offered)
        if len(found) != 1:
            self.screen.show(self.texts.say("which" if found else "not-understood", typed=typed))
            self.show_rows(listing(found, self.screen.width))
            return False
        if found[0].words == self.puzzle.solution:
            self.solving.score(self.alone)
            self.explain(self.texts.say("puzzle-right", streak=self.solving.streak))
            return True
        self.alone = False
        self.solving.streak = 0
        self.screen.show(self.judged(found[0].words))
        return False

    def judged(self, words: str) -> str:
        """Return how much worse than the solution a choice is."""
        worth = {option.words: option.win for option in self.puzzle.choices}
        if words not in worth:
            return self.texts.say("puzzle-far-worse")
        loss = max(0.0, worth[self.puzzle.solution] - worth[words])
        return self.texts.say("puzzle-worse", loss=f"{100 * loss:.0f}")

    def hint(self) -> None:
        """Say where to look, then what to do, then why."""
        self.alone = False
        self.hints += 1
        if self.hints == 1:
            near = self.near()
            self.screen.show(self.texts.say("puzzle-hint", count=len(near)))
            self.show_rows(listing(near, self.screen.width))
        elif self.hints == 2:
            self.screen.show(self.texts.say("puzzle-solution", choice=self.named(self.puzzle.solution)))
        else:
            self.show_reasons()

    def near(self) -> list[Choice]:
        """Return the choices like the solution, if these are a few; or else it and some that tempt."""
        solution = next(choice for choice in self.offered if choice.words == self.puzzle.solution)
        alike = [choice for choice in self.offered if choice.verb == solution.verb]
        room = max(2, min(NEAR, len(self.offered) // 2))
        if 1 < len(alike) <= room:
            return alike
        tempting = [solution.words, self.puzzle.obvious, *(each.words for each in self.puzzle.choices)]
        shown = [*dict.fromkeys(tempting)][:room]
        return [choice for choice in self.offered if choice.words in shown]

    def named(self, words: str) -> str:
        return next(choice.text for choice in self.offered if choice.words == words)

    def explain(self, said: str) -> None:
        self.screen.show(said, style="bold")
        self.show_reasons()

    def show_reasons(self) -> None:
        """Show why the solution is best, and what it is worth."""
        for reason in self.puzzle.reasons:
            self.screen.show(f"– {self.speech.argument(reason.argument())}")
        best = self.puzzle.choices[0].win
        self.screen.show(
            self.texts.say(
                "puzzle-why",
                win=f"{100 * best:.0f}",
                loss=f"{100 * self.puzzle.loss:.0f}",
                obvious=self.named(self.puzzle.obvious),
            )
        )

    def show_board(self) -> None:
        drawing = board(self.game, self.view, self.speech, self.screen.width, self.screen.color)
        self.screen.show_drawing(f"\n{drawing}")

    def show_question(self) -> None:
        self.screen.show()
        self.screen.show(self.speech.prompt(self.view, self.puzzle.seat), style="bold")
        self.show_rows(listing(self.offered, self.screen.width))

    def show_rows(self, rows: Iterable[str]) -> None:
        for row in rows:
            self.screen.show(row)
