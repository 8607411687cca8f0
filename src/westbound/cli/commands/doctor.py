"""``westbound doctor``: is everything all right with a server and its database?"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import typer

from westbound.cli.commands.serve import ALL_SETTINGS
from westbound.server.settings import read_settings


def doctor(settings: Path | None = None, **flags: str | bool | None) -> None:
    """Check a database and the settings of its server, even while it runs; give the same settings as to serve.

    Checks the database itself, reads every table, replays every finished game with its dice, and looks at limits,
    clocks and settings that are unsafe.  One line per finding; exit code 1 if something is wrong.
    """
    chosen = read_settings(flags, os.environ, settings)
    from westbound.server.operators.doctor import examine  # slow to import

    findings = asyncio.run(examine(chosen))
    for finding in findings:
        typer.echo(str(finding))
    wrong = sum(finding.level == "wrong" for finding in findings)
    if wrong:
        typer.echo(f"{wrong} things are wrong." if wrong > 1 else "One thing is wrong.")
        raise typer.Exit(1)
    typer.echo("Nothing is wrong.")


doctor.__signature__ = ALL_SETTINGS  # type: ignore[attr-defined]  # typer reads it
