"""Games over several days: clocks, absent players, passing in advance, and catching up."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

import westbound
from tests.browser.conftest import Newcomer
from tests.browser.people import DESK, PHONE, Person, expect, expect_turn, play_on, resume
from tests.server.dealing import dealing
from tests.server.serving import Client, Json, Server
from westbound import Match
from westbound.engine.record import Played, Record

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with dealing(tmp_path_factory.mktemp("days"), grace=0) as server:
        yield server


def tag(size: tuple[int, int]) -> str:
    return "phone" if size == PHONE else "desk"


def fold(person: Person, title: str) -> Locator:
    """Open a collapsed part of the form."""
    part = person.page.locator("details", has=person.page.get_by_role("heading", name=title))
    part.locator("summary").click()
    return part


def open_with_clock(person: Person, pace: str) -> str:
    """Open a table for two with a clock, with the form."""
    page = person.page
    page.goto("/new")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="2", exact=True).evaluate("radio => radio.click()")
    fold(person, "Pace").get_by_label("Pace").select_option(pace)
    person.show(f"new-clock-{pace}")
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url(re.compile("/table/"))
    return page.url


def clocks(person: Person) -> Locator:
    return person.page.get_by_role("timer")


def from_menu(person: Person, name: str) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog", name="Table menu").get_by_role("button", name=name).click()


def play_turns(client: Client, count: int) -> None:
    """Play until *count* turns of this player have begun; a bot plays for the other."""
    rng = random.Random(4)
    mine = f"turn-of {client.view['players'][client.seat]['color']}"
    while [turn(line) for line in client.lines].count(mine) < count:
        if client.asked:
            client.act(rng.choice(client.choices()))
        else:
            client.hear()


def turn(line: Json) -> str:
    """The key and color of a log line that starts a turn."""
    return f"{line['key']} {line['parts'][0][2]}" if line.get("parts") else ""


def go_on(person: Person, title: str = "Pioneers") -> None:
    """Go back to the table from the home page."""
    person.page.get_by_role("region", name="My games").get_by_role("link", name=title, exact=True).click()


@SIZES
def test_clocks_run_and_stand_still_by_consent(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    ben.sit_down(open_with_clock(anna, "evening"), "Ben")
    asked = expect_turn([anna, ben])
    other = ben if asked is anna else anna
    other.turn_to("Table")
    expect(clocks(other)).to_have_count(2)
    running = other.page.locator(".clock.runs")
    expect(running).to_have_count(1)
    before = running.inner_text()
    expect(running).not_to_have_text(before)
    other.show(f"clocks-{tag(size)}")

    from_menu(other, "Pause clocks")
    expect(other.page.get_by_text("You asked to pause the clocks.").first).to_be_visible()
    expect(asked.page.get_by_role("alert")).to_contain_text("wants to pause the clocks")
    asked.show(f"pause-asked-{tag(size)}")
    asked.page.get_by_role("button", name="Agree").click()
    for person in (asked, other):
        expect(person.page.get_by_role("group", name="The clocks are paused.")).to_be_visible()
    expect(running).to_have_count(0)
    other.show(f"paused-{tag(size)}")
    other.page.get_by_role("button", name="Resume").click()
    expect(running).to_have_count(1)
    for person in (anna, ben):
        person.expect_no_complaints()


def test_over_days_a_clock_tells_days(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    ben.sit_down(open_with_clock(anna, "days"), "Ben")
    expect_turn([anna, ben])
    expect(anna.page.locator(".clock:not(.runs)")).to_contain_text("8 days")
    anna.show("clocks-days")


@SIZES
def test_a_bot_plays_for_who_has_left_until_they_come_back(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna, ben = newcomer(size=size), newcomer(size=size)
    ben.sit_down(anna.open_table("me", "open"), "Ben")
    expect_turn([anna, ben])
    from_menu(ben, "Leave table")
    ben.expect_home()
    assert play_on([anna], random.Random(3), most=4) == 4
    anna.turn_to("Table")
    away = anna.page.get_by_text("a bot plays", exact=True)
    expect(away).to_be_visible()
    anna.show(f"played-for-{tag(size)}")
    go_on(ben)
    expect(away).to_have_count(0)
    anna.turn_to("Choices")
    assert play_on([anna, ben], random.Random(3), most=4) == 4
    for person in (anna, ben):
        person.expect_no_complaints()


@SIZES
def test_whose_time_is_up_takes_over_again_with_one_click(
    newcomer: Newcomer, server: Server, size: tuple[int, int]
) -> None:
    host = server.caller()
    mine = host.open("me", "open", clock={"turn": 5, "bank": 5}, standin="random")
    theirs = host.sit(mine["table"], "Ben")
    with host.look(mine["table"], theirs["key"]) as ben:
        while ben.asked:
            ben.act(ben.choices()[0])
    anna = newcomer(size=size)
    anna.enter(mine)
    expect_turn([anna])
    gone = anna.page.get_by_role("group", name="A bot is playing for you.")
    expect(gone).to_be_visible()
    anna.show(f"time-is-up-{tag(size)}")
    gone.get_by_role("button", name="Take over again").click()
    expect(gone).to_have_count(0)
    expect(anna.page.get_by_text("You’re back.").first).to_be_attached()
    anna.expect_no_complaints()


@SIZES
def test_passing_in_advance(newcomer: Newcomer, size: tuple[int, int]) -> None:
    anna = newcomer(size=size)
    anna.open_table("me", "random")
    expect_turn([anna])
    plan = anna.page.get_by_label("Decline invitations")
    expect(plan).to_have_value("")
    plan.select_option("until I change it")
    expect(anna.page.locator(".plan.on")).to_be_visible()
    anna.show(f"plan-{tag(size)}")
    anna.reload()
    expect(plan).to_have_value("ever")
    plan.select_option("ask me")
    expect(anna.page.locator(".plan.on")).to_have_count(0)
    anna.expect_no_complaints()


def before_an_invitation() -> tuple[Match, str]:
    """A two-player game before an invitation that involves no chance, and the words of that action."""
    for seed in range(100):
        match, rng = westbound.new("pioneers", 2, seed), random.Random(seed)
        while not match.over:
            (seat,), before = match.actors(), Record(match.record.header, [*match.record.log])
            words = rng.choice(match.legal(seat))
            match.play(seat, words)
            alone = match.record.log == [*before.log, Played(seat, words)]
            if alone and match.actors() == [1 - seat] and match.view(1 - seat)["step"] == "joining":
                return westbound.load(before), words
    raise AssertionError("nobody invites anybody")


def test_who_plans_to_decline_is_not_asked_and_reads_that_they_did(newcomer: Newcomer, server: Server) -> None:
    match, words = before_an_invitation()
    (inviting,), host = match.actors(), server.caller()
    mine = resume(host, match, *("open" if seat == inviting else "me" for seat in range(2)))
    theirs = host.sit(mine["table"], "Ben")
    anna = newcomer()
    anna.enter(mine)
    anna.page.get_by_label("Decline invitations").select_option("until my turn")
    expect(anna.page.locator(".plan.on")).to_be_visible()
    with host.look(mine["table"], theirs["key"]) as ben:
        assert "plan" not in ben.ask
        ben.act(words)
    expect(anna.log).to_contain_text("You decline Ben’s invitation.")
    expect(anna.page.locator(".plan.on")).to_have_count(0)  # the plan ends with her turn
    assert not [each for each in anna.words() if each.startswith("join")]
    expect_turn([anna])
    anna.expect_no_complaints()


MOVING = """() => document.getAnimations()
  .some((each) => !(each instanceof CSSAnimation) && !(each instanceof CSSTransition))"""


@pytest.mark.parametrize(
    ("game", "size"), [("pioneers", DESK), ("pioneers", PHONE), ("pioneer_days", PHONE), ("colorado", DESK)]
)
def test_what_happened_meanwhile_is_told(newcomer: Newcomer, server: Server, game: str, size: tuple[int, int]) -> None:
    """A bot plays for a player who left; when they come back they can watch what happened."""
    host = server.caller()
    mine = host.open("me", "open", name="Anna", game=game)
    theirs = host.sit(mine["table"], "Ben")
    anna = newcomer(size=size, reduced_motion="no-preference")
    anna.enter(mine)
    expect(anna.page.locator(".board svg:visible").first).to_be_visible()
    from_menu(anna, "Leave table")
    anna.expect_home()
    with host.look(mine["table"], theirs["key"]) as ben:
        play_turns(ben, 3)
        assert ben.table["seats"][0]["gone"]
        go_on(anna, game.replace("_", " ").title())
        expect(anna.page.get_by_text(re.compile(r"\d+ things have happened since you were last here"))).to_be_visible()
        ben.wait(lambda message: "table" in message and not message["table"]["seats"][0]["gone"])
    anna.show(f"missed-{game}-{tag(size)}")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    anna.page.get_by_role("link", name="Show me").click()
    recap = anna.page.get_by_role("region", name="Since you were last here")
    slider = anna.page.get_by_role("slider")
    expect(recap).to_contain_text("What it means for you")
    anna.page.wait_for_function(MOVING)
    moment = slider.input_value()
    expect(slider).not_to_have_value(moment)  # one moment can last a whole day
    anna.page.get_by_role("button", name="Pause").click()
    anna.page.wait_for_function(f"() => !({MOVING})()")  # the moment is played to its end
    expect(recap.locator(".points li")).to_have_count(2)
    expect(recap.locator(".lines li").first).to_be_visible()
    expect(anna.page.locator(".board svg:visible").first).to_be_visible()
    anna.show(f"recap-{game}-{tag(size)}")
    compared = {f"/tables/{mine['table']}/replay", "/mine"}  # by tests/server/test_secrecy.py
    assert {url.partition("/api")[2] for url in asked} <= compared
    anna.expect_no_complaints()


def test_a_friend_takes_over_from_a_bot_if_everyone_agrees(newcomer: Newcomer) -> None:
    anna, ben, clara = newcomer(), newcomer(), newcomer(size=PHONE)
    address = anna.open_table("me", "open", "random", game="pioneer_days")
    ben.sit_down(address, "Ben")
    expect_turn([anna, ben])
    clara.go_to(address)
    clara.page.get_by_text("Ask for a seat", exact=True).click()
    clara.page.get_by_label("Your name").fill("Clara")
    clara.show("ask-for-a-seat")
    clara.page.get_by_role("button", name="Ask for the seat").click()
    expect(clara.page.get_by_text("Waiting for the players to agree")).to_be_visible()
    for person in (anna, ben):
        request = person.page.get_by_role("group", name="A new player")
        expect(request).to_contain_text("Clara wants to take over")
        person.show("admission")
        request.get_by_role("button", name="Agree").click()
    expect(anna.log).to_contain_text("Clara takes over the seat from the bot")
    assert play_on([anna, ben, clara], random.Random(3), most=6) == 6
    for person in (anna, ben, clara):
        person.expect_no_complaints()


def test_the_host_cannot_take_a_seat_from_its_player(newcomer: Newcomer) -> None:
    anna, ben = newcomer(), newcomer()
    address = anna.open_table("me", "open", game="pioneer_days")
    ben.sit_down(address, "Ben")
    expect_turn([anna, ben])
    anna.page.get_by_role("button", name="Menu").click()
    menu = anna.page.get_by_role("dialog", name="Table menu")
    expect(menu.get_by_text("here", exact=True)).to_be_visible()
    ben.go_to("about:blank")
    expect(menu.get_by_text("After 10 minutes you can give the seat away")).to_be_visible()
    anna.show("host-waits")
    for name in ("Open this seat", "Give to a bot", "New link"):
        expect(menu.get_by_role("button", name=re.compile(name))).to_have_count(0)
    anna.expect_no_complaints()
