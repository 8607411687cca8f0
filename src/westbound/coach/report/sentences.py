"""What a review says, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from westbound.coach.decisions import Decision, decisions
from westbound.coach.report.course import Point, course, places, turns
from westbound.coach.review import Choice, Review, gain
from westbound.engine.match import Match
from westbound.speech import Speech
from westbound.texts import Texts

FOLDER = Path(__file__).parents[1] / "text"
NOTABLE = 0.05  # less luck than that is not worth a word
MINUS = "\N{MINUS SIGN}"


class Told(msgspec.Struct, frozen=True):
    """A choice worth talking about, in one sentence, and the reasons."""

    where: str
    sentence: str
    reasons: list[str]


class Player(msgspec.Struct, frozen=True):
    """What a review says about one player."""

    seat: int
    name: str
    luck: str
    shares: list[str]  # start, luck, own choices, choices of others, result
    mistakes: list[Told]
    best: Told | None
    course: list[Point]


class Report(msgspec.Struct, frozen=True):
    """What a review says."""

    language: str
    title: str
    outcome: str
    how: list[str]  # to read it
    shares: list[str]  # what these columns are called
    headings: tuple[str, str, str]  # of the course, the mistakes and the best choice
    faultless: str  # what is said if there are no mistakes
    shaded: str  # what the shading of the course means
    players: list[Player]  # those asked about


def report(review: Review, match: Match, speech: Speech, seats: Iterable[int]) -> Report:
    """Return what a review of this match says about some *seats*."""
    texts = Texts(speech.language, FOLDER)
    telling = Telling(review, match, speech, texts)
    return Report(
        texts.language,
        texts.say("review-title", game=speech.say("title")),
        speech.outcome(match.view(None)),
        [texts.say("review-knew", count=review.simulations), texts.say("review-sure"), texts.say("review-adds-up")],
        [texts.say(f"share-{share}") for share in ("start", "luck", "own", "others", "result")],
        (texts.say("review-course"), texts.say("review-mistakes"), texts.say("review-best")),
        texts.say("review-faultless"),
        texts.say("review-shaded"),
        [telling.player(seat) for seat in seats],
    )


class Telling:
    """Puts what a review found into words."""

    def __init__(self, review: Review, match: Match, speech: Speech, texts: Texts) -> None:
        self.review = review
        self.match = match
        self.speech = speech
        self.texts = texts
        self.numbers = places(match, review)
        self.unit = "turn" if turns(match)[-1] else "decision"
        self.made: dict[int, Decision] = {decision.at: decision for decision in decisions(match)}

    def player(self, seat: int) -> Player:
        review, share = self.review, self.review.shares[seat]
        name, best = self.speech.player(seat), review.best[seat]
        how = "lucky" if share.luck >= NOTABLE else "unlucky" if share.luck <= -NOTABLE else "neither"
        return Player(
            seat,
            name,
            self.texts.say(f"luck-{how}", player=name, change=self.change(share.luck)),
            [
                self.percent(share.start),
                *map(self.change, (share.luck, share.own, share.others)),
                self.percent(share.result),
            ],
            [self.mistake(place) for place in review.mistakes[seat]],
            None if best is None else self.best(best),
            course(review, seat, self.numbers),
        )

    def mistake(self, place: int) -> Told:
        choice = self.review.choices[place]
        return Told(
            self.where(place),
            self.texts.say(
                "mistake",
                played=self.words(choice, choice.played),
                better=self.words(choice, choice.best),
                loss=self.percent(choice.loss),
                error=self.percent(max(0.01, choice.loss_error)),
            ),
            self.reasons(choice),
        )

    def best(self, place: int) -> Told:
        choice = self.review.choices[place]
        tried = {option.words for option in choice.options}
        other = choice.obvious if choice.obvious in tried else choice.options[-1].words
        return Told(
            self.where(place),
            self.texts.say(
                "best-choice",
                played=self.words(choice, choice.played),
                other=self.words(choice, other),
                gain=self.percent(gain(choice)),
            ),
            self.reasons(choice),
        )

    def where(self, place: int) -> str:
        number = self.numbers[place]
        return self.texts.say(f"where-{self.unit}", number=number) if number else self.texts.say("where-setup")

    def words(self, choice: Choice, words: str) -> str:
        """Return a choice as its player read it."""
        match, decision = self.match, self.made[choice.at]
        view = match.game.view(decision.table, choice.seat)
        return self.speech.action(match.space.parse(words), view)

    def reasons(self, choice: Choice) -> list[str]:
        return [self.speech.contrast(argument) for argument in choice.reasons]

    def percent(self, share: float) -> str:
        return self.texts.say("percent", number=f"{100 * share:.0f}")

    def change(self, share: float) -> str:
        """Return a share with its sign; nearly nothing has none."""
        number = round(100 * share)
        sign = "+" if number > 0 else MINUS if number < 0 else "±"
        return self.texts.say("percent", number=f"{sign}{abs(number)}")
