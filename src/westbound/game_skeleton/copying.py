"""Copies the skeleton under a new name, completely or not at all."""

from __future__ import annotations

import importlib.util
import keyword
import re
import shutil
from pathlib import Path

from westbound.games import shelf

SKELETON = Path(__file__).parent
CHECKOUT = SKELETON.parents[2]
PACKAGE = f"{__package__}.game"
PARTS = ("game", "board", "tests")
KINDS = {".py", ".toml", ".ftl", ".md", ".svelte"}
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 30


class CannotCopy(ValueError):
    """There can be no new game of that name, or not there; says why."""


def copy_skeleton(name: str, folder: Path | None = None) -> list[Path]:
    """Write a new game into this checkout, or into a package of its own in *folder*; return where its parts are.

    :raises CannotCopy: if the name is invalid or taken, or there is no checkout.
    :raises OSError: if something cannot be written; then nothing is left of it.
    """
    check_name(name)
    places = places_in(folder, name) if folder else places_in_checkout(name)
    for place in places.values():
        if place.exists():
            raise CannotCopy(f"{place} already exists; choose another name")
    package = name if folder else f"westbound.games.{name}"
    files = {
        places[part] / path.relative_to(SKELETON / part): renamed(path.read_text(encoding="utf-8"), name, package)
        for part in PARTS
        for path in sorted((SKELETON / part).rglob("*"))
        if path.suffix in KINDS
    }
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError:
        for place in places.values():
            shutil.rmtree(place, ignore_errors=True)
        raise
    return list(places.values())


def check_name(name: str) -> None:
    """:raises CannotCopy: if no game can be called that."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise CannotCopy(f"{name!r} can't be the name of a game: use lower case letters, digits and _, as in gold_rush")
    if len(name) > LONGEST_NAME:
        raise CannotCopy(f"{name!r} is too long for the name of a game: use at most {LONGEST_NAME} letters")
    if name in shelf():
        raise CannotCopy(f"there is a game called {name!r} already; choose another name")


def places_in_checkout(name: str) -> dict[str, Path]:
    """:raises CannotCopy: if this is an installed package."""
    if not (CHECKOUT / "pyproject.toml").exists():
        raise CannotCopy("this is no checkout of Westbound: say where to write the game, with --folder")
    folders = ("src/westbound/games", "web/src/games", "tests")
    return {part: CHECKOUT / folder / name for part, folder in zip(PARTS, folders, strict=True)}


def places_in(folder: Path, name: str) -> dict[str, Path]:
    """:raises CannotCopy: if Python would import something else by that name."""
    if importlib.util.find_spec(name):
        raise CannotCopy(f"Python has a module called {name!r} already; choose another name")
    game = folder / name
    return {"game": game, "board": game / "board", "tests": game / "tests"}


def renamed(text: str, name: str, package: str) -> str:
    """Return *text* about the new game instead of the skeleton."""
    words = name.split("_")
    new = {
        PACKAGE: package,
        "Skeleton Trail": " ".join(map(str.capitalize, words)),
        "Skeleton": "".join(map(str.capitalize, words)),
        "skeleton": name,
    }
    return re.sub("|".join(map(re.escape, new)), lambda found: new[found[0]], text)
