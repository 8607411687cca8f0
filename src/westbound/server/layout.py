"""What the database holds: of every table a card and its log; what people keep here; and the server's own secrets."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

ABANDONED, REMOVED = "abandoned", "removed"  # what the state of a table can be besides those that everybody is told

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
    Column("due", BigInteger),  # when somebody's time is up, if nothing happens before
    Index("tables_by_state", "state"),
    Index("tables_by_due", "due"),
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
    Column("id", Integer, primary_key=True, autoincrement=False),  # what for: 1 signs keys, 2 signs notices
    Column("secret", LargeBinary, nullable=False),
)

editions = Table(
    "editions",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("content", Text, nullable=False),  # the file
    Column("at", BigInteger, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("handle", Text, nullable=False, unique=True),  # the name as it is compared
    Column("name", Text, nullable=False),
    Column("passphrase", Text, nullable=False),  # as argon2 has it
    Column("recovery", Text, nullable=False),  # likewise
    Column("at", BigInteger, nullable=False),  # since when
)

devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),  # its digest
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),  # last seen
    Index("devices_by_person", "person"),
)

belongings = Table(  # the seats of people with a name
    "belongings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer),  # none: the host does not play
    Column("key", Text, nullable=False),
    Column("seen", Integer, nullable=False),  # how much of the log
    Column("at", BigInteger, nullable=False),
    Index("belongings_by_table", "table_id"),
)

wishes = Table(  # to be told when it is one's turn
    "wishes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("void", Integer, nullable=False),  # how many keys to the seat had become void when it was made
    Column("kind", Text, nullable=False),  # push, mail, hook
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # by who reads the mail
    Column("seq", Integer, nullable=False),  # how much of the log was looked at
    Column("due", BigInteger),  # when to look again, even if nothing happens before
    Column("seen", BigInteger, nullable=False),  # when somebody last looked at the table from that seat
    Column("told", Text, nullable=False),  # the call it was told of last
    Column("tries", Integer, nullable=False),  # that have failed since
    Column("at", BigInteger, nullable=False),
    Index("wishes_by_table", "table_id"),
    Index("wishes_by_target", "target"),
)

letters = Table(  # when an address was written to last
    "letters",
    metadata,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

pulse = Table(  # when a server was last there, in the one row it has
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
