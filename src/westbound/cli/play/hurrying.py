"""Lets Ctrl-C hurry a bot that is thinking."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def hurrying() -> Iterator[Callable[[], bool]]:
    """Let the first Ctrl-C only be noted, and yield what says whether it was pressed; the next one interrupts."""
    pressed = threading.Event()

    def hurry(number: int, frame: FrameType | None) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    if threading.current_thread() is not threading.main_thread():
        yield pressed.is_set
        return
    before = signal.signal(signal.SIGINT, hurry)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)
