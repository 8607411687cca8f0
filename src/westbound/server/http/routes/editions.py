"""Routes about editions: checked, drawn, kept and downloaded."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from litestar import Response, get, post
from litestar.params import FromPath

from westbound.api import game
from westbound.editions import checking
from westbound.editions.files import write
from westbound.editions.forms import form
from westbound.editions.picture import draw as picture
from westbound.engine import edition
from westbound.engine.edition import Uploaded, WrongEdition
from westbound.engine.game import Game, WrongOptions
from westbound.games import UnknownGame, find
from westbound.kit.edition import read_text
from westbound.server.http.routes.tables import AnyRequest, address_of
from westbound.server.limits import Limits
from westbound.server.protocol.editions import (
    Complaint,
    EditionChecked,
    EditionDrawn,
    EditionKept,
    EditionOrder,
    GameEdition,
)
from westbound.server.refusal import Refusal
from westbound.server.tables.tables import Tables

LONGEST_REASON, MOST_COMPLAINTS = 300, 200
TOML = "application/toml"
T = TypeVar("T")


def understood(order: EditionOrder) -> tuple[Game, Uploaded]:
    content = Uploaded(read_text(order.content).says if isinstance(order.content, str) else order.content)
    return find(order.game or checking.game_of(content).name, content), content


def read(order: EditionOrder) -> tuple[Game, Uploaded]:
    """The game, and the content of the edition.  :raises Refusal: if it cannot be read at all."""
    try:
        return understood(order)
    except (WrongEdition, UnknownGame) as error:
        raise Refusal("malformed", str(error)[:LONGEST_REASON]) from None


def checked(order: EditionOrder) -> EditionChecked:
    """The edition, with everything that is wrong with it.  :raises Refusal: if there is no such game."""
    try:
        entry, content = understood(order)
    except WrongEdition as error:
        return EditionChecked("", "", {}, told(error.complaints), 0)
    except UnknownGame as error:
        raise Refusal("malformed", str(error)) from None
    found = checking.complaints(entry, content)
    return EditionChecked(
        game=entry.name,
        digest="" if found else content.digest,
        content=dict(content.says),
        complaints=told(found[:MOST_COMPLAINTS]),
        more=max(0, len(found) - MOST_COMPLAINTS),
    )


def told(found: list[edition.Complaint]) -> list[Complaint]:
    return [Complaint(*each) for each in found]


def written(order: EditionOrder) -> bytes:
    _, content = read(order)
    return write(content.says).encode()


def right(order: EditionOrder) -> tuple[Game, Uploaded]:
    """A valid edition.  :raises Refusal: if something is wrong with it."""
    entry, content = read(order)
    found = checking.complaints(entry, content)
    if found:
        raise Refusal("malformed", str(WrongEdition(content.file, found, entry.text))[:LONGEST_REASON])
    return entry, content


def drawn(order: EditionDrawn) -> bytes:
    """The picture of a valid edition.  :raises Refusal: if something is wrong with it, or there is no picture."""
    entry, content = right(EditionOrder(order.game, order.content))
    try:
        svg = picture(entry, content, order.players, order.language)
    except WrongOptions as error:
        raise Refusal("malformed", str(error)) from None
    if svg is None:
        raise Refusal("no-table", f"{entry.title} has no picture")
    return svg.encode()


async def compute(request: AnyRequest, tables: Tables, limits: Limits, work: Callable[[], T]) -> T:
    """Count a request and do its work.  :raises Refusal: if there was too much from this address."""
    address = address_of(request, tables)
    if not limits.take(address, time.monotonic()):
        raise Refusal("too-fast", "too many editions from your address; wait a while")
    return await tables.computing.editions.pay(address, work)


@get("/api/games/{name:str}/edition")
async def ours(name: FromPath[str]) -> GameEdition:
    try:
        entry = game(name)
    except UnknownGame as error:
        raise Refusal("no-table", str(error)) from None
    content, description = checking.ours(entry), form(entry)
    if content is None or description is None:
        raise Refusal("no-table", f"there are no editions of {entry.title}")
    return GameEdition(entry.name, dict(content.says), description)


@post("/api/editions/check", status_code=200)
async def check(request: AnyRequest, tables: Tables, data: EditionOrder) -> EditionChecked:
    return await compute(request, tables, tables.edition_checks, partial(checked, data))


@post("/api/editions/file", status_code=200)
async def file(request: AnyRequest, tables: Tables, data: EditionOrder) -> Response[bytes]:
    file = await compute(request, tables, tables.edition_checks, partial(written, data))
    return Response(file, media_type=TOML)


@post("/api/editions/draw", status_code=200)
async def draw(request: AnyRequest, tables: Tables, data: EditionDrawn) -> Response[bytes]:
    svg = await compute(request, tables, tables.edition_checks, partial(drawn, data))
    return Response(svg, media_type="image/svg+xml")


@post("/api/editions")
async def keep(request: AnyRequest, tables: Tables, data: EditionOrder) -> EditionKept:
    entry, content = await compute(request, tables, tables.edition_keepings, partial(right, data))
    await tables.editions.keep(entry, content)
    return EditionKept(content.digest, entry.name, str(content.says["name"]))


@get("/api/editions/{digest:str}")
async def kept(tables: Tables, digest: FromPath[str]) -> Response[bytes]:
    found = await tables.editions.find(digest)
    if found is None:
        raise Refusal("no-table", "there is no such edition here; check the link")
    headers = {"content-disposition": f'attachment; filename="westbound-{found[0]}-{digest}.toml"'}
    return Response(found[1].encode(), media_type=TOML, headers=headers)


ROUTES = [ours, check, file, draw, keep, kept]
