"""A worker process for bots: ``python -m westbound.server.bots.worker``.

It reads questions and writes answers, one per line; the line ``HURRY`` asks for the answer to the last question now.
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
from westbound.coach import appraise, outlook
from westbound.engine.edition import Source, Uploaded
from westbound.engine.flow import Flow
from westbound.engine.game import Game
from westbound.engine.space import Space
from westbound.games import find
from westbound.server.bots.questions import (
    Answer,
    AnyQuestion,
    AppraisalQuestion,
    Appraised,
    Decision,
    Outlook,
    OutlookQuestion,
    Position,
    Question,
)

NICENESS = 5  # so that bots give way to the server
GRACE = 2.0  # seconds after the deadline until a worker ends itself, if the server has not done so
LONGEST_REASON = 1000
HURRY = b"hurry\n"
KINDS: dict[type, type[Answer]] = {AppraisalQuestion: Appraised, OutlookQuestion: Outlook}


_questions = msgspec.json.Decoder[AnyQuestion](AnyQuestion)


class WrongDecision(ValueError):
    """The bot chose what is not legal."""


def choose(question: Question, hurried: Callable[[], bool]) -> Decision:
    """The action that the bot chooses, in words.  :raises WrongDecision: if it is not legal."""
    entry, table, space = laid_out(question)
    legal = table.legal(question.seat)  # before the bot can change the table
    situation = bots.Situation(
        entry,
        table,
        question.seat,
        random.Random(question.seed),
        memory={LAPSES: question.lapses},
        terms=bots.Terms(space, question.edition, question.options),
        seconds=None if question.exact else question.seconds,
        hurried=hurried,
    )
    action = bots.find(question.bot).choose(situation)
    if action not in legal:
        raise WrongDecision(f"{question.bot} chose {action!r}, which is none of {len(legal)} legal actions")
    reason, detail, _ = situation.lapse or ("", "", False)
    return Decision(space.text(action), lapse=reason, detail=detail, no_world=situation.no_world)


def appraised(question: AppraisalQuestion) -> Appraised:
    """What each choice is worth.  :raises NoWorld: if no world agrees with all that the seat knows."""
    entry, table, space = laid_out(question)
    found = appraise(
        entry,
        space,
        table,
        question.seat,
        played=question.played,
        simulations=question.simulations,
        seed=question.seed,
    )
    return Appraised(msgspec.to_builtins(found))


def looked_ahead(question: OutlookQuestion) -> Outlook:
    """Who is ahead, as far as an onlooker can tell.  :raises NoWorld: if no world agrees with all they know."""
    entry, table, space = laid_out(question)
    return Outlook(outlook(entry, space, table, simulations=question.simulations, seed=question.seed))


def laid_out(position: Position) -> tuple[Game, Flow, Space]:
    """The game, the table as it was imagined, and the actions in words."""
    options = tuple(sorted(position.options.items()))
    entry, box, space = opened(position.game, position.players, options, position.edition, bytes(position.content))
    return entry, entry.restore(box, position.snapshot), space


@lru_cache(maxsize=32)
def opened(
    name: str, players: int, options: tuple[tuple[str, str], ...], edition: str, content: bytes
) -> tuple[Game, Any, Space]:
    says = msgspec.json.decode(content)
    source: Source = Uploaded(says) if says else edition
    entry = find(name, source)
    box = entry.box(players, dict(options), source)
    return entry, box, entry.space(box)


def answered(line: bytes, hurried: Callable[[], bool]) -> Answer:
    """The answer to a question; any error becomes an answer that failed."""
    question: AnyQuestion | None = None
    try:
        question = _questions.decode(line)
        if isinstance(question, AppraisalQuestion):
            return appraised(question)
        return looked_ahead(question) if isinstance(question, OutlookQuestion) else choose(question, hurried)
    except Exception as error:
        traceback.print_exc()
        kind = KINDS.get(type(question), Decision)
        return kind(failed=f"{type(error).__name__}: {error}"[:LONGEST_REASON])


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
    lines, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot must not read questions
    os.dup2(2, 1)  # what it prints must not count as a decision
    os.nice(NICENESS)
    threading.Thread(target=end_with_input, args=(lines.fileno(),), daemon=True).start()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process whatever Python is doing
    games()  # load all before the first question
    logging.getLogger("westbound.bots").disabled = True  # the server has said already which bots cannot be used
    bots.names()
    answers.write(msgspec.json.encode(Decision()) + b"\n")  # ready
    questions: SimpleQueue[bytes | None] = SimpleQueue()
    hurried = threading.Event()
    threading.Thread(target=read_on, args=(lines, questions, hurried), daemon=True).start()
    while line := questions.get():
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
        answer = answered(line, hurried.is_set)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(msgspec.json.encode(answer) + b"\n")


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server is gone
        main(float(sys.argv[1]))
