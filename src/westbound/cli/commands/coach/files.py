"""Files that the coach writes: all of them whole, or none."""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from westbound.cli.desk import UserError


def check_files(files: Sequence[Path] | None, suffixes: Collection[str]) -> list[Path]:
    """Return the files to write, if they can be; so nobody waits for something that gets lost.

    :raises UserError: if one has another suffix, or there is no such folder.
    """
    found = [*dict.fromkeys(files or ())]
    for file in found:
        if file.suffix not in suffixes:
            raise UserError(f"{file} should end in {' or '.join(suffixes)}")
        if not file.parent.is_dir():
            raise UserError(f"{file} cannot be written: there is no folder {file.parent}")
    return found


def write_all(contents: Mapping[Path, str]) -> None:
    """Write all files, or none.  :raises UserError: if one cannot be written."""
    if folder := next((file for file in contents if file.is_dir()), None):
        raise UserError(f"{folder} cannot be written: it is a folder")
    drafts = {file: file.with_name(f".{file.name}.{os.getpid()}") for file in contents}
    try:
        for file, draft in drafts.items():
            draft.write_text(contents[file], encoding="utf-8")
        for file, draft in drafts.items():
            draft.replace(file)
    except OSError as error:
        raise UserError(f"{error.filename} cannot be written: {(error.strerror or str(error)).lower()}") from None
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)
