"""What people see of a puzzle: first what its seat knows, then hints, and the solution only when they answer."""

from __future__ import annotations

from functools import partial

from westbound.coach.appraising import Option
from westbound.coach.puzzles import Ground, Laid, Puzzle, offered
from westbound.engine.foresight import Foresight, Foresights, Remarking
from westbound.engine.game import NoWorld, Remarks, View
from westbound.server.presenting import presenter
from westbound.server.presenting.foreseeing import told
from westbound.server.protocol.puzzles import PuzzleHint
from westbound.server.protocol.reviews import ReviewedOption, ReviewReason
from westbound.server.protocol.socket import ArgumentSaid, Ask, Choice, GameSeen
from westbound.server.protocol.socket import Foresight as Foreseen
from westbound.server.refusal import Refusal

WHERE, MOVE, WHY = 1, 2, 3  # steps of a hint
MOST_NAMED = 40  # letters of wrong words in a refusal


def seen(lies: Laid, seat: int) -> GameSeen:
    """The table as its seat sees it, with the choices that it has."""
    view = lies.game.view(lies.table, seat)
    asked = Ask(
        actors=view["actors"],
        step=view["step"],
        facts=dict(lies.game.asked(view, seat)),
        choices=choices(lies, seat, view),
        undo=None,
    )
    return GameSeen(0, view, asked, lies.game.breakdown(view))


def choices(lies: Laid, seat: int, view: View) -> list[Choice]:
    """The choices as at a table; each is final, as there is only one answer."""
    written, offers, telling = presenter.offered(lies.game, lies.box, view["step"])
    made = remarks(lies, seat)
    return [
        offers[action].now(view if action in telling else None, made.get(action, ()), True)
        if action in telling or action in made
        else written[True][action]
        for action in offered(lies.game, lies.table, seat)
    ]


def remarks(lies: Laid, seat: int) -> Remarks:
    try:
        return Remarking(lies.game).find(lies.table, 0, seat)
    except NoWorld:
        return {}


def words_of(lies: Laid, seat: int) -> list[str]:
    """The choices, in words."""
    return [lies.space.text(action) for action in offered(lies.game, lies.table, seat)]


def check_offered(lies: Laid, seat: int, words: str) -> None:
    """:raises Refusal: if these are the words of no choice."""
    if words not in words_of(lies, seat):
        raise Refusal("illegal", f"{words[:MOST_NAMED]!r} is none of the choices of this puzzle")


def foreseen(lies: Laid, seat: int, words: str) -> Foreseen:
    """What a choice would set off, as far as its seat can know: like the puzzle itself, it tells no solution.

    :raises Refusal: if that is no choice.
    """
    check_offered(lies, seat, words)
    try:
        found: Foresight = Foresights(lies.game, lies.space).find(lies.table, 0, seat, lies.space.parse(words))
    except NoWorld:
        raise Refusal("not-now", "what this choice would set off is not known") from None
    return told(lies, found, 0, 0)


# For those who answer


def hint(puzzle: Puzzle, lies: Laid, step: int) -> PuzzleHint:
    """A hint up to a step, without anything that belongs to the next one."""
    verb = verb_of(lies, puzzle.solution)
    alike = [words for words in words_of(lies, puzzle.seat) if verb_of(lies, words) == verb]
    tells = step >= MOVE
    return PuzzleHint(
        step=step,
        verb=verb,
        words=[puzzle.solution] if tells else alike,
        win=puzzle.choices[0].win if tells else None,
        next_win=next_win(puzzle) if tells else None,
        reasons=[argument(reason) for reason in puzzle.reasons] if step >= WHY else [],
        own=None,
    )


def verb_of(lies: Laid, words: str) -> str:
    verb, *_ = lies.space.parts(lies.space.parse(words))
    return verb


def next_win(puzzle: Puzzle) -> float:
    """The chance to win with the next best choice."""
    return max((option.win for option in puzzle.choices[1:]), default=puzzle.choices[0].win)


def options(puzzle: Puzzle, lies: Laid) -> list[ReviewedOption]:
    """What the choices are worth, the solution first, then the best."""
    solution, *others = puzzle.choices
    return [*map(partial(option, lies), [solution, *sorted(others, key=lambda each: -each.win)])]


def option(lies: Laid, found: Option) -> ReviewedOption:
    said, _ = presenter.choice(lies.game, lies.space, lies.space.parse(found.words))
    return ReviewedOption(said, found.win, found.win_error, found.lead, found.lead_error, found.place)


def argument(reason: Ground) -> ArgumentSaid:
    return ArgumentSaid(reason.key, reason.facts, reason.weight < 0)


def reason(found: Ground) -> ReviewReason:
    return ReviewReason(found.key, found.facts, found.weight < 0)
