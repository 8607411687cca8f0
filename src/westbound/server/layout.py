"""What the database holds: of every table a card and its log, and the secret that signs the keys."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(naming_convention={"pk": "%(table_name)s_key", "fk": "%(table_name)s_%(column_0_name)s"})

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),  # how many events its log has
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the latest event, in milliseconds since 1970
    Column("info", Text, nullable=False),
    Index("tables_by_state", "state"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,  # a log lies in one piece
)

secrets = Table(
    "secrets",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1
    Column("secret", LargeBinary, nullable=False),
)
