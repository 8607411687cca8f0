"""An edition, drawn: the board as a game begins on it."""

from __future__ import annotations

import westbound
from westbound.drawings import drawing
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.speech import Speech


def draw(game: Game, content: Content, players: int, language: str) -> str | None:
    """A picture (SVG) of the board for so many; None if the game draws none.

    :raises WrongEdition: if nobody can play with it.
    :raises WrongOptions: if not so many can play.
    """
    picture = drawing(game, "picture")
    if picture is None:
        return None
    match = westbound.new(game.name, players, seed=1, edition=content)
    svg: str = picture.draw(match.view(None), Speech(game, match.box, language).say)
    return svg
