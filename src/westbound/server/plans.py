"""What people have said in advance that they will pass at."""

from __future__ import annotations

from westbound.engine.match import Match
from westbound.server.events import Planned


class Plans(dict[int, Planned]):
    """The plans of a table, by the seat that has made them."""

    def make(self, plan: Planned) -> None:
        """Instead of the one before; one without a step is none."""
        self.pop(plan.seat, None)
        if plan.step:
            self[plan.seat] = plan

    def begin_turn(self, seat: int) -> None:
        """The turn of *seat* begins: plans that end here are over."""
        for plan in [*self.values()]:
            if plan.until == "turn" or (plan.until == "mine" and plan.seat == seat):
                del self[plan.seat]

    def next(self, match: Match) -> tuple[int, str] | None:
        """Who passes now because of a plan, and the words."""
        for seat in match.actors() if self else ():
            plan = self.get(seat)
            if plan and match.view(seat)["step"] == plan.step:
                words = match.game.plans[plan.step]
                if words in match.legal(seat):
                    return seat, words
        return None
