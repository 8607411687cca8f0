"""Sentences of some games in Python's words: the page has to say the same.

``python -m tests.web.sentences`` rewrites the fixture.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import westbound
from westbound.deeds import Deed, deeds, joining_in, people_in
from westbound.engine.game import TURN_OF
from westbound.engine.match import Match
from westbound.engine.modular.kinds import Decoded
from westbound.engine.record import Played
from westbound.games import shelf
from westbound.server.presenting import presenter
from westbound.server.presenting.foreseeing import told
from westbound.server.protocol.socket import Ask
from westbound.server.state.events import Began, Moved, Opened, Sat, SeatSetup
from westbound.server.state.table_state import TableState
from westbound.speech import Speech, dashed
from westbound.texts import LANGUAGES

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "lib" / "texts" / "speech-fixture.json"
NAMES = {  # by number of players
    2: ["Annie", "blue"],
    3: ["Zoë", "", "O’Neill <b>"],
    4: ["", "Émile", "{ $player }", "12"],
}
EACH = 1  # samples of each form of sentence per game

KINDS = ("lines", "turns", "choices", "prompts", "foresights")

Sample = dict[str, Any]


class Listener:
    """Follows a game, and keeps some of each kind of sentence."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.viewers: list[int | None] = [None, *range(len(names))]
        self.speeches = [Speech(match.game, match.box, language, names) for language in LANGUAGES]
        self.samples: dict[str, list[Sample]] = {key: [] for key in KINDS}
        self._heard: Counter[tuple[str, ...]] = Counter()

    def lines(self, state: TableState, since: int) -> None:
        """What has happened since then, as each viewer who saw it reads it."""
        for line, entry in state.lines[since:]:
            if entry is None:  # about the table: the page has its own texts for that
                continue
            for viewer in self.viewers:
                own = None if viewer is None else self.match.game.seats[viewer]
                whose = ["you" if word == own else kind for _, kind, word in line.parts]
                if entry.seen(viewer) and self._is_wanted("line", line.key, *whose):
                    said = [speech.entry(entry, viewer) for speech in self.speeches]
                    self.samples["lines"].append({"viewer": viewer, "line": line, "said": said})

    def turns(self, state: TableState) -> None:
        """What happened in each turn, deed by deed, to a watcher and a player; turns with nothing new are left out."""
        spoken = [(line, entry) for line, entry in state.lines if entry and not line.quiet]
        starts = [i for i, (line, _) in enumerate(spoken) if line.key == TURN_OF]
        for start, end in zip([0, *starts], [*starts, len(spoken)], strict=True):
            for viewer in self.viewers[:2]:
                seen = [(line, entry) for line, entry in spoken[start:end] if entry.seen(viewer)]
                told = [Decoded(line.key, line.parts) for line, _ in seen]
                joined = deeds(told, joining_in(self.match.game.text))
                new = [self._is_new(deed, line, viewer) for deed in joined for line in deed.lines]
                if any(new):
                    said = [speech.deeds([entry for _, entry in seen], viewer) for speech in self.speeches]
                    self.samples["turns"].append({"viewer": viewer, "lines": [line for line, _ in seen], "said": said})

    def questions(self, state: TableState) -> None:
        """The prompt and the choices."""
        match = self.match
        for viewer in self.viewers:
            view = match.view(viewer)
            ask = msgspec.json.decode(msgspec.json.encode(presenter.ask(state, match, viewer, view)), type=Ask)
            if self._is_wanted("prompt", ask.step, str(viewer in ask.actors), str(len(ask.actors))):
                self._keep_prompt(view, msgspec.structs.replace(ask, choices=[], undo=None))
            legal = [] if viewer is None else match.legal_numbers(viewer)
            for number, choice in zip(legal, ask.choices, strict=True):
                listed = [str(bool(fact)) for fact in choice.facts.values() if isinstance(fact, list)]
                if self._is_wanted("choice", dashed(choice.verb, ask.step), *listed):
                    said = [speech.action(number, view) for speech in self.speeches]
                    asked = msgspec.structs.replace(ask, choices=[choice], undo=None)
                    self.samples["choices"].append({"viewer": viewer, "ask": asked, "said": said})

    def foresights(self, state: TableState) -> None:
        """What some of the choices would set off."""
        for viewer in self.match.actors():
            legal = self.match.legal(viewer)
            for words in (legal[0], legal[len(legal) // 2], legal[-1]):
                foreseen = self.match.foresee(viewer, words)
                if self._is_wanted("foresight", foreseen.then, foreseen.step, str(len(foreseen.ways))):
                    said = [speech.foresight(foreseen, viewer) for speech in self.speeches]
                    sent = told(self.match, foreseen, state.seq, state.at)
                    self.samples["foresights"].append({"viewer": viewer, "foresight": sent, "said": said})

    def endings(self, state: TableState) -> None:
        """Who has won, alone or together."""
        for viewer in self.viewers:
            for winners in [self.match.winners(), [0, 1], [*range(len(self.viewers) - 1)]]:
                view = self.match.view(viewer) | {"winners": winners}
                ask = presenter.ask(state, self.match, viewer, view)
                facts = self.match.game.asked(view, winners[0])
                self._keep_prompt(view, msgspec.structs.replace(ask, facts=facts, choices=[], undo=None))

    def _keep_prompt(self, view: dict[str, Any], ask: Ask) -> None:
        viewer = view["viewer"]
        seat = -1 if viewer is None else viewer
        said = [speech.prompt(view, seat) for speech in self.speeches]
        seen = {"over": view["over"], "winners": view["winners"]}
        self.samples["prompts"].append({"viewer": viewer, "ask": ask, "view": seen, "said": said})

    def _is_new(self, deed: Deed, line: Decoded, viewer: int | None) -> bool:
        """Whether no such line in such a deed has been sampled yet."""
        own = None if viewer is None else self.match.game.seats[viewer]
        whose = ["you" if word == own else "somebody" for word in people_in(line)]
        return self._is_wanted("deed", deed.lead.key if deed.lead else "", line.key, *whose)

    def _is_wanted(self, *form: str) -> bool:
        self._heard[form] += 1
        return self._heard[form] <= EACH


def moves(game: str, players: int, options: dict[str, str]) -> tuple[Match, list[list[Played]]]:
    """A game played at random, move by move; the first is the set-up."""
    seed = 9 + players
    match = westbound.new(game, players, seed, options)
    rng, ends = random.Random(seed), [match.version]
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, rng.choice(match.legal(seat)))
        ends.append(match.version)
    log = match.record.log
    return match, [log[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def sentences() -> Iterator[Sample]:
    """For each game and its options: the proper names, the players, and the sentences."""
    for game, (players, options) in [(name, variant) for name in shelf() for variant in shelf()[name].variants()]:
        names = NAMES[players]
        played, (setup, *rest) = moves(game, players, options)
        state = TableState("t")
        seats = [SeatSetup() for _ in names]
        state.take(Opened(game=game, edition="westbound", options=options, seats=seats))
        for seat, name in enumerate(names):
            state.take(Sat(seat, name))
        state.take(Began(played.record.header, setup))
        assert state.match
        listener = Listener(state.match, names)
        listener.lines(state, 0)
        for move in rest:
            listener.questions(state)
            listener.foresights(state)
            known = len(state.lines)
            state.take(Moved(move))
            listener.lines(state, known)
        listener.turns(state)
        listener.endings(state)
        sitting = [{"color": seat.color, "name": seat.name} for seat in presenter.table_status(state).seats]
        yield {"game": game, "names": presenter.names(state), "seats": sitting, **listener.samples}


def written() -> str:
    """One sample on a line."""
    return "[\n" + ",\n".join(in_lines(game) for game in sentences()) + "\n]\n"


def in_lines(game: Sample) -> str:
    parts = []
    for key, value in msgspec.to_builtins(game).items():
        rows = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in value] if key in KINDS else []
        text = "[\n" + ",\n".join(rows) + "\n]" if rows else json.dumps(value, ensure_ascii=False)
        parts.append(f'"{key}": {text}')
    return "{" + ",\n".join(parts) + "}"


if __name__ == "__main__":
    FIXTURE.write_text(written(), encoding="utf-8")
