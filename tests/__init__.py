"""The tests; the examples and the toy games are found from here too."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

for folder in (ROOT / "examples", ROOT / "tests" / "toys"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import westbound  # noqa: E402, F401  (first of all: it decides whether compiled modules are found)
