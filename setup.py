"""Compile the rules if there is a C compiler; without one they run interpreted.  A wheel includes the page, too.

``python setup.py build_ext --inplace`` builds next to the sources; ``WESTBOUND_EXAMPLES=1`` adds the examples and
the toy games of the tests.
"""

import hashlib
import multiprocessing
import os
import platform
import shutil
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))
import page  # this folder is not on the path during a build
import pxd

JOBS = int(os.environ.get("JOBS") or os.cpu_count() or 1)
WORKERS = JOBS if multiprocessing.get_start_method() == "fork" else 0  # other start methods would run this file again
POPCOUNT = ["-march=x86-64-v2"] if platform.machine() == "x86_64" else []
RULES = ["-g0", "-O3", "-ffp-contract=off", *POPCOUNT]  # sums are rounded as in Python
SHARED = "westbound._cyutility"  # what Cython would otherwise write into every module, and C compile there
PLAIN = ["-g0", "-O1"]  # more would not make ordinary Python faster, but take twice as long to compile
FOLDERS = pxd.FOLDERS if os.environ.get("WESTBOUND_EXAMPLES") else pxd.FOLDERS[:1]
for folder in FOLDERS:
    pxd.write(folder)
ELSEWHERE = {path.name: str(path.relative_to(pxd.ROOT)) for folder in FOLDERS[1:] for path in folder.glob("*/")}


def prepared(path: Path) -> str:
    """Write the source to compile for the module at *path* (see pxd.py); it changes with any .pxd it depends on."""
    target = pxd.ROOT / "build" / "rules" / path.relative_to(pxd.ROOT)
    layout = hashlib.sha256(b"".join(each.read_bytes() for each in sorted(pxd.needed(path.with_suffix(".pxd")))))
    text = f"{pxd.finals(path)}# {layout.hexdigest()}\n"
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.read_text() != text:
        target.write_text(text)
    return str(target.relative_to(pxd.ROOT))


class ModulesAndPage(build_py):
    """What a wheel contains; with an editable install, make builds the page."""

    def run(self) -> None:
        if not self.editable_mode:
            page.build()
            shutil.rmtree(Path(self.build_lib, page.PAGE.relative_to(pxd.ROOT / "src")), ignore_errors=True)
        super().run()


class SourcesAndPage(sdist):
    """What a source distribution contains: the page, too, so that a wheel can be built offline."""

    def run(self) -> None:
        page.build()
        super().run()


modules = cythonize(
    [
        Extension(SHARED, ["_cyutility.c"], extra_compile_args=RULES),
        *(
            Extension(pxd.module_name(path), [prepared(path)], extra_compile_args=RULES, depends=["setup.py"])
            for folder in FOLDERS
            for path in pxd.compiled(folder)
        ),
    ],
    shared_utility_qualified_name=SHARED,
    language_level=3,
    nthreads=WORKERS,
    build_dir="build/c",
    include_path=[str(folder.relative_to(pxd.ROOT)) for folder in FOLDERS],
    compiler_directives={
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "infer_types": True,
        "annotation_typing": False,
        "auto_pickle": False,
    },
)
modules += cythonize(
    [
        Extension(pxd.module_name(path), [str(path.relative_to(pxd.ROOT))], extra_compile_args=PLAIN)
        for path in pxd.plain()
    ],
    language_level=3,
    nthreads=WORKERS,
    build_dir="build/c",
    compiler_directives={"auto_pickle": False},
)
for module in modules:
    module.optional = not os.environ.get("CI")  # without a compiler the sources run interpreted
setup(
    package_dir={"": "src"} | ELSEWHERE,
    ext_modules=modules,
    options={"build_ext": {"parallel": JOBS}},
    cmdclass={"build_py": ModulesAndPage, "sdist": SourcesAndPage},
)
