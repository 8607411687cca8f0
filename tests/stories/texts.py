"""Proofread everything that a game says."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import westbound
from tests.stories.matches import positions
from westbound.engine.entry import Entry
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def written(text: str) -> str:
    """With printed signs: ``~`` is a no-break space, ``--`` a dash, and ``'`` an apostrophe."""
    return text.replace("~", "\u00a0").replace("--", "\u2013").replace("'", "\u2019")


def tell(speech: Speech, kind: int, viewer: int | None, *words: str) -> str:
    """A sentence of the journal, its numbers given in words."""
    numbers = []
    for field, word in zip(speech.game.kinds[kind].fields, words, strict=True):
        numbers.append(next(n for n in range(110) if speech.game.entity(speech.box, field.nature, n) == word))
    return speech.entry(Entry(kind, EVERYBODY, tuple(numbers)), viewer)


def asked_step(match: Match) -> str:
    """The step at which the first player has to choose; empty after the end."""
    return "" if match.over else str(match.view(match.actors()[0])["step"])


@dataclass(frozen=True)
class Proofreader:
    """Checks the texts of a game in every language."""

    english: Iterable[str]  # words of the code that only an English text may contain

    def check(self, language: str, text: str) -> None:
        """A text is complete, without words of the code, and has its language's spaces."""
        assert text
        assert text == text.strip()
        assert not re.search(r"[{}_\n]|\?\?\?|  |None| [,;.](?!\w)", text), text
        if language == "en":
            assert not re.search(r"\$(?!\d)", text), text
            return
        assert not re.search(r"(?<!\u00a0)\$", text), text
        words = [word for word in self.english if (language, word) != ("de", "die")]  # an article
        assert not re.search(rf"\b({'|'.join(words)})\b", text), text
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text), text

    def check_decision(self, match: Match, speeches: list[Speech]) -> None:
        """Everything that can be said at this decision."""
        views = [match.view(viewer) for viewer in (None, *range(match.table.players))]
        for speech, view in itertools.product(speeches, views):
            self.check(speech.language, speech.waiting(view))
            for seat in range(match.table.players):
                self.check(speech.language, speech.prompt(view, seat))
            for seat in match.actors():
                for action in match.legal_numbers(seat):
                    self.check(speech.language, speech.action(action, view))

    def check_game(
        self, game: Game, players: int, names: list[str], options: Mapping[str, str] | None = None, each: int = 4
    ) -> None:
        """A whole game in every language: each step *each* times, and everything that happened."""
        speeches = [Speech(game, game.box(players, options), language, names) for language in LANGUAGES]
        met: Counter[str] = Counter()
        for match in positions(game.name, players, 7, options=options):
            met[asked_step(match)] += 1
            if met[asked_step(match)] <= each:
                self.check_decision(match, speeches)
        self.check_history(match, speeches)

    def check_history(self, match: Match, speeches: list[Speech]) -> None:
        """Everything that has happened, as each viewer saw it."""
        for viewer, speech in itertools.product((None, *range(match.table.players)), speeches):
            for entry in match.news(viewer):
                self.check(speech.language, speech.entry(entry, viewer))

    def check_actions(self, speech: Speech) -> None:
        """Every action, at any step."""
        for block in speech.game.space(speech.box).blocks:
            for action in block.actions:
                self.check(speech.language, speech.action(action))
            for step in filter(None, speech.game.steps):
                self.check(speech.language, speech.action(block.first, step=step))

    def check_names(self, speech: Speech, words: Mapping[str, Iterable[str]]) -> None:
        """The names of these *words*, by kind, and of the game."""
        for kind, those in words.items():
            for word in those:
                self.check(speech.language, speech.name(kind, word))
        self.check(speech.language, speech.say("title"))
        self.check(speech.language, speech.say("summary"))

    def check_setup(self, game: Game) -> None:
        """Everything that chance may draw in a set-up."""
        match = westbound.new(game.name, players=2, seed=1)
        speeches, table = [Speech(game, match.box, language) for language in LANGUAGES], game.deal(match.box)
        for line in match.record.log:
            view: Any = game.view(table, None)
            for speech in speeches:
                self.check(speech.language, speech.waiting(view))
                for action in table.legal(CHANCE):
                    self.check(speech.language, speech.action(action, view))
            table.apply(CHANCE, match.space.parse(line.words))
