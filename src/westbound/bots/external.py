"""A bot that is a program of its own, in any language: ``docs/bot-protocol.md``.

Whatever the program does, ``choose`` returns a legal action: if there is no valid answer, the bot has lost its move, a
default is played, and ``Situation.lapse`` says why.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

import msgspec

from westbound import __version__
from westbound.bots.bot import SHARE, Bot, Lapse, OutOfWorlds, Reason, Situation, Terms
from westbound.bots.greedy import Greedy
from westbound.bots.messages import PROTOCOL, Ask, Hello, Introduction, Reply, Tried, World
from westbound.bots.program import Fault, Program
from westbound.engine.flow import Flow
from westbound.engine.names import CHANCE

SECONDS: Final = 5.0  # for a decision
HELLO_SECONDS: Final = 10.0  # from its start to its introduction
MOST_REQUESTS: Final = 1000  # before an answer
IN_A_ROW: Final = 3  # lapses after which the program is restarted
MOST_LAPSES: Final = 10  # in a game, after which the program is not asked any more in it
OUT_OF_STEP: Final = ("ended", "too-long", "unasked", "too-many")  # after which the program cannot go on
LONGEST_DETAIL = 200
SAFE_BITS = 53  # of a seed: every language reads such numbers exactly
LAPSES = "lapses"  # in the memory of a game

T = TypeVar("T")
_encoder = msgspec.json.Encoder()
_introductions = msgspec.json.Decoder(Introduction)
_replies = msgspec.json.Decoder(Reply)


class External:
    """A bot that runs a command and talks to it in JSON lines."""

    def __init__(self, name: str, command: Sequence[str], seconds: float = SECONDS) -> None:
        self.name = name
        self.command = list(command)
        self.seconds = seconds
        self.lapses = 0  # how often a default was played instead
        self._default: Bot = Greedy()
        self._program: Program | None = None
        self._has_introduced_itself = False
        self._id = 0  # of the latest question
        self._overdue: dict[int, int] = {}  # questions that nobody waits for any more: how many lines may still come
        self._in_a_row = 0
        self._lock = threading.Lock()  # one question at a time

    def choose(self, situation: Situation) -> int:
        """Return the program's choice, or a default; then ``situation.lapse`` says why."""
        earlier = situation.memory.get(LAPSES, 0)
        if earlier >= MOST_LAPSES:
            return self._default.choose(situation)
        with self._lock:
            try:
                action = self._ask(situation)
                self._in_a_row = 0
                return action
            except Fault as fault:
                self._count(fault.reason)
                lapse = Lapse(fault.reason, fault.detail[:LONGEST_DETAIL], earlier + 1 == MOST_LAPSES)
            except BaseException:
                self._end()  # it may be in the middle of an answer
                raise
        situation.lapse, situation.memory[LAPSES] = lapse, earlier + 1
        return self._default.choose(situation)

    def close(self) -> None:
        """End the program; the next decision starts it again."""
        with self._lock:
            self._end(politely=True)

    # The conversation

    def _ask(self, situation: Situation) -> int:
        """:raises Fault: if there is no valid answer."""
        given_up = float("inf") if situation.seconds is None else time.monotonic() + SHARE * situation.seconds
        seconds = self.seconds if situation.seconds is None else min(self.seconds, SHARE * situation.seconds)
        program = self._ready(given_up, seconds)
        self._refuse_what_is_unasked(program)
        self._id += 1
        end = min(time.monotonic() + seconds, given_up)
        legal = self._legal(situation)
        program.tell(_encoder.encode(self._question(situation, [*legal], seconds)), end)
        for _ in range(MOST_REQUESTS + 1):
            reply = self._reply(program, end)
            if not isinstance(reply.choose, msgspec.UnsetType):
                if program.is_mid_line:
                    raise Fault("unasked", "it wrote more than its answer")
                return chosen(reply.choose, legal)
            try:
                answer = self._world(situation) if reply.imagine is True else self._trial(situation, reply)
            except OutOfWorlds:
                break
            program.tell(_encoder.encode(answer), end)
        raise Fault("too-many", "it asked for more worlds than it may before an answer")

    def _ready(self, given_up: float, seconds: float) -> Program:
        """Return the program, started and introduced."""
        if self._program and not self._program.is_ours:
            self._end()
        if self._program is None:
            self._start(seconds)
        assert self._program
        if not self._has_introduced_itself:
            end = self._program.started + HELLO_SECONDS
            try:
                decoded(_introductions, self._program.hear(min(end, given_up)))
            except Fault as fault:
                if fault.reason != "timeout" or time.monotonic() >= end:  # else it may still be starting
                    self._end()
                raise
            self._has_introduced_itself = True
        return self._program

    def _start(self, seconds: float) -> None:
        self._has_introduced_itself, self._overdue = False, {}
        self._program = Program(self.name, self.command)
        hello = Hello(westbound=PROTOCOL, version=__version__, seconds=seconds, requests=MOST_REQUESTS)
        self._program.tell(_encoder.encode(hello), time.monotonic() + self.seconds)

    def _refuse_what_is_unasked(self, program: Program) -> None:
        """:raises Fault: if the program has said something since, other than an answer that comes too late."""
        while (line := program.overheard()) is not None:
            if not self._is_overdue(line):
                raise Fault("unasked", "it wrote a line before it was asked")
        if program.is_mid_line:
            raise Fault("unasked", "it wrote something before it was asked")

    def _is_overdue(self, line: bytes) -> bool:
        try:
            return self._is_late(decoded(_replies, line))
        except Fault:
            return False

    def _reply(self, program: Program, end: float) -> Reply:
        while True:
            try:
                reply = decoded(_replies, program.hear(end))
            except Fault as fault:
                if fault.reason == "timeout":
                    self._overdue[self._id] = MOST_REQUESTS + 1
                raise
            if reply.id == self._id:
                return reply
            if not self._is_late(reply):
                raise Fault("wrong-id", f"it answered question {reply.id}, not {self._id}")

    def _is_late(self, reply: Reply) -> bool:
        """Whether it belongs to a question that nobody waits for any more, and has not been answered since."""
        left = self._overdue.get(reply.id, 0)
        if left:
            self._overdue[reply.id] = left - 1 if isinstance(reply.choose, msgspec.UnsetType) else 0
        return left > 0

    # What is said

    def _legal(self, situation: Situation) -> dict[str, int]:
        text = terms_of(situation).space.text
        return {text(action): action for action in situation.legal}

    def _question(self, situation: Situation, legal: list[str], seconds: float) -> Ask:
        game, table, terms = situation.game, situation.table, terms_of(situation)
        return Ask(
            id=self._id,
            game=game.name,
            rules=game.version,
            edition=terms.edition,
            options=dict(terms.options),
            players=table.players,
            seat=situation.seat,
            seats=list(game.seats[: table.players]),
            step=game.where(table, situation.seat),
            view=situation.view(),
            legal=legal,
            seconds=seconds,
            seed=situation.rng.getrandbits(SAFE_BITS),
        )

    def _world(self, situation: Situation) -> World:
        """Return another world that could be the real one, through the eyes of each seat."""
        table = situation.imagine()
        return World(self._id, [situation.game.view(table, seat) for seat in range(table.players)])

    def _trial(self, situation: Situation, reply: Reply) -> Tried:
        """Return an imagined table where the seat has played these words, as far as it could."""
        table, seat, text = situation.imagine(), situation.seat, terms_of(situation).space.text
        played = 0
        for words in reply.words or ():
            legal = {text(action): action for action in table.legal(seat)}
            if words not in legal:
                break
            table.apply(seat, legal[words])
            let_chance_play(table, situation.rng)
            played += 1
        view = situation.game.view(table, seat)
        return Tried(self._id, played, view, [text(action) for action in table.legal(seat)])

    # Failures

    def _count(self, reason: Reason) -> None:
        """Count a lapse, and end a program that cannot go on, or has failed too often in a row."""
        self.lapses += 1
        self._in_a_row += 1
        if reason in OUT_OF_STEP or self._in_a_row >= IN_A_ROW or (self._program and self._program.is_mid_line):
            self._end()

    def _end(self, politely: bool = False) -> None:
        if self._program:
            self._program.close(politely)
        self._program, self._in_a_row = None, 0


def chosen(choice: str | int, legal: dict[str, int]) -> int:
    """Return the action that a program has chosen.  :raises Fault: if it is not legal."""
    if isinstance(choice, int):
        if choice not in range(len(legal)):
            raise Fault("illegal", f"it chose number {choice} of {len(legal)} legal actions")
        return [*legal.values()][choice]
    if choice not in legal:
        raise Fault("illegal", f"it chose {choice!r}, which is none of {len(legal)} legal actions")
    return legal[choice]


def decoded(decoder: msgspec.json.Decoder[T], line: bytes) -> T:
    """:raises Fault: if *line* is not such a message."""
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Fault("garbled", f"it wrote an invalid line: {error}") from None


def terms_of(situation: Situation) -> Terms:
    """Return the terms of a situation; if nobody has said, those of its box."""
    if situation.terms is None:
        box = getattr(situation.table, "box", None)
        situation.terms = Terms(situation.game.space(box), situation.game.edition(box)[0], {})
    return situation.terms


def let_chance_play(table: Flow, rng: Random) -> None:
    while table.actors() >> CHANCE & 1:
        table.apply(CHANCE, rng.choices(table.legal(CHANCE), table.weights(CHANCE))[0])
