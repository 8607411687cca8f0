"""Measures how long a bot's answer takes beside many tables where only bots play: ``python -m bench.bot_tables``."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.figures import machine
from tests.server.serving import Caller, Client, serving


def main() -> None:
    """Print the delay alone, and beside the tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.bot_tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="where only bots play")
    parser.add_argument("--answers", type=int, default=100, help="of a bot to a player, to measure")
    asked = parser.parse_args()
    print("  ".join(f"{key}: {value}" for key, value in machine().items()))
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), bots=0, log_level="warning") as server:
        caller = server.caller()
        report("alone", delays(caller, asked.answers))
        for _ in range(asked.tables):
            caller.open("greedy", "greedy", "greedy", "greedy", game="colorado")
        report(f"beside {asked.tables} tables", delays(caller, asked.answers))


def delays(caller: Caller, answers: int) -> list[float]:
    """The milliseconds from a player's move until the bot has answered, that many times."""
    found: list[float] = []
    while len(found) < answers:
        seated = caller.open("me", "random")
        with caller.look(seated["table"], seated["key"]) as client:
            while not client.over and len(found) < answers:
                found += next_delay(client)
    return found


def next_delay(client: Client) -> list[float]:
    """Play one action; return how long the bot takes for its own, if it is next."""
    while not client.asked and not client.over:
        client.hear()
    if client.over:
        return []
    client.act(client.choices()[0])
    if client.asked or client.over:
        return []
    began, version = perf_counter(), client.version
    while client.version == version:
        client.hear()
    return [1000 * (perf_counter() - began)]


def report(name: str, found: list[float]) -> None:
    found.sort()
    print(f"{name:24} median {median(found):8.1f} ms   slowest of a hundred {found[-1 - len(found) // 100]:8.1f} ms")


if __name__ == "__main__":
    main()
