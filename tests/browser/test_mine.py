"""My games: on two devices with one account, whose turn it is, and deleting the account."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, GAMES, PHONE, POLL, Person, expect, expect_turn, play_on
from tests.browser.test_screens import LOCALES
from tests.server.serving import Caller, Json, Server

PASSPHRASE = "many a mile westbound"


def claim(person: Person, name: str) -> str:
    """Claim a name; returns the recovery code."""
    page = person.page
    page.goto("/me")
    form = page.get_by_role("region", name="Claim a name")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Passphrase").fill(PASSPHRASE)
    form.get_by_role("button", name="Claim this name").click()
    expect(page.get_by_role("heading", level=1, name=f"Signed in as {name}")).to_be_visible()
    return page.locator("output").inner_text()


def sign_in(person: Person, name: str) -> None:
    page = person.page
    page.goto("/me")
    form = page.get_by_role("region", name="Sign in")
    form.get_by_label("Your name").first.fill(name)
    form.get_by_label("Passphrase").first.fill(PASSPHRASE)
    form.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", level=1, name=f"Signed in as {name}")).to_be_visible()


def test_one_game_on_two_devices(newcomer: Newcomer) -> None:
    desk, phone = newcomer(), newcomer(size=PHONE)
    address = desk.open_table("me", "random", name="Belle")
    code = claim(desk, "Belle Starr")
    assert re.fullmatch(r"(\w{5}-){3}\w{5}", code)
    desk.show("me-code-desk")
    desk.page.get_by_role("button", name="I’ve written it down").click()
    expect(desk.page.get_by_text(code)).to_have_count(0)

    sign_in(phone, "belle starr")
    phone.go_to("/mine")
    phone.page.get_by_role("link", name="Pioneers").click()
    assert phone.page.url == address
    desk.go_to(address)
    for person, other in ((phone, desk), (desk, phone), (phone, desk)):
        expect_turn([person])
        assert play_on([person], random.Random(2), most=1) == 1
        expect_turn([person])
        while other.ready() != person.ready():  # until the other device shows it, too
            other.page.wait_for_timeout(30)
    desk.expect_no_complaints()
    phone.expect_no_complaints()


def asked(host: Caller, seated: Json) -> bool:
    """Whether it is this player's turn."""
    (game,) = host.post("/api/mine", {"seats": [{"table": seated["table"], "key": seated["key"]}]})["games"]
    return game["asked"] is not None


def test_my_turn_at_three_tables(newcomer: Newcomer, server: Server) -> None:
    anna, host = newcomer(), server.caller()
    seats = []
    for _ in range(3):
        mine = host.open("me", "open", name="Anna")
        theirs = host.sit(mine["table"], "Ben")
        with host.look(mine["table"], mine["key"]) as me, host.look(mine["table"], theirs["key"]) as ben:
            while ben.asked:
                ben.act(ben.choices()[0])
            me.hear() if not me.asked else None
        seats.append((mine, theirs))
    kept = [{"table": mine["table"], "key": mine["key"], "seat": 0, "at": 1} for mine, _ in seats]
    anna.go_to("/")
    anna.page.evaluate("kept => localStorage.setItem('westbound.keys', kept)", json.dumps(kept))
    anna.go_to("/")
    expect(anna.page.get_by_text("Your turn in 3 games")).to_be_visible()
    anna.page.get_by_role("link", name="All my games").click()
    turn = anna.page.get_by_role("region", name=re.compile("^Your turn"))
    expect(turn.get_by_role("listitem").filter(has=anna.page.locator("h3"))).to_have_count(3)
    anna.show("mine-desk")
    turn.get_by_role("link", name=re.compile("^Continue")).first.click()
    anna.page.wait_for_url(re.compile("/table/"))
    expect(anna.page.get_by_role("link", name="My games: your turn in 2 of them")).to_be_visible()
    own = next(mine for mine, _ in seats if anna.page.url.endswith(mine["table"]))
    while asked(host, own):
        if anna.ready():
            anna.choose_any(random.Random(1))
        anna.page.wait_for_timeout(100)
    anna.page.get_by_role("link", name=re.compile("^My games")).click()
    expect(anna.page.get_by_role("region", name=re.compile("^Others’ turn"))).to_be_visible()
    anna.expect_no_complaints()


