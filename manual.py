"""Build the manual: user docs and API reference as a static site in ``build/docs``.

The pages are gathered in ``build/manual`` at the same paths as in the repository, so that links between them work in
both places.  ``zensical.toml`` has the menu and the look.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).parent
GATHERED = ROOT / "build" / "manual"
SITE = ROOT / "build" / "docs"
PAGES = ["*.md", "LICENSE", "deploy/*", "docs/**/*.md", "docs/pictures/*", "src/westbound/games/*/README.md"]
LOADING = {"data", "href", "poster", "src", "srcset"}  # attributes that make a browser load something ...
PLAIN_LINKS = {"a", "area"}  # ... except on these


def build() -> None:
    """Write the site.  :raises SystemExit: if a link is broken, or a page would load anything from another host."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    for path in pages():
        target = GATHERED / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    program = Path(sys.executable).with_name("zensical")
    if subprocess.run([program, "build", "--clean", "--strict"], cwd=ROOT).returncode:
        raise SystemExit("The manual was not built: see above.")
    built = sorted(SITE.rglob("*.html"))
    foreign = [f"{path.relative_to(SITE)}: {url}" for path in built for url in loaded_from_elsewhere(path.read_text())]
    if foreign or not built:
        raise SystemExit("\n".join(["Pages may load nothing from other hosts:", *foreign]))
    print(f"{len(built)} pages: {SITE / 'index.html'}")


def pages() -> list[Path]:
    """Everything the site is made from."""
    return sorted(path for pattern in PAGES for path in ROOT.glob(pattern))


def loaded_from_elsewhere(html: str) -> list[str]:
    """The URLs on other hosts that a browser loads for a page by itself; links to follow are not among them.

    >>> loaded_from_elsewhere('<a href="https://a.example">A</a> <img src="b.svg"> <script src="//c.example/c.js">')
    ['//c.example/c.js']
    """
    reader = _Reader()
    reader.feed(html)
    return [url for url in reader.urls if urlsplit(url).netloc]


class _Reader(HTMLParser):
    """Collects the URLs that a page loads."""

    def __init__(self) -> None:
        super().__init__()
        self.urls: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in PLAIN_LINKS:
            self.urls += [word for name, value in attrs if name in LOADING for word in (value or "").split()]


if __name__ == "__main__":
    build()
