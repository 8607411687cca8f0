"""What the appraisals of a game depend on, as a digest: a review with another one is out of date."""

from __future__ import annotations

import hashlib
import json

from westbound.bots.weights import file_of
from westbound.coach import appraising, reasons
from westbound.engine.game import Game

VERSION = 2  # of what a review says; a change of the search or of what is made of it needs the next one


def fingerprint(game: Game, players: int, simulations: int) -> str:
    """Return the digest of the rules, the net, and how thoroughly choices are tried."""
    net = file_of(game, players)
    told = (
        VERSION,
        (game.name, game.version, game.interpreted, sorted(game.argued)),
        (simulations, appraising.STEP, appraising.LEAST, appraising.WORLDS, appraising.DECISIONS),
        (appraising.SURE, appraising.NOTICEABLE, reasons.MOST, reasons.SLIGHT),
        hashlib.sha256(net.read_bytes()).hexdigest() if net.exists() else "",
    )
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:32]
