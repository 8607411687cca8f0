"""The page: files built into the package, kept in memory and sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Westbound</title>"
    "<p>The server runs, but its page has not been built. Run: make play"
)


class Sheet(NamedTuple):
    """One file of the page."""

    content: bytes
    packed: bytes
    kind: str


def read_pages(folder: Path = FOLDER) -> dict[str, Sheet]:
    """All files of the page, by their path."""
    pages = {str(path.relative_to(folder).as_posix()): sheet(path) for path in folder.rglob("*") if path.is_file()}
    return pages or {INDEX: Sheet(MISSING.encode(), gzip.compress(MISSING.encode()), "text/html")}


def sheet(path: Path) -> Sheet:
    content = path.read_bytes()
    return Sheet(content, gzip.compress(content, 9), mimetypes.guess_type(path.name)[0] or "application/octet-stream")


@get(["/", "/{path:path}"])
async def page(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; every other path is one of the page's own screens."""
    pages: dict[str, Sheet] = request.app.state.pages
    name = path.strip("/")
    found = pages.get(name) or pages[INDEX]
    headers = {"cache-control": FOREVER if name in pages and name.startswith("assets/") else "no-cache"}
    if found.kind.startswith("text/") or found.kind.endswith(("javascript", "json", "svg+xml")):
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.content, media_type=found.kind, headers=headers)
