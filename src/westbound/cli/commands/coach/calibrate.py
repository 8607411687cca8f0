"""``westbound calibrate``: do the coach's chances to win come true?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import westbound
from westbound import bots
from westbound.arena import InProcess, Pool
from westbound.calibration import Calibration, Predictor, calibrated, picture, predict_all
from westbound.cli.commands.coach.files import check_files, write_all
from westbound.cli.commands.coach.progress import ProgressBar
from westbound.cli.commands.play import parse_options
from westbound.cli.desk import UserError
from westbound.engine.game import Game

Write = Callable[[str, Predictor, Calibration], str]


def calibrate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option(help="For how many players.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="Games to play.")] = 2000,
    simulations: Annotated[int, typer.Option(min=2, help="Simulations of each prediction.")] = 600,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "scout",
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE: an option of the game.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The random seed of chance, bots and predictions.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; default: one for each core.")] = 0,
    out: Annotated[
        list[Path] | None, typer.Option(help="Also write a picture (.svg) or figures (.json); again for both.")
    ] = None,
) -> None:
    """Predict the winner in the middle of games that a bot plays against itself, and compare that with their ends."""
    files = check_files(out, WRITERS)
    bots.find(bot)
    entry = westbound.game(game)
    check_players(entry, players)
    work = Predictor(game, players, simulations, seed=seed, bot=bot, options=parse_options(option or []))
    entry.box(players, work.options)
    with closing(InProcess() if jobs == 1 else Pool(jobs)) as workers, ProgressBar("games") as show:
        found = calibrated(predict_all(work, games, workers, show))
    title = f"{entry.title}, {players} players: {found.games} games, {found.predictions} predictions"
    for line in report(title, found):
        typer.echo(line)
    write_all({file: WRITERS[file.suffix](title, work, found) for file in files})


def check_players(game: Game, players: int) -> None:
    """:raises UserError: if that many cannot play against each other."""
    if players not in game.players or players < 2:
        least, most = max(2, game.players[0]), game.players[-1]
        raise UserError(f"{game.title} can be played against each other by {least} to {most}, not by {players}")


def report(title: str, found: Calibration) -> Iterator[str]:
    """Yield the table in Markdown, which is also easy to read in a terminal."""
    yield title
    yield ""
    yield "| chance to win | predictions | predicted |     won |     95 % interval |"
    yield "|---------------|------------:|----------:|--------:|------------------:|"
    for each in found.deciles:
        tenth = f"{100 * each.low:.0f} to {100 * each.high:.0f} %"
        interval = f"{100 * each.won_low:.1f} to {100 * each.won_high:.1f} %"
        predicted, won = f"{100 * each.predicted:.1f} %", f"{100 * each.won:.1f} %"
        yield f"| {tenth:<13} | {each.count:>11} | {predicted:>9} | {won:>7} | {interval:>17} |"
    yield ""
    yield f"Mean error: {100 * found.error:.1f} %; about {100 * found.chance_error:.1f} % would be chance alone."


def as_json(title: str, work: Predictor, found: Calibration) -> str:
    says = {"title": title, **vars(work), **msgspec.to_builtins(found)}
    return msgspec.json.format(msgspec.json.encode(says), indent=2).decode() + "\n"


def as_picture(title: str, work: Predictor, found: Calibration) -> str:
    return picture(title, found)


WRITERS: dict[str, Write] = {".svg": as_picture, ".json": as_json}
