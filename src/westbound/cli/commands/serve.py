"""``westbound serve``: tables for people on the network."""

from __future__ import annotations

import inspect
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from westbound.server.settings import FILE, Setting, describe, read_settings


def serve(settings: Path | None = None, **flags: str | bool | None) -> None:
    """Open the online tables.  Each setting can also be a key in the file, or a variable such as WESTBOUND_PORT."""
    chosen = read_settings(flags, os.environ, settings)
    from westbound.server.run import serve as run  # slow to import

    run(chosen)


def parameter(name: str, kind: Any, option: Any) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option])


def flag(setting: Setting) -> inspect.Parameter:
    """Return the setting as a flag; the settings themselves check its value."""
    option = typer.Option(help=f"{setting.about} [{setting.usual}]", metavar=setting.form or None)
    return parameter(setting.name, (str if setting.form else bool) | None, option)


SETTINGS_FILE = parameter(
    "settings", Path | None, typer.Option(help=f"A file with settings (or {FILE}).", metavar="FILE")
)
ALL_SETTINGS = inspect.Signature([SETTINGS_FILE, *map(flag, describe())])
serve.__signature__ = ALL_SETTINGS  # type: ignore[attr-defined]  # typer reads it
