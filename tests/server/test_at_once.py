"""Messages are written at once where that can be, and look as they do from the library."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from westbound.server.at_once import head, writes_at_once


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**17])
def test_a_frame_is_the_librarys(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_that_cannot_write_at_once() -> None:
    scope: Any = {"extensions": {"websocket.http.response": {}}}
    assert writes_at_once(scope)(b"news") is False
