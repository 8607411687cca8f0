"""The table at which the same people play again."""

from __future__ import annotations

from westbound.server.events import Chair, Opened
from westbound.server.party import Party


def again(party: Party, host: int) -> Opened:
    """How it is opened by who sits on seat *host*: all seats are kept for their people."""
    first = party.opened
    return Opened(
        game=first.game,
        edition=first.edition,
        options=first.options,
        chairs=[
            Chair(name=place.name, kept=True) if place.who == "person" else Chair(place.bot, place.name)
            for place in party.places
        ],
        public=first.public,
        watchers=first.watchers,
        host=host,
        clock=first.clock,
        standin=first.standin,
    )
