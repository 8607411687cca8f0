"""What the tests of the server share."""

from tests.server.databases import database, lasting_database, postgres, postgres_database, sqlite_database

__all__ = ["database", "lasting_database", "postgres", "postgres_database", "sqlite_database"]
