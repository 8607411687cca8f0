"""Fixtures for the server tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import database, lasting_database, postgres, postgres_database, sqlite_database
from tests.server.serving import Server, serving

__all__ = ["database", "lasting_database", "postgres", "postgres_database", "sqlite_database"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with default settings, for all tests that neither stop it nor count what is on it."""
    with serving(tmp_path_factory.mktemp("server")) as started:
        yield started
