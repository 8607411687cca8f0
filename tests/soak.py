"""Long tests: ``make soak`` runs all of them, ``--due`` only those whose files have changed since they last passed.

A test marked ``soak`` belongs to the part that names its file.  When a part passes, the digest of the files it depends
on goes into ``tests/soaked.json``; it is due again as soon as one of them changes.  A part that needs programs which
are not installed is skipped, but never in CI; it is never due.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field

from tests import ROOT

PASSED = ROOT / "tests" / "soaked.json"
BUILD = ("pxd.py", "setup.py")
RULES = ("src/westbound/engine", "src/westbound/kit", "src/westbound/games/*.py", "src/westbound/games/*/*.py", *BUILD)
SERVER = ("src/westbound/server", "src/westbound/engine", "tests/server/serving.py", "tests/crash.py")
PAGE = ("page.py", ":(glob)web/*", "web/src", "src/westbound/**/*.ftl")
ENGINES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
PACKAGE = ("setup.py", "pxd.py", "page.py", "pyproject.toml", "MANIFEST.in", "requirements", "bench/requirements.txt")


@dataclass(frozen=True)
class Part:
    """Tests, the files whose change makes them due, and the programs they need with their Debian packages."""

    tests: tuple[str, ...]
    files: tuple[str, ...]
    programs: dict[str, str] = field(default_factory=dict)

    def lacking(self) -> list[str]:
        """Return the Debian packages of the programs that are missing."""
        return sorted({package for program, package in self.programs.items() if not shutil.which(program)})

    def digest(self) -> str:
        """Return the digest of those files, including the tests themselves."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *self.files, *self.tests],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        digest = hashlib.sha256()
        for path in sorted(set(listed.rstrip("\0").split("\0"))):
            if (ROOT / path).is_file():
                digest.update(path.encode() + b"\0" + hashlib.sha256((ROOT / path).read_bytes()).digest())
        return digest.hexdigest()


PARTS = {
    "packaging": Part(("tests/test_packaging.py",), (*PACKAGE, "web/package.json", "web/package-lock.json")),
    "crash": Part(("tests/server/test_crash.py",), SERVER),
    "wal": Part(("tests/server/test_wal.py",), SERVER),
    "processes": Part(("tests/server/test_processes.py",), SERVER),
    "connections": Part(("tests/server/test_connections.py",), SERVER),
    "cluster": Part(
        ("tests/server/test_cluster.py",),
        (*SERVER, "deploy/nginx.conf", "tests/server/cluster.py", "tests/server/nginx.py"),
    ),
    "notices": Part(("tests/server/test_notices.py", "tests/server/test_mail.py"), SERVER),
    "beliefs": Part(("tests/colorado/test_beliefs.py", "tests/pioneer_days/test_imagining.py"), RULES),
    "reins": Part(("tests/pioneers/test_reins.py",), RULES),
    "compiled": Part(("tests/contract/test_compiled.py",), (*RULES, "tests/streams.py")),
    "extreme": Part(("tests/contract/test_extreme.py",), (*RULES, "tests/extreme")),
    "minds": Part(("tests/bots/test_minds.py",), (*RULES, "src/westbound/bots", "tests/bots")),
    "arena": Part(
        ("tests/arena/test_ray.py",), ("src/westbound/arena", "tests/arena/toys.py", "tests/arena/players.py")
    ),
    "fuzz": Part(("tests/contract/test_fuzz.py",), (*RULES, "tests/fuzz.py")),
    "browser": Part(("tests/browser",), (*PAGE, "tests/server/serving.py", "tests/server/dealing.py")),
    "engines": Part(
        ("tests/engines/test_engines.py",), (*PAGE, "tests/engines", "tests/server/serving.py"), programs=ENGINES
    ),
}


def passed() -> dict[str, str]:
    """The digest on which each part last passed."""
    found: dict[str, str] = json.loads(PASSED.read_text()) if PASSED.exists() else {}
    return found


def due() -> list[str]:
    """The parts that must pass again, but for those in other browsers, whose drivers hang now and then."""
    known = passed()
    return [name for name, part in PARTS.items() if not part.programs and known.get(name) != part.digest()]


def run(name: str, jobs: int) -> bool:
    """Run the part; if it passes, write that down; returns false if it fails."""
    if lacking := PARTS[name].lacking():
        in_ci = bool(os.environ.get("CI"))
        print(f"soak: {name} {'FAILED' if in_ci else 'SKIPPED'}: install {' '.join(lacking)}", flush=True)
        return not in_ci
    started, digest = time.monotonic(), PARTS[name].digest()
    print(f"soak: {name} ...", flush=True)
    words = ["-q", "-m", "soak", "-n", str(jobs), "--dist", "worksteal", *PARTS[name].tests]
    good = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT).returncode == 0
    print(f"soak: {name} {'passed' if good else 'FAILED'} in {time.monotonic() - started:.0f} s", flush=True)
    if good:
        PASSED.write_text(json.dumps(passed() | {name: digest}, indent=1, sort_keys=True) + "\n")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(PARTS)}; all if none is named")
    parser.add_argument("--due", action="store_true", help="only parts whose files changed since they last passed")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    wanted = options.parts or list(PARTS)
    if options.due:
        waiting = due()
        wanted = [name for name in wanted if name in waiting]
        print(f"soak: due are {', '.join(wanted) or 'none'}", flush=True)
    failed = [name for name in wanted if not run(name, options.jobs)]
    sys.exit(f"soak: failed in {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
