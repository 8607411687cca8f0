"""Imports what is measured; if it is not installed, says what to run."""

import importlib
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCKED = "-m pip install --require-hashes -r bench/requirements.txt"
OURS = "-m pip install --no-deps --no-build-isolation ."
COMPILE = "setup.py build_ext --inplace"


def installed(module: str) -> Any:
    """Return the module, untyped as most peers are.

    :raises SystemExit: if it cannot be imported.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        run = cure(error.name or module)
        raise SystemExit(f"bench: {module} cannot be imported ({error}); in {ROOT} run: {run}") from None


def cure(module: str) -> str:
    """Return the command that installs a missing module."""
    package = module.partition(".")[0]
    if package == "connect_four":
        return f"WESTBOUND_EXAMPLES=1 {sys.executable} {COMPILE}"
    return f"{sys.executable} {OURS if package == 'westbound' else LOCKED}"
