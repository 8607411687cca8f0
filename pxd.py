"""Write the .pxd next to a .py: its constants, fields and methods for Cython.

Everything is written once, in Python.  A module of ``NAME: Final = number`` lines becomes an enum.  In a class, what
``__init__`` assigns under ``if not cython.compiled`` becomes C fields, as do buffers, which can grow (``self.visits:
Numbers = …``), and a method with only numbers in its signature
(and objects that C knows) becomes a C method that needs no GIL; other methods stay Python methods.

Every build writes them anew (``setup.py``).  The compiler gets the same .py with two additions.  A C
method that no class overrides is ``final``, so that C calls it directly.  And the class with ``begin`` gets ``digest``,
and ``options`` and ``choose``, which call ``<step>_options`` and ``<step>_choose``; the build stops if one of these is
missing or belongs to no step.  For interpreted rules, ``engine/steps.py`` does that in ``__init_subclass__``, which C
classes lack.
"""

from __future__ import annotations

import ast
import re
import runpy
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
ENGINE = ROOT / "src" / "westbound" / "engine"
STEPS = runpy.run_path(str(ENGINE / "steps.py"))
FOLDERS = (ROOT / "src", ROOT / "examples", ROOT / "tests" / "toys")
PLAIN = (
    "engine/modular/looker.py",
    "games/*/view.py",
    "games/*/wording.py",
    "server/presenting/diff.py",
    "server/presenting/presenter.py",
    "server/presenting/seen_views.py",
)
C = {"int": "int", "bool": "bint", "None": "void", "Mask": "long long", "float": "double"}
BUFFERS = {"Bytes": "unsigned char[::1]", "Numbers": "int[::1]", "Reals": "double[::1]", "Singles": "float[::1]"}
CELLS = {"row": "short", "masks": "long long", "reals": "double"}
WRITTEN = "# Written by pxd.py"  # how each begins; engine/native.pxd is written by hand
DOORS = {  # numbers only, yet called from Python
    *("advance", "actors", "apply", "check", "digested", "estimated", "follow", "forget", "imagined"),
    *("leaders", "plant", "prepare"),
}


def compiled(folder: Path) -> list[Path]:
    """Return the modules of *folder* with C types: those that import ``cython``."""
    return sorted(path for path in folder.glob("**/*.py") if "\nimport cython\n" in path.read_text())


def plain() -> list[Path]:
    """Return the modules that are compiled as ordinary Python, because a server spends its time in them."""
    return sorted(path for pattern in PLAIN for path in (FOLDERS[0] / "westbound").glob(pattern))


def constants(folder: Path) -> list[Path]:
    """Return the modules of *folder* that contain only named numbers."""
    return sorted(folder.glob("**/names.py"))


def module_name(path: Path) -> str:
    folder = next(folder for folder in FOLDERS if path.is_relative_to(folder))
    return ".".join(path.relative_to(folder).with_suffix("").parts)


@cache
def source(path: Path) -> str:
    """Return the module at *path*; if its last class has ``begin``, with methods derived from its steps at the end."""
    text = without_hook(path.read_text())
    last = ast.parse(text).body[-1]
    functions = {node.name: node for node in ast.walk(last) if isinstance(node, ast.FunctionDef)}
    if not isinstance(last, ast.ClassDef) or "begin" not in functions or "options" in functions:
        return text
    steps = choosing(path, last.name, functions["begin"])
    lines = ["", "    def options(self, step: int) -> None:"]
    lines += [f"        {'el' * (i > 0)}if step == {s}: self.{s.lower()}_options()" for i, s in enumerate(steps)]
    lines += ["", "    def choose(self, step: int, action: int) -> None:"]
    lines += [f"        {'el' * (i > 0)}if step == {s}: self.{s.lower()}_choose(action)" for i, s in enumerate(steps)]
    lines += ["", "    def digest(self) -> Mask:", "        digest: Mask = 0"]
    for name, size in position(path, last):
        indexed = f"self.{name}[i]" if size else f"self.{name}"
        lines += [f"        {f'for i in range({size}): ' if size else ''}digest = mixed(digest, {indexed})"]
    return text + "\n".join([*lines, "        return digest"]) + "\n"


