"""Saves a game however it is left."""

from __future__ import annotations

import shlex
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import typer

from westbound.cli.desk import INTERRUPTED
from westbound.cli.play.sitting import Leave, Sitting
from westbound.cli.saving import save_somewhere

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def saved(sitting: Sitting, file: Path, command: str) -> Iterator[None]:
    """If the game is left before its end, save it (to *file*, if it has none yet) and say how to resume it."""
    with heeding(interrupt):
        try:
            yield
        except (EOFError, Leave):
            leave(sitting, file, command)
        except KeyboardInterrupt:
            with heeding(signal.SIG_IGN):  # once is enough
                leave(sitting, file, command)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            save_somewhere(sitting.match.record, sitting.file or file)
            raise
        except Exception:
            leave(sitting, file, command)
            raise
        if sitting.match.over and sitting.file:
            leave(sitting, sitting.file, command)


def leave(sitting: Sitting, file: Path, command: str) -> None:
    """Save, and say where, and how to resume."""
    if sitting.match.over and not sitting.file:
        return
    file = save_somewhere(sitting.match.record, sitting.file or file)
    sitting.screen.show()
    sitting.screen.show_line(sitting.texts.say("saved", file=str(file)))
    if not sitting.match.over:
        sitting.screen.show_line(sitting.texts.say("resume", command=f"{command} {shlex.quote(str(file))}"))


@contextmanager
def heeding(answer: Callable[[int, FrameType | None], None] | signal.Handlers) -> Iterator[None]:
    """Handle Ctrl-C, a closed terminal and a terminated process this way."""
    here = threading.current_thread() is threading.main_thread()
    signals = [getattr(signal, name) for name in SIGNALS if here and hasattr(signal, name)]
    before = {number: signal.signal(number, answer) for number in signals}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
