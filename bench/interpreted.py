"""The rules run as Python: ``WESTBOUND_SOURCE=1 python -m bench.interpreted game seconds times`` prints JSON."""

import json
import os
import subprocess
import sys
from dataclasses import asdict

from bench.installed import ROOT
from bench.ours import batch_rate, westbound, whole_games
from bench.timing import Effort, Rate

PLAYERS = 4


def interpreted_rate(game: str, effort: Effort) -> Rate:
    """Measure a game with interpreted rules, in a separate process.

    :raises SystemExit: if that process fails.
    """
    answer = subprocess.run(
        [sys.executable, "-m", "bench.interpreted", game, str(effort.seconds), str(effort.times)],
        cwd=ROOT,
        env=os.environ | {"WESTBOUND_SOURCE": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    if answer.returncode:
        raise SystemExit("bench: the interpreted half failed, see above")
    return Rate(**json.loads(answer.stdout))


def main() -> None:
    """Measure and print."""
    if westbound().compiled():
        raise SystemExit("bench: WESTBOUND_SOURCE=1 is set, yet the rules are compiled")
    game, seconds, times = sys.argv[1:]
    print(json.dumps(asdict(batch_rate(whole_games(game, PLAYERS), Effort(float(seconds), int(times))))))


if __name__ == "__main__":
    main()
