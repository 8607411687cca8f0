"""What a viewer sees of a table: everything that goes out is made here, for one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, cast

from westbound.api import game
from westbound.courses import course
from westbound.engine.dice import promise
from westbound.engine.game import Facts, Game, View
from westbound.engine.match import Match
from westbound.engine.space import Space
from westbound.server.looks import pack
from westbound.server.protocol.socket import Ask, Choice, ClockTimes, ConsentAsked, DiceInfo, GameSeen, LessonInfo, Planning, SeatInfo, TableInfo, TakeBack
from westbound.server.party import Party
from westbound.speech import action_key
from westbound.texts import LANGUAGES, Texts

BOXES, STEPS = 2**4, 2**8  # of which it is remembered what may be chosen in them


def table_info(party: Party, here: Collection[int] = (), watching: int = 0) -> TableInfo:
    """What everybody may know of the table; *here* are the seats from which somebody looks at it."""
    colors = game(party.opened.game).seats
    ended = party.match if party.match and party.match.over else None
    return TableInfo(
        id=party.table,
        game=party.opened.game,
        edition=str(party.content.says["name"]) if party.content else party.opened.edition,
        digest=party.opened.edition if party.content else "",
        options=party.opened.options,
        state=party.state,
        public=party.opened.public,
        watchers=party.opened.watchers,
        host=party.host,
        seats=[
            SeatInfo(
                colors[seat],
                place.name,
                place.who,
                party.bot_at(seat),
                place.who == "bot" or seat in here,
                place.gone,
                place.resigned,
                place.stood_in,
            )
            for seat, place in enumerate(party.places)
        ],
        watching=watching,
        asked=consent_asked(party),
        rematch=party.rematch,
        scores=ended.scores() if ended else [],
        winners=ended.winners() if ended else [],
        archive=party.opened.archive,
        abandoned=party.abandoned,
        origin=party.opened.origin,
        standin=party.opened.standin,
        lesson=lesson_info(party),
        clock=clock_times(party),
        dice=dice_info(party),
    )


def consent_asked(party: Party) -> ConsentAsked | None:
    return ConsentAsked(party.asking.seat, party.consent_open(), party.asking.what) if party.asking else None


def lesson_info(party: Party) -> LessonInfo | None:
    lesson, found = party.lesson, course(party.opened.game)
    if lesson is None or found is None:
        return None
    done = lesson.done(party.match) if party.match else 0
    names = [each.name for each in found.lessons]
    return LessonInfo(lesson.name, done, len(lesson.goal), lesson.points, lesson.rule, names)


def clock_times(party: Party) -> ClockTimes | None:
    clocks = party.clocks
    if clocks is None:
        wanted = party.opened.clock
        return ClockTimes(wanted.turn, wanted.bank, False, [], [], 0) if wanted else None
    left = [*zip(clocks.turn, clocks.bank, strict=True)]
    return ClockTimes(clocks.clock.turn, clocks.clock.bank, clocks.paused, clocks.running, left, party.at)


def dice_info(party: Party) -> DiceInfo | None:
    """What everybody may know of the dice: the secret when it can do no harm any more."""
    secret, since = party.opened.secret, len(party.opened.played)
    return DiceInfo(promise(secret), party.words(), since, secret if party.told else "") if secret else None


def names(party: Party) -> dict[str, dict[str, str]]:
    """The proper names of what lies on the table."""
    return names_in(party.game, party.box())


@lru_cache(BOXES)
def names_in(entry: Game, box: Any) -> dict[str, dict[str, str]]:
    return entry.names(box)


def game_seen(party: Party, match: Match, seat: int | None, view: View) -> GameSeen:
    """What *seat*, or a watcher, sees of the game."""
    return GameSeen(match.version, view, ask(party, match, seat, view), match.game.breakdown(view))


def ask(party: Party, match: Match, seat: int | None, view: View) -> Ask:
    """What is asked, of whom; and what *seat* may answer.  Who has done a lesson is asked nothing more."""
    actors, lesson = [] if party.abandoned else view["actors"], party.lesson
    if lesson and lesson.seat in actors and lesson.finished(match):
        actors = []  # the others wait for the learner
    if seat is not None and party.places[seat].resigned:
        return Ask(actors=actors, step=view["step"], facts=facts(match, seat, view), choices=[], undo=None)
    return Ask(
        actors=actors,
        step=view["step"],
        facts=facts(match, seat, view),
        choices=choices(party, match, seat, view) if seat is not None and seat in actors else [],
        undo=take_back(party, seat) if seat is not None else None,
        plan=planning(party, seat) if seat is not None else None,
    )


def planning(party: Party, seat: int) -> Planning | None:
    plan = party.plans.get(seat)
    return Planning(plan.step, plan.until) if plan else None


def facts(match: Match, seat: int | None, view: View) -> dict[str, Any]:
    """What can be said when *seat* is asked; after the end, of a winner."""
    asked: int | None = seat if seat in view["actors"] else match.winners()[0] if match.over else None
    return dict(match.game.asked(view, asked)) if asked is not None else {}


def choices(party: Party, match: Match, seat: int, view: View) -> list[Choice]:
    """What *seat* may choose, with the facts that the texts mention."""
    written, offers = offered(match.game, match.box, view["step"])
    actions = match.legal_numbers(seat)
    if lesson := party.lesson:
        actions = [action for action in actions if lesson.allows(match, seat, match.space.text(action))]
    return [offers[action].now(view) if action in offers else written[action] for action in actions]


@lru_cache(STEPS)
def offered(entry: Game, box: Any, step: str) -> tuple[dict[int, Choice], dict[int, Offer]]:
    """All actions as far as they are known from the box, and those of which there may be more to say in a step."""
    texts, space = texts_of(entry), entry.space(box)
    offers = {action: Offer(entry, space, action) for block in space.blocks for action in block.actions}
    telling = [block for block in space.blocks if texts.has(f"{action_key(texts, block.verb, step)}.now")]
    more = {action: offers[action] for block in telling for action in block.actions}
    return {action: offer.written for action, offer in offers.items()}, more


class Offer:
    """An action that may be chosen in some step, and about which there may be more to say than always."""

    def __init__(self, entry: Game, space: Space, action: int) -> None:
        self._about = entry.about
        self._choice, self._facts = choice(entry, space, action)
        self.written = cast(Choice, pack(self._choice))  # which goes out as it is, and most often

    def now(self, view: View) -> Choice:
        """As this moment has it."""
        choice = self._choice
        more = self._about(view, choice.kind, choice.word)
        if more is None:
            return self.written
        return Choice(choice.words, choice.verb, choice.kind, choice.word, more | self._facts, now=True)


def choice(entry: Game, space: Space, action: int) -> tuple[Choice, Facts]:
    """An action as it always is, and all the facts about it: those that go without saying are not in it."""
    verb, kind, word = space.parts(action)
    facts = entry.parts(kind, word) if kind else {}
    return Choice(space.text(action), verb, kind, word, {} if facts == {kind: (kind, word)} else facts), facts


@lru_cache(BOXES)
def texts_of(entry: Game) -> Texts:
    """In any language: what is of interest here is only which there are."""
    return Texts(LANGUAGES[0], entry.text)


def take_back(party: Party, seat: int) -> TakeBack | None:
    needs = party.undo_needs(seat)
    return None if needs is None else TakeBack(needs)
