"""The table at which the same people play again."""

from __future__ import annotations

from westbound.server.state.events import Opened, SeatSetup
from westbound.server.state.table_state import TableState


def again(state: TableState, host: int) -> Opened:
    """The first event of the rematch that seat *host* opens: everyone's seat is kept for them."""
    first = state.opened
    return Opened(
        game=first.game,
        edition=first.edition,
        options=first.options,
        seats=[
            SeatSetup(name=seat.name, kept=True) if seat.who == "person" else SeatSetup(seat.bot, seat.name)
            for seat in state.seats
        ],
        public=first.public,
        watchers=first.watchers,
        host=host,
        clock=first.clock,
        standin=first.standin,
        absence=first.absence,
        rated=first.rated,
        hints=first.hints,
        outlook=first.outlook,
        v=first.v,
    )
