"""The terminal: output and input."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.text import Text

from westbound.cli.play.journal import Paragraph

NARROWEST, WIDEST = 80, 140
DASH = "\N{EN DASH}"
INDENT = " " * 4
LOW = 36  # rows; on a lower screen a list of all lines would push everything else away
TALL = 48  # rows; a lower screen does not show a new board after every action


class Screen:
    """A terminal, or two pipes, which get everything line by line without colors."""

    def __init__(self) -> None:
        console = Console(highlight=False, markup=False, emoji=False)
        self.console = Console(
            highlight=False, markup=False, emoji=False, width=max(NARROWEST, min(console.width, WIDEST))
        )
        self.is_terminal = sys.stdin.isatty() and self.console.is_terminal
        self.height = console.height
        self.is_tall = self.is_terminal and self.height >= TALL
        self.is_low = self.is_terminal and self.height < LOW

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def color(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def show(self, what: RenderableType = "", style: str = "") -> None:
        if isinstance(what, str):  # unlike the console, wrap respects no-break spaces
            what = "\n".join(row for line in what.split("\n") for row in wrap(line, self.width) or [""])
        self.console.print(what, style=style or None)

    def show_line(self, line: str) -> None:
        """Show something to copy: on one line, however long."""
        self.console.print(line, soft_wrap=True)

    def show_drawing(self, drawing: str) -> None:
        """Show rows as they are, with the colors they may contain."""
        self.console.print(Text.from_ansi(drawing, no_wrap=True), soft_wrap=True)

    def show_pages(self, rows: list[str], more: str) -> None:
        """Show as many rows at a time as fit on the screen."""
        page = max(self.height - 2, 1)
        for begin in range(0, len(rows), page):
            if begin:
                self.show(more, style="dim")
                self.ask()
            self.show_drawing("\n".join(rows[begin : begin + page]))

    def show_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show paragraphs indented, with a dash before each that begins a turn."""
        for paragraph in paragraphs:
            first = f"  {DASH} " if paragraph.begins else INDENT
            for row in paragraph.rows:
                self.show_line(wrapped(row, self.width, first))
                first = INDENT

    def ask(self, complete: Callable[[str], list[str]] | None = None) -> str:
        """Return the next line typed.  :raises EOFError: if there is none."""
        if self.is_terminal:
            with_completion(complete)
            return input("> ").strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f"> {line.strip()}")
        return line.strip()

    @contextmanager
    def noting(self, words: str) -> Iterator[None]:
        """Show a line until something is done; only on a terminal, where it can be wiped out again."""
        if not self.is_terminal:
            yield
            return
        self.console.print(words, end="", style="dim", soft_wrap=True)
        self.console.file.flush()
        try:
            yield
        finally:
            self.console.file.write("\r\x1b[2K")
            self.console.file.flush()

    def clear(self) -> None:
        """Clear the screen and what has scrolled out of it."""
        if self.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")


def wrapped(row: str, width: int, first: str) -> str:
    """A row of the log, indented; what follows its first line stands further in."""
    return "\n".join(wrap(row, width, initial_indent=first, subsequent_indent=f"{INDENT}  "))


def with_completion(complete: Callable[[str], list[str]] | None) -> None:
    """Let Tab complete what is being typed, if the system supports it."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")

    def completer(typed: str, place: int) -> str | None:
        found = complete(typed) if complete else []
        return found[place] if place < len(found) else None

    readline.set_completer(completer)
