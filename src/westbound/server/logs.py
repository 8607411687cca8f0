"""The server's log: one line per entry, as text or JSON, with keys and passwords redacted."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, TextIO

from h11 import LocalProtocolError

from westbound.server.settings import Settings

HIDDEN = "***"
ACCESS = "westbound.access"
NOTED = 2**12  # failures to remember
EVERY = 30.0  # seconds between two entries about the same trouble
SECRETS = [
    (re.compile(r"(?i)\b(bearer)\b[\s:=]+[^\s\"'\\]+"), rf"\1 {HIDDEN}"),
    (re.compile(r"(?a)(?<![\w-])[\w-]+(\.[\w-]+)?\.[\w-]{27,}"), HIDDEN),  # a key, which ends with its signature
    (re.compile(r"(://[^\s/:@]*):[^\s/@]+@"), rf"\1:{HIDDEN}@"),  # the password in a database URL
]
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}

log = logging.getLogger("westbound.server")


def set_up(settings: Settings) -> None:
    """Send everything that this process logs to standard error.

    From libraries only warnings and errors: below that, they log queries and URLs with everything in them.
    """
    lines = Lines()
    lines.setFormatter(JsonLines() if settings.log == "json" else TextLines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.basicConfig(handlers=[lines], level=max(level, logging.WARNING), force=True)
    logging.getLogger("westbound").setLevel(level)
    logging.captureWarnings(True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # AccessLog replaces it
    logging.getLogger("uvicorn.error").addFilter(shorten)


@lru_cache(NOTED)
def note(event: str, table: str, reason: str) -> None:
    """Log a failure once, however often the same one is found."""
    log.error(event, extra={"table": table, "reason": reason})


def shorten(record: logging.LogRecord) -> bool:
    """Reduce errors caused by clients to one line."""
    error = record.exc_info[1] if record.exc_info else None
    fault = (error.__cause__ or error) if error else None
    if isinstance(fault, (UnicodeDecodeError, LocalProtocolError)):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        record.msg, record.args = "a client sent something unreadable: %s", (fault,)
    return True


class Lines(logging.StreamHandler[TextIO]):
    """Writes entries to standard error; a warning or an error that keeps coming once, then how often it came again.

    Those about different tables are different, unless they come with a traceback.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(sys.stderr)
        self._clock = clock
        self._storms: dict[tuple[object, ...], Storm] = {}

    def emit(self, record: logging.LogRecord) -> None:
        self._end_storms()
        if record.levelno >= logging.WARNING and record.name != ACCESS:
            kind = kind_of(record)
            if storm := self._storms.get(kind):
                storm.again += 1
                return
            self._storms[kind] = Storm(record, self._clock() + EVERY)
        super().emit(record)

    def _end_storms(self) -> None:
        """Say how often each entry came again; what comes after that is logged anew."""
        now = self._clock()
        for kind, storm in [each for each in self._storms.items() if each[1].until <= now]:
            del self._storms[kind]
            if storm.again:
                again = logging.makeLogRecord(vars(storm.first) | {"exc_info": None, "again": storm.again})
                again.created = time.time()
                super().emit(again)


@dataclass
class Storm:
    """An entry that keeps coming."""

    first: logging.LogRecord
    until: float  # then it may be logged again
    again: int = 0  # how often it came meanwhile


def kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two entries the same."""
    error = record.exc_info[0] if record.exc_info else None
    about = () if error else (getattr(record, "table", None), getattr(record, "reason", None))
    return record.name, record.msg, error, *about


def redact(line: str) -> str:
    """*line* without anything that looks like a key or a password."""
    for secret, instead in SECRETS:
        line = secret.sub(instead, line)
    return line


class LineFormatter(logging.Formatter):
    """Formats an entry as one line: time, level, what happened, and the fields given as ``extra``."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(self.line(self.entry(record)))

    def entry(self, record: logging.LogRecord) -> dict[str, Any]:
        entry: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in USUAL and name not in entry}
        if not record.name.startswith("westbound"):
            entry["logger"] = record.name
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return entry

    def line(self, entry: dict[str, Any]) -> str:
        raise NotImplementedError


class JsonLines(LineFormatter):
    """JSON lines, for programs."""

    def line(self, entry: dict[str, Any]) -> str:
        return json.dumps(entry, default=str)


class TextLines(LineFormatter):
    """Text lines, for people."""

    def line(self, entry: dict[str, Any]) -> str:
        fields = dict(entry)
        time, level, event = fields.pop("time"), fields.pop("level"), one_line(fields.pop("event"))
        return " ".join([time, f"{level:7}", event, *(f"{name}={shown(value)}" for name, value in fields.items())])


def shown(value: Any) -> str:
    """A field of a text line, quoted if its end would be unclear."""
    text = str(value)
    return text if text and text.isprintable() and not set(text) & set(' "=') else one_line(f'"{text}"')


def one_line(text: str) -> str:
    """*text* with control characters escaped, so that nobody can forge a line or move the reader's cursor."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)
