"""``westbound replay``: a recorded game, turn by turn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from westbound.cli.play.board import board
from westbound.cli.play.journal import paragraphs
from westbound.cli.play.scores import score_table
from westbound.cli.play.screen import Screen
from westbound.cli.play.seats import seats_of
from westbound.cli.records import open_match, parse_seat, replay_line
from westbound.cli.saving import open_file
from westbound.cli.texts import Texts, usual_language
from westbound.engine.match import Match
from westbound.engine.record import Played
from westbound.speech import Speech


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    seat: Annotated[str, typer.Option(help="View as: a seat's number or color, or none for a spectator.")] = "none",
    step: Annotated[bool, typer.Option("--step", help="Draw the board and wait after every action.")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
    edition: Annotated[str, typer.Option(help="The edition file it was played with.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Try it even if it was played with other rules.")] = False,
) -> None:
    """Replay a recorded game, as one seat or a spectator saw it."""
    texts, screen, record = Texts(lang or usual_language()), Screen(), open_file(file)
    match = open_match(record, file, edition, force)
    names = [seat.name for seat in seats_of(record.header.seats, match.game.seats)]
    speech = Speech(match.game, match.box, texts.language, names)
    story = Story(file, match, parse_seat(seat, match.game, record.header.players), speech, texts, screen, step)
    for number, line in enumerate(record.log, 2):
        story.tell(line, number)
    story.finish()
    if record.recovered:
        screen.show(texts.say("cut-off", file=str(file)))


class Story:
    """A match replayed for one viewer."""

    def __init__(
        self, file: Path, match: Match, seat: int | None, speech: Speech, texts: Texts, screen: Screen, step: bool
    ) -> None:
        self.file = file
        self.match = match
        self.seat = seat
        self.speech = speech
        self.texts = texts
        self.screen = screen
        self.step = step
        self.begun = False  # the set-up is not shown tile by tile
        self.told = 0  # actions whose effects were shown
        self.seat_told: int | None = None  # whose deed may go on

    def tell(self, line: Played, number: int) -> None:
        """Show one line of the record and its effects."""
        if line.seat is not None and not self.begun:
            self.begun = True
            self.show_board()
            self.told = max(len(self.match.past) - 1, 0)
        if line.seat not in (None, self.seat_told) or line.undo is not None:
            self.show_news()
            self.seat_told = line.seat
        back = self.match.record.actions()[line.undo].words if line.undo is not None else ""
        replay_line(self.match, line, number, self.file)
        if line.seat is not None and line.undo is not None:
            self.screen.show(self.texts.say("undone-by", player=self.speech.player(line.seat), words=back))
            self.told = len(self.match.past)
        if self.step and line.seat is not None:
            self.show_news()
            self.show_board()
            self.wait()

    def show_news(self) -> None:
        """Show what has happened since it was last shown, once the game has begun."""
        if self.begun:
            self.screen.show_paragraphs(paragraphs(self.match, self.seat, self.told, self.speech))
            self.told = len(self.match.past)

    def show_board(self) -> None:
        view = self.match.view(self.seat)
        self.screen.show()
        self.screen.show_drawing(board(self.match.game, view, self.speech, self.screen.width, self.screen.color))
        self.screen.show()

    def wait(self) -> None:
        """Wait for Enter, until the input ends."""
        self.screen.show(self.texts.say("next-action"), style="dim")
        try:
            self.screen.ask()
        except EOFError:
            self.step = False

    def finish(self) -> None:
        self.show_news()
        if not self.step:
            self.show_board()
        self.screen.show(score_table(self.match, self.seat, self.speech, self.texts))
        view = self.match.view(self.seat)
        self.screen.show(self.speech.outcome(view) if self.match.over else self.texts.say("stands"), style="bold")
