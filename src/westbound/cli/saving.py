"""Records in files."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from westbound.cli.desk import UserError
from westbound.engine.record import NoRecord, Record, WrongRecord, read_record


def open_file(file: Path, whole: bool = True) -> Record:
    """Return the record in a file, as ``read_record`` does.  :raises UserError: if there is none."""
    try:
        return read_record(file, whole)
    except NoRecord as error:
        raise UserError(f"{file} is not a record of a game ({error})") from None
    except WrongRecord as error:
        raise UserError(f"{file}: {error}") from None


def save(record: Record, file: Path) -> None:
    """Write the whole record, or nothing.

    :raises UserError: if it cannot be written, or would replace a file that is not a record.
    """
    if file.exists() and not holds_record(file):
        raise UserError(f"{file} already exists and is not a record; choose another name")
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_text(record.dumps(), encoding="utf-8")
        draft.replace(file)
    except OSError as error:
        raise UserError(f"{file} cannot be written: {(error.strerror or str(error)).lower()}") from None
    finally:
        draft.unlink(missing_ok=True)


def append(record: Record, file: Path, written: int) -> int:
    """Append all lines after the first *written* ones, which the file already has; return how many it has now.

    :raises UserError: if it cannot be written.
    """
    try:
        with file.open("a", encoding="utf-8") as end:
            return record.append_to(end, written)
    except OSError as error:
        raise UserError(f"{file} cannot be written: {(error.strerror or str(error)).lower()}") from None


def save_somewhere(record: Record, file: Path) -> Path:
    """Save the record, in the temporary folder if the file cannot be written; return where."""
    try:
        save(record, file)
    except UserError:
        file = Path(tempfile.gettempdir()) / new_name(record.header.game)
        save(record, file)
    return file


def holds_record(file: Path) -> bool:
    try:
        read_record(file)
    except (WrongRecord, OSError):
        return False
    return True


def new_name(game: str) -> str:
    """Return a file name with game and time."""
    return f"westbound-{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"
