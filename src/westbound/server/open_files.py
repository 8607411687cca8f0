"""The limit on open files, which also limits the number of connections."""

from __future__ import annotations

import logging
import sys

from westbound.server.settings import Settings

RESERVE = 128  # open files for the database, the log, and connections that are just being accepted
PER_BOT = 8  # open files for a bot's process
FEWEST = 16  # connections, even if the limit is absurdly low

log = logging.getLogger("westbound.server")


def room_for_connections(settings: Settings) -> int:
    """Raise the limit on open files as far as this process may; return how many connections there can be."""
    files = raise_limit()
    if files is None:
        return settings.connections
    room = max(FEWEST, min(settings.connections, files - RESERVE - PER_BOT * settings.bot_processes))
    fields = {"open_files": files, "connections": room}
    if room < settings.connections:
        log.warning("the limit on open files allows fewer connections than the settings", extra=fields)
    else:
        log.info("connections are limited", extra=fields)
    return room


def raise_limit() -> int | None:
    """Raise the soft limit on open files to the hard one; return it, or None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # macOS refuses to have no limit at all
        hard = soft
    return None if hard == resource.RLIM_INFINITY else hard
