"""What a viewer sees of a table: everything that goes out is made here, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from westbound.api import game
from westbound.engine.game import Facts, Game, View
from westbound.engine.match import Match
from westbound.engine.space import Space
from westbound.server.messages import Ask, Choice, GameSeen, SeatInfo, TableInfo, TakeBack, UndoAsked
from westbound.server.party import Party
from westbound.speech import action_key
from westbound.texts import LANGUAGES, Texts

BOXES, STEPS = 2**4, 2**8  # of which it is remembered what may be chosen in them


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
    return names_in(entry, entry.box(len(party.places), party.opened.options, party.opened.edition))


@lru_cache(BOXES)
def names_in(entry: Game, box: Any) -> dict[str, dict[str, str]]:
    return entry.names(box)


def game_seen(party: Party, match: Match, seat: int | None, view: View) -> GameSeen:
    """What *seat*, or a watcher, sees of the game."""
    return GameSeen(match.version, view, ask(party, match, seat, view), match.game.breakdown(view))


def ask(party: Party, match: Match, seat: int | None, view: View) -> Ask:
    """What is asked, of whom; and what *seat* may answer."""
    actors = view["actors"]
    asked: int | None = seat if seat in actors else match.winners()[0] if match.over else None
    return Ask(
        actors=actors,
        step=view["step"],
        facts=dict(match.game.asked(view, asked)) if asked is not None else {},
        choices=choices(match, seat, view) if seat is not None and seat in actors else [],
        undo=take_back(party, seat) if seat is not None else None,
    )


def choices(match: Match, seat: int, view: View) -> list[Choice]:
    """What *seat* may choose, with the facts that the texts mention."""
    entry, offers = match.game, offered(match.game, match.box, view["step"])
    legal = [offers[action] for action in match.legal_numbers(seat)]
    return [told(entry, choice, always, view) if tells else choice for choice, always, tells in legal]


def told(entry: Game, choice: Choice, always: Facts, view: View) -> Choice:
    """A choice, with what this moment has to say about it besides what is *always* said."""
    verb, kind, word = choice.verb, choice.kind, choice.word
    more = entry.about(view, kind, word)
    return choice if more is None else Choice(choice.words, verb, kind, word, more | always, now=True)


@lru_cache(STEPS)
def offered(entry: Game, box: Any, step: str) -> dict[int, tuple[Choice, Facts, bool]]:
    """All actions as far as they are known from the box, and whether there may be more to say about them in a step."""
    texts, space = texts_of(entry), entry.space(box)
    return {
        action: (*plain(entry, space, action), texts.has(f"{action_key(texts, block.verb, step)}.now"))
        for block in space.blocks
        for action in block.actions
    }


@lru_cache(BOXES)
def texts_of(entry: Game) -> Texts:
    """In any language: what is of interest here is only which there are."""
    return Texts(LANGUAGES[0], entry.text)


def plain(entry: Game, space: Space, action: int) -> tuple[Choice, Facts]:
    """A choice, and what its text always mentions."""
    verb, kind, word = space.parts(action)
    facts = entry.parts(kind, word) if kind else {}
    return Choice(space.text(action), verb, kind, word, {} if facts == {kind: (kind, word)} else facts), facts


def take_back(party: Party, seat: int) -> TakeBack | None:
    needs = party.undo_needs(seat)
    return None if needs is None else TakeBack(needs)
