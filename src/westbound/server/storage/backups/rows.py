"""The lines of a backup: a header, one line per row of the database, and a last line with the checksum."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from msgspec import Meta

FORMAT = 4
FORMATS = (1, 2, 3, FORMAT)  # that can be restored
CHECKED = 4  # the first format that ends with a checksum
Number = Annotated[int, Meta(ge=0, le=2**53)]


class WrongBackup(ValueError):
    """A file is not a backup, or cannot be restored; says where and why."""


class BackupHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first line: what follows."""

    backup: int = FORMAT  # version of the format
    tables: Number
    events: Number
    others: Number = 0


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="row"):
    """Any other line: a row of the database, or the end."""


class SecretRow(Row, frozen=True, tag="secret"):
    """A secret of the server, such as the one that signs keys."""

    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    id: Annotated[int, Meta(ge=1, le=1000)] = 1


class TableRow(Row, frozen=True, tag="table"):
    """The card of a table."""

    id: Annotated[str, Meta(min_length=1)]
    seq: Annotated[int, Meta(ge=0, lt=2**31)]  # 0: the table was removed
    state: Annotated[str, Meta(pattern="^[a-z]{1,20}$")]
    public: bool
    bots: bool
    at: Number
    info: msgspec.Raw  # packed
    due: Number | None = None
    opener: str | None = None


class EventRow(Row, frozen=True, tag="event"):
    """An event in the log of a table."""

    table: str
    seq: Annotated[int, Meta(ge=0, lt=2**31)]
    at: Number
    event: msgspec.Raw  # packed


class OtherRow(Row, frozen=True, tag="other"):
    """A row of any other table of the database, by column."""

    to: str
    values: dict[str, str | int | bool | Annotated[list[str], Meta(min_length=1, max_length=1)] | None]  # [hex]: bytes


class EndRow(Row, frozen=True, tag="end"):
    """The last line: the number of lines before it, and their SHA-256."""

    lines: Number
    sha256: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


AnyRow = SecretRow | TableRow | EventRow | OtherRow | EndRow
encoder = msgspec.json.Encoder()
header_decoder = msgspec.json.Decoder(BackupHeader)
row_decoder: msgspec.json.Decoder[AnyRow] = msgspec.json.Decoder(AnyRow)


def packed(text: str | bytes) -> msgspec.Raw:
    """The content of a column, so that every byte comes back: an object as it is, other text as a string, bytes in hex.

    >>> [bytes(packed(content)) for content in ('{"a": 1}', '{"a"', b"\\xff")]
    [b'{"a": 1}', b'"{\\\\"a\\\\""', b'["ff"]']
    """
    if isinstance(text, bytes):
        return msgspec.Raw(encoder.encode([text.hex()]))
    if text.startswith("{") and text.endswith("}") and "\n" not in text and "\r" not in text and is_json(text):
        return msgspec.Raw(text.encode())
    return msgspec.Raw(encoder.encode(text))


def is_json(text: str) -> bool:
    try:
        msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return True


def unpacked(raw: msgspec.Raw) -> str | bytes:
    """What was packed.  :raises ValueError: if nothing was."""
    content = bytes(raw)
    if content.startswith(b"{"):
        return content.decode()
    if content.startswith(b"["):
        (digits,) = msgspec.json.decode(content, type=list[str])
        return bytes.fromhex(digits)
    return msgspec.json.decode(content, type=str)


def read_header(lines: BinaryIO, file: Path) -> BackupHeader:
    """The first line.  :raises WrongBackup: if it is not that of a backup that this program can restore."""
    try:
        header = header_decoder.decode(lines.readline(1000))
    except (msgspec.DecodeError, UnicodeError):
        raise WrongBackup(f"{file} is not a backup of Westbound") from None
    if header.backup not in FORMATS:
        raise WrongBackup(f"{file} has format {header.backup}, this Westbound reads {FORMAT}; take one that reads it")
    return header
