"""What a viewer sees of a table: everything that goes out is made here, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from westbound.api import game
from westbound.engine.game import Facts, View
from westbound.engine.match import Match
from westbound.server.messages import Ask, Choice, Game, SeatInfo, TableInfo, TakeBack, UndoAsked
from westbound.server.party import Party


def table_info(party: Party, here: Collection[int] = (), watching: int = 0) -> TableInfo:
    """What everybody may know of the table; *here* are the seats from which somebody looks at it."""
    colors = game(party.opened.game).seats
    return TableInfo(
        id=party.table,
        game=party.opened.game,
        edition=party.opened.edition,
        options=party.opened.options,
        state=party.state,
        public=party.opened.public,
        watchers=party.opened.watchers,
        host=party.host,
        seats=[
            SeatInfo(colors[seat], place.name, place.who, place.bot, place.who == "bot" or seat in here)
            for seat, place in enumerate(party.places)
        ],
        watching=watching,
        asked=None if party.asker is None else UndoAsked(party.asker, party.consent_open()),
        rematch=party.rematch,
    )


def names(party: Party) -> dict[str, dict[str, str]]:
    """The proper names of what lies on the table."""
    entry = game(party.opened.game)
    return entry.names(entry.box(len(party.places), party.opened.options, party.opened.edition))


def game_seen(party: Party, seat: int | None, view: View | None = None) -> Game | None:
    """What *seat*, or a watcher, sees of the game; *view*, where it has been made already."""
    match = party.match
    if match is None:
        return None
    view = view or match.view(seat)
    return Game(match.version, view, ask(party, match, seat, view), match.breakdown(seat))


def ask(party: Party, match: Match, seat: int | None, view: View) -> Ask:
    """What is asked, of whom; and what *seat* may answer."""
    actors = match.actors()
    asked: int | None = seat if seat in actors else match.winners()[0] if match.over else None
    return Ask(
        actors=actors,
        step=view["step"],
        facts=dict(match.game.asked(view, asked)) if asked is not None else {},
        choices=choices(match, seat, view) if seat is not None else [],
        undo=take_back(party, seat) if seat is not None else None,
    )


def choices(match: Match, seat: int, view: View) -> list[Choice]:
    return [choice(match, action, view) for action in match.legal_numbers(seat)]


def choice(match: Match, action: int, view: View) -> Choice:
    verb, kind, word = match.space.parts(action)
    facts: Facts | None = match.game.about(view, kind, word)
    told: dict[str, Any] = {**(facts or {}), **(match.game.parts(kind, word) if kind else {})}
    return Choice(match.space.text(action), verb, kind, word, told, now=facts is not None)


def take_back(party: Party, seat: int) -> TakeBack | None:
    needs = party.undo_needs(seat)
    return None if needs is None else TakeBack(needs)
