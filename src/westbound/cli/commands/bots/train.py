"""``westbound train``: a net learns a game by playing against itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import westbound
from westbound.cli.desk import UserError


def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Annotated[int, typer.Option(help="For how many players.")] = 2,
    minutes: Annotated[float, typer.Option(min=0.01, help="CPU minutes to train for.")] = 5.0,
    generations: Annotated[int, typer.Option(min=0, help="Train that long instead, whatever the machine.")] = 0,
    ahead: Annotated[int, typer.Option(min=0, max=4, help="Own choices to follow before judging.")] = 1,
    varied: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="The share of games with a random edition instead of ours.")
    ] = 0.5,
    without: Annotated[
        list[str] | None, typer.Option(help="KEY=VALUE: an option it never plays, to measure with later.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The random seed.")] = 1,
    out: Annotated[Path | None, typer.Option(help="The folder for net, log and picture.")] = None,
    anew: Annotated[
        bool, typer.Option("--anew", help="Start again instead of continuing a run in that folder.")
    ] = False,
) -> None:
    """Train a net from nothing by self-play, with random options and editions.

    A run that was stopped goes on where it was.
    """
    entry = westbound.game(game)
    if players not in entry.players:
        raise UserError(f"{entry.title} is for {entry.players[0]} to {entry.players[-1]} players, not {players}")
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # one thread: the same seed gives the same net
    try:
        from westbound.training.curves import curves
        from westbound.training.training import OtherRun, Plan, Training
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise UserError("training needs numpy: pip install 'westbound[train]'") from None
    folder = out or Path("build") / "nets" / f"{game}-{players}"
    plan = Plan(
        game=entry.name,
        players=players,
        minutes=minutes,
        generations=generations,
        seed=seed,
        ahead=ahead,
        varied=varied,
        without=tuple(without or ()),
    )
    training = Training(entry, plan, folder)
    try:
        continues = not anew and training.resume()
    except OtherRun as error:
        raise UserError(str(error)) from None
    if continues:
        typer.echo(f"Continuing the run in {folder} after generation {training.history[-1].number}.")
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, disable=not os.isatty(1)) as progress:
        bar = progress.add_task("training", total=1.0)
        for generation in training.run():
            progress.update(bar, completed=training.part(), description=f"generation {generation.number}")
            if generation.share is not None:
                typer.echo(generation.line())
    (folder / f"{players}.svg").write_text(curves(plan, training.history), encoding="utf-8")
    typer.echo(f"Wrote {folder / f'{players}.net'}, with its log and a picture of its curves beside it.")
