"""Matches between bots: who plays whom, on which deals, and what the results prove."""

from westbound.arena.playing import BotFailed, Play, Result
from westbound.arena.pool import InProcess, Pool, Workers, WorkersLost
from westbound.arena.results import Header, Results, WrongResults
from westbound.arena.running import Plan, Progress, run
from westbound.arena.schedule import FORMATS, Cell, Duel, Pairing

__all__ = [
    "FORMATS",
    "BotFailed",
    "Cell",
    "Duel",
    "Header",
    "InProcess",
    "Pairing",
    "Plan",
    "Play",
    "Pool",
    "Progress",
    "Result",
    "Results",
    "Workers",
    "WorkersLost",
    "WrongResults",
    "run",
]
