"""What Alembic runs: on the connection it is given, in the transaction that is open there."""

from __future__ import annotations

from alembic import context

from westbound.server.layout import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
