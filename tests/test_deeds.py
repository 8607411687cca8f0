"""Deeds: every game declares whole ones, and they say no more than their viewer saw."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

import westbound
from tests.stories.matches import positions
from tests.stories.texts import Proofreader
from westbound.cli.play.journal import paragraphs
from westbound.deeds import deeds, joining_in
from westbound.engine.entry import Entry
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.modular.kinds import Decoded
from westbound.speech import Speech
from westbound.texts import LANGUAGES

GAMES = [westbound.game(name) for name in westbound.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def texts_of(game: Game) -> set[str]:
    """The keys of all texts that a game has for deeds."""
    return set(re.findall(r"(?m)^((?:deed|then)-[\w-]+) =", (game.text / "en.ftl").read_text(encoding="utf-8")))


def spoken(match: Match, viewer: int | None) -> list[Entry]:
    """What the log tells a viewer."""
    return [entry for entry in match.news(viewer) if entry.kind not in match.game.unspoken]


@every_game
def test_a_game_declares_what_its_journal_tells_and_says_all_of_it(game: Game) -> None:
    joining = joining_in(game.text)
    told = {key for key, *_ in game.kinds.values()}
    said = {key for lead in joining.leads.values() for key in (*lead.before, *lead.clauses, *lead.effects)}
    details = {key for lead in joining.leads.values() for key in lead.details}
    assert joining.leads
    assert joining.leads.keys() | said | details | joining.sums <= told
    assert {key for key in texts_of(game) if key.startswith("then-")} == {f"then-{key}" for key in said}
    assert {key for key in texts_of(game) if key.startswith("deed-")} <= {f"deed-{key}" for key in joining.leads}
    assert joining.sums <= said


@every_game
def test_whole_games_are_told_in_deeds(game: Game) -> None:
    reader = Proofreader(["then", "deed"])
    *_, match = positions(game.name, 3, 5)
    for language, viewer in itertools.product(LANGUAGES, (None, 0, 1)):
        speech = Speech(game, match.box, language, ["Annie", "Émile", "Zoë"])
        rows = [row for turn in paragraphs(match, viewer, 0, speech) for row in turn.rows]
        for row in rows:
            reader.check(language, row)
            assert re.search(r"[^.]\.$", row), row
        assert len(rows) < 0.8 * len(spoken(match, viewer))


@every_game
def test_deeds_are_made_of_all_a_viewer_saw_and_of_nothing_else(game: Game) -> None:
    *_, match = positions(game.name, 3, 6)
    speech = Speech(game, match.box)
    for viewer in (None, 0, 1, 2):
        lines = [speech.told(entry) for entry in spoken(match, viewer)]
        found = deeds(lines, joining_in(game.text))
        assert Counter(line for deed in found for line in deed.lines) == Counter(lines)


def test_nobody_reads_what_a_nugget_of_somebody_else_is_worth() -> None:
    game = westbound.game("pioneers")
    *_, match = positions(game.name, 3, 6)
    speech = Speech(game, match.box)
    found = {
        viewer: sum("nugget worth" in row for turn in paragraphs(match, viewer, 0, speech) for row in turn.rows)
        for viewer in (None, 0, 1, 2)
    }
    own = [sum(game.kinds[entry.kind][0] == "nugget-seen" for entry in match.news(seat)) for seat in range(3)]
    assert found == {None: 0, 0: own[0], 1: own[1], 2: own[2]}
    assert sum(own)


def test_a_game_without_deeds_is_told_in_sentences() -> None:
    game = westbound.game("pioneers")
    joining = joining_in(game.text.parent)  # where no game declares anything
    lines = [Decoded("built", (("player", "player", "red"),)), Decoded("paid", (("payer", "purse", "red"),))]
    assert [deed.lines for deed in deeds(lines, joining)] == [[line] for line in lines]