def position(path: Path, rules: ast.ClassDef) -> list[tuple[str, int]]:
    """Return the fields of a position and their sizes (0: a single number), those of the first class first."""
    known = {
        node.name: (node, module)
        for module in [*compiled(path.parent), *compiled(ENGINE)]
        for node in ast.parse(without_hook(module.read_text())).body
        if isinstance(node, ast.ClassDef)
    }
    found: list[tuple[str, int]] = []
    node, module = rules, path
    while node.bases:
        own = []
        for function in node.body:
            if isinstance(function, ast.FunctionDef) and function.name == "__init__":
                numbered = [line for line in fields(function, set()) if " public " in line and " object " not in line]
                own = [sized(line, module) for line in numbered]
        found = own + found
        node, module = known[ast.unparse(node.bases[0])]
    return found  # without the last one: a desk is no part of a position


def sized(field: str, module: Path) -> tuple[str, int]:
    """Return the name and the size of a C field."""
    declared, _, size = field.rstrip("]").partition("[")
    return declared.split()[-1], eval(size, numbers(module)) if size else 0


@cache
def numbers(module: Path) -> dict[str, Any]:
    """Return the named numbers that a module knows."""
    own = next((f / "names.py" for f in module.parents if (f / "names.py").exists()), ENGINE / "names.py")
    return runpy.run_path(str(ENGINE / "names.py")) | runpy.run_path(str(own))


def without_hook(text: str) -> str:
    """Return a module without ``__init_subclass__``, which Cython refuses."""
    lines = text.splitlines(keepends=True)
    for node in defined(text):
        if node.name == "__init_subclass__":
            del lines[node.lineno - 1 : node.end_lineno]
    return "".join(lines)


def choosing(path: Path, rules: str, begin: ast.FunctionDef) -> list[str]:
    """Return the steps that have a choice.  :raises SystemExit: if a method is missing, or belongs to no step."""
    steps = STEPS["headings"](runpy.run_path(str(path.with_name("names.py"))))
    contents = {
        ast.unparse(node.test).removeprefix("step == "): ast.unparse(node.body[0])
        for node in begin.body
        if isinstance(node, ast.If)
    }
    wrong = [f"begin has {name}, which is not a step" for name in contents if name not in steps]
    asking = [step for step in steps if contents.get(step, "return ASK") == "return ASK"]
    names = {node.name for module in compiled(path.parent) for node in defined(module.read_text())}
    deeds = {name for name in names if name.endswith(("_options", "_choose"))}
    if wrong := wrong + STEPS["mistakes"](steps, asking, deeds):
        raise SystemExit(f"{path}: {rules}: {', '.join(wrong)}")
    return [step for step in steps if f"{step.lower()}_options" in deeds]


def pxd(path: Path) -> str:
    """Return the text of the .pxd for the module at *path*."""
    known = {module_name(module) for folder in FOLDERS for module in compiled(folder)}
    lines = [f"{WRITTEN} from {path.name}."]
    if source(path) != without_hook(path.read_text()):  # the digest
        lines.append("from westbound.engine.native cimport mixed")
    enum: list[str] = []
    classes: set[str] = set()  # known to C
    for node in ast.parse(source(path)).body:
        if isinstance(node, ast.If):  # if not cython.compiled
            for n in node.body:
                if isinstance(n, ast.ImportFrom) and n.module != "westbound.engine.steps":  # C doesn't need it
                    lines += cimport(n, n.names)
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            names = [a for a in node.names if a.name not in C and a.name not in BUFFERS]
            classes |= {a.name for a in names}
            lines += cimport(node, names)
        elif isinstance(node, ast.AnnAssign) and node.value:  # PASS: Final = 0
            value = {"True": "1", "False": "0"}.get(ast.unparse(node.value), ast.unparse(node.value))
            enum.append(f"    {ast.unparse(node.target)} = {value}")
        elif isinstance(node, ast.ClassDef):
            bases = f"({ast.unparse(node.bases[0])})" if node.bases else ""
            classes.add(node.name)
            lines += ["", f"cdef class {node.name}{bases}:"]
            for function in node.body:
                if isinstance(function, ast.FunctionDef):
                    lines += fields(function, classes) if function.name == "__init__" else [method(function, classes)]
            if len(lines) > 1 and lines[-1].startswith("cdef class"):
                lines.append("    pass")
    return "\n".join(lines + ["", "cdef enum:"] * bool(enum) + enum) + "\n"


def needed(declared: Path) -> set[Path]:
    """Return a .pxd and all that it imports, directly or not."""
    found: set[Path] = set()
    todo = [declared]
    while todo:
        path = todo.pop()
        found.add(path)
        modules = re.findall(r"^from (\S+) cimport", path.read_text(), re.MULTILINE)
        files = [folder / f"{module.replace('.', '/')}.pxd" for module in modules for folder in FOLDERS]
        todo += [file for file in files if file.exists() and file not in found]
    return found


