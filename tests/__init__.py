"""The tests; importing this makes the examples and toy games importable, too."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STORIES = (  # they cover engine and games; `make test` runs them once, with the rules interpreted, unless they are slow
    "tests/engine",
    *sorted(f"tests/{path.parent.name}" for path in ROOT.glob("src/westbound/games/*/rules.py")),
    "tests/contract/test_editions.py",
    "tests/test_text.py",
    "tests/cli/test_terminal.py",
    "tests/cli/test_balance.py",
)

for folder in (ROOT / "examples", ROOT / "tests" / "toys"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

import westbound  # noqa: E402, F401  (first of all: it decides whether compiled modules are found)
