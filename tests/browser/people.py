"""People at the table: each in a browser of their own, doing what a person would do."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.serving import Looker

SCREENS = Path(__file__).parents[2] / "build" / "screens"
PATIENCE = 30_000  # milliseconds, on a busy machine
DESK, PHONE = (1440, 900), (390, 844)
GAMES = ("pioneers", "pioneer_days", "colorado")
CHECKED: set[tuple[str, ...]] = set()  # screens, by language and theme, that were found easy to use
SPOKEN_AND_COLORED = "[document.documentElement.lang, getComputedStyle(document.body).color]"


class Person:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int] = DESK, **context: object) -> None:
        width, height = size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            **{"reduced_motion": "reduce", "locale": "en-GB", **context},  # type: ignore[arg-type]  # Playwright checks
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def leave(self) -> None:
        self.context.close()

    # Coming to a table

    def come(self, game: str) -> None:
        """Open the first page, and pick a game there."""
        self.page.goto("/")
        self.page.get_by_label("Game", exact=True).select_option(game)

    def open_table(self, *seats: str, name: str = "Anna", game: str = "pioneers") -> str:
        """Open a table from the form; seats are ``me``, ``open`` or the name of a bot.  Tells its address."""
        page = self.page
        page.goto("/new")
        page.get_by_label("Your name").fill(name)
        page.locator("section[aria-labelledby$=-game] select").select_option(game)
        page.get_by_role("radio", name=str(len(seats)), exact=True).evaluate("radio => radio.click()")
        chairs = page.locator("section[aria-labelledby$=-seats] select")
        for number, who in enumerate(seats):
            chairs.nth(number).select_option(who if who in ("me", "open") else f"bot {who}")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url(re.compile("/table/"))
        return page.url

    def sit_down(self, address: str, name: str) -> None:
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a seat").click()

    # Playing

    @property
    def prompt(self) -> Locator:
        return self.page.locator("h1")

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choice")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def is_asked(self) -> bool:
        return self.choices.count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("button", name=re.compile("Play again|Join the rematch")).count() > 0

    def words(self) -> list[str]:
        """What can be chosen, in the words of the rules."""
        return [str(words) for words in self.choices.evaluate_all("all => all.map(one => one.dataset.words)")]

    def choose(self, words: str, confirming: str = "Confirm") -> None:
        """Click a choice in the list, and confirm it where it is shown first."""
        button = self.page.locator(f'button.choice[data-words="{words}"]')
        folded = self.page.locator("details:not([open])", has=button)
        if folded.count():
            folded.locator("summary").click()
        button.click()
        confirm = self.page.get_by_role("button", name=confirming)
        if confirm.count():
            confirm.click()

    def choose_any(self, rng: random.Random) -> bool:
        """Choose something, if there is still something to choose."""
        words = self.words()
        if words:
            self.choose(rng.choice(words))
        return bool(words)

    def turn_to(self, tab: str) -> None:
        """Open what is below the board under a tab; on a desk everything is open."""
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            self.tab(tab).click()
            expect(self.tab(tab)).to_have_attribute("aria-pressed", "true")

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Below the board").get_by_role("button", name=name)

    def is_settled(self) -> bool:
        """Whether nothing is on its way any more."""
        return self.page.locator("button.choice[aria-disabled=true]").count() == 0

    # Looking

    def show(self, name: str) -> None:
        """Nothing they see may be hard to use for anybody; with ``SCREENS=1`` a picture of it is kept."""
        if os.environ.get("SCREENS"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SCREENS / f"{name}.png")
        screen = (re.sub("-?(desk|phone)-?", "-", name), *self.page.evaluate(SPOKEN_AND_COLORED))
        if screen not in CHECKED:
            found = Axe().run(self.page, options={"resultTypes": ["violations"]})
            assert not found.response["violations"], f"{name}: {found.generate_report()}"
            CHECKED.add(screen)
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{name}: the page is {width} px too wide"

    def expect_no_complaints(self) -> None:
        assert self.complaints == []


def play_on(people: list[Person], rng: random.Random, most: int = 10_000) -> int:
    """Let them play anything, until the game is over or so many choices are made; tells how many."""
    made = 0
    while made < most and not all(person.is_over for person in people):
        asked = [person for person in people if person.is_asked and person.is_settled()]
        if not asked:
            people[0].page.wait_for_timeout(30)
            continue
        made += asked[0].choose_any(rng)
    return made


def finish(person: Person, rng: random.Random) -> None:
    """Let them play on to the end without a browser, which takes a second; their page sees it all."""
    table = person.page.url.rsplit("/", 1)[1].split("#")[0]
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('westbound.keys'))")
    key = next(each["key"] for each in kept if each["table"] == table)
    with Looker(person.page.url.split("/table/")[0], table, key) as looker:
        looker.play_to_the_end(rng)
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible(timeout=PATIENCE)


def expect_turn(people: list[Person]) -> Person:
    """Whose turn it is, when it is somebody's."""
    for _ in range(1000):
        for person in people:
            if person.is_asked and person.is_settled():
                return person
        people[0].page.wait_for_timeout(30)
    raise AssertionError("it is nobody's turn")


__all__ = ["DESK", "GAMES", "PATIENCE", "PHONE", "SCREENS", "Person", "expect", "expect_turn", "finish", "play_on"]
