"""``westbound puzzles``: positions with one clearly best choice, found and solved."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

import westbound
from westbound.arena import InProcess, Pool
from westbound.cli.commands.backup import Where, url
from westbound.cli.commands.coach.calibrate import check_players
from westbound.cli.commands.coach.files import check_files, write_all
from westbound.cli.commands.coach.progress import ProgressBar
from westbound.cli.commands.coach.solving import Solving
from westbound.cli.commands.play import parse_options
from westbound.cli.commands.tables import finish
from westbound.cli.desk import UserError
from westbound.cli.play.screen import Screen
from westbound.cli.records import open_match, replay_line
from westbound.cli.saving import open_file
from westbound.cli.texts import Texts, usual_language
from westbound.coach.appraising import SIMULATIONS
from westbound.coach.finding import Finder, InRecords, InSelfPlay, find_puzzles
from westbound.coach.puzzles import Puzzle, WrongPuzzle, read_puzzles, write_puzzle
from westbound.engine.record import Record

SUFFIXES = (".jsonl",)


def puzzles(
    game: Annotated[str, typer.Argument(help="Which game to find puzzles in.")] = "",
    players: Annotated[int, typer.Option(help="For how many players.")] = 2,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles to find.")] = 10,
    games: Annotated[int, typer.Option(min=1, help="Games to look through at most.")] = 400,
    simulations: Annotated[int, typer.Option(min=10, help="Simulations for each decision.")] = SIMULATIONS,
    option: Annotated[list[str] | None, typer.Option(help="KEY=VALUE: an option of the game.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The random seed of games and simulations.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; default: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The file for the puzzles (.jsonl).")] = None,
    source: Annotated[
        list[Path] | None, typer.Option("--from", help="Look through this record instead of self-play; again for more.")
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Look through the latest public games of a server instead of self-play.")
    ] = False,
    database: Where = "",
    play: Annotated[Path | None, typer.Option(help="Solve the puzzles of a file.")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
) -> None:
    """Find positions where one choice is clearly best but not obvious; or solve them: westbound puzzles --play FILE."""
    if play:
        Solving(Texts(lang or usual_language()), Screen()).solve(opened(play))
        return
    if not out:
        raise UserError("say where to write the puzzles: --out FILE.jsonl; or solve some: --play FILE")
    check_files([out], SUFFIXES)
    finder: Finder
    if source or public:
        records = [playable(file) for file in source or ()]
        records += finish(_public_games(url(database), games)) if public else []
        finder, games = InRecords(records, simulations, seed=seed), len(records)
    else:
        finder = InSelfPlay(game, players, simulations, seed=seed, options=parse_options(option or []))
        check_players(westbound.game(game), players)
        westbound.game(game).box(players, finder.options)
    with closing(InProcess() if jobs == 1 else Pool(jobs)) as workers, ProgressBar("puzzles") as show:
        found = find_puzzles(finder, count, games, workers, show)
    write_all({out: "".join(map(write_puzzle, found))})
    typer.echo(f"{len(found)} of {count} puzzles found: {out}")


async def _public_games(database: str, most: int) -> list[Record]:
    from westbound.server.operators.public_games import public_games  # database drivers are slow to import
    from westbound.server.operators.visits import visiting

    async with visiting(database) as visited:
        return await public_games(visited, most)


def opened(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file.  :raises UserError: if it has none, or one is wrong."""
    try:
        with file.open(encoding="utf-8") as lines:
            found = read_puzzles(lines)
    except (WrongPuzzle, UnicodeDecodeError) as error:
        raise UserError(f"{file} is not a file of puzzles ({error})") from None
    if not found:
        raise UserError(f"{file} has no puzzles in it")
    return found


def playable(file: Path) -> Record:
    """Return a record of one of our editions.  :raises UserError: if it is something else, or cannot be replayed."""
    record = open_file(file)
    match = open_match(record, file)
    for number, line in enumerate(record.log, 2):
        replay_line(match, line, number, file)
    return record
