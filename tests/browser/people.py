"""People at a table, each in a browser of their own."""

from __future__ import annotations

import os
import random
import re
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.server.dealing import Dealer
from tests.server.serving import Caller, Client, Json, play_out
from westbound import Match

SCREENS = Path(__file__).parents[2] / "build" / "screens"
PATIENCE = 30_000  # milliseconds, on a busy machine
expect.set_options(timeout=PATIENCE)
POLL = 25  # milliseconds between two looks at a page
DESK, LARGE_DESK, PHONE = (1440, 900), (1920, 1080), (390, 844)
LIGHT_DESK_AND_DARK_PHONE = pytest.mark.parametrize(
    ("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"]
)
GAMES = ("pioneers", "pioneer_days", "colorado")
LANGUAGE_AND_COLOR = "[document.documentElement.lang, getComputedStyle(document.body).color]"
VARIANT = re.compile("-(desk|laptop|phone|light|dark|en|fr|de|390|1440)(?=-|$)")
# After a frame in which nothing changed, for what changes may become a tab stop that scrolls, a frame later.  There
# are no media and no frames to look into.
AXE = """async (rules) => {
  let changed = true;
  const watch = new MutationObserver(() => { changed = true; });
  watch.observe(document, { subtree: true, childList: true, characterData: true });
  while (changed) {
    changed = false;
    await new Promise(requestAnimationFrame);
    await new Promise((later) => setTimeout(later));
  }
  watch.disconnect();
  return axe.run({ resultTypes: ['violations'], preload: false, iframes: false, ...rules });
}"""
CONTRAST = "color-contrast"  # takes most of the time; depends on the theme, but not on the language
ALL: Json = {}
BUT_CONTRAST: Json = {"rules": {CONTRAST: {"enabled": False}}}
ONLY_CONTRAST: Json = {"runOnly": [CONTRAST]}

# The choices in the list, and those that only the board shows.
WORDS = """() => {
  const listed = [...document.querySelectorAll('button.choice')].map((one) => one.dataset.words);
  const drawn = [...document.querySelectorAll('.board [data-offer]')].filter((one) => one.checkVisibility());
  return [...new Set([...listed, ...drawn.map((one) => one.dataset.offer)])];
}"""
# Whoever closes a sheet goes a step back in the browser's history; what is opened before that is done is aborted.
SETTLED = "() => !history.state?.over || document.querySelector('dialog[open], [popover]:popover-open') !== null"
# `fonts.ready` may come before a font is even wanted.
FONTS = """async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
# The choices that can be made now; null while there are none, or while an action is on its way.
READY = f"""() => {{
  const choices = [...document.querySelectorAll('button.choice, .board [data-offer]')];
  if (!choices.length || choices.some((one) => one.ariaDisabled === 'true')) return null;
  return ({WORDS})();
}}"""
# They have closed the guide of every game; a page without an address has no storage.
GUIDED = f"""if (location.protocol.startsWith('http')) {{
  localStorage.setItem('westbound.guides', JSON.stringify({list(GAMES)}));
}}"""
CONFIRMING = """if (location.protocol.startsWith('http')) {
  const kept = JSON.parse(localStorage.getItem('westbound.preferences') ?? '{}');
  localStorage.setItem('westbound.preferences', JSON.stringify({ ...kept, confirmAll: true }));
}"""
# They have unfolded the list of all choices, which the page remembers.
LISTED = "if (location.protocol.startsWith('http')) localStorage.setItem('westbound.choices', 'true');"
# What a page shows that does not let anybody choose.
STUCK = """() => ({
  asks: document.querySelector('h1')?.textContent.trim(),
  choices: [...document.querySelectorAll('button.choice, .board [data-offer]')]
    .map((one) => one.outerHTML.slice(0, 300)),
  focus: document.activeElement?.outerHTML.slice(0, 200),
  says: document.querySelector('main')?.innerText,
})"""
OVER = """() => [...document.querySelectorAll('main button.big')]
  .some((one) => /Play again|Join the rematch/.test(one.textContent))"""


@cache
def caller(url: str) -> Caller:
    """The HTTP client that sets up tables on a server."""
    return Dealer(url)


class Checked:
    """The screens that axe has seen in this run, in a folder that all workers share."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)

    def rules_for(self, screen: str, language: str, color: str) -> Json | None:
        """What axe still has to check: contrast once per screen and theme, all else once per screen and language."""
        said, seen = self._is_new(screen, language), self._is_new(screen, color)
        if said:
            return ALL if seen else BUT_CONTRAST
        return ONLY_CONTRAST if seen else None

    def _is_new(self, *screen: str) -> bool:
        try:
            (self._folder / " ".join(screen)).touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


