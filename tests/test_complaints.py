"""What is wrong with an edition can be said in every language, and says nothing else than it should."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference
from fluent.syntax.visitor import Visitor

import westbound
from westbound.complaints import COMMON, sentence
from westbound.editions import checking
from westbound.engine.edition import LONGEST_WORD, Content, complaint
from westbound.engine.game import Game
from westbound.texts import LANGUAGES

SOURCE = Path(westbound.__file__).parent
TEXT = re.compile(r'"(wrong-[a-z-]+)"')
SAID_OF_ALL = {"wrong-near", "wrong-span"}
GAMES = [westbound.game(name) for name in westbound.games()]
FOLDERS = [COMMON, *(game.text for game in GAMES)]
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The variables that a text mentions."""

    def __init__(self, node: BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def mentioned(folder: Path, language: str) -> dict[str, set[str]]:
    """What each complaint of a file mentions."""
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    messages = [message for message in body if isinstance(message, Message) and message.id.name.startswith("wrong-")]
    return {message.id.name: Variables(message).names for message in messages}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_mentions_the_same(folder: Path) -> None:
    english = mentioned(folder, "en")
    assert english
    for language in LANGUAGES:
        assert mentioned(folder, language) == english, language


def test_every_complaint_has_a_text_and_every_text_a_complaint() -> None:
    files = [file for folder in ("engine", "kit", "games", "editions") for file in (SOURCE / folder).rglob("*.py")]
    used = {text for file in files for text in TEXT.findall(file.read_text(encoding="utf-8"))}
    assert used | SAID_OF_ALL == {text for folder in FOLDERS for text in mentioned(folder, "en")}


@every_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_empty_edition_can_be_complained_of(game: Game, language: str) -> None:
    found = checking.complaints(game, Content({"tiles": 3, "nmae": 1}))
    assert len(found) > 4
    for each in found:
        assert "wrong-" not in sentence(each, game.text, language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["1 line touches boston; it needs 2", "0 lines touch boston; it needs 2 to 6"]),
        ("fr", ["1 ligne touche boston~; il en faut 2", "0 ligne touche boston~; il en faut 2 à 6"]),
        ("de", ["1 Strecke berührt boston; nötig sind 2", "0 Strecken berühren boston; nötig sind 2 bis 6"]),
    ],
)
def test_numbers_agree(language: str, words: list[str]) -> None:
    folder = westbound.game("pioneers").text
    facts = [(1, (2, 2)), (0, (2, 6))]
    told = [complaint("", "wrong-degree", count=count, city="boston", wanted=wanted) for count, wanted in facts]
    assert [sentence(each, folder, language) for each in told] == [each.replace("~", "\u00a0") for each in words]


@pytest.mark.parametrize(("language", "words"), [("en", "Lake: 1 region"), ("fr", "Lac"), ("de", "See: 1 Gebiet;")])
def test_words_are_named_as_the_game_names_them(language: str, words: str) -> None:
    told = complaint("", "wrong-zone-count", zone=("zone", "lake"), count=1, wanted=4)
    assert sentence(told, westbound.game("colorado").text, language).startswith(words)


def test_what_somebody_wrote_can_be_shown() -> None:
    """Letters that turn a line round are written out, and what is endless ends."""
    told = sentence(complaint("", "wrong-name", name="\u202eevil"), None)
    assert "“\\u202eevil”" in told
    assert len(sentence(complaint("", "wrong-name", name="x" * 60_000), None)) < LONGEST_WORD + 100
