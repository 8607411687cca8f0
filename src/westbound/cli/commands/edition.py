"""``westbound edition``: start, check and compare custom editions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

import westbound
from westbound.cli.desk import WRONG, UserError
from westbound.cli.texts import usual_language
from westbound.complaints import sentence
from westbound.editions import checking, files
from westbound.editions.differences import differences
from westbound.engine.edition import Content, WrongEdition
from westbound.kit.edition import LONGEST_LABEL

HEADING = """# An edition of {title} to adapt: change whatever is different in your box.
#   westbound edition check {file}
#   westbound play {game} --edition {file}
"""

edition = typer.Typer(no_args_is_help=True, help="Make your own edition: new, check, diff.")


@edition.command()
def new(
    game: Annotated[str, typer.Argument(help="Which game.")],
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    start: Annotated[Path | None, typer.Option("--from", help="Start from this edition instead of ours.")] = None,
) -> None:
    """Write an edition to start from: ours, under a new name."""
    entry = westbound.game(game)
    content = checking.read(start) if start else checking.ours(entry)
    if content is None:
        raise UserError(f"{entry.title} has no edition to change")
    if start and checking.game_of(content) is not entry:
        raise UserError(f"{start} is an edition of {checking.game_of(content).title}, not of {entry.title}")
    try:
        with file.open("x", encoding="utf-8") as written:
            written.write(HEADING.format(title=entry.title, file=file, game=entry.name))
            written.write(files.write({**content.says, "name": named_after(file)}))
    except FileExistsError:
        raise UserError(f"{file} already exists; choose another name") from None
    typer.echo(f"{file} is an edition of {entry.title}; change it, then: westbound edition check {file}")


def named_after(file: Path) -> str:
    return re.sub(r"[^a-z0-9_]+", "_", file.stem.lower())[:LONGEST_LABEL] or "mine"


@edition.command()
def check(
    files: Annotated[list[Path], typer.Argument(help="The editions.")],
    game: Annotated[str, typer.Option(help="Which game, if the files don't say.")] = "",
    lang: Annotated[str, typer.Option(help="en, fr or de.")] = "",
) -> None:
    """List everything that is wrong with editions, and why; the exit code is 2 if anything is."""
    right = [is_right(file, game, lang or usual_language()) for file in files]
    if not all(right):
        raise typer.Exit(WRONG)


def is_right(file: Path, name: str, language: str) -> bool:
    """Report on the edition in a file; return whether it is valid."""
    try:
        content = checking.read(file)
        game = westbound.game(name) if name else checking.game_of(content)
    except WrongEdition as error:
        [complaint] = error.complaints
        hint = " (--game says which)" if complaint.text == "wrong-no-game" else ""
        typer.echo(f"{file}: {sentence(complaint, None, language)}{hint}")
        return False
    found = checking.complaints(game, content)
    if not found:
        typer.echo(f"{file}: edition {content.says['name']} of {game.title} ({content.digest}), no mistakes.")
        return True
    typer.echo(f"{file}: an edition of {game.title}; {len(found)} {'thing' if len(found) == 1 else 'things'} wrong:")
    for complaint in found:
        typer.echo(f"  {complaint.key or 'file'}: {sentence(complaint, game.text, language)}")
    return False


@edition.command()
def diff(
    a: Annotated[str, typer.Argument(help="An edition: a file, or the name of a game for ours.")],
    b: Annotated[str, typer.Argument(help="Another one.")],
) -> None:
    """List the differences between two editions, A and B; the exit code is 1 if there are any."""
    said = list(differences(opened(a).says, opened(b).says))
    for difference in said:
        typer.echo(difference)
    if said:
        raise typer.Exit(1)
    typer.echo("They are the same.")


def opened(where: str) -> Content:
    """Return the content of a file, or of our edition of a game."""
    if where in westbound.games():
        content = checking.ours(westbound.game(where))
        if content:
            return content
    return checking.read(Path(where))
