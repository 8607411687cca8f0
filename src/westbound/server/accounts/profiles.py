"""What everybody may know about ratings: leaderboards, profiles, and what a game has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, and_, or_, select

from westbound.api import game
from westbound.bots.levels import LEVELS
from westbound.bots.ratings import ratings_of
from westbound.server.accounts.rated_games import COUNTS
from westbound.server.accounts.ratings import GIVE_OR_TAKE, Strength
from westbound.server.protocol.ratings import (
    GameRating,
    Leaderboard,
    Opponent,
    PlayerRating,
    Profile,
    Ranked,
    RatedResult,
    RatingPoint,
    SeatRating,
)
from westbound.server.storage.accounts import Person
from westbound.server.storage.schema import REMOVED, people, rated_games, rated_seats, ratings, tables
from westbound.server.tables.rated import Ladder

MOST_RANKED = 100
MOST_RESULTS, MOST_BEST, MOST_POINTS = 50, 5, 300
MOST_READ = 2000  # games of one person


def leaderboard(connection: Connection, ladder: Ladder) -> Leaderboard:
    """The best people with this number of players, and all levels of bots.

    In the order of what each is at least worth: the rating less its uncertainty.
    """
    surely = ratings.c.mean - GIVE_OR_TAKE * ratings.c.deviation
    joined = select(people.c.name, ratings).join(people, people.c.id == ratings.c.person)
    here = and_(ratings.c.game == ladder.game, ratings.c.players == ladder.players)
    rows = connection.execute(joined.where(here).order_by(surely.desc(), people.c.handle).limit(MOST_RANKED)).all()
    ranked = [Ranked(row.name, "", *points_of(Strength(row.mean, row.deviation)), row.played, row.won) for row in rows]
    measured = ratings_of(game(ladder.game))
    ranked += [
        Ranked("", level.name, measured[level.name].points, measured[level.name].give_or_take, 0, 0)
        for level in LEVELS
        if level.name in measured
    ]
    ranked.sort(key=lambda each: each.give_or_take - each.points)
    return Leaderboard(ladder.game, ladder.players, ranked)


def points_of(strength: Strength) -> tuple[int, int]:
    return strength.rating.points, strength.rating.give_or_take


def profile(connection: Connection, person: Person, viewer: str) -> Profile | None:
    """The profile of a person who has played a rated game, as the person *viewer* may see it; None for all others."""
    rows = seats_of(connection, person.id)
    if not rows:
        return None
    results = results_of(connection, rows[:MOST_RESULTS], viewer)
    won = sorted((row for row in rows if row.ruling == COUNTS and row.rank == 0), key=lambda row: -row.against)
    best = results_of(connection, won[:MOST_BEST], viewer)
    return Profile(person.name, ratings_of_person(connection, person.id, rows), results, best)


def own_results(connection: Connection, person: str) -> tuple[list[PlayerRating], list[RatedResult]]:
    """Everything that is stored about a person's rated games."""
    rows = seats_of(connection, person)
    return ratings_of_person(connection, person, rows), results_of(connection, rows, person)


def seats_of(connection: Connection, person: str) -> list[Row[Any]]:
    """The rated games of a person, the latest first."""
    joined = select(rated_seats, rated_games).join(rated_games, rated_games.c.table_id == rated_seats.c.table_id)
    ended = joined.where(rated_seats.c.player == person, ~rated_seats.c.bot)
    order = (rated_games.c.ended.desc(), rated_games.c.table_id.desc())
    return list(connection.execute(ended.order_by(*order).limit(MOST_READ)).all())


def ratings_of_person(connection: Connection, person: str, rows: list[Row[Any]]) -> list[PlayerRating]:
    """The ratings of a person with their course, in the games that they play most first."""
    course: defaultdict[Ladder, list[RatingPoint]] = defaultdict(list)
    for row in reversed(rows):
        if row.ruling == COUNTS:
            point = RatingPoint(row.ended, *points_of(Strength(row.mean, row.deviation)))
            course[Ladder(row.game, row.players)].append(point)
    kept = connection.execute(select(ratings).where(ratings.c.person == person)).all()
    found = [
        PlayerRating(
            row.game,
            row.players,
            *points_of(Strength(row.mean, row.deviation)),
            row.played,
            row.won,
            course[Ladder(row.game, row.players)][-MOST_POINTS:],
        )
        for row in kept
    ]
    return sorted(found, key=lambda each: (-each.played, each.game, each.players))


def results_of(connection: Connection, rows: list[Row[Any]], viewer: str) -> list[RatedResult]:
    """These results; tables are named only if anyone may find them, or *viewer* has played there."""
    named = [row.table_id for row in rows]
    others = opponents(connection, named)
    shown = visible(connection, named, viewer)
    return [
        RatedResult(
            at=row.ended,
            game=row.game,
            players=row.players,
            rank=row.rank,
            points=row.points,
            before=Strength(row.before, 0).rating.points,
            after=Strength(row.mean, 0).rating.points,
            counts=row.ruling == COUNTS,
            others=[other for seat, other in others[row.table_id] if seat != row.seat],
            table=row.table_id if row.table_id in shown else "",
        )
        for row in rows
    ]


def opponents(connection: Connection, named: Collection[str]) -> defaultdict[str, list[tuple[int, Opponent]]]:
    """Who played at these tables, by seat; people who have deleted their account have no name."""
    joined = select(rated_seats, people.c.name).join(people, people.c.id == rated_seats.c.player, isouter=True)
    rows = connection.execute(
        joined.where(rated_seats.c.table_id.in_(named)).order_by(rated_seats.c.table_id, rated_seats.c.seat)
    )
    found: defaultdict[str, list[tuple[int, Opponent]]] = defaultdict(list)
    for table, seats in groupby(rows, lambda row: str(row.table_id)):
        for row in seats:
            name, bot = ("", row.player) if row.bot else (row.name or "", "")
            found[table].append((row.seat, Opponent(name, bot, row.rank)))
    return found


def visible(connection: Connection, named: Collection[str], viewer: str) -> set[str]:
    """Those of these tables that the person *viewer* may know."""
    own = select(rated_seats.c.table_id).where(rated_seats.c.player == viewer, ~rated_seats.c.bot)
    open_to_them = or_(rated_games.c.public, rated_games.c.table_id.in_(own)) if viewer else rated_games.c.public
    there = select(tables.c.id).where(tables.c.state != REMOVED)
    where = and_(rated_games.c.table_id.in_(named), open_to_them, rated_games.c.table_id.in_(there))
    return set(connection.scalars(select(rated_games.c.table_id).where(where)))


def game_rating(connection: Connection, table: str) -> GameRating | None:
    """What a rated game has changed; None if the table is not rated."""
    noted = connection.execute(select(rated_games).where(rated_games.c.table_id == table)).one_or_none()
    if noted is None:
        return None
    rows = connection.execute(
        select(rated_seats).where(rated_seats.c.table_id == table, ~rated_seats.c.bot).order_by(rated_seats.c.seat)
    )
    changes = [
        SeatRating(row.seat, Strength(row.before, 0).rating.points, *points_of(Strength(row.mean, row.deviation)))
        for row in rows
    ]
    return GameRating(noted.ruling or "pending", changes)
