"""Is this an edition, of which game, and what is wrong with it?"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from westbound.engine.edition import Complaint, Content, WrongEdition, complaint
from westbound.engine.game import Game
from westbound.games import shelf
from westbound.games.edition import read_file


def read(file: Path) -> Content:
    """What a file says.  :raises WrongEdition: if there is none, or it is not written in TOML."""
    try:
        return read_file(file)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise WrongEdition(str(file), [complaint("", "wrong-file", why=why)]) from None


def complaints(game: Game, content: Content) -> list[Complaint]:
    """All that is wrong with an edition, in the order of its file."""
    found = [complaint("name", "wrong-our-name", name=content.says["name"])] if borrows(game, content) else []
    try:
        game.box(game.players[0], None, content)
    except WrongEdition as error:
        found += error.complaints
    order = list(content.says)
    return sorted(found, key=lambda each: place(each, order))


def borrows(game: Game, content: Content) -> bool:
    """Whether it goes by the name of ours, and is another."""
    our = ours(game)
    return our is not None and content.says.get("name") == our.says["name"] and content.digest != our.digest


def place(about: Complaint, order: list[str]) -> int:
    """Where in the file a complaint belongs: by the part that it is about."""
    part = about.key.partition(".")[0].partition("[")[0]
    return order.index(part) if part in order else len(order)


def game_of(content: Content) -> Game:
    """The game of which it is an edition: the one that misses least of it.

    :raises WrongEdition: if it is none of any game.
    """
    likeness = {game: likeness_to(game, content) for game in shelf().values() if ours(game)}
    game = max(likeness, key=lambda each: likeness[each])
    if not likeness[game]:
        games = ", ".join(each.title for each in likeness)
        raise WrongEdition(content.file, [complaint("", "wrong-no-game", games=games)])
    return game


@cache
def ours(game: Game) -> Content | None:
    """What our edition of a game says; None if the game has none."""
    file = game.text.parent / "edition" / f"{game.editions[0]}.toml" if game.editions else None
    return read_file(file) if file and file.exists() else None


def likeness_to(game: Game, content: Content) -> int:
    """How many parts of an edition of *game* are in it that no part of every edition is."""
    our = ours(game)
    common = {"name", "version"}
    return len((set(our.says) & set(content.says)) - common) if our else 0