class Person:
    """A player with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        checked: Checked,
        size: tuple[int, int] = DESK,
        guided: bool = True,
        listed: bool = True,
        **context: object,
    ) -> None:
        width, height = size
        self.url, self.checked = url, checked
        # Installing the service worker fetches the whole page once more, so only tests about it allow it.
        usual = {
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            "has_touch": size == PHONE,
        }
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            **{**usual, **context},  # type: ignore[arg-type]  # Playwright checks
        )
        self.context.set_default_timeout(PATIENCE)
        if guided:
            self.context.add_init_script(GUIDED)
        if listed:
            self.context.add_init_script(LISTED)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)

    def leave(self) -> None:
        self.context.close()

    def always_confirm(self) -> None:
        """Turn on "Always confirm" for the pages opened from now on."""
        self.context.add_init_script(CONFIRMING)

    def hurry(self) -> None:
        """Play every animation of the page at fifty times its speed."""
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 50})

    def turn_into_a_phone(self) -> None:
        """Make the page as small as a phone's, and fingers the pointer."""
        self.context.new_cdp_session(self.page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})

    # Coming to a table

    def go_to(self, address: str) -> None:
        """Open another page."""
        self.page.wait_for_function(SETTLED, polling=POLL)
        self.page.goto(address)

    def reload(self) -> None:
        self.page.wait_for_function(SETTLED, polling=POLL)
        self.page.reload()

    def come(self, game: str = "pioneers") -> Locator:
        """Open the home page; returns the card of a game."""
        self.go_to("/")
        return self.card(game)

    def card(self, game: str) -> Locator:
        """The card of a game on the home page."""
        return self.page.get_by_role("article", name=game.replace("_", " ").title(), exact=True)

    def expect_home(self) -> None:
        """Wait for the home page."""
        expect(self.page.get_by_role("button", name="Play Pioneers")).to_be_visible()

    def play_now(self, game: str = "pioneers") -> None:
        """Play against bots in one click, from the home page."""
        self.come(game).get_by_role("button", name="Play").click()

    def open_table(self, *seats: str, name: str = "Anna", **more: object) -> str:
        """Open a table over HTTP and enter it; seats are ``me``, ``open`` or the name of a bot.  Returns its URL."""
        self.enter(caller(self.url).open(*seats, name=name, **more))
        return self.page.url

    def open_table_by_form(self, *seats: str, name: str = "Anna", game: str = "pioneers") -> str:
        """The same, with the form of the page."""
        page = self.page
        self.go_to("/new")
        page.get_by_label("Your name").fill(name)
        page.locator(f"input[type=radio][value={game}]").check()
        page.get_by_role("radio", name=str(len(seats)), exact=True).evaluate("radio => radio.click()")
        chosen = page.locator("section[aria-labelledby$=-seats] select")
        for number, who in enumerate(seats):
            chosen.nth(number).select_option(who if who in ("me", "open") else f"bot {who}")
        page.get_by_role("button", name="Open table").click()
        page.wait_for_url(re.compile("/table/"))
        return page.url

    def sit_down(self, address: str, name: str) -> None:
        """Take an open seat over HTTP and enter the table."""
        self.enter(caller(self.url).sit(table_of(address), name))

    def sit_down_by_form(self, address: str, name: str) -> None:
        """The same, with the form of the page."""
        self.go_to(address)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Take a seat").click()

    def enter(self, seat: Json) -> None:
        """Come by the link of a seat."""
        self.go_to(f"/table/{seat['table']}#{seat['key']}")
        self.page.wait_for_function("() => !location.hash", polling=POLL)

    # Playing

    @property
    def prompt(self) -> Locator:
        return self.page.locator("h1")

    @property
    def choices(self) -> Locator:
        return self.page.locator("button.choice")

    @property
    def confirm(self) -> Locator:
        """The button that confirms the selected choice, in any language."""
        return self.page.locator("button[aria-describedby=chosen]")

    @property
    def bubble(self) -> Locator:
        """What asks before a choice that cannot be undone freely."""
        return self.page.get_by_role("dialog", name="Selected")

    @property
    def undo(self) -> Locator:
        """The button that undoes without asking anybody."""
        return self.page.get_by_role("button", name="Undo", exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate(OVER))

    def ready(self) -> list[str]:
        """The choices that can be made now, in the words of the rules."""
        return [str(words) for words in self.page.evaluate(READY) or []]

    def words(self) -> list[str]:
        """The choices on the page, in the words of the rules."""
        return [str(words) for words in self.page.evaluate(WORDS)]

    def choose(self, words: str, confirming: str = "") -> None:
        """Click a choice in the list, and confirm it if it asks, with a button that says *confirming*."""
        button = self.page.locator(f'button.choice[data-words="{words}"]')
        if not button.count():
            self.unfold()
        if button.evaluate("button => button.closest('details:not([open])') !== null"):
            self.page.locator("details", has=button).locator("summary").click()
        button.click()
        if self.confirm.count():
            self.confirm.filter(has_text=confirming).click()

    def unfold(self) -> None:
        """List every choice."""
        if self.has_tabs:
            self.turn_to("Choices")
        else:
            self.page.locator("button.unfold").click()

    def expect_choice(self, words: str) -> None:
        """Wait until something can be chosen."""
        self.page.wait_for_function(f"words => ({READY})()?.includes(words)", arg=words, polling=POLL)

    def choose_any(self, rng: random.Random) -> bool:
        """Choose something, if there is still something to choose."""
        words = self.words()
        if words:
            self.choose(rng.choice(words))
        return bool(words)

    @property
    def has_tabs(self) -> bool:
        """Whether the screen is so small that tabs share the room below the board."""
        size = self.page.viewport_size
        return size is not None and (size["width"] < 900 or size["height"] < 576)

    def turn_to(self, tab: str) -> None:
        """Open a tab below the board; on a desktop everything is open."""
        if self.has_tabs:
            self.tab(tab).click()
            expect(self.tab(tab)).to_have_attribute("aria-pressed", "true")

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("group", name="Below the board").get_by_role("button", name=name)

    def seat(self) -> Client:
        """A connection of their own to the table they are at, without the browser."""
        table = table_of(self.page.url)
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('westbound.keys'))")
        key = next(each["key"] for each in kept if each["table"] == table)
        return Client(self.url, table, key)

    # Looking

    def load_fonts(self) -> None:
        """Fetch all fonts of the page, so that none comes later and moves something."""
        self.page.evaluate(FONTS)

    def show(self, name: str) -> None:
        """Check that the screen is accessible and not too wide; with ``SCREENS=1`` keep a picture of it."""
        if os.environ.get("SCREENS"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SCREENS / f"{name}.png")
        rules = self.checked.rules_for(VARIANT.sub("", name), *self.page.evaluate(LANGUAGE_AND_COLOR))
        if rules is not None:
            if not self.page.evaluate("'axe' in window"):
                self.page.evaluate(AXE_SCRIPT)
            found = AxeResults(self.page.evaluate(AXE, rules))
            assert not found.response["violations"], f"{name}: {found.generate_report()}"
        self.expect_to_fit(name)

    def expect_to_fit(self, name: str) -> None:
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{name}: the page is {width} px too wide"

    def expect_no_complaints(self) -> None:
        assert self.complaints == []


