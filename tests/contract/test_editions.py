"""Every game's edition is marked as ours, may be replaced by another, and is refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import REGISTERED
from tests.stories.editions import edited, free_text, ours
from westbound.editions import checking
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.kit.edition import WrongEdition

every_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)


def opened(game: Game, edition: Any = "") -> tuple[str, str]:
    """Name and digest of an edition."""
    return game.edition(game.box(game.players[-1], edition=edition))


@every_game
def test_the_edition_is_marked_as_ours(game: Game) -> None:
    assert opened(game)[0] == game.editions[0]
    assert "ours" in ours(game).read_text(encoding="utf-8").splitlines()[1]


@every_game
@pytest.mark.parametrize("content", [b"name = = 3", b"\xff\xfe\x00"], ids=["syntax", "bytes"])
def test_what_is_not_toml_is_refused(game: Game, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(WrongEdition, match=r"^mine\.toml: not a TOML file"):
        opened(game, path)


@every_game
def test_a_missing_file_is_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(WrongEdition, match=r"nowhere\.toml: no such file or directory; our editions are: westbound"):
        opened(game, tmp_path / "nowhere.toml")
    with pytest.raises(WrongEdition, match="westbuond: no such file"):
        opened(game, "westbuond")


@every_game
def test_a_folder_is_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(WrongEdition, match=str(tmp_path)):
        opened(game, tmp_path)


@every_game
def test_an_owners_edition_is_welcome(game: Game, tmp_path: Path) -> None:
    name, digest = opened(game, edited(game, tmp_path, ('name = "westbound"', 'name = "mine"')))
    assert name == "mine"
    assert digest != opened(game)[1]


@every_game
def test_the_digest_ignores_comments_and_layout(game: Game, tmp_path: Path) -> None:
    path = edited(game, tmp_path, ("version = 1\n", "version   =   1   # the first\n\n"))
    assert opened(game, path) == opened(game)


@every_game
def test_the_digest_changes_with_the_content(game: Game, tmp_path: Path) -> None:
    key = [*free_text(game), "name"][0]
    path = edited(game, tmp_path, (f'{key} = "', f'{key} = "New '))
    assert opened(game, path)[1] != opened(game)[1]


class Key(str):
    """A key that counts how often it is compared."""

    compared = 0
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        Key.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


@every_game
def test_a_tangle_of_keys_is_checked_in_no_time(game: Game) -> None:
    """Twice as many keys take twice as many comparisons, not four times."""
    compared = []
    for count in (500, 1000, 2000):
        Key.compared = 0
        tangle: dict[str, Any] = {Key(f"a{number}"): {} for number in range(count)}
        assert len(checking.complaints(game, Content(tangle))) >= count
        compared.append(Key.compared)
    assert compared[2] - compared[1] <= 2.1 * (compared[1] - compared[0])
