"""Reviews of finished games in the database: a cache, which goes with its table."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, insert, select

from westbound.server.storage.schema import REMOVED, reviews, tables


def keep_review(connection: Connection, table: str, digest: str, content: bytes) -> None:
    """Keep the review of a table, unless the table was removed."""
    there = select(tables.c.id).where(tables.c.id == table, tables.c.state != REMOVED).with_for_update()
    if connection.execute(there).first() is None:
        return
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    connection.execute(insert(reviews).values(table_id=table, digest=digest, content=content))


def kept_review(table: str, digest: str) -> Select[bytes]:
    """The review of a table, if it has this digest."""
    return select(reviews.c.content).where(reviews.c.table_id == table, reviews.c.digest == digest)
