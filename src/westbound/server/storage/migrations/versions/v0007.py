"""Answers to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mean", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="puzzles_key"),
    )
    op.create_index("puzzles_by_game", "puzzles", ["game"])
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", name="puzzle_answers_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="puzzle_answers_person"),
        sa.ForeignKeyConstraint(["puzzle"], ["puzzles.id"], name="puzzle_answers_puzzle"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mean", sa.Integer, nullable=False),
        sa.Column("deviation", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="puzzle_ratings_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="puzzle_ratings_person"),
    )
