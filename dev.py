"""Run Westbound for development: server and page reload when their sources change.  Ctrl-C stops both.

The server runs interpreted (``WESTBOUND_SOURCE=1``), so a changed rule needs no compiler, and keeps its games in
``build/dev.db``.  Vite serves the page and passes requests for ``/api`` on to the server.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import page

ROOT = Path(__file__).parent
SOURCES = ROOT / "src" / "westbound"
KINDS = {".py", ".toml", ".ftl", ".jsonl"}  # what the server reads when it starts
API_PORT = 8300  # web/vite.config.ts forwards requests to it
PAGE_PORT = 5173
POLL_SECONDS = 0.5


def main() -> None:
    for port in (API_PORT, PAGE_PORT):
        if taken(port):
            raise SystemExit(
                f"Port {port} is in use.  Stop the other server first (another `make dev` or `make play`?)."
            )
    page.install()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)  # so that `kill` cleans up like Ctrl-C
    children = [start_page(), start_server()]
    try:
        watch(children)
    except KeyboardInterrupt:
        pass
    finally:
        for child in children:
            stop(child)


def watch(children: list[subprocess.Popen[bytes]]) -> None:
    """Restart the server whenever its sources change, until the page's server ends."""
    seen = snapshot()
    while children[0].poll() is None:
        time.sleep(POLL_SECONDS)
        now = snapshot()
        if now == seen:
            continue
        changed = sorted(path for path in seen.keys() | now.keys() if seen.get(path) != now.get(path))
        more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
        print(f"[dev] {changed[0]}{more} changed: restarting the server", flush=True)
        seen = now
        stop(children[1])
        children[1] = start_server()


def start_server() -> subprocess.Popen[bytes]:
    (ROOT / "build").mkdir(exist_ok=True)
    settings = {
        "WESTBOUND_SOURCE": "1",
        "WESTBOUND_PORT": str(API_PORT),
        "WESTBOUND_ORIGIN": f"http://localhost:{PAGE_PORT}",
        "WESTBOUND_DATABASE": f"sqlite:///{ROOT / 'build' / 'dev.db'}",
    }
    program = "from westbound.cli.main import run; run()"
    return subprocess.Popen([sys.executable, "-c", program, "serve"], env=os.environ | settings)


def start_page() -> subprocess.Popen[bytes]:
    program, _ = page.node()
    vite = page.WEB / "node_modules" / "vite" / "bin" / "vite.js"
    words = ["--port", str(PAGE_PORT), "--strictPort", "--clearScreen", "false"]
    return subprocess.Popen([program, vite, *words], cwd=page.WEB)


def stop(child: subprocess.Popen[bytes]) -> None:
    """Ask a process to end; kill it if it takes longer than ten seconds."""
    child.terminate()
    try:
        child.wait(10)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def snapshot() -> dict[str, float]:
    """When each source of the server last changed, by path."""
    times = {}
    for path in watched():
        with suppress(FileNotFoundError):  # an editor may be replacing it right now
            times[str(path.relative_to(ROOT))] = path.stat().st_mtime
    return times


def watched() -> Iterator[Path]:
    for path in SOURCES.rglob("*"):
        if path.suffix in KINDS and not path.is_relative_to(page.PAGE):
            yield path


def taken(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


if __name__ == "__main__":
    main()
