"""A proxy to PostgreSQL that cuts the connection at a given word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """Listens on a port of this machine, and passes everything on both ways until it is cut."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._name = parts.path.strip("/")
        self._word = b""
        self._reaches = False
        self.cuts = 0
        self.before_next: Callable[[], Awaitable[None]] | None = None  # what happens before somebody connects again

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/{self._name}?sslmode=disable"

    def cut_at(self, word: bytes, reaches: bool = False) -> None:
        """When *word* is said next; it may still reach the server, but no answer comes back."""
        self._word, self._reaches = word, reaches

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cuts and self.before_next:
            happens, self.before_next = self.before_next, None
            await happens()
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        mute = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, to_server, mute)),
            asyncio.create_task(answer(from_server, writer, mute)),
        ]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        writer.close()
        to_server.close()

    async def _ask(self, reader: asyncio.StreamReader, to_server: asyncio.StreamWriter, mute: asyncio.Event) -> None:
        while said := await reader.read(65536):
            if self._word and self._word in said:
                self._word = b""
                self.cuts += 1
                mute.set()
                if not self._reaches:
                    return
            to_server.write(said)


async def answer(from_server: asyncio.StreamReader, writer: asyncio.StreamWriter, mute: asyncio.Event) -> None:
    while said := await from_server.read(65536):
        if mute.is_set():
            return
        writer.write(said)
