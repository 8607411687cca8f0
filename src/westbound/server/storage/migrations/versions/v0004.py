"""Rated games, the ratings that follow from them, and people who look for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("ruling", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="rated_games_key"),
    )
    op.create_index("rated_games_by_end", "rated_games", ["game", "players", "ended"])
    op.create_index("rated_games_uncounted", "rated_games", ["ended"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("mean", sa.BigInteger, nullable=False),
        sa.Column("deviation", sa.BigInteger, nullable=False),
        sa.Column("before", sa.BigInteger, nullable=False),
        sa.Column("against", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="rated_seats_key"),
        sa.ForeignKeyConstraint(["table_id"], ["rated_games.table_id"], name="rated_seats_table_id"),
    )
    op.create_index("rated_seats_by_player", "rated_seats", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mean", sa.BigInteger, nullable=False),
        sa.Column("deviation", sa.BigInteger, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "person", name="ratings_key"),
    )
    op.create_index("ratings_by_person", "ratings", ["person"])
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="waiting_key"),
    )
    op.create_index("waiting_by_wish", "waiting", ["game", "players"])
