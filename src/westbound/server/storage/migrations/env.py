"""Run by Alembic: migrates on the connection it is given, inside its open transaction."""

from __future__ import annotations

from alembic import context

from westbound.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
