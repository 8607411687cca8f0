"""What workers are asked, and what they answer."""

from __future__ import annotations

from typing import Any

import msgspec

from westbound.coach import Appraisal, Option
from westbound.engine.game import Argument


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A decision: everything that its player may know."""

    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    snapshot: dict[str, Any]  # of an imagined table, as decoded from JSON
    seed: int
    content: msgspec.Raw = msgspec.Raw(b"null")  # of the edition, if it was uploaded


class Question(Position, frozen=True, kw_only=True, tag_field="ask", tag="choose"):
    """What does the bot do?"""

    bot: str
    lapses: int = 0  # of the seat in this game so far
    seconds: float | None = None  # until the worker is ended
    exact: bool = False  # the bot must not choose differently because it has little time


class AppraisalQuestion(Position, frozen=True, kw_only=True, tag_field="ask", tag="appraise"):
    """What is each choice worth, and was there a better one than what was played?"""

    simulations: int
    played: str = ""  # nothing, before the decision is made
    urgent: bool = False  # a player waits for it, as for a bot


class OutlookQuestion(Position, frozen=True, kw_only=True, tag_field="ask", tag="outlook"):
    """Who is ahead, as far as an onlooker can tell?  The snapshot is imagined for an onlooker; there is no seat."""

    simulations: int


AnyQuestion = Question | AppraisalQuestion | OutlookQuestion


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="answer", tag="decision"):
    """The words of an action, or why there are none."""

    words: str = ""
    failed: str = ""
    lapse: str = ""  # why they are a default instead of the bot's choice: one of ``bots.bot.REASONS``
    detail: str = ""  # of the lapse, for the log
    no_world: str = ""  # that no world was found which agrees with all that the seat knows, for the log


class Appraised(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="answer", tag="appraised"):
    """An appraisal as plain values, or why there is none."""

    found: dict[str, Any] = {}
    failed: str = ""

    def appraisal(self) -> Appraisal:
        """The appraisal, if it has not failed; in facts, lists stand for tuples."""
        options = msgspec.convert(self.found["options"], list[Option])
        reasons = [Argument(*reason) for reason in self.found["reasons"]]
        return Appraisal(**{**self.found, "options": options, "reasons": reasons})


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="answer", tag="outlook"):
    """Each seat's chance to win, or why nobody knows."""

    wins: list[float] = []
    failed: str = ""


Answer = Decision | Appraised | Outlook
