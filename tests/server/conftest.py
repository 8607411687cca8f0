"""What the tests of the server share."""

from tests.server.databases import database, postgres, postgres_database, sqlite_database

__all__ = ["database", "postgres", "postgres_database", "sqlite_database"]
