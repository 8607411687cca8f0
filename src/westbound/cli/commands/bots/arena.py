"""``westbound arena``: which bot plays better?"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from typer.core import TyperGroup

import westbound
from westbound import bots as all_bots
from westbound.arena import FORMATS, Cell, InProcess, Plan, Pool, Progress, Results, Workers, run
from westbound.arena.page import page
from westbound.arena.ray_pool import RayPool
from westbound.arena.report import report as report_on
from westbound.arena.results import read_record, read_run
from westbound.arena.running import FAIR
from westbound.arena.scripted import player
from westbound.arena.summary import summarize
from westbound.cli.commands.bots.balance import parse_counts
from westbound.cli.commands.play import parse_options
from westbound.cli.desk import UserError
from westbound.editions import checking
from westbound.engine.edition import Content
from westbound.engine.game import Game
from westbound.engine.space import closest

PAGE = "report.html"
WIDEST = 140


class Default(TyperGroup):
    """A group in which ``westbound arena greedy random`` means ``westbound arena play greedy random``."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in {*self.commands, *ctx.help_option_names}:
            args = ["play", *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(cls=Default, no_args_is_help=True, help="Let bots play matches, and report what the results prove.")


@arena.command()
def play(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT [BOT...]", help="Who plays.")],
    game: Annotated[str, typer.Option(help="Games, separated by commas; default: all.")] = "",
    players: Annotated[str, typer.Option(help="Numbers of players, separated by commas; default: all.")] = "",
    games: Annotated[int, typer.Option(min=1, help="Games for each pair of bots and each number of players.")] = 400,
    form: Annotated[str, typer.Option("--format", help=f"{', '.join(FORMATS)}.")] = FORMATS[0],
    options: Annotated[
        list[str] | None, typer.Option(help="Options of the game, as covered=random; again for another set of options.")
    ] = None,
    edition: Annotated[list[Path] | None, typer.Option(help="A file with your own edition; again for more.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The random seed of chance and bots.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; default: one for each core.")] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address.")] = "",
    out: Annotated[Path, typer.Option(help="The folder for results and report; if it has some, go on there.")] = Path(
        "arena"
    ),
    until: Annotated[
        str,
        typer.Option(metavar="BAR", help="Stop early when it is decided whether a bot wins more: 0.7, 70%, or fair."),
    ] = "",
) -> None:
    """Let bots play each other: the same deals for everybody, every seat equally often.

    round-robin: every bot against every other.  gauntlet: the first bot against each of the others.  ladder: every bot
    against the one before it.  With more than two players, one bot sits alone among copies of the other.
    """
    check_bots(bots)
    check_format(form)
    editions = {content.digest: content for content in map(checking.read, edition or [])}
    cells = parse_cells(game, players, [parse_set(words) for words in options or [""]], editions)
    for cell in cells:
        for bot in bots:
            player(bot, westbound.game(cell.game))
    plan = Plan(form, bots, cells, seed, parse_bar(until), editions)
    with Results(out, plan.header()) as results, closing(workers(jobs, ray)) as playing, ProgressBar() as show:
        run(plan, games, playing, results, show)
    tell(out)


@arena.command()
def report(folder: Annotated[Path, typer.Argument(help="The folder of a run, finished or not.")]) -> None:
    """Report on a run, in the terminal and as a page (report.html)."""
    tell(folder)


@arena.command()
def record(
    folder: Annotated[Path, typer.Argument(help="The folder of a run.")],
    number: Annotated[int, typer.Argument(min=1, help="Which game, in the order of results.jsonl, from 1.")],
) -> None:
    """Print the record of one game, to be saved and replayed."""
    typer.echo(read_record(folder, number), nl=False)


def check_bots(bots: Sequence[str]) -> None:
    """Check that there are two bots at least.  Whether they exist is found out for each game."""
    if len(bots) < 2:
        raise UserError("name two bots at least: westbound arena greedy random")
    if twice := next((bot for bot in bots if bots.count(bot) > 1), ""):
        raise UserError(f"{twice} is named twice")
    all_bots.names()  # modules with bots may also add games


def check_format(form: str) -> None:
    if form not in FORMATS:
        raise UserError(f"there is no format {form!r} (there are: {', '.join(FORMATS)}){closest(form, FORMATS)}")


def parse_set(words: str) -> dict[str, str]:
    """Parse ``sets=A+B,boards=standard``: options that go together."""
    return parse_options([word.strip() for word in words.split(",")]) if words else {}


def parse_bar(words: str) -> str:
    """Parse ``fair``, ``0.7`` or ``70%``: a share of wins."""
    if words in ("", FAIR):
        return words
    try:
        share = float(words.removesuffix("%")) / (100 if words.endswith("%") else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise UserError(f"--until is {FAIR} or a share of wins, such as 0.7 or 70%, not {words!r}")
    return f"{share:g}"


def parse_cells(names: str, counts: str, sets: list[dict[str, str]], editions: dict[str, Content]) -> list[Cell]:
    """Return every game with every number of players, every set of options and every edition."""
    boxes: list[tuple[Game, str]] = [(checking.game_of(content), digest) for digest, content in editions.items()]
    if names or not boxes:
        asked = [westbound.game(name.strip()) for name in (names.split(",") if names else westbound.games())]
        if wrong := next((entry.title for entry, _ in boxes if entry not in asked), ""):
            raise UserError(f"an edition is for {wrong}, which is not among the games")
        boxes += [(entry, "") for entry in asked if entry not in [game for game, _ in boxes]]
    cells = [
        Cell(entry.name, count, tuple(sorted(chosen.items())), digest)
        for entry, digest in boxes
        for count in parse_counts(entry, counts)
        for chosen in sets
    ]
    if any(cell.players < 2 for cell in cells):
        raise UserError("a match needs two players at least")
    for cell in cells:
        westbound.game(cell.game).box(cell.players, dict(cell.options), editions.get(cell.edition, ""))
    return cells


def workers(jobs: int, ray: str) -> Workers:
    if ray:
        return RayPool(ray)
    return InProcess() if jobs == 1 else Pool(jobs)


class ProgressBar:
    """A progress bar on the error stream, if that is a terminal."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, disable=not console.is_terminal, transient=True)
        self._task: TaskID = self._bar.add_task("games", total=None)

    def __enter__(self) -> ProgressBar:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def __call__(self, progress: Progress) -> None:
        waiting = f"games ({progress.open} of {progress.asked} questions open)"
        self._bar.update(self._task, completed=progress.played, total=progress.planned, description=waiting)


def tell(folder: Path) -> None:
    """Print the report, and write the page."""
    summary = summarize(*read_run(folder))
    console = Console(highlight=False, markup=False, emoji=False)
    for part in report_on(summary):
        console.print(part)
    (folder / PAGE).write_text(page(summary), encoding="utf-8")
    console.print(f"Results and records: {folder}; with plots: {folder / PAGE}", soft_wrap=True)