def test_a_farewell(newcomer: Newcomer, server: Server) -> None:
    anna = newcomer()
    claim(anna, "Calamity")
    anna.page.get_by_role("button", name="I’ve written it down").click()
    with anna.page.expect_download() as saving:
        anna.page.get_by_role("button", name="Download my data").click()
    assert json.loads(saving.value.path().read_text(encoding="utf-8"))["name"] == "Calamity"
    anna.page.locator("summary", has_text="Delete my name").click()
    form = anna.page.locator("form", has_text="deleted for good")
    form.get_by_label("Passphrase").fill("something else")
    form.get_by_role("button", name="Delete my name and data").click()
    expect(anna.page.get_by_role("alert")).to_have_text("Wrong passphrase.")
    form.get_by_label("Passphrase").fill(PASSPHRASE)
    form.get_by_role("button", name="Delete my name and data").click()
    expect(anna.page.get_by_role("region", name="Claim a name")).to_be_visible()
    assert anna.page.evaluate("localStorage.getItem('westbound.account')") == "null"


def show(person: Person, name: str) -> None:
    """Show a screen on a phone, and see that it fits a desk, too."""
    person.show(name)
    person.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    person.expect_to_fit(name)
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


@pytest.mark.parametrize(("language", "scheme"), [("en", "light"), ("fr", "light"), ("de", "dark")])
def test_every_screen_of_mine(newcomer: Newcomer, server: Server, language: str, scheme: str) -> None:
    name = f"{language} {scheme}"
    caller = server.caller()
    seated = [caller.open("me", "random", name="Anna"), caller.open("me", "open", name="Anna")]
    seated += [caller.open("me", "random", "random", name="Anna")]
    with caller.look(seated[0]["table"], seated[0]["key"]) as client:
        client.play_to_the_end(random.Random(3))
    caller.key = caller.post("/api/me", {"name": name, "passphrase": PASSPHRASE})["token"]
    caller.put("/api/me/games", {"seats": [{"table": each["table"], "key": each["key"]} for each in seated]})
    anna = newcomer(size=PHONE, color_scheme=scheme, locale=LOCALES.get(language, "en-GB"))
    tag = f"{language}-{scheme}"
    anna.go_to("/mine")
    anna.page.wait_for_load_state("networkidle")
    show(anna, f"mine-empty-{tag}")
    anna.go_to("/me")
    anna.page.locator("summary").click()
    show(anna, f"me-{tag}")
    anna.page.evaluate(
        "kept => localStorage.setItem('westbound.account', kept)", json.dumps({"name": name, "token": caller.key})
    )
    for screen in ("/mine", "/me", "/"):
        anna.go_to(screen)
        anna.page.wait_for_load_state("networkidle")
        for folded in anna.page.locator("main .card details").all():
            folded.locator("summary").click()
        if screen != "/":
            expect(anna.page.locator("main li").first).to_be_visible()
        show(anna, f"{screen.strip('/') or 'home'}-mine-{tag}")
    anna.expect_no_complaints()


def test_rows_show_the_boards_as_they_stand(newcomer: Newcomer, server: Server) -> None:
    """Also of tables that nobody may watch; what is far down the list is fetched when it comes near."""
    anna, host = newcomer(size=PHONE), server.caller()
    games = [*GAMES, *["pioneers"] * 9]
    seats = [host.open("me", "open", name="Anna", game=game, watchers=False) for game in games]
    for mine in seats:
        host.sit(mine["table"], "Ben")
    kept = [{"table": mine["table"], "key": mine["key"], "seat": 0, "at": 1} for mine in seats]
    page, held = anna.page, list[Route]()
    anna.go_to("/")
    page.evaluate("kept => localStorage.setItem('westbound.keys', kept)", json.dumps(kept))
    page.route("**/picture", lambda route: held.append(route))
    anna.go_to("/mine")
    rows, boards = page.get_by_role("listitem").filter(has=page.locator("h3")), page.locator("img[data-board]")
    expect(rows).to_have_count(len(games))
    anna.load_fonts()
    while len(held) < len(GAMES):
        page.wait_for_timeout(POLL)
    expect(rows.first.locator(".picture svg")).to_be_visible()
    expect(boards).to_have_count(0)
    boxes = [row.bounding_box() for row in rows.all()]
    page.unroute("**/picture")  # which lets those that were held go on
    expect(boards).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    page.wait_for_function("() => [...document.images].every((image) => image.naturalWidth > 0)")
    assert boards.count() < len(games), "the others are too far away"
    assert boxes == [row.bounding_box() for row in rows.all()], "nothing has moved"
    anna.show("mine-boards-phone")
    rows.last.scroll_into_view_if_needed()
    expect(rows.last.locator("img[data-board]")).to_be_visible()
    anna.expect_no_complaints()
