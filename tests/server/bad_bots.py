"""Bots that behave badly, for the tests: ``WESTBOUND_BOT_MODULES=tests.server.bad_bots``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from westbound import bots

NOTES = "BAD_BOTS_NOTES"  # a folder where they leave what a test wants to know


class BadBot:
    """Does something, and then answers like ``random``, if it still can."""

    def __init__(self, deed: Callable[[], Any]) -> None:
        self.deed = deed

    def choose(self, situation: bots.Situation) -> int:
        self.deed()
        return situation.rng.choice(situation.legal)


class Cheat:
    """Answers with an illegal action, whatever table it got."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, situation: bots.Situation) -> int:
        situation.table.apply(situation.seat, situation.legal[0])
        return self.answer  # type: ignore[no-any-return]


class Ponderer:
    """Thinks until it is hurried."""

    def choose(self, situation: bots.Situation) -> int:
        note("pondering")
        while not situation.hurried():
            time.sleep(0.01)
        return situation.legal[0]


def note(name: str, text: str = "") -> None:
    with (Path(os.environ[NOTES]) / name).open("a") as file:
        file.write(text + "\n")


def spin() -> None:
    note("spinning", str(os.getpid()))
    while True:
        pass


def compute() -> None:
    note("computing")
    pow(3, 10**9)


def hoard() -> None:
    """Start a process of its own, and wait for it."""
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    note("children", str(child.pid))
    child.wait()


def talk() -> None:
    print("I think I shall go west", flush=True)
    os.write(1, b'{"words": "anything"}\n')
    assert sys.stdin.read() == ""


def scribble() -> None:
    """Write to everything that is open."""
    for fd in range(3, 10):
        try:
            os.write(fd, b"scribble\n")
        except OSError:
            continue


def stumble() -> None:
    """Fail once, and never again."""
    note("stumbled")
    if (Path(os.environ[NOTES]) / "stumbled").read_text().count("\n") == 1:
        raise RuntimeError("stumbled")


def fail() -> None:
    raise ValueError("no idea")


for name, deed in {
    "fails": fail,
    "leaves": sys.exit,
    "vanishes": lambda: os._exit(3),
    "crashes": lambda: os.kill(os.getpid(), signal.SIGSEGV),
    "recurses": lambda: (lambda again: again(again))(lambda again: again(again)),
    "scribbles": scribble,
    "sleeps": lambda: time.sleep(600),
    "spins": spin,
    "hoards": hoard,
    "computes": compute,
    "talks": talk,
    "stumbles": stumble,
    "naps": lambda: time.sleep(0.2),
}.items():
    bots.add(name, BadBot(deed))
bots.add("ponders", Ponderer())
for name, answer in {"cheats": 10**6, "mumbles": None, "writes": "travel denver"}.items():
    bots.add(name, Cheat(answer))
