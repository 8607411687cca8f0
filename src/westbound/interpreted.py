"""``WESTBOUND_SOURCE=1`` runs the .py files even where compiled modules lie beside them: to debug, and to compare."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = str(Path(__file__).resolve().parent)


def from_source(path: str) -> FileFinder:
    """A finder that knows no compiled modules, for the folders of rules."""
    folder = Path(path).resolve()
    if not (str(folder).startswith(PACKAGE) or (folder / "rules.py").exists()):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("WESTBOUND_SOURCE"):
    sys.path_hooks.insert(0, from_source)
    sys.path_importer_cache.clear()