def finals(path: Path) -> str:
    """Return the ``source`` of the module at *path* with C methods final unless a class overrides them."""
    lines = source(path).splitlines(keepends=True)
    virtual = overridden()
    declared = pxd(path)
    marks = [
        function.lineno - 1
        for function in methods(path)
        if function.name not in virtual and re.search(rf"^    cdef .* {function.name}\(self", declared, re.MULTILINE)
    ]
    for mark in reversed(marks):
        lines.insert(mark, "    @cython.final\n")
    return "".join(lines)


@cache
def overridden() -> set[str]:
    """Return the methods that more than one class defines."""
    names = [m.name for folder in FOLDERS for path in compiled(folder) for m in methods(path)]
    return {name for name in names if names.count(name) > 1}


def methods(path: Path) -> list[ast.FunctionDef]:
    return [node for node in defined(source(path)) if node.name != "__init__"]


def defined(text: str) -> list[ast.FunctionDef]:
    """Return the methods of all classes in a module."""
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return [node for one in classes for node in one.body if isinstance(node, ast.FunctionDef)]


def cimport(node: ast.ImportFrom, names: list[ast.alias]) -> list[str]:
    """Return the same import for C, without the names that only describe fields."""
    known = [a.name for a in names if a.name not in CELLS]
    return [f"from {node.module} cimport {', '.join(known)}"] if known else []


def fields(init: ast.FunctionDef, classes: set[str]) -> list[str]:
    """Return the fields that ``__init__`` assigns; those that start with ``_`` are visible only to C."""
    types = {a.arg: ast.unparse(a.annotation).removesuffix(" | None") for a in init.args.args if a.annotation}
    lines = []
    for node in init.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
            kind = types.get(node.value.id, "")
            if kind[:1].isupper() or kind == "str":  # self.box = box
                lines.append(field(node.targets[0], kind if kind in classes else "object", ""))
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) in BUFFERS:  # self.visits: Numbers = ...
            lines.append(field(node.target, BUFFERS[ast.unparse(node.annotation)], ""))
        elif isinstance(node, ast.If):
            for n in node.body:
                if isinstance(n, ast.AnnAssign):  # self.note: Mask = 0
                    kind = ast.unparse(n.annotation).removesuffix(" | None")
                    lines.append(field(n.target, C.get(kind, kind), ""))
                elif isinstance(n, ast.Assign) and isinstance(n.value, ast.Call):  # self.cash = row(PLAYERS)
                    cell, size = CELLS[ast.unparse(n.value.func)], ast.unparse(n.value.args[0])
                    lines.append(field(n.targets[0], cell, f"[{size}]"))
                elif isinstance(n, ast.Assign) and isinstance(n.value, ast.Constant):  # self.over = False
                    lines.append(field(n.targets[0], C[type(n.value.value).__name__], ""))
                elif isinstance(n, ast.Assign):  # self.step = NO_STEP
                    lines.append(field(n.targets[0], "int", ""))
    return lines


def field(target: ast.expr, kind: str, size: str) -> str:
    assert isinstance(target, ast.Attribute)
    seen = "" if target.attr[0] == "_" else "public "
    return f"    cdef {seen}{kind} {target.attr}{size}"


def method(function: ast.FunctionDef, classes: set[str]) -> str:
    """Return a C method, or one that Python can call, too."""
    assert function.returns, function.name
    returns, arguments = ast.unparse(function.returns), function.args.args[1:]
    kinds = [ast.unparse(a.annotation) for a in arguments if a.annotation]
    plain = len(arguments) - len(function.args.defaults)
    signature = ", ".join(
        ["self"]
        + [
            f"{(C | BUFFERS).get(kind, kind.split('[')[0])} {a.arg}" + "=*" * (i >= plain)
            for i, (a, kind) in enumerate(zip(arguments, kinds, strict=True))
        ]
    )
    if returns in C and all(kind in C or kind in classes for kind in kinds) and function.name not in DOORS:
        return f"    cdef {C[returns]} {function.name}({signature}) noexcept nogil"
    back = "object" if returns == "None" else C.get(returns, returns.split("[")[0])
    return f"    cpdef {back} {function.name}({signature})"


def write(folder: Path) -> None:
    """Write the .pxd of every module in *folder*, and delete those that have none any more."""
    texts = {module.with_suffix(".pxd"): pxd(module) for module in compiled(folder) + constants(folder)}
    for path, text in texts.items():
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    for path in folder.glob("**/*.pxd"):
        if path not in texts and path.read_text().startswith(WRITTEN):
            path.unlink()
