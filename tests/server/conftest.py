"""Fixtures for the server tests."""

from tests.server.databases import database, lasting_database, postgres, postgres_database, sqlite_database

__all__ = ["database", "lasting_database", "postgres", "postgres_database", "sqlite_database"]
