"""What one viewer sees of a table: everything that is sent is made here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from msgspec.structs import replace

from westbound.api import game
from westbound.courses import course
from westbound.engine import game as engine
from westbound.engine.dice import promise
from westbound.engine.game import Facts, Game, NoWorld, View
from westbound.engine.match import Match
from westbound.engine.space import Space
from westbound.server import metrics
from westbound.server.logs import note
from westbound.server.presenting.seen_views import pack
from westbound.server.protocol.socket import (
    Applicant,
    Ask,
    Choice,
    ClockTimes,
    ConsentAsked,
    DealStatus,
    DiceStatus,
    GameSeen,
    LessonStatus,
    Planning,
    Remark,
    SeatStatus,
    TableStatus,
    TakeBack,
)
from westbound.server.state.table_state import TableState
from westbound.speech import action_key
from westbound.texts import LANGUAGES, Texts

BOXES, STEPS = 2**4, 2**8  # sizes of the caches below


def table_status(
    state: TableState,
    here: Collection[int] = (),
    watching: int = 0,
    away: Mapping[int, int] | None = None,
    now: int = 0,
) -> TableStatus:
    """What everyone may know about the table.

    *here* are the seats from which somebody is viewing it, *away* when somebody last did from the others.
    The secret of a deal is in it only if it is *now* late enough.
    """
    colors = game(state.opened.game).seats
    ended = state.match if state.match and state.match.over else None
    return TableStatus(
        id=state.table,
        game=state.opened.game,
        edition=str(state.content.says["name"]) if state.content else state.opened.edition,
        digest=state.opened.edition if state.content else "",
        options=state.opened.options,
        state=state.phase,
        public=state.opened.public,
        watchers=state.opened.watchers,
        host=state.host,
        seats=[
            SeatStatus(
                colors[seat],
                occupant.name,
                occupant.who,
                state.bot_at(seat),
                occupant.who == "bot" or seat in here,
                occupant.gone,
                occupant.resigned,
                occupant.stood_in,
                away.get(seat, 0) if away and occupant.who == "person" else 0,
                bool(occupant.account),
                state.hints[seat],
            )
            for seat, occupant in enumerate(state.seats)
        ],
        watching=watching,
        asked=consent_asked(state),
        applicant=applicant(state),
        rematch=state.rematch,
        scores=ended.scores() if ended else [],
        winners=ended.winners() if ended else [],
        archive=state.opened.archive,
        abandoned=state.abandoned,
        closed=state.closed,
        origin=state.opened.origin,
        standin=state.opened.standin,
        absence=state.opened.absence,
        lesson=lesson_status(state),
        clock=clock_times(state),
        dice=dice_status(state, now),
        opened=state.opened_at,
        rated=state.opened.rated,
        deal=deal_status(state),
        hints=state.allows_hints,
        outlook=state.shows_outlook,
    )


def consent_asked(state: TableState) -> ConsentAsked | None:
    return ConsentAsked(state.asking.seat, state.consent_open(), state.asking.what) if state.asking else None


def applicant(state: TableState) -> Applicant | None:
    applying = state.applying
    if applying is None or state.phase != "playing":
        return None
    return Applicant(applying.seq, applying.seat, applying.name, state.admission_open())


def lesson_status(state: TableState) -> LessonStatus | None:
    lesson, found = state.lesson, course(state.opened.game)
    if lesson is None or found is None:
        return None
    done = lesson.done(state.match) if state.match else 0
    names = [each.name for each in found.lessons]
    return LessonStatus(lesson.name, done, len(lesson.goal), lesson.pointed(done), lesson.rule, names, found.basics)


def clock_times(state: TableState) -> ClockTimes | None:
    clocks = state.clocks
    if clocks is None:
        wanted = state.opened.clock
        return ClockTimes(wanted.turn, wanted.bank, False, [], [], 0) if wanted else None
    left = [*zip(clocks.turn, clocks.bank, strict=True)]
    return ClockTimes(clocks.clock.turn, clocks.clock.bank, clocks.paused, clocks.running, left, state.at)


def dice_status(state: TableState, now: int) -> DiceStatus | None:
    """What everyone may know about the dice: the secret once it can do no harm."""
    secret, since, deal = state.opened.secret, len(state.opened.played), state.opened.deal
    if not secret:
        return None
    is_out = state.is_secret_out and (deal is None or 0 < deal.closes <= now)
    return DiceStatus(promise(secret), state.words(), since, secret if is_out else "")


def deal_status(state: TableState) -> DealStatus | None:
    deal, match = state.opened.deal, state.match
    if deal is None:
        return None
    return DealStatus(deal.day, deal.group, deal.counted, deal.closes, state.played_at if match and match.over else 0)


def names(state: TableState) -> dict[str, dict[str, str]]:
    """The proper names of everything on the table."""
    return names_in(state.game, state.box())


@lru_cache(BOXES)
def names_in(entry: Game, box: Any) -> dict[str, dict[str, str]]:
    return entry.names(box)


def game_seen(state: TableState, match: Match, seat: int | None, view: View) -> GameSeen:
    """What *seat*, or a watcher, sees of the game."""
    return GameSeen(match.version, view, ask(state, match, seat, view), match.game.breakdown(view))


def ask(state: TableState, match: Match, seat: int | None, view: View) -> Ask:
    """Who has to choose, and what *seat* may choose; after a lesson, nobody."""
    actors, lesson = [] if state.abandoned else view["actors"], state.lesson
    if lesson and lesson.seat in actors and lesson.finished(match):
        actors = []  # the bots wait for the learner
    if seat is not None and state.seats[seat].resigned:
        return Ask(actors=actors, step=view["step"], facts=facts(match, seat, view), choices=[], undo=None)
    chooses = seat is not None and seat in actors
    return Ask(
        actors=actors,
        step=view["step"],
        facts=facts(match, seat, view),
        choices=choices(state, match, seat, view) if seat is not None and chooses else [],
        undo=take_back(state, seat) if seat is not None else None,
        plan=planning(state, seat) if seat is not None else None,
        forced=seat is not None and chooses and lesson is None and match.is_forced(seat),
    )


def planning(state: TableState, seat: int) -> Planning | None:
    plan = state.premoves.get(seat)
    return Planning(plan.step, plan.until) if plan else None


def facts(match: Match, seat: int | None, view: View) -> dict[str, Any]:
    """The facts that the prompt for *seat* mentions; after the end, those about a winner."""
    asked: int | None = seat if seat in view["actors"] else match.winners()[0] if match.over else None
    return dict(match.game.asked(view, asked)) if asked is not None else {}


def choices(state: TableState, match: Match, seat: int, view: View) -> list[Choice]:
    """What *seat* may choose, with the facts that the texts mention."""
    written, offers, telling = offered(match.game, match.box, view["step"])
    actions = match.legal_numbers(seat)
    if lesson := state.lesson:
        actions = [action for action in actions if lesson.allows(match, seat, match.space.text(action))]
    made, final = aids(state, match, seat)
    return [
        offers[action].now(view if action in telling else None, made.get(action, ()), action in final)
        if action in telling or action in made
        else written[action in final][action]
        for action in actions
    ]


def aids(state: TableState, match: Match, seat: int) -> tuple[engine.Remarks, Collection[int]]:
    """Remarks about what *seat* may choose, and what it could not undo freely.

    If that is not known, no remarks, and all: with interpreted rules, finding out would hold up other tables.
    """
    if not state.content:
        try:
            return match.remarks(seat), match.final(seat)
        except NoWorld as error:
            metrics.NO_WORLD.inc()
            note("no world was found", state.table, str(error))
    return {}, match.legal_numbers(seat)


Written = tuple[dict[int, Choice], dict[int, Choice]]  # by whether it is final


@lru_cache(STEPS)
def offered(entry: Game, box: Any, step: str) -> tuple[Written, dict[int, Offer], frozenset[int]]:
    """All actions as the box describes them, the same to add to, and those that may have more to say in this step."""
    texts, space = texts_of(entry), entry.space(box)
    offers = {action: Offer(entry, space, action) for block in space.blocks for action in block.actions}
    telling = [block for block in space.blocks if texts.has(f"{action_key(texts, block.verb, step)}.now")]
    more = frozenset(action for block in telling for action in block.actions)
    written = {action: offer.written for action, offer in offers.items()}
    final = {action: offer.final for action, offer in offers.items()}
    return (written, final), offers, more


class Offer:
    """An action as it can be offered: always the same, or with facts of the moment."""

    def __init__(self, entry: Game, space: Space, action: int) -> None:
        self._about = entry.about
        self._choice, self._facts = choice(entry, space, action)
        self.written = cast(Choice, pack(self._choice))  # sent as it is, most of the time
        self.final = cast(Choice, pack(replace(self._choice, final=True)))

    def now(self, view: View | None, remarks: Sequence[engine.Remark], final: bool) -> Choice:
        """The choice with the facts of this moment, if there is a *view* to tell them, and with *remarks*."""
        choice = self._choice
        more = None if view is None else self._about(view, choice.kind, choice.word)
        if more is None and not remarks:
            return self.final if final else self.written
        facts = choice.facts if more is None else more | self._facts
        said = [Remark(*remark) for remark in remarks]
        return Choice(choice.words, choice.verb, choice.kind, choice.word, facts, more is not None, said, final)


def choice(entry: Game, space: Space, action: int) -> tuple[Choice, Facts]:
    """An action as it always is, and all facts about it; the choice leaves out the obvious ones."""
    verb, kind, word = space.parts(action)
    facts = entry.parts(kind, word) if kind else {}
    return Choice(space.text(action), verb, kind, word, {} if facts == {kind: (kind, word)} else facts), facts


@lru_cache(BOXES)
def texts_of(entry: Game) -> Texts:
    """The texts in any language; only which keys exist is of interest here."""
    return Texts(LANGUAGES[0], entry.text)


def take_back(state: TableState, seat: int) -> TakeBack | None:
    needs = state.undo_needs(seat)
    return None if needs is None else TakeBack(needs)
