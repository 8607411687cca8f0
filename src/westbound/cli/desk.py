"""Reports every error as one sentence on the error stream, with exit code 2."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

WRONG, INTERRUPTED = 2, 130
NEAREST = {
    "\xb7": ".",
    "\u2013": "-",
    "\u2014": "-",
    "\u2212": "-",
    "\u2500": "-",
    "\u2019": "'",
    "\u203a": ">",
    "\u2060": "",
}


class UserError(ValueError):
    """Something the user asked for cannot be done; says why, in one sentence."""


class Desk(TyperGroup):
    """The group of all commands; it turns exceptions into sentences."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        never_choke_on_letters()
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            sys.exit(forget_output())
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except Exception as error:
            if os.environ.get("WESTBOUND_DEBUG"):
                raise
            complain(sentence(error))
            sys.exit(WRONG)
        sys.exit(code or 0)


def sentence(error: Exception) -> str:
    """Return what went wrong, on one line."""
    if isinstance(error, typer.TyperException):
        words = error.format_message()
    elif isinstance(error, OSError):
        words = f"{error.filename or 'the terminal'}: {(error.strerror or 'cannot be used').lower()}"
    elif isinstance(error, ValueError):
        words = str(error)
    else:
        words = f"a bug in Westbound: {type(error).__name__}: {error} (WESTBOUND_DEBUG=1 shows where)"
    return " ".join(words.split())


def complain(words: str) -> None:
    print(f"westbound: {words}", file=sys.stderr)


def forget_output() -> int:
    """Discard all output, because the reader has closed the pipe; Python must not complain at exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return 1


def never_choke_on_letters() -> None:
    """Replace characters that the terminal or pipe cannot encode with the nearest it can."""
    codecs.register_error("nearest", nearest)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "nearest")


def nearest(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    bare = [unicodedata.normalize("NFKD", letter)[0] for letter in error.object[error.start : error.end]]
    return "".join(letter if letter.isascii() else NEAREST.get(letter, "?") for letter in bare), error.end
