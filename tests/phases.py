"""All tests on a few cores: ``make test``, or ``python -m tests.phases``.

The browser tests come first: people do not play beside a compiler, and starved pages time out.  While they wait, lint
runs at the lowest priority; before it, all tests are imported, so that Python need not compile them in each process.
Then everything else runs in two lanes.  The stories of engine and games run with the rules interpreted, for coverage;
everything else runs compiled.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests import ROOT, STORIES

BIN = Path(sys.executable).parent
LOGS = ROOT / "build" / "tests"
JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 2)
PYTEST = "pytest -q --durations=10 --durations-min=5 --dist worksteal -n"


@dataclass
class Phase:
    """Commands that run one after the other in one environment."""

    name: str
    commands: list[str]
    environment: dict[str, str]
    niceness: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0  # of all processes that were waited for: PostgreSQL's are missing
    passed: bool = False

    def run(self, beside: bool) -> None:
        """Run until a command fails; the output of a phase that runs *beside* another is printed at the end."""
        started = time.monotonic()
        LOGS.mkdir(parents=True, exist_ok=True)
        said = LOGS / f"{self.name}.log"
        with said.open("w") as log:
            # Everything that is started would otherwise compile its sources again.
            environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""} | self.environment
            output = {"stdout": log, "stderr": subprocess.STDOUT} if beside else {}
            self.passed = all(self._succeeds(command, env=environment, **output) for command in self.commands)
        self.seconds = time.monotonic() - started
        if beside:
            print(f"\n{said.read_text()}", end="")
        took = f"{self.seconds:.0f} s ({self.cpu_seconds:.0f} s of CPU)"
        print(f"{self.name}: {'passed' if self.passed else 'FAILED'} in {took}", flush=True)

    def _succeeds(self, command: str, **how: Any) -> bool:
        first, *rest = shlex.split(command)
        words = ["nice", "-n", str(self.niceness), BIN / first if (BIN / first).exists() else first, *rest]
        process = subprocess.Popen(words, cwd=ROOT, **how)
        _, status, used = os.wait4(process.pid, 0)
        self.cpu_seconds += used.ru_utime + used.ru_stime
        process.returncode = os.waitstatus_to_exitcode(status)
        return process.returncode == 0


# Those of the server wait for timers and for each other, so one more at a time runs than there are cores.
WAITING = JOBS + 1

BROWSER = Phase("browser", [f"{PYTEST} {JOBS} tests/browser"], {})
COMPILED = Phase("compiled", [f"{PYTEST} {WAITING} --ignore=tests/browser -m 'not soak and (slow or not story)'"], {})
INTERPRETED = Phase(
    "interpreted",
    [
        "coverage erase",
        f"coverage run -m {PYTEST} {JOBS} -m 'not soak and not slow' {' '.join(STORIES)} tests/contract/test_golden.py",
        "coverage combine -q",
        "coverage report",
    ],
    {"WESTBOUND_SOURCE": "1"},
)
IMPORTED = Phase("imported", ["pytest -qq --collect-only"], {}, niceness=19)
PAGE = Phase("page", ["python page.py test"], {})
LINT = Phase("lint", ["ruff check .", "ruff format --check .", "mypy", "python page.py check lint"], {}, niceness=19)


def run_beside(phases: list[Phase]) -> None:
    for phase in phases:
        phase.run(beside=True)


def main() -> None:
    lanes = ([COMPILED], [PAGE, INTERPRETED])  # about as long as each other
    first, *others = [threading.Thread(target=run_beside, args=[phases]) for phases in ([IMPORTED, LINT], *lanes)]
    first.start()
    BROWSER.run(beside=False)
    for other in others:
        other.start()
    for each in (first, *others):
        each.join()
    everything = [BROWSER, COMPILED, PAGE, IMPORTED, LINT, INTERPRETED]
    print("\n  time     CPU")
    print("".join(f"{each.seconds:4.0f} s  {each.cpu_seconds:4.0f} s  {each.name}\n" for each in everything), end="")
    failed = [phase.name for phase in everything if not phase.passed]
    sys.exit(f"failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