def table_of(address: str) -> str:
    """The table that an address belongs to."""
    return re.sub(r"^.*/table/(\w+).*$", r"\1", address)


def play_on(people: list[Person], rng: random.Random, most: int = 10_000) -> int:
    """Choose at random until the game is over or *most* choices are made; returns how many were made."""
    made = 0
    while made < most and not all(person.is_over for person in people):
        for person in people:
            if words := person.ready():
                person.choose(rng.choice(words))
                made += 1
                break
        else:
            people[0].page.wait_for_timeout(POLL)
    return made


def resume(host: Caller, match: Match, *seats: str, name: str = "Anna") -> Json:
    """Open a table on the server that continues *match*; seats as in ``open_table``."""
    record = match.record.dumps().encode()
    table = host.http.post("/api/records", content=record, headers=host._headers()).raise_for_status().json()["id"]
    at = len(host.get(f"/api/tables/{table}/replay?eyes=none")["frames"])
    wanted = [{"who": who} if who in ("me", "open") else {"who": "bot", "bot": who} for who in seats]
    seat: Json = host.post(f"/api/tables/{table}/fork", {"at": at, "seats": wanted, "name": name})
    return seat


def finish(people: list[Person], rng: random.Random, looking: bool = False) -> None:
    """Play to the end without the browsers; only *looking* pages follow all of it, which takes a while."""
    addresses, seats = [person.page.url for person in people], [person.seat() for person in people]
    if not looking:
        for person in people:
            person.go_to("about:blank")
    play_out(seats, rng)
    for person, seat, address in zip(people, seats, addresses, strict=True):
        seat.socket.close()
        if not looking:
            person.go_to(address)
        expect(person.page.get_by_role("button", name="Play again")).to_be_visible(timeout=2 * PATIENCE)


def expect_turn(people: list[Person]) -> Person:
    """Wait until one of them can choose; returns that one."""
    if len(people) == 1:
        with suppress(TimeoutError):
            people[0].page.wait_for_function(READY, polling=POLL)
            return people[0]
    for _ in range(PATIENCE // POLL if len(people) > 1 else 0):
        for person in people:
            if person.ready():
                return person
        people[0].page.wait_for_timeout(POLL)
    raise AssertionError(f"it is nobody's turn: {[person.page.evaluate(STUCK) for person in people]}")


__all__ = [
    "DESK",
    "FONTS",
    "GAMES",
    "LARGE_DESK",
    "LIGHT_DESK_AND_DARK_PHONE",
    "PATIENCE",
    "PHONE",
    "POLL",
    "SCREENS",
    "Checked",
    "Person",
    "expect",
    "expect_turn",
    "finish",
    "play_on",
    "resume",
]
