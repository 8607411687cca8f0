"""Tables that have the same deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("deal", "player", name="deals_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="deals_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="deals_person"),
    )
    op.create_index("deals_by_person", "deals", ["person"])
