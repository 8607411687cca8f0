"""What a viewer sees of a table: everything that goes out is made here, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from westbound.api import game
from westbound.engine.game import Game, View
from westbound.engine.match import Match
from westbound.server.messages import Ask, Choice, GameSeen, SeatInfo, TableInfo, TakeBack, UndoAsked
from westbound.server.party import Party
from westbound.speech import action_key
from westbound.texts import LANGUAGES, Texts


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


def game_seen(party: Party, seat: int | None, view: View | None = None) -> GameSeen | None:
    """What *seat*, or a watcher, sees of the game; *view*, where it has been made already."""
    match = party.match
    if match is None:
        return None
    view = view or match.view(seat)
    return GameSeen(match.version, view, ask(party, match, seat, view), match.breakdown(seat))


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
    """An action, with the facts that its text mentions."""
    verb, kind, word = match.space.parts(action)
    parts = match.game.parts(kind, word) if kind else {}
    more = match.game.about(view, kind, word) if tells_more(match.game, verb, view["step"]) else None
    facts = {} if more is None and parts == {kind: (kind, word)} else {**(more or {}), **parts}
    return Choice(match.space.text(action), verb, kind, word, facts, now=more is not None)


@cache
def tells_more(entry: Game, verb: str, step: str) -> bool:
    """Whether the text of an action depends on the table; the same in every language."""
    texts = Texts(LANGUAGES[0], entry.text)
    return texts.has(f"{action_key(texts, verb, step)}.now")


def take_back(party: Party, seat: int) -> TakeBack | None:
    needs = party.undo_needs(seat)
    return None if needs is None else TakeBack(needs)
