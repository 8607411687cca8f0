"""Finds out which game an edition is for, and what is wrong with it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from westbound.engine.edition import Complaint, Content, WrongEdition, complaint
from westbound.engine.game import Game
from westbound.games import shelf
from westbound.kit.edition import read_file


def read(file: Path) -> Content:
    """Return the content of a file.  :raises WrongEdition: if it does not exist or is not TOML."""
    try:
        return read_file(file)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise WrongEdition(str(file), [complaint("", "wrong-file", why=why)]) from None


def complaints(game: Game, content: Content) -> list[Complaint]:
    """Return everything that is wrong with an edition, in the order of its file."""
    found = [complaint("name", "wrong-our-name", name=content.says["name"])] if borrows(game, content) else []
    try:
        game.box(game.players[0], None, content)
    except WrongEdition as error:
        found += error.complaints
    order = {part: number for number, part in enumerate(content.says)}
    return sorted(found, key=lambda each: order.get(part_of(each), len(order)))


def borrows(game: Game, content: Content) -> bool:
    """Whether it uses the name of one of ours but differs from it."""
    our = ours(game)
    return our is not None and content.says.get("name") == our.says["name"] and content.digest != our.digest


def part_of(about: Complaint) -> str:
    """Return the part of the file a complaint is about."""
    return about.key.partition(".")[0].partition("[")[0]


def game_of(content: Content) -> Game:
    """Return the game this is an edition of: the one it resembles most.

    :raises WrongEdition: if it does not belong to any game.
    """
    likeness = {game: likeness_to(game, content) for game in shelf().values() if ours(game)}
    game = max(likeness, key=lambda each: likeness[each])
    if not likeness[game]:
        games = ", ".join(each.title for each in likeness)
        raise WrongEdition(content.file, [complaint("", "wrong-no-game", games=games)])
    return game


@cache
def ours(game: Game) -> Content | None:
    """Return the content of our edition of a game; None if the game has none."""
    file = game.text.parent / "edition" / f"{game.editions[0]}.toml" if game.editions else None
    return read_file(file) if file and file.exists() else None


def likeness_to(game: Game, content: Content) -> int:
    """Return how many parts it has that an edition of *game* has, not counting those every edition has."""
    our = ours(game)
    common = {"name", "version"}
    return len((set(our.says) & set(content.says)) - common) if our else 0
