"""Routes about puzzles: the next one, hints, and answers."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery

from westbound.server.accounts.people import TOKEN, People
from westbound.server.http.routes.tables import AnyRequest, address_of, key_of
from westbound.server.protocol.puzzles import (
    HintOrder,
    PuzzleAnswer,
    PuzzleGame,
    PuzzleHint,
    PuzzleJudged,
    PuzzleOrder,
    PuzzleSeen,
)
from westbound.server.protocol.socket import Foresight
from westbound.server.puzzles.puzzles import Puzzles
from westbound.server.storage.accounts import Person
from westbound.server.tables.tables import Tables


async def solver(request: AnyRequest, people: People) -> Person | None:
    """Who is signed in; None if nobody is."""
    token = key_of(request)
    return await people.whose(token) if token.startswith(TOKEN) else None


@get("/api/puzzles")
async def look(request: AnyRequest, tables: Tables, people: People, puzzles: Puzzles) -> list[PuzzleGame]:
    return await puzzles.look(await solver(request, people), address_of(request, tables))


@post("/api/puzzles/{name:str}", status_code=200)
async def another(
    request: AnyRequest, tables: Tables, people: People, puzzles: Puzzles, name: FromPath[str], data: PuzzleOrder
) -> PuzzleSeen:
    """The next puzzle."""
    return await puzzles.next(name, data, await solver(request, people), address_of(request, tables))


@get("/api/puzzles/{name:str}/{puzzle:str}")
async def show(
    request: AnyRequest,
    tables: Tables,
    people: People,
    puzzles: Puzzles,
    name: FromPath[str],
    puzzle: FromPath[str],
) -> PuzzleSeen:
    return await puzzles.show(name, puzzle, await solver(request, people), address_of(request, tables))


@get("/api/puzzles/{name:str}/{puzzle:str}/foresight")
async def foresee(
    request: AnyRequest,
    tables: Tables,
    puzzles: Puzzles,
    name: FromPath[str],
    puzzle: FromPath[str],
    words: FromQuery[str],
) -> Foresight:
    """What a choice would set off."""
    return await puzzles.foresee(name, puzzle, words, address_of(request, tables))


@post("/api/puzzles/{name:str}/{puzzle:str}/hint", status_code=200)
async def hint(
    request: AnyRequest,
    tables: Tables,
    people: People,
    puzzles: Puzzles,
    name: FromPath[str],
    puzzle: FromPath[str],
    data: HintOrder,
) -> PuzzleHint:
    return await puzzles.hint(name, puzzle, data, await solver(request, people), address_of(request, tables))


@post("/api/puzzles/{name:str}/{puzzle:str}/answer", status_code=200)
async def answer(
    request: AnyRequest,
    tables: Tables,
    people: People,
    puzzles: Puzzles,
    name: FromPath[str],
    puzzle: FromPath[str],
    data: PuzzleAnswer,
) -> PuzzleJudged:
    return await puzzles.answer(name, puzzle, data, await solver(request, people), address_of(request, tables))


ROUTES = [look, another, show, foresee, hint, answer]
