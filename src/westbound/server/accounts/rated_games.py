"""Rated games in the database: counted once, in the order of their ends.

The ratings are a pure function of the standings and the times of the ends.  A game that is counted late, because a
process was down, makes those after it be counted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, update

from westbound.server.accounts.ratings import NEWCOMER, Strength, rated, strength_of
from westbound.server.state.rated import Standing
from westbound.server.storage.schema import ABANDONED, REMOVED, people, rated_games, rated_seats, ratings, tables
from westbound.server.tables.rated import Ladder

COUNTS, TOO_OFTEN, VOID = "counts", "too-often", "void"  # rulings
DAY = 86_400_000  # milliseconds
MOST_TOGETHER = 5  # games of the same two people that count, within a day
MOST_ALONE = 10  # games of one person against bots only
AT_A_TIME = 500  # people in one query
COUNTING = 0x52415445  # "RATE": the class of our advisory locks


class Known(NamedTuple):
    """A person's rating, and the games from which it comes."""

    strength: Strength = NEWCOMER
    played: int = 0
    won: int = 0


class Ended(NamedTuple):
    """A rated game that is over."""

    table: str
    at: int
    ruling: str | None
    seats: Sequence[Row[Any]]

    @property
    def people(self) -> frozenset[str]:
        return frozenset(row.player for row in self.seats if not row.bot)


def uncounted() -> Select[str, str, int]:
    """Rated games that are over, and have not been counted."""
    joined = select(rated_games.c.table_id, rated_games.c.game, rated_games.c.players).join(
        tables, tables.c.id == rated_games.c.table_id
    )
    over = and_(rated_games.c.ended.is_(None), tables.c.state.in_(("over", ABANDONED)))
    return joined.where(over).order_by(tables.c.at)


def forget_gone(connection: Connection, before: int) -> None:
    """Forget rated tables that were removed before their game was over, or never opened."""
    gone = rated_games.c.table_id.not_in(select(tables.c.id).where(tables.c.state != REMOVED))
    old = and_(rated_games.c.ended.is_(None), rated_games.c.opened < before)
    connection.execute(delete(rated_games).where(old, gone))


def count(connection: Connection, table: str, ladder: Ladder, ended: int, standings: Sequence[Standing]) -> bool:
    """Count a game that is over.  False: it has been counted already."""
    here = and_(rated_games.c.table_id == table, rated_games.c.ended.is_(None))
    ruling = COUNTS if standings else VOID
    lock(connection, ladder)
    if not connection.execute(update(rated_games).where(here).values(ended=ended, ruling=ruling)).rowcount:
        return False
    if standings:
        connection.execute(insert(rated_seats), [row_of(table, each) for each in standings])
        recount(connection, ladder, (ended, table))
    return True


def row_of(table: str, standing: Standing) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": standing.seat,
        "player": standing.player,
        "bot": standing.is_bot,
        "rank": standing.rank,
        "points": standing.points,
        "mean": 0,
        "deviation": 0,
        "before": 0,
        "against": 0,
    }


def rebuild(connection: Connection) -> list[tuple[Ladder, int]]:
    """Compute all ratings again; return the number of games of each ladder."""
    for ladder, _ in ladders(connection):  # first of all, as others write ratings while they hold a lock
        lock(connection, ladder)
    connection.execute(delete(ratings))
    found = ladders(connection)
    for ladder, _ in found:
        recount(connection, ladder, (0, ""))
    return found


def ladders(connection: Connection) -> list[tuple[Ladder, int]]:
    """All ladders, and the number of their games."""
    counted = select(rated_games.c.game, rated_games.c.players, func.count()).where(rated_games.c.ruling != VOID)
    rows = connection.execute(counted.group_by(rated_games.c.game, rated_games.c.players)).all()
    return sorted((Ladder(game, players), number) for game, players, number in rows)


