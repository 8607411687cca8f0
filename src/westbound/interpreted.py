"""Runs .py files that have a compiled module next to them: to debug, to compare, and for untrusted editions.

``WESTBOUND_SOURCE=1`` runs them in the whole process.  ``Interpreted`` loads some modules a second time, in addition to
the compiled ones, which stay loaded.
"""

import builtins
import os
import sys
import threading
from collections.abc import Mapping, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType

PACKAGE = str(Path(__file__).resolve().parent)
SOURCES = SourceFileLoader, SOURCE_SUFFIXES
ENGINE = tuple(  # what rules derive from
    f"westbound.engine.{name}" for name in ("desk", "flow", "knowing.imaginer", "knowing.sight")
)


def from_source(path: str) -> FileFinder:
    """Return a finder that ignores compiled modules, for folders with rules."""
    folder = Path(path).resolve()
    rules = (folder / "rules.py", folder.parent / "rules.py")  # beside it, or beside the room of its chapters
    if not folder.is_dir() or not (str(folder).startswith(PACKAGE) or any(path.exists() for path in rules)):
        raise ImportError(path)
    return FileFinder(path, SOURCES)


class Interpreted:
    """A second instance of some modules, run from their sources; they import each other and share all others.

    They are not in ``sys.modules``.
    """

    def __init__(self, *names: str) -> None:
        """*names* are the modules and packages that are not shared."""
        self._names = names
        self._modules: dict[str, ModuleType] = {}
        self._builtins = {**vars(builtins), "__import__": self._import}
        self._lock = threading.RLock()

    def load(self, name: str) -> ModuleType:
        """Return the second instance of a module that is not shared."""
        with self._lock:
            if name not in self._modules:
                spec = source_of(name)
                assert spec.loader
                module = self._modules[name] = module_from_spec(spec)
                vars(module)["__builtins__"] = self._builtins
                spec.loader.exec_module(module)
            return self._modules[name]

    def _has(self, name: str) -> bool:
        return any(name == own or name.startswith(f"{own}.") for own in self._names)

    def _import(
        self,
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        """Import for these modules.  :raises ImportError: if an unshared module is not imported with ``from``."""
        if not self._has(name):
            if any(self._has(f"{name}.{inner}") for inner in fromlist or ("",)):
                raise ImportError(f"one of {name} is not shared: import it by its full name", name=name)
            return builtins.__import__(name, globals, locals, fromlist or (), level)
        if not fromlist:
            raise ImportError(f"{name} is not shared: say from where something is to be imported", name=name)
        module = self.load(name)
        for inner in fromlist:
            if inner != "*" and not hasattr(module, inner):
                setattr(module, inner, self.load(f"{name}.{inner}"))
        return module


def source_of(name: str) -> ModuleSpec:
    """Return the spec of a module's source.  :raises ModuleNotFoundError: if there is none."""
    spec = find_spec(name)
    if spec and spec.origin:
        folder = Path(spec.origin).parent.parent if spec.submodule_search_locations else Path(spec.origin).parent
        spec = FileFinder(str(folder), SOURCES).find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"no source of {name}", name=name)
    return spec


if os.environ.get("WESTBOUND_SOURCE"):
    sys.path_hooks.insert(0, from_source)
    sys.path_importer_cache.clear()
