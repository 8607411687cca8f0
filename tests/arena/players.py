"""Adds the toys: imported by workers only, which find it in WESTBOUND_BOT_MODULES."""

from __future__ import annotations

from tests.arena.toys import BOTS, GAMES
from westbound import bots, games

for name, bot in BOTS.items():
    bots.add(name, bot)
for game in GAMES:
    games.add(game)
