"""Clocks, uploaded editions, accounts and notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_table(
        "editions",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="editions_key"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_key"),
        sa.UniqueConstraint("handle", name="people_handle"),
    )
    op.create_table(
        "devices",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token", name="devices_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="devices_person"),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "belongings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="belongings_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="belongings_person"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="belongings_table_id"),
    )
    op.create_index("belongings_by_table", "belongings", ["table_id"])
    op.create_table(
        "wishes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("void", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="wishes_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="wishes_table_id"),
    )
    op.create_index("wishes_by_table", "wishes", ["table_id"])
    op.create_index("wishes_by_target", "wishes", ["target"])
    op.create_table(
        "letters",
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("address", name="letters_key"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pulse_key"),
    )
