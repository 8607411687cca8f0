"""Start a coroutine eagerly: only one that has to wait becomes a task.

From Python 3.12 on, tasks can do this themselves.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from typing import Any


def begin(coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run *coroutine* until it has to wait; return the task that does the rest, if there is one."""
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(_finish(coroutine, awaited))


async def _finish(coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
    await _go_on(coroutine, awaited)


@types.coroutine
def _go_on(coroutine: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    try:
        yield awaited
    except BaseException:
        coroutine.close()
        raise
    yield from coroutine
