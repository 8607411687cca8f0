"""WebSocket frames written directly, parsed by an independent library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from westbound.server.http.direct_write import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_is_one_whole_frame(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    with pytest.raises(StopIteration) as read:
        next(Frame.parse(reader.read_exact, mask=False, max_size=None))
    frame = read.value.value
    assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * size)
    reader.feed_eof()
    with pytest.raises(StopIteration) as ended:
        next(reader.at_eof())
    assert ended.value.value
