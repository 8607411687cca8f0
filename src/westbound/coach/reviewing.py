"""Appraises the decisions of a recorded game one by one, so that several processes can share the work."""

from __future__ import annotations

from westbound import bots
from westbound.api import load
from westbound.coach.appraising import Appraisal
from westbound.coach.decisions import Decision, decisions
from westbound.coach.review import Review, appraised, reviewed
from westbound.engine.edition import Source
from westbound.engine.match import Match
from westbound.engine.record import Record


class Reviewer:
    """Appraises decisions by their place in the game; it can be sent to other processes."""

    def __init__(
        self, record: Record, edition: Source = "", force: bool = False, *, simulations: int, seed: int = 0
    ) -> None:
        self.record = record
        self.edition = edition
        self.force = force
        self.simulations = simulations
        self.seed = seed
        self._match: Match | None = None
        self._made: list[Decision] = []

    def __call__(self, place: int) -> Appraisal | None:
        """Appraise the decision with that number; None if no table agrees with what the seat knew."""
        if self._match is None:
            bots.names()  # modules with bots may also add games
            self._match = load(self.record, upto=len(self.record.log), edition=self.edition, force=self.force)
            self._made = [*decisions(self._match)]
        return appraised(self._match, self._made[place], self.simulations, self.seed + place)


def put_together(match: Match, found: dict[int, Appraisal | None]) -> Review:
    """Return the review of a finished match from the appraisals of its decisions, by their places."""
    made = [*decisions(match)]
    return reviewed(match, made, [found[place] for place in range(len(made))])
