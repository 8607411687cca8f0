"""Skeleton Trail: reads and checks an edition."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from westbound.engine.edition import Source
from westbound.kit.edition import Pages, digest, read_pages, span

FOLDER = Path(__file__).parent / "edition"
MILES, CRATES = range(6, 61), range(1, 61)


class Edition(NamedTuple):
    """What is in the box."""

    name: str
    digest: str
    miles: int
    crates: int


def read_edition(edition: Source) -> Edition:
    """Return an edition by its name, its file or its content.

    :raises WrongEdition: with file, key and reason of everything that is wrong in it.
    """
    pages = read_pages(FOLDER, edition)
    pages.only("name", "version", "miles", "crates")
    with pages.noting():
        name = pages.label("name")
    with pages.noting():
        pages.number("version")
    with pages.noting():
        miles = read_number(pages, "miles", MILES)
    with pages.noting():
        crates = read_number(pages, "crates", CRATES)
    pages.settle()
    return Edition(name, digest(pages), miles, crates)


def read_number(pages: Pages, key: str, allowed: range) -> int:
    number = pages.number(key)
    if number not in allowed:
        raise pages.wrong(key, "wrong-amount", span=span(allowed))
    return number
