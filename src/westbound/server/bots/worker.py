"""A worker process for bots: ``python -m westbound.server.bots.worker``.

It reads questions and writes decisions, one per line; the line ``HURRY`` asks for the answer to the last question now.
It ends when its standard input does, so that none is left when the server is gone.
"""

from __future__ import annotations

import logging
import os
import random
import select
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from queue import SimpleQueue
from typing import Any

import msgspec

from westbound import bots
from westbound.api import games
from westbound.bots.external import LAPSES
from westbound.engine.edition import Source, Uploaded
from westbound.engine.game import Game
from westbound.engine.space import Space
from westbound.games import find

NICENESS = 5  # so that bots give way to the server
GRACE = 2.0  # seconds after the deadline until a worker ends itself, if the server has not done so
LONGEST_REASON = 1000
HURRY = b"hurry\n"


class Question(msgspec.Struct, frozen=True):
    """What a bot has to decide: everything it may know."""

    bot: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    snapshot: dict[str, Any]  # of an imagined table, as decoded from JSON
    seed: int
    content: msgspec.Raw = msgspec.Raw(b"null")  # of the edition, if it was uploaded
    lapses: int = 0  # of the seat in this game so far
    seconds: float | None = None  # until the worker is ended


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an action, or why there are none."""

    words: str = ""
    failed: str = ""
    lapse: str = ""  # why they are a default instead of the bot's choice: one of ``bots.bot.REASONS``
    detail: str = ""  # of the lapse, for the log
    no_world: str = ""  # that no world was found which agrees with all that the seat knows, for the log


_questions = msgspec.json.Decoder(Question)


class WrongDecision(ValueError):
    """The bot chose what is not legal."""


def choose(question: Question, hurried: Callable[[], bool]) -> Decision:
    """The action that the bot chooses, in words.  :raises WrongDecision: if it is not legal."""
    options = tuple(sorted(question.options.items()))
    entry, box, space = opened(question.game, question.players, options, question.edition, bytes(question.content))
    table = entry.restore(box, question.snapshot)
    legal = table.legal(question.seat)  # before the bot can change the table
    situation = bots.Situation(
        entry,
        table,
        question.seat,
        random.Random(question.seed),
        memory={LAPSES: question.lapses},
        terms=bots.Terms(space, question.edition, question.options),
        seconds=question.seconds,
        hurried=hurried,
    )
    action = bots.find(question.bot).choose(situation)
    if action not in legal:
        raise WrongDecision(f"{question.bot} chose {action!r}, which is none of {len(legal)} legal actions")
    reason, detail, _ = situation.lapse or ("", "", False)
    return Decision(space.text(action), lapse=reason, detail=detail, no_world=situation.no_world)


@lru_cache(maxsize=32)
def opened(
    name: str, players: int, options: tuple[tuple[str, str], ...], edition: str, content: bytes
) -> tuple[Game, Any, Space]:
    says = msgspec.json.decode(content)
    source: Source = Uploaded(says) if says else edition
    entry = find(name, source)
    box = entry.box(players, dict(options), source)
    return entry, box, entry.space(box)


def decide(line: bytes, hurried: Callable[[], bool]) -> Decision:
    """The decision about a question; any error in the bot becomes a failed decision."""
    try:
        return choose(_questions.decode(line), hurried)
    except Exception as error:
        traceback.print_exc()
        return Decision(failed=f"{type(error).__name__}: {error}"[:LONGEST_REASON])


def end_with_input(fd: int) -> None:
    """End the process as soon as nobody can write to *fd*, even while a bot thinks."""
    hang_up = select.poll()
    hang_up.register(fd, 0)
    hang_up.poll()
    os._exit(0)


def read_on(lines: Iterable[bytes], questions: SimpleQueue[bytes | None], hurried: threading.Event) -> None:
    """Pass on questions, the last one followed by None, and set *hurried* while one is to be answered now."""
    for line in lines:
        if line == HURRY:
            hurried.set()
        else:
            hurried.clear()  # that was about the question before, which is answered
            questions.put(line)
    questions.put(None)


def main(seconds: float) -> None:
    lines, decisions = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot must not read questions
    os.dup2(2, 1)  # what it prints must not count as a decision
    os.nice(NICENESS)
    threading.Thread(target=end_with_input, args=(lines.fileno(),), daemon=True).start()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process whatever Python is doing
    games()  # load all before the first question
    logging.getLogger("westbound.bots").disabled = True  # the server has said already which bots cannot be used
    bots.names()
    decisions.write(msgspec.json.encode(Decision()) + b"\n")  # ready
    questions: SimpleQueue[bytes | None] = SimpleQueue()
    hurried = threading.Event()
    threading.Thread(target=read_on, args=(lines, questions, hurried), daemon=True).start()
    while line := questions.get():
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
        decision = decide(line, hurried.is_set)
        signal.setitimer(signal.ITIMER_REAL, 0)
        decisions.write(msgspec.json.encode(decision) + b"\n")


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is gone
        main(float(sys.argv[1]))
