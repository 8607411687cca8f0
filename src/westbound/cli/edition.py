"""``westbound edition``: an edition of one's own, begun, checked and compared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import westbound
from westbound.cli.desk import WRONG, Complaint
from westbound.editions import checking
from westbound.editions.differences import differences
from westbound.engine.edition import Content, WrongEdition
from westbound.engine.game import Game

HEADING = """# An edition of {title}, to be made yours: change what is not as it is in your box.
#   westbound edition check {file}
#   westbound play {game} --edition {file}
"""
NAME = re.compile(r"^name = .*$", re.MULTILINE)

edition = typer.Typer(no_args_is_help=True, help="Make an edition of your own: new, check, diff.")


@edition.command()
def new(
    game: Annotated[str, typer.Argument(help="Of which game.")],
    file: Annotated[Path, typer.Argument(help="The file to be written.")],
    start: Annotated[Path | None, typer.Option("--from", help="Begin with this edition instead of ours.")] = None,
) -> None:
    """Write an edition to begin with: ours, under a name of its own."""
    entry = westbound.game(game)
    source = start or entry.text.parent / "edition" / f"{entry.editions[0]}.toml"
    if not source.exists():
        raise Complaint(f"{source}: no such file" if start else f"{entry.title} has no edition that could be changed")
    checking.read(source)  # what is not TOML is no beginning
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(renamed(source.read_text(encoding="utf-8"), entry, file))
    except FileExistsError:
        raise Complaint(f"{file} is there already; choose another name") from None
    typer.echo(f"{file} is an edition of {entry.title}; change it, then: westbound edition check {file}")


def renamed(text: str, game: Game, file: Path) -> str:
    """The file under a new name and heading."""
    lines = text.splitlines(keepends=True)
    first = next((number for number, line in enumerate(lines) if not line.startswith("#")), 0)
    body = NAME.sub(f'name = "{re.sub(r"[^a-z0-9_]+", "_", file.stem.lower()) or "mine"}"', "".join(lines[first:]), 1)
    return HEADING.format(title=game.title, file=file, game=game.name) + body


@edition.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="The editions.")],
    game: Annotated[str, typer.Option(help="Of which game, if they do not show it.")] = "",
) -> None:
    """Tell all that is wrong with editions, and why; the exit code is 2 if anything is."""
    right = [is_right(file, game) for file in files]
    if not all(right):
        raise typer.Exit(WRONG)


def is_right(file: Path, name: str) -> bool:
    """Tell what there is to say about the edition in a file."""
    try:
        content = checking.read(file)
        game = westbound.game(name) if name else checking.game_of(content)
    except WrongEdition as error:
        typer.echo(str(error))
        return False
    found = checking.complaints(game, content)
    if not found:
        typer.echo(f"{file}: edition {content.says['name']} of {game.title} ({content.digest}), nothing is wrong.")
        return True
    typer.echo(f"{file}: an edition of {game.title}; {len(found)} {'thing' if len(found) == 1 else 'things'} wrong:")
    for key, reason in found:
        typer.echo(f"  {key or 'file'}: {reason}")
    return False


@edition.command()
def diff(
    a: Annotated[str, typer.Argument(help="An edition: a file, or the name of a game for ours.")],
    b: Annotated[str, typer.Argument(help="Another one.")],
) -> None:
    """Tell what differs between two editions, A and B; the exit code is 1 if anything does."""
    said = list(differences(opened(a).says, opened(b).says))
    for sentence in said:
        typer.echo(sentence)
    if said:
        raise typer.Exit(1)
    typer.echo("They say the same.")


def opened(where: str) -> Content:
    """A file, or our edition of a game."""
    if where in westbound.games():
        content = checking.ours(westbound.game(where))
        if content:
            return content
    return checking.read(Path(where))
