"""Listen to what is said in a game, and look at how it is written."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import westbound
from westbound.engine.entry import Entry
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.names import CHANCE, EVERYBODY
from westbound.speech import Speech
from westbound.texts import LANGUAGES


def play(game: Game, players: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Match]:
    """A random game, at every decision and at the end."""
    match, rng = westbound.new(game.name, players, seed, options), random.Random(seed)
    while not match.over:
        yield match
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    yield match


def written(text: str) -> str:
    """With the signs of print: ``~`` keeps words together, ``--`` and ``'`` are a dash and an apostrophe."""
    return text.replace("~", "\u00a0").replace("--", "\u2013").replace("'", "\u2019")


def tell(speech: Speech, kind: int, viewer: int | None, *words: str) -> str:
    """A sentence of the journal, its numbers given in words."""
    numbers = []
    for role, word in zip(speech.game.kinds[kind][1:], words, strict=True):
        nature = role.split(":")[1]
        numbers.append(next(n for n in range(100) if speech.game.entity(speech.box, nature, n) == word))
    return speech.entry(Entry(kind, EVERYBODY, tuple(numbers)), viewer)


@dataclass(frozen=True)
class Ear:
    """Somebody who hears when a text of a game is not as it should be."""

    ours: Iterable[str]  # words that no text may have but an English one

    def look(self, language: str, text: str) -> None:
        """A text as it should be: said to the end, without words of ours, with its language's spaces."""
        assert text
        assert text == text.strip()
        assert not re.search(r"[{}_\n]|\?\?\?|  |None", text), text
        if language == "en":
            assert not re.search(r"\$(?!\d)", text), text
            return
        assert not re.search(r"(?<!\u00a0)\$", text), text
        ours = [word for word in self.ours if (language, word) != ("de", "die")]  # an article
        assert not re.search(rf"\b({'|'.join(ours)})\b", text), text
        if language == "fr":
            assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text), text

    def listen(self, match: Match, speeches: list[Speech]) -> None:
        """All that can be said at this decision."""
        views = [match.view(viewer) for viewer in (None, *range(match.table.players))]
        for speech, view in itertools.product(speeches, views):
            self.look(speech.language, speech.waiting(view))
            for seat in range(match.table.players):
                self.look(speech.language, speech.prompt(view, seat))
            for seat in match.actors():
                for action in match.legal_numbers(seat):
                    self.look(speech.language, speech.action(action, view))

    def read(self, match: Match, speeches: list[Speech]) -> None:
        """All that has happened, as everybody saw it."""
        for viewer, speech in itertools.product((None, *range(match.table.players)), speeches):
            for entry in match.news(viewer):
                self.look(speech.language, speech.entry(entry, viewer))

    def listen_to_actions(self, speech: Speech) -> None:
        """All that can be done, at any step."""
        for block in speech.game.space(speech.box).blocks:
            for action in block.actions:
                self.look(speech.language, speech.action(action))
            for step in filter(None, speech.game.steps):
                self.look(speech.language, speech.action(block.first, step=step))

    def listen_to_names(self, speech: Speech, words: dict[str, Iterable[str]]) -> None:
        """The names of these *words*, by kind, and of the game."""
        for kind, those in words.items():
            for word in those:
                self.look(speech.language, speech.name(kind, word))
        self.look(speech.language, speech.say("title"))
        self.look(speech.language, speech.say("summary"))

    def listen_to_chance(self, game: Game) -> None:
        """What chance may do in a set-up."""
        match = westbound.new(game.name, players=2, seed=1)
        speeches, table = [Speech(game, match.box, language) for language in LANGUAGES], game.deal(match.box)
        for line in match.record.log:
            view: Any = game.view(table, None)
            for speech in speeches:
                self.look(speech.language, speech.waiting(view))
                for action in table.legal(CHANCE):
                    self.look(speech.language, speech.action(action, view))
            table.apply(CHANCE, match.space.parse(line.words))
