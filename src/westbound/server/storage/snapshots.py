"""Reads a database as it is at one moment, while others write to it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection


def hold_still(connection: Connection) -> None:
    """Let everything that this transaction reads be of the same moment, and damaged text come as bytes."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        driver: Any = connection.connection.dbapi_connection
        driver.text_factory = text_or_bytes
        connection.exec_driver_sql("BEGIN")


def text_or_bytes(content: bytes) -> str | bytes:
    """Text, unless it is not UTF-8: one damaged row must not keep all others from being read."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        return content
