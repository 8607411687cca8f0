"""The tables of the database: a card and a log for every game, reviews, puzzles, accounts, subscriptions, secrets."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

ABANDONED, REMOVED = "abandoned", "removed"  # states of a table in addition to those of the protocol

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_%(column_0_name)s",
        "uq": "%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),  # the length of its log
    Column("state", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the latest event, in milliseconds since 1970
    Column("info", Text, nullable=False),
    Column("due", BigInteger),  # when somebody runs out of time, unless something happens first
    Column("opener", Text),  # a keyed digest of the address it was opened from
    Index("tables_by_state", "state"),
    Index("tables_by_due", "due"),
    Index("tables_by_opener", "opener"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,  # keeps a log in one piece
)

# What a secret is for: the first two sign, the third was made by the latest restore, and deals follow from the fourth
KEYS, NOTICES, EPOCH, DEALS = 1, 2, 3, 4

secrets = Table(
    "secrets",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # what it is for
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
    Column("passphrase", Text, nullable=False),  # an argon2 hash
    Column("recovery", Text, nullable=False),  # an argon2 hash
    Column("at", BigInteger, nullable=False),  # since when
    Column("likeness", Text),  # the same for all names that look like this one
    Index("people_by_likeness", "likeness"),
)

devices = Table(
    "devices",
    metadata,
    Column("token", Text, primary_key=True),  # its digest
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),  # last seen
    Index("devices_by_person", "person"),
)

belongings = Table(  # the seats of people with an account
    "belongings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer),  # none: the host does not play
    Column("key", Text, nullable=False),
    Column("seen", Integer, nullable=False),  # how much of the log they have seen
    Column("at", BigInteger, nullable=False),
    Index("belongings_by_table", "table_id"),
)

deals = Table(  # tables that have the same deal
    "deals",
    metadata,
    Column("deal", Text, primary_key=True),  # a day and a game, or a group of tables
    Column("player", Text, primary_key=True),  # a digest of who plays there, or the number of the table in its group
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("person", Text, ForeignKey("people.id")),  # whose name may be shown
    Column("at", BigInteger, nullable=False),
    Index("deals_by_person", "person"),
)

reviews = Table(  # of games that are over: a cache
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("digest", Text, nullable=False),  # of what it depends on, apart from the log
    Column("content", LargeBinary, nullable=False),  # JSON, packed by gzip
)

processes = Table(  # the servers that share this database
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it was last running
)

presence = Table(  # who views which table, through which process
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", Text, primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when they came, or left
)

wishes = Table(  # subscriptions to notices
    "wishes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("void", Integer, nullable=False),  # the number of void keys to the seat when it was made
    Column("kind", Text, nullable=False),  # push, mail, hook
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # by the owner of the mailbox
    Column("seq", Integer, nullable=False),  # how much of the log has been looked at
    Column("due", BigInteger),  # when to look again even if nothing happens
    Column("seen", BigInteger, nullable=False),  # when somebody last viewed the table from that seat
    Column("told", Text, nullable=False),  # the trigger of the latest notice
    Column("tries", Integer, nullable=False),  # failed attempts since
    Column("at", BigInteger, nullable=False),
    Index("wishes_by_table", "table_id"),
    Index("wishes_by_target", "target"),
)

letters = Table(  # the latest digest to each address
    "letters",
    metadata,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

rated_games = Table(  # each is kept when its table is removed
    "rated_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),  # anyone may find the table, and watch
    Column("opened", BigInteger, nullable=False),
    Column("ended", BigInteger),  # nothing before the end
    Column("ruling", Text),  # whether it counts; nothing before the end
    Index("rated_games_by_end", "game", "players", "ended"),
    Index("rated_games_uncounted", "ended"),
)

rated_seats = Table(  # how rated games ended, and the ratings after them
    "rated_seats",
    metadata,
    Column("table_id", Text, ForeignKey("rated_games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),  # the ID of a person, who may have deleted their account, or a bot
    Column("bot", Boolean, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer),  # none if the game was abandoned
    Column("mean", BigInteger, nullable=False),  # openskill's, in millionths
    Column("deviation", BigInteger, nullable=False),  # likewise
    Column("before", BigInteger, nullable=False),  # the mean before the game
    Column("against", BigInteger, nullable=False),  # the average mean of the others before the game
    Index("rated_seats_by_player", "player"),
)

ratings = Table(  # the latest ones of people who have an account
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
    Column("mean", BigInteger, nullable=False),
    Column("deviation", BigInteger, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ratings_by_person", "person"),
)

puzzles = Table(  # that somebody has answered
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mean", Integer, nullable=False),  # of its rating, in thousandths
    Column("deviation", Integer, nullable=False),  # likewise
    Column("played", Integer, nullable=False),  # first answers
    Column("solved", Integer, nullable=False),  # right ones among them
    Index("puzzles_by_game", "game"),
)

puzzle_answers = Table(  # the first of each person who has an account
    "puzzle_answers",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("puzzle", Text, ForeignKey("puzzles.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),  # alone, without a hint
)

puzzle_ratings = Table(  # of people who have an account
    "puzzle_ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mean", Integer, nullable=False),  # in thousandths
    Column("deviation", Integer, nullable=False),  # likewise
    Column("played", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),  # streak
)

waiting = Table(  # tables opened by people who look for a game, at which there may be room
    "waiting",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("bots", Boolean, nullable=False),  # they play until people come
    Column("people", Text, nullable=False),  # a JSON list of digests: of everybody who has been sent there
    Column("at", BigInteger, nullable=False),
    Index("waiting_by_wish", "game", "players"),
)

HEARTBEAT, NUDGE, COMMITS = 1, 3, 4  # rows of pulse; the last two only in SQLite

pulse = Table(  # when a server was last running; and numbers that grow
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
