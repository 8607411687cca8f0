"""Imports what is measured; if it is not installed, says what to run."""

import importlib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
CURE = f"run make -B bench in {ROOT}"


def installed(module: str) -> Any:
    """Return the module, untyped as most peers are.

    :raises SystemExit: if it cannot be imported.
    """
    try:
        return importlib.import_module(module)
    except ImportError as error:
        raise SystemExit(f"bench: {module} cannot be imported ({error}); {CURE}") from None
