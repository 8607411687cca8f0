"""``python -m tests.screens``: twelve kinds of moments of each game, in four widths, two themes and three languages.

Pictures go to ``build/screens/GAME/MOMENT-WIDTH-SCHEME-LANGUAGE.png``; ``build/screens/index.html`` shows all of them.
``--docs`` takes those of the README only.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from html import escape
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests import ROOT
from tests.browser.conftest import CHROMIUM, FLAGS, SHELL
from tests.browser.people import GAMES, PATIENCE, SCREENS
from tests.screens.moments import NAMES, Moment, moments, seated
from tests.server.serving import Caller, serving

DOCS = ROOT / "docs" / "pictures"
SIZES = {390: 844, 820: 1180, 1440: 900, 1920: 1080}
FINGERS = 820  # pixels up to which a screen is touched
SCHEMES = ("light", "dark")
LANGUAGES = ("en", "fr", "de")
README = {("05-selected", 1440, "light"), ("07-many-choices", 390, "light")}  # in English
DRAWN = """async () => {
  await document.fonts.ready;
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""
TO_CARD = """game => {
  scrollTo(0, 0);
  document.querySelectorAll('article')[game].scrollIntoView({ block: 'nearest' });
}"""


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.screens", description=__doc__)
    parser.add_argument("games", nargs="*", help="all by default")
    parser.add_argument("--moments", default="", help="only those with this in their name")
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--docs", action="store_true", help="take those of the README, in docs/pictures")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    begun = time.monotonic()
    languages = ["en"] if options.docs else options.languages.split(",")
    take = partial(pictures, wanted=options.moments, languages=languages, docs=options.docs)
    with ProcessPoolExecutor(options.jobs) as pool:
        taken = sum(pool.map(take, options.games or GAMES))
    sheet()
    where = DOCS if options.docs else SCREENS / "index.html"
    print(f"{taken} pictures in {time.monotonic() - begun:.0f} s: {where}")


def pictures(game: str, wanted: str, languages: list[str], docs: bool) -> int:
    """Take all pictures of a game, or those of the README; returns how many."""
    folder, taken = SCREENS / game, 0
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, chromium(server.url) as page:
        caller = server.caller()
        for moment in moments(game, caller):
            if wanted not in moment.name or (docs and moment.name not in {name for name, _, _ in README}):
                continue
            path = prepare(page, caller, game, moment)
            for language in languages:
                speak(page, language)
                page.goto(path)
                ready(page, moment)
                for width, height in SIZES.items():
                    resize(page, width, height)
                    if moment.path == "/":
                        page.evaluate(TO_CARD, GAMES.index(game))
                    for scheme in SCHEMES:
                        if docs and (moment.name, width, scheme) not in README:
                            continue
                        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of them
                        page.evaluate(DRAWN)
                        if docs:
                            page.screenshot(path=DOCS / f"{game}-{width}.jpg", type="jpeg", quality=80)
                        else:
                            page.screenshot(path=folder / f"{moment.name}-{width}-{scheme}-{language}.png")
                        taken += 1
    return taken


@contextmanager
def chromium(url: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=SHELL or CHROMIUM, args=FLAGS)
        context = browser.new_context(base_url=url, reduced_motion="reduce", service_workers="block")
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def prepare(page: Page, caller: Caller, game: str, moment: Moment) -> str:
    """Set up the table of a moment; returns the path of its page."""
    if moment.path:
        return moment.path
    page.goto("/icon.svg")
    if not moment.match:
        seats = [caller.open("me", "open", "greedy", name=NAMES[0], game=game)]
    else:
        seats = seated(caller, moment.match)
    for seat, words in moment.then:
        with caller.look(seats[seat]["table"], seats[seat]["key"]) as client:
            assert client.act(words)["say"] == "done", f"{game}: {words} was refused"
    page.goto(f"/table/{seats[0]['table']}#{seats[0]['key']}")
    page.wait_for_function("() => !location.hash")
    return f"/table/{seats[0]['table']}"


def speak(page: Page, language: str) -> None:
    page.goto("/icon.svg")
    kept = {"preferences": {"language": language, "theme": "system", "speed": "instant"}, "guides": list(GAMES)}
    for name, value in kept.items():
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [f"westbound.{name}", json.dumps(value)])


def ready(page: Page, moment: Moment) -> None:
    """Wait until everything is there, and select what is to be selected."""
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    if moment.match and not moment.then and "others" not in moment.name:
        page.locator("button.choice, .board [data-offer]").first.wait_for(state="attached")
    if moment.selects:
        page.locator(".board [data-offer]").first.wait_for()
        asking = page.locator(".board [data-offer][aria-pressed]")
        if asking.count():
            asking.first.press("Enter")
            page.locator("#chosen").wait_for()
        else:  # it would be done at once: only look what it would do
            page.locator(".board [data-offer]").first.focus()


def resize(page: Page, width: int, height: int) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": width <= FINGERS})
    page.set_viewport_size({"width": width, "height": height})


def sheet() -> None:
    """Write a page with all pictures there are."""
    rows = []
    for game in GAMES:
        names = sorted({path.name.rsplit("-", 3)[0] for path in (SCREENS / game).glob("*-*-*-*.png")})
        rows += [f"<h2>{escape(game)} {escape(name)}</h2><div>{thumbnails(game, name)}</div>" for name in names]
    style = "body{font:1rem sans-serif}div{display:flex;flex-wrap:wrap;gap:.5rem;align-items:start}img{height:14rem}"
    (SCREENS / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><title>Screens</title><style>{style}</style>{''.join(rows)}\n"
    )


def thumbnails(game: str, name: str) -> str:
    files = [f"{name}-{width}-{scheme}-{each}.png" for each in LANGUAGES for width in SIZES for scheme in SCHEMES]
    shown = [file for file in files if (SCREENS / game / file).exists()]
    return "".join(f'<a href="{game}/{file}"><img loading=lazy alt="{file}" src="{game}/{file}"></a>' for file in shown)


if __name__ == "__main__":
    main()
