"""A worker process for bots: ``python -m westbound.server.bots.worker``.

It reads questions and writes decisions, one per line.  It ends when its standard input does, so that none is left when
the server is gone.
"""

from __future__ import annotations

import os
import random
import select
import signal
import sys
import threading
import traceback
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec

from westbound import bots
from westbound.api import games
from westbound.engine.edition import Source, Uploaded
from westbound.engine.game import Game
from westbound.engine.space import Space
from westbound.games import find

NICENESS = 5  # so that bots give way to the server
GRACE = 2.0  # seconds after the deadline until a worker ends itself, if the server has not done so
LONGEST_REASON = 1000


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


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an action, or why there are none."""

    words: str = ""
    failed: str = ""


_questions = msgspec.json.Decoder(Question)


class WrongDecision(ValueError):
    """The bot chose what is not legal."""


def choose(question: Question) -> str:
    """The words of the action that the bot chooses.  :raises WrongDecision: if it is not legal."""
    options = tuple(sorted(question.options.items()))
    entry, box, space = opened(question.game, question.players, options, question.edition, bytes(question.content))
    table = entry.restore(box, question.snapshot)
    legal = table.legal(question.seat)  # before the bot can change the table
    rng = random.Random(question.seed)
    action = bots.find(question.bot).choose(entry, table, question.seat, rng)
    if action not in legal:
        raise WrongDecision(f"{question.bot} chose {action!r}, which is none of {len(legal)} legal actions")
    return space.text(action)


@lru_cache(maxsize=32)
def opened(
    name: str, players: int, options: tuple[tuple[str, str], ...], edition: str, content: bytes
) -> tuple[Game, Any, Space]:
    says = msgspec.json.decode(content)
    source: Source = Uploaded(says) if says else edition
    entry = find(name, source)
    box = entry.box(players, dict(options), source)
    return entry, box, entry.space(box)


def decide(line: bytes) -> Decision:
    """The decision about a question; any error in the bot becomes a failed decision."""
    try:
        return Decision(words=choose(_questions.decode(line)))
    except Exception as error:
        traceback.print_exc()
        return Decision(failed=f"{type(error).__name__}: {error}"[:LONGEST_REASON])


def end_with_input(fd: int) -> None:
    """End the process as soon as nobody can write to *fd*, even while a bot thinks."""
    hang_up = select.poll()
    hang_up.register(fd, 0)
    hang_up.poll()
    os._exit(0)


def main(seconds: float) -> None:
    questions, decisions = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot must not read questions
    os.dup2(2, 1)  # what it prints must not count as a decision
    os.nice(NICENESS)
    threading.Thread(target=end_with_input, args=(questions.fileno(),), daemon=True).start()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process whatever Python is doing
    games()  # load all before the first question
    bots.names()
    decisions.write(msgspec.json.encode(Decision()) + b"\n")  # ready
    for line in questions:
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
        decision = decide(line)
        signal.setitimer(signal.ITIMER_REAL, 0)
        decisions.write(msgspec.json.encode(decision) + b"\n")


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is gone
        main(float(sys.argv[1]))
