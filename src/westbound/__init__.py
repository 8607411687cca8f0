"""Westbound: one table for three pioneer board games.

>>> import westbound
>>> westbound.games()
['pioneers', 'pioneer_days', 'colorado']
"""

from __future__ import annotations

from westbound import interpreted  # isort: skip  (first: it decides which modules are found)
from westbound import complaints
from westbound.api import Playouts, compiled, game, games, load, new, playouts
from westbound.engine.edition import WrongEdition
from westbound.engine.match import IllegalAction, Match
from westbound.engine.record import Record
from westbound.proof import Verdict, verify

__all__ = [
    "IllegalAction",
    "Match",
    "Playouts",
    "Record",
    "Verdict",
    "compiled",
    "game",
    "games",
    "interpreted",
    "load",
    "new",
    "playouts",
    "verify",
]
__version__ = "0.5.0"

WrongEdition.in_words = staticmethod(complaints.sentence)
