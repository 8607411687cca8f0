"""Pioneers: what is printed, as numbers for the rules."""

from __future__ import annotations

import cython

from westbound.games.pioneers.printed import Edition, Side

if not cython.compiled:
    from westbound.engine.native import masks, row
    from westbound.games.pioneers.names import *


class Box:
    """The content of an edition for a number of players; shared by all positions and never changed."""

    def __init__(self, edition: Edition, side: Side, players: int, covered: str) -> None:
        """*covered* is ``printed`` or ``random``: which cities a game for two leaves out."""
        self.edition = edition
        self.side = side
        if not cython.compiled:
            self.players = 0
            self.cities = 0  # without the start space
            self.lines = 0
            self.ends = row(2 * LINES)  # by line: two cities
            self.first_at = row(CITIES + 1)  # by city: where its lines start in ...
            self.lines_at = row(2 * LINES)  # ... the lines, city by city, and ...
            self.beyond = row(2 * LINES)  # ... the cities at their other ends
            self.near = masks(CITIES)  # by city: its neighbors
            self.covers = row(COVERS)
            self.covers_at_random = False
            self.seats = row(CARDS)  # by coach: how many
            self.points = row(CARDS)
            self.seats_of = row(CARDS * JOBS)  # by coach and profession: the set of its seats
            self.jobs_of = row(CARDS * CREWS)  # by coach and seats still taken: the set of professions
            self.tiles = row(TILES)  # by kind: how many are in play
            self.nuggets = row(NUGGETS)  # by value: how many
        self.players = players
        self.cities = len(side.cities) - 1
        self.lines = len(side.lines)
        ends = [end for line in side.lines for end in line]
        leaving = [(city, i) for city in range(CITIES) for i, line in enumerate(side.lines) if city in line]
        self.ends = padded(ends, 2 * LINES)
        self.first_at = [sum(end < city for end in ends) for city in range(CITIES + 1)]
        self.lines_at = padded([line for _, line in leaving], 2 * LINES)
        self.beyond = padded([sum(side.lines[line]) - city for city, line in leaving], 2 * LINES)
        self.near = [sum(1 << sum(line) - city for line in side.lines if city in line) for city in range(CITIES)]
        self.covers = padded(side.covered, COVERS)
        self.covers_at_random = covered == "random"
        self.seats = [len(coach.seats) for coach in edition.coaches]
        self.points = [coach.points for coach in edition.coaches]
        self.seats_of = [
            sum(1 << i for i, seat in enumerate(coach.seats) if seat == job)
            for coach in edition.coaches
            for job in range(JOBS)
        ]
        self.jobs_of = [
            sum(
                1 << job
                for job in range(JOBS)
                if any(seat == job and crew >> i & 1 for i, seat in enumerate(coach.seats))
            )
            for coach in edition.coaches
            for crew in range(CREWS)
        ]
        self.tiles = [count - (PLAYERS - players) for count in edition.tiles]
        self.nuggets = edition.nuggets


def padded(numbers: list[int], size: int) -> list[int]:
    return numbers + [0] * (size - len(numbers))
