"""The page's types match the server's messages."""

from __future__ import annotations

import json
import subprocess

import page
from westbound.server.protocol.json_schema import schema
from westbound.server.protocol.socket import PROTOCOL

LIB = page.WEB / "src" / "lib"


def made() -> str:
    """The types, made anew."""
    page.install()
    program, _ = page.node()
    said = json.dumps(schema())
    return subprocess.run(
        [str(program), "types.mjs"], cwd=page.WEB, input=said, stdout=subprocess.PIPE, check=True, encoding="utf-8"
    ).stdout


def test_the_types_are_those_of_the_messages() -> None:
    written = (LIB / "protocol.ts").read_text(encoding="utf-8")
    assert written == made(), "the messages have changed: say npm run types in web/"


def test_both_sides_speak_the_same_protocol() -> None:
    assert f"PROTOCOL = {PROTOCOL};" in (LIB / "table" / "connection.svelte.ts").read_text(encoding="utf-8")


def test_every_structure_is_closed() -> None:
    parts = schema()["$defs"]
    assert {"Hello", "Welcome", "Replay", "PioneersView", "ToServer", "ToViewer"} <= parts.keys()
    assert all(part["additionalProperties"] is False for part in parts.values() if "properties" in part)
