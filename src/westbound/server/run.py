"""Runs a server until it is stopped."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial

import uvicorn

from westbound.server.accounts.scorekeeper import Scorekeeper
from westbound.server.bots.pool import BotPool
from westbound.server.http.app import make_app
from westbound.server.http.connections import Connections
from westbound.server.http.direct_write import DirectWriteProtocol
from westbound.server.http.guarded_http import GuardedProtocol
from westbound.server.logs import set_up
from westbound.server.notices.service import NoticeService
from westbound.server.open_files import room_for_connections
from westbound.server.settings import Settings, WrongSettings
from westbound.server.steady_time import steady
from westbound.server.storage.store import Store
from westbound.server.tables.keys import Keys
from westbound.server.tables.tables import Tables
from westbound.server.tables.upkeep import Upkeep

LARGEST_FRAME = 256 * 1024  # bytes; beyond this a socket is closed unread
BACKLOG = 2048  # connections that wait to be accepted
FAREWELL = 5  # seconds for open requests to finish
DEAF = 30_000  # milliseconds until a connection is dropped on which nothing sent is acknowledged


def serve(settings: Settings) -> None:
    """Serve until a signal stops it.

    :raises WrongDatabase: if the database cannot be used.
    :raises WrongSettings: if it cannot listen there.
    """
    set_up(settings)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings))


async def _serve(settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        listener = stack.enter_context(_listen(settings))
        store = await Store.open(settings.database)
        stack.push_async_callback(store.close)
        pool = await BotPool.open(settings.bot_processes, settings.bot_seconds)
        stack.push_async_callback(pool.close)
        secret = await store.secret()
        steady.begin(await store.time())
        keys = Keys(secret, await store.epoch(), await store.has_older_peers())
        tables = Tables(settings, store, pool, keys)
        stack.callback(tables.computing.close)
        notices = await NoticeService.open(tables)
        stack.push_async_callback(notices.close)
        connections = Connections(settings, room_for_connections(settings))
        server = uvicorn.Server(
            uvicorn.Config(
                make_app(tables, secret, notices, connections),
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # our own settings say which proxies are trusted
                http=partial(GuardedProtocol, connections),  # type: ignore[arg-type]  # called like a class
                ws=partial(DirectWriteProtocol, connections),  # type: ignore[arg-type]  # likewise
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,  # messages are small; compression costs more than it saves
                timeout_graceful_shutdown=FAREWELL,
            )
        )
        gc.freeze()  # what is loaded by now stays; the collector need not visit it again
        gc.set_threshold(50_000, 20, 100)
        for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises them again once it has stopped
            signal.signal(number, lambda *_: None)
        looking_after = asyncio.create_task(tables.keep_going())
        dispatching = asyncio.create_task(notices.keep_going())
        upkeep = asyncio.create_task(Upkeep(tables).keep_going())
        scoring = asyncio.create_task(Scorekeeper(tables).keep_going())
        guarding = asyncio.create_task(connections.keep_going())
        announcing = asyncio.create_task(_announce(server, settings, listener.getsockname()[1]))
        await server.serve([listener])
        looking_after.cancel()
        dispatching.cancel()
        upkeep.cancel()
        scoring.cancel()
        guarding.cancel()
        announcing.cancel()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise WrongSettings(
            f"{settings.host} port {settings.port}: {reason}; name another address or port with --host or --port"
        ) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # otherwise clients that never read could stay forever
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAF)
    return listener


async def _announce(server: uvicorn.Server, settings: Settings, port: int) -> None:
    """Print the address as soon as the server accepts connections."""
    while not server.started:
        await asyncio.sleep(0.01)
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::1", "::") else settings.host
    print(f"Westbound is open: {settings.origin or f'http://{host}:{port}'}  (Ctrl-C closes it)", flush=True)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