def lock(connection: Connection, ladder: Ladder) -> None:
    """Let other processes wait to count games of this ladder."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(COUNTING, func.hashtext(f"{ladder}"))))


def recount(connection: Connection, ladder: Ladder, since: tuple[int, str]) -> None:
    """Compute the ratings after this game, and after all that ended later."""
    known: dict[str, Known] = {}
    lately: list[Ended] = []
    for ended in games_of(connection, ladder, since[0] - DAY):
        if (ended.at, ended.table) < since:
            lately.append(ended)
            continue
        for person in sorted(ended.people - known.keys()):
            known[person] = known_before(connection, ladder, person, since)
        lately = [each for each in lately if each.at > ended.at - DAY]
        ruling = TOO_OFTEN if is_too_often(ended, lately) else COUNTS
        known.update(rate(connection, ladder, ended, ruling, known))
        lately.append(ended._replace(ruling=ruling))
    keep(connection, ladder, known)


def games_of(connection: Connection, ladder: Ladder, since: int) -> Iterator[Ended]:
    """The rated games of a ladder that have ended since then, in the order of their ends."""
    columns = (rated_games.c.table_id, rated_games.c.ended, rated_games.c.ruling, *rated_seats.c[1:6])
    joined = select(*columns).join(rated_seats, rated_seats.c.table_id == rated_games.c.table_id)
    where = and_(_of(ladder), rated_games.c.ended >= since)
    order = (rated_games.c.ended, rated_games.c.table_id, rated_seats.c.seat)
    rows = connection.execute(joined.where(where).order_by(*order)).all()
    for (table, at, ruling), seats in groupby(rows, lambda row: (row.table_id, row.ended, row.ruling)):
        yield Ended(table, at, ruling, [*seats])


def known_before(connection: Connection, ladder: Ladder, person: str, since: tuple[int, str]) -> Known:
    """The rating of a person before that moment."""
    before = or_(
        rated_games.c.ended < since[0], and_(rated_games.c.ended == since[0], rated_games.c.table_id < since[1])
    )
    theirs = and_(_of(ladder), rated_games.c.ruling == COUNTS, rated_seats.c.player == person, before)
    joined = select(rated_seats.c.mean, rated_seats.c.deviation, rated_seats.c.rank).join(
        rated_games, rated_games.c.table_id == rated_seats.c.table_id
    )
    rows = connection.execute(
        joined.where(theirs).order_by(rated_games.c.ended.desc(), rated_games.c.table_id.desc())
    ).all()
    if not rows:
        return Known()
    return Known(Strength(rows[0].mean, rows[0].deviation), len(rows), sum(row.rank == 0 for row in rows))


def is_too_often(ended: Ended, lately: Iterable[Ended]) -> bool:
    """Whether the same people have met too often within a day for another game to count."""
    counted = [each.people for each in lately if each.ruling == COUNTS]
    if len(ended.people) == 1:
        return counted.count(ended.people) >= MOST_ALONE
    together = [pair for each in counted for pair in combinations(sorted(each), 2)]
    return any(together.count(pair) >= MOST_TOGETHER for pair in combinations(sorted(ended.people), 2))


def rate(
    connection: Connection, ladder: Ladder, ended: Ended, ruling: str, known: dict[str, Known]
) -> dict[str, Known]:
    """Write the ratings after a game; return those of people that have changed."""
    before = [strength_of(ladder.game, row.player) if row.bot else known[row.player].strength for row in ended.seats]
    after = rated(before, [row.rank for row in ended.seats]) if ruling == COUNTS else before
    total, others = sum(each.mean for each in before), len(before) - 1
    changed: dict[str, Known] = {}
    for row, old, new in zip(ended.seats, before, after, strict=True):
        new = old if row.bot else new
        against = (total - old.mean) // others if others else old.mean
        here = and_(rated_seats.c.table_id == ended.table, rated_seats.c.seat == row.seat)
        values = {"mean": new.mean, "deviation": new.deviation, "before": old.mean, "against": against}
        connection.execute(update(rated_seats).where(here).values(values))
        if not row.bot and ruling == COUNTS:
            known_so_far = known[row.player]
            changed[row.player] = Known(new, known_so_far.played + 1, known_so_far.won + (row.rank == 0))
    connection.execute(update(rated_games).where(rated_games.c.table_id == ended.table).values(ruling=ruling))
    return changed


def keep(connection: Connection, ladder: Ladder, known: dict[str, Known]) -> None:
    """Keep these ratings of people who still have an account."""
    for batch in batched(sorted(known), AT_A_TIME):
        there = set(connection.scalars(select(people.c.id).where(people.c.id.in_(batch))))
        old = and_(ratings.c.game == ladder.game, ratings.c.players == ladder.players, ratings.c.person.in_(batch))
        connection.execute(delete(ratings).where(old))
        rows = [
            {
                **ladder._asdict(),
                "person": person,
                **known[person].strength._asdict(),
                "played": known[person].played,
                "won": known[person].won,
            }
            for person in batch
            if person in there and known[person].played
        ]
        if rows:
            connection.execute(insert(ratings), rows)


def batched(names: list[str], most: int) -> Iterator[list[str]]:
    for first in range(0, len(names), most):
        yield names[first : first + most]


def _of(ladder: Ladder) -> Any:
    return and_(rated_games.c.game == ladder.game, rated_games.c.players == ladder.players)
