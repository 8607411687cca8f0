"""A process in which bots think: ``python -m westbound.server.thinker``.

It reads questions, one per line, and writes an answer to each, one per line.  It ends with its standard input, so
that none is left when the server is gone.
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

MANNERS = 5  # how far bots stand back behind the server (see nice)
GRACE = 2.0  # seconds after which a bot is stopped even if the server does not do it
LONGEST_REASON = 1000


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: everything it may know."""

    bot: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    snapshot: dict[str, Any]  # of an imagined table; a Snapshot, as it comes out of JSON
    seed: int
    content: msgspec.Raw = msgspec.Raw(b"null")  # what the edition says, if it is not ours


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an action, or why there are none."""

    words: str = ""
    failed: str = ""


_questions = msgspec.json.Decoder(Question)


class WrongAnswer(ValueError):
    """The bot chose what is not legal."""


def choose(question: Question) -> str:
    """The words of what the bot does.  :raises WrongAnswer: if it may not do that."""
    options = tuple(sorted(question.options.items()))
    entry, box, space = opened(question.game, question.players, options, question.edition, bytes(question.content))
    table = entry.restore(box, question.snapshot)
    legal = table.legal(question.seat)  # before the bot does with the table what it likes
    rng = random.Random(question.seed)
    action = bots.find(question.bot).choose(entry, table, question.seat, rng)
    if action not in legal:
        raise WrongAnswer(f"{question.bot} chose {action!r}, which is none of {len(legal)} legal actions")
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


def answered(line: bytes) -> Answer:
    """The answer to a question; whatever goes wrong is the bot's own affair, and is told."""
    try:
        return Answer(words=choose(_questions.decode(line)))
    except Exception as error:
        traceback.print_exc()
        return Answer(failed=f"{type(error).__name__}: {error}"[:LONGEST_REASON])


def end_with_input(fd: int) -> None:
    """Wait until nobody can write to *fd* any more, also while a bot thinks."""
    hang_up = select.poll()
    hang_up.register(fd, 0)
    hang_up.poll()
    os._exit(0)


def main(seconds: float) -> None:
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot reads no questions
    os.dup2(2, 1)  # and what it prints is no answer
    os.nice(MANNERS)
    threading.Thread(target=end_with_input, args=(questions.fileno(),), daemon=True).start()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process, whatever Python is doing
    games()  # all are loaded before the first question
    bots.names()
    answers.write(msgspec.json.encode(Answer()) + b"\n")  # ready
    for line in questions:
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
        answer = answered(line)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is gone
        main(float(sys.argv[1]))
