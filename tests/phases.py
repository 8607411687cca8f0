"""All tests on a few cores: ``make test``, or ``python -m tests.phases``.

The browser tests come first, by themselves: people do not play beside a compiler, and starved pages time out.  Then
everything else runs in two lanes.  The stories of engine and games run with the rules interpreted, for coverage;
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

from tests import ROOT, STORIES

BIN = Path(sys.executable).parent
LOGS = ROOT / "build" / "tests"
JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 2)
PYTEST = f"pytest -q --durations=10 --durations-min=5 --dist worksteal -n {JOBS}"


@dataclass
class Phase:
    """Commands that run one after the other in one environment."""

    name: str
    commands: list[str]
    environment: dict[str, str]
    seconds: float = 0.0
    passed: bool = False

    def run(self, beside: bool) -> None:
        """Run until a command fails; the output of a phase that runs *beside* another is printed at the end."""
        started = time.monotonic()
        LOGS.mkdir(parents=True, exist_ok=True)
        said = LOGS / f"{self.name}.log"
        with said.open("w") as log:
            # Everything that is started would otherwise compile its sources again.
            environment = os.environ | {"PYTHONDONTWRITEBYTECODE": ""} | self.environment
            self.passed = not any(
                subprocess.run(
                    [BIN / first if (BIN / first).exists() else first, *rest],
                    cwd=ROOT,
                    env=environment,
                    stdout=log if beside else None,
                    stderr=subprocess.STDOUT if beside else None,
                ).returncode
                for first, *rest in map(shlex.split, self.commands)
            )
        self.seconds = time.monotonic() - started
        if beside:
            print(f"\n{said.read_text()}", end="")
        print(f"{self.name}: {'passed' if self.passed else 'FAILED'} in {self.seconds:.0f} s", flush=True)


BROWSER = Phase("browser", [f"{PYTEST} tests/browser"], {})
COMPILED = Phase("compiled", [f"{PYTEST} --ignore=tests/browser -m 'not soak and (slow or not story)'"], {})
INTERPRETED = Phase(
    "interpreted",
    [
        "coverage erase",
        f"coverage run -m {PYTEST} -m 'not soak and not slow' {' '.join(STORIES)} tests/contract/test_golden.py",
        "coverage combine -q",
        "coverage report",
    ],
    {"WESTBOUND_SOURCE": "1"},
)
PAGE = Phase("page", ["python page.py test"], {})
LINT = Phase("lint", ["ruff check .", "ruff format --check .", "mypy", "python page.py check lint"], {})


def run_beside(phases: list[Phase]) -> None:
    for phase in phases:
        phase.run(beside=True)


def main() -> None:
    BROWSER.run(beside=False)
    lanes = ([COMPILED], [PAGE, LINT, INTERPRETED])  # about as long as each other
    others = [threading.Thread(target=run_beside, args=[phases]) for phases in lanes]
    for other in others:
        other.start()
    for other in others:
        other.join()
    everything = [BROWSER, COMPILED, PAGE, LINT, INTERPRETED]
    print("\n" + "".join(f"{phase.seconds:6.0f} s  {phase.name}\n" for phase in everything), end="")
    failed = [phase.name for phase in everything if not phase.passed]
    sys.exit(f"failed: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
