"""Who opened a table, names that look alike, and who was where when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opener", sa.Text))
    op.create_index("tables_by_opener", "tables", ["opener"])
    op.add_column("people", sa.Column("likeness", sa.Text))
    op.create_index("people_by_likeness", "people", ["likeness"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "process", name="presence_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="presence_table_id"),
    )
