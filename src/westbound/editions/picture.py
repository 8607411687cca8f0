"""Draws an edition: the board at the start of a game."""

from __future__ import annotations

import westbound
from westbound.drawings import drawing
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.speech import Speech


def draw(game: Game, content: Content, players: int, language: str) -> str | None:
    """Return a picture (SVG) of the board for *players*; None if the game has no pictures.

    :raises WrongEdition: if the edition is invalid.
    :raises WrongOptions: if the game is not for that many players.
    """
    picture = drawing(game, "picture")
    if picture is None:
        return None
    match = westbound.new(game.name, players, seed=1, edition=content)
    svg: str = picture.draw(match.view(None), Speech(game, match.box, language).say)
    return svg
