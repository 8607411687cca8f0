"""Hints for somebody at the terminal: first where to look, then the move, then why."""

from __future__ import annotations

from collections.abc import Iterator

from westbound.cli.texts import Texts
from westbound.coach import appraise
from westbound.engine.game import View
from westbound.engine.match import Match
from westbound.speech import Speech

SEED = 1  # so that asking again gets the same hint


class Hint:
    """A hint for what *seat* has to decide, told step by step."""

    def __init__(self, match: Match, seat: int) -> None:
        """:raises NoWorld: if no table is found that could be the real one."""
        self._of = match.version, seat
        self._space = match.space
        self._found = appraise(match.game, match.space, match.table, seat, seed=SEED)
        self._told = 0

    def is_about(self, match: Match, seat: int) -> bool:
        """Whether that is still what the seat has to decide."""
        return self._of == (match.version, seat)

    def more(self, view: View, speech: Speech, texts: Texts) -> Iterator[str]:
        """Yield the rows of the next step; *view* is what the seat sees."""
        self._told += 1
        best, rival = self._found.options[0], self._found.option(self._found.rival)
        action = self._space.parse(best.words)
        if self._told == 1:
            yield speech.where(action, self._space.parse(rival.words))
            yield texts.say("hint-then-move")
        elif self._told == 2:
            yield f"{speech.action(action, view)} [{best.words}]"
            yield speech.chances(best.win, rival.win)
            yield texts.say("hint-then-why")
        else:
            other = speech.action(self._space.parse(rival.words), view)
            against = [reason for reason in self._found.reasons if reason.weight < 0]
            yield from (speech.argument(reason) for reason in self._found.reasons if reason.weight >= 0)
            if against:
                yield speech.against(against, other)
            if not self._found.reasons:
                yield speech.say("hint-no-reason")
