"""``westbound review``: what the choices of a game were worth, luck and skill apart."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from westbound.arena import InProcess, Pool
from westbound.cli.commands.coach.files import check_files, write_all
from westbound.cli.commands.coach.progress import ProgressBar
from westbound.cli.desk import UserError
from westbound.cli.play.screen import Screen
from westbound.cli.play.seats import seats_of
from westbound.cli.records import open_match, parse_seat, replay_line
from westbound.cli.saving import open_file
from westbound.cli.texts import Texts, usual_language
from westbound.coach import Review, decisions
from westbound.coach.appraising import SIMULATIONS
from westbound.coach.report import Report, markdown, page, report, rows, svg
from westbound.coach.report.rows import BLOCKS
from westbound.coach.reviewing import Reviewer, put_together
from westbound.engine.match import Match
from westbound.engine.record import Record
from westbound.speech import Speech

SUFFIXES = (".md", ".html", ".json")


def review(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    seat: Annotated[str, typer.Option(help="One player only: a seat's number or color.")] = "",
    simulations: Annotated[int, typer.Option(min=2, help="Simulations for each decision.")] = SIMULATIONS,
    seed: Annotated[int, typer.Option(min=0, help="The random seed of the simulations.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; default: one for each core.")] = 0,
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
    out: Annotated[
        list[Path] | None,
        typer.Option(help="Also write it to a file: .md (with a picture beside it), .html or .json; again for more."),
    ] = None,
    edition: Annotated[str, typer.Option(help="The edition file it was played with.")] = "",
    force: Annotated[bool, typer.Option("--force", help="Try it even if it was played with other rules.")] = False,
) -> None:
    """Review a finished game: who was lucky, and which choices cost how much."""
    texts, screen, files = Texts(lang or usual_language()), Screen(), check_files(out, SUFFIXES)
    record = open_file(file)
    match = replayed(record, file, edition, force)
    only = parse_seat(seat, match.game, match.table.players)
    reviewer = Reviewer(record, edition, force, simulations=simulations, seed=seed)
    found = reviewed(match, reviewer, jobs)
    names = [each.name for each in seats_of(record.header.seats, match.game.seats)]
    speech = Speech(match.game, match.box, texts.language, names)
    seats = range(match.table.players) if only is None else [only]
    told = report(found, match, speech, seats)
    for row in rows(told, screen.width, can_show(screen, BLOCKS)):
        screen.show_line(row)
    write_all(contents(files, found, told))
    for each in files:
        screen.show_line(texts.say("saved", file=str(each)))


def replayed(record: Record, file: Path, edition: str, force: bool) -> Match:
    """Return the match at its end.  :raises UserError: if it has none."""
    match = open_match(record, file, edition, force)
    for number, line in enumerate(record.log, 2):
        replay_line(match, line, number, file)
    if not match.over:
        raise UserError(f"{file}: this game is not over yet; it can be reviewed when it is")
    return match


def reviewed(match: Match, reviewer: Reviewer, jobs: int) -> Review:
    """Let that many processes appraise the decisions; what they find depends on the seed alone."""
    found, total = {}, sum(1 for _ in decisions(match))
    with closing(InProcess() if jobs == 1 else Pool(jobs)) as workers, ProgressBar(match.game.title) as show:
        for place, appraisal in workers.run(reviewer, range(total)):
            found[place] = appraisal
            show(len(found), total)
    return put_together(match, found)


def can_show(screen: Screen, letters: str) -> bool:
    """Return whether the terminal has these letters."""
    try:
        letters.encode(screen.console.encoding)
    except UnicodeEncodeError:
        return False
    return True


def contents(files: list[Path], found: Review, told: Report) -> dict[Path, str]:
    """Return what to write; beside a Markdown file, which cannot contain one, its picture."""
    writers: dict[str, Callable[[Path], dict[Path, str]]] = {
        ".md": lambda file: {
            file: markdown(told, file.with_suffix(".svg").name),
            file.with_suffix(".svg"): svg(told),
        },
        ".html": lambda file: {file: page(told)},
        ".json": lambda file: {file: msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"},
    }
    return {path: text for file in files for path, text in writers[file.suffix](file).items()}
