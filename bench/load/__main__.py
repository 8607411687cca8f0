"""``python -m bench.load``: load-tests our server and boardgame.io's with the same script.

Each server runs on one core, the load generator on another.  Ours writes every move to disk before anybody sees it;
theirs keeps everything in memory.  Their game ``large`` has a state as big as ours; ``tiny`` has nine cells.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import page
from bench.figures import machine
from bench.installed import ROOT

FOLDER = Path(__file__).parent
SERVERS_CORE, LOADS_CORE = 0, 1
NO_LIMITS = (
    "requests_per_minute",
    "tables_per_hour",
    "connections_per_address",
    "sockets_per_address",
    "messages_per_second",
)
RATIO, LATENCY = 2.0, 50.0  # the bars: times as many moves per core; milliseconds at 200 live tables
QUIET = 0.1  # cores that other programs may use
Figures = dict[str, Any]


def main() -> int:
    """Measure, print and write build/load.json; return 1 if a bar is missed."""
    asked = arguments()
    page.npm("ci", "--silent", otherwise=f"`npm ci` failed in {FOLDER}", folder=FOLDER)
    print("  ".join(f"{key}: {value}" for key, value in machine().items()))
    print(f"\n{'':34}{'moves/s':>9}{'per core':>10}{'p50 ms':>9}{'p99 ms':>9}{'bytes/move':>12}{'others':>8}")
    runs: dict[str, list[Figures]] = {}
    for number in range(asked.times):  # interleaved, so that a disturbance affects all equally
        for name in ("westbound", "large", "tiny"):
            runs.setdefault(name, []).append(measure(name, asked.tables, 0, asked.seconds))
        if number % 3 == 0:
            runs.setdefault("westbound, live", []).append(measure("westbound", 200, 1000, asked.seconds))
            runs.setdefault("large, live", []).append(measure("large", 200, 1000, asked.seconds))
    found = {name: middle(figures) for name, figures in runs.items()}
    ratios = {peer: middle_ratio(runs["westbound"], runs[peer]) for peer in ("large", "tiny")}
    bars = {
        "moves_per_core": {"figure": ratios["large"], "bar": RATIO, "ok": ratios["large"] >= RATIO},
        "p99_ms_live": {"figure": found["westbound, live"]["p99_ms"], "bar": LATENCY},
    }
    bars["p99_ms_live"]["ok"] = bars["p99_ms_live"]["figure"] <= LATENCY
    print(f"\nmoves per core, durable, against boardgame.io in memory: {ratios['large']:.2f} times (bar {RATIO:g})")
    print(f"against its game of nine cells: {ratios['tiny']:.2f} times")
    print(f"p99 at 200 live tables: {found['westbound, live']['p99_ms']:.1f} ms (bar {LATENCY:g})")
    if any(figures["others_cpu_s"] > QUIET * figures["seconds"] for figures in found.values()):
        print("others are at work on this machine: the figures are rough")
    write({"machine": machine(), "figures": found, "ratios": ratios, "bars": bars})
    return int(not all(bar["ok"] for bar in bars.values()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Live tables, beside boardgame.io's.")
    parser.add_argument("--tables", type=int, default=200, help="tables that play as fast as they can")
    parser.add_argument("--seconds", type=int, default=6, help="of each run")
    parser.add_argument("--times", type=int, default=7, help="rounds, of which the middle one counts")
    return parser.parse_args()


def measure(name: str, tables: int, pace: int, seconds: int) -> Figures:
    """Run *tables* with three players and a spectator, a move every *pace* milliseconds or as fast as possible."""
    kind, game = ("westbound", "pioneers") if name == "westbound" else ("peer", name)
    with westbound() if kind == "westbound" else boardgame_io() as (process, port):
        figures: Figures = json.loads(
            subprocess.run(
                [
                    *(str(page.node()[0]), "drive.mjs", "--kind", kind, "--game", game, "--pid", str(process.pid)),
                    *("--url", f"http://127.0.0.1:{port}", "--tables", str(tables)),
                    *("--pace", str(pace), "--seconds", str(seconds)),
                ],
                cwd=FOLDER,
                check=True,
                stdout=subprocess.PIPE,
                preexec_fn=lambda: os.sched_setaffinity(0, {LOADS_CORE}),
            ).stdout
        )
    print(
        f"{name + (', a move a second' if pace else ''):26}{tables:4} tables"
        f"{figures['moves_per_s']:9.0f}{figures['moves_per_cpu_s']:10.0f}{figures['p50_ms']:9.1f}{figures['p99_ms']:9.1f}"
        f"{figures['bytes_per_move']:12}{figures['others_cpu_s'] / figures['seconds']:8.2f}",
        flush=True,
    )
    return figures


def middle(runs: list[Figures]) -> Figures:
    """Return the median of each figure."""
    return {
        key: median(run[key] for run in runs) if isinstance(value, int | float) else value
        for key, value in runs[0].items()
    }


def middle_ratio(ours: list[Figures], theirs: list[Figures]) -> float:
    """Return the median of the ratios within each round, because the machine's speed changes from minute to minute."""
    pairs = zip(ours, theirs, strict=True)
    return float(median(own["moves_per_cpu_s"] / peer["moves_per_cpu_s"] for own, peer in pairs))


@contextmanager
def westbound(database: str = "", pinned: bool = True) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run our server with raised limits, on a new SQLite file or another *database*."""
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        flags = [f"--{name.replace('_', '-')}=1000000" for name in NO_LIMITS]
        program = str(Path(sys.executable).with_name("westbound"))
        flags.append(f"--database={database or f'sqlite:///{folder}/load.db'}")
        words = [program, "serve", "--port=0", "--bots=1", "--log-level=warning", *flags]
        with serving(words, r"open: \S+?:(\d+)", pinned) as server:
            yield server


@contextmanager
def boardgame_io() -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run their own server, in memory, as in production."""
    with serving([str(page.node()[0]), "peer.mjs", "0"], r"port (\d+)", NODE_ENV="production") as server:
        yield server


@contextmanager
def serving(
    words: list[str], ready: str, pinned: bool = True, **environment: str
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run a server, *pinned* to its core or not, and wait until it prints its port."""
    process = subprocess.Popen(
        words,
        cwd=FOLDER,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=(lambda: os.sched_setaffinity(0, {SERVERS_CORE})) if pinned else None,
    )
    try:
        assert process.stdout
        said = next((found for line in process.stdout if (found := re.search(ready, line))), None)
        assert said, f"{words[0]} did not start"
        yield process, int(said[1])
    finally:
        process.terminate()
        process.wait()


def write(found: Figures, name: str = "load.json") -> None:
    path = ROOT / "build" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(found, indent=1) + "\n")
    print(f"written to {path.relative_to(ROOT)}")


if __name__ == "__main__":
    sys.exit(main())
